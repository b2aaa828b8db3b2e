//! Rolls as written in records.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::chance::{Faces, TwoDice};

/// A roll as written in records: two dice, or what a game rolls for who goes first (`opening`).
pub trait Roll: Copy + Ord + Hash + Debug + Display + FromStr<Err = String> {
    /// Calls `each` with every roll and its number of ways, in ascending order.
    fn each(opening: bool, each: impl FnMut(Self, u32));

    /// The total number of ways.
    fn ways(opening: bool) -> u32;

    /// The roll at index `way` among all ways.
    fn at(opening: bool, way: u32) -> Self;

    /// The two dice, unless the roll has only one.
    fn dice(self) -> Option<TwoDice>;

    /// The sum of the dice.
    fn total(self) -> u8;

    /// The dice as shown on the table.
    fn faces(self) -> Faces;
}

/// Who goes first is decided by two dice, as in all other rolls.
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
