//! The board as it lies on the table (S-1 to S-3), in board units.
//!
//! The track runs round the board's edge, clockwise on the screen. All is worked out for Red's
//! side, which runs along the bottom from right to left, and turned by quarters for the others.

use super::Sorry;
use super::slides::{SLIDES, slides_of};
use super::spaces::{self, CIRCLE, ENTRANCE, LAYOUT, SIDE, ZONE, track};
use crate::board::{Board, Kind, Point, Shape, Space};
use crate::game::Game;
use crate::race::{Drawn, MIDDLE, Place, drawn_spaces, square};
use crate::seat::Seat;

/// Seats, and sides of the board.
pub(super) const SEATS: u8 = 4;

/// The edge of a square.
pub(super) const PITCH: i32 = 600;
/// From the middle to the line along which the squares of a side lie: half a side's length, so
/// that neighbouring sides meet in their corners.
const TO_TRACK: i32 = PITCH * SIDE as i32 / 2;
/// From the middle to the inner edge of the track.
const TO_FIELD: i32 = TO_TRACK - PITCH / 2;
/// A disc with four pawns round its middle, and a little rim.
pub(super) const DISC: i32 = 830;
/// Pawns wait on this circle about the middle of START, and stand on it at home.
const WAITING: i32 = 495;
/// What lies open between a disc and the track.
const GAP: i32 = 60;

/// The board.
pub(super) fn board() -> Board {
    Board {
        spaces: drawn_spaces(Sorry::FAMILY, &LAYOUT, kind, next, drawn),
        slides: (0..SEATS).map(Seat).flat_map(slides_of).collect(),
        // Below the title.
        pile: Some(Point {
            x: MIDDLE,
            y: MIDDLE + 250,
        }),
        theme: "slides",
        title: words::text!(sorry::title),
        turns: 0,
    }
}

/// The circle is the end of the short slide too, and number 2 lies on it: they are drawn as what
/// they are beyond that.
fn kind(place: Place) -> Kind {
    match place {
        Place::Ring { number, .. } | Place::Turnout { number, .. } => match number {
            ENTRANCE => Kind::Entrance,
            CIRCLE => Kind::Start,
            _ if SLIDES.iter().any(|&(from, _)| number == from) => Kind::Triangle,
            _ if SLIDES
                .iter()
                .any(|&(from, to)| (from..=to).contains(&number)) =>
            {
                Kind::Slide
            }
            _ => Kind::Track,
        },
        Place::HomePath { .. } => Kind::HomePath,
        Place::Yard { .. } => Kind::Yard,
        Place::Home { .. } => Kind::Home,
    }
}

/// The spaces one step on, whatever the pawn's colour: at number 2 its own colour turns in, and
/// others go by (S-12).
fn next(space: Space) -> Vec<Space> {
    let zone = |side, number| LAYOUT.space(Place::HomePath { side, number });
    match spaces::place(space.0) {
        Place::Ring { side, number } | Place::Turnout { side, number } => {
            let mut next = vec![track(Seat(side), number + 1)];
            if number == ENTRANCE {
                next.push(zone(side, 1));
            }
            next
        }
        Place::HomePath { side, number: ZONE } => vec![LAYOUT.space(Place::Home { side })],
        Place::HomePath { side, number } => vec![zone(side, number + 1)],
        Place::Yard { side } => vec![track(Seat(side), CIRCLE)],
        Place::Home { .. } => Vec::new(),
    }
}

/// The quarter in which a space is drawn, counter-clockwise from Red's, and how. The sides follow each
/// other clockwise.
fn drawn(place: Place) -> (u8, Drawn) {
    const LEFT: i32 = 1_800;
    const UP: i32 = 2_700;
    const DOWN: i32 = 900;
    // So far along the side from its corner, and so far up from the middle line of its squares.
    let at = |number: u8, inward: i32| Point {
        x: MIDDLE + TO_TRACK - PITCH * i32::from(number),
        y: MIDDLE + TO_TRACK - inward,
    };
    let side = place.side();
    let (place, angle, is_square) = match place {
        Place::HomePath { number, .. } => (at(ENTRANCE, PITCH * i32::from(number)), UP, true),
        // Above the circle, onto which its pawns come down.
        Place::Yard { .. } => {
            let inward = TO_TRACK - TO_FIELD + GAP + DISC;
            (at(CIRCLE, inward), DOWN, false)
        }
        // Right behind the last square of the zone.
        Place::Home { .. } => {
            let inward = PITCH * i32::from(ZONE) + PITCH / 2 + DISC;
            (at(ENTRANCE, inward), UP, false)
        }
        Place::Ring { number, .. } | Place::Turnout { number, .. } => (at(number, 0), LEFT, true),
    };
    let shape = if is_square {
        square(place, PITCH / 2)
    } else {
        Shape::Disc { radius: WAITING }
    };
    let drawn = Drawn {
        place,
        angle,
        shape,
    };
    ((4 - side) % 4, drawn)
}
