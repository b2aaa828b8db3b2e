//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use rules::notation::shortened;

/// A way of playing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal step, by lot. A yardstick of the lab.
    Random,
    /// The result with the best difference of steps to go, by lot among equals. A yardstick of
    /// the lab.
    Runner,
    /// Weighs facts, but misjudges.
    Easy,
    /// Weighs facts over the whole play.
    Medium,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 4] = [Level::Random, Level::Runner, Level::Easy, Level::Medium];

    /// Those that a page offers, the weakest first.
    pub const OFFERED: [Level; 2] = [Level::Easy, Level::Medium];

    /// Its name in records, addresses and commands.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Runner => "runner",
            Level::Easy => "easy",
            Level::Medium => "medium",
        }
    }

    /// Its name in words.
    pub fn title(self) -> &'static str {
        match self {
            Level::Random => "Random bot",
            Level::Runner => "Runner bot",
            Level::Easy => "Easy bot",
            Level::Medium => "Medium bot",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| {
            let known: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
            format!(
                "expected a bot's level ({}), found \"{}\"",
                known.join(", "),
                shortened(name)
            )
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
        assert!("hard".parse::<Level>().unwrap_err().contains("medium"));
    }
}
