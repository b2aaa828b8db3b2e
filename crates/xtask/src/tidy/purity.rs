//! The rules have no randomness, time, floats, hash-order iteration or I/O.
//!
//! Clippy sees types and methods through `crates/rules/clippy.toml`; that file must stay. It cannot
//! forbid floats and whole modules of the standard library, so those are looked for here. What clippy
//! refuses can be allowed in one place with a reason, such as a hash set that is never iterated.

use super::Complaint;
use super::source::{SourceFile, Token};

const CRATE: &str = "crates/rules/src/";
const CLIPPY: &str = "crates/rules/clippy.toml";

/// What clippy must be told to refuse.
const REFUSED: [&str; 4] = [
    "std::collections::HashMap",
    "std::collections::HashSet",
    "std::time::Instant",
    "std::time::SystemTime",
];

/// What may not stand in the rules, and why.
const FORBIDDEN: [(&str, &str); 8] = [
    (
        "f32",
        "a float: it is not the same on every machine; count in whole numbers",
    ),
    (
        "f64",
        "a float: it is not the same on every machine; count in whole numbers",
    ),
    ("std::fs", "the rules do no I/O"),
    ("std::io", "the rules do no I/O"),
    ("std::env", "the rules do no I/O"),
    ("std::net", "the rules do no I/O"),
    ("std::thread", "the rules know no threads"),
    ("println", "the rules do no I/O"),
];

/// Checks the shipped code of the rules, and clippy's settings for them.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let rules = files
        .iter()
        .filter(|file| file.path.starts_with(CRATE) && file.is_rust() && !file.is_test());
    for file in rules {
        let tokens = file.shipped();
        for (path, why) in FORBIDDEN {
            let words: Vec<_> = path.split("::").collect();
            let places = tokens
                .windows(3 * words.len() - 2)
                .filter(|window| is_path(window, &words));
            complaints.extend(places.map(|window| {
                Complaint::new(&file.path, window[0].line, format!("`{path}`: {why}"))
            }));
        }
    }
    let settings = files
        .iter()
        .find(|file| file.path == CLIPPY)
        .map_or("", |file| &file.text);
    for path in REFUSED {
        if !settings.contains(&format!("\"{path}\"")) {
            complaints.push(Complaint::new(
                CLIPPY,
                0,
                format!("it must disallow {path}"),
            ));
        }
    }
    complaints
}

/// Whether tokens are the words of a path, with two colons between them.
fn is_path(tokens: &[Token], words: &[&str]) -> bool {
    let found = tokens.iter().step_by(3).map(|token| token.text.as_str());
    let between = tokens
        .iter()
        .enumerate()
        .filter(|(index, _)| index % 3 != 0);
    found.eq(words.iter().copied()) && between.into_iter().all(|(_, token)| token.text == ":")
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    const SETTINGS: (&str, &str) = (
        CLIPPY,
        "\"std::collections::HashMap\" \"std::collections::HashSet\" \"std::time::Instant\" \"std::time::SystemTime\"",
    );

    fn with(text: &str) -> Vec<String> {
        complaints_of(check, &[SETTINGS, ("crates/rules/src/a.rs", text)])
    }

    #[test]
    fn each_word_is_refused() {
        for (word, _) in FORBIDDEN {
            assert_eq!(with(&format!("fn a() {{ {word}; }}")).len(), 1, "{word}");
        }
    }

    #[test]
    fn comments_and_tests_may_name_them() {
        assert!(
            with("/// No f64 here.\nfn a() {}\n#[cfg(test)]\nmod tests { use std::fs; }")
                .is_empty()
        );
        assert!(complaints_of(check, &[SETTINGS, ("crates/bot/src/a.rs", "f64")]).is_empty());
    }

    #[test]
    fn clippys_settings_must_stay() {
        assert_eq!(complaints_of(check, &[]).len(), REFUSED.len());
    }
}
