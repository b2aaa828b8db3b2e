//! What matters in a position, in whole numbers.

use super::Parcheesi;
use super::play::Play;
use super::spaces::HOME;
use super::state::State;
use crate::facts::Facts;
use crate::seat::Seat;
use crate::turn::Results;

impl Facts for Parcheesi {
    const NAMES: &'static [&'static str] = &["steps"];

    fn facts(&self, state: &State, seat: Seat, _room: &mut Results<Play>, out: &mut Vec<i32>) {
        out.push(self.steps_to_go(state, seat));
    }

    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let marks = state.pawns[seat.index()].marks().into_iter();
        marks
            .map(|mark| i32::from(self.ring.steps_to_go(mark)))
            .sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        state.pawns[seat.index()].count(HOME) as u32
    }
}
