//! Features: the part of a position that a learned evaluation sees.

use crate::bit_iter::BitIter;
use crate::game::Game;
use crate::seat::Seat;

/// A game that describes positions as sets of features. A feature is a small number that stands for
/// a fact ("Blue has two pawns on its 7th space").
///
/// Features state facts without judging them: an evaluation learns the value of each. Bots judge a
/// game without features by its [steps to go](crate::progress::Progress).
pub trait Features: Game {
    /// The number of features, at most [`FeatureSet::MAX`]; every feature is below it.
    const COUNT: usize = 0;

    /// Adds the features of a state from the point of view of `seat`. No play is under way in the
    /// state.
    ///
    /// The features do not depend on what [`Game::observe`] hides from the seat. Rotating the table
    /// leaves the features unchanged, each seen from the rotated seat.
    fn features(&self, _state: &Self::State, _seat: Seat, _out: &mut FeatureSet) {}
}

const WORDS: usize = 16;
const BITS: u16 = u64::BITS as u16;

/// A set of features, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FeatureSet([u64; WORDS]);

impl FeatureSet {
    /// The upper limit: every feature is below it.
    pub const MAX: usize = WORDS * BITS as usize;

    /// No features.
    pub const EMPTY: FeatureSet = FeatureSet([0; WORDS]);

    /// Adds a feature.
    ///
    /// # Panics
    /// When it is not below [`FeatureSet::MAX`].
    #[inline]
    pub fn insert(&mut self, feature: u16) {
        self.0[usize::from(feature / BITS)] |= 1 << (feature % BITS);
    }

    /// Adds `count` features from `first` on. They encode a count like the marks on a thermometer.
    #[inline]
    pub fn fill(&mut self, first: u16, count: u16) {
        (first..first + count).for_each(|feature| self.insert(feature));
    }

    /// Whether the set has a feature.
    pub fn has(&self, feature: u16) -> bool {
        let word = self.0.get(usize::from(feature / BITS));
        word.is_some_and(|word| word >> (feature % BITS) & 1 == 1)
    }

    /// The features, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        let words = (0..).zip(self.0);
        words.flat_map(|(index, word)| BitIter(word).map(move |bit| index * BITS + u16::from(bit)))
    }

    /// Calls `each` with every feature that only one of the two sets has, ascending, and whether
    /// that set is `after`.
    #[inline]
    pub fn changes(&self, after: &FeatureSet, mut each: impl FnMut(u16, bool)) {
        for (index, (before, after)) in (0..).zip(self.0.iter().zip(&after.0)) {
            for bit in BitIter(before ^ after) {
                each(index * BITS + u16::from(bit), after >> bit & 1 == 1);
            }
        }
    }
}

/// Adds features for the distances between the pawns of two players on a shared track. For each
/// distance from 1 to `reach`, 2 features say whether at least 1 or at least 2 own pawns have a
/// rival that far ahead, and 2 more say the same of rivals behind.
///
/// `own` and `rival` have a bit for each occupied space, in track order; `onward` moves a set one
/// space on. The `4 * reach` features start at `first`.
pub fn distances(
    (own, rival): (u128, u128),
    onward: impl Fn(u128) -> u128,
    reach: u16,
    first: u16,
    out: &mut FeatureSet,
) {
    if own == 0 || rival == 0 {
        return;
    }
    // One space at a time: WebAssembly has no 128-bit shift by a distance known only at run time.
    let (mut own_onward, mut rival_onward) = (own, rival);
    for index in 0..reach {
        own_onward = onward(own_onward);
        rival_onward = onward(rival_onward);
        let at = first + 4 * index;
        for (side, overlap) in [(0, own_onward & rival), (2, own & rival_onward)] {
            if overlap != 0 {
                out.insert(at + side);
                if overlap & (overlap - 1) != 0 {
                    out.insert(at + side + 1);
                }
            }
        }
    }
}

/// Moves a set one space on, along a track with an end.
pub fn on_a_line(set: u128) -> u128 {
    set << 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(features: &[u16]) -> FeatureSet {
        let mut set = FeatureSet::EMPTY;
        features.iter().for_each(|&feature| set.insert(feature));
        set
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let features = [0, 1, 63, 64, 500, 1_023];
        assert!(set(&features).iter().eq(features));
        assert!(set(&features).has(500) && !set(&features).has(501) && !set(&[]).has(2_000));
        let mut filled = FeatureSet::EMPTY;
        filled.fill(62, 4);
        assert_eq!(filled, set(&[62, 63, 64, 65]));
    }

    #[test]
    fn changes_lead_from_one_set_to_the_other() {
        let mut changes = Vec::new();
        set(&[1, 64, 700]).changes(&set(&[2, 64]), |feature, added| {
            changes.push((feature, added))
        });
        assert_eq!(changes, [(1, false), (2, true), (700, false)]);
    }

    #[test]
    fn distances_count_pawns_before_and_behind() {
        let mut near = FeatureSet::EMPTY;
        // Own pawns on 3 and 5, rivals on 4 and 6: both have a rival ahead, one has a rival
        // behind.
        distances((0b10_1000, 0b101_0000), on_a_line, 3, 10, &mut near);
        assert_eq!(near, set(&[10, 11, 12, 10 + 8]));
    }
}
