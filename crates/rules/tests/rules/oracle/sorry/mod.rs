//! A second, slow Sorry!: spaces are their printed names, a step walks from space to space, and each
//! card is tried with every pawn in every way, a shared seven with every part in every order.
//!
//! - [`board`]: which space follows which, for each colour, and the slides (S-1 to S-3, S-12, S-13).
//! - [`cards`]: the deck (S-4).
//! - [`line`]: position lines, read, checked and printed.
//! - [`step`]: one pawn moved, with bumps and slides (S-8 to S-14, S-20 to S-23).
//! - [`play`]: the cards (S-15 to S-19, S-25, S-26) and what follows them.
//! - [`draw`]: from the end of a play to the next decision (S-4, S-7, S-26).
//! - [`random`]: positions to compare on, most of which no game would ever reach.
//! - [`misplace`]: lines of which a good part must be refused.
//! - `cases`, `cases_sevens`, `cases_slides`, `cases_options`, `cases_lines`: positions whose answers
//!   were derived by hand, each citing its rules; `cases_random`: what must hold of all positions.

pub mod board;
pub mod cards;
pub mod draw;
pub mod line;
pub mod misplace;
pub mod play;
pub mod random;
pub mod step;

mod cases;
mod cases_lines;
mod cases_options;
mod cases_random;
mod cases_sevens;
mod cases_slides;

use draw::onward;
use line::accepted;
use misplace::misplace;
use play::plays;
use random::random_position;

use super::Oracle;

/// This implementation, for the comparison.
pub const ORACLE: Oracle = Oracle {
    plays,
    accepted,
    random_position,
    misplace,
    onward,
};
