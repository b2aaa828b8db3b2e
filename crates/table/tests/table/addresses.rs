//! Addresses: cases in files, one a line, and 20,000 spoilt ones.
//!
//! In `tests/data/addresses.valid.txt` an address stands before ` => ` and what it means after it,
//! written as an address; in `addresses.invalid.txt` what is said of it, the list of all rulesets as
//! `...`. With `TURNOUT_BLESS=1` the second halves are written anew.

use std::path::{Path, PathBuf};
use std::{env, fs};

use rules::games::FAMILIES;
use rules::seat::Seat;
use table::address::{self, Address};
use table::fuzzing;
use table::setup::{PERSON, Setup};

use crate::desk::{KINDS, setup};
use crate::spoil::{lots, seeds};

const VALID: &str = "addresses.valid.txt";
const INVALID: &str = "addresses.invalid.txt";

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

/// The address of each line of a file.
fn addresses(name: &str) -> Vec<String> {
    let text = fs::read_to_string(file(name)).unwrap();
    text.lines()
        .filter_map(address_of)
        .map(str::to_owned)
        .collect()
}

/// The address of a line, unless it is empty or a remark.
fn address_of(line: &str) -> Option<&str> {
    let address = line.split_once(" =>").map_or(line, |(address, _)| address);
    (!line.is_empty() && !line.starts_with("//")).then_some(address)
}

/// A message with `...` for the list of all rulesets, so that a game more changes no case.
fn without_list(message: &str) -> String {
    let editions = FAMILIES.iter().flat_map(|family| family.editions);
    let names: Vec<_> = editions.map(|edition| edition.name).collect();
    message.replace(&format!("({})", names.join(", ")), "(...)")
}

/// Checks that all second halves of a file are as `meaning` says.
fn check(name: &str, meaning: fn(&str) -> String) {
    let text = fs::read_to_string(file(name)).unwrap();
    let lines = text.lines().map(|line| match address_of(line) {
        Some(address) => format!("{address} => {}\n", meaning(address)),
        None => format!("{line}\n"),
    });
    let now: String = lines.collect();
    if env::var_os("TURNOUT_BLESS").is_some() {
        fs::write(file(name), &now).unwrap();
        return;
    }
    for (was, is) in text.lines().zip(now.lines()) {
        assert_eq!(
            was, is,
            "if that is meant, run the test again with TURNOUT_BLESS=1"
        );
    }
}

#[test]
fn addresses_match_the_golden_file() {
    check(VALID, |text| match address::parse(text, &KINDS) {
        Address::Front => "the front page".to_owned(),
        Address::Today(None) => "today's game".to_owned(),
        Address::Today(Some((day, friend))) => address::write_today(day, friend),
        Address::Exercises => "exercises".to_owned(),
        Address::Again => "moves to try again".to_owned(),
        Address::Exercise { ruleset, number } => address::write_exercise(ruleset, number),
        Address::New {
            setup,
            speed,
            start,
            problems,
        } => {
            assert_eq!(problems, [""; 0], "{text}");
            let speed = speed.map_or(String::new(), |speed| format!("&speed={}", speed.name()));
            let start = if start { "&start" } else { "" };
            format!("{}{speed}{start}", address::write(&setup))
        }
        Address::Learn { ruleset, lesson } => address::write_lesson(ruleset, lesson),
        Address::Unknown(problem) => panic!("{text}: {problem}"),
    });
    assert_eq!(address::parse("", &KINDS), Address::Front);
    assert_eq!(address::parse("#/today", &KINDS), Address::Today(None));
}

#[test]
fn a_bad_address_gets_an_error_in_words() {
    check(INVALID, |text| match address::parse(text, &KINDS) {
        Address::New {
            start, problems, ..
        } if !problems.is_empty() => {
            assert!(!start, "{text} starts");
            without_list(&problems.join(" "))
        }
        Address::Unknown(problem) => without_list(&problem),
        other => panic!("{text}: {other:?}"),
    });
}

