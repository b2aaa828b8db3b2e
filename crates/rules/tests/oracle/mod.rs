//! A second, slow Pollyanna, to catch the fast one out.
//!
//! The crate's own implementation is written for speed: numbered spaces, tables, bits. A mistake in
//! such code, or in how its author read a rule, is not found by tests that the same author derived
//! from the same reading. So this folder holds the same rules once more, written from the text of
//! the rules alone, by someone who had not seen the other code, and in the plainest way there is:
//! spaces are their printed names, a step walks from space to space, a throw is tried in every order
//! with every choice, and only then are whole plays compared with each other (P-13 to P-16).
//!
//! It uses nothing of the crate under test. Text goes in and text comes out: position lines and play
//! lines, whose spelling is thereby compared too. `brute_force.rs` holds the comparison.
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

pub use line::accepted;
pub use play::plays;
pub use random::{any_result, any_throw, misplace, random_position};
