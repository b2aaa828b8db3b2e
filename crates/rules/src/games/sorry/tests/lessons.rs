//! The lessons: what does each, and what does not.

use super::game;
use crate::lesson::test_help::{all_are_tested, does};

/// That any of these plays does the lesson, and none of those.
fn is_done_by(test: &str, plays: &[&str], others: &[&str]) {
    for play in plays {
        assert!(does(&game("sorry"), test, play), "{play} does it");
    }
    for other in others {
        assert!(!does(&game("sorry"), test, other), "{other} does not do it");
    }
}

#[test]
fn every_lesson_has_a_test_named_after_it() {
    all_are_tested(&game("sorry"), include_str!("lessons.rs"));
}

#[test]
fn lesson_once_round_the_board() {
    let test = "lesson_once_round_the_board";
    is_done_by(test, &["8 G12-Rh3"], &["8 R4-R12"]);
}

#[test]
fn lesson_leaving_start() {
    let test = "lesson_leaving_start";
    is_done_by(test, &["1 yard-R4"], &["1 B6-B7"]);
}

#[test]
fn lesson_slides() {
    let test = "lesson_slides";
    is_done_by(test, &["5 R11-B1>B4"], &["5 Y6-Y11"]);
}

#[test]
fn lesson_changing_places() {
    let test = "lesson_changing_places";
    is_done_by(test, &["11 R6~G12"], &["11 R6-B2"]);
}

#[test]
fn lesson_sorry() {
    let test = "lesson_sorry";
    is_done_by(test, &["sorry yardxY0"], &["sorry yardxY6"]);
}

#[test]
fn lesson_backward_is_quick() {
    let test = "lesson_backward_is_quick";
    is_done_by(test, &["4 R4-R0"], &["4 B8-B4"]);
}

#[test]
fn lesson_the_10() {
    let test = "lesson_the_10";
    is_done_by(test, &["10 R3-R2"], &["10 R3-R13", "10 B6-B5"]);
}

#[test]
fn lesson_the_7() {
    let test = "lesson_the_7";
    is_done_by(
        test,
        &["7 Rh2-home, 7 B5-B8", "7 B5-B8, 7 Rh2-home"],
        &["7 B5-B12", "7 Rh2-Rh3, 7 B5-B11"],
    );
}

#[test]
fn lesson_the_exact_count() {
    let test = "lesson_the_exact_count";
    is_done_by(test, &["3 Rh3-home"], &["3 Rh1-Rh4"]);
}
