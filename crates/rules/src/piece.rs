//! Pieces as they are shown: which belong to whom, and where they stand after an event.
//!
//! In a state the pawns of one colour are alike. On a screen each has an identity of its own,
//! since it is the one that moves; [`fold`] keeps the two in step.

use crate::board::Space;
use crate::event::Event;
use crate::seat::Seat;

/// A piece, told apart only by its owner. Pieces of one owner are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The seat it belongs to; `None` for a token that everyone moves.
    pub owner: Option<Seat>,
}

impl Piece {
    /// A pawn of `seat`.
    pub fn of(seat: Seat) -> Piece {
        Piece { owner: Some(seat) }
    }
}

/// A piece and the space it stands on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Standing {
    /// The piece.
    pub piece: Piece,
    /// Its space.
    pub at: Space,
}

/// Moves the shown pieces as `event` tells. Of several alike on the space, the last in the list
/// goes, as the topmost of a stack would.
///
/// Returns the index of the piece that moved, if any did.
///
/// # Panics
/// When the event moves a piece that is not shown there: the events then do not belong to these
/// pieces.
pub fn fold(shown: &mut [Standing], event: &Event) -> Option<usize> {
    let (piece, from, to) = match event {
        Event::Moved { piece, way, .. } => (*piece, *way.first()?, *way.last()?),
        Event::Captured {
            piece, from, to, ..
        } => (*piece, *from, *to),
        _ => return None,
    };
    let moving = Standing { piece, at: from };
    let index = shown.iter().rposition(|standing| *standing == moving);
    let index = index.unwrap_or_else(|| panic!("{event:?} moves a piece that is not shown"));
    shown[index].at = to;
    Some(index)
}
