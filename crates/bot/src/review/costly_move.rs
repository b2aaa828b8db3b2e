//! Costly moves: which count, which a review lists, and which become exercises.

use crate::win_chance::{CERTAIN, Chance};
use rules::sort_few::sort_few;

/// A move is costly if it loses at least this part of 100.
const COSTLY: Chance = CERTAIN / 50;
/// The maximal number of listed moves.
const MAX_COSTLY: usize = 8;

/// Whether a move that changed its player's chance by this much is costly.
pub fn is_costly(change: Chance) -> bool {
    -change >= COSTLY
}

/// Whether a choice has one clearly best answer, by its [`gap`](super::ReviewedTurn::gap): every other result is costly.
/// So weak bots leave 1 or 2 exercises a game (`docs/exercises.md`).
pub fn is_clear(gap: Chance) -> bool {
    is_costly(-gap)
}

/// The moves to list, by the change of chance, the costliest first.
pub fn costliest<T>(mut costly: Vec<(Chance, T)>) -> Vec<(Chance, T)> {
    sort_few(&mut costly, |(change, _)| *change);
    costly.truncate(MAX_COSTLY);
    costly
}
