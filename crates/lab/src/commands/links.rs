//! `links`: measures the length of links to whole games.

use std::io::Write;

use bot::level::Level;
use rules::playable::Playable;
use rules::record::Record;
use table::link::{self, Names};

use crate::bot_games::{BotGames, Finished, Measure};
use crate::failure::Failure;

/// Measure how long links to whole games of bots are, with virtual and with manual dice
///
/// By default, a full table of runner bots plays.
///
/// Counter-check: without `record.salt`, links with the seed are about 20 characters shorter, and those by hand as long as
/// before.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    games: BotGames,
}

/// The most that a phone can scan from a screen at arm's length.
const SHORT: usize = 400;

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (_, lengths) = args.games.run(Level::Runner, &Lengths)?;
    writeln!(out, "games {}", lengths.len())?;
    for (by, name) in ["with the seed", "by hand"].into_iter().enumerate() {
        let lengths = lengths.iter().map(|both| both[by]).collect();
        writeln!(out, "{name}: {}", spread(lengths))?;
    }
    Ok(())
}

/// Measures the links to a game.
struct Lengths;

impl Measure for Lengths {
    /// The length of the link with the seed, and with all rolls.
    type Measured = [usize; 2];

    fn measure<G: Playable>(&self, finished: &Finished<'_, G>) -> Result<[usize; 2], String> {
        let mut record = finished.record();
        // As long as any salt is in a link.
        record.salt = Some(u128::MAX);
        let seeded = length(&record)?;
        (record.seed, record.salt) = (None, None);
        Ok([seeded, length(&record)?])
    }
}

/// The length of the link to a game. The link must decode to the same game, possibly without its
/// seed.
fn length(record: &Record) -> Result<usize, String> {
    let text = record.to_text();
    let link = link::write(&text, Names::Told)?;
    let read = link::read(&link)?;
    let without_seed = Record {
        seed: None,
        ..record.clone()
    };
    if read != text && read != without_seed.to_text() {
        return Err(format!("{link} is another game than\n{text}"));
    }
    Ok(link.len())
}

/// Describes the distribution of lengths.
pub(super) fn spread(mut lengths: Vec<usize>) -> String {
    lengths.sort_unstable();
    let at = |share: usize| lengths[(lengths.len() - 1) * share / 100];
    let short = lengths.iter().filter(|length| **length < SHORT).count();
    format!(
        "least {}, median {}, 90 of 100 up to {}, 99 of 100 up to {}, most {}; \
         {:.1} of 100 below {SHORT}",
        at(0),
        at(50),
        at(90),
        at(99),
        at(100),
        100.0 * short as f64 / lengths.len() as f64
    )
}
