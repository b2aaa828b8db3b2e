//! Which crates may be built from which: the layers of the design, as `cargo tree` tells them.

use anyhow::Result;
use xshell::{Shell, cmd};

use super::Complaint;

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
        // Without the table and its source of chance no bot can come to the dice.
        "bot",
        &[
            "table",
            "chacha20",
            "rand",
            "getrandom",
            "web",
            "wasm-bindgen",
            "js-sys",
            "web-sys",
            "yew",
        ],
    ),
    (
        "table",
        &["bot", "web", "wasm-bindgen", "js-sys", "web-sys", "yew"],
    ),
    ("lab", &["web", "wasm-bindgen", "js-sys", "web-sys", "yew"]),
];

/// Asks cargo about each crate, for all targets: what only the page's build uses counts too.
pub(crate) fn check(sh: &Shell) -> Result<Vec<Complaint>> {
    let mut complaints = Vec::new();
    for (name, forbidden) in LAYERS {
        let format = "{p}";
        let options = ["--edges", "normal", "--target", "all", "--prefix", "none"];
        let tree = cmd!(
            sh,
            "cargo tree --package {name} {options...} --format {format}"
        );
        complaints.extend(intruders(name, &tree.quiet().read()?, forbidden));
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

    /// Bots that could come to the dice would be named, whatever else is changed above.
    #[test]
    fn bots_stay_away_from_the_dice() {
        let (_, forbidden) = LAYERS.iter().find(|(name, _)| *name == "bot").unwrap();
        let tree = "bot v0.1.0 (path)\ntable v0.1.0 (path)\nchacha20 v0.10.2\n";
        assert_eq!(intruders("bot", tree, forbidden).len(), 2);
    }

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
