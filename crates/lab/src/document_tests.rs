//! The documents name only commands of `lab` that can be run: with subcommands, options, levels and rulesets that exist.

#[path = "../../xtask/src/tidy/documents.rs"]
mod documents;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use clap::error::ErrorKind;

use crate::Cli;

/// The arguments of `lab` in a command, as it is written or behind `cargo run`. Placeholders are filled in.
fn arguments(words: &[String]) -> Option<Vec<&str>> {
    let mut before = ["lab"].as_slice();
    let arguments = match words.first()?.as_str() {
        "lab" => &words[1..],
        "npm"
            if words
                .get(2)
                .is_some_and(|script| script == "measure:rounds") =>
        {
            before = ["lab", "rounds"].as_slice();
            &words[words.len().min(4)..]
        }
        "cargo" => {
            let is_lab =
                |pair: &[String]| ["-p", "--package"].contains(&&*pair[0]) && pair[1] == "lab";
            let own = words
                .iter()
                .position(|word| word == "--")
                .filter(|_| words.windows(2).any(is_lab))?;
            &words[own + 1..]
        }
        _ => return None,
    };
    let filled = arguments.iter().map(|word| match word.as_str() {
        // The last is the example of "Adding a game".
        "RULESET" | "RULESET..." | "<ruleset>" | "ludo" => "sorry",
        word => word,
    });
    Some(before.iter().copied().chain(filled).collect())
}

/// What is wrong with a command.
fn fault(arguments: &[&str]) -> Option<String> {
    let error = Cli::try_parse_from(arguments).err()?;
    let is_name_alone = arguments.len() < 3 && error.kind() == ErrorKind::MissingRequiredArgument
        || arguments.len() == 1;
    (error.use_stderr() && !is_name_alone).then(|| error.to_string())
}

fn faults(text: &str) -> Vec<String> {
    let commands = documents::commands(text).into_iter();
    let faults = commands.filter_map(|(line, words)| {
        let fault = fault(&arguments(&words)?)?;
        let first = fault.lines().next().unwrap_or_default();
        Some(format!("{line}: {}: {first}", words.join(" ")))
    });
    faults.collect()
}

/// The documents below a folder, without those of builds and packages.
fn documents_below(root: &Path, folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let left_out = [".git", "target", "node_modules", "dist"];
        if path.is_dir() && !left_out.iter().any(|each| name == *each) {
            found.extend(documents_below(root, &path));
        } else if documents::is_document(&path.strip_prefix(root).unwrap().to_string_lossy()) {
            found.push(path);
        }
    }
    found
}

#[test]
fn commands_in_the_documents_can_be_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    let documents = documents_below(root, root);
    assert!(documents.len() > 8, "{documents:?}");
    let found = documents.iter().flat_map(|path| {
        let faults = faults(&fs::read_to_string(path).unwrap()).into_iter();
        faults.map(move |fault| format!("{}:{fault}", path.display()))
    });
    assert_eq!(found.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_command_that_cannot_be_run_is_found() {
    for (command, what) in [
        ("lab duel expert classic sorry", "classic"),
        ("lab duel expert easy sorri", "sorri"),
        ("cargo run --release -p lab -- dule", "dule"),
        (
            "cargo run --package lab -- links RULESET --game 1",
            "--game",
        ),
        ("npm run measure:rounds -- --bot 5", "--bot"),
        ("lab verify", ""),
        ("lab levels <ruleset> --games few", "few"),
    ] {
        let found = faults(&format!("`{command}`"));
        let is_mention = command == "lab verify";
        assert_eq!(
            found.len(),
            usize::from(!is_mention),
            "{command}: {found:?}"
        );
        assert!(found.iter().all(|fault| fault.contains(what)), "{found:?}");
    }
    assert_eq!(
        faults("`lab help duel`, `lab train RULESET --out a.net`, `lab`"),
        [""; 0]
    );
}
