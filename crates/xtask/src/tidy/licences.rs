//! `static/licences.txt` lists every package that the page is built from.

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
    // Packages of this repository are followed by their folder.
    let ours = |line: &&str| line.contains("(/") || line.contains(":\\");
    let mut packages: Vec<_> = tree.lines().filter(|line| !ours(line)).collect();
    packages.sort_unstable();
    packages.dedup();
    let listed = |line: &str| {
        let mut words = line.split_whitespace();
        let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
        let entry = format!("- {name} {version}:");
        (!licences.contains(&entry)).then(|| {
            let what =
                format!("{name} {version} is missing: see CONTRIBUTING.md, \"Dependencies\"");
            Complaint::new(FILE, 0, what)
        })
    };
    packages.into_iter().filter_map(listed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_package_is_named() {
        let tree = "web v0.1.0 (/home/ann/web)\nyew v0.23.0\nserde v1.0.1\nserde v1.0.1 (*)\n";
        let licences = "- yew 0.23.0: MIT\n- serde 1.0.10: MIT\n";
        let found = missing(tree, licences);
        assert!(found[0].to_string().contains("serde 1.0.1 is missing"));
        assert!(missing(tree, "- yew 0.23.0: MIT\n- serde 1.0.1: MIT\n").is_empty());
    }
}
