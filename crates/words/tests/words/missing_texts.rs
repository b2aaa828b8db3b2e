//! Tests that every language has every text with its arguments, and that every text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use words::Language;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The messages of a language: file and name, and the parsed value.
fn written(language: Language) -> BTreeMap<String, String> {
    let mut written = BTreeMap::new();
    for entry in fs::read_dir(root().join(language.code())).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|kind| kind != "ftl") {
            continue;
        }
        let file = path
            .file_stem()
            .unwrap()
            .to_str()
            .unwrap()
            .replace('-', "_");
        let text = fs::read_to_string(&path).unwrap();
        for entry in parser::parse(text.as_str()).unwrap().body {
            if let Entry::Message(message) = entry {
                let id = message.id.name.replace('-', "_");
                let value = format!("{:?}", message.value.unwrap());
                written.insert(format!("{file}::{id}"), value);
            }
        }
    }
    written
}

#[test]
fn every_language_has_every_text() {
    let english: BTreeSet<_> = written(Language::En).into_keys().collect();
    let listed = words::LIST.iter().map(|(name, _)| *name);
    assert!(english.iter().eq(listed), "the catalogue lists all texts");
    for language in Language::ALL {
        let names: BTreeSet<_> = written(language).into_keys().collect();
        let missing: Vec<_> = english.difference(&names).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:#?}");
        let unknown: Vec<_> = names.difference(&english).collect();
        assert!(
            unknown.is_empty(),
            "{language:?} has unknown texts: {unknown:#?}"
        );
    }
}

/// All sources that may use a text: the crates, the page, and texts in HTML.
fn sources() -> String {
    let mut sources = String::new();
    let mut folders: Vec<PathBuf> = ["crates", "web", "static", "index.html"]
        .iter()
        .map(|name| root().join("../..").join(name))
        .collect();
    while let Some(path) = folders.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).unwrap();
            folders.extend(entries.map(|entry| entry.unwrap().path()));
        } else if ["rs", "js", "html"]
            .iter()
            .any(|kind| path.extension().is_some_and(|it| it == *kind))
        {
            sources.push_str(&fs::read_to_string(&path).unwrap());
            sources.push('\n');
        }
    }
    sources
}

#[test]
fn every_text_is_used() {
    let sources = sources();
    let mut said = BTreeSet::new();
    let mut rest = sources.as_str();
    // `file::text`, as in `t!`, `text!` and HTML.
    while let Some(at) = rest.find("::") {
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let before = rest[..at]
            .rsplit(|c| !is_name(c))
            .next()
            .unwrap_or_default();
        let after = &rest[at + 2..];
        let end = after.find(|c| !is_name(c)).unwrap_or(after.len());
        said.insert(format!("{before}::{}", &after[..end]));
        rest = after;
    }
    let written = written(Language::En);
    let within = |name: &str| {
        // The text may be used by another text of its file.
        let (file, id) = name.split_once("::").unwrap();
        let named = format!(
            "MessageReference {{ id: Identifier {{ name: \"{}\"",
            id.replace('_', "-")
        );
        written
            .iter()
            .any(|(other, text)| other.split_once("::").unwrap().0 == file && text.contains(&named))
    };
    let unused: Vec<_> = written
        .keys()
        .filter(|name| !said.contains(*name) && !within(name))
        .collect();
    assert!(unused.is_empty(), "unused texts: {unused:#?}");
}
