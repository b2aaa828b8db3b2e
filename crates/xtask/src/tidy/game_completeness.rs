//! Warnings about optional parts that a game lacks.
//!
//! A game is playable as soon as its folder is complete. What belongs outside the folder may come later, so
//! each missing part is a warning.

use std::collections::BTreeSet;

use super::Complaint;
use super::source::{SourceFile, has_word};

const FOLDER: &str = "crates/rules/src/games/";
const COMPARED: &str = "crates/rules/tests/rules/brute_force.rs";
const SPECIALS: &str = "crates/rules/tests/rules/golden/specials/";
const LEVELS: &str = "crates/bot/levels/";
const IN_BROWSER: &str = "web/tests/games.js";
const LESSONS: &str = "crates/words/en/lessons/";

/// Checks each game that has a folder.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let folders = files.iter().filter_map(|file| {
        let (game, _) = file.path.strip_prefix(FOLDER)?.split_once('/')?;
        Some(game)
    });
    let games: BTreeSet<&str> = folders.collect();
    games
        .into_iter()
        .flat_map(|game| lacks(files, game))
        .map(|(path, what)| Complaint::warning(&path, what))
        .collect()
}

/// What a game lacks, and where it would be.
fn lacks(files: &[SourceFile], game: &str) -> Vec<(String, String)> {
    let mut lacks = Vec::new();
    let compared = files
        .iter()
        .any(|file| file.path == COMPARED && has_word(&file.text, game));
    if !compared {
        let what = format!(
            "{game} is not compared with a second implementation; write one in \
             crates/rules/tests/rules/oracle/{game}/ and add it to `compared!`"
        );
        lacks.push((COMPARED.to_owned(), what));
    }
    let specials = format!("{SPECIALS}{game}.rs");
    if !files.iter().any(|file| file.path == specials) {
        let what = format!("{game} has no playthrough that shows a special rule of it");
        lacks.push((specials, what));
    }
    let lessons = format!("{LESSONS}{game}.txt");
    if !files.iter().any(|file| file.path == lessons) {
        lacks.push((lessons, format!("{game} has no lessons")));
    }
    let played = |file: &&SourceFile| file.path == IN_BROWSER;
    let browser = files.iter().find(played);
    if !browser.is_some_and(|file| has_word(&file.text, game)) {
        let what =
            format!("{game} is not played by the browser tests; add it to the list of games");
        lacks.push((IN_BROWSER.to_owned(), what));
    }
    let measured = |file: &SourceFile| {
        let name = file.path.strip_prefix(LEVELS);
        // An edition's name is the game's, or begins with it and a hyphen.
        let rest = name.and_then(|name| name.strip_prefix(game));
        rest.is_some_and(|rest| rest.starts_with(['.', '-', '+']))
    };
    if !files.iter().any(measured) {
        let what =
            format!("{game} has no numbers for its levels; train a net, then run `lab levels`");
        lacks.push((LEVELS.to_owned(), what));
    }
    lacks
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    const GAME: (&str, &str) = ("crates/rules/src/games/ludo/mod.rs", "");

    #[test]
    fn what_a_game_lacks_is_a_warning() {
        let found = complaints_of(check, &[GAME]);
        assert_eq!(found.len(), 5);
        assert!(
            found.iter().all(|text| text.contains(": warning: ludo ")),
            "{found:?}"
        );
        assert!(complaints_of(check, &[]).is_empty());
    }

    #[test]
    fn a_game_that_has_all_is_well() {
        let whole = [
            GAME,
            (COMPARED, "compared! { halma, ludo }"),
            ("crates/rules/tests/rules/golden/specials/ludo.rs", ""),
            (IN_BROWSER, "ruleset: \"ludo-1890\""),
            ("crates/words/en/lessons/ludo.txt", ""),
            ("crates/bot/levels/ludo-1890.txt", "hard = 100"),
        ];
        assert_eq!(complaints_of(check, &whole), Vec::<String>::new());
        // Of another game that begins with its name.
        let mut other = whole;
        other[5].0 = "crates/bot/levels/ludotwo.txt";
        assert_eq!(complaints_of(check, &other).len(), 1);
    }
}
