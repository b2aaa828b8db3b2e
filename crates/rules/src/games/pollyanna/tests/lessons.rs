//! The lessons: what does each, and what does not.

use super::game;
use crate::lesson::test_help::{all_are_tested, does};

/// That any of these plays does the lesson, and none of those.
fn is_done_by(test: &str, plays: &[&str], others: &[&str]) {
    for play in plays {
        assert!(does(&game("pollyanna-1951"), test, play), "{play} does it");
    }
    for other in others {
        assert!(
            !does(&game("pollyanna-1951"), test, other),
            "{other} does not do it"
        );
    }
}

#[test]
fn every_lesson_has_a_test_named_after_it() {
    all_are_tested(&game("pollyanna-1951"), include_str!("lessons.rs"));
}

#[test]
fn lesson_once_round_the_board() {
    let test = "lesson_once_round_the_board";
    is_done_by(
        test,
        &["3 B12-Y0, 4 Y0-Yh4", "4 B12-Yh1, 3 Yh1-Yh4"],
        &["3 B12-Y0, 4 Y6-Y10", "4 Y6-Y10, 3 Y10-Y13"],
    );
}

#[test]
fn lesson_a_six_to_begin() {
    let test = "lesson_a_six_to_begin";
    is_done_by(
        test,
        &["6 yard-Y6, 3 Y6-Y9"],
        &["6 yard-Y6, 3 G3-G6", "3 G3-Gt1, 6 yard-Y6"],
    );
}

#[test]
fn lesson_both_dice() {
    let test = "lesson_both_dice";
    is_done_by(
        test,
        &["5 G6-G11, 2 Yh3-Yh5", "2 Yh3-Yh5, 5 G6-G11"],
        &["5 G6-G11, 2 G10-G12", "2 G10-G12, 5 G6-G11"],
    );
}

#[test]
fn lesson_the_turnout() {
    let test = "lesson_the_turnout";
    is_done_by(
        test,
        &["4 G3-Gt2", "1 G3-G4, 4 G4-Gt3"],
        &["1 G3-G4, 4 B9-B13", "4 B9-B13, 1 B13-B14"],
    );
}

#[test]
fn lesson_a_blockade() {
    let test = "lesson_a_blockade";
    is_done_by(
        test,
        &["5 G6-G11", "3 B2-B5, 5 G6-G11"],
        &["3 G11-G14, 5 G6-G11", "3 G6-G9, 5 G9-G14"],
    );
}

#[test]
fn lesson_your_own_blockade() {
    let test = "lesson_your_own_blockade";
    is_done_by(
        test,
        &["4 R2-R6, 5 G13-R3", "4 R2-Rt1, 5 G13-R3"],
        &["5 R2-R7, 4 G13-R2", "4 G13-R2, 5 R2-R7"],
    );
}

#[test]
fn lesson_doublets() {
    let test = "lesson_doublets";
    is_done_by(
        test,
        &[
            "2 G7-G9, 2 G9-G11, 3 G11xG14",
            "2 G7-G9, 2 G9-G11, 1 B3-B4, 3 G11xG14",
        ],
        &["2 G7-G9, 2 B3-B5, 3 G9-G12, 1 G12-G13"],
    );
}

#[test]
fn lesson_capture() {
    let test = "lesson_capture";
    is_done_by(
        test,
        &["3 G8xG11, +10 G11-R6", "1 B1-B2, 3 G8xG11, +10 B2-B12"],
        &["3 G8xG11, +10 -, 1 G11-G12", "1 G8-G9, 3 B1-B4"],
    );
}

#[test]
fn lesson_your_own_colour() {
    let test = "lesson_your_own_colour";
    is_done_by(
        test,
        &["3 B12-Y0", "4 G9-G13, 3 B12-Y0"],
        &["4 B12-Yh1, 3 Yh1-Yh4", "3 G9-G12, 4 G12-R1"],
    );
}

#[test]
fn lesson_home() {
    let test = "lesson_home";
    is_done_by(
        test,
        &["4 Yh3-home", "5 G9-G14, 4 Yh3-home"],
        &["5 G9-G14, 4 G14-R3"],
    );
}
