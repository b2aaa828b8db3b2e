//! The lessons: what does each, and what does not.

use super::game;
use crate::lesson::test_help::{all_are_tested, does};

/// That any of these plays does the lesson, and none of those.
fn is_done_by(test: &str, plays: &[&str], others: &[&str]) {
    for play in plays {
        assert!(does(&game("annie"), test, play), "{play} does it");
    }
    for other in others {
        assert!(!does(&game("annie"), test, other), "{other} does not do it");
    }
}

#[test]
fn every_lesson_has_a_test_named_after_it() {
    all_are_tested(&game("annie"), include_str!("lessons.rs"));
}

#[test]
fn lesson_everybody_moves_annie() {
    let test = "lesson_everybody_moves_annie";
    is_done_by(test, &[""], &[]);
}

#[test]
fn lesson_equal_dice() {
    let test = "lesson_equal_dice";
    is_done_by(test, &["forward"], &["backward"]);
}

#[test]
fn lesson_a_gift() {
    let test = "lesson_a_gift";
    is_done_by(test, &["give B"], &["give R"]);
}

#[test]
fn lesson_roll_against_an_orphan() {
    let test = "lesson_roll_against_an_orphan";
    is_done_by(test, &["against R"], &["against B"]);
}

#[test]
fn lesson_a_single_die() {
    let test = "lesson_a_single_die";
    is_done_by(test, &[""], &[]);
}

#[test]
fn lesson_arrows() {
    let test = "lesson_arrows";
    is_done_by(test, &[""], &[]);
}

#[test]
fn lesson_a_happy_ending() {
    let test = "lesson_a_happy_ending";
    is_done_by(test, &["forward"], &["backward"]);
}
