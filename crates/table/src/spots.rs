//! Where pieces stand on their spaces: side by side on the track, each in a place of its own in
//! yard and home.

use rules::board::{Board, Kind, Point, Space};
use rules::piece::Standing;

/// From one piece to the next where several stand across a space.
const ACROSS: f64 = 300.0;
/// From one piece to the next where they wait or end.
const APART: f64 = 420.0;

/// Where the piece at `index` of all stands.
pub fn spot(board: &Board, pieces: &[Standing], index: usize) -> Point {
    let piece = pieces[index];
    let alone = matches!(board.space(piece.at).kind, Kind::Yard | Kind::Home);
    let beside = |other: &&Standing| {
        if alone {
            // Those of one owner keep their places whoever else is away.
            other.piece == piece.piece
        } else {
            other.at == piece.at
        }
    };
    let before = pieces[..index].iter().filter(beside).count();
    let count = pieces.iter().filter(beside).count();
    place_among(board, piece.at, before, count)
}

/// Where the `index`-th of `count` pieces on a space stands.
pub fn place_among(board: &Board, space: Space, index: usize, count: usize) -> Point {
    let info = board.space(space);
    let Point { x, y } = info.place;
    let (right, down) = match info.kind {
        Kind::Yard | Kind::Home => {
            // Two by two.
            let column = if index.is_multiple_of(2) { -0.5 } else { 0.5 };
            let row = if index % 4 < 2 { -0.5 } else { 0.5 };
            let apart = if info.kind == Kind::Home {
                APART * 0.75
            } else {
                APART
            };
            (column * apart, row * apart)
        }
        _ => {
            let across = (f64::from(info.angle) / 10.0 + 90.0).to_radians();
            let offset = ACROSS * (index as f64 - (count as f64 - 1.0) / 2.0);
            (offset * across.cos(), offset * across.sin())
        }
    };
    Point {
        x: x + right.round() as i32,
        y: y + down.round() as i32,
    }
}

/// How one says that a piece is on a space: "in the" corner, "on" Y6.
pub(crate) fn preposition(board: &Board, space: Space) -> &'static str {
    match board.space(space).kind {
        Kind::Yard => "in the",
        _ => "on",
    }
}
