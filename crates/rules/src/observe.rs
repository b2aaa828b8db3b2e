//! What a seat may see.

use crate::game::Game;
use crate::seat::Seat;

/// A state with what `seat` may not see blanked. Bots and screens for a seat are given this, and
/// it can be had in no other way:
///
/// ```compile_fail,E0451
/// # use rules::{game::Game, observe::Observation, seat::Seat};
/// fn all_of_it<G: Game>(state: G::State, seat: Seat) -> Observation<G> {
///     Observation { seat, state }
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Observation<G: Game> {
    seat: Seat,
    state: G::State,
}

impl<G: Game> Observation<G> {
    /// What `seat` sees of `state`.
    pub fn new(game: &G, state: &G::State, seat: Seat) -> Observation<G> {
        Observation {
            seat,
            state: game.observe(state, seat),
        }
    }

    /// Who sees.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state as seen.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}
