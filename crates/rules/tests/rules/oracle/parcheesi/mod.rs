//! A second, slow Parcheesi, on what it has in common with the second Pollyanna: see
//! [`race`](super::race).
//!
//! - [`board`]: which space follows which, for each colour and ring (C-1 to C-3, C-19).
//! - `kinds`: what random positions must not lack.
//! - `positions.txt`: positions with something special about them.
//! - `house_positions.txt`: the same for house rules.

pub mod board;

mod kinds;

use super::Oracle;
use super::race::Game;
use super::race::line::accepted;
use super::race::place::random_position;
use super::race::play::plays;
use super::race::random::{onward, random_ruleset, two_dice};
use super::race::start::start;

/// Parcheesi, the second time.
pub const ORACLE: Oracle = Oracle {
    game: "parcheesi",
    start: |ruleset, seats, first| start(Game::Parcheesi, ruleset, seats, first),
    plays: |line| plays(Game::Parcheesi, line),
    accepted: |line| accepted(Game::Parcheesi, line),
    random_position: |seed, ruleset| random_position(seed, Game::Parcheesi, ruleset),
    random_ruleset: Some(|seed| random_ruleset(seed, Game::Parcheesi)),
    onward: |seed, line| onward(seed, Game::Parcheesi, line, two_dice),
    kinds: kinds::kinds,
    positions: include_str!("positions.txt"),
    house_positions: include_str!("house_positions.txt"),
};
