//! What a position remembers beyond pawns and dice, in races with rules about earlier turns.

use super::aged_blockades::AgedBlockades;
use super::marching_blockades::BlockadePairs;
use crate::seat::Seat;

/// See [`State::memory`](super::State::memory).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// The blockades of each seat that have stood at the end of a turn of its owner (C-14).
    pub(super) aged_blockades: [AgedBlockades; 4],
    /// The rolls of this turn that brought another, if there is a limit to them (C-10). The roll in hand
    /// is not counted.
    pub(super) rolls_again: u8,
    /// How many dice of the roll have been forfeited before a bonus is used (C-20).
    pub(super) forfeited: u8,
    /// Which pawns were a blockade at the roll (C-13).
    pub(super) pairs: BlockadePairs,
}

impl Memory {
    /// The blockades of a seat that have stood at the end of a turn of its owner.
    pub fn aged_blockades(&self, seat: Seat) -> &AgedBlockades {
        &self.aged_blockades[seat.index()]
    }

    /// The memory at the start of a turn.
    pub(super) fn start_turn(&mut self) {
        self.rolls_again = 0;
        self.end_roll();
    }

    /// Forgets what matters only while a roll is played.
    pub(super) fn end_roll(&mut self) {
        self.forfeited = 0;
        self.pairs = BlockadePairs::NONE;
    }
}
