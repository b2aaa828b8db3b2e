//! Where things are in this repository, and what it is at.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Context, Failure, Result};
use crate::step;

/// Names of what is not written by hand.
const GENERATED: [&str; 7] = [
    ".git",
    "target",
    "dist",
    "node_modules",
    "test-results",
    "screenshots",
    "mutants.out",
];

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    // Cargo tells where the crate is that it runs. What was true at compile time is second: clones
    // that share a target folder may share this program too.
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    manifest
        .ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .unwrap_or_default()
}

/// The deployable folder.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A program that runs in the root of the repository.
pub(crate) fn at_root(mut command: Command) -> Command {
    command.current_dir(root());
    command
}

/// All files below `folder`, in a fixed order, without generated folders.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(folder, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    let reading = || format!("reading the folder {}", folder.display());
    for entry in fs::read_dir(folder).while_doing(reading())? {
        let entry = entry.while_doing(reading())?;
        // In a second work tree of git's, `.git` is a file.
        if GENERATED.iter().any(|name| entry.file_name() == *name) {
            continue;
        }
        let kind = entry.file_type().while_doing(reading())?;
        if kind.is_dir() {
            collect(&entry.path(), found)?;
        } else if kind.is_file() {
            found.push(entry.path());
        }
    }
    Ok(())
}

/// A path below the root as it stands in messages: relative, with slashes.
pub(crate) fn relative(path: &Path) -> String {
    below(&root(), path)
}

/// A path below a folder, relative, with slashes.
pub(crate) fn below(folder: &Path, path: &Path) -> String {
    path.strip_prefix(folder)
        .unwrap_or(path)
        .to_string_lossy()
        .replace('\\', "/")
}

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).while_doing(format!("reading {}", path.display()))
}

/// The version of the project.
pub(crate) fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// The commit that is checked out, with `+` if there are changes on top; `unknown` outside git.
pub(crate) fn commit() -> String {
    let mut git = at_root(Command::new("git"));
    git.args([
        "describe",
        "--always",
        "--abbrev=10",
        "--dirty=+",
        "--exclude=*",
    ]);
    step::output(&mut git).map_or_else(|_| "unknown".to_owned(), |text| text.trim().to_owned())
}

/// The version of a crate that Cargo.lock names.
pub(crate) fn locked_version(name: &str) -> Result<String> {
    let lock = read(&root().join("Cargo.lock"))?;
    version_in_lock(&lock, name).ok_or_else(|| {
        Failure::new(format!("Cargo.lock names no version of {name}"))
            .advice("check that web depends on it, and run `cargo update --workspace`")
    })
}

fn version_in_lock(lock: &str, name: &str) -> Option<String> {
    let wanted = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != wanted);
    lines.next()?;
    let version = lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')?;
    Some(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_tells_a_version() {
        let lock = "[[package]]\nname = \"a\"\nversion = \"1.2.3\"\n\n[[package]]\nname = \"b\"\nversion = \"2.0.0\"\n";
        assert_eq!(version_in_lock(lock, "b").as_deref(), Some("2.0.0"));
        assert_eq!(version_in_lock(lock, "c"), None);
    }

    #[test]
    fn the_root_is_the_root() {
        assert!(root().join("Cargo.lock").is_file());
        assert_eq!(
            relative(&root().join("web").join("Cargo.toml")),
            "web/Cargo.toml"
        );
    }
}
