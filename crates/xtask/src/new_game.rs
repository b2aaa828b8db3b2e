//! `cargo xtask new-game NAME`: a game folder that plays, to be made into another game.
//!
//! The folder is a plain race, kept as real files in `templates/game`. In them `GameName`, `game_name`
//! and the letter X of the rules stand for what the new game is called.

mod name;
mod template;
mod trial;

use std::fs;
use std::path::Path;

use crate::failure::{Context, Failure, Result};
use crate::games::{self, LIST};
use crate::{rustfmt, workspace};
use name::Name;

pub(crate) use trial::run as trial;

/// Where the games are, and the list of them.
const GAMES: &str = "crates/rules/src/games";

/// Where the rulebooks are of which each rule has its test.
const BOOKS: &str = "crates/words/en/rulebooks";

const USAGE: &str = "cargo xtask new-game NAME, where NAME is 3 to 20 lower-case letters";

/// Makes the game that is named, and says what was made and what comes next.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let [text] = arguments else {
        return Err(Failure::new("new-game takes one name").advice(USAGE));
    };
    let name = Name::parse(text)?;
    let made = make(&workspace::root(), &name)?;
    print!("{}", told(&name, &made));
    Ok(())
}

/// What was made.
struct Made {
    /// The letter of its rules.
    letter: char,
    /// The files, their paths below the root.
    files: Vec<String>,
}

/// Writes the folder and the line of the list.
fn make(root: &Path, name: &Name) -> Result<Made> {
    let folder = root.join(GAMES).join(name.module());
    if folder.exists() {
        return Err(Failure::new(format!("there is a game `{name}` already"))
            .why(format!("{GAMES}/{name} exists"))
            .advice(
                "choose another name, or remove that folder and its line in the list of games",
            ));
    }
    let letter = name::letter(name, &name::letters_taken(&root.join(BOOKS))?)?;
    let files = template::files(root, name, letter)?;
    name::check_is_no_word(root, name, &files)?;
    let list = workspace::read(&root.join(LIST))?;
    let list = listed(&list, name).ok_or_else(|| {
        Failure::new(format!("{LIST} has no list that begins with `games! {{`"))
            .advice("put it back as it was: one game a line")
    })?;
    if let Some(file) = files.iter().find(|file| root.join(&file.path).exists()) {
        return Err(Failure::new(format!("{} exists already", file.path))
            .advice("choose another name, or remove that file"));
    }
    for file in &files {
        write(&root.join(&file.path), &file.text)?;
    }
    // A name may be longer or shorter than the one in the templates, and lines break elsewhere.
    let rust = files.iter().filter(|file| file.path.ends_with(".rs"));
    let rust: Vec<_> = rust.map(|file| root.join(&file.path)).collect();
    rustfmt::write(&rust)?;
    // Last, so that the workspace is as it was if anything fails before.
    write(&root.join(LIST), &list)?;
    let files = files.into_iter().map(|file| file.path).collect();
    Ok(Made { letter, files })
}

fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).while_doing(format!("making the folder {}", folder.display()))?;
    fs::write(path, text).while_doing(format!("writing {}", path.display()))
}

/// The list of games with a line more, at its end.
fn listed(list: &str, name: &Name) -> Option<String> {
    let games = games::listed(list)?;
    let (before, after) = list.split_once(games)?;
    let before = format!("{before}{games}");
    Some(format!(
        "{before}\n    {}::{},{after}",
        name.module(),
        name.kind()
    ))
}

/// What the command says at its end.
fn told(name: &Name, made: &Made) -> String {
    let (kind, letter) = (name.kind(), made.letter);
    let count = made.files.len();
    let files: String = made
        .files
        .iter()
        .map(|file| format!("  {file}\n"))
        .collect();
    format!(
        "{files}\
         \n\
         Written: {count} files of the game {kind}, and its line in {LIST}.\n\
         It is a plain race by rules of the letter {letter}, and plays already:\n\
         \n\
         \x20 cargo run --package lab -- playthrough {name} --seed 1\n\
         \x20 cargo xtask serve\n\
         \n\
         What to do next (CONTRIBUTING.md, \"Adding a game\", tells more):\n\
         \n\
         \x20 1. Write the rules of your game into {BOOKS}/{name}.md, and tell them in\n\
         \x20    the other languages. `cargo xtask tidy` then names each rule without a test and each\n\
         \x20    citation of a rule that is gone.\n\
         \x20 2. Change what the rules change: spaces.rs and board.rs (where pawns go), state.rs,\n\
         \x20    actions.rs and play.rs (what a step is and which are right), events.rs, refusals.rs,\n\
         \x20    notation.rs, words.rs, facts.rs and features.rs (how it is told, written, said, weighed\n\
         \x20    and learned).\n\
         \x20 3. TURNOUT_GAME={name} cargo test --package rules\n\
         \x20    holds it to the rules of all games; without TURNOUT_GAME all games are tested.\n\
         \x20 4. TURNOUT_GAME={name} TURNOUT_BLESS=1 cargo test --package rules --test rules golden::\n\
         \x20    writes perft.txt and playthroughs anew. Read them before you commit them.\n\
         \x20 5. cargo run --release --package lab -- train {name} --out crates/bot/nets/{name}.net\n\
         \x20    teaches the bots; without that file they go by steps to go alone.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST_OF_ONE: &str =
        "macro_rules! games {}\n\ngames! {\n    halma::Halma,\n}\n\nfn a() {\n}\n";

    #[test]
    fn the_list_gets_one_line() {
        let name = Name::parse("ludo").unwrap();
        let list = listed(LIST_OF_ONE, &name).unwrap();
        assert!(
            list.contains("games! {\n    halma::Halma,\n    ludo::Ludo,\n}\n\nfn"),
            "{list}"
        );
        assert_eq!(listed("games!{}", &name), None);
    }

    #[test]
    fn what_was_made_is_told() {
        let name = Name::parse("ludo").unwrap();
        let files = ["rules/src/games/ludo/mod.rs", "words/en/rulebooks/ludo.md"];
        let files = files.map(|file| format!("crates/{file}")).to_vec();
        let told = told(&name, &Made { letter: 'L', files });
        for part in [
            "/ludo/mod.rs\n",
            "2 files of the game Ludo",
            "playthrough ludo",
        ] {
            assert!(told.contains(part), "{told}");
        }
    }

    #[test]
    fn one_name_is_wanted() {
        for arguments in [&[][..], &["ludo".to_owned(), "halma".to_owned()]] {
            assert!(run(arguments).is_err());
        }
    }
}
