//! Dice and bonuses to spend.

use crate::chance::TwoDice;

/// The two different numbers that a roll can give, ascending: those of the two dice, or of a
/// doublet and its underside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers([u8; 2]);

impl Numbers {
    /// The numbers of a roll.
    #[inline]
    pub fn of(dice: TwoDice) -> Numbers {
        let (low, high) = (dice.low(), dice.high());
        if low < high {
            return Numbers([low, high]);
        }
        let under = underside(low);
        Numbers([low.min(under), low.max(under)])
    }
}

/// The number on the underside of a die: opposite sides add up to seven.
pub fn underside(number: u8) -> u8 {
    7 - number
}

/// The dice still to be played, as a count for each of the [`Numbers`], two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DiceLeft(u8);

impl DiceLeft {
    /// No dice.
    pub const NONE: DiceLeft = DiceLeft(0);

    /// All dice of a roll. For a doublet, `undersides` says whether the undersides count too.
    #[inline]
    pub fn all(dice: TwoDice, undersides: bool) -> DiceLeft {
        let Numbers([first, _]) = Numbers::of(dice);
        DiceLeft(match (dice.is_doublet(), undersides) {
            (false, _) => 0b01_01,
            (true, true) => 0b10_10,
            (true, false) if dice.low() == first => 0b00_10,
            (true, false) => 0b10_00,
        })
    }

    /// The dice as four bits.
    #[inline]
    pub fn bits(self) -> u8 {
        self.0
    }

    /// The dice from bits of [`DiceLeft::bits`]; higher bits are ignored.
    #[inline]
    pub fn of_bits(bits: u8) -> DiceLeft {
        DiceLeft(bits & 0b1111)
    }

    /// The number of dice.
    #[inline]
    pub fn count(self) -> u32 {
        u32::from((self.0 & 0b11) + (self.0 >> 2))
    }

    /// The sum of the dice.
    #[inline]
    pub fn sum(self, numbers: Numbers) -> u8 {
        let Numbers([first, second]) = numbers;
        (self.0 & 0b11) * first + (self.0 >> 2) * second
    }

    /// Each of the two numbers, ascending, and how many dice show it.
    #[inline]
    pub fn counts(self, numbers: Numbers) -> [(u8, u8); 2] {
        let Numbers([first, second]) = numbers;
        [(first, self.0 & 0b11), (second, self.0 >> 2)]
    }

    /// How many dice show this number.
    #[inline]
    pub fn count_of(self, number: u8, numbers: Numbers) -> u8 {
        let Numbers([first, second]) = numbers;
        match number {
            _ if number == first => self.0 & 0b11,
            _ if number == second => self.0 >> 2,
            _ => 0,
        }
    }

    /// The numbers of the dice, ascending, without repeats.
    #[inline]
    pub fn distinct(self, numbers: Numbers) -> impl Iterator<Item = u8> {
        self.counts(numbers)
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(number, _)| number)
    }

    /// The numbers of the dice, ascending, with repeats.
    pub fn numbers(self, numbers: Numbers) -> impl Iterator<Item = u8> {
        self.distinct(numbers).flat_map(move |number| {
            std::iter::repeat_n(number, usize::from(self.count_of(number, numbers)))
        })
    }

    /// The dice left after playing one with this number, which must be among them.
    #[inline]
    #[must_use]
    pub fn without(self, number: u8, numbers: Numbers) -> DiceLeft {
        let Numbers([first, _]) = numbers;
        DiceLeft(self.0 - if number == first { 0b01 } else { 0b01_00 })
    }
}

/// Bonuses of 10 and 20 spaces waiting to be used, counted by four bits each. Four bits suffice,
/// because a pawn brought home or a rival captured earns only one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bonuses(u8);

impl Bonuses {
    /// No bonuses.
    pub const NONE: Bonuses = Bonuses(0);

    /// The bonuses as bits.
    #[inline]
    pub fn bits(self) -> u8 {
        self.0
    }

    /// The bonuses from [`Bonuses::bits`].
    #[inline]
    pub fn of_bits(bits: u8) -> Bonuses {
        Bonuses(bits)
    }

    const fn one(steps: u8) -> u8 {
        if steps == 20 { 0x10 } else { 0x01 }
    }

    /// How many bonuses of this many spaces there are.
    pub fn count(self, steps: u8) -> u8 {
        match steps {
            10 => self.0 & 0x0F,
            20 => self.0 >> 4,
            _ => 0,
        }
    }

    /// Whether there is a bonus of this many spaces.
    pub fn has(self, steps: u8) -> bool {
        self.count(steps) > 0
    }

    /// The bonuses, the highest first.
    pub fn all(self) -> impl Iterator<Item = u8> {
        let repeated = move |steps| std::iter::repeat_n(steps, usize::from(self.count(steps)));
        [20, 10].into_iter().flat_map(repeated)
    }

    /// The bonuses, the lowest first, without repeats.
    #[inline]
    pub fn distinct(self) -> impl Iterator<Item = u8> {
        [10, 20].into_iter().filter(move |&steps| self.has(steps))
    }

    /// The bonuses with one added.
    #[must_use]
    pub fn with(self, steps: u8) -> Bonuses {
        Bonuses(self.0 + Bonuses::one(steps))
    }

    /// The bonuses with one removed, which must be among them.
    #[must_use]
    pub fn without(self, steps: u8) -> Bonuses {
        Bonuses(self.0 - Bonuses::one(steps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_gives_its_dice_and_perhaps_the_undersides() {
        let left = |text: &str, undersides| {
            let dice: TwoDice = text.parse().unwrap();
            let left = DiceLeft::all(dice, undersides);
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
            let mut left = DiceLeft::all(dice, dice.is_doublet());
            let mut expected: Vec<u8> = left.numbers(numbers).collect();
            while let Some(number) = expected.pop() {
                left = left.without(number, numbers);
                assert_eq!(left.numbers(numbers).collect::<Vec<_>>(), expected);
                assert_eq!(left.count() as usize, expected.len());
            }
            assert_eq!(left, DiceLeft::NONE);
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
