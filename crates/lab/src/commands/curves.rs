//! `curves`: a picture of training.

use std::io::Write;
use std::path::PathBuf;

use crate::curves::Curves;
use crate::curves::log::Log;
use crate::failure::Failure;

/// Draw training logs as one picture (SVG), with a line for each log
///
/// A log is tab-separated. Its first line names the columns: games, loss and wins (of 100). Cells
/// may be empty. Lines such as "# ruleset: sorry" are notes: ruleset, yardstick and command appear
/// in the picture.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The logs
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Where to write the picture, if not to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut logs = Vec::new();
    for file in &args.files {
        let at =
            |error: &dyn std::fmt::Display| Failure::input(format!("{}: {error}", file.display()));
        let text = std::fs::read_to_string(file).map_err(|error| at(&error))?;
        let log = Log::parse(&text).map_err(|error| at(&error))?;
        let name = file.file_stem().unwrap_or_default();
        logs.push((name.to_string_lossy().into_owned(), log));
    }
    let picture = Curves::new(logs).picture();
    match &args.out {
        Some(file) => std::fs::write(file, picture)
            .map_err(|error| Failure::input(format!("--out: {}: {error}", file.display()))),
        None => Ok(out.write_all(picture.as_bytes())?),
    }
}
