//! Moves: actions and outcomes of any game as plain numbers.

use crate::playable::{Packed, Playable};
use crate::record::HistoryEntry;

/// An action or an outcome of chance of any game.
///
/// Only the game that made it understands it: at the state where it was listed, sampled or read, at any
/// other state that allows it, and at such a state as a seat may see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move(u64);

/// The bit that is set in outcomes.
const OUTCOME: u64 = 1 << 63;

impl Move {
    /// Whether chance makes it; otherwise a player does.
    pub fn is_outcome(self) -> bool {
        self.0 & OUTCOME != 0
    }
}

impl<G: Playable> HistoryEntry<G> {
    /// The entry as a move.
    pub fn packed(self) -> Move {
        Move(match self {
            HistoryEntry::Chance(chance) => chance.pack() | OUTCOME,
            HistoryEntry::Action(action) => action.pack(),
        })
    }

    /// The entry that a move of this game is.
    pub fn unpacked(entry: Move) -> HistoryEntry<G> {
        if entry.is_outcome() {
            HistoryEntry::Chance(G::Chance::unpack(entry.0 & !OUTCOME))
        } else {
            HistoryEntry::Action(G::Action::unpack(entry.0))
        }
    }
}
