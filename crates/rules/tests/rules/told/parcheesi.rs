//! Games of Parcheesi are told in Spanish as well.

use super::told_apart;

/// What the winner calls out, and what Spanish has too.
const ALIKE: &[&str] = &["a", "no", "parcheesi"];

#[test]
fn two_and_three() {
    told_apart("parcheesi", &[0b0101, 0b0111], 6, ALIKE);
}

#[test]
fn four_on_the_ring_of_68() {
    told_apart("parcheesi+ring68", &[0b1111], 4, ALIKE);
}
