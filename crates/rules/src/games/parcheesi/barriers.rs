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
    /// The mover's pawns in play.
    own: Marks,
}

impl Barriers {
    /// The barriers that the mover's pawns make, together with rival blockades and with single
    /// rivals that are safe.
    #[inline]
    pub(super) fn of(own: Row, bars: Marks, guarded: Marks) -> Barriers {
        let mut counts = Counts::default();
        for mark in own.each() {
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
        self.pass >> entered & 1 == 0
    }

    /// The marks of the mover's pawns in play.
    #[inline]
    pub(super) fn own(&self) -> Marks {
        self.own
    }

    /// The marks of pawns in play that can go on by `count`.
    #[inline]
    pub(super) fn walkers(&self, count: u8) -> Marks {
        // Passed on the way are the next 1, 2 and 4 marks, as `count - 1` is made up of them:
        // without a branch, which would be guessed wrong again and again.
        let one = self.pass >> 1;
        let two = one | one >> 1;
        let four = two | two >> 2;
        let (mut barred, mut before) = (self.land >> count, 0);
        for (marks, length) in [(one, 1), (two, 2), (four, 4)] {
            let counts = (count - 1) & length;
            let all = Marks::from(counts != 0).wrapping_neg();
            barred |= marks >> before & all;
            before += counts;
        }
        // More than a die passes more: a bonus.
        for passed in before + 1..count {
            barred |= self.pass >> passed;
        }
        self.own & !barred & reaching(count)
    }

    /// The marks of pawns in play that can go on by each number up to `count` and meet nobody of
    /// the mover's.
    pub(super) fn clear(&self, count: u8) -> Marks {
        let met = self.pass | self.land | self.own;
        let ahead = (1..=count).fold(0, |set, passed| set | met >> passed);
        self.own & !ahead & reaching(count)
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

/// The marks from which it is not less than `count` to home: beyond it there is nothing (C-19).
#[inline]
fn reaching(count: u8) -> Marks {
    (2 << (HOME - count)) - 1
}
