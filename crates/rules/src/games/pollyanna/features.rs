//! What a learned evaluation sees of a position.

use super::Pollyanna;
use super::barriers::{ON_BROADWAY, met};
use super::spaces::{FIRST_TURNOUT, HOME, TURNOUT, YARD};
use super::state::{PAWNS, State};
use crate::features::{FeatureSet, Features, distances, on_a_line};
use crate::seat::Seat;

/// Marks of one player: yard, Broadway, home path, home, and three turnouts.
const MARKS: u16 = FIRST_TURNOUT as u16 + 3 * TURNOUT as u16;
/// For each mark, whether one pawn or more stands there, and whether two or more do; then whether
/// three and four are in the yard, and at home.
const PLAYER: u16 = 2 * MARKS + 4;
/// So far two dice take a pawn.
const REACH: u16 = 12;
/// How near the pawns of two players are to each other.
const NEAR: u16 = 4 * REACH;

/// The features begin with the players, by how many places they sit after the one who sees; then
/// comes who is near to whom.
const FIRST_NEAR: u16 = 4 * PLAYER;
/// Who plays, and whose turn it is.
const FIRST_SEAT: u16 = FIRST_NEAR + 3 * NEAR;
const FIRST_TURN: u16 = FIRST_SEAT + 4;

impl Features for Pollyanna {
    const COUNT: usize = FIRST_TURN as usize + 4;

    fn features(&self, state: &State, seat: Seat, out: &mut FeatureSet) {
        let side = self.side_of(seat);
        let road = |other: Seat| {
            let ahead = (other.0 + 4 - seat.0) % 4;
            let marks = state.pawns[other.index()].iter();
            let bits = marks.fold(0, |road, &mark| road | met(ahead, mark));
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
            player(&state.pawns[other.index()], ahead * PLAYER, out);
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

fn player(pawns: &[u8; PAWNS], first: u16, out: &mut FeatureSet) {
    let mut before = 0;
    for (index, &mark) in pawns.iter().enumerate() {
        let alike = index > 0 && pawns[index - 1] == mark;
        before = if alike { before + 1 } else { 0 };
        match (before, mark) {
            (0 | 1, _) => out.insert(first + 2 * u16::from(mark) + before),
            (_, YARD) => out.insert(first + 2 * MARKS + before - 2),
            (_, HOME) => out.insert(first + 2 * MARKS + before),
            _ => {}
        }
    }
}
