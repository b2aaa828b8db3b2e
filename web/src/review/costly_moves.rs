//! Costly moves of people: which moves count, and which a review lists.

use bot::win_chance::{CERTAIN, Chance};

use super::model::Moment;

/// A move is costly if it loses at least this part of 100.
const COSTLY: Chance = CERTAIN / 50;
/// The maximal number of listed moves.
const MAX_COSTLY: usize = 8;

/// A costly move of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyMove {
    /// Where it was.
    pub moment: Moment,
    /// What was better, and why.
    pub better: String,
}

/// Whether a move that changed its player's chance by this much is costly.
pub(super) fn is_costly(change: Chance) -> bool {
    -change >= COSTLY
}

/// The moves to list, the costliest first.
pub(super) fn costliest<T>(mut costly: Vec<(Chance, Moment, T)>) -> Vec<(Chance, Moment, T)> {
    costly.sort_by_key(|(change, ..)| *change);
    costly.truncate(MAX_COSTLY);
    costly
}
