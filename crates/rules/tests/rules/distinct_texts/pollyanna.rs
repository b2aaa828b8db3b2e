//! Spanish texts of Pollyanna, in the terms of each edition.

use super::texts_are_distinct;

/// Names, and words that Spanish shares.
const ALIKE: &[&str] = &["a", "no", "pollyanna"];

#[test]
fn alone() {
    texts_are_distinct("pollyanna-1951", &[0b0101, 0b0111, 0b1111], 9, ALIKE);
}

#[test]
fn in_the_words_of_1916() {
    texts_are_distinct("pollyanna-1916", &[0b1010, 0b1110, 0b1111], 9, ALIKE);
}

#[test]
fn as_partners() {
    texts_are_distinct("pollyanna-1951+partners", &[0b1111], 4, ALIKE);
}
