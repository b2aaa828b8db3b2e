//! Games of Pollyanna are told in Spanish as well, in the words of each edition.

use super::told_apart;

/// Names, and what Spanish has too.
const ALIKE: &[&str] = &["a", "no", "pollyanna"];

#[test]
fn alone() {
    told_apart("pollyanna-1951", &[0b0101, 0b0111, 0b1111], 9, ALIKE);
}

#[test]
fn in_the_words_of_1916() {
    told_apart("pollyanna-1916", &[0b1010, 0b1110, 0b1111], 9, ALIKE);
}

#[test]
fn as_partners() {
    told_apart("pollyanna-1951+partners", &[0b1111], 4, ALIKE);
}
