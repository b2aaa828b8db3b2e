//! Changes of players and their names during a game.

use rules::seat::Seat;

use super::{Effect, Session};

impl Session {
    /// Whether people may change who plays. In a game by link, the players have signed it.
    fn can_change_players(&self) -> bool {
        self.mode.is_game() && self.link_player.is_none()
    }

    /// Renames a player.
    pub(super) fn name(&mut self, seat: Seat, name: &str, effects: &mut Vec<Effect>) {
        if !self.can_change_players() {
            return;
        }
        self.table.name(seat, name);
        effects.push(self.save());
    }

    /// Changes who plays a seat, during a game.
    pub(super) fn sit(&mut self, seat: Seat, kind: &str, effects: &mut Vec<Effect>) {
        let is_taken = self.table.seats().any(|each| each == seat);
        if !self.can_change_players() || !is_taken || self.table.player(seat).kind == kind {
            return;
        }
        self.table.sit(seat, kind);
        // It was chosen by somebody else.
        self.undone.clear();
        // Answers meant for the previous player no longer count.
        self.generation += 1;
        self.forget_moment();
        effects.push(self.save());
        self.end_animation(effects);
        self.request_next(effects);
    }
}
