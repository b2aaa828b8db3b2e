//! Features of a position for a learned evaluation.
//!
//! `lab train game_name` trains a net with these features. Copy its file to `crates/bot/nets`, and
//! the bots will use it. Without a net, bots count steps to go.

use super::{GameName, HOME, State};
use crate::features::{FeatureSet, Features};
use crate::race::{add_pawn_features, pawn_feature_count};
use crate::seat::Seat;

/// The number of path indexes of a player.
const INDEXES: u16 = HOME as u16 + 1;
/// The number of features of a player's pawns.
const PLAYER: u16 = pawn_feature_count(INDEXES);
/// The features of the players come first, by their distance around the table from the observing
/// seat. Then come the seats in play and the seat to act.
const FIRST_SEAT: u16 = 4 * PLAYER;
const FIRST_TURN: u16 = FIRST_SEAT + 4;

impl Features for GameName {
    const COUNT: usize = FIRST_TURN as usize + 4;

    fn features(&self, state: &State, seat: Seat, out: &mut FeatureSet) {
        let ahead = |other: Seat| u16::from((other.0 + 4 - seat.0) % 4);
        for other in state.seats.iter() {
            let row = state.pawns[other.index()];
            add_pawn_features(row, HOME, INDEXES, ahead(other) * PLAYER, out);
            out.insert(FIRST_SEAT + ahead(other));
        }
        out.insert(FIRST_TURN + ahead(state.turn));
    }
}
