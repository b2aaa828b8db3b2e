//! What matters in a position, in whole numbers.
//!
//! Bots weigh these by `crates/bot/weights/game_name.txt`; without that file they go by the first alone.

use super::play::Play;
use super::{GameName, HOME, State, TRACK};
use crate::facts::Facts;
use crate::seat::Seat;
use crate::turn::Results;

impl Facts for GameName {
    // Steps that the seat still has to go.
    const NAMES: &'static [&'static str] = &["steps"];

    fn facts(&self, state: &State, seat: Seat, _room: &mut Results<Play>, out: &mut Vec<i32>) {
        out.push(self.steps_to_go(state, seat));
    }

    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let indexes = state.pawns[seat.index()].indexes();
        let steps = indexes.map(|index| i32::from(TRACK.steps_to_go(index)));
        steps.into_iter().sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        state.pawns[seat.index()].count(HOME) as u32
    }
}
