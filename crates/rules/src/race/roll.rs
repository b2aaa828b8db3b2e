//! Rolls as records have them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::chance::{Faces, TwoDice};

/// A roll as records have it: two dice, or what a game rolls for who starts (`opening`).
pub trait Roll: Copy + Ord + Hash + Debug + Display + FromStr<Err = String> {
    /// Calls `each` with every roll and in how many ways it comes, in ascending order.
    fn each(opening: bool, each: impl FnMut(Self, u32));

    /// In how many ways rolls come.
    fn ways(opening: bool) -> u32;

    /// The roll of one of those ways.
    fn at(opening: bool, way: u32) -> Self;

    /// The dice, if there are two.
    fn dice(self) -> Option<TwoDice>;

    /// The sum of the dice.
    fn total(self) -> u8;

    /// The dice as they lie on the table.
    fn faces(self) -> Faces;
}

/// Two dice are rolled for who starts, as always.
impl Roll for TwoDice {
    fn each(_opening: bool, mut each: impl FnMut(TwoDice, u32)) {
        TwoDice::ALL
            .into_iter()
            .for_each(|dice| each(dice, dice.weight()));
    }

    fn ways(_opening: bool) -> u32 {
        TwoDice::WAYS
    }

    #[inline]
    fn at(_opening: bool, way: u32) -> TwoDice {
        TwoDice::at(way)
    }

    fn dice(self) -> Option<TwoDice> {
        Some(self)
    }

    fn total(self) -> u8 {
        self.sum()
    }

    fn faces(self) -> Faces {
        Faces::Dice(vec![self.high(), self.low()])
    }
}
