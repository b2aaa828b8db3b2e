//! What a learned evaluation sees of a position.
//!
//! `lab train game_name` learns what each feature is worth; its file, put into `crates/bot/nets`,
//! is what bots judge by. Without one they go by steps to go.

use super::{GameName, HOME, State};
use crate::features::{FeatureSet, Features};
use crate::race::{add_pawn_features, pawn_feature_count};
use crate::seat::Seat;

/// The path indexes of a player.
const INDEXES: u16 = HOME as u16 + 1;
/// The features of a player's pawns.
const PLAYER: u16 = pawn_feature_count(INDEXES);
/// The features begin with the players, by how many places they sit after the one who sees; then
/// comes who plays, and whose turn it is.
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
