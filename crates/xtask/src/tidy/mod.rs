//! `cargo xtask tidy`: what clippy and cargo-deny cannot know of ARCHITECTURE.md's invariants.
//!
//! Each check is a function from source files to complaints, so that its tests can show it fail on a
//! small sample.

mod commands;
mod documents;
mod games;
mod layers;
mod licences;
mod numbers;
mod paths;
mod source;
mod style_checks;

use std::fmt;

use anyhow::{Result, bail};
use xshell::Shell;

use crate::workspace;
use source::SourceFile;

/// Something that is against an invariant.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Complaint {
    path: String,
    /// From 1; 0 means the file as a whole.
    line: usize,
    what: String,
    /// A warning does not fail the check.
    warning: bool,
}

impl Complaint {
    /// An error on a line; line 0 is the file as a whole.
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self {
            path: path.to_owned(),
            line,
            what: what.into(),
            warning: false,
        }
    }

    fn warning(path: &str, what: impl Into<String>) -> Self {
        Self {
            warning: true,
            ..Self::new(path, 0, what)
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        let warning = if self.warning { "warning: " } else { "" };
        write!(f, ": {warning}{}", self.what)
    }
}

/// Runs all checks over the repository.
pub(crate) fn run() -> Result<()> {
    let sh = workspace::shell()?;
    let files = sources(&sh)?;
    let mut complaints = licences::check(&sh)?;
    for check in [
        commands::check,
        games::check,
        layers::check,
        numbers::check,
        paths::check,
        style_checks::check,
    ] {
        complaints.extend(check(&files));
    }
    for complaint in &complaints {
        println!("{complaint}");
    }
    let is_error = |complaint: &&Complaint| !complaint.warning;
    let errors = complaints.iter().filter(is_error).count();
    let warnings = complaints.len() - errors;
    let read = files.len();
    println!("tidy: {read} files read, {errors} errors, {warnings} warnings");
    if errors > 0 {
        bail!("{errors} places break an invariant of ARCHITECTURE.md: see above");
    }
    Ok(())
}

/// All files of the repository. What is no text, such as a picture, is there by its name alone.
fn sources(sh: &Shell) -> Result<Vec<SourceFile>> {
    let files = workspace::files(sh)?;
    let text = |path: &String| sh.read_file(path).unwrap_or_default();
    let sources = files.iter().map(|path| SourceFile::new(path, &text(path)));
    Ok(sources.collect())
}

/// For the tests of the checks: the complaints over files given as path and text, printed.
#[cfg(test)]
fn complaints_of(
    check: fn(&[SourceFile]) -> Vec<Complaint>,
    files: &[(&str, &str)],
) -> Vec<String> {
    let files: Vec<_> = files
        .iter()
        .map(|(path, text)| SourceFile::new(path, text))
        .collect();
    check(&files).iter().map(Complaint::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_says_file_line_and_what() {
        let complaint = Complaint::new("a/b.rs", 3, "no");
        assert_eq!(complaint.to_string(), "a/b.rs:3: no");
        assert_eq!(
            Complaint::warning("a/b.rs", "long").to_string(),
            "a/b.rs: warning: long"
        );
    }
}
