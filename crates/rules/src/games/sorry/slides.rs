//! Slides: where they lie, where a pawn that lands on a triangle ends, and whom it bumps (S-2, S-20).

use super::actions::Step;
use super::pawns::Pawns;
use super::rules::SorryRules;
use super::spaces::{At, CIRCLE, SIDE, is_open, track};
use crate::board::Slide;
use crate::seat::Seat;

/// Where a side's two slides begin and end (S-2).
pub(super) const SLIDES: [(u8, u8); 2] = [(1, CIRCLE), (9, 13)];

/// The end of the slide that begins on a space, if that is a triangle on which `seat` slides: one of another
/// colour (S-2, S-20), or by a house rule of any.
#[inline]
pub(super) fn slide(rules: &SorryRules, seat: Seat, at: At) -> Option<At> {
    if !is_open(at) || at / SIDE == seat.0 && !rules.own_slides {
        return None;
    }
    let begins = |(from, _): &(u8, u8)| *from == at % SIDE;
    let (from, to) = SLIDES.into_iter().find(begins)?;
    Some(at - from + to)
}

/// Whom a step of a pawn of `owner` bumps, and where they stand then: on the square where it ends
/// (S-10), and on the slide that begins there (S-20).
pub(super) fn bumped(
    rules: &SorryRules,
    owner: Seat,
    pawns: &Pawns,
    step: Step,
) -> impl Iterator<Item = (Seat, At)> + use<> {
    let mut others = *pawns;
    others.lift(owner, step);
    let (first, last) = (step.to, slide(rules, owner, step.to).unwrap_or(step.to));
    let sweeps = rules.slides_sweep;
    let bumps = move |at: &At| sweeps || *at == first || *at == last;
    let swept = (first..=last).filter(bumps);
    swept.filter_map(move |at| Some((others.occupant(at)?, at)))
}

/// A side's slides, the short one first (S-2).
pub(super) fn slides_of(side: Seat) -> impl Iterator<Item = Slide> {
    SLIDES.into_iter().map(move |(from, to)| Slide {
        owner: side,
        way: (from..=to).map(|number| track(side, number)).collect(),
    })
}
