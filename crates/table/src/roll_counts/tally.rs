//! Observed and expected counts, and their chi-squared test.

use statrs::distribution::{ChiSquared, ContinuousCDF as _};

/// The least variance of each cell for a test. A cell of probability p has the variance np(1 - p), so the limit is
/// close to an expected count np of 5, the usual limit for Pearson's test (Cochran's rule).
const LEAST_VARIANCE: f64 = 4.0;

/// A draw: the mean and the covariance of what each cell gets.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Moments {
    mean: Vec<f64>,
    covariance: Vec<f64>,
}

impl Moments {
    /// The moments of a draw from outcomes, each given by the cells that it hits. A cell may be hit twice.
    pub(super) fn of(cells: usize, outcomes: &[Vec<usize>], weights: &[u32]) -> Moments {
        let total: u32 = weights.iter().sum();
        let mut mean = vec![0.0; cells];
        let mut covariance = vec![0.0; cells * cells];
        for (hits, &weight) in outcomes.iter().zip(weights) {
            let probability = f64::from(weight) / f64::from(total);
            for &row in hits {
                mean[row] += probability;
                for &column in hits {
                    covariance[row * cells + column] += probability;
                }
            }
        }
        for row in 0..cells {
            for column in 0..cells {
                covariance[row * cells + column] -= mean[row] * mean[column];
            }
        }
        Moments { mean, covariance }
    }

    /// The moments of drawing one of the remaining cards of a pile. The covariance is the mean over all piles of
    /// this size that draws from the full pile can leave: the covariance that the actual pile gives depends on
    /// the cards that came, and would make tests of few piles inaccurate.
    pub(super) fn of_pile(remaining: &[u32], full: &[u32]) -> Moments {
        let sum = |weights: &[u32]| f64::from(weights.iter().sum::<u32>());
        let (left, all) = (sum(remaining), sum(full));
        let mean = remaining.iter().map(|&each| f64::from(each) / left);
        // The pile left is a random part of the full pile. A card of the full pile is in it with probability
        // left / all, two given cards with left (left - 1) / (all (all - 1)); each divided by the square of `left`.
        let both = if all > 1.0 {
            (left - 1.0) / (left * all * (all - 1.0))
        } else {
            0.0
        };
        let mut covariance = Vec::with_capacity(full.len() * full.len());
        for (row, &of_row) in full.iter().enumerate() {
            for (column, &of_column) in full.iter().enumerate() {
                let (one, other) = (f64::from(of_row), f64::from(of_column));
                covariance.push(if row == column {
                    let square = one * (one - 1.0) * both + one / (left * all);
                    one / all - square
                } else {
                    -one * other * both
                });
            }
        }
        Moments {
            mean: mean.collect(),
            covariance,
        }
    }
}

/// How often each cell came, and how often it was expected.
///
/// A draw may depend on the draws before it, as cards from a pile do. The expected count is then the sum of the
/// probabilities just before each draw. Observed minus expected is a martingale: the covariances of the draws add
/// up, also over the draws of one player, or over several games, and the difference is 0 on average, however often
/// a player draws and whenever the game ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    draws: u64,
    observed: Vec<u64>,
    expected: Vec<f64>,
    /// The covariance matrix of the observed counts, row by row.
    covariance: Vec<f64>,
}

impl Tally {
    /// No draws, of this number of cells.
    pub fn new(cells: usize) -> Tally {
        Tally {
            draws: 0,
            observed: vec![0; cells],
            expected: vec![0.0; cells],
            covariance: vec![0.0; cells * cells],
        }
    }

    /// Counts a draw that hit one cell. The weights of all cells give the probabilities. `full` has the weights at
    /// the start if draws reduce them, as cards drawn from a pile do, else the same weights.
    pub fn add_draw(&mut self, cell: usize, weights: &[u32], full: &[u32]) {
        self.add(&[cell], &Moments::of_pile(weights, full));
    }

    /// Counts a draw that hit these cells.
    pub(super) fn add(&mut self, hits: &[usize], moments: &Moments) {
        self.draws += 1;
        for &cell in hits {
            self.observed[cell] += 1;
        }
        add_all(&mut self.expected, &moments.mean);
        add_all(&mut self.covariance, &moments.covariance);
    }

