//! The road ahead, as sets of path indexes: whom a mover meets where, and which steps nothing bars.
//!
//! A set is a word with one bit a path index, so that all pawns are asked at once where each would be a
//! loop: this is what the look-ahead spends its time on.

use super::track::{ENTRANCE, HOME, START, TRACK, TURNOUT};
use crate::bit_iter::BitIter;
use crate::race::{FIRST_TURNOUT, PathIndex, PawnRow, YARD};

const SIDE: u8 = TRACK.layout.side;

/// A set of path indexes of Broadway and the home path, one bit a path index.
pub(super) type Road = u64;
/// A set of spaces of the three turnouts met, one bit a space.
pub(super) type Loops = u32;

/// The path indexes of Broadway.
pub(super) const ON_BROADWAY: Road = span(START, ENTRANCE + 1);
/// The path indexes of the home path.
const ON_HOME_PATH: Road = span(ENTRANCE + 1, HOME);

/// The path indexes from `from` up to `to`, without `to`.
pub(super) const fn span(from: PathIndex, to: PathIndex) -> Road {
    (1 << to) - (1 << from)
}

/// The turnout spaces from `from` up to `to`, without `to`.
const fn loop_span(from: u8, to: u8) -> Loops {
    (1 << to) - (1 << from)
}

/// The path indexes of a player's pawns on turnouts, ascending; no two are alike.
#[inline]
pub(super) fn on_turnouts(own: PawnRow) -> impl Iterator<Item = PathIndex> {
    /// The bit of each byte that only path indexes on turnouts have.
    const ON_TURNOUT: u32 = FIRST_TURNOUT as u32 * 0x0101_0101;
    const _: () = assert!(HOME < FIRST_TURNOUT && FIRST_TURNOUT.is_power_of_two());
    let word = own.word();
    let first_bit_of = |bit| u32::from(bit) - FIRST_TURNOUT.ilog2();
    BitIter(word & ON_TURNOUT).map(move |bit| (word >> first_bit_of(bit)) as PathIndex)
}

/// The path indexes of a set, ascending.
#[inline]
pub(super) fn indexes(set: Road) -> BitIter<Road> {
    BitIter(set)
}

/// Where the mover meets a pawn of the seat `ahead` places after it (0: its own), by that pawn's path
/// index: on Broadway, or its own on the home path too. No bit where the two never meet.
static RIVAL_BITS: [[Road; 128]; 4] = {
    let mut bits = [[0; 128]; 4];
    let mut ahead = 0;
    while ahead < 4 {
        let mut index = START;
        while index <= ENTRANCE {
            if let Some(met) = TRACK.rival_index(ahead, index) {
                bits[ahead as usize][index as usize] = 1 << met;
            }
            index += 1;
        }
        ahead += 1;
    }
    let mut index = ENTRANCE + 1;
    while index < HOME {
        bits[0][index as usize] = 1 << index;
        index += 1;
    }
    bits
};

/// The same on turnouts.
static RIVAL_BITS_ON_TURNOUTS: [[Loops; 128]; 4] = {
    let mut bits = [[0; 128]; 4];
    let mut ahead = 0;
    while ahead < 4 {
        let mut index = 0;
        while index < 3 * TURNOUT {
            let met = (index + ahead * TURNOUT) % (4 * TURNOUT);
            // The mover never meets its own turnout, which would come last (P-4).
            if met < 3 * TURNOUT {
                bits[ahead as usize][(FIRST_TURNOUT + index) as usize] = 1 << met;
            }
            index += 1;
        }
        ahead += 1;
    }
    bits
};

/// The path indexes from which a step of so many spaces leaves number 5 of a side, where a turnout may
/// be taken (P-18). No step leaves two of them.
const LEAVING: [Road; SIDE as usize] = {
    let mut leaving = [0; SIDE as usize];
    let mut count = 1;
    while count < SIDE {
        let mut turnout = 0;
        while turnout < 3 {
            let end = TRACK.branch(turnout) + 1;
            leaving[count as usize] |= span(end - count, end);
            turnout += 1;
        }
        count += 1;
    }
    leaving
};

/// Where the mover meets a pawn on path index `index` of the seat `ahead` places after it.
#[inline]
pub(super) fn rival_bit(ahead: u8, index: PathIndex) -> Road {
    RIVAL_BITS[usize::from(ahead & 3)][usize::from(index & 127)]
}

