//! How far players have come.

use super::Annie;
use super::state::{STARS, State};
use crate::explain::Explain;
use crate::seat::Seat;

impl Explain for Annie {
    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        i32::from(STARS - state.stars_of(seat))
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        u32::from(state.stars_of(seat))
    }
}
