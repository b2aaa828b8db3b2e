//! The board as it lies on the table, in board units.
//!
//! It is a square of eleven by eleven cells whose rim is the ring. All is worked out for Yellow, on the
//! left, and turned by quarters for the others.

use super::spaces::{Place, SEATS, SIDE, SPACES, mark, name, onward, space};
use crate::board::{BOARD_SIZE, Board, Kind, Point, Shape, Space, SpaceInfo};
use crate::seat::Seat;

/// The middle of the board.
const MIDDLE: i32 = BOARD_SIZE / 2;
/// From one cell to the next: eleven of them leave a narrow margin.
const CELL: i32 = 880;
/// Cells from the middle of an edge to a corner, and from there to the middle of the board's next edge.
const HALF_SIDE: i32 = SIDE as i32 / 2;
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
        spaces: (0..SPACES).map(|index| info(Space(index))).collect(),
        slides: Vec::new(),
        pile: None,
        dress: "flat",
        title: words::text!(game_name::title),
    }
}

/// A space as drawn for Yellow.
struct Drawn {
    place: Point,
    /// The direction in which pawns leave it, in tenths of a degree, clockwise from the right.
    angle: i32,
    corners: Vec<Point>,
}

fn info(space: Space) -> SpaceInfo {
    let place = Place::of(space);
    let (Seat(quarter), drawn) = match place {
        Place::Ring { side, number } => (side, ring(i32::from(number))),
        Place::Path { seat, number } => (seat, cell(i32::from(number), 0, 0)),
        Place::Yard { seat } => (seat, yard()),
        Place::Home { seat } => (seat, home()),
    };
    // a side ends with the entrance of the colour whose side comes next.
    let following = |Seat(side): Seat| Seat((side + 1) % SEATS);
    let (kind, owner) = match place {
        Place::Ring { side, number: 1 } => (Kind::Start, Some(side)),
        Place::Ring { side, number: SIDE } => (Kind::Entrance, Some(following(side))),
        Place::Ring { .. } => (Kind::Track, None),
        Place::Path { seat, .. } => (Kind::HomePath, Some(seat)),
        Place::Yard { seat } => (Kind::Yard, Some(seat)),
        Place::Home { seat } => (Kind::Home, Some(seat)),
    };
    let turn = |point| turned(point, quarter);
    SpaceInfo {
        name: name(space),
        place: turn(drawn.place),
        // The quarters follow each other counter-clockwise.
        angle: (drawn.angle + 3_600 - 900 * i32::from(quarter)) % 3_600,
        shape: Shape::Polygon(drawn.corners.into_iter().map(turn).collect()),
        kind,
        owner,
        icon: None,
        die: None,
        next: next(space),
    }
}

/// The spaces one step on, whatever the pawn's colour.
fn next(from: Space) -> Vec<Space> {
    let onward = |seat| Some(space(seat, onward(mark(seat, from)?)?));
    let mut next: Vec<Space> = (0..SEATS).map(Seat).filter_map(onward).collect();
    next.sort_unstable();
    next.dedup();
    next
}

/// A space of Yellow's side: from the middle of the left edge down to the corner, and along the lower
/// edge to its middle.
fn ring(number: i32) -> Drawn {
    if number < HALF_SIDE {
        cell(0, number, 900)
    } else {
        cell(number - HALF_SIDE, HALF_SIDE, 0)
    }
}

/// The cell so many to the right of the middle of the left edge, and so many below it.
fn cell(right: i32, down: i32, angle: i32) -> Drawn {
    let place = Point {
        x: MIDDLE + CELL * (right - HALF_SIDE),
        y: MIDDLE + CELL * down,
    };
    square(place, CELL / 2, angle)
}

fn yard() -> Drawn {
    let place = Point {
        x: MIDDLE - TO_YARD,
        y: MIDDLE + TO_YARD,
    };
    square(place, YARD_HALF, 0)
}

fn square(place: Point, half: i32, angle: i32) -> Drawn {
    let corner = |(x, y)| Point {
        x: place.x + x,
        y: place.y + y,
    };
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)].map(corner);
    Drawn {
        place,
        angle,
        corners: corners.into(),
    }
}

/// The left of the four triangles that make up the square in the middle.
fn home() -> Drawn {
    let corner = |(x, y)| Point {
        x: MIDDLE + x,
        y: MIDDLE + y,
    };
    let corners = [(-HOME_HALF, -HOME_HALF), (0, 0), (-HOME_HALF, HOME_HALF)].map(corner);
    Drawn {
        place: corner((-TO_HOME, 0)),
        angle: 0,
        corners: corners.into(),
    }
}

/// A point turned round the middle of the board by quarters, counter-clockwise.
fn turned(point: Point, quarters: u8) -> Point {
    (0..quarters).fold(point, |Point { x, y }, _| Point {
        x: y,
        y: BOARD_SIZE - x,
    })
}
