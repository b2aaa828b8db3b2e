//! The pawns of all colours.

use std::hash::{Hash, Hasher};

use super::actions::{Act, Context, Step};
use super::spaces::{self, At};
use crate::race::PawnRow;
use crate::seat::{Seat, SeatSet};

/// The pawns of all four colours, as rows of the numbers of their spaces. Those of a colour that is
/// not in play wait on START.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pawns([PawnRow; 4]);

impl Pawns {
    /// All on their STARTs.
    pub(super) const WAITING: Pawns = Pawns([
        PawnRow::all(spaces::yard(Seat(0))),
        PawnRow::all(spaces::yard(Seat(1))),
        PawnRow::all(spaces::yard(Seat(2))),
        PawnRow::all(spaces::yard(Seat(3))),
    ]);

    /// The spaces of a colour's pawns, ascending.
    #[inline]
    pub(super) fn of(&self, seat: Seat) -> PawnRow {
        self.0[seat.index()]
    }

    /// Whose pawn of `seats` stands on a space.
    #[inline]
    pub(super) fn owner(&self, seats: SeatSet, at: At) -> Option<Seat> {
        seats.iter().find(|&seat| self.of(seat).has(at))
    }

    /// Puts a pawn of `seat` that stands on `from` on `to`.
    #[inline]
    pub(super) fn put(&mut self, seat: Seat, from: At, to: At) {
        let row = &mut self.0[seat.index()];
        *row = row.shift(from, to);
    }

    /// Puts all pawns on these squares of the ring back on their STARTs.
    #[inline]
    fn bump(&mut self, first: At, last: At) {
        for (seat, row) in (0..).map(Seat).zip(&mut self.0) {
            if !row.has_any(first, last) {
                continue;
            }
            for at in row.indexes() {
                if first <= at && at <= last {
                    *row = row.shift(at, spaces::yard(seat));
                }
            }
        }
    }

    /// Bumps those on the square where a pawn has come and on the slide that begins there (S-20), or by a house rule
    /// only those at its two ends.
    #[inline]
    pub(super) fn sweep(&mut self, context: &Context<'_>, first: At, last: At) {
        if context.rules.slides_sweep {
            self.bump(first, last);
        } else {
            self.bump(first, first);
            self.bump(last, last);
        }
    }

    /// Takes the pawn of `owner` that makes a step off the board, where nobody bumps it (S-21). Whom it
    /// changes places with comes to its square, and can be bumped by its slide (S-22).
    #[inline]
    pub(super) fn lift(&mut self, owner: Seat, step: Step) {
        if step.act == Act::Swap
            && let Some(other) = self.owner(SeatSet::first(4), step.to)
        {
            self.put(other, step.to, step.from);
        }
        self.put(owner, step.from, spaces::yard(owner));
    }

    /// Whose pawn stands on a space of the ring.
    pub(super) fn occupant(&self, at: At) -> Option<Seat> {
        spaces::is_open(at).then(|| self.owner(SeatSet::first(4), at))?
    }

    /// The pawns of these seats on spaces for which `is_meant` holds.
    #[inline]
    pub(super) fn list(&self, seats: SeatSet, is_meant: impl Fn(At) -> bool) -> PawnList {
        let mut list = PawnList {
            pawns: [(0, Seat(0)); 16],
            count: 0,
        };
        for seat in seats.iter() {
            for at in self.of(seat).indexes() {
                if is_meant(at) {
                    list.pawns[list.count] = (at, seat);
                    list.count += 1;
                }
            }
        }
        if seats.len() > 1 {
            list.pawns[..list.count].sort_unstable();
        }
        list
    }

    /// Whether all pawns of these seats are home (S-24, S-25).
    #[inline]
    pub(super) fn all_home(&self, seats: SeatSet) -> bool {
        let is_home = |seat| self.of(seat) == PawnRow::all(spaces::home(seat));
        seats.iter().all(is_home)
    }
}

/// Pawns with their colours, in ascending order of the spaces that they stand on.
pub(super) struct PawnList {
    pawns: [(At, Seat); 16],
    count: usize,
}

impl PawnList {
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = (At, Seat)> {
        self.pawns[..self.count].iter().copied()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }
}

/// Bots choose between equally good steps by this hash, so another form would change their games.
impl Hash for Pawns {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [a, b, c, d] = self.0.map(|row| u64::from(row.word()));
        state.write_u64(a << 32 | b);
        state.write_u64(c << 32 | d);
    }
}
