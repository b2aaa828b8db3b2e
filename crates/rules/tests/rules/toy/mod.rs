//! A toy game that uses only the public API: it conforms, and with anything wrong it does not.

mod dash;
mod spoilt;

use std::collections::BTreeMap;

use dash::Dash;
use rules::conform;
use rules::notation::{parse_position_line, plays, position_line};
use rules::perft::perft;
use rules::seat::SeatSet;
use spoilt::{Spoilt, Wrong};

#[test]
fn the_toy_conforms() {
    for seats in [0b011, 0b101, 0b110, 0b111].map(SeatSet) {
        let report = conform::check(&Dash::plain(), seats, 50, 5).unwrap();
        assert_eq!(report.games, 50);
        let enough = report.refusals > 3_000 && report.plays > 5_000 && report.records == 500;
        assert!(enough, "{report:?}");
    }
}

#[test]
fn a_spin_of_three_is_shared_out_as_far_as_can_be() {
    let line = "dash A:2,8/B:yard,3 A:3";
    let state = parse_position_line(&Dash::plain(), line).unwrap();
    let lines: Vec<_> = plays(&Dash::plain(), &state)
        .into_iter()
        .map(|play| play.text)
        .collect();
    let all = [
        "1 2x3, 1 3-4, 1 4-5",
        "1 2x3, 1 3-4, 1 8-home",
        "1 2x3, 1 8-home, 1 3-4",
        "1 2x3, 2 3-5",
        "1 8-home, 1 2x3, 1 3-4",
        "1 8-home, 2 2-4",
        "2 2-4, 1 4-5",
        "2 2-4, 1 8-home",
        "3 2-5",
    ];
    assert_eq!(lines, all);
}

#[test]
fn perft_counts_spins_and_steps() {
    let state = parse_position_line(&Dash::plain(), "dash A:yard,yard/B:yard,yard A").unwrap();
    assert_eq!(
        position_line(&Dash::plain(), &state),
        "dash A:yard,yard/B:yard,yard A"
    );
    let counts = [0, 1, 2, 3].map(|depth| perft(&Dash::plain(), &state, depth));
    // One way with 1, two with 2, three with 3; what is left of 2 and 3 is played on.
    assert_eq!(counts, [1, 3, 6, 17]);
}

