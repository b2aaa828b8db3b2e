//! Blockades that age, where a rule says how long one may stand (C-14).

use super::pawn_row::{PAWNS, PawnRow};
use super::track::{PathIndex, Track};
use crate::sort_few::sort_few;

/// The most blockades that a player can have at once.
pub(super) const MAX_BLOCKADES: usize = PAWNS / 2;

/// A blockade, and the turns of its owner that the same two pawns have ended on it together, the
/// forming turn included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AgedBlockade {
    /// Where it stands, as its owner's path index.
    pub index: PathIndex,
    /// At least 1. At most the number at which a blockade is due.
    pub turns: u8,
}

/// The blockades of one player that have stood at the end of a turn of that player, by path indexes
/// ascending. One formed in the turn still running is not among them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AgedBlockades([AgedBlockade; MAX_BLOCKADES]);

impl AgedBlockades {
    /// These blockades, by path indexes ascending, not more than a player can have.
    fn of(blockades: impl IntoIterator<Item = AgedBlockade>) -> AgedBlockades {
        let mut all = AgedBlockades::default();
        for (room, blockade) in all.0.iter_mut().zip(blockades) {
            *room = blockade;
        }
        all
    }

    /// The entries of the list, some perhaps empty, with 0 turns.
    #[inline]
    pub(super) fn entries(&self) -> [AgedBlockade; MAX_BLOCKADES] {
        self.0
    }

    /// The blockades, by path indexes ascending.
    pub fn iter(&self) -> impl Iterator<Item = AgedBlockade> {
        self.0.into_iter().filter(|each| each.turns > 0)
    }

    /// How many turns the one on `index` has stood; 0 for one that is not in the list.
    pub fn turns(&self, index: PathIndex) -> u8 {
        self.iter()
            .find(|each| each.index == index)
            .map_or(0, |each| each.turns)
    }

    /// The list with one more, or with other turns for one that is there.
    #[must_use]
    pub(super) fn with(&self, blockade: AgedBlockade) -> AgedBlockades {
        let mut all: Vec<AgedBlockade> = self
            .iter()
            .filter(|each| each.index != blockade.index)
            .collect();
        all.push(blockade);
        sort_few(&mut all, |each| each.index);
        AgedBlockades::of(all)
    }

    /// The entries whose bits are set.
    #[must_use]
    pub(super) fn keep(&self, entries: u8) -> AgedBlockades {
        let kept = (0..MAX_BLOCKADES).filter(|entry| entries >> entry & 1 == 1);
        AgedBlockades::of(kept.map(|entry| self.0[entry]))
    }

    /// The list once their owner's turn has ended with the pawns in this row: each that stands is
    /// a turn older, up to `due`, and those formed in the turn are in the list.
    #[must_use]
    pub(super) fn grown(&self, track: &Track, own: PawnRow, due: u8) -> AgedBlockades {
        AgedBlockades::of(blockades(track, own).map(|index| AgedBlockade {
            index,
            turns: (self.turns(index) + 1).min(due),
        }))
    }
}

/// The path indexes on which a player's pawns are a blockade, ascending.
pub fn blockades(track: &Track, own: PawnRow) -> impl Iterator<Item = PathIndex> {
    let (track, indexes) = (*track, own.indexes());
    (1..PAWNS)
        .filter(move |&nth| indexes[nth - 1] == indexes[nth] && track.is_on_ring(indexes[nth]))
        .map(move |nth| indexes[nth])
}
