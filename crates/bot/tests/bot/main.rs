//! Tests of the bots in every ruleset.
//!
//! They are one program, because every test program would compile the generic search again for each
//! game.

mod agreement;
mod allocations;
mod answers;
mod hints;
mod reasons;
mod review;
mod sampled;
mod threats;

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;

/// Every edition of every game with every combination of its options.
fn rulesets() -> Vec<Ruleset> {
    let mut rulesets = Vec::new();
    for family in FAMILIES {
        for edition in 0..family.editions.len() {
            for bits in 0..1 << family.options.len() {
                let plain = Ruleset::of(family, edition);
                let options = family.options.iter().enumerate();
                rulesets.push(options.fold(plain, |ruleset, (index, option)| {
                    ruleset.with(option.name, bits >> index & 1 == 1).unwrap()
                }));
            }
        }
    }
    rulesets
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
