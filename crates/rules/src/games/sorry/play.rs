//! A play under way: what is permitted next, where it leads, what it counts for.

use super::actions::{Act, Context, Step};
use super::card_kind::CardKind;
use super::pawns::Pawns;
use super::slides;
use super::spaces::{self, At};
use super::state::Stage;
use crate::seat::Seat;
use crate::turn;

/// The value of playing a card. It is higher than that of discarding one.
const PLAYED: u32 = 2;
/// The value of discarding a card or passing. It is higher than that of a 7 not used in full (S-16).
const DISCARDED: u32 = 1;

/// The steps of a whole 7 (S-16).
pub(super) const SEVEN: u8 = 7;

/// A play under way, the same for all orders of a shared 7 that come to the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    pub(super) pawns: Pawns,
    pub(super) stage: Stage,
}

impl Play {
    /// Whose pawn a step moves that sets out from there.
    #[inline]
    fn mover(&self, context: &Context<'_>, from: At) -> Seat {
        if context.has_partners() {
            let owner = self.pawns.owner(context.side, from);
            owner.unwrap_or(context.seat)
        } else {
            context.seat
        }
    }

    /// The stage of the play after a step, whose pawn ends on `end`.
    #[inline]
    fn stage_after(&self, context: &Context<'_>, card: CardKind, step: Step, end: At) -> Stage {
        let seat = self.mover(context, step.from);
        let played = true;
        if card != CardKind::Seven {
            return Stage::Ended { card, played };
        }
        let (left, mut moved) = match self.stage {
            Stage::Seven { left, moved } => (left, moved),
            _ => (SEVEN, Pawns::WAITING),
        };
        let left = left - spaces::steps_between(seat, step.from, step.to);
        if left == 0 {
            return Stage::Ended { card, played };
        }
        moved.sweep(context, step.to, end);
        if spaces::is_under_way(end) {
            moved.put(seat, spaces::yard(seat), end);
        }
        Stage::Seven { left, moved }
    }
}

impl turn::Play for Play {
    type Context<'a> = Context<'a>;
    type Step = Step;

    // Two parts of a shared 7 may come to the same in either order.
    const TRANSPOSITION_MIN_DEPTH: u32 = 2;

    fn steps(&self, context: &Context<'_>, out: &mut Vec<Step>) {
        self.each_step(context, |step| out.push(step));
    }

    #[inline]
    fn is_over(&self, _context: &Context<'_>) -> bool {
        matches!(self.stage, Stage::Ended { .. })
    }

    #[inline]
    fn after(&self, context: &Context<'_>, step: Step) -> Play {
        let card = match (step.card(), self.stage) {
            (Some(card), _) | (None, Stage::Card(card)) => card,
            // There is always something to be done with a hand and with the rest of a 7.
            (None, _) => return *self,
        };
        if !step.moves() {
            let played = false;
            return Play {
                stage: Stage::Ended { card, played },
                ..*self
            };
        }
        let seat = self.mover(context, step.from);
        let rules = context.rules;
        let end = slides::slide(rules, seat, step.to).unwrap_or(step.to);
        let mut after = *self;
        after.stage = self.stage_after(context, card, step, end);
        after.pawns.lift(seat, step);
        if spaces::is_open(end) {
            // S-10, S-18, S-20.
            after.pawns.sweep(context, step.to, end);
        }
        after.pawns.put(seat, spaces::yard(seat), end);
        after
    }

    #[inline]
    fn branches(&self, context: &Context<'_>, mut each: impl FnMut(Play, u32)) {
        self.each_step(context, |step| {
            each(self.after(context, step), self.step_value(context, step));
        });
    }

    #[inline]
    fn step_value(&self, context: &Context<'_>, step: Step) -> u32 {
        match step.act {
            Act::Move(CardKind::Seven) => 0,
            // Nobody can tell whether a face-down hand holds a playable card, so discarding counts as playing.
            Act::Discard(_) if context.hand.face_down() > 0 => PLAYED,
            Act::Discard(_) | Act::Pass if context.seven => DISCARDED,
            _ => PLAYED,
        }
    }

    #[inline]
    fn terminal_value(&self, _context: &Context<'_>) -> u32 {
        // S-16: a 7 counts once it has been used in full.
        match self.stage {
            Stage::Ended {
                card: CardKind::Seven,
                played: true,
            } => PLAYED,
            _ => 0,
        }
    }

    #[inline]
    fn bounds(&self, context: &Context<'_>) -> (u32, u32) {
        match self.stage {
            Stage::Ended { .. } => {
                let value = self.terminal_value(context);
                (value, value)
            }
            Stage::Seven { .. } => (0, PLAYED),
            // It is always possible to play, discard or pass.
            _ if context.seven => (DISCARDED, PLAYED),
            _ => (PLAYED, PLAYED),
        }
    }
}
