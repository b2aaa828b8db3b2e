//! The road ahead, as sets of marks: whom a mover meets where, and which steps nothing bars.
//!
//! A set is a word with one bit a mark, so that all pawns are asked at once where each would be a
//! loop: this is what the look-ahead spends its time on.

use super::row::Row;
use super::spaces::{
    BROADWAY, ENTERED, ENTRANCE, FIRST_TURNOUT, HOME, Mark, SIDE, TURNOUT, YARD, branch, rejoin,
};
use crate::bit_iter::BitIter;

/// A set of marks of Broadway and the home path, one bit a mark.
pub(super) type Road = u64;
/// A set of spaces of the three turnouts met, one bit a space.
pub(super) type Loops = u32;

/// The marks of Broadway.
pub(super) const ON_BROADWAY: Road = span(ENTERED, ENTRANCE + 1);
/// The marks of the home path.
const ON_HOME_PATH: Road = span(ENTRANCE + 1, HOME);

/// The marks from `from` up to `to`, without `to`.
pub(super) const fn span(from: Mark, to: Mark) -> Road {
    (1 << to) - (1 << from)
}

/// The turnout spaces from `from` up to `to`, without `to`.
const fn loop_span(from: u8, to: u8) -> Loops {
    (1 << to) - (1 << from)
}

/// The marks of a set, ascending.
#[inline]
pub(super) fn marks(set: Road) -> BitIter<Road> {
    BitIter(set)
}

/// Where the mover meets pawns of the seat so many places after it (0: its own), by their marks:
/// on Broadway, or its own on the home path too. No bit for those it never meets.
static MET: [[Road; 128]; 4] = {
    let mut met = [[0; 128]; 4];
    let mut ahead = 0;
    while ahead < 4 {
        let mut mark = ENTERED;
        while mark <= ENTRANCE {
            let index = (mark + ahead * SIDE) % BROADWAY;
            // On the first five spaces of its side the mover never goes.
            if index >= ENTERED && index <= ENTRANCE {
                met[ahead as usize][mark as usize] = 1 << index;
            }
            mark += 1;
        }
        ahead += 1;
    }
    let mut mark = ENTRANCE + 1;
    while mark < HOME {
        met[0][mark as usize] = 1 << mark;
        mark += 1;
    }
    met
};

/// The same on turnouts.
static MET_ON_TURNOUT: [[Loops; 128]; 4] = {
    let mut met = [[0; 128]; 4];
    let mut ahead = 0;
    while ahead < 4 {
        let mut index = 0;
        while index < 3 * TURNOUT {
            let seen = (index + ahead * TURNOUT) % (4 * TURNOUT);
            // The mover never meets its own turnout, which would come last (P-4).
            if seen < 3 * TURNOUT {
                met[ahead as usize][(FIRST_TURNOUT + index) as usize] = 1 << seen;
            }
            index += 1;
        }
        ahead += 1;
    }
    met
};

/// The marks from which a step of so many spaces leaves number 5 of a side, where a turnout may
/// be taken (P-18). No step leaves two of them.
const LEAVING: [Road; SIDE as usize] = {
    let mut leaving = [0; SIDE as usize];
    let mut count = 1;
    while count < SIDE {
        let mut turnout = 0;
        while turnout < 3 {
            let end = branch(turnout) + 1;
            leaving[count as usize] |= span(end - count, end);
            turnout += 1;
        }
        count += 1;
    }
    leaving
};

/// Where the mover meets a pawn on `mark` of the seat `ahead` places after it.
#[inline]
pub(super) fn met(ahead: u8, mark: Mark) -> Road {
    MET[usize::from(ahead & 3)][usize::from(mark & 127)]
}

/// The same on a turnout.
#[inline]
pub(super) fn met_on_turnout(ahead: u8, mark: Mark) -> Loops {
    MET_ON_TURNOUT[usize::from(ahead & 3)][usize::from(mark & 127)]
}

/// Pawns on the road, counted in bits: where there are one or more, two or more, three.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) one: Road,
    pub(super) two: Road,
    pub(super) three: Road,
}

impl Counts {
    /// Adds a pawn.
    #[inline]
    pub(super) fn add(&mut self, bit: Road) {
        self.three |= self.two & bit;
        self.two |= self.one & bit;
        self.one |= bit;
    }
}

/// Of so many marks that are passed those that `length` stands for, if it is a part of their number: behind
/// those that its smaller parts stand for.
#[inline]
fn part(marks: Road, passed: u8, length: u8) -> Road {
    let all = Road::from(passed & length != 0).wrapping_neg();
    marks >> (passed & (length - 1)) & all
}

