//! `exercises`: how clear the best plays of bot games are, and ready exercises.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use bot::NetCache;
use bot::level::Level;
use bot::review::is_costly;
use bot::win_chance::{CERTAIN, Chance};
use rules::seat::Seat;

use crate::bot_games::BotGames;
use crate::exercises::choices::Gaps;
use crate::exercises::selection::select;
use crate::exercises::{Candidate, Candidates, Trial, Tried};
use crate::failure::Failure;

/// Print how much better the best play of a decision is than the second best, and how many costly moves are exercises
///
/// Games are played at tables of 2 up to all players, by turns.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    games: BotGames,

    /// Find this many ready exercises instead
    #[arg(long, value_name = "COUNT", requires = "out")]
    find: Option<usize>,

    /// The file for the exercises
    #[arg(long, value_name = "FILE", requires = "find")]
    out: Option<PathBuf>,
}

/// The thresholds of a clear gap to compare, in points of 100.
const THRESHOLDS: [Chance; 6] = [1, 2, 3, 5, 8, 12];

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if let (Some(count), Some(path)) = (args.find, &args.out) {
        return find(args, count, path, out);
    }
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
    writeln!(out, "\ngap of at least, of 100\tany\t{heads}")?;
    let above = THRESHOLDS.map(|threshold| {
        let above = gaps.iter().filter(|gap| is_above(**gap, threshold));
        format!("{:.1}", 100.0 * above.count() as f64 / count.max(1) as f64)
    });
    writeln!(out, "choices, in percent\t100\t{}", above.join("\t"))?;
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

/// Writes ready exercises to a file, the easiest first, and prints what there is of each kind.
fn find(args: &Args, count: usize, path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let nets = NetCache::carried();
    let trial = Trial {
        ruleset: args.games.batch.args.ruleset,
        seed: args.games.batch.args.seed,
        nets: nets.clone(),
    };
    let (_, games) = args.games.run(Level::Sight, &Candidates { nets })?;
    let candidates: Vec<_> = games.into_iter().flatten().collect();
    writeln!(out, "candidates\t{}", candidates.len())?;
    let chosen = select(candidates, count, &trial);
    let command: Vec<String> = std::env::args().skip(1).collect();
    let mut text = format!("# lab {}\n", command.join(" "));
    for each in &chosen {
        let [easy, medium, hard] = each.shares;
        let Candidate {
            gap,
            theme: (theme, lesson),
            best,
            position,
            ..
        } = &each.candidate;
        let gap = 100.0 * f64::from(*gap) / f64::from(CERTAIN);
        writeln!(
            text,
            "{easy} {medium} {hard} {gap:.1} {theme} {lesson}\t{best}\t{position}"
        )
        .expect("writing to a string succeeds");
    }
    fs::write(path, text)?;
    writeln!(out, "found\t{}", chosen.len())?;
    let disputed = chosen.iter().filter(|each| each.is_disputed).count();
    writeln!(out, "disputed by another rollout\t{disputed}")?;
    let mut kinds: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    for Tried { candidate, .. } in &chosen {
        kinds.entry(candidate.kind).or_default()[candidate.third.min(2)] += 1;
    }
    writeln!(out, "\nkind\tfirst, second and last third of a game")?;
    for (kind, [first, second, last]) in kinds {
        writeln!(out, "{kind}\t{first}\t{second}\t{last}")?;
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
