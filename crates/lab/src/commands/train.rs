//! `train`: trains the net of a ruleset by self-play, from scratch.

use std::io::{ErrorKind, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

use rules::games;
use rules::playable::{Playable, Visitor};
use rules::ruleset::Ruleset;

use crate::failure::Failure;
use crate::threads;
use crate::train::{Course, LOOKS, Plan};

/// The default length of training: 5 to 15 minutes on 2 cores.
const MILLIONS: u64 = 800;
/// The default length for games with fewer features than [`FEW`], which train much faster.
const MILLIONS_OF_FEW: u64 = 100;
const FEW: usize = 300;

/// How often to write a checkpoint.
const KEEP: Duration = Duration::from_secs(30);

/// Learn the net of a ruleset by self-play; the same seed gives the same net
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The ruleset, such as pollyanna-1951 or sorry+hand
    #[arg(value_parser = games::ruleset)]
    ruleset: Ruleset,

    /// Resume from the checkpoint, if there is one
    #[arg(long)]
    resume: bool,

    /// The length of the training, in millions of positions evaluated; by default 800, or 100 for a
    /// game with few features
    #[arg(long, value_name = "COUNT")]
    millions: Option<NonZero<u64>>,

    /// The seed of all random numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// How often to measure the net against the built-in net, or the runner bot if there is none
    #[arg(long, value_name = "COUNT", default_value_t = LOOKS)]
    looks: u64,

    /// The number of threads; by default one per core
    #[arg(long, value_name = "COUNT")]
    threads: Option<NonZero<usize>>,

    /// Where to write the net; by default RULESET.net
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Where to write the log, tab-separated; by default RULESET.tsv
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Where to keep the checkpoint; by default RULESET.training in the folder for temporary files
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

pub(super) fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let ruleset = args.ruleset;
    let millions = args.millions.map(NonZero::get);
    let plan = Plan {
        ruleset: ruleset.to_string(),
        seed: args.seed,
        millions: millions.unwrap_or_else(|| games::visit(ruleset, DefaultMillions)),
        looks: args.looks,
    };
    threads::start(args.threads)?;
    let files = Files {
        net: args.out.unwrap_or_else(|| format!("{ruleset}.net").into()),
        log: args.log.unwrap_or_else(|| format!("{ruleset}.tsv").into()),
        checkpoint: args
            .checkpoint
            .unwrap_or_else(|| env::temp_dir().join(format!("{ruleset}.training"))),
        resume: args.resume,
    };
    let report = games::visit(ruleset, Training { plan, files });
    writeln!(out, "{}", report.map_err(Failure::input)?)?;
    Ok(())
}

/// The default length of training.
struct DefaultMillions;

impl Visitor for DefaultMillions {
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
    files: Files,
}

impl Visitor for Training {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Training { plan, files } = self;
        if G::COUNT == 0 {
            return Err(format!(
                "{} declares no features to learn from",
                plan.ruleset
            ));
        }
        let start = Instant::now();
        let kept = match fs::read(&files.checkpoint) {
            Ok(kept) if files.resume => Some(kept),
            Err(error) if files.resume && error.kind() != ErrorKind::NotFound => {
                return Err(format!("{}: {error}", files.checkpoint.display()));
            }
            _ => None,
        };
        let mut course = match kept {
            Some(kept) => Course::resume(game, plan, &kept)
                .map_err(|error| format!("{}: {error}", files.checkpoint.display()))?,
            None => Course::new(game, plan),
        };
        let mut kept = Instant::now();
        course.run(|course| {
            if kept.elapsed() < KEEP {
                return Ok(true);
            }
            kept = Instant::now();
            let last = course.log().lines().next_back().unwrap_or_default();
            eprintln!(
                "{:.0} of 100 done after {} s, {} games; last look: {last}",
                100.0 * course.done(),
                start.elapsed().as_secs(),
                course.games()
            );
            write(&files.checkpoint, &course.checkpoint())?;
            Ok(true)
        })?;
        let net = course.net();
        let file = net.write(course.ruleset());
        write(&files.net, &file)?;
        write(&files.log, course.log().as_bytes())?;
        // Training is complete, so the checkpoint is no longer needed.
        let _ = fs::remove_file(&files.checkpoint);
        Ok(format!(
            "{}: {} bytes, learned from {} games in {} s",
            files.net.display(),
            file.len(),
            course.games(),
            start.elapsed().as_secs()
        ))
    }
}

/// Writes a whole file or nothing.
fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let beside = path.with_added_extension("part");
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