/// Where the mover's pawns may not pass and not land at a moment of a play.
pub(super) struct Barriers {
    pass: Road,
    land: Road,
    loops: Loops,
    /// The mover's own pawns on Broadway and home path.
    own: Road,
}

impl Barriers {
    /// The barriers that the mover's pawns make together with those of others: the partner's,
    /// rival blockades, rivals that are safe, and whoever is on a turnout.
    #[inline]
    pub(super) fn of(
        own: Row,
        partner: Counts,
        bars: Road,
        guarded: Road,
        others_on_turnouts: Loops,
    ) -> Barriers {
        let mut counts = partner;
        let mut loops = others_on_turnouts;
        let mut all = 0;
        for mark in own.marks() {
            let bit = met(0, mark);
            all |= bit;
            counts.add(bit);
        }
        for mark in own.on_turnouts() {
            loops |= met_on_turnout(0, mark);
        }
        // P-20 on Broadway: two bar the way, the own colour's too, and three are the most.
        // P-23 on the home path: one bars the way.
        let path = counts.one & ON_HOME_PATH;
        Barriers {
            pass: bars | counts.two | path,
            land: bars | guarded | counts.three | path,
            loops,
            own: all,
        }
    }

    /// Whether a pawn can enter (P-13, P-24).
    pub(super) fn start_is_open(&self) -> bool {
        self.land & 1 << ENTERED == 0
    }

    /// The marks from which a step of `count` straight on meets nothing that bars it.
    #[inline]
    fn open(&self, count: u8) -> Road {
        // Passed on the way are the next 1, 2, 4 and 8 marks, as `count - 1` is made up of them:
        // without a branch, which would be guessed wrong again and again.
        let one = self.pass >> 1;
        let two = one | one >> 1;
        let four = two | two >> 2;
        let eight = four | four >> 4;
        let passed = count - 1;
        let barred = self.land >> count
            | part(one, passed, 1)
            | part(two, passed, 2)
            | part(four, passed, 4)
            | part(eight, passed, 8);
        // P-27: beyond home there is nothing.
        !barred & span(ENTERED, HOME + 1 - count)
    }

    /// The marks of the mover's pawns that can go straight on by `count`, and of those whose way
    /// leads past a turnout.
    #[inline]
    pub(super) fn walkers(&self, count: u8) -> (Road, Road) {
        let straight = self.open(count) & self.own;
        (straight, LEAVING[usize::from(count)] & self.own)
    }

    fn road_is_open(&self, from: Mark, to: Mark) -> bool {
        self.pass & span(from + 1, to) == 0 && self.land & 1 << to == 0
    }

    /// Where a pawn whose way leads past a turnout goes by `count` if it takes it; `YARD` for
    /// nowhere.
    pub(super) fn round(&self, mark: Mark, count: u8) -> Mark {
        let turnout = mark.div_ceil(SIDE) - 1;
        let leaves = branch(turnout);
        if self.pass & span(mark + 1, leaves + 1) != 0 {
            return YARD;
        }
        let (first, beyond) = (turnout * TURNOUT, mark + count - leaves);
        if self.loops & loop_span(first, first + beyond.min(TURNOUT)) != 0 {
            return YARD;
        }
        if beyond <= TURNOUT {
            FIRST_TURNOUT + first + beyond - 1
        } else {
            self.out_of(first, beyond)
        }
    }

    /// Where a pawn on a turnout's `mark` goes by `count`; `YARD` for nowhere.
    pub(super) fn along_turnout(&self, mark: Mark, count: u8) -> Mark {
        let index = mark - FIRST_TURNOUT;
        let first = index - index % TURNOUT;
        let to = index + count;
        let end = first + TURNOUT;
        if self.loops & loop_span(index + 1, end.min(to + 1)) != 0 {
            return YARD;
        }
        if to < end {
            FIRST_TURNOUT + to
        } else {
            self.out_of(first, to - first + 1)
        }
    }

    /// Where a pawn ends that comes `count` steps beyond number 5, out of the turnout whose first
    /// space is `first`: on number 10 or after it.
    fn out_of(&self, first: u8, count: u8) -> Mark {
        let back_on = rejoin(first / TURNOUT);
        let to = back_on + (count - TURNOUT - 1);
        if to <= HOME && self.road_is_open(back_on - 1, to) {
            to
        } else {
            YARD
        }
    }
}
