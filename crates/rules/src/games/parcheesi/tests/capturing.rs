//! Capturing: C-16, C-17.

use super::*;
use crate::seat::Seat;

#[test]
fn c16_nobody_lands_on_a_rival_on_a_safe_space() {
    for (from, to) in [("G4", "G5"), ("G12", "G13"), ("Y17", "G0"), ("R4", "R5")] {
        let line = format!("Y:{from},3home/B:3yard,{to}/R:4yard Y:6-1");
        never(&line, &format!("1 {from}-{to}"));
        never(&line, &format!("1 {from}x{to}"));
        refused(
            &line,
            &format!("1 {from}-{to}"),
            &format!("C-16: Blue's pawn on {to} is safe there"),
        );
        // It may be passed.
        assert!(at(&line).steps().iter().any(|step| step.starts_with("6 ")));
    }
}

#[test]
fn c16_two_colours_never_share_a_space() {
    no_position("Y:3yard,G5/R:3yard,G5 Y", "C-17");
    no_position("Y:3yard,G6/R:3yard,G6 Y", "C-17");
}

#[test]
fn c17_a_single_rival_elsewhere_is_captured() {
    let line = "Y:G1,yard,2home/R:3yard,G4 Y:6-3";
    leads(
        line,
        "3 G1xG4, 6 G4-G10, +20 -",
        "Y:yard,G10,2home/R:4yard R",
    );
    let told = at(line).events("3 G1xG4");
    let [_, Event::Captured { seat, piece, .. }, earned] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!((*seat, piece.owner), (Seat(0), Some(Seat(2))));
    let twenty = Event::RewardEarned {
        seat: Seat(0),
        steps: 20,
    };
    assert_eq!(*earned, twenty);
}

#[test]
fn c17_the_x_is_part_of_the_step() {
    let Position { game, state } = at("Y:G1,3home/R:3yard,G4 Y:6-3");
    let error = notation::legal_step(&game, &state, "3 G1-G4").unwrap_err();
    assert_eq!(
        error.to_string(),
        "column 1: expected \"3 G1xG4\", found \"3 G1-G4\""
    );
}
