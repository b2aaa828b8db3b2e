//! Setting up: P-8 to P-10, P-35.

use super::super::track::TRACK;
use super::*;
use crate::board::Kind;
use crate::race::YARD;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

#[test]
fn p08_two_three_or_four_players_with_four_pawns_each() {
    for line in [
        "Y:4yard/R:4yard Y",
        "G:4yard/B:4yard B",
        "Y:4yard/G:4yard/B:4yard G",
        "Y:4yard/G:4yard/R:4yard/B:4yard R",
    ] {
        let position = at(line);
        assert_eq!(
            format!("pollyanna-1951 {}", position.line()),
            spelt_out(line)
        );
        assert_eq!(
            position.game.pieces(&position.state).len(),
            4 * line.matches(':').count()
        );
    }
    for line in [
        "Y:4yard Y",
        "Y:3yard/R:4yard Y",
        "Y:4yard,G1/R:4yard Y",
        "Y:4yard/R:4yard G",
    ] {
        no_position(line, "P-8");
    }
    let game = game("pollyanna-1951");
    for (seats, why) in [
        (0b0000, "P-8: it takes two, three or four players"),
        (0b0001, "P-8: it takes two, three or four players"),
        (
            0b0011,
            "P-8: two players sit opposite each other: Yellow and Red or Green and Blue",
        ),
        (
            0b1001,
            "P-8: two players sit opposite each other: Yellow and Red or Green and Blue",
        ),
        (0b10101, "P-8: there are four seats"),
    ] {
        assert_eq!(
            game.initial_state(SeatSet(seats)).unwrap_err().to_string(),
            why,
            "{seats:b}"
        );
        assert_eq!(
            game.initial_state_with_first(SeatSet(seats), Seat(0))
                .unwrap_err()
                .to_string(),
            why
        );
    }
    for seats in [0b0101, 0b1010, 0b0111, 0b1011, 0b1101, 0b1110, 0b1111] {
        let state = game.initial_state(SeatSet(seats)).expect("these can play");
        assert_eq!(game.seats(&state), SeatSet(seats));
        let yards = game.pieces(&state).into_iter();
        assert!(
            yards
                .map(|each| game.board().space(each.at).kind)
                .all(|kind| kind == Kind::Yard)
        );
    }
}

#[test]
fn p08_with_three_the_empty_side_is_passed_over() {
    let all = "Y:4yard/G:4yard/B:4yard";
    leads(&format!("{all} G:5-4"), "pass", &format!("{all} B"));
    leads(&format!("{all} B:5-4"), "pass", &format!("{all} Y"));
    // Its spaces are there, coloured for nobody who plays.
    legal(
        "Y:R5,3home/G:4yard/B:3yard,R6 Y:2-1",
        &["1 R5xR6, +10 -, 2 R6-R8"],
    );
}

#[test]
fn p09_opposite_seats_are_partners_when_four_play() {
    let partners = game("pollyanna-1951+partners");
    let state = partners
        .initial_state_with_first(SeatSet::first(4), Seat(0))
        .expect("four can");
    for (seat, side) in [(0, 0b0101), (1, 0b1010), (2, 0b0101), (3, 0b1010)] {
        assert_eq!(partners.side(&state, Seat(seat)), SeatSet(side));
        assert_eq!(
            game("pollyanna-1951").side(&state, Seat(seat)),
            SeatSet(1 << seat)
        );
    }
    for seats in [0b0101, 0b0111] {
        let why = "P-9: it takes four to play as partners";
        assert_eq!(
            partners
                .initial_state(SeatSet(seats))
                .unwrap_err()
                .to_string(),
            why
        );
    }
    no_position("partners Y:4yard/R:4yard Y", "P-9");
}

/// Rolls an opening and says who rolls next, or begins.
fn opening(throws: &[&str]) -> Vec<Event> {
    let game = game("pollyanna-1951");
    let mut state = game
        .initial_state(SeatSet::first(4))
        .expect("four can play");
    let mut events = Vec::new();
    for dice in throws {
        assert!(game.in_opening(&state), "{dice} comes too late");
        game.apply_chance(&mut state, dice.parse().expect("a roll"), &mut events);
    }
    // Nothing of it is played (P-10).
    assert!(matches!(game.node(&state), Node::Chance { .. }));
    let yards = TRACK.space_at(Seat(0), YARD);
    assert_eq!(
        game.pieces(&state)
            .iter()
            .filter(|each| each.at == yards)
            .count(),
        4
    );
    events
}

