//! House rules without the crate under test: positions whose plays were worked out by hand, and
//! positions at random, which must all be accepted as printed and have a play, and in which each
//! house rule must make a difference now and then.

use std::collections::BTreeMap;

use super::race::{self, Game};
use super::random::any_result;
use super::{Oracle, Plays, annie, parcheesi, pollyanna, sorry};
use crate::effort::repetitions;

/// For each house rule of a position, whether it makes a difference to these plays.
type Matters = fn(&str, &Plays) -> Vec<(String, bool)>;

/// The games with house rules.
const ORACLES: &[(Oracle, Matters)] = &[
    (pollyanna::ORACLE, |line, plays| {
        race::matters::house_rules_that_matter(Game::Pollyanna, line, plays)
    }),
    (parcheesi::ORACLE, |line, plays| {
        race::matters::house_rules_that_matter(Game::Parcheesi, line, plays)
    }),
    (sorry::ORACLE, sorry::matters::house_rules_that_matter),
    (annie::ORACLE, annie::matters::house_rules_that_matter),
];

/// Spells out `4yard`, `3home` and so on.
pub(super) fn spelt_out(line: &str) -> String {
    let mut line = line.to_owned();
    for count in 2..=4 {
        for word in ["yard", "home"] {
            line = line.replace(&format!("{count}{word}"), &vec![word; count].join(","));
        }
    }
    line
}

/// What a position of a list, with the plays below it there, is wrong about.
fn wrong(oracle: &Oracle, line: &str, by_hand: &[&str]) -> Result<(), String> {
    if let Some(refused) = line.strip_prefix("! ") {
        return match (oracle.accepted)(&spelt_out(refused)) {
            Ok(_) => Err("is accepted".to_string()),
            Err(_) => Ok(()),
        };
    }
    let position = spelt_out(line);
    let printed = (oracle.accepted)(&position)?;
    if printed != position {
        return Err(format!("is printed as {printed}"));
    }
    if by_hand.is_empty() {
        return Ok(());
    }
    let mut plays = (oracle.plays)(&position)?;
    for play in by_hand {
        let (play, expected) = match play.split_once(" => ") {
            Some((play, result)) => (play, Some(spelt_out(result))),
            None => (*play, None),
        };
        let result = plays.remove(play).ok_or(format!("has no {play}"))?;
        let (_, result) = result.split_once(' ').unwrap();
        if expected.is_some_and(|expected| expected != result) {
            return Err(format!("{play} leads to {result}"));
        }
    }
    match plays.is_empty() {
        true => Ok(()),
        false => Err(format!("has also {plays:#?}")),
    }
}

#[test]
fn listed_positions_have_the_plays_found_by_hand() {
    let mut errors = String::new();
    for (oracle, _) in ORACLES {
        let is_entry = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let mut lines = oracle.house_positions.lines().filter(is_entry).peekable();
        while let Some(line) = lines.next() {
            let mut by_hand = vec![];
            while let Some(play) = lines.next_if(|line| line.starts_with("    ")) {
                by_hand.push(play.trim());
            }
            if let Err(error) = wrong(oracle, line, &by_hand) {
                errors += &format!("{line}: {error}\n");
            }
        }
    }
    assert!(errors.is_empty(), "{errors}");
}

#[test]
fn random_positions_of_house_rules_are_accepted_and_have_plays() {
    for (oracle, matter) in ORACLES {
        let mut seed = 1;
        let count = repetitions(2_000, 20_000);
        let mut matters: BTreeMap<String, u64> = BTreeMap::new();
        for _ in 0..count {
            let ruleset = (oracle.random_ruleset.unwrap())(&mut seed);
            let position = (oracle.random_position)(&mut seed, &ruleset).unwrap();
            assert_eq!((oracle.accepted)(&position).as_ref(), Ok(&position));
            let plays = (oracle.plays)(&position).unwrap();
            assert!(!plays.is_empty(), "{position}");
            let result = any_result(&mut seed, &plays);
            assert_eq!((oracle.accepted)(&result), Ok(result), "{position}");
            for (house_rule, there) in matter(&position, &plays) {
                *matters.entry(house_rule).or_default() += u64::from(there);
            }
        }
        // Every value makes a difference in some positions.
        let rare = matters.values().any(|times| *times < count / 1_000);
        assert!(!rare, "{}: {matters:#?}", oracle.game);
    }
}

#[test]
fn random_games_of_house_rules_go_on() {
    for (oracle, _) in ORACLES {
        let mut seed = 1;
        for _ in 0..repetitions(10, 200) {
            let ruleset = (oracle.random_ruleset.unwrap())(&mut seed);
            let mut line = (oracle.random_position)(&mut seed, &ruleset).unwrap();
            for _ in 0..100 {
                let result = any_result(&mut seed, &(oracle.plays)(&line).unwrap());
                assert_eq!((oracle.accepted)(&result).as_ref(), Ok(&result), "{line}");
                match (oracle.onward)(&mut seed, &result) {
                    Some(next) => line = next,
                    None => break,
                }
            }
        }
    }
}
