//! Spanish texts of Annie.

use super::texts_are_distinct;

/// Names, and words that Spanish shares.
const ALIKE: &[&str] = &[
    "a", "annie", "daddy", "hannigan", "iodent", "no", "punjab", "sandy", "warbucks",
];

#[test]
fn two_and_three() {
    texts_are_distinct("annie", &[0b00_0011, 0b10_1010], 40, ALIKE);
}

#[test]
fn six() {
    texts_are_distinct("annie", &[0b11_1111], 20, ALIKE);
}
