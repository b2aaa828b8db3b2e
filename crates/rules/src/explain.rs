//! What hints need of a game to give reasons for a play.

use crate::seat::Seat;
use crate::view::View;

/// A game that can tell how far players have come.
pub trait Explain: View {
    /// How far the seat's side still is from winning: the steps that it has to go, in most games.
    fn steps_to_go(&self, state: &Self::State, seat: Seat) -> i32;

    /// What is counted on the way to winning: how many pieces of the seat are home, or how much it
    /// has collected.
    fn tally(&self, state: &Self::State, seat: Seat) -> u32;
}
