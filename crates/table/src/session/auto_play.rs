//! Moves that are played automatically: a pass without a legal move, and an only move.

use rules::state::Node;

use super::{ChoiceId, LocalGame, Session};
use crate::game_session::Choice;

impl LocalGame {
    /// The forced pass of a person without a legal move.
    pub(super) fn forced(&self) -> Option<Choice> {
        match self.persons_choices() {
            [only] if !only.is_free => Some(*only),
            _ => None,
        }
    }

    /// Whether the player has nothing to choose.
    pub(crate) fn is_automatic(&self) -> bool {
        self.forced().or_else(|| self.only()).is_some()
    }

    /// Whether a choice passes, and only with the button "Pass".
    pub(super) fn needs_button(&self, choice: &Choice) -> bool {
        let by_button = !self.settings.player.auto_pass && self.mode.is_game();
        by_button && self.table.passes(choice)
    }

    /// The only move of a person who has only moves played automatically. A hand of cards is never played
    /// automatically: its player would not have seen it.
    pub(crate) fn only(&self) -> Option<Choice> {
        let Node::Decision { seat } = self.table.node() else {
            return None;
        };
        let is_automatic = self.settings.table_settings.singles.has(seat);
        if !is_automatic || self.table.has_hands() {
            return None;
        }
        match self.persons_choices() {
            [only] if only.is_free => Some(*only),
            _ => None,
        }
    }
}

impl Session {
    /// The choice that the button "Pass" plays: the forced pass of a person without auto-pass.
    pub fn pass(&self) -> Option<ChoiceId> {
        let forced = self
            .local
            .forced()
            .filter(|_| self.shown.ticket().is_none())?;
        self.local
            .needs_button(&forced)
            .then(|| self.local.table.id(&forced))
    }
}
