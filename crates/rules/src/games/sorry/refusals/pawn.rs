//! Whether there is such a pawn, and one that the card can move.

use words::t;

use super::super::cards::CardKind;
use super::super::spaces;
use super::{Asked, colour_of};
use crate::race::Place;
use crate::refusal::Refusal;
use crate::seat::Seat;

impl Asked<'_> {
    /// The player has no pawn there, or none that can set out with a number.
    pub(super) fn immovable(&self, card: CardKind) -> Option<Refusal> {
        let from = self.step.from;
        match spaces::place(from) {
            Place::Home { .. } => Some(Refusal::new("S-14", t!(sorry_refusals::is_home))),
            Place::Yard { side } => self.cannot_start(Seat(side), card),
            _ => self.not_theirs().or_else(|| {
                let moved = self.state.has_moved(self.owner, from);
                let reason = || t!(sorry_refusals::had_part, at = self.space(from));
                moved.then(|| Refusal::new("S-16", reason()))
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
            CardKind::Seven => ("S-16", t!(sorry_refusals::seven_starts).to_owned()),
            _ => {
                let card = card.number();
                ("S-11", t!(sorry_refusals::starts_with, card))
            }
        };
        Some(Refusal::new(rule, reason))
    }

    /// The player has no pawn on that START.
    pub(super) fn not_waiting(&self, seat: Seat) -> Option<Refusal> {
        let colour = colour_of(seat);
        if !self.throw.side.has(seat) {
            let colours = self.colours();
            let reason = t!(sorry_refusals::start_of_others, colour, colours);
            return Some(Refusal::new(self.rule_of_owning(), reason));
        }
        let waits = self.state.pawns.row(seat).has(self.step.from);
        (!waits).then(|| Refusal::new("S-11", t!(sorry_refusals::start_empty, colour)))
    }

    /// The player has no pawn on the square that the step sets out from.
    pub(super) fn not_theirs(&self) -> Option<Refusal> {
        let (at, rule) = (self.space(self.step.from), self.rule_of_owning());
        let reason = match self.there(self.step.from) {
            Some(owner) if self.throw.side.has(owner) => return None,
            Some(owner) => {
                let (owner, colours) = (colour_of(owner), self.colours());
                t!(sorry_refusals::pawn_of_others, at, owner, colours)
            }
            None if self.throw.has_partners() => {
                t!(sorry_refusals::side_not_there, at, colours = self.colours())
            }
            None => t!(sorry_refusals::not_there, at, colour = self.colour()),
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
