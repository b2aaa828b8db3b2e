//! The board as it lies on the table (C-4), in board units.
//!
//! A cross of four arms. All is worked out for Yellow's arm, which reaches to the left, and turned
//! by quarters for the others. Points are given as seen from the middle, so far out along the arm
//! and so far down across it. Pawns come to an arm along its upper row, pass the home entrance at
//! its outer end, and leave by the lower row.

use super::Parcheesi;
use super::spaces::{ENTRY, Place, Ring, is_own, seat_of};
use crate::board::{Board, Kind, Point, Shape, Space, SpaceInfo};
use crate::game::Game;
use crate::seat::Seat;

/// The middle of the board.
const MIDDLE: i32 = 5_000;
/// The spaces in a row of an arm.
const ROW: i32 = 8;
/// Along an arm, from one space to the next.
const PITCH: i32 = 431;
/// Across an arm: the width of a row, in which two pawns stand side by side.
const WIDTH: i32 = 760;
/// From the middle of the board to where the arms begin.
const INNER: i32 = 1_400;
/// From the middle to the rows in which pawns stand at home.
const TO_HOME_ROW: i32 = 890;
/// From the middle of the board to that of a nest, out and down alike.
const TO_NEST: i32 = 2_995;
/// The radius of a nest; pawns stand on its rim.
const NEST: i32 = 1_450;

/// The board with that ring.
pub(super) fn board(ring: Ring) -> Board {
    Board {
        spaces: (0..ring.spaces())
            .map(|index| info(ring, Space(index)))
            .collect(),
        slides: Vec::new(),
        pile: None,
        dress: "folk",
        title: words::text!(parcheesi::title),
    }
}

/// The name of a space in notation, the nest and home of a colour apart from the others'.
pub(super) fn name(ring: Ring, space: Space) -> String {
    let letter = |side: u8| Parcheesi::FAMILY.letter(seat_of(side));
    match ring.place_of(space) {
        Place::Ring { side, number } => format!("{}{number}", letter(side)),
        Place::HomePath { side, number } => format!("{}h{number}", letter(side)),
        Place::Yard { side } => format!("{} yard", letter(side)),
        Place::Home { side } => format!("{} home", letter(side)),
    }
}

fn info(ring: Ring, space: Space) -> SpaceInfo {
    let place = ring.place_of(space);
    let (quarter, drawn) = drawn(ring, place);
    let (kind, side) = match place {
        Place::Ring { side, number: 0 } => (Kind::Entrance, Some(side)),
        Place::Ring {
            side,
            number: ENTRY,
        } => (Kind::Start, Some(side)),
        Place::Ring { side, number } if ring.is_safe_number(number) => (Kind::Safe, Some(side)),
        Place::Ring { .. } => (Kind::Track, None),
        Place::HomePath { side, .. } => (Kind::HomePath, Some(side)),
        Place::Yard { side } => (Kind::Yard, Some(side)),
        Place::Home { side } => (Kind::Home, Some(side)),
    };
    let point = |at: Seen| turned(at, quarter);
    SpaceInfo {
        name: name(ring, space),
        place: point(drawn.place),
        // A quarter of the board is a quarter turn counter-clockwise.
        angle: (drawn.angle + 3_600 - 900 * i32::from(quarter)) % 3_600,
        shape: match drawn.outline {
            Outline::Corners(corners) => Shape::Polygon(corners.into_iter().map(point).collect()),
            Outline::Round(radius) => Shape::Disc { radius },
        },
        kind,
        owner: side.map(seat_of),
        icon: None,
        die: None,
        next: next(ring, space),
    }
}

/// The spaces one step on, whatever the pawn's colour.
fn next(ring: Ring, from: Space) -> Vec<Space> {
    let onward = |seat| {
        let mark = Some(ring.mark(seat, from)).filter(|&mark| is_own(mark))?;
        Some(ring.space(seat, ring.onward(mark)?))
    };
    let mut next: Vec<Space> = (0..4).map(Seat).filter_map(onward).collect();
    next.sort_unstable();
    next.dedup();
    next
}

/// A point of Yellow's quarter, seen from the middle: so far out to the left, so far down.
#[derive(Clone, Copy)]
struct Seen {
    out: i32,
    down: i32,
}

const fn seen(out: i32, down: i32) -> Seen {
    Seen { out, down }
}

enum Outline {
    Corners(Vec<Seen>),
    Round(i32),
}

