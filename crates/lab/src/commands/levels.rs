//! `levels`: measures the evaluation errors of a ruleset's levels.

use std::io::Write;

use bot::level::Level;

use crate::batch::GameArgs;
use crate::duel::Duel;
use crate::failure::Failure;
use crate::progress_bar;

/// The share of games that the expert should win against hard, medium and easy.
const TARGETS: [(&str, f64); 3] = [("hard", 0.55), ("medium", 0.62), ("easy", 0.72)];

/// The errors to try first, each in a quarter of the games. A won game is 65,536. With the last
/// error, a bot plays almost randomly.
const FIRST_ERRORS: [u32; 7] = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

/// The maximal number of corrections of an error, until its share is near enough to the target.
const TRIES: u32 = 4;
const NEAR: f64 = 0.015;

/// Measure how much the hard, medium and easy bots must misjudge: the numbers in crates/bot/levels
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    args: GameArgs,

    /// How many games to try each number in
    #[arg(long, value_name = "COUNT", default_value_t = 1_000)]
    games: u64,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = args.games;
    let GameArgs {
        ruleset,
        seed,
        threads,
    } = args.args;
    threads.start()?;
    let levels = [Level::Expert, Level::Expert];
    let mut duel = Duel::new(levels, ruleset, None, seed).map_err(Failure::input)?;
    let mut curve = Curve::default();
    for error in FIRST_ERRORS {
        curve.play(&mut duel, error, games / 4)?;
    }
    // In a game that does not allow such shares, space the levels evenly within what it allows.
    let room = (curve.most() - 0.5) / (TARGETS[2].1 - 0.5);
    for (name, target) in TARGETS {
        let target = 0.5 + (target - 0.5) * room.min(1.0);
        let mut nearest = (f64::INFINITY, 0);
        for _ in 0..TRIES {
            let error = curve.error_at(target);
            let share = curve.play(&mut duel, error, games)?;
            let off = (share - target).abs();
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

/// The share of games that a bot without errors wins against a bot with an error, by that error.
#[derive(Default)]
struct Curve {
    /// Errors, ascending, each with the games played and the games won.
    points: Vec<(u32, f64, f64)>,
}

impl Curve {
    /// Plays games against an error, and returns the share won.
    fn play(&mut self, duel: &mut Duel, error: u32, games: u64) -> Result<f64, Failure> {
        duel.error = Some(error);
        let groups = games.div_ceil(u64::from(duel.sides));
        let bar = progress_bar::progress_bar(groups * u64::from(duel.sides), "games");
        let score = duel.play(0..groups, &bar);
        drop(bar);
        let score = score.map_err(Failure::input)?.plain;
        eprintln!("{error}: {:.1} of 100", 100.0 * score.share());
        self.add(error, score.games() as f64, score.won());
        Ok(score.share())
    }

    fn add(&mut self, error: u32, games: f64, won: f64) {
        self.points.push((error, games, won));
        self.points.sort_by_key(|(error, ..)| *error);
    }

    /// Errors and shares, in which no share is below the one before. Points in the wrong order by
    /// chance are merged.
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

    /// The largest share.
    fn most(&self) -> f64 {
        let shares = self.shares();
        shares.last().map_or(0.5, |(_, share)| *share)
    }

    /// The error with this share, interpolated between the points around it, or the last error.
    fn error_at(&self, target: f64) -> u32 {
        let shares = self.shares();
        for pair in shares.windows(2) {
            let ((error, share), (next_error, next_share)) = (pair[0], pair[1]);
            if next_share >= target && next_share > share {
                let part = (target - share).max(0.0) / (next_share - share);
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
    fn errors_are_interpolated() {
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
    fn points_in_the_wrong_order_are_merged() {
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
