//! Exercises: each is a lesson of one play.

use table::durations::Speed;
use table::exercise::{Exercise, Place};
use table::fuzzing;
use table::lesson::{Progress, Task};
use table::session::{Intent, Session};

use crate::desk::{Desk, levels};
use crate::spoil::try_damaged;

const POSITION: &str = "pollyanna-1951 Y:yard,yard,G3,G5/R:yard,yard,G7,G7 Y:4-1";
const PLACE: Place = Place {
    is_ready: true,
    number: 7,
    count: 50,
};

/// An exercise whose best play is this one.
fn exercise(best: &str) -> Desk {
    let exercise = Exercise {
        position: POSITION.to_owned(),
        best: best.to_owned(),
        played: None,
    };
    Desk::at(Session::exercise(&exercise, PLACE, Speed::Instant.into(), levels()).unwrap())
}

fn task(desk: &Desk) -> Task {
    *desk.scene().lesson.unwrap()
}

#[test]
fn a_play_is_judged_when_it_is_finished() {
    let mut desk = exercise("1 G3-G4, 4 G4-Gt3");
    let Task {
        heading,
        is_exercise,
        progress,
        ..
    } = task(&desk);
    assert_eq!((&*heading, is_exercise), ("Exercise 7 of 50", true));
    assert_eq!(progress, Progress::Going);
    // The first step of another play: it is not finished.
    desk.play("4 G5-Gt4");
    assert_eq!(task(&desk).progress, Progress::Going);
    desk.play("1 G3-G4");
    assert_eq!(task(&desk).progress, Progress::Missed);
    assert_eq!(desk.scene().now.status, "Not the best play");
    let attempt = desk.session.exercise_attempt().unwrap();
    assert_eq!(attempt.play, "4 G5-Gt4, 1 G3-G4");
    assert_eq!(attempt.progress, Progress::Missed);
    // Red does not roll.
    let entries = desk.session.table().entry_count();
    desk.say(Intent::Roll);
    assert_eq!(desk.session.table().entry_count(), entries);
    desk.say(Intent::Restart);
    assert_eq!(task(&desk).progress, Progress::Going);
    desk.play("1 G3-G4");
    desk.play("4 G4-Gt3");
    assert_eq!(task(&desk).progress, Progress::Done);
    assert_eq!(desk.scene().now.status, "Best play found");
    let attempt = desk.session.exercise_attempt().unwrap();
    assert_eq!(
        (attempt.progress, attempt.is_helped),
        (Progress::Done, false)
    );
    assert!(!task(&desk).is_course_done());
}

#[test]
fn another_order_of_the_best_play_is_as_good() {
    let mut desk = exercise("1 G3-G4, 4 G5-Gt4");
    desk.play("4 G5-Gt4");
    desk.play("1 G3-G4");
    assert_eq!(task(&desk).progress, Progress::Done);
}

#[test]
fn a_play_ends_before_what_its_space_asks_for() {
    let exercise = Exercise {
        position: "annie 25/Y:9/B:5/R:13 R:6-6".to_owned(),
        best: "forward".to_owned(),
        played: None,
    };
    let begun = Session::exercise(&exercise, PLACE, Speed::Instant.into(), levels());
    let mut desk = Desk::at(begun.unwrap());
    desk.play("forward");
    assert_eq!(task(&desk).progress, Progress::Done);
    desk.undo();
    desk.play("backward");
    assert_eq!(task(&desk).progress, Progress::Missed);
}

#[test]
fn the_hint_shows_the_best_play_and_counts() {
    let mut desk = exercise("1 G3-G4, 4 G4-Gt3");
    desk.say(Intent::Hint);
    assert!(desk.scene().moves.list.iter().any(|_| true));
    let attempt = desk.session.exercise_attempt().unwrap();
    assert!(attempt.is_helped && attempt.progress == Progress::Going);
    assert_eq!(
        task(&desk).says,
        "The marks show how the best play begins. Another hint shows all of it."
    );
    // It counts also after another beginning.
    desk.say(Intent::Restart);
    assert!(desk.session.exercise_attempt().unwrap().is_helped);
}

#[test]
fn a_game_is_no_exercise() {
    let desk = crate::lesson::learn_at("pollyanna-1951", 1, Speed::Instant);
    assert_eq!(desk.session.exercise_attempt(), None);
}

#[test]
fn damaged_lists_never_panic() {
    try_damaged("exercises", fuzzing::exercises, 500);
}
