//! `cargo xtask new-game NAME`: a game folder that plays, to be made into another game.
//!
//! The folder is a plain race, kept as real files in `templates/game`. In them `GameName`, `game_name`
//! and the letter X of the rules stand for what the new game is called.

mod name;
mod template;
mod trial;

use anyhow::{Context, Result, bail};
use xshell::Shell;

use crate::workspace;
use name::Name;

pub(crate) use trial::run as trial;

/// Where the games are.
const GAMES: &str = "crates/rules/src/games";

/// The list of them, as a text, and how it begins and ends in that file.
pub(crate) const LIST: &str = "crates/rules/src/games.rs";
const LIST_START: &str = "\ngames! {\n";
const LIST_END: &str = "\n}";

/// The rulebooks, each of whose rules has a test.
const BOOKS: &str = "crates/words/en/rulebooks";

/// Makes a game, and prints what was made and what comes next.
pub(crate) fn run(name: &str) -> Result<()> {
    let sh = workspace::shell()?;
    let name = Name::parse(name)?;
    let made = make(&sh, &name)?;
    print!("{}", told(&name, &made));
    Ok(())
}

/// What was made.
struct Made {
    /// The letter of its rules.
    letter: char,
    /// The files, relative to the root.
    files: Vec<String>,
}

/// Writes the folder and the line of the list.
fn make(sh: &Shell, name: &Name) -> Result<Made> {
    if sh.path_exists(format!("{GAMES}/{name}")) {
        bail!("there is a game `{name}` already: {GAMES}/{name} exists");
    }
    let letter = name::letter(name, &name::letters_taken(sh)?)?;
    let files = template::files(sh, name, letter)?;
    name::check_is_no_word(sh, name, &files)?;
    let list = listed(&sh.read_file(LIST)?, name)
        .with_context(|| format!("{LIST} has no list that begins with `games! {{`"))?;
    if let Some((path, _)) = files.iter().find(|(path, _)| sh.path_exists(path)) {
        bail!("{path} exists already: choose another name, or remove that file");
    }
    for (path, text) in &files {
        sh.write_file(path, text)?;
    }
    let paths: Vec<String> = files.into_iter().map(|(path, _)| path).collect();
    // A name may be longer or shorter than the template's, and lines break elsewhere.
    workspace::rustfmt(sh, &paths, &[])?;
    // Last, so that the workspace is unchanged if anything fails before.
    sh.write_file(LIST, list)?;
    Ok(Made {
        letter,
        files: paths,
    })
}

/// The file of the list with one more line at the list's end.
fn listed(file: &str, name: &Name) -> Option<String> {
    let start = file.find(LIST_START)? + LIST_START.len();
    let end = start + file[start..].find(LIST_END)?;
    let line = format!("\n    {}::{},", name.module(), name.kind());
    Some([&file[..end], &line, &file[end..]].concat())
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
         \x20 2. Change what the rules change: mod.rs (the track, the turn), board.rs (how it is drawn),\n\
         \x20    play.rs (which steps there are), legality.rs (why a step is not legal), words.rs.\n\
         \x20    What races share is in crates/rules/src/race.\n\
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
}