    /// Adds the draws of another tally of the same cells.
    ///
    /// # Panics
    /// If the number of cells differs.
    pub fn merge(&mut self, other: &Tally) {
        assert_eq!(self.observed.len(), other.observed.len(), "other cells");
        self.draws += other.draws;
        for (own, other) in self.observed.iter_mut().zip(&other.observed) {
            *own += other;
        }
        add_all(&mut self.expected, &other.expected);
        add_all(&mut self.covariance, &other.covariance);
    }

    /// The number of rolls or draws. A roll of two dice is one, but gives two numbers.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// How often each cell came.
    pub fn observed(&self) -> &[u64] {
        &self.observed
    }

    /// How often each cell was expected to come.
    pub fn expected(&self) -> &[f64] {
        &self.expected
    }

    /// The standard deviation of the count of a cell; 0 if there was no chance involved.
    pub fn standard_deviation(&self, cell: usize) -> f64 {
        let variance = self.covariance[cell * self.observed.len() + cell];
        variance.max(0.0).sqrt()
    }

    /// The chi-squared test of the hypothesis that chance was fair; `None` if there are too few draws to tell.
    ///
    /// With the same probabilities in all draws of one cell each, this is Pearson's test.
    pub fn test(&self) -> Option<ChiSquaredTest> {
        let cells = self.observed.len();
        let variances = (0..cells).map(|cell| self.covariance[cell * cells + cell]);
        if cells < 2 || variances.into_iter().any(|each| each < LEAST_VARIANCE) {
            return None;
        }
        // The counts of all cells but one determine the last count.
        let statistic = self.statistic(cells - 1)?;
        Some(ChiSquaredTest::new(statistic, cells - 1))
    }

    /// The squared deviation of the first cells, in units of their covariance matrix. Its Cholesky factor L gives
    /// the sum of squares of the solution y of L y = deviation.
    fn statistic(&self, size: usize) -> Option<f64> {
        let cells = self.observed.len();
        let mut factor = vec![0.0; size * size];
        let mut solution = vec![0.0; size];
        for row in 0..size {
            for column in 0..=row {
                let products = (0..column)
                    .map(|index| factor[row * size + index] * factor[column * size + index]);
                let products: f64 = products.sum();
                let rest = self.covariance[row * cells + column] - products;
                factor[row * size + column] = if column < row {
                    rest / factor[column * size + column]
                } else if rest > 1e-9 {
                    rest.sqrt()
                } else {
                    return None;
                };
            }
            let products = (0..row).map(|index| factor[row * size + index] * solution[index]);
            let deviation = self.observed[row] as f64 - self.expected[row];
            solution[row] = (deviation - products.sum::<f64>()) / factor[row * size + row];
        }
        Some(solution.iter().map(|each| each * each).sum())
    }
}

fn add_all(sums: &mut [f64], others: &[f64]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum += other;
    }
}

/// The result of a chi-squared test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChiSquaredTest {
    /// The statistic: the larger, the more unusual.
    pub statistic: f64,
    /// The degrees of freedom.
    pub degrees_of_freedom: usize,
    /// The probability that fair chance deviates at least as much.
    pub p_value: f64,
}

