//! Changes of players and their names during a game.

use rules::seat::Seat;

use super::{Effect, LocalGame, Session};

impl LocalGame {
    /// Renames a player, and saves the game.
    pub(super) fn name(&mut self, seat: Seat, name: &str, effects: &mut Vec<Effect>) {
        if self.can_change_players() {
            self.table.name(seat, name);
            effects.push(self.save());
        }
    }
}

impl Session {
    /// Changes who plays a seat, during a game.
    pub(super) fn sit(&mut self, seat: Seat, kind: &str, effects: &mut Vec<Effect>) {
        let is_taken = self.local.table.seats().any(|each| each == seat);
        if !self.local.can_change_players()
            || !is_taken
            || self.local.table.player(seat).kind == kind
        {
            return;
        }
        self.local.table.sit(seat, kind);
        // It was chosen by somebody else.
        self.undo.forget_undone();
        // Answers meant for the previous player no longer count.
        self.local.generation += 1;
        self.forget_moment();
        effects.push(self.local.save());
        self.end_animation(effects);
        self.request_next(effects);
    }
}
