//! The board as it lies on the table (C-4), in board units.
//!
//! A cross of four arms. All is worked out for Yellow's arm, which reaches to the left, and turned
//! by quarters for the others. Points are given as seen from the middle, so far out along the arm
//! and so far down across it. Pawns come to an arm along its upper row, pass the home entrance at
//! its outer end, and leave by the lower row.

use super::{Parcheesi, ParcheesiRules};
use crate::board::{Board, Point, Shape};
use crate::race::{Drawn, MIDDLE, Place, Track, board_spaces};

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

/// The board, with the ring of the ruleset.
pub(super) fn board(game: &Parcheesi) -> Board {
    let track = game.track();
    let is_safe = |number| game.rules().is_safe(number);
    Board {
        spaces: board_spaces::<ParcheesiRules>(track, is_safe, |place| drawn(track, place)),
        slides: Vec::new(),
        pile: None,
        theme: "folk",
        title: words::text!(parcheesi::title),
        turns: 0,
    }
}

/// The point so far out to the left of the middle, and so far down.
const fn seen(out: i32, down: i32) -> Point {
    Point {
        x: MIDDLE - out,
        y: MIDDLE + down,
    }
}

/// The quarter in which a space is drawn, counter-clockwise from Yellow's, and how.
fn drawn(track: &Track, place: Place) -> (u8, Drawn) {
    let (side, number) = match place {
        Place::Ring { side, number } | Place::Turnout { side, number } => (side, i32::from(number)),
        Place::HomePath { side, number } => return (side, row_space(ROW - i32::from(number), 0)),
        Place::Yard { side } => return (side, nest()),
        Place::Home { side } => return (side, home()),
    };
    let length = i32::from(track.layout.side);
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
        shape: Shape::Polygon(vec![
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
        shape: Shape::Polygon(vec![seen(tip, edge), seen(edge, tip), seen(tip, tip)]),
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
        place: Point {
            x: place.x + PITCH / 4,
            ..place
        },
        angle,
        shape: Shape::Polygon(corners.map(|(out, down)| seen(out, row * down)).into()),
    }
}

/// The nest at the player's right hand.
fn nest() -> Drawn {
    Drawn {
        place: seen(TO_NEST, TO_NEST),
        angle: 3_150,
        shape: Shape::Disc { radius: NEST },
    }
}

/// The colour's part of home: a triangle, its corners cut off by the angles.
fn home() -> Drawn {
    let edge = WIDTH / 2;
    let cut = (INNER + edge) / 2;
    Drawn {
        place: seen(TO_HOME_ROW, 0),
        angle: 0,
        shape: Shape::Polygon(vec![
            seen(INNER, -edge),
            seen(cut, -cut),
            seen(0, 0),
            seen(cut, cut),
            seen(INNER, edge),
        ]),
    }
}
