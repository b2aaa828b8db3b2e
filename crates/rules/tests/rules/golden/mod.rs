//! Golden files of every game: `perft.txt` and `playthroughs/` in its folder.
//!
//! A perft file pins counts. A playthrough pins a record and the legal steps at each of its
//! decisions. `TURNOUT_BLESS=1 cargo test -p rules --test rules golden::` rewrites them from seeds;
//! read the difference before committing it. `TURNOUT_GAME=pollyanna` limits the tests to one game.

mod playthroughs;
mod specials;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use rules::games;
use rules::notation::{parse_position_line, position_line};
use rules::perft::perft;
use rules::playable::{Playable, Visitor};
use rules::ruleset::Family;

use crate::chosen::{self, rulesets};

/// Whether to write the files instead of comparing them.
fn bless() -> bool {
    std::env::var("TURNOUT_BLESS").is_ok_and(|value| value == "1")
}

/// The folder of a game's golden files.
fn folder(family: &Family) -> PathBuf {
    let name = family.name();
    [env!("CARGO_MANIFEST_DIR"), "src", "games", name]
        .iter()
        .collect()
}

struct Count<'a> {
    line: &'a str,
    depth: u32,
}

impl Visitor for Count<'_> {
    type Output = u64;

    fn visit<G: Playable>(self, game: G) -> u64 {
        let state = parse_position_line(&game, self.line).unwrap_or_else(|error| {
            panic!("{}: {error}", self.line);
        });
        if self.line.contains(' ') {
            let normal = position_line(&game, &state);
            assert_eq!(
                normal, self.line,
                "a line of perft.txt is not as positions are written"
            );
        }
        perft(&game, &state, self.depth)
    }
}

/// Parses a line of a perft file: `id line depth count`. The position line may contain spaces.
fn perft_fields(line: &str) -> Option<(&str, &str, u32, u64)> {
    let (rest, count) = line.trim_end().rsplit_once(' ')?;
    let (rest, depth) = rest.trim_end().rsplit_once(' ')?;
    let (id, position) = rest.split_once(' ')?;
    Some((
        id,
        position.trim(),
        depth.parse().ok()?,
        count.parse().ok()?,
    ))
}

#[test]
fn perft_counts() {
    for family in chosen::families() {
        let path = folder(family).join("perft.txt");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let mut blessed = String::new();
        let (mut ids, mut counted) = (BTreeSet::new(), BTreeSet::new());
        for line in text.lines() {
            if line.is_empty() || line.starts_with('#') {
                blessed += &format!("{line}\n");
                continue;
            }
            let (id, position, depth, expected) =
                perft_fields(line).unwrap_or_else(|| panic!("not `id line depth count`: {line}"));
            let ruleset = games::ruleset(position.split(' ').next().unwrap()).unwrap();
            let count = games::visit(
                ruleset,
                Count {
                    line: position,
                    depth,
                },
            );
            assert!(ids.insert(format!("{id} {depth}")), "{id} is there twice");
            counted.insert(ruleset.to_string());
            if bless() {
                blessed += &format!("{id} {position} {depth} {count}\n");
            } else {
                assert_eq!(count, expected, "{id}, depth {depth}: {position}");
            }
        }
        for ruleset in rulesets(family) {
            assert!(
                counted.contains(&ruleset.to_string()),
                "{ruleset} has no perft"
            );
        }
        if bless() {
            fs::write(&path, blessed).unwrap();
        }
    }
}
