//! What a learned evaluation sees of a position.

use super::blockades::{ON_BROADWAY, rival_bit};
use super::track::{HOME, TURNOUT};
use super::{Pollyanna, State};
use crate::features::{FeatureSet, Features, distances, on_a_line};
use crate::race::{FIRST_TURNOUT, add_pawn_features, pawn_feature_count, side_of};
use crate::seat::Seat;

/// Path indexes of one player: yard, Broadway, home path, home, and three turnouts.
const INDEXES: u16 = FIRST_TURNOUT as u16 + 3 * TURNOUT as u16;
/// The features of a player's pawns.
const PLAYER: u16 = pawn_feature_count(INDEXES);
/// So far two dice take a pawn.
const REACH: u16 = 12;
/// How near the pawns of two players are to each other.
const NEAR: u16 = 4 * REACH;

/// The features begin with the players, by how many places they sit after the observing seat; then
/// comes who is near to whom.
const FIRST_NEAR: u16 = 4 * PLAYER;
/// Who plays, and whose turn it is.
const FIRST_SEAT: u16 = FIRST_NEAR + 3 * NEAR;
const FIRST_TURN: u16 = FIRST_SEAT + 4;

impl Features for Pollyanna {
    const COUNT: usize = FIRST_TURN as usize + 4;

    fn features(&self, state: &State, seat: Seat, out: &mut FeatureSet) {
        let side = side_of(self, seat);
        let road = |other: Seat| {
            let ahead = (other.0 + 4 - seat.0) % 4;
            let indexes = state.pawns[other.index()].indexes().into_iter();
            let bits = indexes.fold(0, |road, index| road | rival_bit(ahead, index));
            u128::from(bits & ON_BROADWAY)
        };
        let own = road(seat);
        for ahead in 0..4 {
            let other = Seat((seat.0 + ahead) % 4);
            let ahead = u16::from(ahead);
            if !state.seats.has(other) {
                continue;
            }
            out.insert(FIRST_SEAT + ahead);
            let row = state.pawns[other.index()];
            add_pawn_features(row, HOME, INDEXES, ahead * PLAYER, out);
            if ahead == 0 {
                continue;
            }
            let first = FIRST_NEAR + (ahead - 1) * NEAR;
            if side.has(other) {
                // Of the partner's pawns it matters how near the rivals are (P-9).
                let rivals = state.seats.iter().filter(|each| !side.has(*each));
                let rivals = rivals.fold(0, |roads, rival| roads | road(rival));
                distances((road(other), rivals), on_a_line, REACH, first, out);
            } else {
                distances((own, road(other)), on_a_line, REACH, first, out);
            }
        }
        out.insert(FIRST_TURN + u16::from((state.turn.0 + 4 - seat.0) % 4));
    }
}
