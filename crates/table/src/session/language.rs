//! What is told: how much of it, what is refused or noticed, and all of it anew in another language.

use rules::board::Space;
use rules::event::Event;

use super::showing::Stage;
use super::{Effect, Purpose, Session};
use crate::game_session::Choice;
use crate::speech::Speech;

impl Session {
    /// How much is said.
    pub fn speech(&self) -> Speech {
        self.settings.speech
    }

    /// So much is said from now on.
    pub fn speak(&mut self, speech: Speech) {
        self.settings.speech = speech;
    }

    /// The last refusal or notice.
    pub fn alert(&self) -> Option<&str> {
        self.alert.as_deref()
    }

    pub(super) fn say(&mut self, sentence: String, effects: &mut Vec<Effect>) {
        effects.push(Effect::Alert(sentence.clone()));
        self.alert = Some(sentence);
        self.refused_at = None;
    }

    /// Says why what was tapped on a space cannot be done.
    pub(super) fn refuse(&mut self, space: Space, sentence: String, effects: &mut Vec<Effect>) {
        self.say(sentence, effects);
        self.refused_at = Some(space);
    }

    /// The space that the last refusal is about, if it is about one.
    pub(crate) fn refused_at(&self) -> Option<Space> {
        self.refused_at.filter(|_| self.alert.is_some())
    }

    /// What is said of a choice that only passes and is all there is; nothing of any other.
    pub(super) fn why_passed(&self, choice: &Choice) -> Option<String> {
        let events = self.table.preview(choice.index);
        let passes = |event: &Event| matches!(event, Event::Passed { .. });
        events.iter().any(passes).then(|| self.no_legal_move())
    }

    /// Tells everything anew, in the language that is spoken now. Nothing that was made or chosen changes.
    ///
    /// A hint is asked for anew, since its words are a bot's. Of what was said in answer to something
    /// done, only why a turn passes is said again. A lesson's own words are given by
    /// [`Session::retell_lesson`].
    pub fn retell(&mut self) -> Vec<Effect> {
        self.call_learner();
        self.table.retell();
        if let Stage::Showing(showing) = &mut self.stage {
            showing.scene = None;
        }
        let choices = self.table.choices();
        for kept in self
            .selection
            .asking
            .iter_mut()
            .chain(&mut self.selection.pointed)
        {
            if let Some(choice) = choices.iter().find(|each| each.step == kept.step) {
                kept.clone_from(choice);
            }
        }
        let forced = self.forced().filter(|_| self.alert.is_some());
        self.alert = forced.and_then(|choice| self.why_passed(&choice));
        let mut effects = Vec::new();
        if let (Some(_), Some(seat)) = (self.bots.hint.take(), self.table.node().seat()) {
            self.ask(seat, Purpose::Hint, &mut effects);
        }
        self.bots.stale_language = effects.is_empty() && self.bots.pending.is_some();
        effects
    }
}