fn begins(throws: &[&str]) -> Option<Seat> {
    match opening(throws).last() {
        Some(Event::Begins { seat }) => Some(*seat),
        _ => None,
    }
}

#[test]
fn p10_the_highest_total_begins() {
    assert_eq!(begins(&["6-3", "5-1", "4-4", "2-1"]), Some(Seat(0)));
    assert_eq!(begins(&["2-1", "5-1", "4-4", "6-6"]), Some(Seat(3)));
    assert_eq!(begins(&["1-1", "2-1", "6-5", "6-4"]), Some(Seat(2)));
    assert_eq!(
        begins(&["6-3", "5-1", "4-4"]),
        None,
        "everybody throws first"
    );
}

#[test]
fn p10_ties_for_the_highest_throw_again() {
    // Green and Blue tie with nine; Yellow's tie with Red for less does not matter.
    let tied = opening(&["4-1", "6-3", "3-2", "5-4"]);
    let seats = SeatSet(0b1010);
    assert_eq!(tied.last(), Some(&Event::OpeningTied { seats }));
    assert_eq!(
        begins(&["4-1", "6-3", "3-2", "5-4", "1-1", "2-1"]),
        Some(Seat(3))
    );
    assert_eq!(
        begins(&["4-1", "6-3", "3-2", "5-4", "6-1", "2-1"]),
        Some(Seat(1))
    );
    // And again.
    assert_eq!(begins(&["4-1", "6-3", "3-2", "5-4", "6-1", "5-2"]), None);
    assert_eq!(
        begins(&["4-1", "6-3", "3-2", "5-4", "6-1", "5-2", "6-6", "1-1"]),
        Some(Seat(1))
    );
    // All four.
    assert_eq!(begins(&["1-1"; 4]), None);
    assert_eq!(
        begins(&["1-1", "1-1", "1-1", "1-1", "1-1", "2-1", "1-1", "1-1"]),
        Some(Seat(1))
    );
}

#[test]
fn p10_the_one_who_begins_must_play() {
    let why = game("pollyanna-1951")
        .initial_state_with_first(SeatSet(0b0101), Seat(1))
        .unwrap_err();
    assert_eq!(
        why.to_string(),
        "P-10: the player who begins must be one who plays"
    );
}

#[test]
fn p10_the_thrower_is_told_at_each_throw() {
    let game = game("pollyanna-1951");
    let mut state = game.initial_state(SeatSet(0b1101)).expect("three can play");
    for seat in [0, 2, 3] {
        assert_eq!(game.node(&state), Node::Chance { seat: Seat(seat) });
        game.apply_chance(&mut state, "5-2".parse().expect("a roll"), &mut NullSink);
    }
    assert_eq!(game.node(&state), Node::Chance { seat: Seat(0) });
    // A seat that is not in play has no pieces.
    assert!(
        game.pieces(&state)
            .iter()
            .all(|each| each.piece.owner != Some(Seat(1)))
    );
}

#[test]
fn p35_with_a_head_start_a_players_pawns_are_out_or_half_way() {
    assert_eq!(
        at("pollyanna-1916+head-blue=half+head-green=2+head-yellow=1").line(),
        "Y:yard,yard,yard,Y6/G:yard,yard,G6,G6/R:yard,yard,yard,yard/B:yard,yard,yard,G0 Y"
    );
}

#[test]
fn p35_with_a_fast_start_one_pawn_begins_on_the_starting_space() {
    for edition in ["pollyanna-1951", "pollyanna-1916"] {
        assert_eq!(
            at(&format!("{edition}+fast")).line(),
            "Y:yard,yard,yard,Y6/G:yard,yard,yard,G6/R:yard,yard,yard,R6/B:yard,yard,yard,B6 Y"
        );
    }
    // Also while they throw for who begins; a seat that nobody has stays empty.
    let game = game("pollyanna-1951+fast");
    let state = game.initial_state(SeatSet(0b0101)).expect("two can play");
    assert!(game.in_opening(&state));
    let started = game.initial_state_with_first(SeatSet(0b0101), Seat(2));
    let expected = at("fast Y:3yard,Y6/R:3yard,R6 R").state;
    assert!(started.expect("two can play") == expected);
    assert_eq!(state.pawns, expected.pawns);
    only(
        "fast Y:3yard,Y6/R:3yard,R6 Y:4-1",
        &["4 Y6-Y10, 1 Y10-Y11", "1 Y6-Y7, 4 Y7-Y11"],
    );
}
