//! The four pawns of a player in one word.

use super::spaces::{HOME, Mark, YARD};
use super::state::PAWNS;

/// The marks of a player's pawns, ascending, a byte each, the lowest first. Pawns of a colour are
/// alike, so that equal positions are equal rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Row(u32);

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
    #[inline]
    #[must_use]
    pub(super) fn shift(self, from: Mark, to: Mark) -> Row {
        self.shift_telling(from, to, |_| {})
    }

    /// The same; `swapped` is told each index at which two neighbours changed places on the way.
    #[inline]
    #[must_use]
    pub(super) fn shift_telling(self, from: Mark, to: Mark, mut swapped: impl FnMut(usize)) -> Row {
        let mut marks = self.marks();
        let Some(mut index) = marks.iter().rposition(|&mark| mark == from) else {
            return self;
        };
        while index < PAWNS - 1 && marks[index + 1] < to {
            marks[index] = marks[index + 1];
            swapped(index);
            index += 1;
        }
        while index > 0 && marks[index - 1] > to {
            marks[index] = marks[index - 1];
            index -= 1;
            swapped(index);
        }
        marks[index] = to;
        Row(u32::from_le_bytes(marks))
    }
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
