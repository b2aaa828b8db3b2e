//! The road ahead: where pawns of two colours meet, and what bars the way.
//!
//! Sets of path indexes answer for all pawns at once what would be a loop over pawns. The look-ahead
//! spends its time here.

use super::context::Context;
use super::indexes::{Indexes, below, bit, has, lowered, span};
use super::pawn_row::PawnRow;
use super::track::{FIRST_TURNOUT, PathIndex, Track};
use super::turnouts::TurnoutRoad;

/// Where two pawns never meet: a path index that no track uses.
const NOWHERE: PathIndex = 127;

/// A track, with what follows from it.
#[derive(Debug)]
pub struct Road {
    /// The track.
    pub track: Track,
    /// [`Track::start`].
    pub(super) start: PathIndex,
    /// [`Track::home`].
    pub(super) home: PathIndex,
    /// The path indexes of the ring.
    pub(super) ring: Indexes,
    /// The path indexes of turnouts and home path.
    pub(super) lanes: Indexes,
    /// The turnouts.
    pub(super) turnouts: Option<TurnoutRoad>,
    /// Where a mover meets a pawn of the colour so many sides ahead, by the path index of that pawn.
    met: [[PathIndex; 128]; 4],
}

impl Road {
    /// The road of a track.
    pub const fn of(track: Track) -> Road {
        let spaces = track.layout.turnout;
        let mut met = [[NOWHERE; 128]; 4];
        let mut ahead = 0;
        while ahead < 4 {
            let mut index = track.start();
            while index <= track.entrance {
                if let Some(there) = track.rival_index(ahead, index) {
                    met[ahead as usize][index as usize] = there;
                }
                index += 1;
            }
            let mut position = 0;
            while position < 3 * spaces {
                let there = (position + ahead * spaces) % (4 * spaces);
                // The turnout on the mover's own side would come last, and the mover never enters it.
                if there < 3 * spaces {
                    met[ahead as usize][(FIRST_TURNOUT + position) as usize] =
                        FIRST_TURNOUT + there;
                }
                position += 1;
            }
            ahead += 1;
        }
        let home_path = span(track.entrance + 1, track.home());
        Road {
            track,
            start: track.start(),
            home: track.home(),
            ring: span(track.start(), track.entrance + 1),
            lanes: home_path | span(FIRST_TURNOUT, FIRST_TURNOUT + 3 * spaces),
            turnouts: TurnoutRoad::of(&track),
            met,
        }
    }

    /// Where a mover meets a pawn on `index` of the colour `ahead` sides further on, as a set of one
    /// path index. It is in neither [`Road::ring`] nor [`Road::lanes`] if the two never meet.
    #[inline]
    pub(super) fn met(&self, ahead: u8, index: PathIndex) -> Indexes {
        bit(self.met[usize::from(ahead & 3)][usize::from(index & 127)])
    }

    /// The pawns of a row as a mover meets them on the ring. Their colour is `ahead` sides further on.
    pub(super) fn met_on_ring(&self, ahead: u8, row: PawnRow) -> Indexes {
        let indexes = row.indexes().into_iter();
        indexes.fold(0, |all, index| all | self.met(ahead, index)) & self.ring
    }

    /// Whether all path indexes up to home fit into 64 bits.
    #[inline]
    fn is_short(&self) -> bool {
        self.home < 64
    }
}

/// Pawns counted in bits: where there are one or more, two or more, three or more.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) one: Indexes,
    pub(super) two: Indexes,
    three: Indexes,
}

impl Counts {
    /// Adds a pawn.
    #[inline]
    pub(super) fn add(&mut self, bit: Indexes) {
        self.three |= self.two & bit;
        self.two |= self.one & bit;
        self.one |= bit;
    }

    /// Where there are `count` or more, of a count that a space of the ring can hold.
    #[inline]
    fn at_least(&self, count: u8) -> Indexes {
        match count {
            1 => self.one,
            2 => self.two,
            3 => self.three,
            _ => 0,
        }
    }
}

/// Where the mover's pawns may not pass and not land at a moment of a play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacles {
    pub(super) road: &'static Road,
    pub(super) pass: Indexes,
    pub(super) land: Indexes,
    /// The mover's pawns in play.
    pub(super) own: Indexes,
    /// The pawns of the mover's side in play.
    pub(super) side: Indexes,
}

impl Obstacles {
    /// The obstacles that the mover's pawns make together with those of others.
    #[inline]
    pub(super) fn of(own: PawnRow, context: &Context) -> Obstacles {
        let (rules, road) = (&context.rules, context.rules.road);
        let mut counts = context.partner;
        let mut all = 0;
        for index in own.indexes() {
            let bit = bit(index);
            all |= bit;
            counts.add(bit);
        }
        // On the ring two bar the way, the own side's too (P-20, C-12).
        let blockades = if rules.blockade.is_some() {
            counts.two & road.ring
        } else {
            0
        };
        let full = counts.at_least(rules.ring_room) & road.ring;
        // In single file one bars the way (P-23).
        let (in_way, lanes) = if rules.is_single_file() {
            (counts.one & road.lanes, 0)
        } else {
            (0, counts.two & road.lanes)
        };
        let in_play = road.ring | road.lanes;
        Obstacles {
            road,
            pass: context.pass | blockades | in_way,
            land: context.land | full | in_way | lanes,
            own: all & in_play,
            side: counts.one & in_play,
        }
    }

    /// Whether a pawn can enter. A rival that is safe on the start does not keep it out.
    #[inline]
    pub(super) fn lets_in(&self) -> bool {
        !has(self.land, self.road.start)
    }

    /// The path indexes of the mover's pawns that can go on by `count`, past every turnout.
    #[inline]
    pub(super) fn straight(&self, count: u8) -> Indexes {
        let barred = if self.road.is_short() {
            barred_in_a_word(self.pass as u64, self.land as u64, count).into()
        } else {
            ahead(self.pass, count - 1) | lowered(self.land, count)
        };
        self.own & !barred & self.reaching(count)
    }

    /// The path indexes of the mover's pawns that can go on by each number up to `count` and meet
    /// nobody of the mover's side.
    pub(super) fn clear(&self, count: u8) -> Indexes {
        let met = self.pass | self.land | self.side;
        self.own & !ahead(met, count) & self.reaching(count)
    }

    /// Whether nothing bars the ring and the home path between `from` and `to`, and at `to`.
    pub(super) fn is_open(&self, from: PathIndex, to: PathIndex) -> bool {
        self.pass & span(from + 1, to) == 0 && !has(self.land, to)
    }

    /// The path indexes from which it is not less than `count` to home.
    #[inline]
    fn reaching(&self, count: u8) -> Indexes {
        below(self.road.home + 1 - count)
    }
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

/// The path indexes from which a step of `count`, at most 16, is barred.
#[inline]
fn barred_in_a_word(pass: u64, land: u64, count: u8) -> u64 {
    // The spaces passed are a sum of 1, 2, 4 and 8. Each power of two is one term, without branches,
    // which would be mispredicted.
    let one = pass >> 1;
    let two = one | one >> 1;
    let four = two | two >> 2;
    let eight = four | four >> 4;
    let passed = count - 1;
    let part = |set: u64, length: u8| {
        let all = u64::from(passed & length != 0).wrapping_neg();
        set >> (passed & (length - 1)) & all
    };
    land >> count | part(one, 1) | part(two, 2) | part(four, 4) | part(eight, 8)
}
