//! What the score of a duel says about strength.

/// The value that a normal variable stays within on either side, in 95 of 100 cases.
const Z: f64 = 1.959_964;

/// Scores of mirrored pairs: both games of a pair are played with the same dice, so they are not
/// independent, while the pairs are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Score {
    pairs: f64,
    sum: f64,
    squares: f64,
}

impl Score {
    /// Adds a pair in which so many halves of the two games were won: a game won alone is two of
    /// them, a shared win is one.
    pub(crate) fn add(&mut self, halves: u32) {
        let score = f64::from(halves) / 4.0;
        self.pairs += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// Adds the pairs of another part of the run.
    pub(crate) fn join(&mut self, other: Score) {
        self.pairs += other.pairs;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Games won.
    pub(crate) fn won(&self) -> f64 {
        2.0 * self.sum
    }

    /// Games played.
    pub(crate) fn games(&self) -> f64 {
        2.0 * self.pairs
    }

    /// Of the games, how many were won: 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        self.sum / self.pairs
    }

    /// The 95% interval of the share: Wilson's, for as many independent games as would scatter as
    /// the pairs do. It stays within 0 and 1 where a duel is nearly always won.
    pub(crate) fn interval(&self) -> (f64, f64) {
        let share = self.share();
        let variance =
            (self.squares / self.pairs - share * share) * self.pairs / (self.pairs - 1.0);
        let count = if self.pairs > 1.0 && variance > 0.0 {
            // Mirrored games seldom scatter more than independent ones; where chance makes them
            // seem to scatter much less, no more is claimed than two games a pair.
            (share * (1.0 - share) * self.pairs / variance).min(2.0 * self.pairs)
        } else {
            self.pairs
        };
        let square = Z * Z / count;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half = (share * (1.0 - share) * square + square * square / 4.0).sqrt() / (1.0 + square);
        (middle - half, middle + half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pairs: &[(u32, u32)]) -> Score {
        let mut score = Score::default();
        for &(won, count) in pairs {
            (0..count).for_each(|_| score.add(2 * won));
        }
        score
    }

    #[test]
    fn as_wilson_where_the_games_of_a_pair_are_independent() {
        // 100 of 200 won, the pairs as by tossing a coin; the interval is that of the textbooks.
        let (low, high) = of(&[(0, 25), (1, 50), (2, 25)]).interval();
        assert!(
            (low - 0.4313).abs() < 0.001 && (high - 0.5687).abs() < 0.001,
            "{low} {high}"
        );
    }

    #[test]
    fn pairs_that_go_one_way_say_less() {
        let (low, _) = of(&[(0, 50), (2, 50)]).interval();
        assert!(low < 0.405, "{low}");
    }

    #[test]
    fn a_duel_always_won_leaves_a_doubt() {
        let (low, high) = of(&[(2, 100)]).interval();
        assert!(
            low > 0.95 && low < 0.97 && (high - 1.0).abs() < 1e-9,
            "{low} {high}"
        );
    }
}
