//! Games of Annie are told in Spanish as well.

use super::told_apart;

/// Names, and what Spanish has too.
const ALIKE: &[&str] = &[
    "a", "annie", "daddy", "hannigan", "iodent", "no", "punjab", "sandy", "warbucks",
];

#[test]
fn two_and_three() {
    told_apart("annie", &[0b00_0011, 0b10_1010], 40, ALIKE);
}

#[test]
fn six() {
    told_apart("annie", &[0b11_1111], 20, ALIKE);
}
