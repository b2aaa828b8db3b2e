//! `train`: learns the net of a ruleset, from nothing, by self-play.

use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

use rules::games::{self, Playable, Visitor};

use super::Command;
use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::train::{Course, LOOKS, Plan};

/// How many millions of positions are judged unless an option says otherwise: five to fifteen
/// minutes on two cores. Of a game with few features all is soon learned.
const MILLIONS: u64 = 800;
const MILLIONS_OF_FEW: u64 = 100;
const FEW: usize = 300;

/// How often a checkpoint is kept.
const KEEP: Duration = Duration::from_secs(30);

pub(super) const COMMAND: Command = Command {
    name: "train",
    about: "learns the net of a ruleset from nothing; the same seed gives the same net",
    free: &["ruleset"],
    flags: &["resume"],
    options: &[
        ("millions", "positions judged"),
        ("seed", "number"),
        ("looks", "count"),
        ("threads", "count"),
        ("out", "file"),
        ("log", "file"),
        ("checkpoint", "file"),
    ],
    run,
};

fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let name = arguments.free(0);
    let ruleset = games::ruleset(name).map_err(Failure::input)?;
    let plan = Plan {
        ruleset: ruleset.to_string(),
        seed: arguments.number("seed")?.unwrap_or(1),
        millions: arguments
            .number("millions")?
            .unwrap_or_else(|| games::visit(ruleset, Usual)),
        looks: arguments.number("looks")?.unwrap_or(LOOKS),
    };
    if plan.millions == 0 {
        return Err(Failure::input("--millions: expected at least 1, found 0"));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let threads = arguments.number("threads")?.unwrap_or(cores).max(1);
    let path = |option: &str, usual: String| {
        arguments
            .text(option)
            .map_or_else(|| PathBuf::from(usual), PathBuf::from)
    };
    let files = Files {
        net: path("out", format!("{ruleset}.net")),
        log: path("log", format!("{ruleset}.tsv")),
        checkpoint: path(
            "checkpoint",
            env::temp_dir()
                .join(format!("{ruleset}.training"))
                .display()
                .to_string(),
        ),
        resume: arguments.has("resume"),
    };
    let told = games::visit(
        ruleset,
        Training {
            plan,
            threads,
            files,
        },
    );
    writeln!(out, "{}", told.map_err(Failure::input)?)?;
    Ok(())
}

/// How long a course of a ruleset is unless an option says otherwise.
struct Usual;

impl Visitor for Usual {
    type Output = u64;

    fn visit<G: Playable>(self, _: G) -> u64 {
        match G::COUNT {
            ..FEW => MILLIONS_OF_FEW,
            _ => MILLIONS,
        }
    }
}

struct Files {
    net: PathBuf,
    log: PathBuf,
    checkpoint: PathBuf,
    resume: bool,
}

struct Training {
    plan: Plan,
    threads: u64,
    files: Files,
}

impl Visitor for Training {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Training {
            plan,
            threads,
            files,
        } = self;
        if G::COUNT == 0 {
            return Err(format!(
                "{} declares no features to learn from",
                plan.ruleset
            ));
        }
        let begun = Instant::now();
        let kept = match fs::read(&files.checkpoint) {
            Ok(kept) if files.resume => Some(kept),
            Err(error) if files.resume && error.kind() != ErrorKind::NotFound => {
                return Err(format!("{}: {error}", files.checkpoint.display()));
            }
            _ => None,
        };
        let mut course = match kept {
            Some(kept) => Course::resume(game, plan, &kept, threads)
                .map_err(|error| format!("{}: {error}", files.checkpoint.display()))?,
            None => Course::new(game, plan),
        };
        let mut kept = Instant::now();
        course.run(threads, |course| {
            if kept.elapsed() < KEEP {
                return Ok(true);
            }
            kept = Instant::now();
            let last = course.log().lines().next_back().unwrap_or_default();
            eprintln!(
                "{:.0} of 100 done after {} s, {} games; last look: {last}",
                100.0 * course.done(),
                begun.elapsed().as_secs(),
                course.games()
            );
            write(&files.checkpoint, &course.checkpoint())?;
            Ok(true)
        })?;
        let net = course.net();
        let file = net.write(course.ruleset());
        write(&files.net, &file)?;
        write(&files.log, course.log().as_bytes())?;
        // It is done: nothing is left to go on from.
        let _ = fs::remove_file(&files.checkpoint);
        Ok(format!(
            "{}: {} bytes, learned from {} games in {} s",
            files.net.display(),
            file.len(),
            course.games(),
            begun.elapsed().as_secs()
        ))
    }
}

/// Writes a file whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let beside = path.with_added_extension("part");
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
