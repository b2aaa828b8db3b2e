//! Formatting, checked file by file: `cargo fmt` does not see modules that a macro declares.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::{Failure, Result};
use crate::{step, workspace};

/// Fails if a Rust file is not as rustfmt would write it.
pub(crate) fn check() -> Result<()> {
    let root = workspace::root();
    let files: Vec<_> = workspace::files(&root)?
        .into_iter()
        .filter(|file| file.extension().is_some_and(|extension| extension == "rs"))
        .collect();
    step::shown("rustfmt", rustfmt(&files).arg("--check")).map_err(|_| {
        Failure::new("some files are not formatted")
            .why("see the differences above")
            .advice("run `cargo fmt`, and rustfmt itself on files that a macro declares")
    })
}

/// Writes files as rustfmt would.
pub(crate) fn write(files: &[PathBuf]) -> Result<()> {
    step::shown("rustfmt", &mut rustfmt(files))
}

fn rustfmt(files: &[PathBuf]) -> Command {
    let mut rustfmt = workspace::at_root(Command::new("rustfmt"));
    rustfmt.args(["--edition", "2024"]).args(files);
    rustfmt
}
