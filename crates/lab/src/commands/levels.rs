//! `levels`: how much each level of a ruleset is to misjudge.

use std::io::Write;

use bot::level::Level;
use rules::games;
use rules::ruleset::Ruleset;

use crate::duel::Duel;
use crate::failure::Failure;
use crate::progress;
use crate::threads::Threads;

/// How many of 100 games the expert is to win against hard, medium and easy.
const WANTED: [(&str, f64); 3] = [("hard", 0.55), ("medium", 0.62), ("easy", 0.72)];

/// The errors that are tried first, each in a quarter of the games, in parts of a won game of
/// 65,536. By the last a bot plays nearly by lot.
const TRIED: [u32; 7] = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

/// What is found is tried at most so often, corrected by what came of it each time, until it is as
/// near to what is wanted.
const TRIES: u32 = 4;
const NEAR: f64 = 0.015;

/// Measure how much the hard, medium and easy bots must misjudge: the numbers in crates/bot/levels
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The ruleset, such as pollyanna-1951 or sorry+hand
    #[arg(value_parser = games::ruleset)]
    ruleset: Ruleset,

    /// How many games to try each number in
    #[arg(long, value_name = "COUNT", default_value_t = 1_000)]
    games: u64,

    /// The seed of all random numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    threads: Threads,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = args.games;
    args.threads.start()?;
    let levels = [Level::Expert, Level::Expert];
    let mut duel = Duel::new(levels, args.ruleset, None, args.seed).map_err(Failure::input)?;
    let mut curve = Curve::default();
    for error in TRIED {
        curve.play(&mut duel, error, games / 4)?;
    }
    // Where the game does not allow as much, the levels stand evenly within what it does.
    let room = (curve.most() - 0.5) / (WANTED[2].1 - 0.5);
    for (name, wanted) in WANTED {
        let wanted = 0.5 + (wanted - 0.5) * room.min(1.0);
        let mut nearest = (f64::INFINITY, 0);
        for _ in 0..TRIES {
            let error = curve.error_at(wanted);
            let share = curve.play(&mut duel, error, games)?;
            let off = (share - wanted).abs();
            if off < nearest.0 {
                nearest = (off, error);
            }
            if off <= NEAR {
                break;
            }
        }
        writeln!(out, "{name} = {}", nearest.1)?;
    }
    Ok(())
}

/// How much of its games a bot that misjudges nothing wins against one that does, by its error.
#[derive(Default)]
struct Curve {
    /// Errors, ascending, the games that were played against them, and how many were won.
    points: Vec<(u32, f64, f64)>,
}

impl Curve {
    /// Plays so many games against an error, and says what part of them was won.
    fn play(&mut self, duel: &mut Duel, error: u32, games: u64) -> Result<f64, Failure> {
        duel.error = Some(error);
        let groups = games.div_ceil(u64::from(duel.sides));
        let bar = progress::bar(groups * u64::from(duel.sides), "games");
        let score = duel.play(0..groups, &bar);
        drop(bar);
        let score = score.map_err(Failure::input)?;
        eprintln!("{error}: {:.1} of 100", 100.0 * score.share());
        self.add(error, score.games() as f64, score.won());
        Ok(score.share())
    }

    fn add(&mut self, error: u32, games: f64, won: f64) {
        self.points.push((error, games, won));
        self.points.sort_by_key(|(error, ..)| *error);
    }

    /// Errors and shares, none less than the one before: points that luck has put the other way
    /// round are taken together.
    fn shares(&self) -> Vec<(f64, f64)> {
        let mut pools: Vec<Vec<(u32, f64, f64)>> = Vec::new();
        let share = |pool: &[(u32, f64, f64)]| {
            let sums = pool.iter().fold((0.0, 0.0), |sums, (_, games, won)| {
                (sums.0 + games, sums.1 + won)
            });
            sums.1 / sums.0
        };
        for point in &self.points {
            let mut pool = vec![*point];
            while let Some(before) = pools.pop_if(|before| share(before) > share(&pool)) {
                pool.splice(0..0, before);
            }
            pools.push(pool);
        }
        let mut shares = vec![(0.0, 0.5)];
        for pool in pools {
            let at = share(&pool);
            shares.extend(pool.iter().map(|(error, ..)| (f64::from(*error), at)));
        }
        shares
    }

    /// The most that is lost by misjudging.
    fn most(&self) -> f64 {
        let shares = self.shares();
        shares.last().map_or(0.5, |(_, share)| *share)
    }

    /// The error by which so much is lost: between the two where it first is, or the last.
    fn error_at(&self, wanted: f64) -> u32 {
        let shares = self.shares();
        for pair in shares.windows(2) {
            let ((error, share), (next_error, next_share)) = (pair[0], pair[1]);
            if next_share >= wanted && next_share > share {
                let part = (wanted - share).max(0.0) / (next_share - share);
                return (error + part * (next_error - error)).round() as u32;
            }
        }
        shares.last().map_or(0, |(error, _)| error.round() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_found_between_two_that_were_tried() {
        let mut curve = Curve::default();
        curve.add(2_000, 100.0, 60.0);
        curve.add(4_000, 100.0, 80.0);
        curve.add(1_000, 100.0, 50.0);
        assert_eq!(curve.error_at(0.55), 1_500);
        assert_eq!(curve.error_at(0.7), 3_000);
        assert_eq!(curve.error_at(0.9), 4_000);
        assert_eq!(curve.most(), 0.8);
    }

    #[test]
    fn points_the_other_way_round_are_taken_together() {
        let mut curve = Curve::default();
        curve.add(1_000, 100.0, 58.0);
        curve.add(2_000, 300.0, 162.0);
        curve.add(3_000, 100.0, 75.0);
        assert_eq!(
            curve.shares(),
            [
                (0.0, 0.5),
                (1_000.0, 0.55),
                (2_000.0, 0.55),
                (3_000.0, 0.75)
            ]
        );
        assert_eq!(curve.error_at(0.65), 2_500);
    }
}
