//! What a learned evaluation sees of a position.

use super::doublets::DOUBLETS;
use super::indexes::{Indexes, bit};
use super::memory::blockades;
use super::track::HOME;
use super::{Parcheesi, State};
use crate::features::{FeatureSet, Features, distances, on_a_line};
use crate::race::{PawnRow, add_pawn_features, pawn_feature_count};
use crate::seat::Seat;

/// The features of a player: those of its pawns, then whether a blockade has stood for two turns, for
/// three, for four (C-14).
const PLAYER: u16 = AGES + 3;
const INDEXES: u16 = HOME as u16 + 1;
const AGES: u16 = pawn_feature_count(INDEXES);
/// So far two dice take a pawn.
const REACH: u16 = 12;
/// How near the pawns of two players are to each other.
const NEAR: u16 = 4 * REACH;

/// The features begin with the players, by how many sides their pawns enter after those of the one
/// who sees; then comes who is near to whom.
const FIRST_NEAR: u16 = 4 * PLAYER;
/// Who plays, whose turn it is, and how many doublets have been played in it (C-10).
const FIRST_SEAT: u16 = FIRST_NEAR + 3 * NEAR;
const FIRST_TURN: u16 = FIRST_SEAT + 4;
const FIRST_DOUBLET: u16 = FIRST_TURN + 4;

impl Features for Parcheesi {
    const COUNT: usize = FIRST_DOUBLET as usize + DOUBLETS as usize;

    fn features(&self, state: &State, seat: Seat, out: &mut FeatureSet) {
        let road = |ahead: u8, row: PawnRow| {
            let indexes = row.indexes().into_iter();
            let met = indexes.filter_map(|index| self.track.rival_index(ahead, index));
            met.fold(0, |road: Indexes, index| road | bit(index))
        };
        let own = road(0, state.pawns[seat.index()]);
        for ahead in 0..4u8 {
            // The turn goes round the other way than the pawns do (C-2).
            let other = Seat((seat.0 + 4 - ahead) % 4);
            if !state.seats.has(other) {
                continue;
            }
            let row = state.pawns[other.index()];
            let first = u16::from(ahead) * PLAYER;
            out.insert(FIRST_SEAT + u16::from(ahead));
            add_pawn_features(row, HOME, INDEXES, first, out);
            for blockade in blockades(state, other).iter() {
                out.fill(first + AGES, u16::from(blockade.turns.saturating_sub(1)));
            }
            if ahead > 0 {
                let first = FIRST_NEAR + u16::from(ahead - 1) * NEAR;
                distances((own, road(ahead, row)), on_a_line, REACH, first, out);
            }
        }
        out.insert(FIRST_TURN + u16::from((seat.0 + 4 - state.turn.0) % 4));
        out.fill(FIRST_DOUBLET, state.memory.doublets.into());
    }
}
