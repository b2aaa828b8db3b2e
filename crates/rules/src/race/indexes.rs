//! Sets of path indexes, one bit a path index.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use super::track::PathIndex;
use crate::bit_iter::BitIter;

/// A set of path indexes of ring and home path: `u64` if home is below 63, otherwise `u128`.
pub trait IndexSet:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + 'static
{
    /// Path indexes are below this number, and the last one is on no path.
    const END: PathIndex;

    /// The part of a set that can be in this one.
    fn of(set: u128) -> Self;

    /// The set of one path index. An index beyond the last is taken for another.
    fn bit(index: PathIndex) -> Self;

    /// The path indexes before `index`.
    fn below(index: PathIndex) -> Self;

    /// Whether `index` is in the set.
    fn has(self, index: PathIndex) -> bool;

    /// The set with each path index `count` lower, without those that were below `count`.
    fn lowered(self, count: u8) -> Self;

    /// The path indexes that have one of the set among the next `count`.
    fn behind(self, count: u8) -> Self;

    /// The path indexes, ascending.
    fn iter(self) -> impl Iterator<Item = PathIndex>;

    /// How many path indexes there are.
    fn len(self) -> u32;

    /// The set of no path index.
    #[inline]
    fn none() -> Self {
        Self::default()
    }

    /// Whether there is no path index in the set.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::none()
    }

    /// The path indexes from `from` up to `to`, without `to`.
    #[inline]
    fn span(from: PathIndex, to: PathIndex) -> Self {
        Self::below(to) & !Self::below(from)
    }

    /// The set, or none if `is_kept` is false.
    #[inline]
    fn only_if(self, is_kept: bool) -> Self {
        if is_kept { self } else { Self::none() }
    }
}

impl IndexSet for u64 {
    const END: PathIndex = 64;

    #[inline]
    fn of(set: u128) -> u64 {
        set as u64
    }

    #[inline]
    fn bit(index: PathIndex) -> u64 {
        1 << (index % 64)
    }

    #[inline]
    fn below(index: PathIndex) -> u64 {
        u64::bit(index) - 1
    }

    #[inline]
    fn has(self, index: PathIndex) -> bool {
        self >> (index % 64) & 1 == 1
    }

    #[inline]
    fn lowered(self, count: u8) -> u64 {
        self >> (count % 64)
    }

    #[inline]
    fn behind(self, count: u8) -> u64 {
        if count >= 16 {
            return far_behind(self, count);
        }
        let one = self >> 1 & u64::from(count != 0).wrapping_neg();
        let two = one | one >> 1;
        let four = two | two >> 2;
        let eight = four | four >> 4;
        // Twice the longest power of two that is not longer than `count`.
        let (mut set, mut length) = (one, 1);
        if count >= 2 {
            (set, length) = (two, 2);
        }
        if count >= 4 {
            (set, length) = (four, 4);
        }
        if count >= 8 {
            (set, length) = (eight, 8);
        }
        set | set >> (count.wrapping_sub(length) % 8)
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = PathIndex> {
        BitIter(self)
    }

    #[inline]
    fn len(self) -> u32 {
        self.count_ones()
    }
}

/// [`IndexSet::behind`] for a `count` that only long bonuses have.
#[cold]
fn far_behind(set: u64, count: u8) -> u64 {
    set.behind(15) | (set >> 15).behind(count - 15)
}

// WebAssembly has no 128-bit shifts: each would be a call. So shifts by a distance that is only known
// at run time go through 64-bit halves.
impl IndexSet for u128 {
    const END: PathIndex = 128;

    #[inline]
    fn of(set: u128) -> u128 {
        set
    }

    #[inline]
    fn bit(index: PathIndex) -> u128 {
        let half = u128::from(1u64 << (index % 64));
        if index < 64 { half } else { half << 64 }
    }

    #[inline]
    fn below(index: PathIndex) -> u128 {
        u128::bit(index) - 1
    }

    #[inline]
    fn has(self, index: PathIndex) -> bool {
        let half = if index < 64 { self } else { self >> 64 } as u64;
        half >> (index % 64) & 1 == 1
    }

    #[inline]
    fn lowered(self, count: u8) -> u128 {
        let (low, high) = (self as u64, (self >> 64) as u64);
        let carried = high << 1 << (63 - count);
        u128::from(high >> count) << 64 | u128::from(low >> count | carried)
    }

    #[inline]
    fn behind(self, count: u8) -> u128 {
        let (mut behind, mut next) = (0, self);
        for _ in 0..count {
            next >>= 1;
            behind |= next;
        }
        behind
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = PathIndex> {
        BitIter(self)
    }

    #[inline]
    fn len(self) -> u32 {
        self.count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_shift_like_the_whole() {
        let set: u128 = 0x8000_1234_5678_9abc_def0_0fed_cba9_8765;
        for index in 0..128 {
            assert_eq!(u128::bit(index), 1 << index);
            assert_eq!(set.has(index), set >> index & 1 == 1);
        }
        for count in 0..64 {
            assert_eq!(set.lowered(count), set >> count);
        }
        let found: Vec<_> = u128::span(61, 70).iter().collect();
        assert_eq!(found, (61..70).collect::<Vec<_>>());
    }

    #[test]
    fn both_sizes_find_what_is_ahead() {
        let set: u64 = 0x1234_5678_9abc_def0;
        for count in 0..64 {
            let expected = u128::from(set).behind(count) as u64;
            assert_eq!(set.behind(count), expected, "{count}");
        }
    }
}
