//! `curves`: a picture of training.

use std::io::Write;
use std::path::Path;

use super::Command;
use crate::arguments::Arguments;
use crate::curves::Curves;
use crate::curves::log::Log;
use crate::failure::Failure;

pub(super) const COMMAND: Command = Command {
    name: "curves",
    about: "a picture (SVG) of training logs, a line for each: tab-separated, the first line names \
            the columns games, loss and wins (of 100), some cells may be empty; notes are lines \
            such as \"# ruleset: ...\", also command and yardstick",
    free: &["file..."],
    flags: &[],
    options: &[("out", "file")],
    run,
};

fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let mut logs = Vec::new();
    for file in arguments.rest(0) {
        let at = |error: &dyn std::fmt::Display| Failure::input(format!("{file}: {error}"));
        let text = std::fs::read_to_string(file).map_err(|error| at(&error))?;
        let log = Log::parse(&text).map_err(|error| at(&error))?;
        let name = Path::new(file).file_stem().unwrap_or_default();
        logs.push((name.to_string_lossy().into_owned(), log));
    }
    let picture = Curves::new(logs).picture();
    match arguments.text("out") {
        Some(file) => std::fs::write(file, picture)
            .map_err(|error| Failure::input(format!("--out: {file}: {error}"))),
        None => Ok(out.write_all(picture.as_bytes())?),
    }
}
