//! The trial of `new-game`: runs it in a copy of the workspace, where all that it made must pass.
//!
//! The copy and its builds stay below the target folder, so that only the first trial compiles everything.
//! With `TURNOUT_BLESS=1` the trial writes the golden files of the templates anew.

use std::path::PathBuf;

use anyhow::{Result, bail, ensure};
use xshell::{Cmd, Shell, cmd};

use super::name::Name;
use super::{BOOKS, GAMES, template};
use crate::{tidy, workspace};

/// The trial's game. In two parts: nothing but the list may name a game, and in the copy this is one.
const NAME: &str = concat!("lu", "do");

/// Makes a game in a copy of the workspace and holds it to what every game must fulfil.
pub(crate) fn run() -> Result<()> {
    let trial = Trial::prepare()?;
    trial.cargo(&["xtask", "new-game", NAME]).run()?;
    if std::env::var_os("TURNOUT_BLESS").is_some_and(|value| value == "1") {
        return trial.bless();
    }
    let sh = &trial.copy;
    trial.cargo(&["xtask", "tidy"]).run()?;
    let own = workspace::files(sh)?;
    workspace::rustfmt(sh, &own, &["--check"])?;
    let rules = ["clippy", "--package", "rules", "--", "-D", "warnings"];
    trial.cargo(&rules).run()?;
    let own_tests = format!("games::{NAME}::");
    let rules = ["test", "--quiet", "--package", "rules"];
    trial
        .cargo(&[&rules[..], &["--lib", &own_tests]].concat())
        .run()?;
    let of_all_games = [
        "conforms::",
        "golden::",
        "texts::",
        "languages::",
        "books::",
    ];
    trial
        .cargo(&[&rules[..], &["--test", "rules", "--"], &of_all_games].concat())
        .run()?;
    let words = [
        "test",
        "--quiet",
        "--package",
        "turnout-words",
        "complete::",
    ];
    trial.cargo(&words).run()?;
    trial.answers(&["playthrough", NAME, "--seed", "1"], "end winner=")?;
    let line = format!("{NAME} Y:yard,Y1,Y2,Y3/R:yard,yard,Y6,G4 Y:6-3");
    trial.answers(&["plays", &line], "3 Y3xY6, 6 yard-Y1\n")?;
    trial
        .cargo(&["check", "--quiet", "--package", "web"])
        .run()?;
    trial.is_made_once()
}

/// A copy of the workspace.
struct Trial {
    copy: Shell,
    target: PathBuf,
}

impl Trial {
    /// A copy of all files that git tracks or would track. Those that have not changed keep their times, so
    /// that cargo compiles only the others.
    fn prepare() -> Result<Trial> {
        let sh = workspace::shell()?;
        let folder = std::path::absolute(workspace::target().join("new-game"))?;
        let copy = Shell::new()?;
        copy.change_dir(sh.create_dir(folder.join("workspace"))?);
        cmd!(copy, "git init --quiet").quiet().run()?;
        for file in workspace::files(&copy)? {
            if !sh.path_exists(&file) {
                copy.remove_path(file)?;
            }
        }
        // The game of the trial before: without its files the folder is still there.
        copy.remove_path(format!("{GAMES}/{NAME}"))?;
        for file in workspace::files(&sh)? {
            let content = sh.read_binary_file(&file)?;
            if copy.read_binary_file(&file).ok().as_ref() != Some(&content) {
                copy.write_file(&file, content)?;
            }
        }
        let target = folder.join("target");
        Ok(Trial { copy, target })
    }

    /// Cargo in the copy. Tests that go through all games take the trial's alone.
    fn cargo<'a>(&'a self, arguments: &[&str]) -> Cmd<'a> {
        cmd!(self.copy, "cargo {arguments...}")
            .env_remove("CARGO_MANIFEST_DIR")
            .env("CARGO_TARGET_DIR", &self.target)
            .env("TURNOUT_GAME", NAME)
    }

    /// The lab's answer to a command contains a text.
    fn answers(&self, command: &[&str], part: &str) -> Result<()> {
        let lab = ["run", "--quiet", "--package", "lab", "--"];
        let answer = self.cargo(&[&lab, command].concat()).read()? + "\n";
        ensure!(answer.contains(part), "lab {command:?} answers:\n{answer}");
        Ok(())
    }

    /// A game that exists is not made again.
    fn is_made_once(&self) -> Result<()> {
        let again = self.cargo(&["xtask", "new-game", NAME]).ignore_status();
        let said = again.read_stderr()?;
        ensure!(said.contains("already"), "the game was made twice: {said}");
        Ok(())
    }

    /// Writes the templates' golden files from the results in the copy.
    fn bless(&self) -> Result<()> {
        let golden = [
            "test",
            "--quiet",
            "--package",
            "rules",
            "--test",
            "rules",
            "golden::",
        ];
        self.cargo(&golden).run()?;
        let name = Name::parse(NAME)?;
        let book = self.copy.read_file(format!("{BOOKS}/{NAME}.md"))?;
        let Some(letter) = tidy::letter_of_rules(&book) else {
            bail!("the rulebook has no rules");
        };
        let sh = workspace::shell()?;
        for file in ["perft.txt", &format!("playthroughs/{NAME}_YR.txt")] {
            let text = self.copy.read_file(format!("{GAMES}/{NAME}/{file}"))?;
            let path = template::of_game(&template::emptied(file, &name, letter));
            sh.write_file(&path, template::emptied(&text, &name, letter))?;
            println!("written: {path}");
        }
        Ok(())
    }
}
