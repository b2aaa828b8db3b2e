//! Features of a position, for learned evaluations.
//!
//! They begin with the players, by how many sides their pawns enter after those of the seat that
//! observes: where the pawns stand, and how long blockades have. Then comes who is near to whom, who
//! plays, whose turn it is, and how many rolls in it brought another.

use super::pawn_row::PawnRow;
use super::rules::RaceRules;
use super::state::State;
use super::track::{FIRST_TURNOUT, PathIndex, YARD};
use super::{Race, RaceGame, side_of};
use crate::features::{FeatureSet, Features, distances, on_a_line};
use crate::seat::Seat;

/// Where each kind of feature begins.
struct Numbers {
    /// The path indexes of a player.
    indexes: u16,
    /// The ages of a player's blockades, within those of the player.
    ages: u16,
    /// The features of a player.
    player: u16,
    /// How far the dice take a pawn.
    reach: u16,
    /// How near the pawns of two players are to each other, within those of the two.
    near: u16,
    seat: u16,
    turn: u16,
    rolls_again: u16,
    /// The number of features.
    all: u16,
}

impl Numbers {
    const fn of(rules: &RaceRules) -> Numbers {
        let track = &rules.road.track;
        let indexes = match track.turnouts {
            Some(_) => FIRST_TURNOUT + 3 * track.layout.turnout,
            None => track.home() + 1,
        };
        let due = match rules.due() {
            Some(turns) => turns as u16 - 1,
            None => 0,
        };
        let limit = match rules.limit() {
            Some(limit) => limit as u16,
            None => 0,
        };
        let indexes = indexes as u16;
        // For each path index, whether at least 1 and at least 2 pawns stand there; then whether at
        // least 3 or 4 are in the yard, and at home.
        let ages = 2 * indexes + 4;
        let player = ages + due;
        let near = 4 * player;
        let reach = 6 * rules.dice as u16;
        let seat = near + 3 * 4 * reach;
        let turn = seat + 4;
        let rolls_again = turn + 4;
        Numbers {
            indexes,
            ages,
            player,
            reach,
            near,
            seat,
            turn,
            rolls_again,
            all: rolls_again + limit,
        }
    }
}

/// The number of features of a race. A net serves all rulesets, so it is that of the print.
pub(super) const fn count(rules: &RaceRules) -> usize {
    Numbers::of(rules).all as usize
}

impl<G: RaceGame> Features for Race<G> {
    const COUNT: usize = count(&G::RULES);

    fn features(&self, state: &State, seat: Seat, out: &mut FeatureSet) {
        let numbers = const { Numbers::of(&G::RULES) };
        let (road, layout) = (self.ruled.rules.road, &self.track().layout);
        let side = side_of(self, seat);
        let on_ring = |other: Seat| {
            let ahead = layout.sides_ahead(seat, other);
            road.met_on_ring::<u128>(ahead, state.pawns[other.index()])
        };
        let own = on_ring(seat);
        for ahead in 0..4 {
            let other = layout.seat_ahead(seat, ahead);
            let ahead = u16::from(ahead);
            if !state.seats.has(other) {
                continue;
            }
            out.insert(numbers.seat + ahead);
            let first = ahead * numbers.player;
            add_pawn_features(
                state.pawns[other.index()],
                road.home,
                numbers.indexes,
                first,
                out,
            );
            if let Some(memory) = &state.memory {
                for blockade in memory.aged_blockades(other).iter() {
                    let turns = u16::from(blockade.turns) - 1;
                    out.fill(
                        first + numbers.ages,
                        turns.min(numbers.player - numbers.ages),
                    );
                }
            }
            if ahead == 0 {
                continue;
            }
            let reach = numbers.reach;
            let first = numbers.near + (ahead - 1) * 4 * reach;
            if side.has(other) {
                // Of the partner's pawns it matters how near the rivals are.
                let rivals = state.seats.iter().filter(|each| !side.has(*each));
                let rivals = rivals.fold(0, |all, rival| all | on_ring(rival));
                distances((on_ring(other), rivals), on_a_line, reach, first, out);
            } else {
                distances((own, on_ring(other)), on_a_line, reach, first, out);
            }
        }
        let ahead = layout.sides_ahead(seat, state.turn);
        out.insert(numbers.turn + u16::from(ahead));
        let rolls_again = u16::from(state.rolls_again());
        out.fill(
            numbers.rolls_again,
            rolls_again.min(numbers.all - numbers.rolls_again),
        );
    }
}

/// Adds the features of a player's pawns.
fn add_pawn_features(
    row: PawnRow,
    home: PathIndex,
    indexes: u16,
    first: u16,
    out: &mut FeatureSet,
) {
    let mut before = 0;
    let mut last = None;
    for index in row.indexes() {
        before = if last == Some(index) { before + 1 } else { 0 };
        last = Some(index);
        match before {
            0 | 1 => out.insert(first + 2 * u16::from(index) + before),
            _ if index == YARD => out.insert(first + 2 * indexes + before - 2),
            _ if index == home => out.insert(first + 2 * indexes + before),
            _ => {}
        }
    }
}
