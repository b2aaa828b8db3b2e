//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use rules::notation::shortened;
use rules::ruleset::Ruleset;
use words::t;

use crate::files::nearest;

/// A way of playing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal step, by lot. A yardstick of the lab.
    Random,
    /// The result with the best difference of steps to go, by lot among equals. A yardstick of
    /// the lab, and what plays where no net is at hand.
    Runner,
    /// As the expert, but misjudges much.
    Easy,
    /// As the expert, but misjudges.
    Medium,
    /// As the expert, but misjudges a little.
    Hard,
    /// The best that we have: judges by a learned net and searches.
    Expert,
    /// The expert's moves at first sight without any search. A yardstick of the lab.
    Sight,
    /// Plays games to their end, a hundred times the expert's work. A yardstick of the lab.
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

    /// Those that a page offers, the weakest first.
    pub const OFFERED: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name in records, addresses and commands.
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

    /// Its name in words; of a yardstick, which no page offers, its name alone.
    pub fn title(self) -> &'static str {
        match self {
            Level::Easy => t!(bots::easy),
            Level::Medium => t!(bots::medium),
            Level::Hard => t!(bots::hard),
            Level::Expert => t!(bots::expert),
            _ => self.name(),
        }
    }

    /// By how much it may misjudge a result in a ruleset, in the unit of its values.
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

/// The files of the folder `levels`: ruleset, and by how much hard, medium and easy misjudge.
const FILES: &[(&str, [u32; 3])] = include!(concat!(env!("OUT_DIR"), "/levels.rs"));

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        // A page has no yardsticks.
        let known: &[Level] = if cfg!(feature = "yardsticks") {
            &Level::ALL
        } else {
            &Level::OFFERED
        };
        let found = known.iter().copied().find(|level| level.name() == name);
        found.ok_or_else(|| {
            let known: Vec<_> = known.iter().map(|level| level.name()).collect();
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
    fn the_weaker_a_level_the_more_it_misjudges_by_every_file() {
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
