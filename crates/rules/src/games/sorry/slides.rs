//! Slides: where they lie, and where a pawn that lands on a triangle ends (S-2, S-20).

use super::board::track;
use super::spaces::{At, CIRCLE, SIDE, is_open};
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

/// A side's slides, the short one first (S-2).
pub(super) fn slides_of(side: Seat) -> impl Iterator<Item = Slide> {
    SLIDES.into_iter().map(move |(from, to)| Slide {
        owner: side,
        way: (from..=to).map(|number| track(side, number)).collect(),
    })
}
