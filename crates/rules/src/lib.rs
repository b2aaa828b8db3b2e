#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
// The rules are pure: `clippy.toml` refuses types and functions, and these lints the rest. Tests may use them.
#![cfg_attr(
    not(test),
    warn(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)
)]
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod any_game;
mod bit_iter;
pub mod board;
pub mod cast;
pub mod chance;
pub mod conform;
mod dedup;
pub mod event;
pub mod features;
pub mod fuzzing;
pub mod game;
pub mod games;
pub mod lesson;
pub mod narrator;
pub mod notation;
pub mod observe;
pub mod perft;
pub mod piece;
pub mod playable;
pub mod progress;
pub mod race;
pub mod record;
pub mod refusal;
mod rule_in_force;
mod rule_option;
pub mod ruleset;
pub mod seat;
pub mod sort_few;
pub mod state;
#[cfg(test)]
mod test_kit {
    pub(crate) mod harness;
    pub(crate) mod refusal_check;
}
pub mod turn;
pub mod view;
pub mod words;

pub use any_game::{AnyGame, Move};
pub use event::Event;
pub use game::Game;
pub use games::{game, ruleset};
pub use narrator::Narrator;
pub use record::Record;
pub use refusal::Refusal;
pub use ruleset::Ruleset;
pub use seat::{Seat, SeatSet};
pub use state::Node;
