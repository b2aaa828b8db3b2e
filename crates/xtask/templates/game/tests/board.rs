//! The board and setting up.

use super::super::{HOME, START, TRACK};
use super::*;
use crate::board::{Board, Kind, Space};
use crate::chance::TwoDice;
use crate::race::YARD;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// The names of spaces.
fn names(board: &Board, spaces: impl IntoIterator<Item = Space>) -> Vec<String> {
    let spaces = spaces.into_iter();
    spaces.map(|at| board.space(at).name.clone()).collect()
}

#[test]
fn x01_forty_spaces_in_four_sides() {
    let board = game().board();
    let ring = board.iter().filter(|(_, info)| {
        let off = [Kind::Yard, Kind::HomePath, Kind::Home];
        !off.contains(&info.kind)
    });
    assert_eq!(ring.count(), 40);
    let way = (START..=TRACK.entrance).map(|index| TRACK.space_at(Seat(0), index));
    let sides = ["Y", "G", "R", "B"].into_iter();
    let mut expected: Vec<String> = sides
        .flat_map(|side| (0..=9).map(move |number| format!("{side}{number}")))
        .collect();
    // From number 1 of its own side to number 0.
    expected.rotate_left(1);
    assert_eq!(names(&board, way), expected);
    leads(
        "Y:3yard,B5/R:4yard Y:4-1",
        "4 B5-B9, 1 B9-Y0",
        "Y:3yard,Y0/R:4yard R",
    );
    leads(
        "Y:4yard/R:3yard,R9/B:4yard R:4-1",
        "1 R9-B0, 4 B0-B4",
        "Y:4yard/R:3yard,B4/B:4yard B",
    );
}

#[test]
fn x02_once_round_from_the_start_up_the_path() {
    let board = game().board();
    for (seat, start, entrance) in [
        (0, "Y1", "Y0"),
        (1, "G1", "G0"),
        (2, "R1", "R0"),
        (3, "B1", "B0"),
    ] {
        let seat = Seat(seat);
        let space = |index| TRACK.space_at(seat, index);
        let ends = [START, TRACK.entrance].map(space);
        assert_eq!(names(&board, ends), [start, entrance]);
        assert_eq!(
            ends.map(|at| board.space(at).kind),
            [Kind::Start, Kind::Entrance]
        );
        assert_eq!(ends.map(|at| board.space(at).owner), [Some(seat); 2]);
        // Every space leads to the next, and each occurs once.
        for here in YARD..HOME {
            let next = &board.space(space(here)).next;
            assert!(next.contains(&space(here + 1)), "{here} of {seat:?}");
        }
        let kinds = (TRACK.entrance + 1..=HOME).map(|index| board.space(space(index)).kind);
        let path = Kind::HomePath;
        assert!(kinds.eq([path, path, path, Kind::Home]));
    }
    assert_eq!(HOME - START, 43);
    only(
        "Y:3home,B8/R:4yard Y:4-1",
        &["1 B8-B9, 4 B9-Yh3", "4 B8-Yh2, 1 Yh2-Yh3"],
    );
}

#[test]
fn x03_two_to_four_play_with_four_pawns_each() {
    for line in [
        "Y:4yard/R:4yard Y",
        "G:4yard/B:4yard B",
        "Y:4yard/R:4yard/B:4yard R",
    ] {
        let position = at(line);
        assert_eq!(position.line(), spelt_out(line));
        let pieces = position.game.pieces(&position.state);
        assert_eq!(pieces.len(), 4 * line.matches(':').count());
    }
    for line in [
        "Y:4yard Y",
        "Y:3yard/R:4yard Y",
        "Y:4yard,G1/R:4yard Y",
        "Y:4yard/R:4yard G",
    ] {
        no_position(line, "X-3");
    }
    for (seats, why) in [
        (0b0000, "X-3: it takes two, three or four players"),
        (0b0010, "X-3: it takes two, three or four players"),
        (0b0011, "X-3: two players sit opposite each other"),
        (0b10001, "X-3: there are four seats"),
    ] {
        let refusal = game().initial_state(SeatSet(seats)).unwrap_err();
        assert_eq!(refusal.to_string(), why, "{seats:b}");
    }
}

#[test]
fn x04_the_highest_total_begins_and_ties_roll_again() {
    let game = game();
    // Yellow, Red and Blue roll; Green is not in the game.
    for (rolls, first) in [
        (&["3-1", "5-5", "6-3"][..], Seat(2)),
        (&["6-2", "4-4", "5-3", "2-1", "3-1", "6-6"], Seat(3)),
        (&["1-1", "2-1", "6-5"], Seat(3)),
    ] {
        let mut state = game.initial_state(SeatSet(0b1101)).unwrap();
        let mut events = Vec::new();
        for dice in rolls {
            assert!(game.in_opening(&state));
            let dice: TwoDice = dice.parse().unwrap();
            game.apply_chance(&mut state, dice, &mut events);
        }
        let seat = first;
        assert_eq!(game.node(&state), Node::Chance { seat }, "{rolls:?}");
        assert!(!game.in_opening(&state));
        assert_eq!(events.last(), Some(&Event::Begins { seat }));
    }
    let refusal = game
        .initial_state_with_first(SeatSet(0b101), Seat(1))
        .unwrap_err();
    assert_eq!(refusal.rule, "X-4");
}
