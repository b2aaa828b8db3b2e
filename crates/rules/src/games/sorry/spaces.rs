//! Where pawns go: the ring, the safety zones, START and home (S-1 to S-3).
//!
//! A space goes by its number on the board, the same for all colours, so that pawns of two colours
//! on one square have the same number. How far a pawn has come is told by the [`progress`] of its
//! colour, in which a step forward adds one.

use super::Sorry;
use crate::board::Space;
use crate::game::Game;
use crate::race::{Layout, Place};
use crate::seat::Seat;

/// The number of a space: 0 to 59 the ring, number 0 of Red's side first; then the safety zones, the
/// STARTs and the homes by seat.
pub(super) type At = u8;

/// Squares of the ring (S-1).
pub(super) const RING: u8 = 60;
/// Squares of a side (S-1).
pub(super) const SIDE: u8 = 15;
/// Squares of a safety zone (S-3).
pub(super) const ZONE: u8 = 5;
/// The number of a side where its colour turns into its safety zone (S-2).
pub(super) const ENTRANCE: u8 = 2;
/// The number of a side where its colour's pawns start (S-2).
pub(super) const CIRCLE: u8 = 4;
/// The number of the opposite side where a pawn begins that has come half-way.
const HALFWAY: u8 = 7;
/// The spaces of the board: a safety zone is a home path (S-3), a START a yard.
pub(super) const LAYOUT: Layout = Layout {
    side: SIDE,
    turnout: 0,
    home_path: ZONE,
    turns_against_pawns: false,
};
/// The first of the zones, the STARTs and the homes.
const ZONES: At = RING;
const YARDS: At = ZONES + 4 * ZONE;
const HOMES: At = YARDS + 4;

/// The [`progress`] of a pawn that is home.
const HOME: u8 = RING + ZONE + 1;

/// What a space is.
pub(super) fn place(at: At) -> Place {
    LAYOUT.place(Space(at))
}

/// A square by its number on a side, or on the next one if that has no more.
pub(super) fn track(side: Seat, number: u8) -> Space {
    Space((side.0 * SIDE + number) % RING)
}

/// The only seat whose pawns can stand on a space; `None` on the ring, which is open to all (S-13).
pub(super) fn owner(at: At) -> Option<Seat> {
    match place(at) {
        Place::Ring { .. } => None,
        place => Some(Seat(place.side())),
    }
}

/// The name of a space in notation, START and home of a colour apart from the others'.
pub(super) fn name(at: At) -> String {
    LAYOUT.name(Sorry::FAMILY, Space(at))
}

/// The START of a colour.
#[inline]
pub(super) const fn yard(seat: Seat) -> At {
    YARDS + seat.0
}

/// The home of a colour.
#[inline]
pub(super) fn home(seat: Seat) -> At {
    HOMES + seat.0
}

/// The square where a colour's pawns start (S-11).
#[inline]
pub(super) fn circle(seat: Seat) -> At {
    seat.0 * SIDE + CIRCLE
}

/// The square where a pawn of a colour begins that has come half-way: an empty one of the opposite side.
pub(super) fn halfway(seat: Seat) -> At {
    (seat.0 * SIDE + RING / 2 + HALFWAY) % RING
}

/// The square where a colour turns into its safety zone (S-12).
#[inline]
pub(super) fn entrance(seat: Seat) -> At {
    seat.0 * SIDE + ENTRANCE
}

/// Whether a space is a square of the ring.
#[inline]
pub(super) fn is_open(at: At) -> bool {
    at < RING
}

/// Whether a pawn on a space is neither on START nor at home.
#[inline]
pub(super) fn is_under_way(at: At) -> bool {
    at < YARDS
}

/// How far a pawn of `seat` has come: 0 on START; 1 to 60 on the ring, from the square after its
/// entrance to the entrance; then its zone and home. Its circle is 2, so 1 is behind the circle.
#[inline]
pub(super) fn progress(seat: Seat, at: At) -> u8 {
    if is_open(at) {
        let after = at + RING - entrance(seat);
        if after > RING { after - RING } else { after }
    } else if at < YARDS {
        RING + 1 + (at - ZONES) % ZONE
    } else if at < HOMES {
        0
    } else {
        HOME
    }
}

/// The space where a pawn of `seat` has come so far.
#[inline]
fn space(seat: Seat, progress: u8) -> At {
    match progress {
        0 => yard(seat),
        1..=RING => {
            let at = entrance(seat) + progress;
            if at >= RING { at - RING } else { at }
        }
        HOME => home(seat),
        _ => ZONES + seat.0 * ZONE + progress - RING - 1,
    }
}

/// Where `count` steps forward lead a pawn of `seat` that is under way; `None` beyond home (S-12,
/// S-14).
#[inline]
pub(super) fn forward(seat: Seat, at: At, count: u8) -> Option<At> {
    let progress = progress(seat, at) + count;
    (progress <= HOME).then(|| space(seat, progress))
}

/// Where `count` steps backward lead a pawn of `seat` that is under way (S-12, S-13).
#[inline]
pub(super) fn backward(seat: Seat, at: At, count: u8) -> At {
    let progress = progress(seat, at);
    let back = if progress > count {
        progress - count
    } else {
        progress + RING - count
    };
    space(seat, back)
}

/// How many steps forward lead a pawn of `seat` that is under way from one space to another; 0 if the
/// other is behind it.
#[inline]
pub(super) fn steps_between(seat: Seat, from: At, to: At) -> u8 {
    progress(seat, to).saturating_sub(progress(seat, from))
}

/// How many steps a pawn of `seat` has to go: 64 from its circle (S-3), one more from START.
#[inline]
pub(super) fn to_go(seat: Seat, at: At) -> u8 {
    match progress(seat, at) {
        0 => to_go(seat, circle(seat)) + 1,
        progress => HOME - progress,
    }
}

/// How many squares a pawn of `seat` that is under way is beyond its circle, its zone coming after all
/// squares of the ring.
pub(super) fn from_circle(seat: Seat, at: At) -> u8 {
    match progress(seat, at) {
        progress @ 1..=RING => (progress + RING - 2) % RING,
        progress => progress - 1,
    }
}
