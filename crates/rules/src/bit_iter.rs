//! Iteration over the set bits of an integer.

/// The positions of the set bits, ascending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BitIter<W>(pub(crate) W);

macro_rules! bit_iter {
    ($($word:ty),*) => {$(
        impl Iterator for BitIter<$word> {
            type Item = u8;

            #[inline]
            fn next(&mut self) -> Option<u8> {
                if self.0 == 0 {
                    return None;
                }
                let bit = self.0.trailing_zeros() as u8;
                self.0 &= self.0 - 1;
                Some(bit)
            }
        }
    )*};
}
bit_iter!(u8, u32, u64, u128);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_ascending_each_once() {
        assert_eq!(BitIter(0u64).count(), 0);
        let set = 1u128 << 127 | 1 << 64 | 0b101;
        assert_eq!(BitIter(set).collect::<Vec<_>>(), [0, 2, 64, 127]);
    }
}
