//! Steps and outcomes as numbers.

use super::actions::Step;
use super::chance::{Chance, Dice};
use crate::playable::Packed;
use crate::seat::Seat;

impl Packed for Step {
    fn pack(self) -> u64 {
        let (kind, seat) = match self {
            Step::Forward => (0, 0),
            Step::Backward => (1, 0),
            Step::Go => (2, 0),
            Step::Give(seat) => (3, seat.0),
            Step::Against(seat) => (4, seat.0),
        };
        u64::from(u16::from_le_bytes([kind, seat]))
    }

    fn unpack(bits: u64) -> Step {
        let [kind, seat, ..] = bits.to_le_bytes();
        match kind {
            0 => Step::Forward,
            1 => Step::Backward,
            2 => Step::Go,
            3 => Step::Give(Seat(seat)),
            _ => Step::Against(Seat(seat)),
        }
    }
}

impl Packed for Chance {
    fn pack(self) -> u64 {
        let (kind, one, other) = match self {
            Chance::Lot(seat) => (0, seat.0, 0),
            Chance::Dice(Dice::One(number)) => (1, number, 0),
            Chance::Dice(Dice::Two(red, white)) => (2, red, white),
        };
        u64::from(u32::from_le_bytes([kind, one, other, 0]))
    }

    fn unpack(bits: u64) -> Chance {
        let [kind, one, other, ..] = bits.to_le_bytes();
        match kind {
            0 => Chance::Lot(Seat(one)),
            1 => Chance::Dice(Dice::One(one)),
            _ => Chance::Dice(Dice::Two(one, other)),
        }
    }
}
