//! What comes at a chance node.

use std::fmt;
use std::str::FromStr;

use ::words::t;

use crate::chance::{TwoDice, parse_die};

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
