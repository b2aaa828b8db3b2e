//! The attempt at the game of a day: a game that is the same for everybody.

use super::{Effect, LocalGame, Session};
use crate::today::Attempt;

impl LocalGame {
    /// The attempt at the game of a day, if it is one.
    pub fn attempt(&self) -> Option<Attempt> {
        self.attempt
    }

    /// Whether players and dice stay as they are: the players of a game by link have signed them, and an attempt at the
    /// game of a day is the same for everybody.
    pub(super) fn is_fixed(&self) -> bool {
        self.link_player.is_some() || self.attempt.is_some()
    }

    /// Whether people may change who plays, and who rolls.
    pub fn can_change_players(&self) -> bool {
        self.mode.is_game() && !self.is_fixed()
    }
}

impl Session {
    /// Makes this session an attempt at the game of a day.
    pub fn set_attempt(&mut self, attempt: Option<Attempt>) {
        self.local.attempt = attempt;
        self.shown.change();
    }

    /// Counts a hint of an attempt, and saves it.
    pub(super) fn count_hint(&mut self, effects: &mut Vec<Effect>) {
        if let Some(attempt) = &mut self.local.attempt {
            attempt.hints += 1;
            effects.push(self.local.save());
        }
    }
}
