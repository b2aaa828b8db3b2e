//! What the score of a duel says about strength.

use std::collections::BTreeMap;

/// The parts that a game is counted in: however many of the eight seats at most share a win, each
/// has a whole number of them.
pub(crate) const GAME: u32 = 840;

/// The value that a normal variable stays within on either side, in 95 of 100 cases.
pub(crate) const Z: f64 = 1.959_964;

/// Scores of mirrored groups: the games of a group are played with the same dice, so they are not
/// independent, while the groups are.
///
/// It is kept in whole numbers, so that parts of a run joined in any order are the same run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Score {
    /// The games of a group.
    size: u32,
    /// How many groups have which score, in parts of a [`GAME`].
    groups: BTreeMap<u32, u64>,
}

impl Score {
    /// No groups yet, each to be of `size` games.
    pub(crate) fn new(size: u32) -> Score {
        Score {
            size,
            groups: BTreeMap::new(),
        }
    }

    /// Adds `count` groups in each of which so many parts of its games were won.
    ///
    /// # Panics
    /// When that is more than all of its games.
    pub(crate) fn add(&mut self, parts: u32, count: u64) {
        assert!(parts <= self.most(), "more is won than was played for");
        *self.groups.entry(parts).or_default() += count;
    }

    /// Adds the groups of another part of the run.
    pub(crate) fn join(&mut self, other: &Score) {
        for (parts, count) in &other.groups {
            self.add(*parts, *count);
        }
    }

    /// The scores and how many groups have each, in ascending order.
    pub(crate) fn groups(&self) -> impl Iterator<Item = (u32, u64)> {
        self.groups.iter().map(|(parts, count)| (*parts, *count))
    }

    /// How many groups there are.
    pub(crate) fn count(&self) -> u64 {
        self.groups.values().sum()
    }

    /// The score of a group of which every game was won alone.
    pub(crate) fn most(&self) -> u32 {
        GAME * self.size
    }

    /// Games won; of a shared win, its share.
    pub(crate) fn won(&self) -> f64 {
        self.moment(1) as f64 / f64::from(GAME)
    }

    /// Games played.
    pub(crate) fn games(&self) -> u64 {
        self.count() * u64::from(self.size)
    }

    /// Of the games, how many were won: 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        self.won() / self.games() as f64
    }

    /// The interval of the share that leaves as much out as a normal variable farther off than `z`:
    /// Wilson's, for as many independent games as would scatter as the groups do. It stays within 0
    /// and 1 where a duel is nearly always won.
    pub(crate) fn interval(&self, z: f64) -> (f64, f64) {
        let (groups, share) = (self.count() as f64, self.share());
        let most = f64::from(self.most());
        let squares = self.moment(2) as f64 / (most * most);
        let variance = (squares / groups - share * share) * groups / (groups - 1.0);
        let count = if groups > 1.0 && variance > 0.0 {
            // Mirrored games seldom scatter more than independent ones; where chance makes them
            // seem to scatter much less, no more is claimed than as many games as were played.
            (share * (1.0 - share) * groups / variance).min(f64::from(self.size) * groups)
        } else {
            groups
        };
        let square = z * z / count;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half = (share * (1.0 - share) * square + square * square / 4.0).sqrt() / (1.0 + square);
        (middle - half, middle + half)
    }

    /// The sum of that power of the scores.
    fn moment(&self, power: u32) -> u128 {
        self.groups()
            .map(|(parts, count)| u128::from(parts).pow(power) * u128::from(count))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Groups by games won.
    fn of(size: u32, groups: &[(u32, u64)]) -> Score {
        let mut score = Score::new(size);
        for &(won, count) in groups {
            score.add(GAME * won, count);
        }
        score
    }

    #[test]
    fn as_wilson_where_the_games_of_a_group_are_independent() {
        // 100 of 200 won, the pairs as by tossing a coin; the interval is that of the textbooks.
        let (low, high) = of(2, &[(0, 25), (1, 50), (2, 25)]).interval(Z);
        assert!(
            (low - 0.4313).abs() < 0.001 && (high - 0.5687).abs() < 0.001,
            "{low} {high}"
        );
        // 100 of 400 won, the groups of four as independent games would fall.
        let four = of(4, &[(0, 32), (1, 42), (2, 21), (3, 4), (4, 1)]);
        assert_eq!((four.won(), four.games()), (100.0, 400));
        let (low, high) = four.interval(Z);
        assert!(
            (low - 0.2101).abs() < 0.003 && (high - 0.2947).abs() < 0.003,
            "{low} {high}"
        );
    }

    #[test]
    fn groups_that_go_one_way_say_less() {
        let (low, _) = of(2, &[(0, 50), (2, 50)]).interval(Z);
        assert!(low < 0.405, "{low}");
    }

    #[test]
    fn groups_that_all_fall_alike_say_no_more_than_their_games() {
        let (low, high) = of(4, &[(0, 1), (1, 98), (2, 1)]).interval(Z);
        let (least, most) = of(1, &[(0, 300), (1, 100)]).interval(Z);
        assert!((low - least).abs() < 1e-4 && (high - most).abs() < 1e-4);
    }

    #[test]
    fn a_duel_always_won_leaves_a_doubt() {
        let (low, high) = of(2, &[(2, 100)]).interval(Z);
        assert!(
            low > 0.95 && low < 0.97 && (high - 1.0).abs() < 1e-9,
            "{low} {high}"
        );
    }

    #[test]
    fn every_shared_win_is_whole_parts() {
        assert!((1..=8).all(|winners| GAME.is_multiple_of(winners)));
    }
}
