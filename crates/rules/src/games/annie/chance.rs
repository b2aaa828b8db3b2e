//! What chance decides: the dice, and the lot for who begins.

use std::fmt;
use std::str::FromStr;

use words::t;

use super::Annie;
use crate::chance::parse_die;
use crate::event::Cost;
use crate::game::Game;
use crate::seat::Seat;

/// A chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who begins.
    Lot(Seat),
    /// A roll.
    Dice(Dice),
}

/// A roll of one die or of both. Which die the one is, its space tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Dice {
    /// The number of the one die.
    One(u8),
    /// The number of the red die, then that of the white.
    Two(u8, u8),
}

impl Dice {
    /// The ways in which one die can fall.
    pub(super) const WAYS_OF_ONE: u32 = 6;
    /// The ways in which two can.
    pub(super) const WAYS_OF_TWO: u32 = 36;

    /// The roll of one die at `ticket` of its ways.
    #[inline]
    pub(super) fn one_at(ticket: u32) -> Dice {
        Dice::One(1 + ticket as u8)
    }

    /// The roll of both dice at `ticket` of their ways.
    #[inline]
    pub(super) fn two_at(ticket: u32) -> Dice {
        Dice::Two(1 + (ticket / 6) as u8, 1 + (ticket % 6) as u8)
    }

    /// What a movement by the roll costs.
    #[inline]
    pub(super) fn cost(self) -> Cost {
        match self {
            Dice::One(number) => Cost::Die(number),
            Dice::Two(red, white) => Cost::Both(red.min(white), red.max(white)),
        }
    }

    /// The numbers, the red one first.
    pub(super) fn numbers(self) -> Vec<u8> {
        match self {
            Dice::One(number) => vec![number],
            Dice::Two(red, white) => vec![red, white],
        }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dice::One(number) => write!(f, "{number}"),
            Dice::Two(red, white) => write!(f, "{red}-{white}"),
        }
    }
}

impl FromStr for Dice {
    type Err = String;

    fn from_str(text: &str) -> Result<Dice, String> {
        let dice = match text.split_once('-') {
            None => parse_die(text).map(Dice::One),
            Some((red, white)) => parse_die(red)
                .zip(parse_die(white))
                .map(|(red, white)| Dice::Two(red, white)),
        };
        dice.ok_or_else(|| t!(annie_notation::dice).to_owned())
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Lot(seat) => write!(f, "{}", Annie::FAMILY.letter(*seat)),
            Chance::Dice(dice) => dice.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Chance, String> {
        if let Some(seat) = Annie::FAMILY.parse_seat(text) {
            return Ok(Chance::Lot(seat));
        }
        let dice = text.parse().map(Chance::Dice);
        dice.map_err(|_: String| t!(annie_notation::outcome).to_owned())
    }
}
