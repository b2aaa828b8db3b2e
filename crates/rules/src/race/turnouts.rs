//! Turnouts: single-file detours, only where a track has them.

use super::indexes::IndexSet;
use super::obstacles::Obstacles;
use super::pawn_row::PawnRow;
use super::track::{FIRST_TURNOUT, PathIndex, Track};
use crate::bit_iter::BitIter;

/// A set of spaces of the three turnouts on a path, one bit a space.
pub(super) type Lanes = u32;

/// The longest step that takes a turnout from the ring. A longer one stays on the ring, as it could pass two of them.
pub(super) const LONGEST: u8 = 15;

/// The turnouts of a road.
#[derive(Debug)]
pub(super) struct TurnoutRoad {
    /// The spaces of a turnout.
    spaces: u8,
    /// The path indexes after which the turnouts leave the ring.
    branch: [PathIndex; 3],
    /// The path indexes where they rejoin it.
    rejoin: [PathIndex; 3],
    /// The path indexes from which a step of so many spaces may take a turnout.
    leaving: [u64; LONGEST as usize + 1],
    /// See [`TurnoutRoad::met`].
    met: [[Lanes; 32]; 4],
}

/// The spaces from `from` up to `to`, without `to`.
#[inline]
const fn span(from: u8, to: u8) -> Lanes {
    (1 << to) - (1 << from)
}

impl TurnoutRoad {
    pub(super) const fn of(track: &Track) -> Option<TurnoutRoad> {
        if track.turnouts.is_none() {
            return None;
        }
        assert!(
            track.home() < FIRST_TURNOUT - 1
                && track.layout.side >= LONGEST
                && track.layout.turnout <= 10,
            "the ring fits below the turnouts, and no step passes two of them"
        );
        let branch = [track.branch(0), track.branch(1), track.branch(2)];
        let mut leaving = [0; LONGEST as usize + 1];
        let mut count = 1;
        while count <= LONGEST as usize {
            let mut nth = 0;
            while nth < 3 {
                let end = branch[nth] + 1;
                leaving[count] |= (1 << end) - (1 << end.saturating_sub(count as u8));
                nth += 1;
            }
            count += 1;
        }
        let spaces = track.layout.turnout;
        let mut met = [[0; 32]; 4];
        let mut ahead = 0;
        while ahead < 4 {
            let mut position = 0;
            while position < 3 * spaces {
                let there = (position + ahead * spaces) % (4 * spaces);
                // The turnout on the mover's own side would come last, and the mover never enters it.
                if there < 3 * spaces {
                    met[ahead as usize][position as usize] = 1 << there;
                }
                position += 1;
            }
            ahead += 1;
        }
        Some(TurnoutRoad {
            spaces,
            branch,
            rejoin: [track.rejoin(0), track.rejoin(1), track.rejoin(2)],
            leaving,
            met,
        })
    }

    /// The set of one path index on a turnout.
    #[inline]
    pub(super) fn bit(&self, index: PathIndex) -> Lanes {
        1 << (index - FIRST_TURNOUT)
    }

    /// Where a mover meets a pawn on the turnout space `index` of the colour `ahead` sides further
    /// on, as a set of one space or none.
    #[inline]
    pub(super) fn met(&self, ahead: u8, index: PathIndex) -> Lanes {
        self.met[usize::from(ahead & 3)][usize::from(index % 32)]
    }

    /// The path indexes from which a step of `count` may take a turnout.
    #[inline]
    pub(super) fn leaving<S: IndexSet>(&self, count: u8) -> S {
        let leaving = self.leaving.get(usize::from(count));
        S::of(leaving.copied().unwrap_or_default().into())
    }

