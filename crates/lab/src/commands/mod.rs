//! The commands, one a file.

mod curves;
mod duel;
mod levels;
mod links;
mod merge;
mod perft;
mod plays;
mod playthrough;
mod replay;
mod simulate;
mod train;
mod why;

use std::fmt::Write as _;
use std::io::Write;

use crate::arguments::Arguments;
use crate::failure::Failure;

/// A command: how it is called and what does it.
#[derive(Debug)]
pub(crate) struct Command {
    /// Its name.
    pub(crate) name: &'static str,
    /// What it does, in a line.
    pub(crate) about: &'static str,
    /// What it must be given, in order; the last as often as wanted, where its name ends with `...`.
    pub(crate) free: &'static [&'static str],
    /// Options without a value.
    pub(crate) flags: &'static [&'static str],
    /// Options with a value, and what the value is.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// What does it.
    pub(crate) run: fn(&Arguments, &mut dyn Write) -> Result<(), Failure>,
}

/// All commands, as `help` lists them.
pub(crate) const ALL: &[&Command] = &[
    &plays::COMMAND,
    &why::COMMAND,
    &perft::COMMAND,
    &playthrough::COMMAND,
    &replay::COMMAND,
    &simulate::COMMAND,
    &links::COMMAND,
    &duel::COMMAND,
    &train::COMMAND,
    &merge::COMMAND,
    &curves::COMMAND,
    &levels::COMMAND,
];

impl Command {
    /// How it is called.
    pub(crate) fn usage(&self) -> String {
        let mut usage = format!("lab {}", self.name);
        for name in self.free {
            write!(usage, " <{name}>").expect("a string takes it");
        }
        for name in self.flags {
            write!(usage, " [--{name}]").expect("a string takes it");
        }
        for (name, value) in self.options {
            write!(usage, " [--{name} <{value}>]").expect("a string takes it");
        }
        usage
    }
}

/// Says how each command is called.
pub(crate) fn help(out: &mut dyn Write) -> Result<(), Failure> {
    for command in ALL {
        writeln!(out, "{}\n    {}", command.usage(), command.about)?;
    }
    Ok(())
}
