//! `replay`: checks a record and prints its last position.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use rules::games;
use rules::record::{self, Record};
use table::saved_game;

use crate::failure::Failure;

/// Check a record or a saved game and print its last position line
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game, or - for standard input
    file: PathBuf,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let record = record_in(&args.file)?;
    let line = last_line(&record);
    let line = line.map_err(|error| Failure::input(format!("{}: {error}", args.file.display())))?;
    writeln!(out, "{line}")?;
    Ok(())
}

/// The record in a file, which may be a saved game.
pub(super) fn record_in(file: &Path) -> Result<String, Failure> {
    let at = |error: &dyn std::fmt::Display| Failure::input(format!("{}: {error}", file.display()));
    let text = read(file).map_err(|error| at(&error))?;
    // A saved game is a record below a header, which is ignored here.
    match saved_game::read(&text) {
        Ok(save) => Ok(save.record),
        Err(unread) if text.starts_with("turnout-save ") => Err(at(&unread.words())),
        Err(_) => Ok(text),
    }
}

fn read(file: &Path) -> io::Result<String> {
    if file != Path::new("-") {
        return std::fs::read_to_string(file);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
}

fn last_line(text: &str) -> Result<String, String> {
    let name = record::ruleset_of(text).map_err(|error| error.to_string())?;
    let ruleset = games::ruleset(name).map_err(|error| format!("line 2, column 9: {error}"))?;
    let record = Record::parse(&*games::game(ruleset), text);
    let record = record.map_err(|error| error.to_string())?;
    Ok(record.game().position_line())
}
