//! Levels of play.

use std::fmt;
use std::str::FromStr;

use rules::ruleset::Ruleset;
use words::{shortened, t};

use crate::nearest_ruleset::nearest;

/// A level of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Random legal steps. A yardstick of the lab.
    Random,
    /// The result with the best difference in steps to go, and a random one among equals. A
    /// yardstick of the lab, and the fallback without a net.
    Runner,
    /// Like the expert, with large evaluation errors.
    Easy,
    /// Like the expert, with evaluation errors.
    Medium,
    /// Like the expert, with small evaluation errors.
    Hard,
    /// The strongest level: a trained net and search.
    Expert,
    /// The expert's net without search. A yardstick of the lab.
    Sight,
    /// Evaluates results by playouts, with 100 times the expert's budget. A yardstick of the lab.
    Rollout,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Runner,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
        Level::Sight,
        Level::Rollout,
    ];

    /// The levels offered by the page, weakest first.
    pub const OFFERED: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The name in records, addresses and commands.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Runner => "runner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Sight => "sight",
            Level::Rollout => "rollout",
        }
    }

    /// The name in the current language; yardsticks, which the page does not offer, have no
    /// translation.
    pub fn title(self) -> &'static str {
        match self {
            Level::Easy => t!(bots::easy),
            Level::Medium => t!(bots::medium),
            Level::Hard => t!(bots::hard),
            Level::Expert => t!(bots::expert),
            _ => self.name(),
        }
    }

    /// The maximal evaluation error in a ruleset, in units of values.
    pub fn error(self, ruleset: Ruleset) -> u32 {
        let index = match self {
            Level::Hard => 0,
            Level::Medium => 1,
            Level::Easy => 2,
            _ => return 0,
        };
        nearest(ruleset, FILES).map_or(0, |(_, errors)| errors[index])
    }
}

/// The files of the folder `levels`: the ruleset, and the evaluation errors of hard, medium and
/// easy.
const FILES: &[(&str, [u32; 3])] = include!(concat!(env!("OUT_DIR"), "/levels.rs"));

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        // The page has no yardsticks.
        let all: &[Level] = if cfg!(feature = "yardsticks") {
            &Level::ALL
        } else {
            &Level::OFFERED
        };
        let found = all.iter().copied().find(|level| level.name() == name);
        found.ok_or_else(|| {
            let known: Vec<_> = all.iter().map(|level| level.name()).collect();
            let (known, found) = (known.join(", "), shortened(name));
            t!(bots::expected_level, known, found)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_their_names() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!("hardest".parse::<Level>().unwrap_err().contains("medium"));
    }

    #[test]
    fn weaker_levels_have_larger_errors() {
        for (name, _) in FILES {
            let ruleset = rules::games::ruleset(name).unwrap();
            let errors = Level::OFFERED.map(|level| level.error(ruleset));
            assert!(
                errors.windows(2).all(|pair| pair[0] > pair[1]),
                "{name}: {errors:?}"
            );
        }
    }
}
