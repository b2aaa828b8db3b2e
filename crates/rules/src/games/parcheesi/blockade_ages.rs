//! How long blockades have stood (C-14).

use super::track::ENTRANCE;
use crate::race::{PAWNS, PathIndex, PawnRow, YARD};

/// At so many turns a blockade is due.
pub(super) const DUE: u8 = 4;

/// The blockades that a player can have at once.
pub(super) const MOST: usize = PAWNS / 2;

/// A blockade and the turns of its owner that the same two pawns have ended on it together, the
/// forming turn included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Blockade {
    /// Where it stands, as its owner's path index.
    pub(super) index: PathIndex,
    /// 1 to [`DUE`].
    pub(super) turns: u8,
}

/// The blockades of one player that have stood at the end of a turn of that player, by path indexes
/// ascending. One formed in the turn still running is not among them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Blockades([Blockade; MOST]);

impl Blockades {
    /// These blockades, by path indexes ascending, not more than a player can have.
    fn of(blockades: impl IntoIterator<Item = Blockade>) -> Blockades {
        let mut all = Blockades::default();
        for (room, blockade) in all.0.iter_mut().zip(blockades) {
            *room = blockade;
        }
        all
    }

    /// The places of the list, some perhaps empty.
    #[inline]
    pub(super) fn places(&self) -> [Blockade; MOST] {
        self.0
    }

    /// The blockades, by path indexes ascending.
    pub(super) fn iter(&self) -> impl Iterator<Item = Blockade> {
        self.0.into_iter().filter(|each| each.turns > 0)
    }

    /// How many turns the one on `index` has stood; 0 for one that is not in the list.
    pub(super) fn turns(&self, index: PathIndex) -> u8 {
        self.iter()
            .find(|each| each.index == index)
            .map_or(0, |each| each.turns)
    }

    /// The list with one more, or with other turns for one that is there.
    #[must_use]
    pub(super) fn with(&self, blockade: Blockade) -> Blockades {
        let mut all: Vec<Blockade> = self
            .iter()
            .filter(|each| each.index != blockade.index)
            .collect();
        all.push(blockade);
        all.sort_by_key(|each| each.index);
        Blockades::of(all)
    }

    /// Those at the places whose bits are set.
    pub(super) fn keep(&self, places: u8) -> Blockades {
        let kept = (0..MOST).filter(|place| places >> place & 1 == 1);
        Blockades::of(kept.map(|place| self.0[place]))
    }

    /// The list once their owner's turn has ended with the pawns in this row: each that stands is
    /// a turn older, those formed in the turn are in the list.
    pub(super) fn grown(&self, own: PawnRow) -> Blockades {
        Blockades::of(standing(own).map(|index| Blockade {
            index,
            turns: (self.turns(index) + 1).min(DUE),
        }))
    }
}

/// Whether a path index is on the ring.
pub(super) fn is_on_ring(index: PathIndex) -> bool {
    index != YARD && index <= ENTRANCE
}

/// The path indexes of the ring on which a player's blockades stand (C-12), ascending.
pub(super) fn standing(own: PawnRow) -> impl Iterator<Item = PathIndex> {
    let indexes = own.indexes();
    (1..PAWNS)
        .filter(move |&index| indexes[index - 1] == indexes[index] && is_on_ring(indexes[index]))
        .map(move |index| indexes[index])
}
