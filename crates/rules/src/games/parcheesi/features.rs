//! What a learned evaluation sees of a position.

use super::Parcheesi;
use super::marks::{Marks, bit};
use super::row::Row;
use super::spaces::{ENTRANCE, HOME, Mark, YARD};
use super::state::{DOUBLETS, State};
use crate::features::{FeatureSet, Features, distances, on_a_line};
use crate::seat::Seat;

/// For each mark, whether one pawn or more stands there, and whether two or more do; then whether
/// three and four are in the nest, and at home; then whether a blockade has stood for two turns, for
/// three, for four (C-14).
const PLAYER: u16 = AGES + 3;
const MARKS: u16 = HOME as u16 + 1;
const MANY: u16 = 2 * MARKS;
const AGES: u16 = MANY + 4;
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
        let road = |ahead: u8, row: Row| {
            let marks = row.on_way().filter(|&mark| mark <= ENTRANCE);
            let met = marks.filter_map(|mark| self.ring.met(ahead, mark));
            met.fold(0, |road: Marks, mark| road | bit(mark))
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
            player(&row.marks(), first, out);
            for blockade in state.blockades[other.index()].iter() {
                out.fill(first + AGES, u16::from(blockade.turns.saturating_sub(1)));
            }
            if ahead > 0 {
                let first = FIRST_NEAR + u16::from(ahead - 1) * NEAR;
                distances((own, road(ahead, row)), on_a_line, REACH, first, out);
            }
        }
        out.insert(FIRST_TURN + u16::from((seat.0 + 4 - state.turn.0) % 4));
        out.fill(FIRST_DOUBLET, state.doublets.into());
    }
}

fn player(marks: &[Mark], first: u16, out: &mut FeatureSet) {
    let mut before = 0;
    for (index, &mark) in marks.iter().enumerate() {
        let alike = index > 0 && marks[index - 1] == mark;
        before = if alike { before + 1 } else { 0 };
        match (before, mark) {
            (0 | 1, _) => out.insert(first + 2 * u16::from(mark) + before),
            (_, YARD) => out.insert(first + MANY + before - 2),
            (_, HOME) => out.insert(first + MANY + before),
            _ => {}
        }
    }
}
