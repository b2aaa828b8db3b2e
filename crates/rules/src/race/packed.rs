//! Steps and rolls as numbers.

use super::{Roll, Spend, Step};
use crate::playable::Packed;

impl Packed for Step {
    fn pack(self) -> u64 {
        let (kind, spent) = match self.spend {
            Spend::Die(number) => (0, number),
            Spend::Both(dice) => (1, dice.bits()),
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
            1 => Spend::Both(Roll::of_bits(spent)),
            2 => Spend::Bonus(spent),
            3 => Spend::Decline(spent),
            _ => Spend::Pass,
        };
        Step { spend, from, to }
    }
}

impl Packed for Roll {
    fn pack(self) -> u64 {
        self.bits().into()
    }

    fn unpack(bits: u64) -> Roll {
        Roll::of_bits(bits as u8)
    }
}
