//! Names of games: which can be given, and the letter of the rules that comes of one.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use super::USAGE;
use super::template::File;
use crate::failure::{Failure, Result};
use crate::{tidy, workspace};

/// How long a name may be.
const LENGTH: std::ops::RangeInclusive<usize> = 3..=20;

/// The words of Rust, in use and set aside, that are long enough to be names.
const KEYWORDS: &str = "abstract async await become box break const continue crate dyn else enum extern \
    false final fn for gen impl let loop macro match mod move mut override priv pub ref return self \
    static struct super trait true try type typeof union unsafe unsized use virtual where while yield";

/// The name of a game: lower-case letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Name(String);

impl Name {
    /// Reads a name.
    pub(super) fn parse(text: &str) -> Result<Name> {
        let letters = text.bytes().all(|letter| letter.is_ascii_lowercase());
        if !letters || !LENGTH.contains(&text.len()) {
            let what = format!("`{}` cannot be the name of a game", text.escape_debug());
            return Err(Failure::new(what).advice(USAGE));
        }
        if KEYWORDS.split_whitespace().any(|word| word == text) {
            let what = format!("`{text}` cannot be the name of a game: it is a word of Rust");
            return Err(Failure::new(what).advice("choose another name"));
        }
        Ok(Name(text.to_owned()))
    }

    /// As a module, a folder, a ruleset.
    pub(super) fn module(&self) -> &str {
        &self.0
    }

    /// As a type and in words: with a capital.
    pub(super) fn kind(&self) -> String {
        let (first, rest) = self.0.split_at(1);
        first.to_uppercase() + rest
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Refuses a name that shipped code has as a word already, or the new files the name of another game in
/// them: nothing but the list may name a game, and the check goes by the name.
pub(super) fn check_is_no_word(root: &Path, name: &Name, files: &[File]) -> Result<()> {
    let files = files.iter();
    let files = files.map(|file| (file.path.clone(), file.text.as_str()));
    let mut complaints = tidy::names_of_games(root, files)?;
    complaints.retain(|complaint| complaint.contains(name.module()));
    if complaints.is_empty() {
        return Ok(());
    }
    let some: Vec<_> = complaints.iter().take(3).map(String::as_str).collect();
    let what = format!("`{name}` cannot be the name of a game: the code has that word already");
    Err(Failure::new(what)
        .why(some.join("\n"))
        .advice("choose a name that is no word of the code"))
}

/// The letters of the rules of the games there are, by the folder of their rulebooks.
pub(super) fn letters_taken(books: &Path) -> Result<BTreeSet<char>> {
    let texts = workspace::files(books)?.into_iter();
    let texts = texts.map(|book| workspace::read(&book));
    let texts: Vec<String> = texts.collect::<Result<_>>()?;
    let letters = texts.iter().filter_map(|text| tidy::letter_of_rules(text));
    Ok(letters.collect())
}

/// The letter of the game's rules: of its name the first that no other game has, else of the alphabet.
pub(super) fn letter(name: &Name, taken: &BTreeSet<char>) -> Result<char> {
    let own = name
        .module()
        .chars()
        .map(|letter| letter.to_ascii_uppercase());
    let mut letters = own.chain('A'..='Z');
    letters
        .find(|letter| !taken.contains(letter))
        .ok_or_else(|| Failure::new("the rules of other games have all letters of the alphabet"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::{BOOKS, GAMES};

    fn refused(text: &str) -> String {
        Name::parse(text).unwrap_err().to_string()
    }

    #[test]
    fn a_name_is_lower_case_letters() {
        let name = Name::parse("ludo").unwrap();
        assert_eq!((name.module(), name.kind().as_str()), ("ludo", "Ludo"));
        let longest = "a".repeat(20);
        assert!(Name::parse(&longest).is_ok() && Name::parse("go-").is_err());
        for wrong in [
            "",
            "go",
            "Ludo",
            "ludo2",
            "lu do",
            "lüdo",
            "../ludo",
            &(longest + "a"),
        ] {
            assert!(
                refused(wrong).contains("cannot be the name of a game"),
                "{wrong}"
            );
        }
    }

    #[test]
    fn a_name_is_no_word_of_rust() {
        for word in ["move", "yield", "crate", "gen"] {
            assert!(refused(word).contains("it is a word of Rust"), "{word}");
        }
    }

    #[test]
    fn a_name_is_no_word_of_the_code() {
        let root = workspace::root();
        for word in ["board", "seat"] {
            let failure = check_is_no_word(&root, &Name::parse(word).unwrap(), &[]);
            assert!(failure.is_ok(), "without files there is no game");
            let file = File {
                path: format!("{GAMES}/{word}/mod.rs"),
                text: String::new(),
            };
            let failure = check_is_no_word(&root, &Name::parse(word).unwrap(), &[file]);
            let text = failure.unwrap_err().to_string();
            assert!(text.contains("the code has that word already"), "{text}");
        }
    }

    #[test]
    fn a_letter_is_taken_once() {
        let letter = |name, taken: &str| {
            let taken = taken.chars().collect();
            letter(&Name::parse(name).unwrap(), &taken)
        };
        assert_eq!(letter("ludo", "P").unwrap(), 'L');
        assert_eq!(letter("ludo", "PL").unwrap(), 'U');
        assert_eq!(letter("ludo", "OLUD").unwrap(), 'A');
        assert!(letter("ludo", "ABCDEFGHIJKLMNOPQRSTUVWXYZ").is_err());
        assert!(
            !letters_taken(&workspace::root().join(BOOKS))
                .unwrap()
                .is_empty()
        );
    }
}
