//! `static/licences.txt` lists every package that the page is built from.

use std::collections::BTreeSet;

use anyhow::Result;
use xshell::{Shell, cmd};

use super::Complaint;

const FILE: &str = "static/licences.txt";

/// Compares the file with cargo's list of packages.
pub(crate) fn check(sh: &Shell) -> Result<Vec<Complaint>> {
    let page = ["--package", "web", "--target", "wasm32-unknown-unknown"];
    let edges = ["--edges", "normal,no-proc-macro", "--prefix", "none"];
    let tree = cmd!(sh, "cargo tree {page...} {edges...}").quiet().read()?;
    Ok(missing(&tree, &sh.read_file(FILE)?))
}

fn missing(tree: &str, licences: &str) -> Vec<Complaint> {
    // The folder follows packages of this repository.
    let others = tree.lines().filter(|line| !line.contains(['/', '\\']));
    let packages = others.filter_map(|line| {
        let mut words = line.split_whitespace();
        Some((words.next()?, words.next()?.strip_prefix('v')?))
    });
    let packages: BTreeSet<_> = packages.collect();
    let entry = |(name, version): &(&str, &str)| format!("- {name} {version}:");
    let missing = packages
        .iter()
        .filter(|package| !licences.contains(&entry(package)));
    let complaint = |(name, version): &(&str, &str)| {
        let what = format!("{name} {version} is missing: see CONTRIBUTING.md, \"Dependencies\"");
        Complaint::new(FILE, 0, what)
    };
    missing.map(complaint).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_package_is_named() {
        let tree = "web v0.1.0 (/home/ann/web)\nyew v0.23.0\nserde v1.0.1\nserde v1.0.1 (*)\n";
        let licences = "- yew 0.23.0: MIT\n- serde 1.0.10: MIT\n";
        let found = missing(tree, licences);
        assert_eq!(found.len(), 1);
        assert!(found[0].to_string().contains("serde 1.0.1 is missing"));
        assert!(missing(tree, "- yew 0.23.0: MIT\n- serde 1.0.1: MIT\n").is_empty());
    }
}
