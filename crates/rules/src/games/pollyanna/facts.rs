//! What matters in a position, in whole numbers.

use super::Pollyanna;
use super::spaces::{HOME, YARD, steps_to_go};
use super::state::State;
use crate::facts::Facts;
use crate::seat::Seat;

impl Facts for Pollyanna {
    const NAMES: &'static [&'static str] = &["steps", "home", "yard"];

    fn facts(&self, state: &State, seat: Seat, out: &mut Vec<i32>) {
        let count = |mark| {
            state.pawns[seat.index()]
                .iter()
                .filter(|&&each| each == mark)
                .count()
        };
        out.push(self.steps_to_go(state, seat));
        out.extend([count(HOME) as i32, count(YARD) as i32]);
    }

    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let side = self.side_of(seat);
        let pawns = side.iter().flat_map(|seat| state.pawns[seat.index()]);
        pawns.map(|mark| i32::from(steps_to_go(mark))).sum()
    }

    fn home(&self, state: &State, seat: Seat) -> u32 {
        state.pawns[seat.index()]
            .iter()
            .filter(|&&mark| mark == HOME)
            .count() as u32
    }
}
