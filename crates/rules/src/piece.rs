//! Pieces on the screen: their owners, and their positions after an event.
//!
//! In a state, pawns of one colour are interchangeable. On the screen each has its own identity so
//! that it can be animated; [`fold`] keeps the two in step.

use crate::board::Space;
use crate::event::Event;
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

/// Moves the shown pieces as `event` says. Of several equal pieces on a space, the last in the list
/// moves, like the top of a stack.
///
/// Returns the indices of the pieces that moved: none, one, or two for a swap.
///
/// # Panics
/// When the event moves a piece that is not there, so the events do not belong to these pieces.
pub fn fold(shown: &mut [PiecePosition], event: &Event) -> Vec<usize> {
    let moves = moves(event);
    let found = |(standing, _): &(PiecePosition, Space)| {
        let index = shown.iter().rposition(|each| each == standing);
        index.unwrap_or_else(|| panic!("no such piece on space {}", standing.at.0))
    };
    // Find all pieces before moving any: one may move to where another stood.
    let indices: Vec<usize> = moves.iter().map(found).collect();
    for (index, (_, to)) in indices.iter().zip(moves) {
        shown[*index].at = to;
    }
    indices
}

/// The pieces an event moves, each with its position before the event and its new space.
pub fn moves(event: &Event) -> Vec<(PiecePosition, Space)> {
    match event {
        Event::Moved { piece, way, .. } | Event::Slid { piece, way, .. } => {
            match (way.first(), way.last()) {
                (Some(&at), Some(&to)) => vec![(PiecePosition { piece: *piece, at }, to)],
                _ => Vec::new(),
            }
        }
        Event::Captured {
            piece, from, to, ..
        }
        | Event::SentBack {
            piece, from, to, ..
        } => {
            let standing = PiecePosition {
                piece: *piece,
                at: *from,
            };
            vec![(standing, *to)]
        }
        Event::Swapped { one, other, .. } => vec![(*one, other.at), (*other, one.at)],
        _ => Vec::new(),
    }
}
