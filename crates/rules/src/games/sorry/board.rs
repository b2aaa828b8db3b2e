//! The board as it lies on the table (S-1 to S-3), in board units.
//!
//! The track runs round the board's edge, clockwise on the screen. All is worked out for Red's
//! side, which runs along the bottom from right to left, and turned by quarters for the others.

use super::Sorry;
use super::spaces::{self, CIRCLE, ENTRANCE, LAYOUT, RING, SIDE, ZONE};
use crate::board::{Board, Kind, Point, Shape, Slide, Space};
use crate::game::Game;
use crate::race::{Drawn, MIDDLE, Place, drawn_spaces, square};
use crate::seat::Seat;

/// Seats, and sides of the board.
const SEATS: u8 = 4;
/// Where a side's two slides begin and end (S-2).
const SLIDES: [(u8, u8); 2] = [(1, CIRCLE), (9, 13)];

/// The edge of a square.
const PITCH: i32 = 600;
/// From the middle to the line along which the squares of a side lie: half a side's length, so
/// that neighbouring sides meet in their corners.
const TO_TRACK: i32 = PITCH * SIDE as i32 / 2;
/// From the middle to the inner edge of the track.
const TO_FIELD: i32 = TO_TRACK - PITCH / 2;
/// A disc with four pawns round its middle, and a little rim.
const DISC: i32 = 830;
/// Pawns wait on this circle about the middle of START, and stand on it at home.
const WAITING: i32 = 495;
/// What lies open between a disc and the track.
const GAP: i32 = 60;

/// The board.
pub(super) fn board() -> Board {
    Board {
        spaces: drawn_spaces(Sorry::FAMILY, &LAYOUT, kind, next, drawn),
        slides: (0..SEATS).map(Seat).flat_map(slides).collect(),
        // Below the title.
        pile: Some(Point {
            x: MIDDLE,
            y: MIDDLE + 250,
        }),
        dress: "slides",
        title: words::text!(sorry::title),
    }
}

/// A side's slides, the short one first (S-2).
fn slides(side: Seat) -> impl Iterator<Item = Slide> {
    SLIDES.into_iter().map(move |(from, to)| Slide {
        owner: side,
        way: (from..=to).map(|number| track(side, number)).collect(),
    })
}

/// A square by its number on a side, or on the next one if that has no more.
fn track(side: Seat, number: u8) -> Space {
    Space((side.0 * SIDE + number) % RING)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::SpaceInfo;

    /// What is left of a pawn's way, one step after the other, turning in at its own number 2.
    fn way(board: &Board, seat: u8, from: &str) -> Vec<String> {
        let mut here = board.find(from).unwrap();
        let mut way = Vec::new();
        loop {
            let next = &board.space(here).next;
            let own = |space: &&Space| board.space(**space).owner == Some(Seat(seat));
            let onward = if board.space(here).kind == Kind::Entrance {
                let zone = next
                    .iter()
                    .filter(own)
                    .find(|space| !spaces::is_open(space.0));
                zone.or(next.first())
            } else {
                next.first()
            };
            let Some(&onward) = onward else { return way };
            way.push(board.space(onward).name.clone());
            here = onward;
        }
    }

    #[test]
    fn s01_the_sides_follow_each_other_clockwise() {
        let board = board();
        assert_eq!(board.spaces.len(), usize::from(LAYOUT.spaces()));
        let place = |name| board.space(board.find(name).unwrap()).place;
        // Right below, left below, left above, right above.
        assert_eq!(place("R0"), Point { x: 9_500, y: 9_500 });
        assert_eq!(place("B0"), Point { x: 500, y: 9_500 });
        assert_eq!(place("Y0"), Point { x: 500, y: 500 });
        assert_eq!(place("G0"), Point { x: 9_500, y: 500 });
        for side in (0..SEATS).map(Seat) {
            let (last, corner) = (track(side, 14), track(side, SIDE));
            assert_eq!(board.space(last).next, [corner]);
        }
    }

    #[test]
    fn s02_every_side_has_two_slides_a_circle_and_a_way_in() {
        let board = board();
        let names = |slide: &Slide| {
            let names = slide.way.iter().map(|&space| spaces::name(space.0));
            names.collect::<Vec<_>>().join(" ")
        };
        let slides: Vec<_> = board.slides.iter().map(names).collect();
        assert_eq!(slides[0], "R1 R2 R3 R4");
        assert_eq!(slides[7], "G9 G10 G11 G12 G13");
        for slide in &board.slides {
            let [first, ..] = slide.way[..] else { panic!() };
            assert_eq!(board.space(first).kind, Kind::Triangle);
            for &space in &slide.way {
                assert_eq!(board.space(space).owner, Some(slide.owner));
            }
        }
        let kind = |name| board.space(board.find(name).unwrap()).kind;
        assert_eq!((kind("B2"), kind("B4")), (Kind::Entrance, Kind::Start));
        assert_eq!((kind("B0"), kind("B13")), (Kind::Track, Kind::Slide));
    }

    #[test]
    fn s03_from_the_circle_it_is_64_steps_home() {
        let board = board();
        for (seat, letter) in (0..).zip(["R", "B", "Y", "G"]) {
            let way = way(&board, seat, &format!("{letter} yard"));
            let (circle, home) = (format!("{letter}4"), format!("{letter} home"));
            assert_eq!(way.first(), Some(&circle));
            assert_eq!(way.last(), Some(&home));
            assert_eq!(way.len(), 65);
            assert_eq!(way[58], format!("{letter}2"));
            assert_eq!(way[63], format!("{letter}h5"));
        }
    }

    #[test]
    fn nothing_lies_on_anything_else() {
        let board = board();
        // Half of a square's edge; a disc's radius, with the pawns that wait on START.
        let size = |info: &SpaceInfo| match info.shape {
            Shape::Polygon(_) => (PITCH / 2, 0),
            Shape::Disc { .. } => (0, DISC),
        };
        for (space, one) in board.iter() {
            for (_, other) in board.iter().skip(usize::from(space.0) + 1) {
                let edges = size(one).0 + size(other).0;
                let round = size(one).1 + size(other).1;
                let across = (one.place.x - other.place.x).abs() - edges;
                let down = (one.place.y - other.place.y).abs() - edges;
                let apart = across.max(0).pow(2) + down.max(0).pow(2);
                let clear = across.max(down) >= 0 && apart >= round * round;
                assert!(clear, "{} and {}", one.name, other.name);
            }
        }
    }
}
