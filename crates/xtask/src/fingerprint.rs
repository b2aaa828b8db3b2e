//! Tells whether `dist` was built from the files as they are now.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::failure::{Context, Result};
use crate::workspace;

/// What the page is built from.
const INPUTS: [&str; 14] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates/bot",
    "crates/rules",
    "crates/table",
    "crates/words",
    "crates/xtask",
    "index.html",
    "LICENSE",
    "rust-toolchain.toml",
    "static",
    "web",
];

/// A hash over the names and contents of all that the page is built from.
pub(crate) fn of_inputs() -> Result<String> {
    let root = workspace::root();
    let mut files = Vec::new();
    for input in INPUTS {
        let path = root.join(input);
        if path.is_dir() {
            files.extend(workspace::files(&path)?);
        } else if path.is_file() {
            files.push(path);
        }
    }
    let mut hasher = DefaultHasher::new();
    for file in files.iter().filter(|file| !is_test(file)) {
        workspace::relative(file).hash(&mut hasher);
        fs::read(file)
            .while_doing(format!("reading {}", file.display()))?
            .hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// The browser's tests are below `web`, but the page does not depend on them.
fn is_test(file: &Path) -> bool {
    workspace::relative(file).starts_with("web/tests/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_give_the_same_fingerprint() {
        assert!(is_test(&workspace::root().join("web/tests/smoke.spec.js")));
        assert_eq!(of_inputs().unwrap().len(), 16);
    }
}
