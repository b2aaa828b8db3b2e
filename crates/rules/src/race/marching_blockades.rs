//! Which pawns were a blockade at the roll, and so may not meet on another space (C-13).
//!
//! Pawns of a colour are interchangeable. After two of them have met and parted within a roll, it is
//! not known which is which. A step is legal if some assignment of identities permits it. The set of
//! assignments that are still possible is kept as pairs of positions in the player's row.

use super::pawn_row::{PAWNS, PawnRow};
use super::track::{PathIndex, Track};

/// The pairs of places in a row, by the number of their bit. Pairs that share no place are mirror
/// images in this list.
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// The bits of the pairs.
const ALL: u8 = 0b11_1111;
/// The bit that says that two blockades stood at the roll: each way to tell the pawns apart then
/// is two pairs that share no place, and both their bits are in the set or neither.
const TWO: u8 = 0b100_0000;

/// The ways to say which pawns made up the blockades that stood at the roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct BlockadePairs(u8);

impl BlockadePairs {
    /// The set as bits.
    #[inline]
    pub(super) fn bits(self) -> u8 {
        self.0
    }

    /// The set from [`BlockadePairs::bits`].
    #[inline]
    pub(super) fn of_bits(bits: u8) -> BlockadePairs {
        BlockadePairs(bits)
    }

    /// No blockade stood, or none of which the pawns could still meet on the ring.
    pub(super) const NONE: BlockadePairs = BlockadePairs(0);

    /// The blockades that stand in a row.
    pub(super) fn of(track: &Track, own: PawnRow) -> BlockadePairs {
        let indexes = own.indexes();
        let stands = |&(one, other): &(usize, usize)| {
            indexes[one] == indexes[other] && track.is_on_ring(indexes[one])
        };
        let mut set: u8 = 0;
        for (index, _) in PAIRS.iter().enumerate().filter(|(_, pair)| stands(pair)) {
            set |= 1 << index;
        }
        BlockadePairs(if set.count_ones() == 2 {
            set | TWO
        } else {
            set
        })
    }

    /// Whether a step joins the two pawns of a former blockade in every possible assignment.
    #[inline]
    pub(super) fn forbids(
        self,
        track: &Track,
        own: PawnRow,
        from: PathIndex,
        to: PathIndex,
    ) -> bool {
        self != BlockadePairs::NONE && self.meeting(track, own, from, to) == BlockadePairs::NONE
    }

    /// The assignments left after the pawn on `from` has joined the pawn on `to`, if there is one:
    /// those in which the two were not a blockade.
    fn meeting(self, track: &Track, own: PawnRow, from: PathIndex, to: PathIndex) -> BlockadePairs {
        let (Some(one), Some(other)) = (own.find(from), own.find(to)) else {
            return self;
        };
        if to > track.entrance {
            return self;
        }
        let pair = (one.min(other), one.max(other));
        let bit = PAIRS.iter().position(|&each| each == pair);
        let bit = bit.expect("pawns on two spaces have two places");
        let gone = if self.0 & TWO == 0 {
            1 << bit
        } else {
            1 << bit | 1 << (PAIRS.len() - 1 - bit)
        };
        let left = self.0 & !gone;
        BlockadePairs(if left & ALL == 0 { 0 } else { left })
    }

    /// What is possible after a step that is permitted.
    #[must_use]
    pub(super) fn after(
        self,
        track: &Track,
        own: PawnRow,
        from: PathIndex,
        to: PathIndex,
    ) -> BlockadePairs {
        if self == BlockadePairs::NONE {
            return self;
        }
        let mut pairs = self.meeting(track, own, from, to);
        let row = own.shift(from, to);
        // The pawn passes those between it and its new place in the row. Pawns only go forward.
        let places = own.find(from).unwrap_or_default()..row.before(to);
        places.for_each(|place| pairs = pairs.swapped(place));
        let indexes = row.indexes();
        // Those on one space are alike. At home there may be four: three rounds mix them all.
        for _ in 1..PAWNS {
            for index in (1..PAWNS).filter(|&index| indexes[index - 1] == indexes[index]) {
                pairs.0 |= pairs.swapped(index - 1).0;
            }
        }
        if pairs.is_free(track, row) {
            BlockadePairs::NONE
        } else {
            pairs
        }
    }

    /// Whether there is a way to tell the pawns apart by which no two of a blockade can meet on the
    /// ring any more: one of each two has left it.
    fn is_free(self, track: &Track, own: PawnRow) -> bool {
        let indexes = own.indexes();
        // The second place of a pair has the further pawn.
        let left = |bit: usize| indexes[PAIRS[bit].1] > track.entrance;
        let both = |bit: usize| self.0 & TWO == 0 || left(PAIRS.len() - 1 - bit);
        (0..PAIRS.len()).any(|bit| self.0 >> bit & 1 == 1 && left(bit) && both(bit))
    }

    /// The set once the pawns at `index` and the place after it have changed places in the row.
    fn swapped(self, index: usize) -> BlockadePairs {
        // The bits of a mask change places with those so far above them.
        let (distance, mask) = [(2, 0b00_0110), (1, 0b01_0001), (1, 0b00_1010)][index];
        let differs = (self.0 ^ self.0 >> distance) & mask;
        BlockadePairs(self.0 ^ differs ^ differs << distance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swapping_two_places_swaps_them_in_all_pairs() {
        for (bit, &(one, other)) in PAIRS.iter().enumerate() {
            for index in 0..PAWNS - 1 {
                let swap = |place| match place {
                    _ if place == index => index + 1,
                    _ if place == index + 1 => index,
                    _ => place,
                };
                let (one, other) = (swap(one), swap(other));
                let pair = (one.min(other), one.max(other));
                let expected = PAIRS.iter().position(|&each| each == pair).unwrap();
                assert_eq!(
                    BlockadePairs(1 << bit).swapped(index),
                    BlockadePairs(1 << expected)
                );
            }
        }
    }

    #[test]
    fn pairs_that_share_no_place_are_mirror_images() {
        for (bit, &(one, other)) in PAIRS.iter().enumerate() {
            let (third, fourth) = PAIRS[PAIRS.len() - 1 - bit];
            let mut places = [one, other, third, fourth];
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2, 3]);
        }
    }
}
