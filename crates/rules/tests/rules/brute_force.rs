//! Plays random positions with the crate and with a second implementation written from the rules
//! alone, and wants the same plays and the same results from both. See [`crate::oracle`].
//!
//! `BRUTE_FORCE=1000000` compares on that many positions instead of 2,000, or 20,000 in full runs;
//! `BRUTE_FORCE_SEED=7` on others.

use std::collections::{BTreeMap, BTreeSet};

use rules::games::{self, Playable, Visitor};
use rules::notation::{parse_position_line, plays, position_line};
use rules::state::Node;
use rules::turn::Results;

use crate::effort::repetitions;
use crate::oracle::Oracle;
use crate::oracle::random::any_result;

/// What the crate says of a position line.
struct Answer {
    /// How it is printed.
    printed: String,
    /// Every legal play with its result.
    plays: BTreeMap<String, String>,
    /// The results as the look-ahead finds them, without repetitions.
    results: BTreeSet<String>,
}

struct Asked<'a>(&'a str);

impl Visitor for Asked<'_> {
    type Output = Result<Answer, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = parse_position_line(&game, self.0).map_err(|error| error.to_string())?;
        let mut answer = Answer {
            printed: position_line(&game, &state),
            plays: BTreeMap::new(),
            results: BTreeSet::new(),
        };
        if let Node::Decision { .. } = game.node(&state) {
            for play in plays(&game, &state) {
                let result = position_line(&game, &play.state);
                let twice = answer.plays.insert(play.text.clone(), result);
                assert_eq!(twice, None, "{}: {} is there twice", self.0, play.text);
            }
            let (throw, play) = game.play(&state);
            for end in Results::default().of(play, &throw) {
                let state = game.settle(&state, &throw, end);
                answer.results.insert(position_line(&game, &state));
            }
        }
        Ok(answer)
    }
}

/// What the crate answers, or its refusal of the line.
fn ask(line: &str) -> Result<Answer, String> {
    let ruleset = games::ruleset(line.split(' ').next().unwrap())?;
    games::visit(ruleset, Asked(line))
}

/// A number from the environment, for longer runs.
#[expect(
    clippy::disallowed_methods,
    reason = "a test may be told how long to run"
)]
fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().expect(name))
}

/// Positions to compare on.
fn positions() -> u64 {
    number("BRUTE_FORCE", repetitions(2_000, 20_000))
}

/// Asserts that both agree on a position, and gives the plays.
fn compare(oracle: &Oracle, position: &str) -> BTreeMap<String, String> {
    let expected = (oracle.plays)(position).expect(position);
    let answer = match ask(position) {
        Ok(answer) => answer,
        Err(error) => panic!("the crate refuses\n  {position}\n  {error}"),
    };
    assert_eq!(answer.printed, position, "printed otherwise than read");
    let found = answer.plays;
    if found == expected {
        let distinct: BTreeSet<String> = expected.values().cloned().collect();
        assert_eq!(
            answer.results, distinct,
            "the look-ahead's results of {position}"
        );
        return expected;
    }
    let only = |one: &BTreeMap<String, String>, other: &BTreeMap<String, String>| {
        let lines = one
            .iter()
            .filter(|(play, result)| other.get(*play) != Some(result));
        lines
            .map(|(play, result)| format!("    {play}\n      => {result}\n"))
            .collect::<String>()
    };
    panic!(
        "they disagree on\n  {position}\n  only the crate:\n{}  only the second one:\n{}",
        only(&found, &expected),
        only(&expected, &found)
    );
}

/// Both agree on random positions.
fn agree_on_random_positions(oracle: &Oracle) {
    let mut seed = number("BRUTE_FORCE_SEED", 1);
    for _ in 0..positions() {
        compare(oracle, &(oracle.random_position)(&mut seed));
    }
}

/// Both agree along random games.
fn agree_along_random_games(oracle: &Oracle) {
    let mut seed = number("BRUTE_FORCE_SEED", 1);
    let mut left = positions() / 4;
    while left > 0 {
        // From some position on, to the end or for 200 throws.
        let mut line = (oracle.random_position)(&mut seed);
        for _ in 0..200 {
            left = left.saturating_sub(1);
            let result = any_result(&mut seed, &compare(oracle, &line));
            match (oracle.onward)(&mut seed, &result) {
                Some(next) => line = next,
                None => break,
            }
        }
    }
}

/// Both accept the same positions.
fn accept_the_same_positions(oracle: &Oracle) {
    let mut seed = number("BRUTE_FORCE_SEED", 1);
    let mut refused = 0;
    let count = positions();
    for _ in 0..count {
        let position = (oracle.random_position)(&mut seed);
        let line = (oracle.misplace)(&mut seed, &position);
        match (
            (oracle.accepted)(&line),
            ask(&line).map(|answer| answer.printed),
        ) {
            (Ok(expected), Ok(found)) => assert_eq!(found, expected, "{line} is printed otherwise"),
            (Err(_), Err(_)) => refused += 1,
            (Ok(_), Err(error)) => panic!("only the crate refuses\n  {line}\n  {error}"),
            (Err(error), Ok(_)) => panic!("only the crate accepts\n  {line}\n  {error}"),
        }
    }
    assert!(
        refused > count / 10 && refused < count - count / 10,
        "{refused} of {count} refused"
    );
}

// `cargo xtask tidy` names the games that are missing here: a new one is not compared at once.
macro_rules! compared {
    ($($game:ident),* $(,)?) => {
        $(mod $game {
            use crate::oracle::$game::ORACLE;

            #[test]
            fn both_agree_on_random_positions() {
                crate::brute_force::agree_on_random_positions(&ORACLE);
            }

            #[test]
            fn both_agree_along_random_games() {
                crate::brute_force::agree_along_random_games(&ORACLE);
            }

            #[test]
            fn both_accept_the_same_positions() {
                crate::brute_force::accept_the_same_positions(&ORACLE);
            }
        })*
    };
}

compared! { pollyanna, parcheesi, sorry, annie }
