//! `accuracy`: how accurate reviews find the bots of each level.

use std::io::Write;

use bot::NetCache;
use bot::level::Level;
use bot::review::{Accuracy, ReviewRequest, accuracy, review};
use rules::playable::Playable;
use rules::seat::Seat;

use crate::bot_games::{BotGames, Finished, Measure};
use crate::failure::Failure;

/// Review bot games, and print the accuracy of each player over all games, what most games show, and how many decisions
/// mattered
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    games: BotGames,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let nets = NetCache::carried();
    let (players, games) = args.games.run(Level::Expert, &Accuracies { nets })?;
    writeln!(
        out,
        "level\tseat\taccuracy\t8 of 10 games\tdecisions that mattered\tas good as the best"
    )?;
    for (seat, level) in players {
        let found = games.iter().flatten();
        let found = found.filter(|(other, _)| *other == seat);
        let found: Vec<Accuracy> = found.map(|(_, accuracy)| *accuracy).collect();
        let mut each: Vec<u16> = found.iter().map(|each| each.thousandths).collect();
        each.sort_unstable();
        let count = each.len().max(1);
        let percent = |thousandths: f64| format!("{:.0}", thousandths / 10.0);
        let at = |tenths: usize| each.get(count * tenths / 10).copied().unwrap_or_default();
        let sum: u32 = each.iter().map(|each| u32::from(*each)).sum();
        let mean = f64::from(sum) / count as f64;
        let decisions: usize = found.iter().map(|each| each.decisions).sum();
        let best: usize = found.iter().map(|each| each.best).sum();
        writeln!(
            out,
            "{}\t{}\t{}\t{} to {}\t{:.0}\t{}",
            level.name(),
            seat.0,
            percent(mean),
            percent(f64::from(at(1))),
            percent(f64::from(at(9))),
            decisions as f64 / count as f64,
            percent(1_000.0 * best as f64 / decisions.max(1) as f64),
        )?;
    }
    Ok(())
}

/// Reviews games.
struct Accuracies {
    nets: NetCache,
}

impl Measure for Accuracies {
    /// The accuracy of each player who has one.
    type Measured = Vec<(Seat, Accuracy)>;

    fn measure<G: Playable>(&self, finished: &Finished<'_, G>) -> Result<Self::Measured, String> {
        let request = ReviewRequest {
            record: finished.record().to_text(),
            viewer: None,
            from: 0,
            turns: usize::MAX,
        };
        let reviewed = review(&self.nets, &request)?;
        let mut found = Vec::new();
        for (side, letters) in reviewed.sides.iter().enumerate() {
            for letter in letters.chars() {
                let seat = G::FAMILY.seat(letter);
                found.extend(seat.zip(accuracy(&reviewed.turns, letter, side)));
            }
        }
        Ok(found)
    }
}
