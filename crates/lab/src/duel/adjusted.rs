//! Luck-adjusted scores of duels: the results of games, less the luck of their rolls.

use bot::luck::WON;

use crate::score::GAME;

/// Luck-adjusted scores of mirrored groups. Like [`Score`](crate::score::Score), sums of integers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AdjustedScore {
    /// The number of games in a group.
    size: u32,
    groups: u64,
    /// The sums of the groups' scores and of their squares, in units of 1 / [`WON`].
    sum: i128,
    squares: i128,
}

impl AdjustedScore {
    /// A score without groups, for groups of `size` games.
    pub(crate) fn new(size: u32) -> AdjustedScore {
        AdjustedScore {
            size,
            groups: 0,
            sum: 0,
            squares: 0,
        }
    }

    /// Adds a group in which this many parts of a [`GAME`] were won, with the luck of its games together.
    pub(crate) fn add(&mut self, parts: u32, luck: i64) {
        let won = i128::from(parts) * i128::from(WON) / i128::from(GAME);
        let adjusted = won - i128::from(luck);
        self.groups += 1;
        self.sum += adjusted;
        self.squares += adjusted * adjusted;
    }

    /// Adds the groups of another part of the run.
    pub(crate) fn join(&mut self, other: &AdjustedScore) {
        self.groups += other.groups;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The share of games won, on average from 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        self.sum as f64 / self.groups as f64 / self.most()
    }

    /// The score of a group in which all games were won alone, without luck.
    fn most(&self) -> f64 {
        f64::from(self.size) * WON as f64
    }

    /// The standard deviation of the share in a group. `None` for fewer than 2 groups.
    pub(crate) fn spread(&self) -> Option<f64> {
        let groups = self.groups as f64;
        let square = self.squares as f64 / groups / self.most().powi(2);
        let variance = (square - self.share().powi(2)) * groups / (groups - 1.0);
        (self.groups > 1).then(|| variance.max(0.0).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A score of pairs, each with the games won and the luck in games.
    fn of(groups: &[(u32, f64)]) -> AdjustedScore {
        let mut score = AdjustedScore::new(2);
        for (won, luck) in groups {
            score.add(GAME * won, (luck * WON as f64) as i64);
        }
        score
    }

    #[test]
    fn luck_is_subtracted() {
        let score = of(&[(2, 0.5), (0, -0.5), (1, 0.25), (1, -0.25)]);
        // 1.5, 0.5, 0.75 and 1.25 of 2 games.
        assert!((score.share() - 0.5).abs() < 1e-9);
        let variance = (0.25_f64.powi(2) + 0.125_f64.powi(2)) * 2.0 / 3.0;
        assert!((score.spread().unwrap() - variance.sqrt()).abs() < 1e-9);
        assert_eq!(of(&[(1, 0.0)]).spread(), None);
    }

    #[test]
    fn a_score_does_not_depend_on_the_order_of_its_parts() {
        let (one, other) = (of(&[(2, 0.3), (0, -0.7)]), of(&[(1, 0.01)]));
        let (mut joined, mut reverse) = (one.clone(), other.clone());
        joined.join(&other);
        reverse.join(&one);
        assert_eq!(joined, reverse);
        assert_eq!(joined, of(&[(1, 0.01), (2, 0.3), (0, -0.7)]));
    }
}
