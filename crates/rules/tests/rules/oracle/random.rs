//! Numbers at random, from a seed that goes on.

use std::collections::BTreeMap;

/// A number from 0 to `below` - 1, by splitmix64.
pub fn random(seed: &mut u64, below: usize) -> usize {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^= z >> 31;
    (z % below as u64) as usize
}

/// One of the items.
pub fn one_of<'a, T>(seed: &mut u64, items: &'a [T]) -> &'a T {
    &items[random(seed, items.len())]
}

/// True in so many of a hundred cases.
pub fn chance(seed: &mut u64, percent: usize) -> bool {
    random(seed, 100) < percent
}

/// One of the results of a position's plays.
pub fn any_result(seed: &mut u64, plays: &BTreeMap<String, String>) -> String {
    let results: Vec<&String> = plays.values().collect();
    one_of(seed, &results).to_string()
}
