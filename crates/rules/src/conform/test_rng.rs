//! Pseudo-random numbers for tests, the same on every machine.

use std::hash::{Hash, Hasher};

/// A pseudo-random number generator (splitmix64) for tests. The rules themselves use no random
/// numbers.
#[derive(Clone, Debug)]
pub struct TestRng(u64);

impl TestRng {
    /// The generator with this seed.
    pub fn new(seed: u64) -> TestRng {
        TestRng(seed)
    }

    /// An independent generator, number `index` of this seed.
    #[must_use]
    pub fn fork(&self, index: u64) -> TestRng {
        let mut rng = TestRng(self.0 ^ index.wrapping_mul(0xd134_2543_de82_ef95));
        TestRng(rng.next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A random number below `bound`.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "the bound is 0");
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }

    /// A random index below `length`.
    ///
    /// # Panics
    /// When `length` is 0.
    pub fn index(&mut self, length: usize) -> usize {
        assert!(length > 0, "the length is 0");
        ((u128::from(self.next()) * length as u128) >> 64) as usize
    }
}

/// A hash that is the same in every run.
pub(super) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_the_same_everywhere() {
        let mut rng = TestRng::new(7);
        let first: Vec<u32> = (0..8).map(|_| rng.below(36)).collect();
        assert_eq!(first, [14, 0, 32, 20, 16, 8, 16, 11]);
        assert_ne!(
            TestRng::new(7).fork(0).below(u32::MAX),
            TestRng::new(7).fork(1).below(u32::MAX)
        );
    }

    #[test]
    fn numbers_cover_their_range() {
        let mut rng = TestRng::new(1);
        let mut counts = [0; 6];
        for _ in 0..600 {
            counts[rng.index(6)] += 1;
        }
        assert!(
            counts.iter().all(|&count| (70..130).contains(&count)),
            "{counts:?}"
        );
    }
}
