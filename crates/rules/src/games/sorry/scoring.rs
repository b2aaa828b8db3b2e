//! How far players have come, and the points of a game (S-27).

use super::Sorry;
use super::spaces;
use super::state::{Phase, State};
use crate::progress::Progress;
use crate::race::PAWNS;
use crate::seat::{Seat, SeatSet};

/// For an own pawn home, and to the winner for an opponent's that is not.
const PAWN: u32 = 5;

/// What the winner gets besides, by the most pawns that an opponent has home.
const SHUT_OUT: [u32; 3] = [100, 50, 25];

impl Progress for Sorry {
    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let of = |seat| {
            let pawns = state.pawns.of(seat).indexes();
            pawns.map(|at| i32::from(spaces::to_go(seat, at)))
        };
        self.side_of(seat).iter().flat_map(of).sum()
    }

    /// How many pawns of the seat are home.
    fn tally(&self, state: &State, seat: Seat) -> u32 {
        state.pawns.of(seat).count(spaces::home(seat)) as u32
    }
}

impl Sorry {
    /// S-27: the points of each seat; partners have the same.
    pub(super) fn score(&self, state: &State) -> Vec<(Seat, u32)> {
        let of = |seat| (seat, self.points_of(state, self.side_of(seat)));
        state.seats.iter().map(of).collect()
    }

    fn points_of(&self, state: &State, side: SeatSet) -> u32 {
        let home = |seat: Seat| self.tally(state, seat);
        let own = PAWN * side.iter().map(home).sum::<u32>();
        if state.phase != Phase::Over || !side.has(state.turn) {
            return own;
        }
        let opponents = || state.seats.iter().filter(|&seat| !side.has(seat)).map(home);
        let away: u32 = opponents().map(|home| PAWNS as u32 - home).sum();
        let most = opponents().max().unwrap_or_default();
        let shut_out = SHUT_OUT.get(most as usize).copied();
        own + PAWN * away + shut_out.unwrap_or_default()
    }
}
