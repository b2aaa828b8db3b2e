//! Slides: where they lie, where a pawn that lands on a triangle ends, and whom it bumps (S-2, S-20).

use std::ops::RangeInclusive;

use super::actions::Step;
use super::pawns::Pawns;
use super::spaces::{At, CIRCLE, SIDE, is_open, track};
use crate::board::Slide;
use crate::seat::Seat;

/// Where a side's two slides begin and end (S-2).
pub(super) const SLIDES: [(u8, u8); 2] = [(1, CIRCLE), (9, 13)];

/// The end of the slide that begins on a space, if that is a triangle of another colour than
/// `seat`'s (S-2, S-20).
#[inline]
pub(super) fn slide(seat: Seat, at: At) -> Option<At> {
    if !is_open(at) || at / SIDE == seat.0 {
        return None;
    }
    let begins = |(from, _): &(u8, u8)| *from == at % SIDE;
    let (from, to) = SLIDES.into_iter().find(begins)?;
    Some(at - from + to)
}

/// The squares that a pawn of `seat` sweeps when a step ends on `to`: that one, and the slide that begins there.
#[inline]
pub(super) fn swept(seat: Seat, to: At) -> RangeInclusive<At> {
    to..=slide(seat, to).unwrap_or(to)
}

/// Whom a step of a pawn of `owner` bumps, and where they stand then: on the square where it ends
/// (S-10), and on the slide that begins there (S-20).
pub(super) fn bumped(owner: Seat, pawns: &Pawns, step: Step) -> impl Iterator<Item = (Seat, At)> {
    let mut others = *pawns;
    others.lift(owner, step);
    swept(owner, step.to).filter_map(move |at| Some((others.occupant(at)?, at)))
}

/// A side's slides, the short one first (S-2).
pub(super) fn slides_of(side: Seat) -> impl Iterator<Item = Slide> {
    SLIDES.into_iter().map(move |(from, to)| Slide {
        owner: side,
        way: (from..=to).map(|number| track(side, number)).collect(),
    })
}
