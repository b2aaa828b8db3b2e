//! Board layout, in board units.
//!
//! The board is a square of 11 by 11 cells, and its rim is the ring. Everything is computed for
//! Yellow, on the left, and rotated for the others.

use super::{GameName, TRACK};
use crate::board::{Board, Point, Shape};
use crate::race::{Drawn, MIDDLE, Place, board_spaces, square};

/// The distance between cells: 11 of them leave a narrow margin.
const CELL: i32 = 880;
/// The number of cells from the middle of an edge to a corner.
const HALF_SIDE: i32 = TRACK.layout.side as i32 / 2;
/// Half the width of the central square of homes, which is 3 cells wide.
const HOME_HALF: i32 = 3 * CELL / 2;
/// The distance from the centre to the pawns at home, beside the disc with the game's name.
const TO_HOME: i32 = 950;
/// The distance from the centre to the yards, on both axes: half-way between the ring and the
/// homes.
const TO_YARD: i32 = 3 * CELL;
/// Half the width of a yard.
const YARD_HALF: i32 = 1_200;

/// The board.
pub(super) fn board() -> Board {
    Board {
        spaces: board_spaces::<GameName>(&TRACK, |_| false, drawn),
        slides: Vec::new(),
        pile: None,
        theme: "flat",
        title: words::text!(game_name::title),
    }
}

/// The point at this distance to the right of the centre and below it.
fn seen(right: i32, down: i32) -> Point {
    Point {
        x: MIDDLE + right,
        y: MIDDLE + down,
    }
}

/// The number of quarter turns from Yellow's side to a space, and its drawing on Yellow's side.
fn drawn(place: Place) -> (u8, Drawn) {
    let drawn = match place {
        Place::Ring { number, .. } => ring(number.into()),
        Place::HomePath { number, .. } => cell(number.into(), 0, 0),
        Place::Home { .. } => home(),
        _ => drawn_square(-TO_YARD, TO_YARD, YARD_HALF, 0),
    };
    (place.side(), drawn)
}

/// A space of Yellow's side, which runs from the middle of the left edge down to the corner, and
/// along the lower edge to its middle.
fn ring(number: i32) -> Drawn {
    if number < HALF_SIDE {
        cell(0, number, 900)
    } else {
        cell(number - HALF_SIDE, HALF_SIDE, 0)
    }
}

/// The cell at this distance to the right of the middle of the left edge and below it.
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

/// The left one of the four triangles in the central square.
fn home() -> Drawn {
    let corners = [(-HOME_HALF, -HOME_HALF), (0, 0), (-HOME_HALF, HOME_HALF)];
    Drawn {
        place: seen(-TO_HOME, 0),
        angle: 0,
        shape: Shape::Polygon(corners.map(|(right, down)| seen(right, down)).into()),
    }
}
