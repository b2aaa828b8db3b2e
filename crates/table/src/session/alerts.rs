//! Texts of a session: speech detail, refusals, notices, and changes of language.

use rules::board::Space;

use super::{Effect, Purpose, Session};
use crate::no_move;

/// A refusal or notice, until the next input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alert {
    /// The refusal or notice.
    pub sentence: String,
    /// The space that a refusal is about.
    pub at: Option<Space>,
    /// Whether it answers a person's input. It is then about a moment that is over once anything is played.
    pub(super) is_answer: bool,
}

impl Alert {
    /// A notice.
    pub(super) fn notice(sentence: String) -> Alert {
        Alert {
            sentence,
            at: None,
            is_answer: false,
        }
    }
}

impl Session {
    pub(super) fn say(&mut self, sentence: String, effects: &mut Vec<Effect>) {
        effects.push(Effect::Alert(sentence.clone()));
        self.alert = Some(Alert::notice(sentence));
        self.local.table.end_remark();
    }

    /// Refuses a tap on a space, and gives the reason. While a turn passes, that is why it passes.
    pub(super) fn refuse(&mut self, space: Space, sentence: String, effects: &mut Vec<Effect>) {
        let passing = self
            .local
            .forced()
            .and_then(|choice| no_move::why_passed(&self.local.table, &choice));
        let at = passing.is_none().then_some(space);
        self.say(passing.unwrap_or(sentence), effects);
        if let Some(alert) = &mut self.alert {
            alert.at = at;
        }
    }

    /// Renders all texts again in the current language. The game and the selection stay the same.
    ///
    /// The current hint is requested again, since a bot words it. Of the refusals and notices, only the
    /// reason for a pass is repeated. [`Session::rebuild_lesson_texts`] translates the lesson's own words.
    pub fn rebuild_texts(&mut self) -> Vec<Effect> {
        if let Some(learning) = self.local.mode.lesson() {
            learning.call(&mut self.local.table);
        }
        self.local.table.rebuild_texts();
        self.shown.forget_scenes();
        let forced = self.local.forced().filter(|_| self.alert.is_some());
        let reason = forced.and_then(|choice| no_move::why_passed(&self.local.table, &choice));
        self.alert = reason.map(Alert::notice);
        let mut effects = Vec::new();
        // The hint of a lesson has no words of its own.
        if self.local.mode.lesson().is_none()
            && let (Some(_), Some(seat)) =
                (self.selection.hint.take(), self.local.table.node().seat())
        {
            self.bots
                .ask(&self.local, seat, Purpose::Hint, &mut effects);
        }
        self.bots.stale_language = effects.is_empty() && self.bots.pending.is_some();
        effects
    }
}
