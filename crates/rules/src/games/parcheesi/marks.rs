//! Sets of marks, one bit a mark.
//!
//! WebAssembly has no 128-bit shifts: each would be a call. So shifts by a distance that is only
//! known at run time go through 64-bit halves.

use super::spaces::Mark;
use crate::bit_iter::BitIter;

/// A set of marks.
pub(super) type Marks = u128;

/// The set of one mark.
#[inline]
pub(super) const fn bit(mark: Mark) -> Marks {
    let half = (1u64 << (mark % 64)) as Marks;
    if mark < 64 { half } else { half << 64 }
}

/// The marks before `mark`.
#[inline]
pub(super) const fn below(mark: Mark) -> Marks {
    bit(mark) - 1
}

/// Whether `mark` is in a set.
#[inline]
pub(super) const fn has(set: Marks, mark: Mark) -> bool {
    let half = if mark < 64 { set } else { set >> 64 } as u64;
    half >> (mark % 64) & 1 == 1
}

/// The set with each mark `count` lower, without those that were below `count`, which is less
/// than 64.
#[inline]
pub(super) fn lowered(set: Marks, count: u8) -> Marks {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let carried = high << 1 << (63 - count);
    Marks::from(high >> count) << 64 | Marks::from(low >> count | carried)
}

/// The marks after `from` and before `to`.
#[inline]
pub(super) fn between(from: Mark, to: Mark) -> Marks {
    below(to) & !below(from + 1)
}

/// The marks of a set, ascending.
#[inline]
pub(super) fn marks(set: Marks) -> BitIter<Marks> {
    BitIter(set)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_shift_like_the_whole() {
        let set: Marks = 0x8000_1234_5678_9abc_def0_0fed_cba9_8765;
        for mark in 0..128 {
            assert_eq!(bit(mark), 1 << mark);
            assert_eq!(has(set, mark), set >> mark & 1 == 1);
        }
        for count in 0..64 {
            assert_eq!(lowered(set, count), set >> count);
        }
        assert_eq!(
            marks(between(60, 70)).collect::<Vec<_>>(),
            (61..70).collect::<Vec<_>>()
        );
    }
}
