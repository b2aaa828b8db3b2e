//! Refusals of illegal steps: the first broken rule, and a sentence that is true.

use super::*;
use crate::chance::TwoDice;
use crate::event::NullSink;
use crate::race::{Spend, Step};
use crate::seat::SeatSet;

#[test]
fn before_the_roll_and_after_the_end() {
    refused_anywhere(
        "Y:4yard/R:4yard Y",
        "6 yard-Y1",
        "X-5: Yellow has not rolled yet",
    );
    refused_anywhere(
        "Y:4home/R:4yard - winner=Y",
        "pass",
        "X-14: the game is over",
    );
    let game = game();
    let mut state = game.initial_state(SeatSet(0b101)).unwrap();
    game.apply_chance(&mut state, TwoDice::new(6, 6), &mut NullSink);
    let refusal = game.refusal(&state, Step::still(Spend::Pass)).unwrap();
    assert_eq!(
        refusal.to_string(),
        "X-4: the rolls that decide who begins are not played"
    );
}

/// Like [`refused`], in a position without a decision.
#[track_caller]
fn refused_anywhere(line: &str, step: &str, refusal: &str) {
    refused(line, step, refusal);
    let Position { game, state } = at(line);
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    assert_eq!(actions, []);
}

#[test]
fn the_first_broken_rule_is_cited() {
    let line = "Y:yard,yard,Y2,Y9/R:3yard,Y4 Y:5-3";
    refused(line, "pass", "X-7: you cannot pass: something can be moved");
    refused(line, "4 Y2-Y6", "X-5: no 4 was rolled");
    refused(line, "5 Y2-Y7, 5 Y7-G2", "X-5: the 5 has been played");
    refused(
        line,
        "5 yard-Y1",
        "X-8: a pawn enters with a 6, not with a 5",
    );
    refused(
        line,
        "5 home-home",
        "X-13: a pawn that is home moves no more",
    );
    refused(
        line,
        "3 Y4-Y7",
        "X-9: the pawn on Y4 is Red's, not Yellow's",
    );
    refused(line, "3 Y2-Y4", "X-9: 3 from Y2 leads to Y5, not to Y4");
}

#[test]
fn a_capture_is_written_as_one() {
    let Position { game, state } = at("Y:3yard,Y2/R:3yard,Y5 Y:3-1");
    let error = notation::legal_step(&game, &state, "3 Y2-Y5").unwrap_err();
    assert!(
        error.to_string().contains("expected \"3 Y2xY5\""),
        "{error}"
    );
    for wrong in [
        "", "3", "3 ", "3 Y2", "3 Y2+Y5", "7 Y2-Y9", "3 Y2-Gh4", "3 Y10-Y3", "3  Y2-Y5",
    ] {
        assert!(game.parse_step(&state, wrong).is_err(), "{wrong}");
    }
}
