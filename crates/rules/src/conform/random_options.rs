//! Random rulesets.

use super::TestRng;
use crate::ruleset::Ruleset;

/// The ruleset with random choices for about a third of its options, none of which contradict each other.
pub fn with_random_options(ruleset: Ruleset, rng: &mut TestRng) -> Ruleset {
    loop {
        let options = ruleset.family.options.iter();
        let drawn = options.fold(ruleset, |ruleset, option| {
            let choices: Vec<_> = option.choices().collect();
            match rng.below(3) {
                0 => ruleset.choose(choices[rng.index(choices.len())]),
                _ => ruleset,
            }
        });
        if drawn.check().is_ok() {
            return drawn;
        }
    }
}
