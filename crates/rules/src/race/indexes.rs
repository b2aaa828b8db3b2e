//! Sets of path indexes, one bit a path index.
//!
//! WebAssembly has no 128-bit shifts: each would be a call. So shifts by a distance that is only
//! known at run time go through 64-bit halves.

use crate::bit_iter::BitIter;
use crate::race::PathIndex;

/// A set of path indexes.
pub(super) type Indexes = u128;

/// The set of one path index.
#[inline]
pub(super) const fn bit(index: PathIndex) -> Indexes {
    let half = (1u64 << (index % 64)) as Indexes;
    if index < 64 { half } else { half << 64 }
}

/// The path indexes before `index`.
#[inline]
pub(super) const fn below(index: PathIndex) -> Indexes {
    bit(index) - 1
}

/// The path indexes from `from` up to `to`, without `to`.
#[inline]
pub(super) const fn span(from: PathIndex, to: PathIndex) -> Indexes {
    below(to) & !below(from)
}

/// Whether `index` is in a set.
#[inline]
pub(super) const fn has(set: Indexes, index: PathIndex) -> bool {
    let half = if index < 64 { set } else { set >> 64 } as u64;
    half >> (index % 64) & 1 == 1
}

/// The set with each path index `count` lower, without those that were below `count`, which is less
/// than 64.
#[inline]
pub(super) fn lowered(set: Indexes, count: u8) -> Indexes {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let carried = high << 1 << (63 - count);
    Indexes::from(high >> count) << 64 | Indexes::from(low >> count | carried)
}

/// The path indexes of a set, ascending.
#[inline]
pub(super) fn indexes(set: Indexes) -> BitIter<Indexes> {
    BitIter(set)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_shift_like_the_whole() {
        let set: Indexes = 0x8000_1234_5678_9abc_def0_0fed_cba9_8765;
        for index in 0..128 {
            assert_eq!(bit(index), 1 << index);
            assert_eq!(has(set, index), set >> index & 1 == 1);
        }
        for count in 0..64 {
            assert_eq!(lowered(set, count), set >> count);
        }
        let found: Vec<_> = indexes(below(70) & !below(61)).collect();
        assert_eq!(found, (61..70).collect::<Vec<_>>());
    }
}
