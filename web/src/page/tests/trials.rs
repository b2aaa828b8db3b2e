//! Trials of house rules.

use bot::compare::Trial;
use table::draft::Change;
use worker::protocol::Job;
use worker::report::Report;
use worker::trial::{TrialPart, TrialRequest};

use super::*;
use crate::trial::question::Asked;
use crate::trial::store::{TrialMsg, TrialProgress};

const FORM: &str = "#/new?game=parcheesi%2Bblockades=none&Y=person:Mia&R=easy";

/// The form of a game with house rules, and a trial of them.
fn asked() -> Visit {
    let mut visit = Visit::new();
    visit.go(FORM);
    let asked = Asked::change(&visit.page.setup.draft).unwrap();
    visit.send(TrialMsg::Ask(asked));
    visit
}

/// The number of the question to the bots, and the question.
fn question(visit: &Visit) -> Option<(u32, &TrialRequest)> {
    visit.effects.iter().find_map(|effect| match effect {
        Effect::Trial(id, Job::Trial(request)) => Some((*id, request)),
        _ => None,
    })
}

/// Answers the question after some time.
fn answer(visit: &mut Visit, ms: u64) {
    let (id, request) = question(visit).expect("the bots were asked");
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
    visit.send(TrialMsg::Part(id, Ok(part)));
}

fn progress(visit: &Visit) -> Option<&TrialProgress> {
    visit.page.trial.trial.as_ref().map(|trial| &trial.progress)
}

#[test]
fn printed_rules_raise_no_question() {
    let mut visit = Visit::new();
    visit.go("#/new?game=parcheesi&Y=person&R=easy");
    assert_eq!(Asked::change(&visit.page.setup.draft), None);
}

#[test]
fn the_question_is_about_the_seats_and_rules_of_the_form() {
    let visit = asked();
    let (_, request) = question(&visit).unwrap();
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
fn parts_are_as_large_as_fits_a_quarter_of_a_second() {
    let mut visit = asked();
    assert_eq!(question(&visit).unwrap().1.games, 10);
    answer(&mut visit, 50);
    assert_eq!(question(&visit).unwrap().1.games, 50);
    answer(&mut visit, 2_500);
    assert_eq!(question(&visit).unwrap().1.games, 5);
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
    let (id, _) = question(&visit).unwrap();
    visit.send(TrialMsg::Part(id, Err("no worker".to_owned())));
    assert_eq!(
        progress(&visit),
        Some(&TrialProgress::Failed("no worker".to_owned()))
    );
    visit.send(TrialMsg::Continue);
    assert_eq!(question(&visit).unwrap().1.played[0].len(), 10);
}

#[test]
fn late_answers_change_nothing() {
    let mut visit = asked();
    let (id, _) = question(&visit).unwrap();
    visit.send(TrialMsg::Stop);
    visit.send(TrialMsg::Part(id, Err("late".to_owned())));
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
