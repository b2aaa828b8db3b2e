//! What matters in a position, in whole numbers.

use super::Sorry;
use super::play::Play;
use super::scoring::home;
use super::spaces;
use super::state::State;
use crate::facts::Facts;
use crate::seat::Seat;
use crate::turn::Results;

impl Facts for Sorry {
    const NAMES: &'static [&'static str] = &[
        // Steps that the side still has to go.
        "steps",
    ];

    fn facts(&self, state: &State, seat: Seat, _room: &mut Results<Play>, out: &mut Vec<i32>) {
        out.push(self.steps_to_go(state, seat));
    }

    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let side = self.side_of(seat);
        let of = |seat| {
            state
                .pawns
                .row(seat)
                .pawns()
                .map(|at| i32::from(spaces::to_go(seat, at)))
        };
        side.iter().flat_map(of).sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        home(state, seat)
    }
}
