//! `cargo xtask tidy`: the design's invariants, as far as a program can check them.
//!
//! Each check is a function from source files to complaints, so that its tests can show it fail on a
//! small sample. ARCHITECTURE.md names the invariants.

mod browsers;
mod games;
mod habits;
mod layers;
mod numbers;
mod purity;
mod source;
mod whole;

use std::fmt;
use std::path::Path;

use crate::failure::{Failure, Result};
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
    let files = sources(&workspace::root())?;
    let mut complaints = layers::check()?;
    for check in [
        browsers::check,
        games::check,
        habits::check,
        numbers::check,
        purity::check,
        whole::check,
    ] {
        complaints.extend(check(&files));
    }
    for complaint in &complaints {
        println!("{complaint}");
    }
    let errors = complaints
        .iter()
        .filter(|complaint| !complaint.warning)
        .count();
    println!(
        "tidy: {} files read, {errors} errors, {} warnings",
        files.len(),
        complaints.len() - errors
    );
    if errors == 0 {
        Ok(())
    } else {
        Err(Failure::new(format!(
            "{errors} places are against the design's invariants"
        ))
        .why("see the lines above")
        .advice("ARCHITECTURE.md explains the invariants; crates/xtask/src/tidy holds the checks"))
    }
}

/// All text files below a root; what is not text is passed over.
fn sources(root: &Path) -> Result<Vec<SourceFile>> {
    Ok(workspace::files(root)?
        .iter()
        .filter_map(|path| {
            let text = std::fs::read_to_string(path).ok()?;
            Some(SourceFile::new(&workspace::below(root, path), &text))
        })
        .collect())
}

/// Where games would be named that may not be, if these files, by path and text, came to the others.
pub(crate) fn names_of_games<'a>(
    root: &Path,
    more: impl Iterator<Item = (String, &'a str)>,
) -> Result<Vec<String>> {
    let mut files = sources(root)?;
    files.extend(more.map(|(path, text)| SourceFile::new(&path, text)));
    Ok(games::check(&files)
        .iter()
        .map(Complaint::to_string)
        .collect())
}

/// The letter of the rules of a rulebook.
pub(crate) fn letter_of_rules(book: &str) -> Option<char> {
    numbers::letter(book)
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
