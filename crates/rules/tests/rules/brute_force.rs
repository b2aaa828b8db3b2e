//! Comparisons with a second implementation of each game, written from its rules alone. Both must
//! find the same plays and results in random positions. See [`crate::oracle`].
//!
//! `BRUTE_FORCE=1000000` sets the number of positions (default: 2,000, in full runs 20,000), and
//! `BRUTE_FORCE_SEED=7` their seed.

use std::collections::{BTreeMap, BTreeSet};

use rules::games::{self, Playable, Visitor};
use rules::notation::{parse_position_line, plays, position_line};
use rules::state::Node;

use crate::effort::repetitions;
use crate::oracle::Oracle;
use crate::oracle::random::any_result;

/// What the crate answers for a position line.
struct Answer {
    /// The position line as the crate prints it.
    printed: String,
    /// Every legal play with its result.
    plays: BTreeMap<String, String>,
    /// The distinct results found by the look-ahead.
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
            game.results(&state, &mut G::Scratch::default(), |result| {
                answer.results.insert(position_line(&game, &result));
            });
        }
        Ok(answer)
    }
}

/// What the crate answers for a position line, or its refusal.
fn ask(line: &str) -> Result<Answer, String> {
    let ruleset = games::ruleset(line.split(' ').next().unwrap())?;
    games::visit(ruleset, Asked(line))
}

/// Reads a number from the environment, to allow longer runs.
#[expect(
    clippy::disallowed_methods,
    reason = "the environment sets the length of test runs"
)]
fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().expect(name))
}

/// The number of positions to compare.
fn positions() -> u64 {
    number("BRUTE_FORCE", repetitions(2_000, 20_000))
}

/// Asserts that both agree on a position. Returns its plays.
fn compare(oracle: &Oracle, position: &str) -> BTreeMap<String, String> {
    let expected = (oracle.plays)(position).expect(position);
    let answer = match ask(position) {
        Ok(answer) => answer,
        Err(error) => panic!("the crate refuses\n  {position}\n  {error}"),
    };
    assert_eq!(answer.printed, position, "printed differently");
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

/// Asserts that both agree on random positions.
fn agree_on_random_positions(oracle: &Oracle) {
    let mut seed = number("BRUTE_FORCE_SEED", 1);
    for _ in 0..positions() {
        compare(oracle, &(oracle.random_position)(&mut seed));
    }
}

/// Asserts that both agree throughout random games.
fn agree_along_random_games(oracle: &Oracle) {
    let mut seed = number("BRUTE_FORCE_SEED", 1);
    let mut left = positions() / 4;
    while left > 0 {
        // Play from a random position to the end, for 200 rolls at most.
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

/// Asserts that both accept the same positions.
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
            (Ok(expected), Ok(found)) => {
                assert_eq!(found, expected, "{line} is printed differently")
            }
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

// `cargo xtask tidy` names the games missing here: a new game may have no second implementation
// yet.
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
