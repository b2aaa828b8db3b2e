//! The four pawns of a player in one word.

use super::spaces::{FIRST_TURNOUT, HOME, Mark};
use super::state::PAWNS;
use crate::bit_iter::BitIter;

/// The marks of a player's pawns, ascending, a byte each, the lowest first.
///
/// A step takes one byte out and puts another in its place in the order. In a word that is done
/// without a branch that depends on where pawns stand, and without going through memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Row(u32);

/// The lowest bit of each byte.
const EACH: u32 = 0x0101_0101;
/// The bit of each byte that only marks on turnouts have.
const ON_TURNOUT: u32 = FIRST_TURNOUT as u32 * EACH;
const _: () = assert!(HOME < FIRST_TURNOUT && FIRST_TURNOUT.is_power_of_two());
/// The highest bit of each byte, which no mark has.
const HIGHEST: u32 = 0x8080_8080;

impl Row {
    /// All home.
    pub(super) const HOME: Row = Row(HOME as u32 * EACH);

    /// The row of marks that are in order.
    #[inline]
    pub(super) fn of(marks: [Mark; PAWNS]) -> Row {
        Row(u32::from_le_bytes(marks))
    }

    /// The marks.
    #[inline]
    pub(super) fn marks(self) -> [Mark; PAWNS] {
        self.0.to_le_bytes()
    }

    /// The row in a word.
    #[inline]
    pub(super) fn word(self) -> u32 {
        self.0
    }

    /// The row of a word that was got so.
    #[inline]
    pub(super) fn of_word(word: u32) -> Row {
        Row(word)
    }

    /// The pawn least far.
    #[inline]
    pub(super) fn first(self) -> Mark {
        self.0 as Mark
    }

    /// The marks on turnouts, ascending; no two are alike.
    #[inline]
    pub(super) fn on_turnouts(self) -> impl Iterator<Item = Mark> {
        let first_bit_of = |bit| u32::from(bit) - FIRST_TURNOUT.ilog2();
        BitIter(self.0 & ON_TURNOUT).map(move |bit| (self.0 >> first_bit_of(bit)) as Mark)
    }

    /// The row after one pawn went from `from`, where one stands, to `to`.
    #[inline]
    #[must_use]
    pub(super) fn shift(self, from: Mark, to: Mark) -> Row {
        // The bytes from the first `from` on; each takes the mark of the next.
        let later = bytes_not_below(self.0, from);
        let three = self.0 & !later | self.0 >> 8 & later;
        // Of the three left in the lower bytes, those from `to` on make room.
        let later = bytes_not_below(three, to) | 0xFF00_0000;
        let here = later & !(later << 8);
        let arrived = u32::from(to) * EACH;
        Row(three & !later | three << 8 & later << 8 | arrived & here)
    }
}

/// The bytes of `word`, all bits of each, that are not below `mark`.
#[inline]
fn bytes_not_below(word: u32, mark: Mark) -> u32 {
    // No mark has the highest bit, so that no byte borrows from the next.
    let not_below = ((word | HIGHEST) - u32::from(mark) * EACH) & HIGHEST;
    (not_below >> 7) * 0xFF
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_stays_in_order() {
        let marks = [0, 1, 2, 55, 61, 62, 64, 84];
        for row in 0..8usize.pow(4) {
            let mut row = [0, 1, 2, 3].map(|place| marks[row / 8usize.pow(place) % 8]);
            row.sort_unstable();
            for index in 0..PAWNS {
                for to in marks {
                    let mut expected = row;
                    expected[index] = to;
                    expected.sort_unstable();
                    let shifted = Row::of(row).shift(row[index], to);
                    assert_eq!(shifted.marks(), expected, "{row:?}: {} to {to}", row[index]);
                }
            }
        }
    }
}
