//! Tests of today's game: games of a year, days and streaks.

use std::collections::HashMap;

use super::*;
use crate::address;
use crate::setup::can_play;

const LEVELS: [&str; 4] = ["easy", "medium", "hard", "expert"];

fn day(text: &str) -> Day {
    Day::parse(text).unwrap()
}

/// The days of a year, the last one first.
fn year() -> impl Iterator<Item = Day> {
    let last = Some(day("2027-11-30"));
    std::iter::successors(last, |day| day.before()).take(365)
}

fn score() -> Score {
    Score {
        ruleset: rules::games::ruleset("parcheesi").unwrap(),
        rank: 1,
        players: 4,
        rolls: 41,
        hints: 0,
        review: None,
    }
}

fn done(days: &[&str]) -> Days {
    let mut list = Days::default();
    for each in days {
        list.apply(Change::End(day(each), score()));
    }
    list
}

#[test]
fn every_day_of_a_year_has_a_game_that_can_start() {
    let mut seen = HashMap::new();
    let mut seeds = Vec::new();
    for day in year() {
        let setup = game_of(day, &LEVELS);
        assert_eq!(game_of(day, &LEVELS), setup);
        let seats = setup.taken().map(|(seat, ..)| seat).collect();
        assert_eq!(can_play(setup.ruleset, seats), Ok(()), "{day}");
        assert_eq!(setup.people().count(), 1);
        seeds.extend(setup.seed);
        let own = setup.own_seat().unwrap();
        let count = setup.taken().count();
        *seen.entry((setup.ruleset.to_string(), count)).or_insert(0) += 1;
        *seen.entry((format!("seat {}", own.0), 0)).or_insert(0) += 1;
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 365);
    assert!(seen.values().all(|count| *count > 10), "{seen:?}");
}

#[test]
fn two_days_in_a_row_have_different_games() {
    let families: Vec<_> = year()
        .map(|day| game_of(day, &LEVELS).ruleset.family.name())
        .collect();
    assert!(families.windows(2).all(|two| two[0] != two[1]));
}

#[test]
fn bots_are_weakest_on_mondays_and_strongest_on_sundays() {
    let levels: Vec<_> = (23..30)
        .map(|date| {
            let setup = game_of(day(&format!("2026-11-{date}")), &LEVELS);
            let mut kinds = setup.taken().map(|(_, kind, _)| kind.to_owned());
            kinds.find(|kind| kind != crate::setup::PERSON).unwrap()
        })
        .collect();
    let expected = ["easy", "easy", "medium", "medium", "hard", "hard", "expert"];
    assert_eq!(levels, expected);
}

/// Everybody who has this release has the same game. A new version has others: renew this with TURNOUT_BLESS=1.
#[test]
fn the_games_of_a_release_are_pinned() {
    let lines = year().map(|day| format!("{day} {}\n", address::write(&game_of(day, &LEVELS))));
    let mut lines: Vec<_> = lines.collect();
    lines.reverse();
    let lines = lines.concat();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/today.txt");
    if std::env::var_os("TURNOUT_BLESS").is_some() {
        std::fs::write(file, &lines).unwrap();
    }
    assert_eq!(std::fs::read_to_string(file).unwrap(), lines);
}

#[test]
fn a_streak_ends_today_or_yesterday() {
    let days = done(&["2026-10-30", "2026-10-31", "2026-11-01"]);
    for (today, streak) in [
        ("2026-10-29", 0),
        ("2026-10-30", 1),
        ("2026-10-31", 2),
        ("2026-11-01", 3),
        ("2026-11-02", 3),
        ("2026-11-03", 0),
    ] {
        assert_eq!(days.streak(day(today)), streak, "{today}");
    }
    assert_eq!(Days::default().streak(day("0001-01-01")), 0);
}

#[test]
fn a_begun_attempt_does_not_count_and_breaks_nothing_today() {
    let mut days = done(&["2026-11-28", "2026-11-29"]);
    let today = day("2026-11-30");
    assert!(days.apply(Change::Begin(today)));
    assert!(!days.apply(Change::Begin(today)));
    assert_eq!(days.get(today), Some(Attempted::Begun));
    assert_eq!(days.streak(today), 2);
    // It may end on a later day, and counts for the day on which it began.
    assert!(days.apply(Change::End(today, score())));
    assert_eq!(days.streak(day("2026-12-01")), 3);
}

#[test]
fn a_day_counts_once() {
    let mut days = done(&["2026-11-29"]);
    let today = day("2026-11-29");
    let second = Score { rank: 4, ..score() };
    assert!(!days.apply(Change::End(today, second)));
    assert!(!days.apply(Change::Begin(today)));
    assert_eq!(days.get(today), Some(Attempted::Done(score())));
    assert_eq!(days.streak(today), 1);
}

