//! Whether this second Annie agrees with itself: along random games, on random positions, with the
//! seats renamed.

use super::board::Action;
use super::line::{self, At, Position, SEATS, Turn};
use super::{accepted, board, misplace, onward, plays, random_position};
use crate::oracle::random::any_result;
use std::collections::BTreeMap;

fn read(line: &str) -> Position {
    line::read(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn random_positions_are_accepted_and_printed_as_they_are() {
    let mut seed = 1;
    for _ in 0..20_000 {
        let position = random_position(&mut seed);
        assert_eq!(accepted(&position).as_ref(), Ok(&position));
        let all = plays(&position).unwrap();
        assert!(!all.is_empty(), "{position}");
        for (play, result) in all {
            assert_eq!(
                accepted(&result).as_ref(),
                Ok(&result),
                "{position}: {play}"
            );
        }
        // Nothing is left to chance in it.
        assert_eq!(onward(&mut seed, &position), Some(position));
    }
}

#[test]
fn random_positions_cover_the_rules() {
    let mut seed = 2;
    let mut seen = BTreeMap::new();
    for _ in 0..20_000 {
        let text = random_position(&mut seed);
        let position = read(&text);
        let mut saw = |what: String| *seen.entry(what).or_insert(0) += 1;
        saw(format!("{} seats", position.seats.len()));
        saw(format!("on {}", position.token));
        let turn = text.split(' ').nth(2).unwrap();
        let mover = &turn[..1];
        saw(format!("{mover} moves"));
        saw(turn[1..].split([':', '-']).next().unwrap().to_string());
        for (play, result) in plays(&text).unwrap() {
            saw(play);
            let after = read(&result);
            saw(format!("reaches {}", after.token));
            let taken = position.supply() - after.supply().min(position.supply());
            if taken > 0 && after.supply() == 0 {
                // whether it was too little, the space tells.
                match board::action(after.token) {
                    Action::Sandy if taken < position.seats.len() as u32 => {
                        saw("Sandy runs out".to_string());
                    }
                    Action::OtherOrphans if taken + 1 < position.seats.len() as u32 => {
                        saw("others run out".to_string());
                    }
                    Action::TakeThree if taken < 3 => saw("three run out".to_string()),
                    _ => {}
                }
            }
            if let Turn::Over(winners) = after.turn {
                saw(format!("{} winners", winners.len()));
            }
        }
    }
    let mut expected: Vec<String> = [
        "",
        "@arrow",
        "@stars",
        "@give",
        "@against",
        "go",
        "forward",
        "backward",
        "Sandy runs out",
        "others run out",
        "three run out",
    ]
    .map(str::to_string)
    .to_vec();
    for seat in SEATS {
        expected.push(format!("{seat} moves"));
        expected.push(format!("give {seat}"));
        expected.push(format!("against {seat}"));
    }
    for count in 2..=6 {
        expected.push(format!("{count} seats"));
        expected.push(format!("{} winners", count - 1));
    }
    for space in 0..=39 {
        expected.push(format!("on {space}"));
        // she does not stay on a Go to ...
        if ![5, 15, 24, 33].contains(&space) {
            expected.push(format!("reaches {space}"));
        }
    }
    expected.push("reaches 40".to_string());
    for what in expected {
        let times = seen.get(&what).copied().unwrap_or(0);
        assert!(times >= 20, "{what}: {times} of 20,000");
    }
}

#[test]
fn some_of_what_is_misplaced_is_refused() {
    let mut seed = 3;
    let mut refused = 0;
    let mut unlike = 0;
    let mut over = 0;
    for _ in 0..20_000 {
        let position = random_position(&mut seed);
        let line = misplace(&mut seed, &position);
        match accepted(&line) {
            Err(_) => refused += 1,
            Ok(printed) => {
                assert_eq!(accepted(&printed), Ok(printed.clone()));
                unlike += usize::from(printed != line);
                over += usize::from(printed.contains("winner="));
            }
        }
    }
    assert!((5_000..15_000).contains(&refused), "{refused} refused");
    assert!(unlike > 200, "{unlike} printed otherwise");
    assert!(over > 200, "{over} finished games");
}

#[test]
fn random_games_end() {
    let mut seed = 4;
    let mut longest = 0;
    for game in 0..500 {
        let seats = &SEATS[..2 + game % 5];
        let placement: Vec<String> = seats.iter().map(|seat| format!("/{seat}:0")).collect();
        let mut line = format!("annie 0{} Y", placement.concat());
        let mut decisions = 0;
        while let Some(decision) = onward(&mut seed, &line) {
            decisions += 1;
            assert!(decisions < 20_000, "{line}");
            line = any_result(&mut seed, &plays(&decision).unwrap());
        }
        let end = read(&line);
        assert_eq!(end.token, board::HAPPY_ENDING);
        assert_eq!(end.turn, Turn::Over(end.richest()));
        longest = longest.max(decisions);
    }
    assert!(longest > 100, "{longest}");
}

#[test]
fn stars_and_annie_move_only_as_far_as_they_may() {
    let mut seed = 5;
    for _ in 0..20_000 {
        let text = random_position(&mut seed);
        let before = read(&text);
        let Turn::Of(_, at, _) = before.turn else {
            panic!("{text} is over");
        };
        for (play, result) in plays(&text).unwrap() {
            let after = read(&result);
            assert_eq!(after.seats, before.seats);
            for seat in &before.seats {
                let changed = after.stars[seat].abs_diff(before.stars[seat]);
                assert!(changed <= 5, "{text}: {play}");
            }
            // between players; A-11: she stays.
            let between = matches!(at, At::Give | At::Against | At::AgainstPlayer(_));
            if between {
                assert_eq!(after.supply(), before.supply(), "{text}: {play}");
            }
            if between || at == At::Stars {
                assert_eq!(after.token, before.token, "{text}: {play}");
            }
        }
    }
}

/// The text with every seat that plays called by the name of the next one, the last by the first's.
fn renamed(text: &str, seats: &[char]) -> String {
    let next = |letter: char| match seats.iter().position(|seat| *seat == letter) {
        Some(here) => seats[(here + 1) % seats.len()],
        None => letter,
    };
    text.chars().map(next).collect()
}

/// The same for a position line, printed as it should be.
fn renamed_line(line: &str, seats: &[char]) -> String {
    let line = renamed(line, seats);
    let line = match line.split_once("winner=") {
        Some((before, winners)) => {
            // Winners are in placement order, which is not read in any order.
            let winners: Vec<&str> = winners.split(',').collect();
            let mut seats: Vec<String> = seats.iter().map(char::to_string).collect();
            seats.retain(|seat| winners.contains(&seat.as_str()));
            format!("{before}winner={}", seats.join(","))
        }
        None => line,
    };
    accepted(&line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn a2_and_a16_it_does_not_matter_who_sits_where() {
    let mut seed = 6;
    for _ in 0..5_000 {
        let position = random_position(&mut seed);
        // A-16 begins with the mover, so nothing depends on who is the first seat.
        let seats = read(&position).seats;
        let expected: BTreeMap<String, String> = plays(&position)
            .unwrap()
            .into_iter()
            .map(|(play, result)| (renamed(&play, &seats), renamed_line(&result, &seats)))
            .collect();
        let found = plays(&renamed_line(&position, &seats)).unwrap();
        assert_eq!(found, expected, "{position}");
    }
}

#[test]
fn a3_dice_fall_alike() {
    let mut seed = 7;
    for (line, outcomes) in [
        ("annie 0/Y:3/B:0 Y", 36),
        ("annie 16/Y:3/B:0 Y", 36),
        ("annie 11/Y:3/B:0 Y", 6),
        ("annie 13/Y:3/B:0 Y", 6),
        ("annie 6/Y:3/B:0 Y@arrow", 6),
        ("annie 4/Y:3/B:0 Y@stars", 36),
        ("annie 31/Y:3/B:0 Y@against-B", 36),
        ("annie 31/Y:3/B:0 Y@against", 1),
        ("annie 9/Y:3/B:0 Y@give", 1),
    ] {
        let mut times = BTreeMap::new();
        for _ in 0..outcomes * 400 {
            *times.entry(onward(&mut seed, line).unwrap()).or_insert(0) += 1;
        }
        assert_eq!(times.len(), outcomes, "{line}");
        assert!(times.values().all(|times| (300..=500).contains(times)));
    }
    assert_eq!(onward(&mut seed, "annie 40/Y:3/B:0 - winner=Y"), None);
}
