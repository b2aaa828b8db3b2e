//! `exercises`: how clear the best plays of bot games are, and ready exercises.

use std::io::Write;

use bot::NetCache;
use bot::level::Level;
use bot::review::is_costly;
use bot::win_chance::{CERTAIN, Chance};
use rules::seat::Seat;

use crate::bot_games::BotGames;
use crate::exercises::choices::Gaps;
use crate::failure::Failure;

/// Print how much better the best play of a decision is than the second best, and how many costly moves are exercises
///
/// Games are played at tables of 2 up to all players, by turns.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    games: BotGames,
}

/// The thresholds of a clear gap to compare, in points of 100.
const THRESHOLDS: [Chance; 6] = [1, 2, 3, 5, 8, 12];

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let nets = NetCache::carried();
    let (players, games) = args.games.run(Level::Sight, &Gaps { nets })?;
    let mut gaps: Vec<Chance> = Vec::new();
    for (_, choices) in &games {
        gaps.extend(choices.iter().map(|(_, gap, _)| *gap));
    }
    gaps.sort_unstable();
    let count = gaps.len();
    let at = |thousandths: usize| match gaps.get(count * thousandths / 1_000) {
        Some(gap) => percent(*gap),
        None => "-".to_owned(),
    };
    writeln!(out, "games\tchoices\t25%\t50%\t75%\t90%\t95%\t99%")?;
    let quantiles = [250, 500, 750, 900, 950, 990].map(at).join("\t");
    writeln!(out, "{}\t{count}\t{quantiles}", games.len())?;
    let heads = THRESHOLDS.map(|threshold| threshold.to_string()).join("\t");
    writeln!(out, "\ngap of at least, of 100\t\t{heads}")?;
    let above = THRESHOLDS.map(|threshold| {
        let above = gaps.iter().filter(|gap| is_above(**gap, threshold));
        format!("{:.1}", 100.0 * above.count() as f64 / count.max(1) as f64)
    });
    writeln!(out, "choices, in percent\t\t{}", above.join("\t"))?;
    for (seat, level) in players {
        let played = games.iter().filter(|(seats, _)| seats.has(seat));
        let played: Vec<&[(Seat, Chance, Chance)]> =
            played.map(|(_, choices)| &**choices).collect();
        let costly = || {
            let all = played.iter().copied().flatten();
            all.filter(|(other, _, loss)| *other == seat && is_costly(-loss))
        };
        let a_game = |count: usize| format!("{:.1}", count as f64 / played.len().max(1) as f64);
        let clear = THRESHOLDS.map(|threshold| {
            let clear = costly().filter(|(_, gap, _)| is_above(*gap, threshold));
            a_game(clear.count())
        });
        writeln!(
            out,
            "costly moves a game of {}, seat {}\t{}\t{}",
            level.name(),
            seat.0,
            a_game(costly().count()),
            clear.join("\t")
        )?;
    }
    Ok(())
}

fn is_above(gap: Chance, threshold: Chance) -> bool {
    gap >= CERTAIN * threshold / 100
}

/// A chance in percent, with two decimals.
fn percent(chance: Chance) -> String {
    format!("{:.2}", 100.0 * f64::from(chance) / f64::from(CERTAIN))
}
