//! How far players have come.

use super::Sorry;
use super::scoring::home;
use super::spaces;
use super::state::State;
use crate::explain::Explain;
use crate::seat::Seat;

impl Explain for Sorry {
    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let of = |seat| {
            let pawns = state.pawns.row(seat).pawns();
            pawns.map(|at| i32::from(spaces::to_go(seat, at)))
        };
        self.side_of(seat).iter().flat_map(of).sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        home(state, seat)
    }
}
