//! Where things are in this repository.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    // Cargo sets the variable for the clone that runs; clones may share one compiled xtask.
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = manifest.ancestors().nth(2);
    root.map(Path::to_path_buf).unwrap_or_default()
}

/// A shell in the root of the repository.
pub(crate) fn shell() -> Result<Shell> {
    let sh = Shell::new()?;
    sh.change_dir(root());
    Ok(sh)
}

/// The files that git tracks or would track, relative to the root, sorted.
pub(crate) fn files(sh: &Shell) -> Result<Vec<String>> {
    let list = cmd!(sh, "git ls-files --cached --others --exclude-standard")
        .quiet()
        .read()
        .context("this needs a git checkout")?;
    let mut files: Vec<_> = list.lines().map(str::to_owned).collect();
    files.retain(|file| sh.path_exists(file));
    files.sort();
    files.dedup();
    Ok(files)
}

/// Checks or writes the format of Rust files. `cargo fmt` does not see modules that a macro declares.
pub(crate) fn rustfmt(sh: &Shell, files: &[String], options: &[&str]) -> Result<()> {
    let files = files.iter().filter(|file| file.ends_with(".rs"));
    cmd!(sh, "rustfmt --edition 2024 {options...} {files...}")
        .quiet()
        .run()
        .context("some files are not formatted: see CONTRIBUTING.md")
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}
