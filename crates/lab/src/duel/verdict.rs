//! The verdict of a duel: when to look whether it is decided, and what decides it.

use crate::score::Score;

/// The number of games before the first look, and between looks.
const STEP: u64 = 400;

/// The maximal number of games.
pub(crate) const MAX_GAMES: u64 = 10_000;

/// The limit for 25 looks: in 95 of 100 cases, no look at a sum of normal variables, at even
/// distances, is beyond this many standard deviations.
///
/// With a plain 95% interval at each of 25 looks, one of them would miss the true value in some 27
/// of 100 cases. Pocock's method uses one wider interval for all looks (S. J. Pocock, "Group
/// sequential methods in the design and analysis of clinical trials", Biometrika 64, 1977; as
/// repeated confidence intervals in C. Jennison and B. W. Turnbull, "Group Sequential Methods",
/// 2000, chapters 2 and 9). O'Brien and Fleming's method rarely decides early, but most duels are
/// far from even and should end at the first looks.
///
/// Printed tables end at 20 looks (2.672). This value is computed the same way, and a test repeats
/// the computation.
const Z: f64 = 2.705_3;

/// The result of a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// The whole interval is above the share in question.
    Above,
    /// The whole interval is below the share in question.
    Below,
    /// The interval contains the share in question.
    Open,
}

/// The verdict of a look at `score` about the share `against`, from 0 to 1.
///
/// Over all looks of a duel, a bot with exactly this share is found above or below it in at most 5
/// of 100 duels.
pub(crate) fn verdict(score: &Score, against: f64) -> Verdict {
    let (low, high) = score.interval(Z);
    match (low > against, high < against) {
        (true, _) => Verdict::Above,
        (_, true) => Verdict::Below,
        _ => Verdict::Open,
    }
}

/// The numbers of groups, of `size` games each, at which to look. There are at most 25 and they do
/// not depend on the score, as the interval requires.
pub(crate) fn looks(size: u32) -> impl Iterator<Item = u64> {
    let step = STEP.div_ceil(size.into()) as usize;
    let most = MAX_GAMES / u64::from(size);
    let early = (step as u64..most).step_by(step);
    early.chain([most])
}

#[cfg(test)]
mod tests {
    use bot::rng::Rng;

    use super::*;
    use crate::score::{self, GAME};

    #[test]
    fn looks_are_from_400_to_10000_games_and_25_at_most() {
        for size in 2..=8 {
            let looks: Vec<u64> = looks(size).collect();
            let games = |groups: &u64| groups * u64::from(size);
            assert!((400..400 + u64::from(size)).contains(&games(&looks[0])));
            assert!(
                (10_000 - u64::from(size) + 1..=10_000).contains(&games(&looks[looks.len() - 1]))
            );
            assert_eq!(looks.len(), 25);
            assert!(looks.is_sorted());
        }
        assert_eq!(looks(2).take(3).collect::<Vec<_>>(), [200, 400, 600]);
    }

    /// The density of the normal distribution at `z`, and the probability beyond `z` on one side.
    fn normal(z: f64) -> (f64, f64) {
        let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
        // Simpson's rule over the relevant range.
        let steps = 200;
        let width = 10.0 / f64::from(steps);
        let beyond = (0..=steps)
            .map(|step| simpson(step, steps) * density(z.abs() + f64::from(step) * width));
        let beyond = beyond.sum::<f64>() * width / 3.0;
        (density(z), if z < 0.0 { 1.0 - beyond } else { beyond })
    }

    fn simpson(step: u32, steps: u32) -> f64 {
        match step {
            0 => 1.0,
            _ if step == steps => 1.0,
            _ if step % 2 == 1 => 4.0,
            _ => 2.0,
        }
    }

