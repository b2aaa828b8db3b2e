//! The four pawns of a player, packed into one word.

use super::track::{PathIndex, YARD};

/// The number of pawns of a player.
pub const PAWNS: usize = 4;

/// The path indexes of a player's pawns, one byte each, the lowest first.
///
/// Pawns of a colour are interchangeable, so equal positions are equal rows. Any other numbers of
/// spaces below 128 work as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PawnRow(u32);

/// The lowest bit of every byte.
const EACH: u32 = 0x0101_0101;
/// The highest bit of every byte, unused by path indexes.
const HIGHEST: u32 = 0x8080_8080;

impl PawnRow {
    /// All pawns in the yard.
    pub const YARD: PawnRow = PawnRow::all(YARD);

    /// All pawns on one path index.
    pub const fn all(index: PathIndex) -> PawnRow {
        PawnRow(u32::from_le_bytes([index; PAWNS]))
    }

    /// The row with these path indexes, in any order.
    pub fn of(mut indexes: [PathIndex; PAWNS]) -> PawnRow {
        indexes.sort_unstable();
        PawnRow(u32::from_le_bytes(indexes))
    }

    /// The path indexes, ascending.
    #[inline]
    pub fn indexes(self) -> [PathIndex; PAWNS] {
        self.0.to_le_bytes()
    }

    /// The path index of the rearmost pawn.
    #[inline]
    pub fn first(self) -> PathIndex {
        self.0 as PathIndex
    }

    /// Whether a pawn stands on `index`.
    #[inline]
    pub fn has(self, index: PathIndex) -> bool {
        // A byte is 0 where it equals `index`, and only then does it borrow; no byte has the highest
        // bit.
        let differs = self.0 ^ (u32::from(index) * EACH);
        differs.wrapping_sub(EACH) & !differs & HIGHEST != 0
    }

    /// Whether a pawn stands on an index from `first` to `last`.
    #[inline]
    pub fn has_any(self, first: PathIndex, last: PathIndex) -> bool {
        bytes_not_below(self.0, first) & !bytes_not_below(self.0, last + 1) != 0
    }

    /// How many pawns stand on `index`.
    pub fn count(self, index: PathIndex) -> usize {
        let indexes = self.indexes();
        indexes.iter().filter(|&&each| each == index).count()
    }

    /// How many pawns are in the yard.
    #[inline]
    pub fn in_yard(self) -> u32 {
        // The yard has index 0, so its pawns are the lowest bytes.
        self.0.trailing_zeros() / u8::BITS
    }

    /// The position in the row of a pawn on `index`.
    pub fn find(self, index: PathIndex) -> Option<usize> {
        self.indexes().iter().position(|&each| each == index)
    }

    /// How many pawns are behind `index`.
    pub fn before(self, index: PathIndex) -> usize {
        let indexes = self.indexes();
        indexes.iter().filter(|&&each| each < index).count()
    }

    /// The row after a pawn has moved from `from`, where there must be one, to `to`.
    ///
    /// The bytes shift within the word, without branches that depend on the positions of pawns.
    #[inline]
    #[must_use]
    pub fn shift(self, from: PathIndex, to: PathIndex) -> PawnRow {
        // Remove one byte at `from`: each byte from there on takes the value of the next.
        let later = bytes_not_below(self.0, from);
        let three = self.0 & !later | self.0 >> 8 & later;
        // Make room among the three remaining bytes: those from `to` on move up.
        let later = bytes_not_below(three, to) | 0xFF00_0000;
        let here = later & !(later << 8);
        let arrived = u32::from(to) * EACH;
        PawnRow(three & !later | three << 8 & later << 8 | arrived & here)
    }

    /// The row as a word.
    #[inline]
    pub fn word(self) -> u32 {
        self.0
    }

    /// The row from [`PawnRow::word`].
    #[inline]
    pub fn of_word(word: u32) -> PawnRow {
        PawnRow(word)
    }
}

/// A mask of the bytes of `word` that are not below `index`.
#[inline]
fn bytes_not_below(word: u32, index: PathIndex) -> u32 {
    // No index has the highest bit, so no byte borrows from the next.
    let not_below = ((word | HIGHEST) - u32::from(index) * EACH) & HIGHEST;
    (not_below >> 7) * 0xFF
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_stays_in_order() {
        let indexes = [0, 1, 2, 55, 62, 64, 76, 84];
        for row in 0..8usize.pow(4) {
            let row = [0, 1, 2, 3].map(|place| indexes[row / 8usize.pow(place) % 8]);
            for place in 0..PAWNS {
                for to in indexes {
                    let mut expected = row;
                    expected[place] = to;
                    let shifted = PawnRow::of(row).shift(row[place], to);
                    let expected = PawnRow::of(expected);
                    assert_eq!(shifted, expected, "{row:?}: {} to {to}", row[place]);
                }
            }
        }
    }
}
