//! The files that a new game begins with.

use anyhow::Result;
use xshell::Shell;

use super::GAMES;
use super::name::Name;
use crate::workspace;

/// The templates: `game/` for the game's folder, `words/` for its texts.
const FOLDER: &str = "crates/xtask/templates/";

/// What stands for the game's name, as a module and as a type, and for the letter of its rules.
const MODULE: &str = "game_name";
const KIND: &str = "GameName";
const LETTER: char = 'X';

/// The files of a new game, by path and text.
pub(super) fn files(sh: &Shell, name: &Name, letter: char) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for template in workspace::files(sh)? {
        let Some(path) = template.strip_prefix(FOLDER) else {
            continue;
        };
        let path = match path.strip_prefix("game/") {
            Some(path) => format!("{GAMES}/{name}/{path}"),
            None => format!("crates/{path}"),
        };
        let text = filled(&sh.read_file(&template)?, name, letter);
        files.push((path.replace(MODULE, name.module()), text));
    }
    Ok(files)
}

/// The template of a file in the game's folder.
pub(super) fn of_game(file: &str) -> String {
    format!("{FOLDER}game/{file}")
}

/// A template with the name and the letter in their places.
fn filled(text: &str, name: &Name, letter: char) -> String {
    let text = text
        .replace(MODULE, name.module())
        .replace(KIND, &name.kind());
    lettered(&text, LETTER, letter)
}

/// The template that a file of a game was made from, as it would have to be.
pub(super) fn emptied(text: &str, name: &Name, letter: char) -> String {
    let text = lettered(text, letter, LETTER);
    text.replace(name.module(), MODULE)
        .replace(&name.kind(), KIND)
}

/// The text with rules of another letter: `X-12` where they are cited, `x12_` where a test is named
/// after one.
fn lettered(text: &str, from: char, to: char) -> String {
    let starts_with_digit = |rest: &str| rest.starts_with(|next: char| next.is_ascii_digit());
    let mut lettered = String::with_capacity(text.len());
    for (at, found) in text.char_indices() {
        let (before, rest) = (&text[..at], &text[at + found.len_utf8()..]);
        let begins =
            !before.ends_with(|before: char| before.is_alphanumeric() || "_-:".contains(before));
        let cites =
            found == from && begins && rest.strip_prefix('-').is_some_and(starts_with_digit);
        let tests = found == from.to_ascii_lowercase()
            && before.ends_with("fn ")
            && starts_with_digit(rest)
            && rest.as_bytes().get(2) == Some(&b'_');
        lettered.push(match found {
            _ if cites => to,
            _ if tests => to.to_ascii_lowercase(),
            _ => found,
        });
    }
    lettered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_rules_take_their_places() {
        let name = Name::parse("ludo").unwrap();
        let text = "# GameName (X-1)\n//! X-12, game_name\nfn x12_a() { \"3 Y2xY5 fx12_ AX-1\" }";
        let ludo = "# Ludo (L-1)\n//! L-12, ludo\nfn l12_a() { \"3 Y2xY5 fx12_ AX-1\" }";
        assert_eq!(filled(text, &name, 'L'), ludo);
        assert_eq!(emptied(ludo, &name, 'L'), text);
    }

    #[test]
    fn there_are_templates_and_nothing_is_left_in_them() {
        let sh = workspace::shell().unwrap();
        let files = files(&sh, &Name::parse("ludo").unwrap(), 'L').unwrap();
        for wanted in [
            "rules/src/games/ludo/mod.rs",
            "rules/src/games/ludo/perft.txt",
            "rules/src/games/ludo/tests/mod.rs",
            "rules/src/games/ludo/playthroughs/ludo_YR.txt",
            "words/en/ludo.ftl",
            "words/es/ludo.ftl",
            "words/en/rulebooks/ludo.md",
            "words/es/rulebooks/ludo.md",
        ] {
            let wanted = format!("crates/{wanted}");
            assert!(files.iter().any(|(path, _)| *path == wanted), "{wanted}");
        }
        for (path, text) in files {
            for left in [MODULE, KIND, "X-1", "fn x"] {
                assert!(
                    !text.contains(left) && !path.contains(left),
                    "{left} in {path}"
                );
            }
        }
    }
}
