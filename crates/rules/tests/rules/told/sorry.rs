//! Games of Sorry! are told in Spanish as well.

use super::told_apart;

/// What Spanish has too, and what the game says in English everywhere.
const ALIKE: &[&str] = &["a", "no", "sorry"];

#[test]
fn alone() {
    told_apart("sorry", &[0b0101, 0b0111, 0b1111], 12, ALIKE);
    told_apart("sorry+fast", &[0b1111], 4, ALIKE);
}

#[test]
fn with_hands() {
    told_apart("sorry+hand", &[0b0101, 0b1111], 6, ALIKE);
}

#[test]
fn as_partners() {
    told_apart("sorry+partners", &[0b1111], 6, ALIKE);
    told_apart("sorry+hand+partners", &[0b1111], 4, ALIKE);
}
