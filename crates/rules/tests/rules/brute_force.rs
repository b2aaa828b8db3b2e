//! Comparisons with a second implementation of each game, written from its rules alone. Both must
//! find the same plays and results in random positions of every ruleset. See [`crate::oracle`].
//!
//! `BRUTE_FORCE=1000000` sets the number of positions (default: 2,000, in full runs 20,000), and
//! `BRUTE_FORCE_SEED=7` their seed.

use std::collections::{BTreeMap, BTreeSet};

use rules::games;
use rules::notation::{parse_position_line, plays, position_line};
use rules::playable::{Playable, Visitor};
use rules::ruleset::{Family, RuleOption};
use rules::state::Node;

use crate::chosen;
use crate::effort::repetitions;
use crate::oracle::misplace::misplaced;
use crate::oracle::random::{any_result, chance, one_of};
use crate::oracle::{Oracle, Plays};

/// What the crate answers for a position line.
struct Answer {
    /// The position line as the crate prints it.
    printed: String,
    /// Every legal play with its result.
    plays: Plays,
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
            plays: Plays::new(),
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
pub(crate) fn positions() -> u64 {
    number("BRUTE_FORCE", repetitions(2_000, 20_000))
}

/// Asserts that both agree on a position. Returns its plays.
pub(crate) fn compare(oracle: &Oracle, position: &str) -> Plays {
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
    let only = |one: &Plays, other: &Plays| {
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

/// The oracle of a game.
fn oracle(game: &str) -> Result<&'static Oracle, String> {
    let mut all = ORACLES.iter().copied();
    let found = all.find(|oracle| oracle.game == game);
    found.ok_or(format!("{game} has no second implementation"))
}

/// The printed rulesets of an oracle's game.
pub(crate) fn rulesets(oracle: &Oracle) -> Vec<String> {
    let mut families = games::FAMILIES.iter();
    let family = families.find(|family| family.name() == oracle.game);
    let rulesets = chosen::rulesets(family.expect(oracle.game)).into_iter();
    rulesets.map(|ruleset| ruleset.to_string()).collect()
}

/// A random position of a ruleset, as long as the oracle knows it.
fn random_position(oracle: &Oracle, seed: &mut u64, ruleset: &str) -> Result<String, String> {
    let position = (oracle.random_position)(seed, ruleset)?;
    match position.split(' ').next() {
        Some(name) if name == ruleset => Ok(position),
        _ => Err(format!(
            "asked for {ruleset}, the oracle answers {position}"
        )),
    }
}

/// Random positions of each ruleset in turn.
pub(crate) fn random_positions(
    oracle: &Oracle,
    rulesets: Vec<String>,
) -> impl Iterator<Item = String> {
    let rulesets = rulesets.into_iter().cycle();
    let draw = move |seed: &mut u64, ruleset: String| {
        let position = random_position(oracle, seed, &ruleset);
        Some(position.unwrap_or_else(|error| panic!("{error}")))
    };
    rulesets.scan(first_seed(), draw).take(positions() as usize)
}

/// The seed of all random positions.
pub(crate) fn first_seed() -> u64 {
    number("BRUTE_FORCE_SEED", 1)
}

/// Asserts that both agree on random positions, and that these have all that they must not lack.
fn agree_on_random_positions(oracle: &Oracle) {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    for position in random_positions(oracle, rulesets(oracle)) {
        let plays = compare(oracle, &position);
        for (kind, there) in (oracle.kinds)(&position, &plays) {
            *seen.entry(kind).or_default() += u64::from(there);
        }
    }
    for (kind, times) in &seen {
        let enough = *times >= positions() / 1_000;
        assert!(enough, "{kind} only {times} times: {seen:#?}");
    }
}

/// Asserts that both agree throughout random games, of each ruleset in turn.
pub(crate) fn agree_along_random_games(oracle: &Oracle, rulesets: &[String]) {
    let mut seed = first_seed();
    for ruleset in rulesets {
        let mut left = positions() / 4 / rulesets.len() as u64;
        while left > 0 {
            // Play from a random position to the end, for 200 rolls at most.
            let mut line = random_position(oracle, &mut seed, ruleset).unwrap();
            for _ in 0..200.min(left) {
                left -= 1;
                let result = any_result(&mut seed, &compare(oracle, &line));
                match (oracle.onward)(&mut seed, &result) {
                    Some(next) => line = next,
                    None => break,
                }
            }
        }
    }
}

/// Asserts that both accept a line and print it alike, or that both refuse it. Returns how it is
/// printed.
pub(crate) fn accept_alike(oracle: &Oracle, line: &str) -> Option<String> {
    let found = ask(line).map(|answer| answer.printed);
    match ((oracle.accepted)(line), found) {
        (Ok(expected), Ok(found)) => {
            assert_eq!(found, expected, "{line} is printed differently");
            Some(found)
        }
        (Err(_), Err(_)) => None,
        (Ok(_), Err(error)) => panic!("only the crate refuses\n  {line}\n  {error}"),
        (Err(error), Ok(_)) => panic!("only the crate accepts\n  {line}\n  {error}"),
    }
}

/// Asserts that both accept the same positions.
pub(crate) fn accept_the_same_positions(oracle: &Oracle, rulesets: Vec<String>) {
    let mut seed = first_seed();
    let (mut all, mut over) = (Vec::new(), Vec::new());
    for position in random_positions(oracle, rulesets).take(500) {
        let plays = (oracle.plays)(&position).unwrap();
        let won = plays.values().find(|line| line.contains("winner="));
        over.extend(won.cloned());
        all.extend([any_result(&mut seed, &plays), position]);
    }
    let mut refused = 0;
    let count = positions();
    for _ in 0..count {
        let lines = if chance(&mut seed, 15) { &over } else { &all };
        let (line, other) = (one_of(&mut seed, lines), one_of(&mut seed, &all));
        let line = misplaced(&mut seed, line, other);
        refused += u64::from(accept_alike(oracle, &line).is_none());
    }
    assert!(
        refused > count / 10 && refused < count - count / 10,
        "{refused} of {count} refused"
    );
}

/// Spells out `4yard`, `3home` and so on.
pub(crate) fn spelt_out(line: &str) -> String {
    let mut line = line.to_owned();
    for count in 2..=4 {
        for word in ["yard", "home"] {
            line = line.replace(&format!("{count}{word}"), &vec![word; count].join(","));
        }
    }
    line
}

/// Asserts that both agree on the positions of a list, and find the plays that are in it.
fn agree_on_listed_positions(oracle: &Oracle, positions: &str) {
    let is_entry = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let mut lines = positions.lines().filter(is_entry).peekable();
    while let Some(line) = lines.next() {
        if let Some(line) = line.strip_prefix("! ") {
            assert_eq!(accept_alike(oracle, &spelt_out(line)), None, "{line}");
            continue;
        }
        let position = accept_alike(oracle, &spelt_out(line)).expect(line);
        if (oracle.plays)(&position).is_err() {
            assert!(ask(&position).unwrap().plays.is_empty(), "{line}");
            continue;
        }
        let plays = compare(oracle, &position);
        let mut listed = 0;
        while let Some(play) = lines.next_if(|line| line.starts_with("    ")) {
            let (play, result) = match play.trim().split_once(" => ") {
                Some((play, result)) => (play, Some(spelt_out(result))),
                None => (play.trim(), None),
            };
            let found = plays
                .get(play)
                .unwrap_or_else(|| panic!("{line}: no {play}"));
            let found = found.split_once(' ').unwrap().1;
            assert!(
                result.is_none_or(|result| result == found),
                "{line}: {play} => {found}"
            );
            listed += 1;
        }
        assert!(listed == 0 || listed == plays.len(), "{line}: {plays:#?}");
    }
}

macro_rules! compared {
    ($($game:ident),* $(,)?) => {
        /// All second implementations.
        pub(crate) const ORACLES: &[&Oracle] = &[$(&crate::oracle::$game::ORACLE),*];

        $(mod $game {
            use crate::oracle::$game::ORACLE;

            #[test]
            fn both_agree_on_random_positions() {
                crate::brute_force::agree_on_random_positions(&ORACLE);
            }

            #[test]
            fn both_agree_on_listed_positions() {
                crate::brute_force::agree_on_listed_positions(&ORACLE, ORACLE.positions);
                crate::brute_force::agree_on_listed_positions(&ORACLE, ORACLE.house_positions);
            }

            #[test]
            fn both_agree_along_random_games() {
                crate::brute_force::agree_along_random_games(&ORACLE, &crate::brute_force::rulesets(&ORACLE));
            }

            #[test]
            fn both_accept_the_same_positions() {
                crate::brute_force::accept_the_same_positions(&ORACLE, crate::brute_force::rulesets(&ORACLE));
            }
        })*
    };
}

compared! { pollyanna, parcheesi, sorry, annie }

/// The first ruleset of a family that has no oracle, or that its oracle does not know.
fn unseen(family: &'static Family) -> Result<(), String> {
    let oracle = oracle(family.name())?;
    for ruleset in chosen::rulesets(family) {
        random_position(oracle, &mut first_seed(), &ruleset.to_string())?;
    }
    Ok(())
}

#[test]
fn the_oracles_see_every_ruleset() {
    for family in chosen::families() {
        assert_eq!(unseen(family), Ok(()));
    }
}

#[test]
fn a_ruleset_without_an_oracle_is_an_error() {
    for family in chosen::families() {
        let edition = &family.editions[0];
        let mut options: Vec<_> = family.options.to_vec();
        options.push(RuleOption::switch(
            "zero",
            edition.title,
            edition.about,
            &[],
        ));
        let more: &Family = Box::leak(Box::new(Family {
            options: options.leak(),
            ..*family
        }));
        let error = format!("unknown ruleset {}+zero", edition.name);
        assert_eq!(unseen(more), Err(error));
    }
    assert!(oracle("no-such-game").is_err());
}
