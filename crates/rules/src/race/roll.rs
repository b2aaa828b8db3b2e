//! Rolls as written in records.

use std::fmt;
use std::str::FromStr;

use ::words::t;

use crate::chance::{Faces, TwoDice, parse_die};

/// A roll: two dice, or one for who goes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Roll {
    /// One die, 1 to 6.
    One(u8),
    /// Two dice.
    Two(TwoDice),
}

impl Roll {
    /// Calls `each` with every roll of one die or of two, and its number of ways, in ascending order.
    pub(super) fn each(one_die: bool, mut each: impl FnMut(Roll, u32)) {
        if one_die {
            (1..=6).for_each(|die| each(Roll::One(die), 1));
        } else {
            let all = TwoDice::ALL.into_iter();
            all.for_each(|dice| each(Roll::Two(dice), dice.weight()));
        }
    }

    /// The total number of ways.
    pub(super) fn ways(one_die: bool) -> u32 {
        if one_die { 6 } else { TwoDice::WAYS }
    }

    /// The roll at index `way` among all ways.
    #[inline]
    pub(super) fn at(one_die: bool, way: u32) -> Roll {
        if one_die {
            Roll::One(1 + way as u8)
        } else {
            Roll::Two(TwoDice::at(way))
        }
    }

    /// The two dice, unless the roll has only one.
    pub fn dice(self) -> Option<TwoDice> {
        match self {
            Roll::One(_) => None,
            Roll::Two(dice) => Some(dice),
        }
    }

    /// The sum of the dice.
    pub fn total(self) -> u8 {
        match self {
            Roll::One(die) => die,
            Roll::Two(dice) => dice.sum(),
        }
    }

    /// The dice as shown on the table.
    pub fn faces(self) -> Faces {
        Faces::Dice(match self {
            Roll::One(die) => vec![die],
            Roll::Two(dice) => vec![dice.high(), dice.low()],
        })
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::One(die) => write!(f, "{die}"),
            Roll::Two(dice) => write!(f, "{dice}"),
        }
    }
}

impl FromStr for Roll {
    type Err = String;

    fn from_str(text: &str) -> Result<Roll, String> {
        if let Some(die) = parse_die(text) {
            return Ok(Roll::One(die));
        }
        let dice: Result<TwoDice, String> = text.parse();
        match dice {
            Err(_) if !text.contains('-') => Err(t!(race::expected_roll).to_owned()),
            dice => dice.map(Roll::Two),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_die_and_two_are_read_apart() {
        assert_eq!("5".parse(), Ok(Roll::One(5)));
        assert_eq!("5-5".parse(), Ok(Roll::Two(TwoDice::new(5, 5))));
        for wrong in ["0", "7", "", "55", "3-5", "5 "] {
            assert!(wrong.parse::<Roll>().is_err(), "{wrong}");
        }
    }
}
