//! The movements of a timeline.

use rules::board::Point;
use rules::chance::Faces;
use rules::seat::Seat;

/// A movement. Times are in milliseconds from the start of the timeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cue {
    /// The start.
    pub from_ms: u32,
    /// The end.
    pub to_ms: u32,
    /// The movement.
    pub what: Moves,
}

/// The kinds of movement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moves {
    /// A bot's piece is lifted, to show that it is about to go.
    Lift {
        /// Its index among the pieces.
        piece: usize,
        /// The point where it stands.
        at: Point,
    },
    /// A piece walks from space to space, in equal times.
    Walk {
        /// Its index among the pieces.
        piece: usize,
        /// The points of its path, including the first and the last.
        way: Vec<Point>,
        /// Whether it ends at home.
        home: bool,
    },
    /// A piece slides, without hops.
    Slide {
        /// Its index among the pieces.
        piece: usize,
        /// The points of its path, including the first and the last.
        way: Vec<Point>,
    },
    /// Collected things fly from one player to another.
    Pay {
        /// The giver; `None` for the supply.
        from: Option<Seat>,
        /// The receiver; `None` for the supply.
        to: Option<Seat>,
        /// The number of things.
        count: u8,
    },
    /// A card turns over.
    Turn {
        /// The player who draws or plays it.
        seat: Seat,
    },
    /// A piece is captured: for a moment nothing else moves.
    Impact {
        /// The point where the piece stands.
        at: Point,
    },
    /// A piece flies to another place: it was captured or sent back, or swaps places.
    PutBack {
        /// Its index among the pieces.
        piece: usize,
        /// The start.
        from: Point,
        /// The end.
        to: Point,
    },
    /// Dice tumble and come to rest.
    Tumble {
        /// The faces of the dice at the end.
        faces: Faces,
    },
    /// The dice of a doublet hop.
    Hop,
    /// A piece joins another to a blockade: it nudges the other, which makes room.
    Join {
        /// The index of the piece that came.
        piece: usize,
        /// The index of the piece that stood there.
        other: usize,
        /// Where the other piece stood.
        from: Point,
        /// Where it stands now.
        to: Point,
        /// The middle of their space.
        at: Point,
    },
    /// A piece that is left alone in a broken blockade sways into the middle of its space.
    Part {
        /// Its index among the pieces.
        piece: usize,
        /// The start.
        from: Point,
        /// The end.
        to: Point,
    },
    /// A piece has come home.
    Arrive {
        /// The point where it stands.
        at: Point,
    },
    /// A bonus goes from the board to its player.
    Earn {
        /// The player.
        seat: Seat,
        /// The bonus, in spaces.
        steps: u8,
    },
}

impl Moves {
    /// The piece that goes elsewhere, from where, and to where.
    pub(super) fn journey(&mut self) -> Option<(usize, &mut Point, &mut Point)> {
        match self {
            Moves::Walk { piece, way, .. } | Moves::Slide { piece, way } => match &mut way[..] {
                [from, .., to] => Some((*piece, from, to)),
                _ => None,
            },
            Moves::PutBack { piece, from, to } | Moves::Part { piece, from, to } => {
                Some((*piece, from, to))
            }
            Moves::Join {
                other, from, to, ..
            } => Some((*other, from, to)),
            _ => None,
        }
    }
}
