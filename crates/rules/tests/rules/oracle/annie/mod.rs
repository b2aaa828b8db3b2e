//! A second, slow Annie: the board is the table of the rules, read by its words; the token walks from
//! space to space; what a space says is done as it says.
//!
//! - [`board`]: the spaces, their dice and what they say.
//! - [`line`]: position lines, read, checked and printed.
//! - [`play`]: the plays of a roll or a choice, and where they lead.
//! - [`random`]: positions to compare on, and what chance decides between two decisions.
//! - `kinds`: what random positions must not lack.
//! - `positions.txt`: positions with something special about them.

pub mod board;
pub mod line;
pub mod play;
pub mod random;

mod kinds;

use line::accepted;
use play::plays;
use random::{onward, random_position};

use super::Oracle;

/// The second Annie.
pub const ORACLE: Oracle = Oracle {
    game: "annie",
    plays,
    accepted,
    random_position,
    random_ruleset: None,
    onward,
    kinds: kinds::kinds,
    positions: include_str!("positions.txt"),
    house_positions: "",
};
