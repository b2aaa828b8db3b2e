//! Dice and bonuses to spend.

use super::roll::Roll;

/// The two different numbers that a roll can give, ascending: those of the two dice, or of a
/// doublet and its underside, or 0 and that of one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers([u8; 2]);

impl Numbers {
    /// The numbers of a roll.
    #[inline]
    pub fn of(roll: Roll) -> Numbers {
        let (low, high) = (roll.low(), roll.high());
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
    pub fn all(roll: Roll, undersides: bool) -> DiceLeft {
        let Numbers([first, _]) = Numbers::of(roll);
        DiceLeft(match (roll.is_doublet(), undersides) {
            (false, _) if roll.has_two() => 0b01_01,
            (false, _) => 0b01_00,
            (true, true) => 0b10_10,
            (true, false) if roll.low() == first => 0b00_10,
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

/// Bonuses waiting to be used, counted by four bits for each of two sizes: those of
/// [`Bonus::sizes`](super::Bonus::sizes). Four bits suffice, because a pawn brought home or a rival
/// captured earns only one.
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

    /// How many bonuses there are of each size.
    #[inline]
    fn counts(self, sizes: [u8; 2]) -> [(u8, u8); 2] {
        [(sizes[0], self.0 & 0x0F), (sizes[1], self.0 >> 4)]
    }

    #[inline]
    fn one(steps: u8, sizes: [u8; 2]) -> u8 {
        if steps == sizes[0] { 0x01 } else { 0x10 }
    }

    /// Whether there is a bonus of this many spaces.
    pub fn has(self, steps: u8, sizes: [u8; 2]) -> bool {
        self.distinct(sizes).any(|each| each == steps)
    }

    /// The bonuses, the highest first.
    pub fn all(self, sizes: [u8; 2]) -> impl Iterator<Item = u8> {
        let highest_first = self.counts(sizes).into_iter().rev();
        highest_first.flat_map(|(steps, count)| std::iter::repeat_n(steps, count.into()))
    }

    /// The bonuses, the lowest first, without repeats.
    #[inline]
    pub fn distinct(self, sizes: [u8; 2]) -> impl Iterator<Item = u8> {
        let counts = self.counts(sizes).into_iter();
        counts.filter_map(|(steps, count)| (count > 0).then_some(steps))
    }

    /// The bonuses with one added.
    #[inline]
    #[must_use]
    pub fn with(self, steps: u8, sizes: [u8; 2]) -> Bonuses {
        Bonuses(self.0 + Bonuses::one(steps, sizes))
    }

    /// The bonuses with one removed, which must be among them.
    #[inline]
    #[must_use]
    pub fn without(self, steps: u8, sizes: [u8; 2]) -> Bonuses {
        Bonuses(self.0 - Bonuses::one(steps, sizes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_gives_its_dice_and_perhaps_the_undersides() {
        let left = |text: &str, undersides| {
            let roll: Roll = text.parse().unwrap();
            let left = DiceLeft::all(roll, undersides);
            left.numbers(Numbers::of(roll)).collect::<Vec<_>>()
        };
        assert_eq!(left("6", false), [6]);
        assert_eq!(left("6-3", false), [3, 6]);
        assert_eq!(left("5-5", false), [5, 5]);
        assert_eq!(left("2-2", false), [2, 2]);
        assert_eq!(left("6-6", true), [1, 1, 6, 6]);
        assert_eq!(left("3-3", true), [3, 3, 4, 4]);
    }

    #[test]
    fn dice_are_played_one_by_one() {
        for roll in Roll::all(1).chain(Roll::all(2)) {
            let numbers = Numbers::of(roll);
            let mut left = DiceLeft::all(roll, roll.is_doublet());
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
    fn bonuses_are_counted_by_size() {
        let sizes = [10, 20];
        let bonuses = [20, 10, 20].into_iter();
        let bonuses = bonuses.fold(Bonuses::NONE, |all, steps| all.with(steps, sizes));
        assert_eq!(bonuses.all(sizes).collect::<Vec<_>>(), [20, 20, 10]);
        assert_eq!(bonuses.distinct(sizes).collect::<Vec<_>>(), [10, 20]);
        assert!(bonuses.has(10, sizes) && !bonuses.has(15, sizes));
        let left = bonuses.all(sizes);
        let left = left.fold(bonuses, |all, steps| all.without(steps, sizes));
        assert_eq!(left, Bonuses::NONE);
    }
}
