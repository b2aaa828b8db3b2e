//! The contract of a game's facts: whole numbers about a position, which bots weigh and hints
//! speak of.

use crate::game::Game;
use crate::seat::Seat;
use crate::turn::Results;

/// A game that can count what matters in a position.
pub trait Facts: Game {
    /// The names of the facts, in the order of [`Facts::facts`]; the first is `steps`, how
    /// far the seat's side still is from winning: the steps that it has to go, in most games.
    const NAMES: &'static [&'static str];

    /// The facts of `seat` in a state at which a play has ended or not begun, one number a name,
    /// appended to `out`. `room` is room to look ahead in.
    fn facts(
        &self,
        state: &Self::State,
        seat: Seat,
        room: &mut Results<Self::Play>,
        out: &mut Vec<i32>,
    );

    /// How far the seat's side still is from winning: the first of the facts alone.
    fn steps_to_go(&self, state: &Self::State, seat: Seat) -> i32;

    /// What is counted on the way to winning: how many pieces of the seat are home, or how much it
    /// has collected.
    fn tally(&self, state: &Self::State, seat: Seat) -> u32;
}
