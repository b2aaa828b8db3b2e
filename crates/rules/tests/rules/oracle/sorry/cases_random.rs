//! What must hold of all positions, tried on random ones.

use std::collections::BTreeSet;

use super::board;
use super::line;
use super::{accepted, misplace, onward, plays, random_position};
use crate::effort::repetitions;
use crate::oracle::random::any_result;

/// The positions that are tried.
fn some_positions(count: u64) -> Vec<String> {
    let mut seed = 1;
    (0..count).map(|_| random_position(&mut seed)).collect()
}

#[test]
fn random_positions_are_accepted_and_printed_as_they_are() {
    let mut rulesets = BTreeSet::new();
    let mut seatings = BTreeSet::new();
    for position in some_positions(4000) {
        assert_eq!(accepted(&position).as_ref(), Ok(&position));
        rulesets.insert(position.split(' ').next().unwrap().to_string());
        seatings.insert(line::read(&position).unwrap().seats);
    }
    assert_eq!(rulesets.len(), 8);
    // Two opposite, any three, all four.
    assert_eq!(seatings.len(), 2 + 4 + 1);
}

#[test]
fn results_are_accepted_and_printed_as_they_are() {
    for position in some_positions(repetitions(400, 2_000)) {
        let results: BTreeSet<String> = plays(&position).unwrap().into_values().collect();
        assert!(!results.is_empty(), "{position}");
        for result in results {
            assert_eq!(accepted(&result).as_ref(), Ok(&result), "{position}");
        }
    }
}

#[test]
fn between_a_tenth_and_nine_tenths_are_refused_once_something_is_changed() {
    let mut seed = 2;
    let mut refused = 0;
    let count = 4000;
    for position in some_positions(count) {
        let line = misplace(&mut seed, &position);
        match accepted(&line) {
            Ok(printed) => assert_eq!(accepted(&printed).as_ref(), Ok(&printed), "{line}"),
            Err(_) => refused += 1,
        }
    }
    assert!(
        refused > count / 5 && refused < count - count / 5,
        "{refused} of {count}"
    );
}

/// S-4: no card is lost or made, whatever is played and drawn.
#[test]
fn s04_the_cards_are_always_45() {
    let mut seed = 3;
    for mut position in some_positions(repetitions(40, 200)) {
        for _ in 0..50 {
            let result = any_result(&mut seed, &plays(&position).unwrap());
            let before = line::read(&position).unwrap();
            let after = line::read(&result).unwrap();
            let seen = |position: &line::Position| {
                let held: usize = position.hands.values().map(Vec::len).sum();
                let drawn = usize::from(matches!(position.turn, line::Turn::Drawn(..)));
                position.discard.len() + held + drawn
            };
            if !after.winners().is_empty() {
                break;
            }
            assert_eq!(seen(&before), seen(&after), "{position}");
            position = onward(&mut seed, &result).unwrap();
        }
    }
}

#[test]
fn random_games_end() {
    let mut seed = 4;
    for ruleset in 0..8 {
        let mut name = "sorry".to_string();
        for (bit, option) in ["+fast", "+hand", "+partners"].iter().enumerate() {
            if ruleset >> bit & 1 == 1 {
                name += option;
            }
        }
        let waiting = |seat: char| {
            let fourth = if name.contains("fast") {
                format!("{seat}4")
            } else {
                "yard".to_string()
            };
            format!("{seat}:yard,yard,yard,{fourth}")
        };
        let seats: Vec<String> = board::SIDES.map(waiting).into();
        let mut line = format!("{name} {} R", seats.join("/"));
        let mut played = 0;
        while let Some(position) = onward(&mut seed, &line) {
            line = any_result(&mut seed, &plays(&position).unwrap());
            played += 1;
            assert!(played < 20_000, "{line}");
        }
        assert!(line.contains(" - ") && line.contains(" winner="), "{line}");
    }
}

/// The next colour for each: the board looks the same from every side (S-2).
fn turned(text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        'R' | 'B' | 'Y' | 'G' => board::next_side(letter),
        other => other,
    });
    letters.collect()
}

#[test]
fn s02_the_board_is_the_same_from_every_side() {
    for position in some_positions(repetitions(300, 1_500)) {
        let other = accepted(&turned(&position)).unwrap();
        let mut expected = BTreeSet::new();
        for (play, result) in plays(&position).unwrap() {
            // Winners are written in the order of placement, which does not turn.
            let winners = result.contains("winner=");
            let result = if winners {
                "won".to_string()
            } else {
                accepted(&turned(&result)).unwrap()
            };
            expected.insert((turned(&play), result));
        }
        let mut found = BTreeSet::new();
        for (play, result) in plays(&other).unwrap() {
            let winners = result.contains("winner=");
            found.insert((play, if winners { "won".to_string() } else { result }));
        }
        assert_eq!(found, expected, "{position}");
    }
}
