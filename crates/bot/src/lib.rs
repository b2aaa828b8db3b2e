//! Bots: levels of play for every game of the list, without knowing any.
//!
//! The crate is pure: no clock, no thread, no I/O, and budgets are counts, so a bot answers alike
//! natively and in wasm. It knows nothing of a table or its dice: a [`Player`](player::Player) is
//! given an [`Observation`](rules::observe::Observation) and a seed of its own.
//!
//! # For a page
//!
//! - [`levels`] lists the bots to offer: name and title. The first is the quickest.
//! - [`answer`] takes a [`Request`] and gives a [`Reply`]; both travel to a worker and back.
//!   - `position` is the position line at the beginning of the play, as the seat may see it, and
//!     `steps` what has been played since.
//!   - `seed_high`, `seed_low` are the bot's own seed. It must not be that of the dice, and must
//!     stay the same during a play; it may be the same during the whole game.
//!   - the reply's `step` is written as in a play line. Ask again for each step of a play: the bot
//!     goes on with the play that it chose.
//!   - a request or reply of another `protocol` belongs to another version of the page.
//! - [`hint`] takes the same request and says what a good player would do, why, and how likely the best
//!   plays are to win; [`danger`] says which pieces the next throw of a rival could hit.
//!
//! ```
//! let request = bot::Request {
//!     protocol: bot::PROTOCOL,
//!     position: "pollyanna-1951 Y:yard,yard,yard,yard/R:yard,yard,yard,yard Y:6-2".to_owned(),
//!     steps: String::new(),
//!     seat: 'Y',
//!     level: "medium".to_owned(),
//!     seed_high: 0,
//!     seed_low: 7,
//! };
//! assert_eq!(bot::answer(&bot::Shelf::carried(), &request).unwrap().step, "6 yard-Y6");
//! ```
//!
//! # Inside
//!
//! [`level`] names the ways of playing, [`player`] plays them: it judges every result of the whole
//! play by the net of the ruleset, and makes the first step towards the best. [`lot`] is the bots'
//! own chance. [`measure`] is work for benchmarks.

pub mod chance;
mod danger;
mod files;
mod hint;
pub mod judged;
pub mod level;
pub mod lot;
pub mod measure;
pub mod net;
pub mod player;
pub mod ranked;
mod request;
#[cfg(feature = "yardsticks")]
mod rollout;
pub mod runner;
pub mod search;
mod shelf;
pub mod sight;
#[cfg(feature = "yardsticks")]
pub mod thoughts;

pub use danger::{Danger, danger};
pub use hint::{Hint, Ranked, hint};
pub use request::{PROTOCOL, Reply, Request, answer};
pub use shelf::{Shelf, net_for};

/// The levels that a page offers, the weakest and quickest first: name and title.
pub fn levels() -> Vec<(&'static str, &'static str)> {
    level::Level::OFFERED
        .iter()
        .map(|level| (level.name(), level.title()))
        .collect()
}
