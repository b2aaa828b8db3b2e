//! What stands in the bits and bytes of a word, one after the other.
//!
//! The look-ahead asks it all the time, and the page is compiled for size: there the standard library's
//! ways to go through an array or a range stay calls. These are written into the loops that use them.

/// The numbers of the bits that are set in a word, ascending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits<W>(pub(crate) W);

macro_rules! bits {
    ($($word:ty),*) => {$(
        impl Iterator for Bits<$word> {
            type Item = u8;

            #[inline(always)]
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
bits!(u8, u32, u64, u128);

/// The lowest bytes of a word, the lowest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes {
    word: u32,
    left: u8,
}

impl Bytes {
    /// So many of them, at most four.
    #[inline(always)]
    pub(crate) fn of(word: u32, count: u8) -> Bytes {
        Bytes { word, left: count }
    }
}

impl Iterator for Bytes {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.left == 0 {
            return None;
        }
        let byte = self.word as u8;
        self.word >>= u8::BITS;
        self.left -= 1;
        Some(byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_ascending_each_once() {
        assert_eq!(Bits(0u64).count(), 0);
        let set = 1u128 << 127 | 1 << 64 | 0b101;
        assert_eq!(Bits(set).collect::<Vec<_>>(), [0, 2, 64, 127]);
    }

    #[test]
    fn bytes_come_from_the_lowest_on() {
        assert_eq!(Bytes::of(0x0403_0201, 4).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!(Bytes::of(0x0403_0201, 1).collect::<Vec<_>>(), [1]);
        assert_eq!(Bytes::of(0, 0).count(), 0);
    }
}
