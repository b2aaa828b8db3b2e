//! Exercises: moves to try again, and ready ones.

use table::exercise::{Change, Exercise, Exercises};
use table::session::Intent;
use table::today::Day;
use worker::exercise::Judgement;
use worker::protocol::Job;

use super::Visit;
use crate::exercises::store::{AGAIN, ExerciseMsg, LIST};
use crate::game::store::GameMsg;
use crate::page::dialogs::Dialog;
use crate::page::effect::Effect;
use crate::page::route::Screen;

const POSITION: &str = "pollyanna-1951 Y:yard,yard,G3,G5/R:yard,yard,R7,R9 Y:4-1";
const BEST: &str = "1 G3-G4, 4 G4-Gt3";

fn exercise() -> Exercise {
    Exercise {
        position: POSITION.to_owned(),
        best: BEST.to_owned(),
        played: None,
    }
}

/// A visit with a move to try again, a day after it was found.
fn visit() -> Visit {
    let day = |text| Day::parse(text).unwrap();
    let mut exercises = Exercises::default();
    exercises.apply(Change::Find(vec![exercise()], day("2026-11-29")));
    let mut visit = Visit::new();
    visit.now.day = day("2026-11-30");
    visit.send(ExerciseMsg::Stored(Some(exercises.text())));
    visit
}

impl Visit {
    /// Makes these steps of a play.
    fn steps(&mut self, steps: &[&str]) -> Vec<Effect> {
        let mut effects = Vec::new();
        for step in steps {
            let table = self.page.game.active().unwrap().session.table();
            let mut choices = table.choices().iter();
            let choice = choices.find(|choice| table.step(choice) == *step);
            let id = table.id(choice.unwrap());
            self.send(Intent::Play(id));
            effects.append(&mut self.effects);
            self.send(GameMsg::Finish);
            effects.append(&mut self.effects);
        }
        effects
    }

    fn due(&self) -> usize {
        self.page.exercises.exercises.due(self.now.day).len()
    }
}

/// The judgement of a costly play.
fn costly() -> Judgement {
    Judgement {
        play: vec!["Costly.".to_owned()],
        better: Some("Better.".to_owned()),
    }
}

/// The change that was stored, and whether the bots' program is asked what a play was worth.
fn noted(effects: &[Effect]) -> (Option<&Change>, bool) {
    let change = effects.iter().find_map(|effect| match effect {
        Effect::ChangeExercises(change) => Some(change),
        _ => None,
    });
    let asks = |effect: &Effect| matches!(effect, Effect::Do(Job::Exercise(_), _));
    (change, effects.iter().any(asks))
}

#[test]
fn the_first_play_counts_and_is_judged() {
    let mut visit = visit();
    assert_eq!(visit.due(), 1);
    visit.go(AGAIN);
    assert_eq!(visit.page.game.screen, Screen::Lesson);
    let effects = visit.steps(&["4 G5-Gt4", "1 G3-G4"]);
    let wrong = Change::Try {
        position: POSITION.to_owned(),
        is_solved: false,
        day: visit.now.day,
    };
    assert_eq!(noted(&effects), (Some(&wrong), true));
    assert_eq!(visit.due(), 0);
    let answer = || Ok(costly());
    visit.send(ExerciseMsg::Judged(1, answer()));
    let last = "That was the last one for today.";
    assert_eq!(visit.page.exercises.answer.says, ["Costly.", last]);
    visit.send(ExerciseMsg::Show);
    assert_eq!(
        visit.page.exercises.answer.says,
        ["Better.", "Costly.", last]
    );
    // The next play is judged, but does not count.
    visit.send(Intent::Restart);
    let effects = visit.steps(&["1 G3-G4", "4 G4-Gt3"]);
    assert_eq!(noted(&effects), (None, true));
    assert!(visit.page.exercises.answer.says.is_empty());
    // A late answer to the first play is dropped.
    visit.send(ExerciseMsg::Judged(1, answer()));
    assert!(visit.page.exercises.answer.says.is_empty());
    // There is no other move.
    visit.send(ExerciseMsg::Next);
    assert_eq!(visit.now.address, LIST);
}

#[test]
fn an_answer_to_a_play_that_was_taken_back_is_dropped() {
    let mut visit = visit();
    visit.go(AGAIN);
    visit.steps(&["4 G5-Gt4", "1 G3-G4"]);
    visit.send(Intent::Restart);
    visit.send(ExerciseMsg::Judged(1, Ok(costly())));
    assert!(visit.page.exercises.answer.says.is_empty());
}

#[test]
fn who_asks_for_the_hint_has_not_solved_it() {
    let mut visit = visit();
    visit.go(AGAIN);
    visit.send(Intent::Hint);
    let effects = visit.steps(&["1 G3-G4", "4 G4-Gt3"]);
    let (Some(Change::Try { is_solved, .. }), _) = noted(&effects) else {
        panic!("no try");
    };
    assert!(!is_solved);
}

#[test]
fn a_ready_exercise_is_fetched_and_solved() {
    let mut visit = visit();
    let address = "#/exercise?game=pollyanna-1951&number=1";
    visit.go(address);
    assert!(visit.page.exercises.is_waiting);
    let fetches = |effect: &Effect| matches!(effect, Effect::FetchExercises("pollyanna-1951"));
    assert!(visit.did(fetches));
    let file = format!("# made\n10 20 30 5 capture 7\t{BEST}\t{POSITION}\n");
    visit.send(ExerciseMsg::Loaded("pollyanna-1951", Ok(file)));
    assert_eq!(visit.page.game.screen, Screen::Lesson);
    let effects = visit.steps(&["4 G5-Gt4", "1 G3-G4"]);
    assert_eq!(noted(&effects), (None, true));
    // Only a first play counts.
    visit.send(Intent::Restart);
    let effects = visit.steps(&["1 G3-G4", "4 G4-Gt3"]);
    assert_eq!(noted(&effects), (None, true));
    visit.go(LIST);
    visit.go(address);
    let effects = visit.steps(&["1 G3-G4", "4 G4-Gt3"]);
    let solved = Change::Solve("pollyanna-1951", 1);
    assert_eq!(noted(&effects), (Some(&solved), true));
    assert!(
        visit
            .page
            .exercises
            .exercises
            .is_solved("pollyanna-1951", 1)
    );
    // There are no more in this file.
    visit.go("#/exercise?game=pollyanna-1951&number=2");
    assert_eq!(visit.page.game.screen, Screen::Home);
    assert_eq!(visit.page.notices.list.len(), 1);
}

#[test]
fn what_does_not_arrive_is_said_at_home() {
    let mut visit = visit();
    visit.go("#/exercise?game=sorry");
    visit.send(ExerciseMsg::Loaded("sorry", Err("no network".to_owned())));
    assert!(!visit.page.exercises.is_waiting);
    assert_eq!(visit.page.game.screen, Screen::Home);
    assert!(visit.page.notices.list[0].text.contains("no network"));
}

#[test]
fn an_exercise_that_is_left_for_the_list_is_gone() {
    let mut visit = visit();
    visit.go(AGAIN);
    visit.go(LIST);
    assert_eq!(visit.page.dialogs.open, Some(Dialog::Exercises));
    assert_eq!((visit.page.game.screen, visit.due()), (Screen::Home, 1));
    // Without a move to try the address leads to the list.
    visit.now.day = Day::parse("2026-11-29").unwrap();
    visit.go(AGAIN);
    assert_eq!(visit.now.address, LIST);
}
