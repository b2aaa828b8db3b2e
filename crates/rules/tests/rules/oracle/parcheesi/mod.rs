//! A second, slow Parcheesi: spaces are their printed names, a step walks from space to space, a roll
//! is tried in every order with every choice, and only then are whole plays compared with each other
//! (C-8, C-14).
//!
//! - [`board`]: which space follows which, for each colour and ring (C-1 to C-3, C-19).
//! - [`line`]: position lines, read, checked and printed.
//! - [`play`]: steps, whole plays, and which of them are legal.
//! - [`settle`]: whose roll it is after a play, and the ages of blockades (C-9, C-10, C-14).
//! - [`random`]: positions to compare on, most of which no game would ever reach.
//! - `kinds`: what random positions must not lack.
//! - `positions.txt`: positions with something special about them.

pub mod board;
pub mod line;
pub mod play;
pub mod random;
pub mod settle;

mod kinds;

use line::accepted;
use play::plays;
use random::{onward, random_position};

use super::Oracle;

/// Parcheesi, the second time.
pub const ORACLE: Oracle = Oracle {
    game: "parcheesi",
    plays,
    accepted,
    random_position,
    onward,
    kinds: kinds::kinds,
    positions: include_str!("positions.txt"),
};
