//! Spanish texts of Parcheesi.

use super::texts_are_distinct;

/// What the winner calls out, and words that Spanish shares.
const ALIKE: &[&str] = &["a", "no", "parcheesi"];

#[test]
fn two_and_three() {
    texts_are_distinct("parcheesi", &[0b0101, 0b0111], 6, ALIKE);
}

#[test]
fn four_on_the_ring_of_68() {
    texts_are_distinct("parcheesi+ring68", &[0b1111], 4, ALIKE);
}
