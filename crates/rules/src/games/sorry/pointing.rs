//! What a step means on the board, so that it can be tapped.

use super::actions::{Act, Step};
use super::state::State;
use super::{Sorry, events, spaces};
use crate::board::Space;
use crate::game::Game;
use crate::piece::Piece;
use crate::view::Pointing;

impl Sorry {
    /// The pawn, its way, and whom the step bumps or swaps with.
    pub(super) fn pointed_at(&self, state: &State, step: Step) -> Pointing {
        if !step.moves() {
            return Pointing::default();
        }
        let (throw, play) = self.play(state);
        let owner = play.mover(&throw, step);
        let bumped = events::bumped(owner, &state.pawns, step);
        let swaps = (step.act == Act::Swap).then(|| events::occupant(&state.pawns, step.to));
        Pointing {
            piece: Some(Piece::of(owner)),
            from: Some(Space(step.from)),
            to: Some(Space(step.to)),
            slides: spaces::slide(owner, step.to).map(Space),
            captures: bumped.into_iter().map(|(victim, _)| victim).collect(),
            swaps: swaps.flatten(),
            ..Pointing::default()
        }
    }
}
