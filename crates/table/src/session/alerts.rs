//! Texts of a session: speech detail, refusals, notices, and changes of language.

use rules::board::Space;

use super::animation::Stage;
use super::{Effect, Purpose, Session};
use crate::speech::Speech;

impl Session {
    /// How detailed announcements are.
    pub fn speech(&self) -> Speech {
        self.settings.player.speech
    }

    /// The last refusal or notice.
    pub fn alert(&self) -> Option<&str> {
        self.alert.as_deref()
    }

    pub(super) fn say(&mut self, sentence: String, effects: &mut Vec<Effect>) {
        effects.push(Effect::Alert(sentence.clone()));
        self.alert = Some(sentence);
        self.refused_at = None;
        self.table.end_remark();
    }

    /// Refuses a tap on a space, and gives the reason. While a turn passes, that is why it passes.
    pub(super) fn refuse(&mut self, space: Space, sentence: String, effects: &mut Vec<Effect>) {
        let passing = self.forced().and_then(|choice| self.why_passed(&choice));
        let is_passing = passing.is_some();
        self.say(passing.unwrap_or(sentence), effects);
        self.refused_at = (!is_passing).then_some(space);
    }

    /// The space that the last refusal is about, if any.
    pub(crate) fn refused_at(&self) -> Option<Space> {
        self.refused_at.filter(|_| self.alert.is_some())
    }

    /// Renders all texts again in the current language. The game and the selection stay the same.
    ///
    /// The current hint is requested again, since a bot words it. Of the refusals and notices, only the
    /// reason for a pass is repeated. [`Session::rebuild_lesson_texts`] translates the lesson's own words.
    pub fn rebuild_texts(&mut self) -> Vec<Effect> {
        self.call_learner();
        self.table.rebuild_texts();
        self.drawn = None;
        if let Stage::Showing(showing) = &mut self.stage {
            showing.scene = None;
        }
        let forced = self.forced().filter(|_| self.alert.is_some());
        self.alert = forced.and_then(|choice| self.why_passed(&choice));
        let mut effects = Vec::new();
        // The hint of a lesson has no words of its own.
        if !self.is_lesson()
            && let (Some(_), Some(seat)) = (self.bots.hint.take(), self.table.node().seat())
        {
            self.ask(seat, Purpose::Hint, &mut effects);
        }
        self.bots.stale_language = effects.is_empty() && self.bots.pending.is_some();
        effects
    }
}
