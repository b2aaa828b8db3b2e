//! Chance outcomes: dice and cards, with integer weights.

use std::fmt;
use std::str::FromStr;

use words::{Plain, t};

use crate::any_game::Packed;

/// A roll of two dice of the same colour, the higher first.
///
/// The roll is packed into one byte, the higher number in the upper half, because steps and plays
/// hold copies of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TwoDice(u8);

impl TwoDice {
    /// The 21 distinct rolls, in ascending order.
    pub const ALL: [TwoDice; 21] = {
        let mut all = [TwoDice::of(1, 1); 21];
        let (mut index, mut high) = (0, 1);
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                all[index] = TwoDice::of(high, low);
                index += 1;
                low += 1;
            }
            high += 1;
        }
        all
    };

    /// The number of ways two dice can fall: the sum of all weights.
    pub const WAYS: u32 = 36;

    /// The roll with these two numbers, in either order.
    ///
    /// # Panics
    /// When a number is not from 1 to 6.
    pub fn new(one: u8, other: u8) -> TwoDice {
        let valid = 1..=6;
        assert!(
            valid.contains(&one) && valid.contains(&other),
            "a die shows 1 to 6"
        );
        TwoDice::of(one.max(other), one.min(other))
    }

    const fn of(high: u8, low: u8) -> TwoDice {
        TwoDice(high << 4 | low)
    }

    /// The roll at index `ticket` among the 36 ways two dice can fall.
    ///
    /// # Panics
    /// When `ticket` is 36 or more.
    pub fn at(ticket: u32) -> TwoDice {
        assert!(ticket < TwoDice::WAYS);
        TwoDice::new(1 + (ticket / 6) as u8, 1 + (ticket % 6) as u8)
    }

    /// The higher number.
    pub fn high(self) -> u8 {
        self.0 >> 4
    }

    /// The lower number.
    pub fn low(self) -> u8 {
        self.0 & 15
    }

    /// The sum of both numbers.
    pub fn sum(self) -> u8 {
        self.high() + self.low()
    }

    /// Whether both numbers are equal.
    pub fn is_doublet(self) -> bool {
        self.high() == self.low()
    }

    /// How many of the 36 ways give this roll: 1 or 2.
    pub fn weight(self) -> u32 {
        if self.is_doublet() { 1 } else { 2 }
    }
}

impl Packed for TwoDice {
    fn pack(self) -> u64 {
        self.0.into()
    }

    fn unpack(bits: u64) -> TwoDice {
        TwoDice(bits as u8)
    }
}

impl fmt::Display for TwoDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

impl fmt::Debug for TwoDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for TwoDice {
    type Err = String;

    fn from_str(text: &str) -> Result<TwoDice, String> {
        text.split_once('-')
            .and_then(|(high, low)| Some((parse_die(high)?, parse_die(low)?)))
            .filter(|(high, low)| low <= high)
            .map(|(high, low)| TwoDice::of(high, low))
            .ok_or_else(|| t!(notation::throw).to_owned())
    }
}

/// Parses the number of a die: one digit from 1 to 6.
pub(crate) fn parse_die(text: &str) -> Option<u8> {
    match text {
        "1" | "2" | "3" | "4" | "5" | "6" => text.parse().ok(),
        _ => None,
    }
}

/// A chance outcome as a screen shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Faces {
    /// Numbers of dice.
    Dice(Vec<u8>),
    /// A card turned over.
    Card(Card),
}

impl Faces {
    /// The numbers of the dice; empty for a card.
    pub fn numbers(&self) -> &[u8] {
        match self {
            Faces::Dice(numbers) => numbers,
            Faces::Card(_) => &[],
        }
    }
}

/// A printed card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// The card's name in notation: `7`, `sorry`.
    pub name: &'static str,
    /// The printed word, if it differs from the name: "Sorry!".
    pub word: Option<Plain>,
    /// The effect of the card, in a sentence or two.
    pub text: Plain,
}

impl Card {
    /// The printed title: "7", "Sorry!".
    pub fn title(&self) -> &'static str {
        self.word.map_or(self.name, Plain::say)
    }

    /// The effect of the card, in a sentence or two.
    pub fn text(&self) -> &'static str {
        self.text.say()
    }
}

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// The number it shows.
    pub face: u8,
    /// The kind of die.
    pub look: Look,
    /// Whether it has been played.
    pub spent: bool,
}

impl Die {
    /// An ordinary die.
    pub fn plain(face: u8, spent: bool) -> Die {
        Die {
            face,
            look: Look::Plain,
            spent,
        }
    }
}

/// Kinds of dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Look {
    /// An ordinary die.
    Plain,
    /// The underside of a die, played as an extra die.
    Underside,
    /// A red die.
    Red,
    /// A white die.
    White,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_21_rolls_in_36_ways() {
        let mut ways = [0; 21];
        for ticket in 0..TwoDice::WAYS {
            let roll = TwoDice::at(ticket);
            ways[TwoDice::ALL.iter().position(|&each| each == roll).unwrap()] += 1;
        }
        assert!(TwoDice::ALL.is_sorted());
        assert_eq!(ways, TwoDice::ALL.map(TwoDice::weight));
    }

    #[test]
    fn a_roll_is_written_higher_die_first() {
        assert_eq!(TwoDice::new(3, 6).to_string(), "6-3");
        assert_eq!("6-3".parse(), Ok(TwoDice::new(6, 3)));
        for wrong in ["3-6", "7-1", "6-0", "6", "6-3 ", "", "６-３"] {
            assert!(wrong.parse::<TwoDice>().is_err(), "{wrong}");
        }
    }
}
