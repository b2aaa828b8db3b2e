//! The licences of everything that is compiled into the page, as a readable text.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Result;
use crate::{step, workspace};

/// A crate that is in the page.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    licence: String,
    repository: String,
}

/// The text of `licences.txt`: our own licence, the list of crates, and their licences' texts, each
/// once. Crates whose package holds no text are told by name and address.
pub(crate) fn text() -> Result<String> {
    let packages = packages()?;
    let sources = sources();
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in &packages {
        for file in licence_files(&sources, package) {
            if let Ok(text) = fs::read_to_string(file) {
                let text = text.replace("\r\n", "\n").trim().to_owned();
                texts.entry(text).or_default().push(package.name.clone());
            }
        }
    }
    let mut out = String::from("Turnout\n\n");
    out.push_str(workspace::read(&workspace::root().join("LICENSE"))?.trim());
    out.push_str("\n\nTurnout is built from these packages, each under its own licence:\n\n");
    for Package {
        name,
        version,
        licence,
        repository,
    } in &packages
    {
        out.push_str(&format!("- {name} {version}: {licence}. {repository}\n"));
    }
    for (text, mut names) in texts {
        names.dedup();
        out.push_str(&format!(
            "\n{}\n{}\n\n{text}\n",
            "-".repeat(72),
            names.join(", ")
        ));
    }
    Ok(out)
}

/// Crates that the programs of the page are linked from: no macros, no build tools.
fn packages() -> Result<Vec<Package>> {
    let mut cargo = workspace::at_root(step::cargo());
    cargo.args([
        "tree",
        "--package",
        "web",
        "--target",
        "wasm32-unknown-unknown",
    ]);
    cargo.args([
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--no-dedupe",
    ]);
    cargo.args(["--format", "{p}\t{l}\t{r}", "--locked", "--offline"]);
    let mut packages: Vec<_> = step::output(&mut cargo)?
        .lines()
        .filter_map(parse)
        .collect();
    packages.sort();
    packages.dedup();
    Ok(packages)
}

/// A line of `cargo tree`; nothing for the crates of this repository.
fn parse(line: &str) -> Option<Package> {
    let mut fields = line.split('\t');
    let mut package = fields.next()?.split(' ');
    let (name, version) = (package.next()?, package.next()?.strip_prefix('v')?);
    // Crates of this repository are followed by their folder.
    if package.next().is_some() {
        return None;
    }
    let known = |text: Option<&str>| match text {
        Some(text) if !text.is_empty() => text.to_owned(),
        _ => "not told by the package".to_owned(),
    };
    Some(Package {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: known(fields.next()),
        repository: known(fields.next()),
    })
}

/// The folders where cargo keeps the sources of packages, one for each registry.
fn sources() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| {
            let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"))?;
            Some(Path::new(&home).join(".cargo"))
        });
    let Some(home) = home else { return Vec::new() };
    entries(&home.join("registry").join("src"))
}

/// The files of a package that hold its licence. Of those to choose from one is enough: MIT, or the shortest.
fn licence_files(sources: &[PathBuf], package: &Package) -> Vec<PathBuf> {
    let folder = format!("{}-{}", package.name, package.version);
    let mut files: Vec<PathBuf> = sources
        .iter()
        .flat_map(|source| entries(&source.join(&folder)))
        .filter(|path| {
            let name = upper(path);
            path.is_file()
                && ["LICENSE", "LICENCE", "COPYING", "NOTICE"]
                    .iter()
                    .any(|word| name.starts_with(word))
        })
        .collect();
    if package.licence.contains(" OR ") || package.licence.contains('/') {
        let length = |path: &PathBuf| fs::metadata(path).map_or(u64::MAX, |file| file.len());
        let is_mit = |path: &PathBuf| upper(path).contains("MIT");
        let chosen = files
            .into_iter()
            .min_by_key(|path| (!is_mit(path), length(path)));
        files = chosen.into_iter().collect();
    }
    files
}

fn upper(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .to_ascii_uppercase()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .map(|entries| {
            entries
                .filter_map(|entry| Some(entry.ok()?.path()))
                .collect()
        })
        .unwrap_or_default();
    entries.sort();
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_tree_is_read() {
        let package = parse("yew v0.23.0\tMIT OR Apache-2.0\thttps://example.org/yew").unwrap();
        assert_eq!(
            (package.name.as_str(), package.version.as_str()),
            ("yew", "0.23.0")
        );
        assert_eq!(package.licence, "MIT OR Apache-2.0");
        assert_eq!(
            parse("rules v0.1.0 (/home/ann/turnout/crates/rules)\tMIT\t"),
            None
        );
        assert_eq!(
            parse("x v1.0.0\tMIT\t").unwrap().repository,
            "not told by the package"
        );
    }
}
