//! The trial of `new-game`: a copy of the workspace in which it is run, and in which what it made must
//! hold.
//!
//! Copy and builds lie below the target folder and stay there, so that only the first trial compiles
//! everything. With `TURNOUT_BLESS=1` the trial writes the golden files of the templates anew.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use super::name::Name;
use super::{BOOKS, GAMES, template, write};
use crate::failure::{Context, Failure, Result};
use crate::{step, workspace};

/// What the trial's game is called. In two parts: nothing but the list may name a game, and in the copy
/// this is one.
const NAME: &str = concat!("lu", "do");

/// How xtask is run in the copy.
const XTASK: [&str; 5] = ["run", "--quiet", "--package", "xtask", "--"];
/// The same of the lab.
const LAB: [&str; 5] = ["run", "--quiet", "--package", "lab", "--"];

/// Makes a game in a copy of the workspace and holds it to what every game must fulfil.
pub(crate) fn run() -> Result<()> {
    let trial = Trial::prepared()?;
    trial.step("new-game", "a second", &[&XTASK, &["new-game", NAME]])?;
    trial.restore_times()?;
    if std::env::var_os("TURNOUT_BLESS").is_some_and(|value| value == "1") {
        return trial.bless();
    }
    let rules = &["--package", "rules", "--quiet"][..];
    let own = format!("games::{NAME}::");
    trial.step("tidy", "a second", &[&XTASK, &["tidy"]])?;
    trial.is_formatted()?;
    trial.step(
        "clippy",
        "10 s",
        &[&["clippy"], rules, &["--", "-D", "warnings"]],
    )?;
    trial.step(
        "tests of the game",
        "30 s",
        &[&["test"], rules, &["--lib", &own]],
    )?;
    let all = [
        "--test",
        "rules",
        "--",
        "conforms::",
        "golden::",
        "texts::",
        "languages::",
        "books::",
    ];
    trial.step("tests of every game", "30 s", &[&["test"], rules, &all])?;
    let words = &["--package", "words", "--quiet"][..];
    trial.step(
        "texts in every language",
        "30 s",
        &[&["test"], words, &["--test", "words", "complete::"]],
    )?;
    trial.step(
        "examples in the documentation",
        "10 s",
        &[&["test"], rules, &["--doc"]],
    )?;
    trial.step(
        "building the lab",
        "40 s",
        &[&["build", "--package", "lab"]],
    )?;
    trial.answers(&["playthrough", NAME, "--seed", "1"], "end winner=")?;
    let line = format!("{NAME} Y:yard,Y1,Y2,Y3/R:yard,yard,Y6,G4 Y:6-3");
    trial.answers(&["plays", &line], "3 Y3xY6, 6 yard-Y1\n")?;
    let page = ["check", "--quiet", "--package", "web"];
    trial.step("the page", "half a minute, at first two", &[&page])?;
    trial.is_made_once()
}

/// The contents and times of files, by path below a folder.
type Snapshot = BTreeMap<String, (Vec<u8>, SystemTime)>;

/// The copy of the workspace.
struct Trial {
    folder: PathBuf,
    builds: PathBuf,
    /// What the trial before left.
    before: Snapshot,
}

impl Trial {
    /// A fresh copy.
    fn prepared() -> Result<Trial> {
        let below = std::path::absolute(workspace::target().join("new-game"))
            .while_doing("finding the target folder")?;
        let (folder, builds) = (below.join("workspace"), below.join("target"));
        let mut before = Snapshot::new();
        if folder.exists() {
            before = snapshot(&folder)?;
            fs::remove_dir_all(&folder).while_doing("removing the last trial's copy")?;
        }
        for path in kept()? {
            let (from, to) = (workspace::root().join(&path), folder.join(&path));
            if from.is_file() {
                let content = fs::read(&from).while_doing(format!("reading {path}"))?;
                let parent = to.parent().unwrap_or(&folder);
                fs::create_dir_all(parent).while_doing("copying the workspace")?;
                fs::write(&to, content).while_doing("copying the workspace")?;
            }
        }
        Ok(Trial {
            folder,
            builds,
            before,
        })
    }

