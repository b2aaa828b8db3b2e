//! Spanish texts of Sorry!.

use super::texts_are_distinct;

/// Words that Spanish shares, and the word that the game prints in English everywhere.
const ALIKE: &[&str] = &["a", "no", "sorry"];

#[test]
fn alone() {
    texts_are_distinct("sorry", &[0b0101, 0b0111, 0b1111], 12, ALIKE);
    texts_are_distinct("sorry+fast", &[0b1111], 4, ALIKE);
}

#[test]
fn with_hands() {
    texts_are_distinct("sorry+hand", &[0b0101, 0b1111], 6, ALIKE);
}

#[test]
fn as_partners() {
    texts_are_distinct("sorry+partners", &[0b1111], 6, ALIKE);
    texts_are_distinct("sorry+hand+partners", &[0b1111], 4, ALIKE);
}
