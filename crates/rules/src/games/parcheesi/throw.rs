//! What a throw gives to be spent: dice, and the bonuses earned with them.

use std::fmt;
use std::str::FromStr;

use ::words::t;

use crate::chance::{TwoDice, parse_die};

/// What comes at a chance node: one die in the opening (C-5), two after it (C-6).
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

/// The two different numbers that a throw can give, ascending: those of two dice, or of a doublet
/// and its underside (C-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers([u8; 2]);

impl Numbers {
    #[inline]
    pub(super) fn of(dice: TwoDice) -> Numbers {
        let (low, high) = (dice.low(), dice.high());
        if low < high {
            return Numbers([low, high]);
        }
        let under = underside(low);
        Numbers([low.min(under), low.max(under)])
    }
}

/// What lies below a die: opposite sides add up to seven.
pub(super) fn underside(number: u8) -> u8 {
    7 - number
}

/// How many dice are still to be played of each of the [`Numbers`]: two bits a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Left(u8);

impl Left {
    /// What it is in bits.
    #[inline]
    pub(super) fn bits(self) -> u8 {
        self.0
    }

    /// What these bits are, got so.
    #[inline]
    pub(super) fn of_bits(bits: u8) -> Left {
        Left(bits)
    }

    /// None.
    pub(super) const NONE: Left = Left(0);

    /// All of a throw.
    #[inline]
    pub(super) fn all(dice: TwoDice, undersides: bool) -> Left {
        let Numbers([first, _]) = Numbers::of(dice);
        Left(match (dice.is_doublet(), undersides) {
            (false, _) => 0b01_01,
            (true, true) => 0b10_10,
            (true, false) if dice.low() == first => 0b00_10,
            (true, false) => 0b10_00,
        })
    }

    /// How many dice.
    #[inline]
    pub(super) fn count(self) -> u32 {
        u32::from((self.0 & 0b11) + (self.0 >> 2))
    }

    /// All that the dice show together.
    #[inline]
    pub(super) fn sum(self, numbers: Numbers) -> u8 {
        let Numbers([first, second]) = numbers;
        (self.0 & 0b11) * first + (self.0 >> 2) * second
    }

    /// How many dice of that number.
    #[inline]
    pub(super) fn count_of(self, number: u8, numbers: Numbers) -> u8 {
        let Numbers([first, second]) = numbers;
        match number {
            _ if number == first => self.0 & 0b11,
            _ if number == second => self.0 >> 2,
            _ => 0,
        }
    }

    /// The numbers of the dice, ascending, each once.
    #[inline]
    pub(super) fn distinct(self, numbers: Numbers) -> impl Iterator<Item = u8> {
        let Numbers([first, second]) = numbers;
        [(first, self.0 & 0b11), (second, self.0 >> 2)]
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(number, _)| number)
    }

    /// The numbers of the dice, ascending, each as often as it is there.
    pub(super) fn numbers(self, numbers: Numbers) -> impl Iterator<Item = u8> {
        self.distinct(numbers).flat_map(move |number| {
            std::iter::repeat_n(number, usize::from(self.count_of(number, numbers)))
        })
    }

    /// What is left once a die of that number, which is there, has been played.
    #[inline]
    pub(super) fn without(self, number: u8, numbers: Numbers) -> Left {
        let Numbers([first, _]) = numbers;
        Left(self.0 - if number == first { 0b01 } else { 0b01_00 })
    }
}

/// Bonuses that wait to be used (C-20): four bits for the tens, four for the twenties. There are
/// not more of them than pawns to bring home, or rivals to capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Bonuses(u8);

impl Bonuses {
    /// What it is in bits.
    #[inline]
    pub(super) fn bits(self) -> u8 {
        self.0
    }

    /// What these bits are, got so.
    #[inline]
    pub(super) fn of_bits(bits: u8) -> Bonuses {
        Bonuses(bits)
    }

    /// None.
    pub(super) const NONE: Bonuses = Bonuses(0);
    /// What a pawn brought home earns.
    pub(super) const HOME: u8 = 10;
    /// What a capture earns.
    pub(super) const CAPTURE: u8 = 20;

    const fn one(steps: u8) -> u8 {
        if steps == Bonuses::CAPTURE {
            0x10
        } else {
            0x01
        }
    }

    /// How many of so many steps.
    pub(super) fn count(self, steps: u8) -> u8 {
        match steps {
            Bonuses::HOME => self.0 & 0x0F,
            Bonuses::CAPTURE => self.0 >> 4,
            _ => 0,
        }
    }

    /// Whether one of so many steps is there.
    pub(super) fn has(self, steps: u8) -> bool {
        self.count(steps) > 0
    }

    /// The bonuses, the highest first.
    pub(super) fn all(self) -> impl Iterator<Item = u8> {
        [Bonuses::CAPTURE, Bonuses::HOME]
            .into_iter()
            .flat_map(move |steps| std::iter::repeat_n(steps, usize::from(self.count(steps))))
    }

    /// Each kind that is there, the lowest first.
    #[inline]
    pub(super) fn distinct(self) -> impl Iterator<Item = u8> {
        [Bonuses::HOME, Bonuses::CAPTURE]
            .into_iter()
            .filter(move |&steps| self.has(steps))
    }

    /// These and one more.
    #[must_use]
    pub(super) fn with(self, steps: u8) -> Bonuses {
        Bonuses(self.0 + Bonuses::one(steps))
    }

    /// These without one that is there.
    #[must_use]
    pub(super) fn without(self, steps: u8) -> Bonuses {
        Bonuses(self.0 - Bonuses::one(steps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_gives_its_dice_and_perhaps_the_undersides() {
        let left = |text: &str, undersides| {
            let dice: TwoDice = text.parse().unwrap();
            let left = Left::all(dice, undersides);
            left.numbers(Numbers::of(dice)).collect::<Vec<_>>()
        };
        assert_eq!(left("6-3", false), [3, 6]);
        assert_eq!(left("5-5", false), [5, 5]);
        assert_eq!(left("2-2", false), [2, 2]);
        assert_eq!(left("6-6", true), [1, 1, 6, 6]);
        assert_eq!(left("3-3", true), [3, 3, 4, 4]);
    }

    #[test]
    fn dice_are_played_one_by_one() {
        for dice in TwoDice::ALL {
            let numbers = Numbers::of(dice);
            let mut left = Left::all(dice, dice.is_doublet());
            let mut expected: Vec<u8> = left.numbers(numbers).collect();
            while let Some(number) = expected.pop() {
                left = left.without(number, numbers);
                assert_eq!(left.numbers(numbers).collect::<Vec<_>>(), expected);
                assert_eq!(left.count() as usize, expected.len());
            }
            assert_eq!(left, Left::NONE);
        }
    }

    #[test]
    fn one_die_and_two_are_read_apart() {
        assert_eq!("5".parse(), Ok(Thrown::One(5)));
        assert_eq!("5-5".parse(), Ok(Thrown::Two(TwoDice::new(5, 5))));
        for wrong in ["0", "7", "", "55", "3-5", "5 "] {
            assert!(wrong.parse::<Thrown>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn bonuses_are_counted_by_kind() {
        let bonuses = Bonuses::NONE.with(20).with(10).with(20);
        assert_eq!(bonuses.all().collect::<Vec<_>>(), [20, 20, 10]);
        assert_eq!(bonuses.distinct().collect::<Vec<_>>(), [10, 20]);
        assert_eq!(bonuses.without(20).without(10).without(20), Bonuses::NONE);
    }
}
