//! `replay`: checks a record and says where it ends.

use std::io::{self, Read, Write};

use rules::games::{self, Playable, Visitor};
use rules::notation::position_line;
use rules::record::{self, Record};
use table::save;

use super::Command;
use crate::arguments::Arguments;
use crate::failure::Failure;

pub(super) const COMMAND: Command = Command {
    name: "replay",
    about: "checks a record or a save and prints its last position line; - is standard input",
    free: &["file"],
    flags: &[],
    options: &[],
    run,
};

fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let file = arguments.free(0);
    let at = |error: &dyn std::fmt::Display| Failure::input(format!("{file}: {error}"));
    let text = read(file).map_err(|error| at(&error))?;
    // A save has a head, which is of no interest here.
    let record = save::read(&text, 0).map_or(text, |save| save.record);
    let line = last_line(&record).map_err(|error| at(&error))?;
    writeln!(out, "{line}")?;
    Ok(())
}

fn read(file: &str) -> io::Result<String> {
    if file != "-" {
        return std::fs::read_to_string(file);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
}

fn last_line(text: &str) -> Result<String, String> {
    let name = record::ruleset_of(text).map_err(|error| error.to_string())?;
    let ruleset = games::ruleset(name).map_err(|error| format!("line 2, column 9: {error}"))?;
    games::visit(ruleset, Replayed(text))
}

struct Replayed<'a>(&'a str);

impl Visitor for Replayed<'_> {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let record = Record::parse(game, self.0).map_err(|error| error.to_string())?;
        Ok(position_line(&record.game, &record.state()))
    }
}
