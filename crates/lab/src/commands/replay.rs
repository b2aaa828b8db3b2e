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
    let file = &*args.file;
    let at = |error: &dyn std::fmt::Display| Failure::input(format!("{}: {error}", file.display()));
    let text = read(file).map_err(|error| at(&error))?;
    // A saved game is a record below a header, which is ignored here.
    let record = match saved_game::read(&text, 0) {
        Ok(save) => save.record,
        Err(unread) if text.starts_with("turnout-save ") => return Err(at(&unread.words())),
        Err(_) => text,
    };
    let line = last_line(&record).map_err(|error| at(&error))?;
    writeln!(out, "{line}")?;
    Ok(())
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