/// What is wrong, and the law that must be found broken.
const WRONGS: &[(Wrong, &str)] = &[
    (
        Wrong::ActionDoubled,
        "legal actions are sorted and distinct",
    ),
    (Wrong::ActionExtra, "a legal step is accepted"),
    (
        Wrong::ActionMissing,
        "the legal actions are those that begin a best play",
    ),
    (
        Wrong::ActionsAtChance,
        "a decision has legal actions and nothing else has",
    ),
    (
        Wrong::ActionsCleared,
        "legal actions are appended to the list",
    ),
    (
        Wrong::ActionsUnsorted,
        "legal actions are sorted and distinct",
    ),
    (
        Wrong::AttemptsNone,
        "pointing at a legal action's spaces can mean it",
    ),
    (
        Wrong::BeginsAnybody,
        "who may open may begin with any of its seats",
    ),
    (Wrong::BoardNames, "spaces have names of their own"),
    (Wrong::BoardNext, "a space leads to spaces of the board"),
    (
        Wrong::BoundsTight,
        "a play is worth no less and no more than its bounds",
    ),
    (
        Wrong::BranchesWorthless,
        "the branches of a play are its steps made",
    ),
    (
        Wrong::CaptureUntold,
        "events folded over the pieces give the new pieces",
    ),
    (Wrong::ChanceUnreadable, "an outcome reads back"),
    (
        Wrong::ChanceUnsorted,
        "chance outcomes are ascending, distinct, and one at least",
    ),
    (Wrong::ChoicesAlike, "distinct actions are said apart"),
    (
        Wrong::DiceAtChance,
        "dice are there to be spent at decisions only",
    ),
    (Wrong::Endless, "a random game ends"),
    (Wrong::EventGhost, "events move pieces that are shown"),
    (Wrong::EventWay, "a way has two ends"),
    (Wrong::HomeTooMany, "no more pieces are home than there are"),
    (
        Wrong::Impure,
        "a state depends on the state before and what was made of it alone",
    ),
    (Wrong::InPlayAlways, "within a play there is a decision"),
    (Wrong::LessonComes, "what comes in a lesson can come"),
    (Wrong::LessonDone, "a lesson is not done at its beginning"),
    (
        Wrong::LessonEasy,
        "where a lesson leaves a choice, not every choice does it",
    ),
    (
        Wrong::LessonLong,
        "a lesson's words are sentences of a length that is read",
    ),
    (Wrong::LessonNever, "a lesson can be done"),
    (
        Wrong::LessonNone,
        "a course that takes its time has lessons",
    ),
    (Wrong::LessonPosition, "a lesson begins with a position"),
    (Wrong::LessonRule, "a lesson names rules of the rulebook"),
    (Wrong::LessonSpace, "a lesson marks spaces of the board"),
    (Wrong::LessonUnread, "a game's lessons can be read"),
    (
        Wrong::LineFromWithin,
        "a line from within a play is refused",
    ),
    (Wrong::LineTurn, "a position line reads back"),
    (Wrong::ObservedTwice, "who has seen sees nothing else"),
    (Wrong::OpeningNever, "a game begins with its opening"),
    (
        Wrong::PiecesUnsorted,
        "pieces are of seats in play, in turn order",
    ),
    (
        Wrong::PlaysAlike,
        "the distinct results are those of all plays",
    ),
    (
        Wrong::PointsNowhere,
        "a piece that is pointed at stands there",
    ),
    (Wrong::RecordHead, "a record is accepted"),
    (Wrong::RefusalNone, "what is not on the list is refused"),
    (Wrong::RefusalReason, "a refusal's reason is a sentence"),
    (Wrong::RefusalRule, "a refusal cites a rule of the rulebook"),
    (Wrong::RefusesLegal, "a legal step is accepted"),
    (Wrong::RewardAtChance, "a reward waits at decisions only"),
    (Wrong::RulebookEmpty, "the rulebook has numbered rules"),
    (Wrong::SeatsAny, "those who asked to play are playing"),
    (
        Wrong::SettlesOtherwise,
        "a play settled is the state applied",
    ),
    (Wrong::SidesOneWay, "sides divide the seats"),
    (
        Wrong::StatusStop,
        "a status is a sentence without a full stop",
    ),
    (Wrong::StepText, "a step reads back"),
    (
        Wrong::StepsUnsorted,
        "single steps are ascending and distinct",
    ),
    (
        Wrong::TicketsLoaded,
        "tickets give outcomes by their weights",
    ),
    (Wrong::TotalOff, "the weights add up to the total"),
    (Wrong::WeightNone, "weights are positive"),
    (Wrong::WinUntold, "a win is told when it comes"),
    (Wrong::WinnersNone, "a win is told when it comes"),
];

#[test]
fn whatever_is_wrong_is_found() {
    let mut otherwise = BTreeMap::new();
    for &(wrong, law) in WRONGS {
        let found = conform::check(&Spoilt::by(wrong), SeatSet(0b11), 20, 1);
        let found = found.map_or_else(|fault| fault.law, |_| "nothing");
        if found != law {
            otherwise.insert(format!("{wrong:?}"), found);
        }
    }
    assert!(otherwise.is_empty(), "{otherwise:#?}");
}

#[test]
fn a_fault_says_where() {
    let fault = conform::check(&Spoilt::by(Wrong::WinUntold), SeatSet(0b11), 20, 1).unwrap_err();
    let text = fault.to_string();
    assert!(
        text.starts_with("it does not hold that a win is told when it comes\nfound: "),
        "{text}"
    );
    assert!(text.contains("\nat: dash A:"), "{text}");
    assert!(text.contains(" (game 0 of seed 1, after "), "{text}");
}

#[test]
fn a_state_is_checked_by_itself() {
    let state =
        parse_position_line(&Dash::plain(), "dash A:home,home/B:3,home - winner=A").unwrap();
    assert_eq!(
        conform::check_state(&Dash::plain(), &state).unwrap().nodes,
        1
    );
    let fault = conform::check_state(&Spoilt::by(Wrong::WinnersNone), &state).unwrap_err();
    assert_eq!(fault.law, "whole sides in play win, one at least");
}

#[test]
fn every_wrong_is_listed_once() {
    let listed: Vec<_> = WRONGS.iter().map(|(wrong, _)| *wrong as usize).collect();
    assert_eq!(
        listed,
        (0..=Wrong::WinnersNone as usize).collect::<Vec<_>>()
    );
}
