//! Turnouts: single-file detours, only where a track has them.

use super::indexes::{Indexes, has, span};
use super::pawn_row::PawnRow;
use super::road::Obstacles;
use super::track::{FIRST_TURNOUT, PathIndex, Track, YARD};
use crate::bit_iter::BitIter;

/// The longest step of a race with turnouts.
const MAX_COUNT: usize = 15;

/// The turnouts of a road.
#[derive(Debug)]
pub(super) struct TurnoutRoad {
    /// The spaces of a turnout.
    spaces: u8,
    /// The path indexes after which the turnouts leave the ring.
    branch: [PathIndex; 3],
    /// The path indexes where they rejoin it.
    rejoin: [PathIndex; 3],
    /// The path indexes from which a step of so many spaces leads past a branch, never past two.
    leaving: [Indexes; MAX_COUNT + 1],
}

impl TurnoutRoad {
    pub(super) const fn of(track: &Track) -> Option<TurnoutRoad> {
        if track.turnouts.is_none() {
            return None;
        }
        assert!(
            track.home() < FIRST_TURNOUT && track.layout.side >= MAX_COUNT as u8,
            "the ring fits below the turnouts, and no step passes two of them"
        );
        let branch = [track.branch(0), track.branch(1), track.branch(2)];
        let mut leaving = [0; MAX_COUNT + 1];
        let mut count = 1;
        while count <= MAX_COUNT {
            let mut nth = 0;
            while nth < 3 {
                let end = branch[nth] + 1;
                leaving[count] |= span(end.saturating_sub(count as u8), end);
                nth += 1;
            }
            count += 1;
        }
        Some(TurnoutRoad {
            spaces: track.layout.turnout,
            branch,
            rejoin: [track.rejoin(0), track.rejoin(1), track.rejoin(2)],
            leaving,
        })
    }

    /// The path indexes from which a step of `count` leads past a branch.
    #[inline]
    pub(super) fn leaving(&self, count: u8) -> Indexes {
        self.leaving[usize::from(count) & MAX_COUNT]
    }

    /// Where a pawn on `index`, whose way leads past a branch, goes by `count` if it takes the
    /// turnout; `None` if it cannot.
    pub(super) fn round(
        &self,
        obstacles: &Obstacles,
        index: PathIndex,
        count: u8,
    ) -> Option<PathIndex> {
        let nth = usize::from(index > self.branch[0]) + usize::from(index > self.branch[1]);
        let branch = self.branch[nth];
        let first = FIRST_TURNOUT + nth as u8 * self.spaces;
        let beyond = index + count - branch;
        let lane = span(first, first + beyond.min(self.spaces));
        if obstacles.pass & (span(index + 1, branch + 1) | lane) != 0 {
            return None;
        }
        if beyond <= self.spaces {
            Some(first + beyond - 1)
        } else {
            self.out(obstacles, nth, beyond - self.spaces)
        }
    }

    /// Where a pawn on the turnout space `index` goes by `count`; `None` if it cannot.
    pub(super) fn along(
        &self,
        obstacles: &Obstacles,
        index: PathIndex,
        count: u8,
    ) -> Option<PathIndex> {
        let position = index - FIRST_TURNOUT;
        let nth = usize::from(position >= self.spaces) + usize::from(position >= 2 * self.spaces);
        let end = FIRST_TURNOUT + (nth as u8 + 1) * self.spaces;
        let to = index + count;
        if obstacles.pass & span(index + 1, end.min(to + 1)) != 0 {
            return None;
        }
        if to < end {
            Some(to)
        } else {
            self.out(obstacles, nth, to - end + 1)
        }
    }

    /// Where a pawn ends that comes `count` spaces out of the `nth` turnout.
    fn out(&self, obstacles: &Obstacles, nth: usize, count: u8) -> Option<PathIndex> {
        let rejoin = self.rejoin[nth];
        let to = rejoin + count - 1;
        (to <= obstacles.road.home && obstacles.is_open(rejoin - 1, to)).then_some(to)
    }

    /// Calls `each` with the ends of all steps by `count`, in ascending order of their starts. The
    /// pawns in `straight` can go past every turnout.
    #[inline]
    pub(super) fn each_walk(
        &self,
        obstacles: &Obstacles,
        own: PawnRow,
        straight: Indexes,
        count: u8,
        mut each: impl FnMut(PathIndex, PathIndex),
    ) {
        let leaving = self.leaving(count) & obstacles.own;
        for from in super::indexes::indexes(straight | leaving) {
            let ahead = has(straight, from).then_some(from + count);
            let round = if has(leaving, from) {
                self.round(obstacles, from, count)
            } else {
                None
            };
            // Out of a turnout the path index is lower than straight on, within it higher.
            match (ahead, round) {
                (Some(ahead), Some(round)) => {
                    each(from, ahead.min(round));
                    each(from, ahead.max(round));
                }
                (one, other) => {
                    if let Some(to) = one.or(other) {
                        each(from, to);
                    }
                }
            }
        }
        // No two share a space of a turnout, and its path indexes come after all others.
        for from in on_turnouts(own) {
            if let Some(to) = self.along(obstacles, from, count) {
                each(from, to);
            }
        }
    }

    /// Whether a pawn can go by `count` into, along or out of a turnout.
    pub(super) fn can_walk(&self, obstacles: &Obstacles, own: PawnRow, count: u8) -> bool {
        let leaving = self.leaving(count) & obstacles.own;
        super::indexes::indexes(leaving).any(|from| self.round(obstacles, from, count).is_some())
            || on_turnouts(own).any(|from| self.along(obstacles, from, count).is_some())
    }
}

/// The path indexes of a player's pawns on turnouts, ascending; no two are alike.
#[inline]
fn on_turnouts(own: PawnRow) -> impl Iterator<Item = PathIndex> {
    /// The bit of each byte that only path indexes on turnouts have.
    const ON_TURNOUT: u32 = FIRST_TURNOUT as u32 * 0x0101_0101;
    const _: () = assert!(FIRST_TURNOUT.is_power_of_two() && YARD < FIRST_TURNOUT);
    let word = own.word();
    let first_bit_of = |bit| u32::from(bit) - FIRST_TURNOUT.ilog2();
    BitIter(word & ON_TURNOUT).map(move |bit| (word >> first_bit_of(bit)) as PathIndex)
}
