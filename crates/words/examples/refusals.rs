//! Prints a Markdown table of all refusals, as the page says them, in every language.
//!
//! `cargo run -p turnout-words --example refusals`

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use words::{Arg, Given, Language, t};

fn main() {
    let sources = rules();
    let languages = Language::ALL.map(Language::code).join(" | ");
    println!(
        "| text | {languages} |\n|{}",
        " --- |".repeat(1 + Language::ALL.len())
    );
    for (number, (name, args)) in words::LIST.iter().enumerate() {
        // Other texts are parts of sentences.
        let is_whole =
            sources.contains(&format!("{name},")) || sources.contains(&format!("{name})"));
        if !name.contains("_refusals::") || !is_whole {
            continue;
        }
        let said = Language::ALL.map(|language| {
            words::speak(language);
            let ways = ways(args).into_iter();
            let said: BTreeSet<String> = ways.map(|way| words::said(number, &way)).collect();
            said.into_iter().collect::<Vec<_>>().join("<br>")
        });
        println!("| {} | {} |", name.replace('_', "-"), said.join(" | "));
    }
}

/// The sources of the rules.
fn rules() -> String {
    let mut sources = String::new();
    let mut paths = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src")];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).into_iter().flatten().flatten();
            paths.extend(entries.map(|entry| entry.path()));
        } else {
            sources.push_str(&read(&path));
        }
    }
    sources
}

fn read(path: &PathBuf) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

/// All combinations of examples for the arguments of a text.
fn ways(args: &[Given]) -> Vec<Vec<Arg<'static>>> {
    let mut ways = vec![Vec::new()];
    for (name, keys) in args {
        let mut longer = Vec::new();
        for way in &ways {
            for value in examples(name, keys) {
                let mut way = way.clone();
                way.push(Arg::from(value));
                longer.push(way);
            }
        }
        ways = longer;
    }
    ways
}

/// Examples for an argument. "none" stands for a space in what the page says.
fn examples(name: &str, keys: &[&str]) -> Vec<String> {
    if keys.contains(&"none") {
        return vec!["none".to_owned()];
    }
    let other = match name {
        "colour" | "colours" => t!(colours::red).to_owned(),
        "owner" | "owners" | "other" => t!(colours::blue).to_owned(),
        "dice" => words::list(&["5", "3"]),
        "high" => "5".to_owned(),
        _ => "3".to_owned(),
    };
    let kinds = keys.iter().filter(|key| {
        let is_number = key.parse::<u8>().is_ok();
        !key.is_empty() && !is_number && **key != "one"
    });
    kinds.map(|key| (*key).to_owned()).chain([other]).collect()
}
