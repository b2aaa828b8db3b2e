//! Lots for tests: numbers that look random and are the same on every machine.

use std::hash::{Hash, Hasher};

/// A source of lots (splitmix64). For tests alone: games take their chance from outside.
#[derive(Clone, Debug)]
pub struct Lots(u64);

impl Lots {
    /// The lots of a seed.
    pub fn new(seed: u64) -> Lots {
        Lots(seed)
    }

    /// Another source, that of `index` among those of this seed.
    #[must_use]
    pub fn fork(&self, index: u64) -> Lots {
        let mut lots = Lots(self.0 ^ index.wrapping_mul(0xd134_2543_de82_ef95));
        Lots(lots.next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below 0");
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }

    /// An index into something of that length.
    ///
    /// # Panics
    /// When the length is 0.
    pub fn index(&mut self, length: usize) -> usize {
        assert!(length > 0, "nothing to choose from");
        ((u128::from(self.next()) * length as u128) >> 64) as usize
    }
}

/// The hash of a value, the same in every run.
pub(super) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_are_the_same_everywhere() {
        let mut lots = Lots::new(7);
        let first: Vec<u32> = (0..8).map(|_| lots.below(36)).collect();
        assert_eq!(first, [14, 0, 32, 20, 16, 8, 16, 11]);
        assert_ne!(
            Lots::new(7).fork(0).below(u32::MAX),
            Lots::new(7).fork(1).below(u32::MAX)
        );
    }

    #[test]
    fn lots_cover_their_range() {
        let mut lots = Lots::new(1);
        let mut met = [0; 6];
        for _ in 0..600 {
            met[lots.index(6)] += 1;
        }
        assert!(
            met.iter().all(|&count| (70..130).contains(&count)),
            "{met:?}"
        );
    }
}
