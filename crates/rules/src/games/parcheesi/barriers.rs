//! What bars a mover's way, as sets of marks.

use super::marks::{Marks, below, between, bit, has, lowered};
use super::row::Row;
use super::spaces::{ENTRANCE, HOME, Mark, YARD};

/// Pawns counted in bits: where there are one or more, and two.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) one: Marks,
    pub(super) two: Marks,
}

impl Counts {
    /// Adds a pawn.
    #[inline]
    pub(super) fn add(&mut self, mark: Mark) {
        let bit = bit(mark);
        self.two |= self.one & bit;
        self.one |= bit;
    }
}

/// The marks of nest, ring and home path.
const WAY: Marks = below(HOME);
/// The marks of nest and ring.
const RING: Marks = below(ENTRANCE + 1);
/// The mark of the nest.
const NEST: Marks = bit(YARD);

/// Where the mover's pawns may not pass and not land at a moment of a play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Barriers {
    pass: Marks,
    land: Marks,
    /// The mover's pawns in play.
    own: Marks,
}

impl Barriers {
    /// The barriers that the mover's pawns make, together with rival blockades and with single
    /// rivals that are safe.
    #[inline]
    pub(super) fn of(own: Row, bars: Marks, guarded: Marks) -> Barriers {
        let mut counts = Counts::default();
        for mark in own.marks() {
            counts.add(mark);
        }
        // C-12: two bar the way on the ring, the own colour's too, and two are the most anywhere.
        let two = counts.two & WAY & !NEST;
        Barriers {
            pass: bars | two & RING,
            land: bars | guarded | two,
            own: counts.one & WAY & !NEST,
        }
    }

    /// Whether a pawn can enter (C-15): safe rivals are not asked, since it captures them (C-18).
    #[inline]
    pub(super) fn lets_in(&self, entered: Mark) -> bool {
        !has(self.pass, entered)
    }

    /// The marks of the mover's pawns in play.
    #[inline]
    pub(super) fn own(&self) -> Marks {
        self.own
    }

    /// The marks of pawns in play that can go on by `count`.
    #[inline]
    pub(super) fn walkers(&self, count: u8) -> Marks {
        let barred = ahead(self.pass, count - 1) | lowered(self.land, count);
        self.own & !barred & reaching(count)
    }

    /// The marks of pawns in play that can go on by each number up to `count` and meet nobody of
    /// the mover's.
    pub(super) fn clear(&self, count: u8) -> Marks {
        let met = self.pass | self.land | self.own;
        self.own & !ahead(met, count) & reaching(count)
    }

    /// Whether a pawn in play can go on by `count`.
    #[inline]
    pub(super) fn lets(&self, from: Mark, count: u8) -> bool {
        let to = from + count;
        // C-19: beyond home there is nothing.
        to <= HOME && self.pass & between(from, to) == 0 && !has(self.land, to)
    }
}

/// The marks from which it is not less than `count` to home: beyond it there is nothing (C-19).
#[inline]
fn reaching(count: u8) -> Marks {
    below(HOME + 1 - count)
}

/// The marks that have one of `set` among the next `count`.
#[inline]
fn ahead(set: Marks, count: u8) -> Marks {
    let (mut ahead, mut next) = (0, set);
    for _ in 0..count {
        next >>= 1;
        ahead |= next;
    }
    ahead
}
