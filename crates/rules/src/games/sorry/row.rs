//! The four pawns of a colour, and those of all, as small values.
//!
//! The look-ahead copies and compares positions all the time, so the pawns of a colour are four
//! bytes of one word, kept sorted: alike pawns give equal words.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::spaces::{self, At, RING};
use crate::seat::{Seat, SeatSet};

/// Pawns of a player (S-5).
pub(super) const PAWNS: usize = 4;

/// The mark of a pawn that has had its part of a 7 (S-16), beside its space.
const MOVED: u8 = 0x80;

/// A byte of a word, four times.
const EACH: u32 = 0x0101_0101;

/// The pawns of a colour: their spaces, those that have had a part of a 7 last, else ascending.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Row(u32);

impl Row {
    /// Pawns on these spaces.
    pub(super) const fn of(pawns: [At; PAWNS]) -> Row {
        let [a, b, c, d] = pawns;
        // A sorting network; comparing bytes is all that the compiler needs to do it without jumps.
        let ((a, b), (c, d)) = (ordered(a, b), ordered(c, d));
        let ((a, c), (b, d)) = (ordered(a, c), ordered(b, d));
        let (b, c) = ordered(b, c);
        Row(u32::from_le_bytes([a, b, c, d]))
    }

    /// The spaces.
    #[inline]
    pub(super) fn pawns(self) -> [At; PAWNS] {
        self.rested_bits().to_le_bytes()
    }

    /// The spaces of the pawns that can still have a part of a 7, ascending; all, if none has had
    /// one.
    #[inline]
    pub(super) fn fresh(self) -> impl Iterator<Item = At> {
        // They come first.
        let pawns = self.0.to_le_bytes().into_iter();
        pawns.take_while(|pawn| pawn & MOVED == 0)
    }

    /// Whether a pawn that has had a part of a 7 stands there.
    pub(super) fn has_moved(self, at: At) -> bool {
        self.0.to_le_bytes().contains(&(at | MOVED))
    }

    /// Whether a pawn stands there.
    #[inline]
    pub(super) fn has(self, at: At) -> bool {
        self.found(at) != 0
    }

    /// How many pawns stand there.
    #[inline]
    pub(super) fn count(self, at: At) -> u32 {
        let pawns = self.pawns();
        pawns.iter().filter(|&&pawn| pawn == at).count() as u32
    }

    /// The row once a pawn has gone from one space to another; the same if none stands there.
    #[inline]
    #[must_use]
    pub(super) fn with(self, from: At, to: At) -> Row {
        let found = self.found(from);
        if found == 0 {
            return self;
        }
        let mut pawns = self.0.to_le_bytes();
        pawns[(found.trailing_zeros() / u8::BITS) as usize] = to;
        Row::of(pawns)
    }

    /// The same, the pawn marked as one that has had its part of a 7. At home that makes no
    /// difference, since nobody moves on from there.
    #[inline]
    #[must_use]
    pub(super) fn with_moved(self, from: At, to: At) -> Row {
        let mark = if spaces::is_under_way(to) { MOVED } else { 0 };
        self.with(from, to | mark)
    }

    /// The row once every pawn on the squares from `first` to `last` has been put on `yard`.
    #[inline]
    #[must_use]
    pub(super) fn swept(self, (first, last): (At, At), yard: At) -> Row {
        let pawns = self.0.to_le_bytes();
        let there = |pawn: u8| (first..=last).contains(&(pawn & !MOVED));
        if !pawns.into_iter().any(there) {
            return self;
        }
        Row::of(pawns.map(|pawn| if there(pawn) { yard } else { pawn }))
    }

    /// The row once the 7 is over.
    #[inline]
    #[must_use]
    pub(super) fn rested(self) -> Row {
        Row::of(self.pawns())
    }

    #[inline]
    fn rested_bits(self) -> u32 {
        self.0 & !(EACH * MOVED as u32)
    }

    /// A word with the highest bit of the first byte set whose pawn stands there, perhaps others
    /// after it; 0 if there is none.
    #[inline]
    fn found(self, at: At) -> u32 {
        // Bytes below 128 are zero just where taking 1 away borrows.
        let differing = self.rested_bits() ^ (EACH * u32::from(at));
        differing.wrapping_sub(EACH) & !differing & (EACH * u32::from(MOVED))
    }
}

const fn ordered(one: u8, other: u8) -> (u8, u8) {
    if one <= other {
        (one, other)
    } else {
        (other, one)
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.to_le_bytes()).finish()
    }
}

/// The pawns of all four colours; those not in play wait on their STARTs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pawns([Row; 4]);

impl Pawns {
    /// All on their STARTs.
    pub(super) const WAITING: Pawns = Pawns([
        Row::of([spaces::yard(Seat(0)); PAWNS]),
        Row::of([spaces::yard(Seat(1)); PAWNS]),
        Row::of([spaces::yard(Seat(2)); PAWNS]),
        Row::of([spaces::yard(Seat(3)); PAWNS]),
    ]);

    /// The pawns of a colour.
    #[inline]
    pub(super) fn row(&self, seat: Seat) -> Row {
        self.0[seat.index()]
    }

    /// Puts the pawns of a colour.
    #[inline]
    pub(super) fn set_row(&mut self, seat: Seat, row: Row) {
        self.0[seat.index()] = row;
    }

    /// Whose pawn of `seats` stands on a space.
    #[inline]
    pub(super) fn owner(&self, seats: SeatSet, at: At) -> Option<Seat> {
        seats.iter().find(|&seat| self.row(seat).has(at))
    }

    /// Puts the pawn that stands on a square of the ring back on its START.
    #[inline]
    pub(super) fn bump(&mut self, at: At) {
        if at >= RING {
            return;
        }
        for (seat, row) in (0..).map(Seat).zip(&mut self.0) {
            *row = row.with(at, spaces::yard(seat));
        }
    }

    /// Puts all pawns on the squares from `first` to `last` back on their STARTs.
    #[inline]
    pub(super) fn sweep(&mut self, way: (At, At)) {
        for (seat, row) in (0..).map(Seat).zip(&mut self.0) {
            *row = row.swept(way, spaces::yard(seat));
        }
    }

    /// The pawns once the 7 is over.
    #[inline]
    #[must_use]
    pub(super) fn rested(self) -> Pawns {
        Pawns(self.0.map(Row::rested))
    }

    /// Whether all pawns of these seats are home (S-24, S-25).
    #[inline]
    pub(super) fn all_home(&self, seats: SeatSet) -> bool {
        let mut seats = seats.iter();
        seats.all(|seat| self.row(seat).pawns() == [spaces::home(seat); PAWNS])
    }
}

impl Hash for Pawns {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [a, b, c, d] = self.0.map(|row| u64::from(row.0));
        state.write_u64(a << 32 | b);
        state.write_u64(c << 32 | d);
    }
}
