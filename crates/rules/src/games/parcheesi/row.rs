//! The four pawns of a player in one word.

use super::spaces::{HOME, Mark, YARD};
use super::state::PAWNS;

/// The marks of a player's pawns, ascending, a byte each, the lowest first. Pawns of a colour are
/// alike, so that equal positions are equal rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Row(u32);

/// The lowest bit of each byte.
const EACH: u32 = 0x0101_0101;
/// The highest bit of each byte, which no mark has.
const HIGHEST: u32 = 0x8080_8080;
const _: () = assert!(HOME < 0x80);

impl Row {
    /// All in the nest.
    pub(super) const YARD: Row = Row::all(YARD);
    /// All home.
    pub(super) const HOME: Row = Row::all(HOME);

    const fn all(mark: Mark) -> Row {
        Row(u32::from_le_bytes([mark; PAWNS]))
    }

    /// The row of marks in any order.
    pub(super) fn of(mut marks: [Mark; PAWNS]) -> Row {
        marks.sort_unstable();
        Row(u32::from_le_bytes(marks))
    }

    /// The marks, ascending.
    #[inline]
    pub(super) fn marks(self) -> [Mark; PAWNS] {
        self.0.to_le_bytes()
    }

    /// The different marks between nest and home, ascending.
    #[inline]
    pub(super) fn on_way(self) -> impl Iterator<Item = Mark> {
        let mut last = YARD;
        self.marks().into_iter().filter(move |&mark| {
            let new = mark != last && mark != HOME;
            last = mark;
            new
        })
    }

    /// The pawn least far.
    #[inline]
    pub(super) fn first(self) -> Mark {
        self.0 as Mark
    }

    /// Whether a pawn stands there.
    pub(super) fn has(self, mark: Mark) -> bool {
        self.marks().contains(&mark)
    }

    /// How many stand there.
    pub(super) fn count(self, mark: Mark) -> usize {
        self.marks().iter().filter(|&&each| each == mark).count()
    }

    /// The row after one pawn went from `from`, where one stands, to `to`.
    ///
    /// In a word that is done without a branch that depends on where pawns stand.
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

    /// The index of a pawn that stands there.
    pub(super) fn find(self, mark: Mark) -> Option<usize> {
        self.marks().iter().position(|&each| each == mark)
    }

    /// How many pawns stand before `mark`.
    pub(super) fn before(self, mark: Mark) -> usize {
        self.marks().iter().filter(|&&each| each < mark).count()
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
        let marks = [0, 1, 2, 67, 68, 69, 75, 76];
        for row in 0..8usize.pow(4) {
            let row = [0, 1, 2, 3].map(|place| marks[row / 8usize.pow(place) % 8]);
            for index in 0..PAWNS {
                for to in marks {
                    let mut expected = row;
                    expected[index] = to;
                    let shifted = Row::of(row).shift(row[index], to);
                    assert_eq!(
                        shifted,
                        Row::of(expected),
                        "{row:?}: {} to {to}",
                        row[index]
                    );
                }
            }
        }
    }
}
