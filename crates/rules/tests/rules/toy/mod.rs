//! A toy game that uses only the public API. It conforms, and each deliberate error is found.

mod dash;
mod spoilt;

use std::collections::BTreeMap;

use dash::Dash;
use rules::conform::{self, Fault};
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
    // One outcome for 1, two for 2, three for 3; the rest of a 2 or 3 is another step.
    assert_eq!(counts, [1, 3, 6, 17]);
}

/// Errors, and the law that each breaks.
const WRONGS: &[(Wrong, &str)] = &[
    (
        Wrong::ActionDoubled,
        "legal actions are sorted and distinct",
    ),
    (Wrong::ActionExtra, "a legal step is accepted"),
    (
        Wrong::ActionsAtChance,
        "only decisions have legal actions, and all do",
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
        "a legal action is a candidate for its own spaces",
    ),
    (Wrong::BeginsAnybody, "any seat in play can go first"),
    (Wrong::BoardNames, "spaces have distinct names"),
    (Wrong::BoardNext, "a space leads to spaces of the board"),
    (
        Wrong::CaptureUntold,
        "events folded over the pieces give the new pieces",
    ),
    (
        Wrong::CastNamesakes,
        "characters have short names, all different",
    ),
    (
        Wrong::CastSilent,
        "a character has short lines for each occasion, all different",
    ),
    (
        Wrong::CastTalksLong,
        "a character has short lines for each occasion, all different",
    ),
    (Wrong::ChanceUnreadable, "an outcome reads back"),
    (
        Wrong::ChanceUnsorted,
        "chance outcomes are ascending, distinct and not empty",
    ),
    (
        Wrong::ChoicesAlike,
        "distinct actions have distinct descriptions",
    ),
    (
        Wrong::CostNone,
        "the cost in an action view is that of its movement",
    ),
    (Wrong::DiceAtChance, "only decisions have dice"),
    (Wrong::Endless, "a random game ends"),
    (Wrong::EventGhost, "events move pieces where they stand"),
    (Wrong::EventWay, "a path has at least two spaces"),
    (Wrong::HomeTooMany, "no more pieces are home than exist"),
    (
        Wrong::Impure,
        "the next state does not depend on the event sink",
    ),
    (Wrong::InPlayAlways, "a state within a play is a decision"),
    (Wrong::LessonComes, "a lesson's outcomes are possible"),
    (Wrong::LessonDone, "a lesson is not done at its start"),
    (Wrong::LessonEasy, "a lesson with choices can be missed"),
    (
        Wrong::LessonLong,
        "a lesson's texts are sentences of limited length",
    ),
    (Wrong::LessonNever, "a lesson can be done"),
    (
        Wrong::LessonNone,
        "a game with lessons says how long they take",
    ),
    (Wrong::LessonPosition, "a lesson begins with a position"),
    (Wrong::LessonRule, "a lesson names rules of the rulebook"),
    (Wrong::LessonSpace, "a lesson marks spaces of the board"),
    (Wrong::LessonUnread, "a game's lessons can be read"),
    (
        Wrong::LineFromWithin,
        "a position line within a play is refused",
    ),
    (Wrong::LineTurn, "a position line reads back"),
    (
        Wrong::MovesNobody,
        "an action moves a piece that its seat may move",
    ),
    (Wrong::ObservedTwice, "observing twice changes nothing"),
    (Wrong::OpeningNever, "a game starts in its opening"),
    (
        Wrong::PiecesUnsorted,
        "pieces belong to seats in play, in turn order",
    ),
    (
        Wrong::PlaysAlike,
        "the distinct results are those of all plays",
    ),
    (
        Wrong::PointsNowhere,
        "the piece in an action view stands there",
    ),
    (Wrong::RecordHead, "a record is accepted"),
    (Wrong::RefusalNone, "an action not on the list is refused"),
    (Wrong::RefusalReason, "a refusal's reason is a sentence"),
    (Wrong::RefusalRule, "a refusal cites a rule of the rulebook"),
    (Wrong::RefusesLegal, "a legal step is accepted"),
    (Wrong::RewardAtChance, "only decisions have rewards"),
    (Wrong::RulebookEmpty, "the rulebook has numbered rules"),
    (Wrong::SeatsAny, "the requested seats are playing"),
    (Wrong::SidesOneWay, "sides partition the seats"),
    (
        Wrong::StatusStop,
        "a status is a sentence without a full stop",
    ),
    (Wrong::StepText, "a step reads back"),
    (
        Wrong::TicketsLoaded,
        "tickets give outcomes in proportion to their weights",
    ),
    (Wrong::TotalOff, "the weights add up to the total"),
    (Wrong::WeightNone, "weights are positive"),
    (Wrong::WinUntold, "a win is announced when it happens"),
    (Wrong::WinnersNone, "a win is announced when it happens"),
];

/// Errors in a look-ahead, and the law that each breaks.
const LOOK_AHEAD_WRONGS: &[(Wrong, &str)] = &[
    (
        Wrong::ActionMissing,
        "the legal actions are the steps that begin a best play",
    ),
    (Wrong::BoundsTight, "a play's value is within its bounds"),
    (
        Wrong::BranchesWorthless,
        "the branches of a play are its steps",
    ),
    (
        Wrong::SettlesOtherwise,
        "the state after a play is the state with its step applied",
    ),
    (
        Wrong::StepsUnsorted,
        "single steps are ascending and distinct",
    ),
];

#[test]
fn every_error_is_found() {
    found_as_listed(WRONGS, |game, seats| {
        conform::check(game, seats, 20, 1).map(|_| ())
    });
}

#[test]
fn every_error_in_a_look_ahead_is_found() {
    found_as_listed(LOOK_AHEAD_WRONGS, |game, seats| {
        conform::check_look_ahead(game, seats, 20, 1).map(|_| ())
    });
}

/// Asserts that each error breaks its law.
fn found_as_listed(
    wrongs: &[(Wrong, &str)],
    check: impl Fn(&Spoilt, SeatSet) -> Result<(), Fault>,
) {
    let mut otherwise = BTreeMap::new();
    for &(wrong, law) in wrongs {
        let found = check(&Spoilt::by(wrong), SeatSet(0b11));
        let found = found.map_or_else(|fault| fault.law, |()| "nothing");
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
        text.starts_with("it does not hold that a win is announced when it happens\nfound: "),
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
    assert_eq!(
        fault.law,
        "at least one side wins, and only whole sides win"
    );
}

#[test]
fn every_wrong_is_listed_once() {
    let all = WRONGS.iter().chain(LOOK_AHEAD_WRONGS);
    let mut listed: Vec<_> = all.map(|(wrong, _)| *wrong as usize).collect();
    listed.sort_unstable();
    assert_eq!(
        listed,
        (0..=Wrong::WinnersNone as usize).collect::<Vec<_>>()
    );
}
