//! Bots for every game, written against the traits of `rules` alone.
//!
//! The crate is pure: no clock, no threads, no I/O. Budgets are counts, so a bot answers the same
//! natively and in wasm. It has no access to a table or its dice: a [`Bot`] gets an
//! [`Observation`](rules::observe::Observation) and its own seed.
//!
//! # Interface for a page
//!
//! - [`levels`] lists the names and titles of the bots to offer, weakest first.
//! - [`answer`] takes a [`Request`] and returns a [`Reply`].
//!   - `position` is the position line at the start of the play, as the seat may see it. `steps`
//!     are the steps made since.
//!   - `seed_high` and `seed_low` are the bot's own seed. It must differ from that of the dice and
//!     must not change during a play; it may stay the same for the whole game.
//!   - The reply's `step` is in play-line notation. Ask again for each step of a play: the bot
//!     continues the play that it chose.
//! - [`hint()`] takes the same request and returns a good player's move, the reasons, and the win
//!   chances of the best plays. [`danger()`] returns the pieces that the next rolls of rivals could
//!   capture.
//!
//! ```
//! let request = bot::Request {
//!     position: "pollyanna-1951 Y:yard,yard,yard,yard/R:yard,yard,yard,yard Y:6-2".to_owned(),
//!     steps: String::new(),
//!     seat: 'Y',
//!     level: "medium".to_owned(),
//!     seed_high: 0,
//!     seed_low: 7,
//! };
//! assert_eq!(bot::answer(&bot::NetCache::carried(), &request).unwrap().step, "6 yard-Y6");
//! ```
//!
//! # Modules
//!
//! [`level`] names the levels of play. A [`Bot`] plays at a level: it evaluates every result of the
//! whole play by the net of the ruleset and makes the first step towards the best. [`rng`] has the
//! bots' own random numbers, and [`measure`] has work for benchmarks.

mod best_move;
pub mod bot_table;
pub mod compare;
pub mod evaluated_result;
#[cfg(feature = "yardsticks")]
pub mod evaluation_snapshot;
pub mod evaluator;
pub mod exercise;
mod hint;
pub mod level;
pub mod lookahead;
pub mod luck;
pub mod measure;
mod nearest_ruleset;
pub mod net;
mod net_cache;
pub mod reasons;
pub mod review;
pub mod rng;
#[cfg(feature = "yardsticks")]
pub mod rollout;
pub mod search;
mod service;
pub mod steps_to_go;
#[cfg(feature = "yardsticks")]
pub mod theme;
pub mod threats;
pub mod top_k;
pub mod win_chance;

pub use best_move::Bot;
pub use hint::{Hint, RankedPlay, hint, play_in_words, why_better};
pub use net_cache::{NetCache, net_for};
pub use service::{Reply, Request, answer};
pub use threats::{Danger, InDanger, danger};

/// The names and titles of the levels offered by the page, weakest first.
pub fn levels() -> Vec<(&'static str, &'static str)> {
    level::Level::OFFERED
        .iter()
        .map(|level| (level.name(), level.title()))
        .collect()
}
