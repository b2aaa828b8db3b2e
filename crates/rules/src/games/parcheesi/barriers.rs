//! What bars a mover's way, as sets of marks.

use super::row::Row;
use super::spaces::{ENTRANCE, HOME, Mark, Marks, YARD};

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
        let bit = 1 << mark;
        self.two |= self.one & bit;
        self.one |= bit;
    }
}

/// The marks of nest, ring and home path.
const WAY: Marks = (1 << HOME) - 1;
/// The marks of nest and ring.
const RING: Marks = (1 << (ENTRANCE + 1)) - 1;
/// The mark of the nest.
const NEST: Marks = 1 << YARD;

/// Where the mover's pawns may not pass and not land at a moment of a play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Barriers {
    pass: Marks,
    land: Marks,
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
        }
    }

    /// Whether a pawn can enter (C-15): safe rivals are not asked, since it captures them (C-18).
    #[inline]
    pub(super) fn lets_in(&self, entered: Mark) -> bool {
        self.pass >> entered & 1 == 0
    }

    /// Whether a pawn in play can go on by `count`, at most 20.
    #[inline]
    pub(super) fn lets(&self, from: Mark, count: u8) -> bool {
        let to = from + count;
        // A word holds all that is ahead; the bits between the two marks are those passed.
        let passed = (self.pass >> from) as u32 & ((1 << count) - 2);
        // C-19: beyond home there is nothing.
        to <= HOME && passed == 0 && self.land >> to & 1 == 0
    }
}
