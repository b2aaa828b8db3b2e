//! Playable games: what generic code asks of a game.

use crate::features::Features;
use crate::notation::Notation;
use crate::progress::Progress;
use crate::words::Words;

/// An action or an outcome that fits into the lower 63 bits of a number.
pub trait Packed {
    /// The number.
    fn pack(self) -> u64;
    /// The action or outcome of a number from [`Packed::pack`].
    fn unpack(bits: u64) -> Self;
}

/// All the traits of a playable game.
pub trait Playable:
    Notation<Action: Packed, Chance: Packed> + Words + Progress + Features + 'static
{
}

impl<G> Playable for G where
    G: Notation<Action: Packed, Chance: Packed> + Words + Progress + Features + 'static
{
}

/// Code generic over games, to be run for the game of a ruleset by [`visit`](crate::games::visit).
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs the code for one game.
    fn visit<G: Playable>(self, game: G) -> Self::Output;
}
