//! Steps and rolls as numbers.

use super::{Roll, Spend, Step};
use crate::any_game::Packed;
use crate::chance::TwoDice;

impl Packed for Step {
    fn pack(self) -> u64 {
        let (kind, spent) = match self.spend {
            Spend::Die(number) => (0, number),
            Spend::Both(dice) => (1, dice.pack() as u8),
            Spend::Bonus(steps) => (2, steps),
            Spend::Decline(steps) => (3, steps),
            Spend::Pass => (4, 0),
        };
        u64::from(u32::from_le_bytes([kind, spent, self.from, self.to]))
    }

    fn unpack(bits: u64) -> Step {
        let [kind, spent, from, to, ..] = bits.to_le_bytes();
        let spend = match kind {
            0 => Spend::Die(spent),
            1 => Spend::Both(TwoDice::unpack(spent.into())),
            2 => Spend::Bonus(spent),
            3 => Spend::Decline(spent),
            _ => Spend::Pass,
        };
        Step { spend, from, to }
    }
}

impl Packed for Roll {
    fn pack(self) -> u64 {
        match self {
            Roll::One(die) => die.into(),
            Roll::Two(dice) => 1 << 8 | dice.pack(),
        }
    }

    fn unpack(bits: u64) -> Roll {
        match bits.to_le_bytes() {
            [die, 0, ..] => Roll::One(die),
            _ => Roll::Two(TwoDice::unpack(bits)),
        }
    }
}
