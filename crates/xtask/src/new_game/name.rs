//! Names of games: which can be given, and the letter of the rules that comes of one.

use std::collections::BTreeSet;
use std::fmt;

use anyhow::{Context, Result, bail, ensure};
use xshell::Shell;

use super::BOOKS;
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
        ensure!(
            letters && LENGTH.contains(&text.len()),
            "`{}` cannot be the name of a game: a name is 3 to 20 lower-case letters",
            text.escape_debug()
        );
        ensure!(
            !KEYWORDS.split_whitespace().any(|word| word == text),
            "`{text}` cannot be the name of a game: it is a word of Rust"
        );
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

/// Refuses a name that shipped code uses as a word: nothing but the list may name a game, and the check
/// of that goes by the name. `files` are those of the new game, by path and text.
pub(super) fn check_is_no_word(sh: &Shell, name: &Name, files: &[(String, String)]) -> Result<()> {
    let files = files
        .iter()
        .map(|(path, text)| (path.as_str(), text.as_str()));
    let mut complaints = tidy::names_of_games(sh, files)?;
    complaints.retain(|complaint| complaint.contains(name.module()));
    if let Some(first) = complaints.first() {
        bail!("`{name}` cannot be the name of a game: the code has that word already\n{first}");
    }
    Ok(())
}

/// The letters of the existing games' rules.
pub(super) fn letters_taken(sh: &Shell) -> Result<BTreeSet<char>> {
    let files = workspace::files(sh)?.into_iter();
    let books = files.filter(|file| file.starts_with(BOOKS));
    let letters = books.map(|book| Ok(tidy::letter_of_rules(&sh.read_file(book)?)));
    let letters: Vec<_> = letters.collect::<Result<_>>()?;
    Ok(letters.into_iter().flatten().collect())
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
        .context("the rules of other games have all letters of the alphabet")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::GAMES;

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
        let sh = workspace::shell().unwrap();
        for word in ["board", "seat"] {
            let name = Name::parse(word).unwrap();
            assert!(
                check_is_no_word(&sh, &name, &[]).is_ok(),
                "without files there is no game"
            );
            let file = (format!("{GAMES}/{word}/mod.rs"), String::new());
            let error = check_is_no_word(&sh, &name, &[file]).unwrap_err();
            let text = error.to_string();
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
        let sh = workspace::shell().unwrap();
        assert!(!letters_taken(&sh).unwrap().is_empty());
    }
}
