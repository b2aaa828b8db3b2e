//! Steps and outcomes as numbers.

use super::actions::{Act, Step};
use super::card_kind::CardKind;
use super::chance::Outcome;
use crate::playable::Packed;
use crate::seat::Seat;

impl Packed for Step {
    fn pack(self) -> u64 {
        let (kind, card) = match self.act {
            Act::Move(card) => (0, card as u8),
            Act::Swap => (1, 0),
            Act::Decline => (2, 0),
            Act::Discard(card) => (3, card as u8),
            Act::Pass => (4, 0),
        };
        u64::from(u32::from_le_bytes([kind, card, self.from, self.to]))
    }

    fn unpack(bits: u64) -> Step {
        let [kind, card, from, to, ..] = bits.to_le_bytes();
        let card = CardKind::ALL[usize::from(card)];
        let act = match kind {
            0 => Act::Move(card),
            1 => Act::Swap,
            2 => Act::Decline,
            3 => Act::Discard(card),
            _ => Act::Pass,
        };
        Step { act, from, to }
    }
}

impl Packed for Outcome {
    fn pack(self) -> u64 {
        let (kind, which) = match self {
            Outcome::First(seat) => (0, seat.0),
            Outcome::Drawn(card) => (1, card as u8),
            Outcome::FaceDown => (2, 0),
        };
        u64::from(u16::from_le_bytes([kind, which]))
    }

    fn unpack(bits: u64) -> Outcome {
        let [kind, which, ..] = bits.to_le_bytes();
        match kind {
            0 => Outcome::First(Seat(which)),
            1 => Outcome::Drawn(CardKind::ALL[usize::from(which)]),
            _ => Outcome::FaceDown,
        }
    }
}
