//! A second, slow Annie: the board is the table of the rules, read by its words; the token walks from
//! space to space; what a space says is done as it says.
//!
//! - [`board`]: the spaces, their dice and what they say.
//! - [`house`]: rulesets' names, read and printed.
//! - [`line`]: position lines, read, checked and printed.
//! - [`play`]: the plays of a roll or a choice, and where they lead.
//! - [`start`]: where a game begins.
//! - [`random`]: rulesets and positions to compare on, and what chance decides between two decisions.
//! - `kinds`: what random positions must not lack.
//! - [`matters`]: which house rules make a difference in a position.
//! - `positions.txt`: positions with something special about them.
//! - `house_positions.txt`: the same for house rules.

pub mod board;
pub mod house;
pub mod line;
pub mod matters;
pub mod play;
pub mod random;
pub mod start;

mod kinds;

use line::accepted;
use play::plays;
use random::{onward, random_position, random_ruleset};
use start::start;

use super::Oracle;

/// The second Annie.
pub const ORACLE: Oracle = Oracle {
    game: "annie",
    start,
    plays,
    accepted,
    random_position,
    random_ruleset: Some(random_ruleset),
    onward,
    kinds: kinds::kinds,
    positions: include_str!("positions.txt"),
    house_positions: include_str!("house_positions.txt"),
};
