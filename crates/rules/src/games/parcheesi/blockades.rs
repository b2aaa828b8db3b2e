//! What bars a mover's way, as sets of path indexes.

use super::indexes::{Indexes, below, bit, has, lowered};
use super::track::{ENTRANCE, HOME};
use crate::race::{PathIndex, PawnRow, YARD};

/// Pawns counted in bits: where there are one or more, and two.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) one: Indexes,
    pub(super) two: Indexes,
}

impl Counts {
    /// Adds a pawn.
    #[inline]
    pub(super) fn add(&mut self, index: PathIndex) {
        let bit = bit(index);
        self.two |= self.one & bit;
        self.one |= bit;
    }
}

/// The path indexes of nest, ring and home path.
const WAY: Indexes = below(HOME);
/// The path indexes of nest and ring.
const RING: Indexes = below(ENTRANCE + 1);
/// The path index of the nest.
const NEST: Indexes = bit(YARD);

/// Where the mover's pawns may not pass and not land at a moment of a play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacles {
    pass: Indexes,
    land: Indexes,
    /// The mover's pawns in play.
    own: Indexes,
}

impl Obstacles {
    /// The obstacles: the mover's own pawns, rival blockades, and single rivals that are safe.
    #[inline]
    pub(super) fn of(own: PawnRow, rival_blockades: Indexes, safe_rivals: Indexes) -> Obstacles {
        let mut counts = Counts::default();
        for index in own.indexes() {
            counts.add(index);
        }
        // C-12: two bar the way on the ring, the own colour's too, and two are the most anywhere.
        let two = counts.two & WAY & !NEST;
        Obstacles {
            pass: rival_blockades | two & RING,
            land: rival_blockades | safe_rivals | two,
            own: counts.one & WAY & !NEST,
        }
    }

    /// Whether a pawn can enter (C-15): safe rivals are not asked, since it captures them (C-18).
    #[inline]
    pub(super) fn lets_in(&self, start: PathIndex) -> bool {
        !has(self.pass, start)
    }

    /// The path indexes of the mover's pawns in play.
    #[inline]
    pub(super) fn own(&self) -> Indexes {
        self.own
    }

    /// The path indexes of pawns in play that can go on by `count`.
    #[inline]
    pub(super) fn walkers(&self, count: u8) -> Indexes {
        let barred = ahead(self.pass, count - 1) | lowered(self.land, count);
        self.own & !barred & reaching(count)
    }

    /// The path indexes of pawns in play that can go on by each number up to `count` and meet nobody of
    /// the mover's.
    pub(super) fn clear(&self, count: u8) -> Indexes {
        let met = self.pass | self.land | self.own;
        self.own & !ahead(met, count) & reaching(count)
    }
}

/// The path indexes from which it is not less than `count` to home: beyond it there is nothing (C-19).
#[inline]
fn reaching(count: u8) -> Indexes {
    below(HOME + 1 - count)
}

/// The path indexes that have one of `set` among the next `count`.
#[inline]
fn ahead(set: Indexes, count: u8) -> Indexes {
    let (mut ahead, mut next) = (0, set);
    for _ in 0..count {
        next >>= 1;
        ahead |= next;
    }
    ahead
}
