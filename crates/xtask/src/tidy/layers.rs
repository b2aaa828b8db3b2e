//! Which crates may be built from which: the layers of the design, as `cargo tree` tells them.

use super::Complaint;
use crate::failure::Result;
use crate::{step, workspace};

/// A crate and what it may not be built from, at whatever distance.
const LAYERS: [(&str, &[&str]); 4] = [
    (
        "rules",
        &[
            "bot",
            "table",
            "web",
            "wasm-bindgen",
            "js-sys",
            "rand",
            "getrandom",
        ],
    ),
    (
        "bot",
        &["table", "web", "wasm-bindgen", "js-sys", "web-sys", "yew"],
    ),
    (
        "table",
        &["bot", "web", "wasm-bindgen", "js-sys", "web-sys", "yew"],
    ),
    ("lab", &["web", "wasm-bindgen", "js-sys", "web-sys", "yew"]),
];

/// Asks cargo about each crate.
pub(crate) fn check() -> Result<Vec<Complaint>> {
    let mut complaints = Vec::new();
    for (name, forbidden) in LAYERS {
        let mut cargo = workspace::at_root(step::cargo());
        // For all targets: what only the browser's build takes in counts too.
        cargo.args([
            "tree",
            "--package",
            name,
            "--edges",
            "normal",
            "--target",
            "all",
        ]);
        cargo.args(["--prefix", "none", "--format", "{p}"]);
        complaints.extend(intruders(name, &step::output(&mut cargo)?, forbidden));
    }
    Ok(complaints)
}

fn intruders(name: &str, tree: &str, forbidden: &[&str]) -> Vec<Complaint> {
    forbidden
        .iter()
        .filter(|other| {
            tree.lines()
                .any(|line| line.split(' ').next() == Some(**other))
        })
        .map(|other| {
            let path = format!("crates/{name}/Cargo.toml");
            Complaint::new(
                &path,
                0,
                format!("{name} is built from {other}, which the layers of the design forbid"),
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_intruder_is_named() {
        let tree = "table v0.1.0 (path)\nrules v0.1.0 (path)\nwasm-bindgen v0.2.0\n";
        let found = intruders("table", tree, &["wasm-bindgen", "wasm"]);
        assert_eq!(found.len(), 1);
        assert!(
            found[0]
                .to_string()
                .contains("table is built from wasm-bindgen")
        );
    }
}
