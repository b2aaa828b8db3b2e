//! Arithmetic coding: integers in as few digits as their weights allow.
//!
//! The coder uses only integers, which give the same results on every machine. Writing and reading share
//! their functions and therefore cannot differ.

use words::t;

/// The bits in a digit.
const DIGIT: u32 = 6;
/// The digits in the window. Digits before the window change only by a carry.
const WINDOW: usize = 8;
/// The bits in the window.
const BITS: u32 = DIGIT * WINDOW as u32;
/// An interval of this width or less moves on by a digit. Total weights up to 2^32 still fit.
const NARROW: u64 = 1 << (BITS - DIGIT);

/// A stream of numbers for writing or reading.
pub(crate) struct Coder {
    way: Way,
    /// The width of the interval that contains the remaining digits.
    range: u64,
}

enum Way {
    Writing {
        digits: Vec<u8>,
        /// The start of the interval.
        low: u64,
    },
    Reading {
        digits: Vec<u8>,
        /// The number of digits read, including those beyond the end, which are 0.
        asked: usize,
        /// The position of the digits in the interval.
        value: u64,
    },
}

impl Coder {
    /// A stream for writing.
    pub(crate) fn writing() -> Coder {
        let way = Way::Writing {
            digits: Vec::new(),
            low: 0,
        };
        Coder {
            way,
            range: 1 << BITS,
        }
    }

    /// A stream for reading.
    pub(crate) fn reading(digits: Vec<u8>) -> Coder {
        let mut value = 0;
        for at in 0..WINDOW {
            value = value << DIGIT | u64::from(digits.get(at).copied().unwrap_or_default());
        }
        let way = Way::Reading {
            digits,
            asked: WINDOW,
            value,
        };
        Coder {
            way,
            range: 1 << BITS,
        }
    }

    /// Writes `given`, or reads a number below `below`, which is not 0.
    ///
    /// # Errors
    /// If the stream has ended.
    pub(crate) fn number(&mut self, below: u32, given: u32) -> Result<u32, String> {
        let total = u64::from(below);
        let each = self.range / total;
        let found = self.found(each, total).unwrap_or_else(|| u64::from(given));
        self.narrow(each, found, 1, total)?;
        Ok(found as u32)
    }

    /// Writes `given`, or reads an index into `weights`. The sum of the weights and the weight of `given` are
    /// not 0.
    ///
    /// # Errors
    /// If the stream has ended.
    pub(crate) fn index(&mut self, weights: &[u32], given: usize) -> Result<usize, String> {
        let total: u64 = weights.iter().copied().map(u64::from).sum();
        let each = self.range / total;
        let found = self.found(each, total);
        let mut start = 0;
        for (index, weight) in weights.iter().copied().map(u64::from).enumerate() {
            let is_it = match found {
                Some(found) => found < start + weight,
                None => index == given,
            };
            if is_it {
                self.narrow(each, start, weight, total)?;
                return Ok(index);
            }
            start += weight;
        }
        unreachable!("the weights leave out what is below their sum")
    }

    /// Writes or reads a flag. Both values are equally likely.
    ///
    /// # Errors
    /// If the stream has ended.
    pub(crate) fn flag(&mut self, given: bool) -> Result<bool, String> {
        Ok(self.number(2, u32::from(given))? == 1)
    }

    /// Writes or reads a number of at most `most` bits. A small number takes fewer digits than a large one.
    ///
    /// # Errors
    /// If the stream has ended.
    pub(crate) fn size(&mut self, most: u32, given: u32) -> Result<u32, String> {
        let bits = self.number(most + 1, u32::BITS - given.leading_zeros())?;
        if bits < 2 {
            return Ok(bits);
        }
        let top = 1 << (bits - 1);
        Ok(top | self.number(top, given & (top - 1))?)
    }

    /// The next value to read, as a number below `total`; `None` when writing.
    fn found(&self, each: u64, total: u64) -> Option<u64> {
        match &self.way {
            Way::Writing { .. } => None,
            Way::Reading { value, .. } => Some((value / each).min(total - 1)),
        }
    }

    /// Narrows the interval to a part of it. The last part includes the remainder of the division.
    fn narrow(&mut self, each: u64, start: u64, size: u64, total: u64) -> Result<(), String> {
        let before = each * start;
        self.range = if start + size == total {
            self.range - before
        } else {
            each * size
        };
        match &mut self.way {
            Way::Writing { digits, low } => {
                *low += before;
                settle(digits, low);
                while self.range <= NARROW {
                    digits.push((*low >> (BITS - DIGIT)) as u8);
                    *low = *low << DIGIT & ((1 << BITS) - 1);
                    self.range <<= DIGIT;
                }
            }
            Way::Reading {
                digits,
                asked,
                value,
            } => {
                *value -= before;
                while self.range <= NARROW {
                    let digit = digits.get(*asked).copied().unwrap_or_default();
                    *value = *value << DIGIT | u64::from(digit);
                    *asked += 1;
                    self.range <<= DIGIT;
                }
                // Otherwise a short text could cost as much work as a long one.
                if *asked > digits.len() + WINDOW {
                    return Err(t!(link_errors::cut_off).to_owned());
                }
            }
        }
        Ok(())
    }