#[test]
fn what_is_written_is_read_again() {
    for query in [
        "game=pollyanna-1916+partners&Y=person:Ann&G=easy&R=person&B=medium",
        "game=pollyanna-1951&Y=person:A%26b%3D%23%2B%25:%20%C3%A9&R=easy&seed=18446744073709551615",
        "Y=easy&G=hard&B=expert",
        "Y=empty",
    ] {
        let setup = setup(query);
        let written = address::write(&setup);
        let again = Address::New {
            setup,
            speed: None,
            start: false,
            problems: Vec::new(),
        };
        assert_eq!(address::parse(&written, &KINDS), again, "{written}");
    }
}

#[test]
fn a_plus_stays_a_plus_and_a_space_in_a_ruleset_becomes_one() {
    for game in [
        "pollyanna-1951+partners",
        "pollyanna-1951%2Bpartners",
        "pollyanna-1951%20partners",
        "pollyanna-1951 partners",
    ] {
        assert_eq!(
            setup(&format!("game={game}")).ruleset.to_string(),
            "pollyanna-1951+partners"
        );
    }
    assert_eq!(setup("Y=person:a+b%20c&R=easy").places[0].name, "a+b c");
}

#[test]
fn suggested_seats_can_play() {
    for name in [
        "pollyanna-1951",
        "pollyanna-1916",
        "pollyanna-1951+partners",
    ] {
        let setup = Setup::usual(rules::games::ruleset(name).unwrap(), "easy");
        let taken: Vec<_> = setup.taken().collect();
        assert_eq!(taken.len(), if name.ends_with("partners") { 4 } else { 2 });
        assert_eq!(taken[0], (Seat(0), PERSON, ""));
        assert!(table::game_session::open(&setup, None).is_ok());
    }
}

#[test]
fn the_error_for_a_long_address_is_short() {
    let many = format!("#/new?{}", "x&".repeat(1_900));
    let Address::New { problems, .. } = address::parse(&many, &KINDS) else {
        panic!("it is an address of a new game");
    };
    assert_eq!(problems.len(), 9);
    let name = format!("#/new?game={}", "\u{7}%0a".repeat(900));
    let Address::New { problems, .. } = address::parse(&name, &KINDS) else {
        panic!("it is an address of a new game");
    };
    assert!(
        problems[0].len() < 500 && !problems[0].contains(['\u{7}', '\n']),
        "{problems:?}"
    );
    assert!(matches!(
        address::parse(&"a".repeat(address::LONGEST + 1), &KINDS),
        Address::Unknown(_)
    ));
}

#[test]
fn kinds_and_names_that_a_record_cannot_hold_are_dropped() {
    let mut setup = setup("Y=person:Ann&R=easy");
    setup.places[0].name = " \u{202e}An\nn%: \0".to_owned() + &"x".repeat(100);
    let record = table::game_session::open(&setup, None).unwrap().record();
    assert!(
        record.contains("seats Y=person:An%20n%25:%20xxx"),
        "{record}"
    );
    assert!(table::game_session::resume(&record).is_ok());
    setup.places[2].kind = Some("Easy Bot".to_owned());
    assert!(table::game_session::open(&setup, None).is_err());
}

#[test]
fn damaged_addresses_never_panic() {
    let corpus: Vec<String> = [VALID, INVALID]
        .into_iter()
        .flat_map(addresses)
        .chain(seeds("address", fuzzing::address))
        .collect();
    for text in &corpus {
        fuzzing::address(text);
    }
    let mut lot = lots(20_000);
    let mut accepted = 0;
    for _ in 0..20_000 {
        let mut bytes = corpus[lot(corpus.len())].clone().into_bytes();
        for _ in 0..=lot(4) {
            let at = lot(bytes.len() + 1);
            match lot(5) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, lot(256) as u8),
                2 => bytes.insert(at, b"&=+%:?#/ 0Yy"[lot(12)]),
                3 if at < bytes.len() => bytes[at] ^= 1 << lot(8),
                _ => {
                    let other = corpus[lot(corpus.len())].as_bytes();
                    let from = lot(other.len() + 1);
                    let to = from + lot(other.len() - from + 1);
                    bytes.splice(at..at, other[from..to].iter().copied());
                }
            }
        }
        accepted += usize::from(fuzzing::address(&String::from_utf8_lossy(&bytes)));
    }
    assert!((200..16_000).contains(&accepted), "{accepted} accepted");
}
