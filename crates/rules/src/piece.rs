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
/// Returns the indices of the pieces that moved: none, one, or two that changed places.
///
/// # Panics
/// When the event moves a piece that is not shown there: the events then do not belong to these
/// pieces.
pub fn fold(shown: &mut [Standing], event: &Event) -> Vec<usize> {
    let moves = moves(event);
    let found = |(standing, _): &(Standing, Space)| {
        let index = shown.iter().rposition(|each| each == standing);
        index.unwrap_or_else(|| panic!("a piece moves that is not shown at {}", standing.at.0))
    };
    // All are found before any is moved, since one may come to where another stood.
    let indices: Vec<usize> = moves.iter().map(found).collect();
    for (index, (_, to)) in indices.iter().zip(moves) {
        shown[*index].at = to;
    }
    indices
}

/// Which pieces an event moves, from where and to where.
pub fn moves(event: &Event) -> Vec<(Standing, Space)> {
    match event {
        Event::Moved { piece, way, .. } | Event::Slid { piece, way, .. } => {
            match (way.first(), way.last()) {
                (Some(&at), Some(&to)) => vec![(Standing { piece: *piece, at }, to)],
                _ => Vec::new(),
            }
        }
        Event::Captured {
            piece, from, to, ..
        }
        | Event::SentBack {
            piece, from, to, ..
        } => {
            let standing = Standing {
                piece: *piece,
                at: *from,
            };
            vec![(standing, *to)]
        }
        Event::Swapped { one, other, .. } => vec![(*one, other.at), (*other, one.at)],
        _ => Vec::new(),
    }
}
