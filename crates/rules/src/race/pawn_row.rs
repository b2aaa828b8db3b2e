//! The four pawns of a player in one word.

use super::track::{PathIndex, YARD};

/// Pawns of a player.
pub const PAWNS: usize = 4;

/// The path indexes of a player's pawns, a byte each, the lowest first. Pawns of a colour are
/// alike, so equal positions are equal rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PawnRow(u32);

/// The lowest bit of each byte.
const EACH: u32 = 0x0101_0101;
/// The highest bit of each byte, which no path index has.
const HIGHEST: u32 = 0x8080_8080;

impl PawnRow {
    /// All in the yard.
    pub const YARD: PawnRow = PawnRow::all(YARD);

    /// All on one path index.
    pub const fn all(index: PathIndex) -> PawnRow {
        PawnRow(u32::from_le_bytes([index; PAWNS]))
    }

    /// The row of path indexes in any order.
    pub fn of(mut indexes: [PathIndex; PAWNS]) -> PawnRow {
        indexes.sort_unstable();
        PawnRow(u32::from_le_bytes(indexes))
    }

    /// The path indexes, ascending.
    #[inline]
    pub fn indexes(self) -> [PathIndex; PAWNS] {
        self.0.to_le_bytes()
    }

    /// The pawn that has come least far.
    #[inline]
    pub fn first(self) -> PathIndex {
        self.0 as PathIndex
    }

    /// Whether a pawn stands there.
    pub fn has(self, index: PathIndex) -> bool {
        self.indexes().contains(&index)
    }

    /// How many stand there.
    pub fn count(self, index: PathIndex) -> usize {
        let indexes = self.indexes();
        indexes.iter().filter(|&&each| each == index).count()
    }

    /// How many are in the yard.
    #[inline]
    pub fn in_yard(self) -> u32 {
        // They come first, and the index of the yard is 0.
        self.0.trailing_zeros() / u8::BITS
    }

    /// The place in the row of a pawn that stands there.
    pub fn find(self, index: PathIndex) -> Option<usize> {
        self.indexes().iter().position(|&each| each == index)
    }

    /// How many have come less far than `index`.
    pub fn before(self, index: PathIndex) -> usize {
        let indexes = self.indexes();
        indexes.iter().filter(|&&each| each < index).count()
    }

    /// The row after one pawn went from `from`, where one stands, to `to`.
    ///
    /// The bytes move within the word, without a branch that depends on where pawns stand.
    #[inline]
    #[must_use]
    pub fn shift(self, from: PathIndex, to: PathIndex) -> PawnRow {
        // The bytes from the first `from` on; each takes the index of the next.
        let later = bytes_not_below(self.0, from);
        let three = self.0 & !later | self.0 >> 8 & later;
        // Of the three left in the lower bytes, those from `to` on make room.
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

    /// The row of a word from [`PawnRow::word`].
    #[inline]
    pub fn of_word(word: u32) -> PawnRow {
        PawnRow(word)
    }
}

/// The bytes of `word`, all bits of each, that are not below `index`.
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
