//! Lots: the bots' own chance, from a seed apart from that of the dice.
//!
//! Everything here is the same on every machine, so that a bot answers alike natively and in wasm.

use std::hash::{Hash, Hasher};

/// Numbers drawn one after the other from a seed.
#[derive(Clone, Debug)]
pub struct Lot {
    state: u64,
}

impl Lot {
    /// The numbers of `seed`.
    pub fn new(seed: u64) -> Lot {
        Lot { state: mix(seed) }
    }

    /// The next number, all 64 bits alike.
    #[inline]
    pub fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        mix(self.state)
    }

    /// The next number below `bound`. What its bias could be, at most one in 2^32, does not matter
    /// to a choice of a bot; dice are thrown elsewhere.
    ///
    /// # Panics
    /// When `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        (((self.number() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// An odd number whose bits are spread: 2^64 divided by the golden ratio.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// A number in which every bit depends on all bits of `number` (the finalizer of SplitMix64).
#[inline]
pub fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// The lot that falls to `value` under `seed`: the same whenever it is asked for.
///
/// A bot that weighs the same result again after the first step of a play comes to the same
/// answer, without remembering anything.
pub fn lot_of(seed: u64, value: &impl Hash) -> u64 {
    let mut hasher = Spread(mix(seed ^ STEP));
    value.hash(&mut hasher);
    hasher.finish()
}

/// A hasher that does not depend on the machine's word size, unlike what the standard library and
/// others offer.
struct Spread(u64);

impl Spread {
    fn take(&mut self, word: u64) {
        self.0 = mix(self.0 ^ word).wrapping_add(STEP);
    }
}

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        mix(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.take(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.take(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.take(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.take(number);
    }

    // Lengths of arrays and the variants of enums come as these two.
    fn write_usize(&mut self, number: usize) {
        self.take(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.take(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_of_a_seed_are_the_same_everywhere() {
        let mut lot = Lot::new(42);
        let numbers: Vec<u32> = (0..12).map(|_| lot.below(6)).collect();
        assert_eq!(numbers, [3, 0, 0, 0, 5, 1, 1, 0, 4, 1, 4, 5]);
        assert_eq!(
            lot_of(42, &(7u8, [1u8, 2], Some(3u32))),
            3_573_847_405_126_123_256
        );
    }

    #[test]
    fn every_number_below_the_bound_comes_about_as_often() {
        let mut lot = Lot::new(1);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[lot.below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_700..10_300).contains(count)),
            "{counts:?}"
        );
    }
}
