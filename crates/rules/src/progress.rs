//! Progress measures from which hints derive reasons for a move.

use crate::seat::Seat;
use crate::view::View;

/// A game that measures the progress of players.
pub trait Progress: View {
    /// How far the seat's side is from winning: in most games, the steps left.
    fn steps_to_go(&self, state: &Self::State, seat: Seat) -> i32;

    /// How many pieces the seat has at home, or how many items it has collected.
    fn tally(&self, state: &Self::State, seat: Seat) -> u32;
}
