//! Random numbers for bots, from a seed apart from that of the dice.
//!
//! They are the same on every machine, so a bot answers the same natively and in wasm.

use std::hash::{Hash, Hasher};

/// A pseudo-random number generator.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// The generator with this seed.
    pub fn new(seed: u64) -> Rng {
        Rng { state: mix(seed) }
    }

    /// The next 64-bit number.
    #[inline]
    pub fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        mix(self.state)
    }

    /// The next number below `bound`. Its bias of at most 1 in 2^32 does not matter for the choices
    /// of bots; dice come from elsewhere.
    ///
    /// # Panics
    /// When `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "the bound is 0");
        (((self.number() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// 2^64 divided by the golden ratio: an odd number with well spread bits.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// Mixes the bits of a number, so that each bit of the result depends on all of them (the finalizer
/// of SplitMix64).
#[inline]
pub fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// A hash of `value` that depends on `seed`.
///
/// It gives random numbers without a memory: when a bot evaluates the same result again after the
/// first step of a play, it gets the same number.
pub fn seeded_hash(seed: u64, value: &impl Hash) -> u64 {
    let mut hasher = Spread(mix(seed ^ STEP));
    value.hash(&mut hasher);
    hasher.finish()
}

/// A hasher whose result does not depend on the machine's word size, unlike the standard library's.
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

    // Array lengths and enum variants are hashed by these two methods.
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
    fn numbers_of_a_seed_are_the_same_everywhere() {
        let mut rng = Rng::new(42);
        let numbers: Vec<u32> = (0..12).map(|_| rng.below(6)).collect();
        assert_eq!(numbers, [3, 0, 0, 0, 5, 1, 1, 0, 4, 1, 4, 5]);
        assert_eq!(
            seeded_hash(42, &(7u8, [1u8, 2], Some(3u32))),
            3_573_847_405_126_123_256
        );
    }

    #[test]
    fn numbers_below_a_bound_are_equally_frequent() {
        let mut rng = Rng::new(1);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_700..10_300).contains(count)),
            "{counts:?}"
        );
    }
}
