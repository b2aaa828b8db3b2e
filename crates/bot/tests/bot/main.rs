//! Tests of the bots in every ruleset.
//!
//! They are one program, because every test program would compile the generic search again for each
//! game.

mod agreement;
mod allocations;
mod answers;
mod exercise;
mod hints;
mod luck;
mod reasons;
mod review;
mod sampled;
mod threats;

use rules::games;
use rules::ruleset::Ruleset;

/// Every edition of every game with every combination of its options.
fn rulesets() -> Vec<Ruleset> {
    games::rulesets().collect()
}

/// The number of repetitions of a randomized test: `full` if the environment variable
/// `TURNOUT_FULL` is set, else `quick`. `cargo xtask test --full` and the nightly workflow set it.
fn repetitions<T>(quick: T, full: T) -> T {
    if std::env::var_os("TURNOUT_FULL").is_some() {
        full
    } else {
        quick
    }
}
