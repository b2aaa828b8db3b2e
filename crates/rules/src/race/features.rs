//! Features of pawns on their paths, for learned evaluations.

use super::pawn_row::PawnRow;
use super::track::{PathIndex, YARD};
use crate::features::FeatureSet;

/// The number of features of a player's pawns on `indexes` path indexes.
pub const fn pawn_feature_count(indexes: u16) -> u16 {
    2 * indexes + 4
}

/// Adds the features of a player's pawns. For each path index, 2 features say whether at least 1 or
/// at least 2 pawns stand there. The rest say whether at least 3 or 4 pawns are in the yard, and at
/// home.
pub fn add_pawn_features(
    row: PawnRow,
    home: PathIndex,
    indexes: u16,
    first: u16,
    out: &mut FeatureSet,
) {
    let mut before = 0;
    let mut last = None;
    for index in row.indexes() {
        before = if last == Some(index) { before + 1 } else { 0 };
        last = Some(index);
        match before {
            0 | 1 => out.insert(first + 2 * u16::from(index) + before),
            _ if index == YARD => out.insert(first + 2 * indexes + before - 2),
            _ if index == home => out.insert(first + 2 * indexes + before),
            _ => {}
        }
    }
}
