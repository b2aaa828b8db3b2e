//! `levels`: how much each level of a ruleset is to misjudge.

use std::io::Write;
use std::sync::Mutex;

use bot::level::Level;
use rules::games;

use super::Command;
use crate::arguments::Arguments;
use crate::duel::Duel;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::threads;

/// How many of 100 games the expert is to win against hard, medium and easy.
const WANTED: [(&str, f64); 3] = [("hard", 0.55), ("medium", 0.62), ("easy", 0.72)];

/// The errors that are tried, in parts of a won game of 65,536. By the last a bot plays nearly by
/// lot.
const TRIED: [u32; 7] = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

pub(super) const COMMAND: Command = Command {
    name: "levels",
    about: "how much hard, medium and easy are to misjudge: what goes into crates/bot/levels",
    free: &["ruleset"],
    flags: &[],
    options: &[("games", "count"), ("seed", "number"), ("threads", "count")],
    run,
};

fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let ruleset = games::ruleset(arguments.free(0)).map_err(Failure::input)?;
    let games: u64 = arguments.number("games")?.unwrap_or(1_000);
    let seed = arguments.number("seed")?.unwrap_or(1);
    let threads = threads::count(arguments)?;
    let levels = [Level::Expert, Level::Expert];
    let mut duel = Duel::new(levels, ruleset, None, seed).map_err(Failure::input)?;
    let groups = games.div_ceil(u64::from(duel.sides));
    let progress = Mutex::new(Progress::new("games", games * TRIED.len() as u64));
    // Who misjudges nothing is as strong.
    let mut curve = vec![(0.0, 0.5)];
    for error in TRIED {
        duel.error = Some(error);
        let score = duel.play(0..groups, threads, &progress);
        let share = score.map_err(Failure::input)?.share();
        eprintln!("{error}: {:.1} of 100", 100.0 * share);
        curve.push((f64::from(error), share));
    }
    let most = curve.iter().map(|(_, share)| *share).fold(0.5, f64::max);
    // Where the game does not allow as much, the levels stand evenly within what it does.
    let room = (most - 0.5) / (WANTED[2].1 - 0.5);
    for (name, wanted) in WANTED {
        let wanted = 0.5 + (wanted - 0.5) * room.min(1.0);
        writeln!(out, "{name} = {:.0}", error_at(&curve, wanted))?;
    }
    Ok(())
}

/// The error by which so much is lost: between the two on the curve where it first is.
fn error_at(curve: &[(f64, f64)], wanted: f64) -> f64 {
    for pair in curve.windows(2) {
        let ((error, share), (next_error, next_share)) = (pair[0], pair[1]);
        if next_share >= wanted && next_share > share {
            let part = (wanted - share).max(0.0) / (next_share - share);
            return error + part * (next_error - error);
        }
    }
    curve.last().map_or(0.0, |(error, _)| *error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_found_between_two_that_were_tried() {
        let curve = [(0.0, 0.5), (1_000.0, 0.5), (2_000.0, 0.6), (4_000.0, 0.8)];
        assert_eq!(error_at(&curve, 0.55).round(), 1_500.0);
        assert_eq!(error_at(&curve, 0.7).round(), 3_000.0);
        assert_eq!(error_at(&curve, 0.9), 4_000.0);
    }
}
