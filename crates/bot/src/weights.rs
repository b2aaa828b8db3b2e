//! What each fact of a position weighs, by files named after rulesets.
//!
//! A file has one `name = number` a line; a fact not named weighs nothing. The unit is a hundredth
//! of a step to go.

use rules::ruleset::Ruleset;

use crate::files::{nearest, numbers};

/// The files of the folder `weights`: ruleset and text.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/weights.rs"));

/// The weights for a ruleset, one a name; `None` when no file fits it.
///
/// # Panics
/// When a file is wrong; a test reads all.
pub fn weights(ruleset: Ruleset, names: &[&str]) -> Option<Vec<i32>> {
    let (file, text) = nearest(ruleset, FILES)?;
    Some(numbers(text, names).unwrap_or_else(|error| panic!("weights/{file}.txt: {error}")))
}

#[cfg(test)]
mod tests {
    use rules::games::{self, Playable, Visitor};

    use super::*;

    #[test]
    fn every_file_is_of_a_ruleset_and_can_be_read() {
        struct Read;
        impl Visitor for Read {
            type Output = Option<Vec<i32>>;
            fn visit<G: Playable>(self, game: G) -> Self::Output {
                weights(game.ruleset(), G::NAMES)
            }
        }
        for (name, _) in FILES {
            let ruleset = games::ruleset(name).unwrap();
            let weights = games::visit(ruleset, Read).unwrap();
            assert!(
                weights.iter().any(|weight| *weight != 0),
                "{name} weighs nothing"
            );
        }
    }
}
