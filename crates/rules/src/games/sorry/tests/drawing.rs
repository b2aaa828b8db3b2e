//! The drawing of the board.

use super::super::board::{DISC, PITCH, SEATS, board};
use super::super::spaces::{self, LAYOUT, SIDE, track};
use crate::board::{Board, Kind, Point, Shape, Slide, Space, SpaceInfo};
use crate::seat::Seat;

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