/// The same on a turnout.
#[inline]
pub(super) fn rival_bit_on_turnout(ahead: u8, index: PathIndex) -> Loops {
    RIVAL_BITS_ON_TURNOUTS[usize::from(ahead & 3)][usize::from(index & 127)]
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

/// One term of [`Obstacles::open`]: if the binary number `passed` contains the power of two
/// `length`, `indexes` moved back by the lower bits of `passed`; otherwise nothing.
#[inline]
fn part(indexes: Road, passed: u8, length: u8) -> Road {
    let all = Road::from(passed & length != 0).wrapping_neg();
    indexes >> (passed & (length - 1)) & all
}

/// Where the mover's pawns may not pass and not land at a moment of a play.
pub(super) struct Obstacles {
    pass: Road,
    land: Road,
    loops: Loops,
    /// The mover's own pawns on Broadway and home path.
    own: Road,
}

impl Obstacles {
    /// The obstacles that the mover's pawns make together with those of others: the partner's,
    /// rival blockades, rivals that are safe, and whoever is on a turnout.
    #[inline]
    pub(super) fn of(
        own: PawnRow,
        partner: Counts,
        blockades: Road,
        safe_rivals: Road,
        others_on_turnouts: Loops,
    ) -> Obstacles {
        let mut counts = partner;
        let mut loops = others_on_turnouts;
        let mut all = 0;
        for index in own.indexes() {
            let bit = rival_bit(0, index);
            all |= bit;
            counts.add(bit);
        }
        for index in on_turnouts(own) {
            loops |= rival_bit_on_turnout(0, index);
        }
        // P-20 on Broadway: two bar the way, the own colour's too, and three are the most.
        // P-23 on the home path: one bars the way.
        let path = counts.one & ON_HOME_PATH;
        Obstacles {
            pass: blockades | counts.two | path,
            land: blockades | safe_rivals | counts.three | path,
            loops,
            own: all,
        }
    }

    /// Whether a pawn can enter (P-13, P-24).
    pub(super) fn start_is_open(&self) -> bool {
        self.land & 1 << START == 0
    }

    /// The path indexes from which a step of `count` straight on meets nothing that bars it.
    #[inline]
    fn open(&self, count: u8) -> Road {
        // `count - 1` spaces are passed: a sum of 1, 2, 4 and 8. Each power of two is one term, without
        // branches, which would be mispredicted.
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
        !barred & span(START, HOME + 1 - count)
    }

    /// The path indexes of the mover's pawns that can go straight on by `count`, and of those whose way
    /// leads past a turnout.
    #[inline]
    pub(super) fn walkers(&self, count: u8) -> (Road, Road) {
        let straight = self.open(count) & self.own;
        (straight, LEAVING[usize::from(count)] & self.own)
    }

    fn road_is_open(&self, from: PathIndex, to: PathIndex) -> bool {
        self.pass & span(from + 1, to) == 0 && self.land & 1 << to == 0
    }

    /// Where a pawn whose way leads past a turnout goes by `count` if it takes it; `YARD` for
    /// nowhere.
    pub(super) fn round(&self, index: PathIndex, count: u8) -> PathIndex {
        let turnout = index.div_ceil(SIDE) - 1;
        let leaves = TRACK.branch(turnout);
        if self.pass & span(index + 1, leaves + 1) != 0 {
            return YARD;
        }
        let (first, beyond) = (turnout * TURNOUT, index + count - leaves);
        if self.loops & loop_span(first, first + beyond.min(TURNOUT)) != 0 {
            return YARD;
        }
        if beyond <= TURNOUT {
            FIRST_TURNOUT + first + beyond - 1
        } else {
            self.out_of(first, beyond)
        }
    }

    /// The index that a pawn on a turnout's `index` reaches with `count`, or `YARD` if it cannot move.
    pub(super) fn along_turnout(&self, index: PathIndex, count: u8) -> PathIndex {
        let index = index - FIRST_TURNOUT;
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
    fn out_of(&self, first: u8, count: u8) -> PathIndex {
        let back_on = TRACK.rejoin(first / TURNOUT);
        let to = back_on + (count - TURNOUT - 1);
        if to <= HOME && self.road_is_open(back_on - 1, to) {
            to
        } else {
            YARD
        }
    }
}