impl ChiSquaredTest {
    /// The result for a statistic.
    ///
    /// # Panics
    /// If there are no degrees of freedom.
    pub fn new(statistic: f64, degrees_of_freedom: usize) -> ChiSquaredTest {
        let distribution = ChiSquared::new(degrees_of_freedom as f64);
        let distribution = distribution.expect("there are degrees of freedom");
        ChiSquaredTest {
            statistic,
            degrees_of_freedom,
            p_value: distribution.sf(statistic).clamp(0.0, 1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(counts: &[u64], weights: &[u32]) -> Tally {
        let mut tally = Tally::new(counts.len());
        for (cell, &count) in counts.iter().enumerate() {
            (0..count).for_each(|_| tally.add_draw(cell, weights, weights));
        }
        tally
    }

    fn assert_close(found: f64, expected: f64) {
        assert!(
            (found - expected).abs() < 1e-6 * expected.max(1.0),
            "{found}, not {expected}"
        );
    }

    #[test]
    fn constant_probabilities_give_pearsons_test() {
        // By hand: the expected count is 10; (25 + 4 + 1 + 4 + 1 + 25) / 10.
        let tally = rolls(&[5, 8, 9, 12, 11, 15], &[1; 6]);
        let test = tally.test().unwrap();
        assert_close(test.statistic, 6.0);
        assert_eq!(test.degrees_of_freedom, 5);
        assert_close(tally.standard_deviation(0), (60.0f64 * 5.0 / 36.0).sqrt());

        // By hand: 50, 30 and 20 expected; 100 / 50 + 25 / 30 + 25 / 20.
        let test = rolls(&[40, 35, 25], &[5, 3, 2]).test().unwrap();
        assert_close(test.statistic, 2.0 + 25.0 / 30.0 + 1.25);
        assert_eq!(test.degrees_of_freedom, 2);
    }

    /// The values of printed tables and of R's `pchisq(x, df, lower.tail = FALSE)`.
    #[test]
    fn p_values_are_those_of_published_tables() {
        for (statistic, degrees_of_freedom, p_value) in [
            (3.841_458_820_694_124, 1, 0.05),
            (11.070_497_693_516_35, 5, 0.05),
            (15.086_272_469_388_99, 5, 0.01),
            (31.410_432_844_230_92, 20, 0.05),
            (2.0, 2, 0.367_879_441_171_442_33),
            (0.0, 5, 1.0),
        ] {
            let test = ChiSquaredTest::new(statistic, degrees_of_freedom);
            assert!((test.p_value - p_value).abs() < 1e-9, "{test:?}");
        }
        assert!(ChiSquaredTest::new(1e6, 5).p_value < 1e-100);
    }

    #[test]
    fn two_dice_at_once_count_as_two_dice_in_turn() {
        let ways: Vec<Vec<usize>> = (0..36).map(|way| vec![way / 6, way % 6]).collect();
        let moments = Moments::of(6, &ways, &[1; 36]);
        let (mut at_once, mut in_turn) = (Tally::new(6), Tally::new(6));
        for hits in ways.iter().cycle().step_by(5).take(70) {
            at_once.add(hits, &moments);
            hits.iter()
                .for_each(|&die| in_turn.add_draw(die, &[1; 6], &[1; 6]));
        }
        assert_eq!((at_once.draws(), in_turn.draws()), (70, 140));
        assert_eq!(at_once.observed(), in_turn.observed());
        let [one, other] = [at_once, in_turn].map(|tally| tally.test().unwrap());
        assert_close(one.statistic, other.statistic);
        assert_eq!(one.degrees_of_freedom, other.degrees_of_freedom);
    }

    #[test]
    fn a_certain_draw_has_no_weight_in_the_test() {
        let mut tally = rolls(&[5, 8, 9, 12, 11, 15], &[1; 6]);
        let before = tally.test().unwrap();
        (0..50).for_each(|_| tally.add_draw(2, &[0, 0, 1, 0, 0, 0], &[1; 6]));
        assert_close(tally.test().unwrap().statistic, before.statistic);
        assert_eq!(tally.observed()[2], 59);
        assert_close(tally.expected()[2], 60.0);
    }

    #[test]
    fn few_draws_give_no_test() {
        assert_eq!(Tally::new(6).test(), None);
        assert_eq!(Tally::new(1).test(), None);
        // The variance of a cell is 28 * 5 / 36 = 3.9, then 4.03.
        assert_eq!(rolls(&[28, 0, 0, 0, 0, 0], &[1; 6]).test(), None);
        assert!(rolls(&[29, 0, 0, 0, 0, 0], &[1; 6]).test().is_some());
        // A rare cell needs more.
        assert_eq!(rolls(&[60, 60, 0], &[18, 17, 1]).test(), None);
    }

    #[test]
    fn merged_tallies_are_those_of_all_draws() {
        let mut merged = rolls(&[5, 8, 9, 12, 11, 15], &[1; 6]);
        merged.merge(&rolls(&[20, 10, 10, 10, 10, 10], &[1; 6]));
        let all = rolls(&[25, 18, 19, 22, 21, 25], &[1; 6]);
        assert_eq!(
            (merged.draws(), merged.observed()),
            (all.draws(), all.observed())
        );
        let [one, other] = [merged, all].map(|tally| tally.test().unwrap());
        assert_close(one.statistic, other.statistic);
    }
}
