//! The lessons: what does each, and what does not.

use super::game;
use crate::lesson::test_help::{all_are_tested, does};

/// That any of these plays does the lesson, and none of those.
fn is_done_by(test: &str, plays: &[&str], others: &[&str]) {
    for play in plays {
        assert!(does(&game("parcheesi"), test, play), "{play} does it");
    }
    for other in others {
        assert!(
            !does(&game("parcheesi"), test, other),
            "{other} does not do it"
        );
    }
}

#[test]
fn every_lesson_has_a_test_named_after_it() {
    all_are_tested(&game("parcheesi"), include_str!("lessons.rs"));
}

#[test]
fn lesson_once_round_the_board() {
    let test = "lesson_once_round_the_board";
    is_done_by(
        test,
        &["3 B15-Y0, 6 Y0-Yh6", "6 B15-Yh3, 3 Yh3-Yh6"],
        &["3 B15-Y0, 6 Y5-Y11", "6 Y5-Y11, 3 Y11-Y14"],
    );
}

#[test]
fn lesson_out_of_the_nest() {
    let test = "lesson_out_of_the_nest";
    is_done_by(test, &["5 yard-Y5, 2 Y5-Y7"], &["5 yard-Y5, 2 G9-G11"]);
}

#[test]
fn lesson_capture() {
    let test = "lesson_capture";
    is_done_by(
        test,
        &[
            "3 G7xG10, 1 R2-R3, +20 G10-R12",
            "1 R2-R3, 3 G7xG10, +20 R3-B5",
        ],
        &["1 G7-G8, 3 G8-G11", "3 G7xG10, 1 R2-R3, +20 -"],
    );
}

#[test]
fn lesson_a_blockade() {
    let test = "lesson_a_blockade";
    is_done_by(
        test,
        &["4 G6-G10", "2 R3-R5, 4 G6-G10"],
        &["2 G6-G8, 4 G8-G12", "4 R3-R7, 2 R7-R9"],
    );
}

#[test]
fn lesson_safe_spaces() {
    let test = "lesson_safe_spaces";
    is_done_by(
        test,
        &["3 G10-G13", "1 B7-B8, 3 G10-G13"],
        &["1 G10-G11, 3 G11-G14", "3 B7-B10, 1 G10-G11"],
    );
}

#[test]
fn lesson_home_and_10_more() {
    let test = "lesson_home_and_10_more";
    is_done_by(
        test,
        &[
            "4 Yh4-home, 2 G9-G11, +10 G11-R3",
            "2 G9-G11, 4 Yh4-home, +10 G11-R3",
        ],
        &["4 Yh4-home, 2 G9-G11, +10 -", "2 Yh4-Yh6, 4 G9-G13"],
    );
}

#[test]
fn lesson_doublets() {
    let test = "lesson_doublets";
    is_done_by(
        test,
        &["2 G2-G4, 2 G4-G6, 5 G6-G11, 5 G11-G16"],
        &["2 G2-G4, 2 G4-G6, 5 R2-R7, 5 R7-R12"],
    );
}
