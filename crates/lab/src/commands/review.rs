//! `review`: luck and skill in a game.

use std::io::Write;
use std::path::PathBuf;

use bot::NetCache;
use bot::review::{Account, ReviewRequest, accuracy, review};
use bot::win_chance::{CERTAIN, Chance};

use super::replay::record_in;
use crate::failure::Failure;

/// Print every side's chance of winning in each turn of a game, and its luck and skill
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game, or - for standard input
    file: PathBuf,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let request = ReviewRequest {
        record: record_in(&args.file)?,
        viewer: None,
        from: 0,
        turns: usize::MAX,
    };
    let review = review(&NetCache::carried(), &request).map_err(Failure::input)?;
    writeln!(out, "turn\tat\tseat\tbefore\trolled\tplayed\tbetter play")?;
    for (turn, number) in review.turns.iter().zip(1..) {
        let seat = turn.player.or(turn.roller).unwrap_or_default();
        let chances = [&turn.before, &turn.rolled, &turn.played].map(|chances| listed(chances));
        let (chances, best) = (chances.join("\t"), turn.best.as_deref().unwrap_or_default());
        writeln!(out, "{number}\t{}\t{seat}\t{chances}\t{best}", turn.start)?;
    }
    writeln!(out, "\nside\tstart\tluck\tskill\tdrift\tend\taccuracy")?;
    for (index, side) in review.sides.iter().enumerate() {
        let Account {
            start,
            luck,
            skill,
            drift,
            end,
        } = Account::of(&review.turns, index);
        let parts = [start, luck, skill, drift, end].map(percent).join("\t");
        let accuracies = side
            .chars()
            .map(|seat| match accuracy(&review.turns, seat, index) {
                Some(accuracy) => format!("{seat} {:.1}", f64::from(accuracy.thousandths) / 10.0),
                None => format!("{seat} -"),
            });
        writeln!(
            out,
            "{side}\t{parts}\t{}",
            accuracies.collect::<Vec<_>>().join(" ")
        )?;
    }
    Ok(())
}

fn listed(chances: &[Chance]) -> String {
    let all: Vec<_> = chances.iter().map(|chance| percent(*chance)).collect();
    all.join(" ")
}

/// A chance in percent, with two decimals.
fn percent(chance: Chance) -> String {
    format!("{:.2}", 100.0 * f64::from(chance) / f64::from(CERTAIN))
}
