//! The board as it lies on the table, in board units.
//!
//! It is a square of eleven by eleven cells whose rim is the ring. All is worked out for Yellow, on the
//! left, and turned by quarters for the others.

use super::{GameName, TRACK};
use crate::board::{Board, Point, Shape};
use crate::race::{Drawn, MIDDLE, Place, board_spaces, square};

/// From one cell to the next: eleven of them leave a narrow margin.
const CELL: i32 = 880;
/// Cells from the middle of an edge to a corner, and from there to the middle of the board's next edge.
const HALF_SIDE: i32 = TRACK.layout.side as i32 / 2;
/// Half of the square that the four homes make up: three cells.
const HOME_HALF: i32 = 3 * CELL / 2;
/// From the middle to where pawns stand at home: beside the disc with the game's name.
const TO_HOME: i32 = 950;
/// From the middle, across and down, to where pawns wait: half-way between the ring and the homes.
const TO_YARD: i32 = 3 * CELL;
/// Half of a yard's edge.
const YARD_HALF: i32 = 1_200;

/// The board.
pub(super) fn board() -> Board {
    Board {
        spaces: board_spaces::<GameName>(&TRACK, |_| false, drawn),
        slides: Vec::new(),
        pile: None,
        dress: "flat",
        title: words::text!(game_name::title),
    }
}

/// The point so far to the right of the middle, and so far below it.
fn seen(right: i32, down: i32) -> Point {
    Point {
        x: MIDDLE + right,
        y: MIDDLE + down,
    }
}

/// The quarter in which a space is drawn, and how it is drawn for Yellow.
fn drawn(place: Place) -> (u8, Drawn) {
    let drawn = match place {
        Place::Ring { number, .. } => ring(number.into()),
        Place::HomePath { number, .. } => cell(number.into(), 0, 0),
        Place::Home { .. } => home(),
        _ => drawn_square(-TO_YARD, TO_YARD, YARD_HALF, 0),
    };
    (place.side(), drawn)
}

/// A space of Yellow's side: from the middle of the left edge down to the corner, and along the lower
/// edge as far as its middle.
fn ring(number: i32) -> Drawn {
    if number < HALF_SIDE {
        cell(0, number, 900)
    } else {
        cell(number - HALF_SIDE, HALF_SIDE, 0)
    }
}

/// The cell so many to the right of the middle of the left edge, and so many below it.
fn cell(right: i32, down: i32, angle: i32) -> Drawn {
    drawn_square(CELL * (right - HALF_SIDE), CELL * down, CELL / 2, angle)
}

fn drawn_square(right: i32, down: i32, half: i32, angle: i32) -> Drawn {
    let place = seen(right, down);
    Drawn {
        place,
        angle,
        shape: square(place, half),
    }
}

/// The left of the four triangles that make up the square in the middle.
fn home() -> Drawn {
    let corners = [(-HOME_HALF, -HOME_HALF), (0, 0), (-HOME_HALF, HOME_HALF)];
    Drawn {
        place: seen(-TO_HOME, 0),
        angle: 0,
        shape: Shape::Polygon(corners.map(|(right, down)| seen(right, down)).into()),
    }
}
