//! Tests of the list of exercises and of ready ones.

use super::exercises::MOST;
use super::*;
use crate::today::Day;

fn day(text: &str) -> Day {
    Day::parse(text).unwrap()
}

/// An exercise. A person made the play of every other one.
fn exercise(number: usize) -> Exercise {
    Exercise {
        position: format!("pollyanna-1951 Y:yard,yard,G3,R{number}/R:yard,yard,G7,G7 Y:4-1"),
        best: "4 G3-Gt2".to_owned(),
        played: (number % 2 == 1).then(|| "1 G3-G4, 4 G4-G8".to_owned()),
    }
}

fn found(numbers: std::ops::Range<usize>) -> Exercises {
    let mut exercises = Exercises::default();
    let moves = numbers.map(exercise).collect();
    exercises.apply(Change::Find(moves, day("2026-11-30")));
    exercises
}

fn tried(number: usize, is_solved: bool, on: &str) -> Change {
    Change::Try {
        position: exercise(number).position,
        is_solved,
        day: day(on),
    }
}

#[test]
fn a_move_comes_back_after_1_3_7_and_21_days_until_it_is_solved_twice() {
    let mut exercises = found(0..1);
    for (last, next, is_solved) in [
        ("2026-11-30", "2026-12-01", false),
        ("2026-12-03", "2026-12-04", true),
        ("2026-12-10", "2026-12-11", false),
        ("2026-12-31", "2027-01-01", false),
        ("2027-01-21", "2027-01-22", true),
    ] {
        assert_eq!(exercises.due(day(last)), [], "{last}");
        assert_eq!(exercises.due(day(next)), [exercise(0)], "{next}");
        assert!(exercises.apply(tried(0, is_solved, next)));
    }
    assert_eq!(exercises.counts(), (0, 1));
    assert_eq!(exercises.due(day("2029-01-01")), []);
    // Another review of the game does not bring it back.
    assert!(!exercises.apply(Change::Find(vec![exercise(0)], day("2027-02-01"))));
    assert_eq!(exercises.counts(), (0, 1));
}

#[test]
fn a_clock_that_was_wrong_keeps_no_move_away() {
    let mut exercises = Exercises::default();
    exercises.apply(Change::Find(vec![exercise(0)], day("2099-01-01")));
    assert_eq!(exercises.due(day("2026-11-30")), [exercise(0)]);
}

#[test]
fn a_list_is_stored_and_read() {
    let mut exercises = found(0..3);
    exercises.apply(tried(1, true, "2026-12-01"));
    assert!(exercises.apply(Change::Solve("parcheesi", 7)));
    assert!(!exercises.apply(Change::Solve("parcheesi", 7)));
    assert!(!exercises.apply(tried(9, true, "2026-12-01")));
    assert!(exercises.is_solved("parcheesi", 7) && !exercises.is_solved("sorry", 7));
    let text = exercises.text();
    assert_eq!(Exercises::read(&text), Some(exercises.clone()));
    // A damaged line takes no other line away.
    let lines = text.replace("2026-12-01 1 1", "2026-12-41 1 1");
    assert_eq!(Exercises::parse(&lines).counts(), (2, 0));
    for damaged in ["solved parcheesi 0", "solved chess 7", "solved parcheesi"] {
        let text = text.replace("solved parcheesi 7", damaged);
        assert_eq!(Exercises::parse(&text).counts(), (3, 0), "{damaged}");
        assert!(!Exercises::parse(&text).is_solved("parcheesi", 7));
    }
    assert_eq!(Exercises::read(""), None);
    assert_eq!(Exercises::read("exercises 2\n"), None);
    // A count that has reached its end stays there.
    let most = text.replace("2026-12-01 1 1", "2026-12-01 4294967295 1");
    let mut most = Exercises::parse(&most);
    assert!(most.apply(tried(1, false, "2026-12-02")));
}

#[test]
fn no_more_moves_are_kept_than_there_is_room_for() {
    let exercises = found(0..MOST + 5);
    assert_eq!(exercises.counts(), (MOST, 0));
    assert_eq!(Exercises::parse(&exercises.text()).counts(), (MOST, 0));
}

#[test]
fn of_two_devices_the_longer_series_counts() {
    let (mut here, mut there) = (found(0..3), found(1..4));
    here.apply(tried(1, true, "2026-12-01"));
    there.apply(tried(2, true, "2026-12-02"));
    there.apply(Change::Solve("sorry", 1));
    assert_eq!(here.merge(there.clone()), 3);
    assert_eq!(here.due(day("2026-12-01")).len(), 2);
    assert_eq!(here.merge(there), 0);
    assert_eq!(here.counts(), (4, 0));
}

#[test]
fn ready_exercises_are_read_line_by_line() {
    let Exercise { position, best, .. } = exercise(4);
    let text =
        format!("# made\n80 90 100 12 capture 7\t{best}\t{position}\n80 90\t{best}\t{position}\n");
    let ready = ReadyExercise {
        found: [80, 90, 100],
        theme: "capture".to_owned(),
        lesson: Some(7),
        exercise: exercise(4),
    };
    assert_eq!(read_ready(&text), [ready]);
    for wrong in [
        "80 90 101 1 capture 7",
        "80 x 100 1 capture 7",
        "80 90 100 12 capture",
        "",
    ] {
        assert_eq!(
            read_ready(&text.replace("80 90 100 12 capture 7", wrong)),
            []
        );
    }
}

#[test]
fn an_exercise_that_cannot_be_read_says_why() {
    let whole = exercise(5);
    assert!(whole.goal().is_ok(), "{:?}", whole.goal());
    let wrong = |from: &str, to: &str| Exercise {
        position: whole.position.replace(from, to),
        ..whole.clone()
    };
    for wrong in [wrong("pollyanna-1951", "chess"), wrong("G3", "G990")] {
        assert!(wrong.goal().is_err());
    }
    let illegal = Exercise {
        best: "6 G3-G9".to_owned(),
        ..whole.clone()
    };
    assert!(illegal.goal().is_err());
}
