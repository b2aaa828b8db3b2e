//! The parameters of a training run, and the command that repeats it.

use std::fmt::Write as _;

/// How often to measure the net against the yardstick by default.
pub(crate) const LOOKS: u64 = 20;

/// The parameters of a training run. The looks do not affect the net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The ruleset.
    pub(crate) ruleset: String,
    /// The seed of all random numbers.
    pub(crate) seed: u64,
    /// How many million positions to evaluate in self-play: the length of the run, which takes
    /// about the same time in every game.
    pub(crate) millions: u64,
    /// How often to measure the net against the yardstick.
    pub(crate) looks: u64,
}

impl Plan {
    /// The command that trains the same net from scratch.
    pub(super) fn command(&self) -> String {
        let Plan {
            ruleset,
            seed,
            millions,
            looks,
        } = self;
        let mut command = format!("lab train {ruleset} --seed {seed} --millions {millions}");
        if *looks != LOOKS {
            write!(command, " --looks {looks}").expect("writing to a string succeeds");
        }
        command
    }
}
