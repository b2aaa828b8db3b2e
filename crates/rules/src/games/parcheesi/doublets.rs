//! Doublets: how many may be played in a turn, and the third, which is not (C-10).

use super::State;

/// The third doublet of a turn is not played (C-10): so many may be played before it.
pub(super) const DOUBLETS: u8 = 2;

/// Whether the roll in hand is the third doublet of the turn (C-10).
pub(super) fn is_third_doublet(state: &State) -> bool {
    let rolled = state.rolled();
    rolled.is_some_and(|rolled| rolled.dice.is_doublet()) && state.memory.doublets == DOUBLETS
}
