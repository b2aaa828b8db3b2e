//! Costly moves: which count, which a review lists, and which become exercises.

use crate::win_chance::{CERTAIN, Chance};
use rules::sort_few::sort_few;

/// A move is costly if it loses at least this part of 100.
const COSTLY: Chance = CERTAIN / 50;
/// The best play is clear if it is better than the second best by at least this part of 100. So weak bots leave 1
/// or 2 exercises a game, by `docs/exercises.md`.
const CLEAR: Chance = CERTAIN * 3 / 100;
/// The maximal number of listed moves.
const MAX_COSTLY: usize = 8;

/// Whether a move that changed its player's chance by this much is costly.
pub fn is_costly(change: Chance) -> bool {
    -change >= COSTLY
}

/// Whether a choice has one clearly best answer, by its [`gap`](super::ReviewedTurn::gap).
pub fn is_clear(gap: Chance) -> bool {
    gap >= CLEAR
}

/// The moves to list, by the change of chance, the costliest first.
pub fn costliest<T>(mut costly: Vec<(Chance, T)>) -> Vec<(Chance, T)> {
    sort_few(&mut costly, |(change, _)| *change);
    costly.truncate(MAX_COSTLY);
    costly
}
