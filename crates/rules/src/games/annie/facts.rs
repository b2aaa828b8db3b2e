//! What matters in a position, in whole numbers.

use super::Annie;
use super::play::Play;
use super::state::{STARS, State};
use crate::facts::Facts;
use crate::seat::Seat;
use crate::turn::Results;

impl Facts for Annie {
    const NAMES: &'static [&'static str] = &["steps"];

    fn facts(&self, state: &State, seat: Seat, _room: &mut Results<Play>, out: &mut Vec<i32>) {
        out.push(self.steps_to_go(state, seat));
    }

    /// How many of the stars the seat does not have: whoever has all of them has won.
    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        i32::from(STARS - state.stars_of(seat))
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        u32::from(state.stars_of(seat))
    }
}