    /// Where a pawn on `index`, whose way leads past a branch, goes by `count` if it takes the
    /// turnout; `None` if it cannot.
    pub(super) fn round<S: IndexSet>(
        &self,
        obstacles: &Obstacles<S>,
        index: PathIndex,
        count: u8,
    ) -> Option<PathIndex> {
        let nth = usize::from(index > self.branch[0]) + usize::from(index > self.branch[1]);
        let branch = self.branch[nth];
        let (first, beyond) = (nth as u8 * self.spaces, index + count - branch);
        let lane = span(first, first + beyond.min(self.spaces));
        if obstacles.on_turnouts & lane != 0 || !obstacles.can_pass(index + 1, branch + 1) {
            return None;
        }
        if beyond <= self.spaces {
            Some(FIRST_TURNOUT + first + beyond - 1)
        } else {
            self.out(obstacles, nth, beyond - self.spaces)
        }
    }

    /// Where a pawn on the turnout space `index` goes by `count`; `None` if it cannot.
    pub(super) fn along<S: IndexSet>(
        &self,
        obstacles: &Obstacles<S>,
        index: PathIndex,
        count: u8,
    ) -> Option<PathIndex> {
        let position = index - FIRST_TURNOUT;
        let nth = usize::from(position >= self.spaces) + usize::from(position >= 2 * self.spaces);
        let (to, end) = (position + count, (nth as u8 + 1) * self.spaces);
        if obstacles.on_turnouts & span(position + 1, end.min(to + 1)) != 0 {
            return None;
        }
        if to < end {
            Some(FIRST_TURNOUT + to)
        } else {
            self.out(obstacles, nth, to - end + 1)
        }
    }

    /// Where a pawn ends that comes `count` spaces out of the `nth` turnout.
    fn out<S: IndexSet>(
        &self,
        obstacles: &Obstacles<S>,
        nth: usize,
        count: u8,
    ) -> Option<PathIndex> {
        let rejoin = self.rejoin[nth];
        let mut to = rejoin + count - 1;
        if obstacles.may_overshoot() {
            to = to.min(obstacles.road.home);
        }
        let is_open =
            to <= obstacles.road.home && obstacles.can_pass(rejoin, to) && obstacles.can_land(to);
        is_open.then_some(to)
    }

    /// Calls `each` with the starts and ends of steps by `count`, in ascending order, of the pawns that
    /// can go past every turnout, and of those `leaving` the ring where they can.
    pub(super) fn each_past<S: IndexSet>(
        &self,
        obstacles: &Obstacles<S>,
        straight: S,
        leaving: S,
        count: u8,
        mut each: impl FnMut(PathIndex, PathIndex),
    ) {
        for from in (straight | leaving).iter() {
            let ahead = obstacles.end(from, count);
            if !leaving.has(from) {
                each(from, ahead);
                continue;
            }
            // Out of a turnout the path index is lower than straight on, within it higher.
            let round = self.round(obstacles, from, count);
            if let Some(round) = round.filter(|&round| round < ahead) {
                each(from, round);
            }
            if straight.has(from) {
                each(from, ahead);
            }
            if let Some(round) = round.filter(|&round| round > ahead) {
                each(from, round);
            }
        }
    }

    /// Whether a pawn can go by `count` into, along or out of a turnout.
    pub(super) fn can_walk<S: IndexSet>(
        &self,
        obstacles: &Obstacles<S>,
        own: PawnRow,
        count: u8,
    ) -> bool {
        let mut leaving = (self.leaving::<S>(count) & obstacles.own).iter();
        leaving.any(|from| self.round(obstacles, from, count).is_some())
            || on_turnouts(own).any(|from| self.along(obstacles, from, count).is_some())
    }
}

/// The path indexes of a player's pawns on turnouts, ascending.
#[inline]
pub(super) fn on_turnouts(own: PawnRow) -> impl Iterator<Item = PathIndex> {
    /// The bit of each byte that only path indexes on turnouts have.
    const ON_TURNOUT: u32 = FIRST_TURNOUT as u32 * 0x0101_0101;
    const _: () = assert!(FIRST_TURNOUT.is_power_of_two());
    let word = own.word();
    let first_bit_of = |bit| u32::from(bit) - FIRST_TURNOUT.ilog2();
    BitIter(word & ON_TURNOUT).map(move |bit| (word >> first_bit_of(bit)) as PathIndex)
}
