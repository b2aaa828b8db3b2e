//! Rolls of one die or of two.

use std::fmt;
use std::str::FromStr;

use ::words::t;

use crate::chance::{Faces, parse_die};

/// A roll of one die, or of two of the same colour.
///
/// It is packed into one byte, since steps and plays hold copies of it: the higher number in the upper
/// half, the lower one below it, or 0 for one die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll(u8);

impl Roll {
    /// A roll of one die.
    ///
    /// # Panics
    /// When the number is not from 1 to 6.
    pub fn one(number: u8) -> Roll {
        assert!((1..=6).contains(&number), "a die shows 1 to 6");
        Roll(number << 4)
    }

    /// A roll of two dice, in either order.
    ///
    /// # Panics
    /// When a number is not from 1 to 6.
    pub fn two(one: u8, other: u8) -> Roll {
        let valid = 1..=6;
        assert!(
            valid.contains(&one) && valid.contains(&other),
            "a die shows 1 to 6"
        );
        Roll(one.max(other) << 4 | one.min(other))
    }

    /// The distinct rolls of one die or of two, in ascending order.
    pub fn all(dice: u8) -> impl Iterator<Item = Roll> {
        (1..=6).flat_map(move |high| {
            let lower = if dice == 1 { 0..=0 } else { 1..=high };
            lower.map(move |low| Roll(high << 4 | low))
        })
    }

    /// The number of ways in which the dice can fall: the sum of all weights.
    pub fn ways(dice: u8) -> u32 {
        if dice == 1 { 6 } else { 36 }
    }

    /// The roll at index `way` among all ways.
    ///
    /// # Panics
    /// When there are not so many ways.
    #[inline]
    pub fn at(dice: u8, way: u32) -> Roll {
        assert!(way < Roll::ways(dice));
        if dice == 1 {
            Roll::one(1 + way as u8)
        } else {
            Roll::two(1 + (way / 6) as u8, 1 + (way % 6) as u8)
        }
    }

    /// In how many of all ways the dice give this roll.
    pub fn weight(self) -> u32 {
        if self.has_two() && !self.is_doublet() {
            2
        } else {
            1
        }
    }

    /// The number of dice.
    #[inline]
    pub fn dice(self) -> u8 {
        if self.has_two() { 2 } else { 1 }
    }

    /// Whether two dice were rolled.
    #[inline]
    pub fn has_two(self) -> bool {
        self.low() > 0
    }

    /// The higher number.
    #[inline]
    pub fn high(self) -> u8 {
        self.0 >> 4
    }

    /// The lower number; 0 for one die.
    #[inline]
    pub fn low(self) -> u8 {
        self.0 & 15
    }

    /// The sum of the dice.
    #[inline]
    pub fn sum(self) -> u8 {
        self.high() + self.low()
    }

    /// Whether two dice show the same number.
    #[inline]
    pub fn is_doublet(self) -> bool {
        self.high() == self.low()
    }

    /// Whether a die shows this number.
    #[inline]
    pub fn shows(self, number: u8) -> bool {
        self.high() == number || self.low() == number
    }

    /// The numbers of the dice, the higher first.
    pub fn numbers(self) -> Vec<u8> {
        let numbers = [self.high(), self.low()].into_iter();
        numbers.filter(|&number| number > 0).collect()
    }

    /// The dice as shown on the table.
    pub fn faces(self) -> Faces {
        Faces::Dice(self.numbers())
    }

    /// The roll as a byte.
    pub(super) fn bits(self) -> u8 {
        self.0
    }

    /// The roll from [`Roll::bits`].
    pub(super) fn of_bits(bits: u8) -> Roll {
        Roll(bits)
    }

    /// Reads a roll of so many dice.
    ///
    /// # Errors
    /// The expected text.
    pub(super) fn read(dice: u8, text: &str) -> Result<Roll, &'static str> {
        if dice == 1 {
            let die = parse_die(text).map(Roll::one);
            return die.ok_or_else(|| t!(race::expected_die));
        }
        text.split_once('-')
            .and_then(|(high, low)| Some((parse_die(high)?, parse_die(low)?)))
            .filter(|(high, low)| low <= high)
            .map(|(high, low)| Roll::two(high, low))
            .ok_or_else(|| t!(notation::throw))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.low() {
            0 => write!(f, "{}", self.high()),
            low => write!(f, "{}-{low}", self.high()),
        }
    }
}

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Roll {
    type Err = String;

    fn from_str(text: &str) -> Result<Roll, String> {
        let roll = match text.contains('-') {
            true => Roll::read(2, text),
            false => Roll::read(1, text).map_err(|_| t!(race::expected_roll)),
        };
        roll.map_err(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_ascending_and_weighed_by_their_ways() {
        for (dice, count) in [(1, 6), (2, 21)] {
            let all: Vec<Roll> = Roll::all(dice).collect();
            assert_eq!(all.len(), count);
            assert!(all.is_sorted() && all.iter().all(|roll| roll.dice() == dice));
            let mut ways = vec![0; count];
            for way in 0..Roll::ways(dice) {
                let roll = Roll::at(dice, way);
                ways[all.iter().position(|&each| each == roll).unwrap()] += 1;
            }
            let weights: Vec<u32> = all.iter().map(|roll| roll.weight()).collect();
            assert_eq!(ways, weights);
        }
    }

    #[test]
    fn one_die_and_two_are_read_apart() {
        assert_eq!("5".parse(), Ok(Roll::one(5)));
        assert_eq!("5-5".parse(), Ok(Roll::two(5, 5)));
        for roll in Roll::all(1).chain(Roll::all(2)) {
            assert_eq!(roll.to_string().parse(), Ok(roll));
        }
        for wrong in [
            "0", "7", "", "55", "3-5", "5 ", "6-0", "7-1", "6-3 ", "６-３",
        ] {
            assert!(wrong.parse::<Roll>().is_err(), "{wrong}");
        }
    }
}