    /// The probability that one of `looks` looks at a sum of normal variables is beyond `z`
    /// standard deviations. The density of the sums still within them is computed from look to look
    /// (P. Armitage, C. K. McPherson and B. C. Rowe, "Repeated significance tests on accumulating
    /// data", 1969).
    fn found_beyond(z: f64, looks: u32) -> f64 {
        let steps = 120;
        let points = |bound: f64| -> Vec<f64> {
            let at = |step| -bound + 2.0 * bound * f64::from(step) / f64::from(steps);
            (0..=steps).map(at).collect()
        };
        let mut sums = points(z);
        let mut within: Vec<f64> = sums.iter().map(|sum| normal(*sum).0).collect();
        let mut found = 2.0 * normal(z).1;
        for look in 2..=looks {
            let third = (sums[1] - sums[0]) / 3.0;
            let weights: Vec<f64> = (0..=steps)
                .zip(&within)
                .map(|(step, density)| simpson(step, steps) * third * density)
                .collect();
            let bound = z * f64::from(look).sqrt();
            let over = |from: f64| normal(bound - from).1 + normal(bound + from).1;
            found += sums
                .iter()
                .zip(&weights)
                .map(|(sum, weight)| weight * over(*sum))
                .sum::<f64>();
            let next = points(bound);
            let density = |to: f64| {
                let from = sums.iter().zip(&weights);
                from.map(|(sum, weight)| weight * normal(to - sum).0).sum()
            };
            within = next.iter().map(|to| density(*to)).collect();
            sums = next;
        }
        found
    }

    #[test]
    fn the_interval_is_pococks() {
        // As printed in Jennison and Turnbull, table 2.1.
        for (looks, z) in [(1, 1.960), (2, 2.178), (5, 2.413), (10, 2.555), (20, 2.672)] {
            let found = found_beyond(z, looks);
            assert!((found - 0.05).abs() < 0.000_1, "{looks}: {found}");
        }
        let plain = found_beyond(score::Z, 25);
        assert!((plain - 0.27).abs() < 0.005, "{plain}");
        let found = found_beyond(Z, 25);
        assert!(found <= 0.05 && found > 0.049_9, "{found}");
    }

    /// Simulates 1,000 duels of independent games with this chance of winning, in groups of `size`.
    /// Returns how many are decided, and after how many groups on average.
    fn decided(
        size: u32,
        chance: f64,
        against: f64,
        verdict: fn(&Score, f64) -> Verdict,
    ) -> (u32, u64) {
        let (mut decided, mut groups) = (0, 0);
        let below = (chance * 2f64.powi(32)) as u64;
        for duel in 0..1_000 {
            let mut rng = Rng::new(duel);
            let mut score = Score::new(size);
            for look in looks(size) {
                while score.count() < look {
                    let won = (0..size).filter(|_| rng.number() >> 32 < below).count() as u32;
                    score.add(GAME * won, 1);
                }
                if verdict(&score, against) != Verdict::Open {
                    decided += 1;
                    break;
                }
            }
            groups += score.count();
        }
        (decided, groups / 1_000)
    }

    #[test]
    fn a_fair_coin_is_rarely_found_unfair() {
        for (size, chance) in [(2, 0.5), (4, 0.25), (3, 0.3)] {
            let (decided, _) = decided(size, chance, chance, verdict);
            // 50 of 1,000, with a standard deviation of 7.
            assert!((25..=65).contains(&decided), "{size} {chance}: {decided}");
        }
        let plain = |score: &Score, against: f64| {
            let (low, high) = score.interval(score::Z);
            if low > against || high < against {
                Verdict::Above
            } else {
                Verdict::Open
            }
        };
        let (decided, _) = decided(2, 0.5, 0.5, plain);
        assert!(
            decided > 200,
            "a plain interval decides too often: {decided}"
        );
    }

    #[test]
    fn a_clearly_better_bot_is_found_early() {
        let (found, groups) = decided(4, 0.4, 0.3, verdict);
        assert!(found == 1_000 && groups < 300, "{found} {groups}");
        let (found, groups) = decided(2, 0.8, 0.5, verdict);
        assert!(found == 1_000 && groups == 200, "{found} {groups}");
    }
}