#[test]
fn a_clock_that_jumps_takes_no_streak_away_and_gives_none() {
    let mut days = done(&["2026-11-27", "2026-11-28"]);
    // While the clock is wrong, in the future or in the past.
    for wrong in ["2031-01-01", "1970-01-01"] {
        days.apply(Change::End(day(wrong), score()));
        assert_eq!(days.streak(day(wrong)), 1, "{wrong}");
        assert_eq!(days.streak(day("2026-11-29")), 2, "{wrong}");
    }
    days.apply(Change::End(day("2026-11-29"), score()));
    assert_eq!(days.streak(day("2026-11-29")), 3);
    // A day played ahead counts only once it comes.
    days.apply(Change::End(day("2026-11-30"), score()));
    assert_eq!(days.streak(day("2026-11-29")), 3);
}

#[test]
fn travelling_west_gives_no_second_game_of_a_day() {
    // In Auckland it is the 30th already; in Los Angeles it is the 29th once more.
    let mut days = done(&["2026-11-28", "2026-11-29", "2026-11-30"]);
    let here = day("2026-11-29");
    assert!(!days.apply(Change::End(here, score())));
    assert_eq!(days.streak(here), 2);
    assert_eq!(days.streak(day("2026-11-30")), 3);
}

#[test]
fn days_are_read_as_they_are_written() {
    let mut days = done(&["2026-11-29", "2025-01-01"]);
    days.apply(Change::Begin(day("2026-11-30")));
    let reviewed = Reviewed {
        accuracy: Some(93),
        luck: -8,
        course: Course::parse("23124567").unwrap(),
    };
    assert!(days.apply(Change::Review(day("2026-11-29"), reviewed)));
    assert!(!days.apply(Change::Review(day("2026-11-29"), reviewed)));
    assert!(!days.apply(Change::Review(day("2026-11-30"), reviewed)));
    let text = days.text();
    assert_eq!(
        text,
        "days 1\n2025-01-01 parcheesi 1 4 41 0\n2026-11-29 parcheesi 1 4 41 0 93 -8 23124567\n2026-11-30\n"
    );
    assert_eq!(Days::parse(&text), days);
    // Of few decisions no accuracy is told.
    let text = "days 1\n2026-11-29 parcheesi 1 4 41 0 - -8 23124567\n";
    let days = Days::parse(text);
    assert_eq!(days.text(), text);
    let Some(Attempted::Done(score)) = days.get(day("2026-11-29")) else {
        panic!("it is done");
    };
    assert_eq!(score.words(), "won in 41 rolls, luck -8");
}

#[test]
fn a_damaged_line_takes_no_other_day_away() {
    let text = "days 1\n2026-11-27 parcheesi 1 4 41 0\n2026-11-28 parc\u{0}\n2026-11-29 parcheesi 5 4 41 0\n\
        2026-11-29 parcheesi 1 4 41 0 9\n2026-11-30 parcheesi 2 4 50 1\n\n";
    let days = Days::parse(text);
    assert_eq!(days.text().lines().count(), 3);
    assert_eq!(days.streak(day("2026-11-30")), 1);
    for other in ["", "days 2\n2026-11-27\n", "\u{0}"] {
        assert_eq!(Days::parse(other), Days::default());
    }
}

#[test]
fn a_score_is_told_without_spoiling() {
    assert_eq!(
        score().shared("29 November"),
        "Turnout, 29 November: Parcheesi, won in 41 rolls"
    );
    let lost = Score {
        ruleset: rules::games::ruleset("sorry").unwrap(),
        rank: 2,
        hints: 1,
        review: Some(Reviewed {
            accuracy: Some(93),
            luck: 8,
            course: Course::of(&[250, 0]).unwrap(),
        }),
        ..score()
    };
    assert_eq!(
        lost.words(),
        "place 2 of 4 after 41 cards, 1 hint, accuracy 93, luck +8"
    );
}

#[test]
fn an_attempt_has_one_spelling() {
    let attempt = Attempt {
        day: day("2026-11-29"),
        hints: 2,
        friend: None,
    };
    let friend = Friend::parse("won-41");
    for (attempt, line) in [
        (attempt, "2026-11-29 2"),
        (Attempt { friend, ..attempt }, "2026-11-29 2 won-41"),
    ] {
        assert_eq!(attempt.line(), line);
        assert_eq!(Attempt::parse(line), Some(attempt));
    }
    for wrong in [
        "",
        "2026-11-29",
        "2026-11-29 02",
        "2026-11-29 2 ",
        "2026-11-29 2 won",
        "2026-11-31 0",
    ] {
        assert_eq!(Attempt::parse(wrong), None, "{wrong}");
    }
}
