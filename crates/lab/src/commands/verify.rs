//! `verify`: recomputes the dice of a recorded game from its seed.

use std::io::Write;
use std::path::PathBuf;

use table::fingerprint;

use super::replay::record_in;
use crate::failure::Failure;

/// Recompute every roll of a record or saved game from its seed, and the fingerprint of its dice
///
/// Fails if a roll does not follow from the seed. Compare the fingerprint with the one that the game showed before
/// the first roll.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game, or - for standard input
    file: PathBuf,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let file = args.file.display();
    let checked = fingerprint::check(&record_in(&args.file)?);
    let checked = checked.map_err(|problem| Failure::input(format!("{file}: {problem}")))?;
    let Some(checked) = checked else {
        return Err(Failure::input(format!(
            "{file}: {}",
            fingerprint::missing()
        )));
    };
    writeln!(out, "seed {}", checked.seed)?;
    writeln!(out, "salt {:032x}", checked.salt)?;
    writeln!(out, "fingerprint {}", checked.fingerprint)?;
    if checked.wrong.is_some() {
        return Err(Failure::input(format!("{file}: {}", checked.words())));
    }
    writeln!(out, "{}", checked.words())?;
    Ok(())
}
