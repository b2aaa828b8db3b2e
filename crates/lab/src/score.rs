//! Scores of duels, and what they say about strength.

use std::collections::BTreeMap;

/// Parts of a game. Any number of up to 8 winners can share a win in whole parts.
pub(crate) const GAME: u32 = 840;

/// 95 of 100 values of a normal variable are within this many standard deviations.
pub(crate) const Z: f64 = 1.959_964;

/// Scores of mirrored groups. The games of a group have the same dice and are not independent of
/// each other, but groups are.
///
/// Scores are integers, so the order in which parts of a run are joined does not matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Score {
    /// The number of games in a group.
    size: u32,
    /// The number of groups for each score, in parts of a [`GAME`].
    groups: BTreeMap<u32, u64>,
}

impl Score {
    /// A score without groups, for groups of `size` games.
    pub(crate) fn new(size: u32) -> Score {
        Score {
            size,
            groups: BTreeMap::new(),
        }
    }

    /// Adds `count` groups, in each of which this many parts were won.
    ///
    /// # Panics
    /// When the group's games do not have this many parts.
    pub(crate) fn add(&mut self, parts: u32, count: u64) {
        assert!(
            parts <= self.most(),
            "a group cannot win more than all its games"
        );
        *self.groups.entry(parts).or_default() += count;
    }

    /// Adds the groups of another part of the run.
    pub(crate) fn join(&mut self, other: &Score) {
        for (parts, count) in &other.groups {
            self.add(*parts, *count);
        }
    }

    /// The scores in ascending order, with their numbers of groups.
    pub(crate) fn groups(&self) -> impl Iterator<Item = (u32, u64)> {
        self.groups.iter().map(|(parts, count)| (*parts, *count))
    }

    /// The number of groups.
    pub(crate) fn count(&self) -> u64 {
        self.groups.values().sum()
    }

    /// The score of a group in which all games were won alone.
    pub(crate) fn most(&self) -> u32 {
        GAME * self.size
    }

    /// The number of games won; shared wins count in part.
    pub(crate) fn won(&self) -> f64 {
        self.moment(1) as f64 / f64::from(GAME)
    }

    /// Games played.
    pub(crate) fn games(&self) -> u64 {
        self.count() * u64::from(self.size)
    }

    /// The share of games won: 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        self.won() / self.games() as f64
    }

    /// The Wilson interval of the share with `z` standard deviations. It is computed for as many
    /// independent games as would have the variance of the groups. It stays within 0 and 1 even if
    /// a duel is nearly always won.
    pub(crate) fn interval(&self, z: f64) -> (f64, f64) {
        let (groups, share) = (self.count() as f64, self.share());
        let variance = self.variance();
        let count = if groups > 1.0 && variance > 0.0 {
            // Mirrored games rarely vary more than independent ones. If they seem to vary much less
            // by chance, the interval still claims no more games than were played.
            (share * (1.0 - share) * groups / variance).min(f64::from(self.size) * groups)
        } else {
            groups
        };
        let square = z * z / count;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half = (share * (1.0 - share) * square + square * square / 4.0).sqrt() / (1.0 + square);
        (middle - half, middle + half)
    }

    /// The variance of the share in a group; of a single group not a number.
    fn variance(&self) -> f64 {
        let (groups, most) = (self.count() as f64, f64::from(self.most()));
        let squares = self.moment(2) as f64 / (most * most);
        (squares / groups - self.share().powi(2)) * groups / (groups - 1.0)
    }

    /// The standard deviation of the share in a group. `None` for fewer than 2 groups.
    pub(crate) fn spread(&self) -> Option<f64> {
        (self.count() > 1).then(|| self.variance().max(0.0).sqrt())
    }

    /// The sum of this power of the scores.
    fn moment(&self, power: u32) -> u128 {
        self.groups()
            .map(|(parts, count)| u128::from(parts).pow(power) * u128::from(count))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A score of groups by games won.
    fn of(size: u32, groups: &[(u32, u64)]) -> Score {
        let mut score = Score::new(size);
        for &(won, count) in groups {
            score.add(GAME * won, count);
        }
        score
    }

    #[test]
    fn the_interval_is_wilsons_for_independent_games() {
        // 100 of 200 won, in pairs as from coin tosses; the interval is that of the textbooks.
        let (low, high) = of(2, &[(0, 25), (1, 50), (2, 25)]).interval(Z);
        assert!(
            (low - 0.4313).abs() < 0.001 && (high - 0.5687).abs() < 0.001,
            "{low} {high}"
        );
        // 100 of 400 won, in groups of four as from independent games.
        let four = of(4, &[(0, 32), (1, 42), (2, 21), (3, 4), (4, 1)]);
        assert_eq!((four.won(), four.games()), (100.0, 400));
        let (low, high) = four.interval(Z);
        assert!(
            (low - 0.2101).abs() < 0.003 && (high - 0.2947).abs() < 0.003,
            "{low} {high}"
        );
    }

    #[test]
    fn correlated_groups_give_a_wider_interval() {
        let (low, _) = of(2, &[(0, 50), (2, 50)]).interval(Z);
        assert!(low < 0.405, "{low}");
    }

    #[test]
    fn equal_groups_give_no_narrower_interval_than_their_games() {
        let (low, high) = of(4, &[(0, 1), (1, 98), (2, 1)]).interval(Z);
        let (least, most) = of(1, &[(0, 300), (1, 100)]).interval(Z);
        assert!((low - least).abs() < 1e-4 && (high - most).abs() < 1e-4);
    }

    #[test]
    fn a_duel_always_won_has_an_interval() {
        let (low, high) = of(2, &[(2, 100)]).interval(Z);
        assert!(
            low > 0.95 && low < 0.97 && (high - 1.0).abs() < 1e-9,
            "{low} {high}"
        );
    }

    #[test]
    fn shared_wins_are_whole_parts() {
        assert!((1..=8).all(|winners| GAME.is_multiple_of(winners)));
    }
}
