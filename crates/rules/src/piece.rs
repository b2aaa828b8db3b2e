//! Pieces on the screen: their owners and their positions.
//!
//! In a state, pawns of one colour are interchangeable. On the screen each has its own identity so
//! that it can be animated; [`fold`](crate::event::fold) keeps the two in step.

use crate::board::Space;
use crate::seat::Seat;

/// A piece, identified only by its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The seat that owns the piece; `None` for a token that everyone moves.
    pub owner: Option<Seat>,
}

impl Piece {
    /// A pawn of `seat`.
    pub fn of(seat: Seat) -> Piece {
        Piece { owner: Some(seat) }
    }
}

/// A piece and its space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PiecePosition {
    /// The piece.
    pub piece: Piece,
    /// Its space.
    pub at: Space,
}