    /// All digits written, as few as identify the interval.
    pub(crate) fn written(self) -> Vec<u8> {
        let Way::Writing {
            mut digits,
            mut low,
        } = self.way
        else {
            return Vec::new();
        };
        for more in 0..=WINDOW as u32 {
            let unit: u64 = 1 << (BITS - DIGIT * more);
            let value = (low + unit - 1) & !(unit - 1);
            if value < low + self.range {
                low = value;
                settle(&mut digits, &mut low);
                let digit = |at: u32| (low >> (BITS - DIGIT * (at + 1)) & 63) as u8;
                digits.extend((0..more).map(digit));
                break;
            }
        }
        digits
    }

    /// Whether all digits were needed.
    pub(crate) fn is_used_up(&self) -> bool {
        match &self.way {
            Way::Writing { .. } => true,
            Way::Reading { digits, asked, .. } => digits.len() <= *asked,
        }
    }
}

/// Carries overflow from the window into the digits before it.
fn settle(digits: &mut [u8], low: &mut u64) {
    if *low >> BITS == 0 {
        return;
    }
    *low &= (1 << BITS) - 1;
    for digit in digits.iter_mut().rev() {
        if *digit < 63 {
            *digit += 1;
            return;
        }
        *digit = 0;
    }
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use chacha20::rand_core::{Rng as _, SeedableRng as _};

    use super::*;

    /// A number to write and read.
    enum Query {
        Number(u32, u32),
        Index(Vec<u32>, usize),
        Size(u32, u32),
    }

    impl Query {
        /// A random number of a random kind.
        fn by(rng: &mut ChaCha8Rng) -> Query {
            let mut below = |below: u32| rng.next_u32() % below;
            match below(4) {
                0 => {
                    let most = [1, 2, 7, 1 << 20, u32::MAX][below(5) as usize];
                    Query::Number(most, below(most))
                }
                1 => {
                    let bits = below(33);
                    let number = if bits == 0 {
                        0
                    } else {
                        below(u32::MAX) >> (32 - bits)
                    };
                    Query::Size(32, number)
                }
                _ => {
                    let count = 1 + below(40) as usize;
                    let most = [2, 50, 1 << 26][below(3) as usize];
                    let weights: Vec<u32> = (0..count).map(|_| 1 + below(most)).collect();
                    Query::Index(weights, below(count as u32) as usize)
                }
            }
        }

        /// Writes the number, or reads it if `given` is `false`.
        fn code(&self, coder: &mut Coder, given: bool) -> Result<u32, String> {
            let only = |number: u32| if given { number } else { 0 };
            match self {
                Query::Number(below, number) => coder.number(*below, only(*number)),
                Query::Size(most, number) => coder.size(*most, only(*number)),
                Query::Index(weights, index) => {
                    let index = coder.index(weights, only(*index as u32) as usize);
                    index.map(|index| index as u32)
                }
            }
        }

        fn number(&self) -> u32 {
            match self {
                Query::Number(_, number) | Query::Size(_, number) => *number,
                Query::Index(_, index) => *index as u32,
            }
        }
    }

    #[test]
    fn numbers_are_read_as_written() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for count in 0..2_000 {
            let asked: Vec<Query> = (0..count % 90).map(|_| Query::by(&mut rng)).collect();
            let mut coder = Coder::writing();
            for each in &asked {
                assert_eq!(each.code(&mut coder, true), Ok(each.number()));
            }
            let digits = coder.written();
            assert!(digits.iter().all(|digit| *digit < 64));
            let mut coder = Coder::reading(digits);
            for each in &asked {
                assert_eq!(each.code(&mut coder, false), Ok(each.number()));
            }
            assert!(coder.is_used_up());
        }
    }

    #[test]
    fn likely_choices_take_few_digits() {
        let mut coder = Coder::writing();
        for _ in 0..1_000 {
            coder.index(&[1, 999], 1).unwrap();
        }
        // 1.44 bits.
        assert_eq!(coder.written().len(), 1);
    }

    #[test]
    fn a_carry_propagates_through_all_earlier_digits() {
        let mut coder = Coder::writing();
        // Takes the last part of the interval again and again, which makes all digits the highest.
        for _ in 0..20 {
            coder.index(&[63, 1], 1).unwrap();
        }
        coder.index(&[1, 1], 1).unwrap();
        let mut coder = Coder::reading(coder.written());
        for _ in 0..20 {
            assert_eq!(coder.index(&[63, 1], 0), Ok(1));
        }
        assert_eq!(coder.index(&[1, 1], 0), Ok(1));
        let mut digits = vec![5, 63, 63];
        let mut low = (1 << BITS) + 3;
        settle(&mut digits, &mut low);
        assert_eq!((digits, low), (vec![6, 0, 0], 3));
    }

    #[test]
    fn reading_stops_where_writing_stopped() {
        let mut coder = Coder::reading(vec![1, 2]);
        let read = (0..100).map(|_| coder.number(64, 0));
        let read: Vec<_> = read.take_while(Result::is_ok).collect();
        assert!(read.len() <= 2 + WINDOW, "{} digits", read.len());
    }

    #[test]
    fn any_digits_are_numbers_within_their_bounds() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        for _ in 0..500 {
            let digits = (0..30).map(|_| (rng.next_u32() % 64) as u8).collect();
            let mut coder = Coder::reading(digits);
            loop {
                let asked = Query::by(&mut rng);
                let Ok(number) = asked.code(&mut coder, false) else {
                    break;
                };
                assert!(match asked {
                    Query::Number(below, _) => number < below,
                    Query::Index(weights, _) => (number as usize) < weights.len(),
                    Query::Size(..) => true,
                });
            }
        }
    }
}
