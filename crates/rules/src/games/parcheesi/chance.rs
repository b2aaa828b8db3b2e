//! What comes at a chance node.

use std::fmt;
use std::str::FromStr;

use ::words::t;

use crate::chance::{Faces, TwoDice, parse_die};
use crate::race::Roll;

/// One die in the opening (C-5), two after it (C-6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thrown {
    /// One die, 1 to 6.
    One(u8),
    /// Two dice.
    Two(TwoDice),
}

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thrown::One(die) => write!(f, "{die}"),
            Thrown::Two(dice) => write!(f, "{dice}"),
        }
    }
}

impl FromStr for Thrown {
    type Err = String;

    fn from_str(text: &str) -> Result<Thrown, String> {
        match parse_die(text) {
            Some(die) => Ok(Thrown::One(die)),
            None => match text.parse() {
                Ok(dice) => Ok(Thrown::Two(dice)),
                Err(_) => Err(t!(parcheesi::expected_throw).to_owned()),
            },
        }
    }
}

impl Roll for Thrown {
    fn each(opening: bool, mut each: impl FnMut(Thrown, u32)) {
        if opening {
            (1..=6).for_each(|die| each(Thrown::One(die), 1));
        } else {
            TwoDice::each(opening, |dice, ways| each(Thrown::Two(dice), ways));
        }
    }

    fn ways(opening: bool) -> u32 {
        if opening { 6 } else { TwoDice::WAYS }
    }

    #[inline]
    fn at(opening: bool, way: u32) -> Thrown {
        if opening {
            Thrown::One(1 + way as u8)
        } else {
            Thrown::Two(TwoDice::at(way))
        }
    }

    fn dice(self) -> Option<TwoDice> {
        match self {
            Thrown::One(_) => None,
            Thrown::Two(dice) => Some(dice),
        }
    }

    fn total(self) -> u8 {
        match self {
            Thrown::One(die) => die,
            Thrown::Two(dice) => dice.sum(),
        }
    }

    fn faces(self) -> Faces {
        match self {
            Thrown::One(die) => Faces::Dice(vec![die]),
            Thrown::Two(dice) => dice.faces(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_die_and_two_are_read_apart() {
        assert_eq!("5".parse(), Ok(Thrown::One(5)));
        assert_eq!("5-5".parse(), Ok(Thrown::Two(TwoDice::new(5, 5))));
        for wrong in ["0", "7", "", "55", "3-5", "5 "] {
            assert!(wrong.parse::<Thrown>().is_err(), "{wrong}");
        }
    }
}
