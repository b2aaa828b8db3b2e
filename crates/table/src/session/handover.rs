//! Passing the screen to the next person: their name for a second, then the board turns to them.

use rules::seat::Seat;

use super::{Effect, LocalGame, Session};
use crate::table_settings::Seating;

impl LocalGame {
    /// The person to whom the screen is being passed.
    pub(crate) fn handover(&self) -> Option<Seat> {
        self.screen.handover.filter(|_| self.is_persons_turn())
    }

    /// Whether the screen is on its way to the next person, who has not acted yet.
    pub fn is_being_passed(&self) -> bool {
        self.handover().or(self.curtain()).is_some()
    }

    /// Hands the screen to the person to act, if there is one. Nobody has to do anything while cards are dealt or the page
    /// rolls for the start.
    pub(super) fn hand_over(&mut self) {
        self.screen.handover = None;
        if self.needs_person() {
            self.screen.current_player = self.table.node().seat();
        }
    }
}

impl Session {
    /// Begins to pass the screen from one person to another. Returns whether the game waits for that.
    pub(super) fn begin_handover(&mut self, effects: &mut Vec<Effect>) -> bool {
        let (from, to) = (
            self.local.screen.current_player,
            self.local.table.node().seat(),
        );
        let ms = self.local.settings.player.speed.handover_ms();
        let is_passed = self.local.mode.is_game()
            && self.local.settings.table_settings.seating == Seating::Pass
            && self.local.needs_person()
            && from.is_some_and(|from| Some(from) != to && self.local.is_person(from));
        if !is_passed || ms == 0 {
            self.local.hand_over();
            return false;
        }
        self.local.screen.handover = to;
        // The last refusal was for the person who acted before.
        self.alert = None;
        effects.push(Effect::Pause(self.local.ticket(), ms));
        true
    }

    /// Ends passing the screen. Returns whether it was being passed.
    pub(super) fn end_handover(&mut self, effects: &mut Vec<Effect>) -> bool {
        let is_passed = self.local.screen.handover.take().is_some();
        if is_passed {
            self.shown.change();
            self.local.hand_over();
            self.request_next(effects);
        }
        is_passed
    }
}
