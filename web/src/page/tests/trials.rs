//! Trials of house rules.

use bot::compare::Trial;
use table::draft::Change;
use worker::protocol::{Job, Outcome};
use worker::report::Report;
use worker::trial::{TrialPart, TrialRequest};

use super::*;
use crate::page::effect::OnOutcome;
use crate::trial::question::{Way, changes, evens};
use crate::trial::store::{TrialMsg, TrialProgress};

const FORM: &str = "#/new?game=parcheesi%2Bblockades=none&Y=person:Mia&R=easy";

/// The form of a game with house rules, and a trial of them.
fn asked() -> Visit {
    let mut visit = Visit::new();
    visit.go(FORM);
    let (_, asked) = changes(&visit.page.setup.draft).remove(0);
    visit.send(TrialMsg::Ask(asked));
    visit
}

/// The question to the bots.
fn question(visit: &Visit) -> Option<&TrialRequest> {
    visit.effects.iter().find_map(|effect| match effect {
        Effect::Do(Job::Trial(request), _) => Some(request),
        _ => None,
    })
}

/// The question to the bots, and what makes a message of its outcome.
fn take_question(visit: &mut Visit) -> (TrialRequest, OnOutcome) {
    let mut effects = visit.effects.drain(..);
    let found = effects.find_map(|effect| match effect {
        Effect::Do(Job::Trial(request), msg) => Some((request, msg)),
        _ => None,
    });
    found.expect("the bots were asked")
}

/// Answers the question after some time.
fn answer(visit: &mut Visit, ms: u64) {
    let (request, msg) = take_question(visit);
    let played = request.played.first().map_or(0, |games| games.len() as u32);
    let games = played + request.games;
    let part = TrialPart {
        // A byte a game is enough here.
        played: vec![vec![0; games as usize].into(); 2],
        games,
        report: Report::default(),
        most_even: None,
    };
    visit.now.ms += ms;
    visit.send(msg(Ok(Outcome::Trial(part))));
}

fn progress(visit: &Visit) -> Option<&TrialProgress> {
    visit.page.trial.trial.as_ref().map(|trial| &trial.progress)
}

#[test]
fn printed_rules_raise_no_question() {
    let mut visit = Visit::new();
    visit.go("#/new?game=parcheesi&Y=person&R=easy");
    assert_eq!(changes(&visit.page.setup.draft), []);
}

#[test]
fn the_question_is_about_the_seats_and_rules_of_the_form() {
    let visit = asked();
    let request = question(&visit).unwrap();
    let expected = Trial {
        rulesets: ["parcheesi", "parcheesi+blockades=none"]
            .map(String::from)
            .into(),
        seats: "YR".to_owned(),
        seed: 1,
        levels: Vec::new(),
        search: false,
    };
    assert_eq!(request.trial, expected);
}

#[test]
fn head_starts_are_the_same_on_both_sides() {
    let mut visit = Visit::new();
    visit.go(
        "#/new?game=parcheesi%2Bblockades=none%2Bcapture=10%2Bhead-yellow=1&Y=person:Mia&R=easy",
    );
    let asked = changes(&visit.page.setup.draft);
    let bases: Vec<_> = asked
        .iter()
        .map(|(_, asked)| &*asked.trial.rulesets[0])
        .collect();
    let expected = [
        "head-yellow=1",
        "capture=10+head-yellow=1",
        "blockades=none+head-yellow=1",
    ];
    assert_eq!(
        bases,
        expected.map(|choices| format!("parcheesi+{choices}"))
    );
}

#[test]
fn a_head_start_is_sought_for_people_of_any_strength() {
    let mut visit = Visit::new();
    visit.go("#/new?game=parcheesi%2Bblockades=none&Y=person:Mia&R=hard");
    let draft = &visit.page.setup.draft;
    let evens = |option| evens(draft, draft.family().option(option).unwrap());
    let levels = evens("head-yellow")
        .into_iter()
        .map(|(way, asked)| (way, asked.trial.levels));
    let expected = ["medium", "easy", "expert"]
        .map(|level| (Way::Level(level), [level, "hard"].map(String::from).into()));
    assert_eq!(levels.collect::<Vec<_>>(), expected);
    assert_eq!(evens("head-red"), []);
    assert_eq!(evens("blockades"), []);
}

#[test]
fn parts_are_as_large_as_fits_a_quarter_of_a_second() {
    let mut visit = asked();
    assert_eq!(question(&visit).unwrap().games, 10);
    answer(&mut visit, 50);
    assert_eq!(question(&visit).unwrap().games, 50);
    answer(&mut visit, 2_500);
    assert_eq!(question(&visit).unwrap().games, 5);
}

#[test]
fn a_slow_device_pauses_with_fewer_games_and_can_play_on() {
    let mut visit = asked();
    while progress(&visit) == Some(&TrialProgress::Running) {
        answer(&mut visit, 900);
    }
    assert_eq!(progress(&visit), Some(&TrialProgress::Paused));
    let games = visit.page.trial.trial.as_ref().unwrap().games;
    assert!(games < 500, "{games}");
    visit.send(TrialMsg::Continue);
    answer(&mut visit, 900);
    assert_eq!(progress(&visit), Some(&TrialProgress::Running));
}

#[test]
fn a_fast_device_plays_2000_games() {
    let mut visit = asked();
    while progress(&visit) == Some(&TrialProgress::Running) {
        answer(&mut visit, 100);
    }
    assert_eq!(progress(&visit), Some(&TrialProgress::Complete));
    assert_eq!(visit.page.trial.trial.as_ref().unwrap().games, 2_000);
}

#[test]
fn a_failure_keeps_what_was_played() {
    let mut visit = asked();
    answer(&mut visit, 100);
    let (_, msg) = take_question(&mut visit);
    visit.send(msg(Err("no worker".to_owned())));
    assert_eq!(
        progress(&visit),
        Some(&TrialProgress::Failed("no worker".to_owned()))
    );
    visit.send(TrialMsg::Continue);
    assert_eq!(question(&visit).unwrap().played[0].len(), 10);
}

#[test]
fn late_answers_change_nothing() {
    let mut visit = asked();
    let (_, msg) = take_question(&mut visit);
    visit.send(TrialMsg::Stop);
    visit.send(msg(Err("late".to_owned())));
    assert_eq!(progress(&visit), Some(&TrialProgress::Paused));
}

#[test]
fn a_question_that_nobody_sees_is_dropped() {
    for leave in [
        |visit: &mut Visit| visit.go(HOME),
        |visit: &mut Visit| visit.send(Change::HouseRules(false)),
        |visit: &mut Visit| visit.send(SetupMsg::Start),
    ] {
        let mut visit = asked();
        assert!(progress(&visit).is_some());
        leave(&mut visit);
        assert_eq!(progress(&visit), None);
    }
}
