//! A second, slow Pollyanna: spaces are their printed names, a step walks from space to space, a
//! roll is tried in every order with every choice, and only then are whole plays compared with each
//! other (P-13 to P-16).
//!
//! - [`board`]: which space follows which, for each colour (P-1 to P-6, P-18, P-26).
//! - [`line`]: position lines, read, checked and printed.
//! - [`play`]: steps, whole plays, and which of them are legal.
//! - [`random`]: positions to compare on, most of which no game would ever reach.
//! - `cases`, `cases_ends`: positions whose answers were derived by hand, each citing its rules.

pub mod board;
pub mod line;
pub mod play;
pub mod random;

mod cases;
mod cases_ends;

use line::accepted;
use play::plays;
use random::{any_throw, misplace, random_position};

use super::Oracle;

/// The second implementation of Pollyanna.
pub const ORACLE: Oracle = Oracle {
    plays,
    accepted,
    random_position,
    misplace,
    onward: |seed, line| {
        let (high, low) = any_throw(seed);
        (!line.contains("winner=")).then(|| format!("{line}:{high}-{low}"))
    },
};
