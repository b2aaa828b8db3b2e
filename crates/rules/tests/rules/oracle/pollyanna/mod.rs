//! A second, slow Pollyanna, on what it has in common with the second Parcheesi: see
//! [`race`](super::race).
//!
//! - [`board`]: which space follows which, for each colour (P-1 to P-6, P-18, P-26).
//! - `positions.txt`: positions with something special about them.
//! - `house_positions.txt`: the same for house rules.

pub mod board;

use super::race::Game;
use super::race::line::{accepted, read};
use super::race::place::random_position;
use super::race::play::plays;
use super::race::random::{onward, random_ruleset, special_roll};
use super::race::start::start;
use super::{Oracle, Plays};

/// The second implementation of Pollyanna.
pub const ORACLE: Oracle = Oracle {
    game: "pollyanna",
    start: |ruleset, seats, first| start(Game::Pollyanna, ruleset, seats, first),
    plays: |line| plays(Game::Pollyanna, line),
    accepted: |line| accepted(Game::Pollyanna, line),
    random_position: |seed, ruleset| random_position(seed, Game::Pollyanna, ruleset),
    random_ruleset: Some(|seed| random_ruleset(seed, Game::Pollyanna)),
    onward: |seed, line| {
        let house = read(Game::Pollyanna, line).unwrap().house;
        onward(seed, Game::Pollyanna, line, |seed| {
            special_roll(seed, &house)
        })
    },
    kinds,
    positions: include_str!("positions.txt"),
    house_positions: include_str!("house_positions.txt"),
};

/// What there is in a position and its plays.
fn kinds(line: &str, plays: &Plays) -> Vec<(String, bool)> {
    let seats = line.matches('/').count() + 1;
    let any = |part: &str| plays.keys().any(|play| play.contains(part));
    let kinds = [
        ("two", seats == 2),
        ("three", seats == 3),
        ("four", seats == 4),
        ("enters", any(" yard")),
        ("enters with both", any("+4 yard") || any("+3 yard")),
        ("captures by entering", any(" yardx")),
        ("takes a turnout", any("t1")),
        ("goes home", any("-home")),
        ("earns 10", any("+10 ")),
        ("declines", any("+10 -")),
        (
            "captures with a reward",
            plays.keys().any(|play| reward(play, "x")),
        ),
        (
            "home with a reward",
            plays.keys().any(|play| reward(play, "-home")),
        ),
        ("passes", any("pass")),
        (
            "wins",
            plays.values().any(|result| result.contains("winner=")),
        ),
    ];
    kinds
        .map(|(kind, there)| (kind.to_string(), there))
        .to_vec()
}

/// Whether a play has a reward whose step contains this.
fn reward(play: &str, part: &str) -> bool {
    let mut steps = play.split(", ");
    steps.any(|step| step.starts_with("+10 ") && step.contains(part))
}
