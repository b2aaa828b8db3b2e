//! What matters in a position, in whole numbers.
//!
//! Bots weigh these by `crates/bot/weights/game_name.txt`; without that file they go by the first alone.

use super::GameName;
use super::play::Play;
use super::spaces::{HOME, Mark, YARD, is_on_ring};
use super::state::State;
use crate::facts::Facts;
use crate::seat::Seat;
use crate::turn::Results;

impl Facts for GameName {
    const NAMES: &'static [&'static str] = &[
        // Steps that the seat still has to go.
        "steps",  // The same of all rivals together, which captures make more.
        "rivals", // Pawns at home and in the yard.
        "home", "yard",
        // Pawns that stand alone on the ring, where they can be captured.
        "alone",
    ];

    fn facts(&self, state: &State, seat: Seat, _room: &mut Results<Play>, out: &mut Vec<i32>) {
        let own = state.pawns[seat.index()];
        let count = |is: &dyn Fn(Mark) -> bool| own.iter().filter(|&&mark| is(mark)).count() as i32;
        let rivals = state.seats.without(seat);
        out.extend([
            self.steps_to_go(state, seat),
            rivals
                .iter()
                .map(|each| self.steps_to_go(state, each))
                .sum(),
            count(&|mark| mark == HOME),
            count(&|mark| mark == YARD),
            count(&|mark| {
                is_on_ring(mark) && own.iter().filter(|&&other| other == mark).count() == 1
            }),
        ]);
    }

    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let own = state.pawns[seat.index()].iter();
        own.map(|&mark| i32::from(HOME - mark)).sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        let own = state.pawns[seat.index()].iter();
        own.filter(|&&mark| mark == HOME).count() as u32
    }
}
