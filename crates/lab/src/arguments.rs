//! What stands after a command's name.

use std::ffi::OsString;
use std::str::FromStr;

use lexopt::Arg;

use crate::commands::Command;
use crate::failure::Failure;

/// The arguments of a command, read as it declares them.
#[derive(Debug)]
pub(crate) struct Arguments {
    /// What stands free, one for each name that the command declares, or more of the last.
    free: Vec<String>,
    /// Options without a value that were given.
    flags: Vec<String>,
    /// Options with their values.
    values: Vec<(String, String)>,
}

impl Arguments {
    pub(crate) fn parse(
        command: &Command,
        given: impl Iterator<Item = OsString> + 'static,
    ) -> Result<Arguments, Failure> {
        let usage =
            |error: lexopt::Error| Failure::input(format!("{error}; usage: {}", command.usage()));
        let endless = command
            .free
            .last()
            .is_some_and(|name| name.ends_with("..."));
        let mut parser = lexopt::Parser::from_args(given);
        let mut arguments = Arguments {
            free: Vec::new(),
            flags: Vec::new(),
            values: Vec::new(),
        };
        while let Some(argument) = parser.next().map_err(usage)? {
            match argument {
                Arg::Long(name) if command.flags.contains(&name) => {
                    arguments.flags.push(name.to_owned());
                }
                Arg::Long(name) if command.options.iter().any(|(each, _)| *each == name) => {
                    let name = name.to_owned();
                    let value = parser.value().map_err(usage)?;
                    arguments
                        .values
                        .push((name, value.to_string_lossy().into_owned()));
                }
                Arg::Value(value) if endless || arguments.free.len() < command.free.len() => {
                    arguments.free.push(value.to_string_lossy().into_owned());
                }
                _ => return Err(usage(argument.unexpected())),
            }
        }
        match command.free.get(arguments.free.len()) {
            Some(missing) => Err(Failure::input(format!(
                "expected {missing}; usage: {}",
                command.usage()
            ))),
            None => Ok(arguments),
        }
    }

    /// The free argument at `index`, which the command declares.
    pub(crate) fn free(&self, index: usize) -> &str {
        &self.free[index]
    }

    /// The free arguments from `index` on, the last name that the command declares.
    pub(crate) fn rest(&self, index: usize) -> impl Iterator<Item = &str> {
        self.free[index..].iter().map(String::as_str)
    }

    /// Whether an option without a value was given.
    pub(crate) fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|each| each == flag)
    }

    /// The value of an option, the last one if it was given more than once.
    pub(crate) fn text(&self, option: &str) -> Option<&str> {
        let found = self.values.iter().rev().find(|(name, _)| name == option);
        found.map(|(_, value)| &**value)
    }

    /// The number that is an option's value.
    pub(crate) fn number<N: FromStr>(&self, option: &str) -> Result<Option<N>, Failure> {
        let read = |text: &str| {
            text.parse().map_err(|_| {
                let found = text.escape_debug();
                Failure::input(format!(
                    "--{option}: expected a whole number, found \"{found}\""
                ))
            })
        };
        self.text(option).map(read).transpose()
    }

    /// The same for an option that must be given.
    pub(crate) fn wanted<N: FromStr>(&self, option: &str) -> Result<N, Failure> {
        let missing = || Failure::input(format!("expected --{option} and a whole number"));
        self.number(option)?.ok_or_else(missing)
    }
}
