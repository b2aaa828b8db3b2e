//! What the game knows of a position beyond pawns and dice.

use std::hash::{Hash, Hasher};

use super::State;
use super::blockade_ages::Blockades;
use super::blockade_pairs::BlockadePairs;
use crate::race;
use crate::seat::Seat;

/// See [`crate::race::State::memory`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// The blockades of each seat that have stood at the end of a turn of its owner (C-14).
    pub(super) blockades: [Blockades; 4],
    /// Doublets played in this turn, the roll in hand not counted (C-10).
    pub(super) doublets: u8,
    /// How many dice of the roll have been forfeited (C-20).
    pub(super) forfeited: u8,
    /// Which pawns stood together at the roll (C-13).
    pub(super) pairs: BlockadePairs,
}

impl race::Memory for Memory {
    fn hash_state(state: &State, hasher: &mut impl Hasher) {
        let Memory {
            blockades,
            doublets,
            ..
        } = state.memory;
        (state.pawns, blockades, state.seats).hash(hasher);
        (state.turn, doublets, state.phase).hash(hasher);
    }

    fn at_start_of_turn(mut self) -> Memory {
        self.doublets = 0;
        self.end_roll();
        self
    }
}

impl Memory {
    /// Forgets what matters only while a roll is played.
    pub(super) fn end_roll(&mut self) {
        self.forfeited = 0;
        self.pairs = BlockadePairs::NONE;
    }
}

/// The blockades of a seat that have stood at the end of a turn.
pub(super) fn blockades(state: &State, seat: Seat) -> Blockades {
    state.memory.blockades[seat.index()]
}