    /// Gives files that are as the last trial left them the times that they had. Cargo goes by times, and
    /// so compiles only what changed since.
    fn restore_times(&self) -> Result<()> {
        for (path, (content, _)) in snapshot(&self.folder)? {
            if let Some((was, time)) = self.before.get(&path)
                && *was == content
            {
                let file = File::options().append(true).open(self.folder.join(&path));
                file.and_then(|file| file.set_modified(*time))
                    .while_doing(format!("setting the time of {path}"))?;
            }
        }
        Ok(())
    }

    /// Cargo in the copy, with these words; tests that go through games take the trial's alone.
    fn cargo(&self, words: &[&[&str]]) -> Command {
        let mut cargo = step::cargo();
        cargo
            .args(words.iter().copied().flatten())
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", &self.builds)
            .env("TURNOUT_GAME", NAME);
        cargo
    }

    /// Runs cargo, which must succeed.
    fn step(&self, name: &str, about: &str, words: &[&[&str]]) -> Result<()> {
        step::quiet(name, about, &mut self.cargo(words))
    }

    /// The lab, given these words, answers with a text that holds this one.
    fn answers(&self, words: &[&str], part: &str) -> Result<()> {
        let answer = step::output(&mut self.cargo(&[&LAB, words]))?;
        if answer.contains(part) {
            return Ok(());
        }
        let what = format!(
            "`lab {}` does not answer \"{}\"",
            words.join(" "),
            part.trim()
        );
        Err(Failure::new(what).why(answer))
    }

    /// A game that is there is not made again.
    fn is_made_once(&self) -> Result<()> {
        match step::output(&mut self.cargo(&[&XTASK, &["new-game", NAME]])) {
            Err(failure) if failure.to_string().contains("already") => Ok(()),
            Err(failure) => Err(failure),
            Ok(_) => Err(Failure::new(format!("the game {NAME} was made twice"))),
        }
    }

    fn game(&self) -> PathBuf {
        self.folder.join(GAMES).join(NAME)
    }

    /// What was written is as rustfmt would have it.
    fn is_formatted(&self) -> Result<()> {
        let files = workspace::files(&self.game())?;
        let rust = files
            .iter()
            .filter(|file| file.extension().is_some_and(|extension| extension == "rs"));
        let mut rustfmt = Command::new("rustfmt");
        rustfmt.args(["--check", "--edition", "2024"]).args(rust);
        step::shown("rustfmt", &mut rustfmt)
    }

    /// Writes the templates' golden files from what comes out in the copy.
    fn bless(&self) -> Result<()> {
        let golden = [
            "test",
            "--package",
            "rules",
            "--quiet",
            "--test",
            "rules",
            "golden::",
        ];
        self.step("golden files", "30 s", &[&golden])?;
        let name = Name::parse(NAME)?;
        let book = workspace::read(&self.folder.join(BOOKS).join(format!("{NAME}.md")))?;
        let letter = crate::tidy::letter_of_rules(&book).unwrap_or('X');
        for file in [
            "perft.txt".to_owned(),
            format!("playthroughs/{NAME}_YR.txt"),
        ] {
            let text = workspace::read(&self.game().join(&file))?;
            let file = template::emptied(&file, &name, letter);
            let path = template::of_game(&workspace::root(), &file);
            write(&path, &template::emptied(&text, &name, letter))?;
            println!("written: {}", workspace::relative(&path));
        }
        Ok(())
    }
}

/// The files of the workspace that git keeps, or would keep.
fn kept() -> Result<Vec<String>> {
    let mut git = workspace::at_root(Command::new("git"));
    git.args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]);
    let list = step::output(&mut git)?;
    let paths: Vec<_> = list.split_terminator('\0').map(str::to_owned).collect();
    if paths.iter().any(|path| path == "Cargo.lock") {
        return Ok(paths);
    }
    Err(
        Failure::new("git does not know the files of this workspace")
            .advice("run the trial in a clone of the repository"),
    )
}

fn snapshot(folder: &Path) -> Result<Snapshot> {
    let files = workspace::files(folder)?.into_iter();
    let entry = |path: PathBuf| {
        let content = fs::read(&path)?;
        let time = fs::metadata(&path)?.modified()?;
        Ok((workspace::below(folder, &path), (content, time)))
    };
    let entries = files.map(entry).collect::<std::io::Result<_>>();
    entries.while_doing("reading the last trial's copy")
}
