//! Exercises: each is a lesson of one play.

use std::collections::BTreeSet;
use std::fs;

use rules::games::FAMILIES;
use rules::lesson;
use rules::words::in_edition;
use table::durations::Speed;
use table::exercise::{Exercise, Place, READY, ReadyExercise, read_ready};
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

/// The themes of the ready exercises of each game, and the lessons on them.
const LESSONS: [&str; 27] = [
    "annie, A gift: A gift",
    "annie, A happy ending: A happy ending",
    "annie, Equal dice: Equal dice",
    "annie, Rolling against an orphan: Roll against an orphan",
    "parcheesi, Blockades: A blockade",
    "parcheesi, Capture: Capture",
    "parcheesi, Danger behind you: Safe spaces",
    "parcheesi, Safe spaces: Safe spaces",
    "parcheesi, The way home: Home and 10 more",
    "parcheesi, Using a bonus: Home and 10 more",
    "parcheesi, Using both dice: ",
    "pollyanna, Blockades: A blockade",
    "pollyanna, Capture: Capture",
    "pollyanna, Danger behind you: Your own colour",
    "pollyanna, Safe spaces: Your own colour",
    "pollyanna, The way home: Home",
    "pollyanna, Turnouts: The turnout",
    "pollyanna, Using a bonus: Capture",
    "pollyanna, Using both dice: Both dice",
    "sorry, Bumping a pawn: Slides",
    "sorry, Changing places: Changing places",
    "sorry, Leaving START: Leaving START",
    "sorry, Moving backward: Backward is quick",
    "sorry, Sharing the 7: The 7",
    "sorry, The 10: The 10",
    "sorry, The Sorry! card: Sorry!",
    "sorry, The exact count: The exact count",
];

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
fn the_task_says_why_undersides_count() {
    let at = |position: &str, best: &str| {
        let exercise = Exercise {
            position: position.to_owned(),
            best: best.to_owned(),
            played: None,
        };
        let session = Session::exercise(&exercise, PLACE, Speed::Instant.into(), levels());
        task(&Desk::at(session.unwrap())).task
    };
    let rest = "R:yard,yard,yard,B9 Y:2-2";
    let all = at(
        &format!("parcheesi Y:G2,G8,R2,R9/{rest}"),
        "2 G2-G4, 2 G4-G6, 5 G6-G11, 5 G11-G16",
    );
    assert!(all.contains("the undersides, 5 and 5, count too."), "{all}");
    let top = at(
        &format!("parcheesi Y:yard,G8,R2,R9/{rest}"),
        "2 G8-G10, 2 G10-G12",
    );
    assert!(!top.contains("undersides"), "{top}");
}

#[test]
fn every_ready_exercise_has_a_theme_and_perhaps_a_lesson_on_it() {
    let mut found = BTreeSet::new();
    for ruleset in FAMILIES.iter().flat_map(|family| family.plain_rulesets()) {
        let read = |path: String| fs::read_to_string(path).unwrap();
        let ready = read_ready(&read(format!("../bot/exercises/{ruleset}.txt")));
        assert_eq!(ready.len(), READY, "{ruleset}");
        let (game, edition) = (ruleset.family.name(), ruleset.edition.name);
        let lessons = read(format!("../words/en/lessons/{game}.txt"));
        let lessons = lesson::read(&in_edition(&lessons, edition)).unwrap();
        for ReadyExercise { theme, lesson, .. } in ready {
            let lesson = lesson.map_or("", |lesson| &lessons[lesson - 1].title);
            let theme = words::t!(exercises::theme, theme);
            found.insert(format!("{game}, {theme}: {lesson}"));
        }
    }
    let all: Vec<_> = found.iter().map(|each| &**each).collect();
    assert_eq!(all, LESSONS);
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
