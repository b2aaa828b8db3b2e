//! The contract of a game's features: what of a position a learned evaluation sees.

use crate::bit_iter::BitIter;
use crate::game::Game;
use crate::seat::Seat;

/// A game whose positions can be told as sets of features: small numbers, each of which holds or
/// does not ("Blue has two pawns on its 7th space").
///
/// An evaluation learns what each feature is worth, so features say what there is and judge
/// nothing. A game that declares none is judged by its [steps to go](crate::explain::Explain).
pub trait Features: Game {
    /// How many features there are: all are below it, and it is at most [`FeatureSet::MOST`].
    const COUNT: usize = 0;

    /// Adds the features of a state in which nobody is within a play, as `seat` sees it.
    ///
    /// They depend on nothing that [`Game::observe`] hides from the seat. Positions that are the
    /// same but for a turn of the table have the same features, each from the seat that was turned
    /// onto the other's.
    fn features(&self, _state: &Self::State, _seat: Seat, _out: &mut FeatureSet) {}
}

const WORDS: usize = 16;
const BITS: u16 = u64::BITS as u16;

/// A set of features, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FeatureSet([u64; WORDS]);

impl FeatureSet {
    /// No feature is as large.
    pub const MOST: usize = WORDS * BITS as usize;

    /// No features.
    pub const EMPTY: FeatureSet = FeatureSet([0; WORDS]);

    /// Adds a feature.
    ///
    /// # Panics
    /// When it is not below [`FeatureSet::MOST`].
    #[inline]
    pub fn insert(&mut self, feature: u16) {
        self.0[usize::from(feature / BITS)] |= 1 << (feature % BITS);
    }

    /// Adds so many features from `first` on: how often something holds, as a thermometer shows a
    /// temperature.
    #[inline]
    pub fn fill(&mut self, first: u16, count: u16) {
        (first..first + count).for_each(|feature| self.insert(feature));
    }

    /// Whether it has a feature.
    pub fn has(&self, feature: u16) -> bool {
        let word = self.0.get(usize::from(feature / BITS));
        word.is_some_and(|word| word >> (feature % BITS) & 1 == 1)
    }

    /// The features, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        let words = (0..).zip(self.0);
        words.flat_map(|(index, word)| BitIter(word).map(move |bit| index * BITS + u16::from(bit)))
    }

    /// Calls `each` with the features that one set has and the other has not, ascending, and with
    /// whether it is `after` that has it.
    #[inline]
    pub fn changes(&self, after: &FeatureSet, mut each: impl FnMut(u16, bool)) {
        for (index, (before, after)) in (0..).zip(self.0.iter().zip(&after.0)) {
            for bit in BitIter(before ^ after) {
                each(index * BITS + u16::from(bit), after >> bit & 1 == 1);
            }
        }
    }
}

/// How near the pawns of one player are to those of another on a common track: for each distance
/// from 1 to `reach`, whether one pawn or more, and whether two or more, have a rival so far before
/// them, and the same for rivals behind.
///
/// `own` and `rival` have a bit for each space that is held, in the order of the track; `onward` moves
/// a set one space on. The features begin with `first`; there are `4 * reach` of them.
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
        for (side, met) in [(0, own_onward & rival), (2, own & rival_onward)] {
            if met != 0 {
                out.insert(at + side);
                if met & (met - 1) != 0 {
                    out.insert(at + side + 1);
                }
            }
        }
    }
}

/// A set one space on, along a track with an end.
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
        // Own pawns on 3 and 5, rivals on 4 and 6: two have one before them, one has one behind.
        distances((0b10_1000, 0b101_0000), on_a_line, 3, 10, &mut near);
        assert_eq!(near, set(&[10, 11, 12, 10 + 8]));
    }
}