/// A space as drawn in Yellow's quarter.
struct Drawn {
    place: Seen,
    angle: i32,
    outline: Outline,
}

/// The quarter in which a space is drawn, counter-clockwise from Yellow's, and how.
fn drawn(ring: Ring, place: Place) -> (u8, Drawn) {
    let (side, number) = match place {
        Place::Ring { side, number } => (side, i32::from(number)),
        Place::HomePath { side, number } => return (side, row_space(ROW - i32::from(number), 0)),
        Place::Yard { side } => return (side, nest()),
        Place::Home { side } => return (side, home()),
    };
    let length = i32::from(ring.side());
    // The ring of 68 has no space of its own in the angle: the two beside it share the room.
    let shares = length == 2 * ROW + 1;
    let upper = (side + 1) % 4;
    match number {
        0 => (side, row_space(ROW, 0)),
        ROW if shares => (side, beside_the_angle(1)),
        1..=ROW => (side, row_space(ROW + 1 - number, 1)),
        _ if number == ROW + 1 && shares => (upper, beside_the_angle(-1)),
        _ if number == ROW + 1 => (side, angle()),
        // The rest are on the upper row of the next arm, from the inside out.
        _ => (upper, row_space(number - (length - 1 - ROW), -1)),
    }
}

/// The `nth` space of a row from the inside out, the rows being -1 above, 0 in the middle, 1 below.
fn row_space(nth: i32, row: i32) -> Drawn {
    let (near, far) = (INNER + PITCH * (nth - 1), INNER + PITCH * nth);
    let (top, bottom) = (row * WIDTH - WIDTH / 2, row * WIDTH + WIDTH / 2);
    Drawn {
        place: seen((near + far) / 2, row * WIDTH),
        // On the upper row pawns go outward, to the left; on the others inward.
        angle: if row < 0 { 1_800 } else { 0 },
        outline: Outline::Corners(vec![
            seen(far, top),
            seen(near, top),
            seen(near, bottom),
            seen(far, bottom),
        ]),
    }
}

/// The space in the angle between Yellow's arm and the one below it: a square block whose inner
/// corner is cut off by home.
fn angle() -> Drawn {
    let (tip, edge) = (INNER, WIDTH / 2);
    // Halfway from the tip to the cut, and a little further, where there is more room for two.
    let middle = (2 * tip + tip + edge) / 4 - 40;
    Drawn {
        place: seen(middle, middle),
        angle: 450,
        outline: Outline::Corners(vec![seen(tip, edge), seen(edge, tip), seen(tip, tip)]),
    }
}

/// The innermost space of the lower (1) or upper (-1) row where it takes half of the angle as well.
fn beside_the_angle(row: i32) -> Drawn {
    let Drawn { place, angle, .. } = row_space(1, row);
    let (tip, edge, outer) = (INNER, WIDTH / 2, WIDTH * 3 / 2);
    let cut = (tip + edge) / 2;
    let corners = [
        (tip + PITCH, edge),
        (tip, edge),
        (cut, cut),
        (tip, tip),
        (tip, outer),
        (tip + PITCH, outer),
    ];
    Drawn {
        place: seen(place.out - PITCH / 4, place.down),
        angle,
        outline: Outline::Corners(corners.map(|(out, down)| seen(out, row * down)).into()),
    }
}

/// The nest at the player's right hand.
fn nest() -> Drawn {
    Drawn {
        place: seen(TO_NEST, TO_NEST),
        angle: 3_150,
        outline: Outline::Round(NEST),
    }
}

/// The colour's part of home: a triangle, its corners cut off by the angles.
fn home() -> Drawn {
    let edge = WIDTH / 2;
    let cut = (INNER + edge) / 2;
    Drawn {
        place: seen(TO_HOME_ROW, 0),
        angle: 0,
        outline: Outline::Corners(vec![
            seen(INNER, -edge),
            seen(cut, -cut),
            seen(0, 0),
            seen(cut, cut),
            seen(INNER, edge),
        ]),
    }
}

/// A point of Yellow's quarter turned round the middle by quarters, counter-clockwise.
fn turned(at: Seen, quarters: u8) -> Point {
    let start = Point {
        x: MIDDLE - at.out,
        y: MIDDLE + at.down,
    };
    (0..quarters).fold(start, |Point { x, y }, _| Point {
        x: y,
        y: 2 * MIDDLE - x,
    })
}
