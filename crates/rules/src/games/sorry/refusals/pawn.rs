//! Whether there is such a pawn, and one that the card can move.

use super::super::cards::CardKind;
use super::super::spaces::Place;
use super::card::title;
use super::{Asked, colour_of, name};
use crate::refusal::Refusal;
use crate::seat::Seat;

impl Asked<'_> {
    /// The player has no pawn there, or none that can set out with a number.
    pub(super) fn immovable(&self, card: CardKind) -> Option<Refusal> {
        let from = self.step.from;
        match Place::of(from) {
            Place::Home { .. } => {
                let reason = "a pawn that is home moves no more";
                Some(Refusal::new("S-14", reason))
            }
            Place::Yard { seat } => self.cannot_start(seat, card),
            _ => self.not_theirs().or_else(|| {
                let moved = self.state.has_moved(self.owner, from);
                let at = name(from);
                let reason = format!("the pawn on {at} has had its part of the 7");
                moved.then(|| Refusal::new("S-16", reason))
            }),
        }
    }

    /// S-11: the pawn does not come out of START with that card.
    fn cannot_start(&self, seat: Seat, card: CardKind) -> Option<Refusal> {
        if let Some(refusal) = self.not_waiting(seat) {
            return Some(refusal);
        }
        let (rule, reason) = match card {
            CardKind::One | CardKind::Two => return None,
            CardKind::Seven => ("S-16", "a 7 starts no pawn".to_owned()),
            _ => {
                let how = "with a 1, a 2 or a Sorry! card";
                (
                    "S-11",
                    format!("a pawn leaves START {how}, not with {}", title(card)),
                )
            }
        };
        Some(Refusal::new(rule, reason))
    }

    /// The player has no pawn on that START.
    pub(super) fn not_waiting(&self, seat: Seat) -> Option<Refusal> {
        let colour = colour_of(seat);
        if !self.throw.side.has(seat) {
            let reason = format!("the pawns on {colour}'s START are not {}'s", self.colours());
            return Some(Refusal::new(self.rule_of_owning(), reason));
        }
        let waits = self.state.pawns.row(seat).has(self.step.from);
        let reason = format!("{colour} has no pawn left on START");
        (!waits).then(|| Refusal::new("S-11", reason))
    }

    /// The player has no pawn on the square that the step sets out from.
    pub(super) fn not_theirs(&self) -> Option<Refusal> {
        let (at, rule) = (name(self.step.from), self.rule_of_owning());
        let reason = match self.there(self.step.from) {
            Some(owner) if self.throw.side.has(owner) => return None,
            Some(owner) => {
                let owner = colour_of(owner);
                format!("the pawn on {at} is {owner}'s, not {}'s", self.colours())
            }
            None if self.throw.has_partners() => {
                format!("there is no pawn of {} on {at}", self.colours())
            }
            None => format!("{} has no pawn on {at}", self.colour()),
        };
        Some(Refusal::new(rule, reason))
    }

    /// The rule that says whose pawns a player moves.
    fn rule_of_owning(&self) -> &'static str {
        if self.throw.has_partners() {
            "S-25"
        } else {
            "S-7"
        }
    }
}
