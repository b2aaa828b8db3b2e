//! Checks of the pawn that a card moves.

use words::t;

use super::{StepCheck, colour_of};
use crate::games::sorry::cards::CardKind;
use crate::games::sorry::spaces;
use crate::race::Place;
use crate::refusal::{Check, broken};
use crate::seat::Seat;

impl StepCheck<'_> {
    /// The pawn that a card with a number moves.
    pub(super) fn pawn_can_set_out(&self, card: CardKind) -> Check {
        match spaces::place(self.step.from) {
            Place::Home { .. } => broken("S-14", t!(sorry_refusals::is_home)),
            Place::Yard { side } => {
                self.pawn_waits(Seat(side))?;
                self.card_starts_pawns(card)
            }
            _ => {
                self.pawn_is_theirs()?;
                self.pawn_has_no_part_yet()
            }
        }
    }

    /// S-11: a pawn of the player waits on that START.
    pub(super) fn pawn_waits(&self, seat: Seat) -> Check {
        let colour = colour_of(seat);
        if !self.throw.side.has(seat) {
            let colours = self.colours();
            let reason = t!(sorry_refusals::start_of_others, colour, colours);
            return broken(self.rule_of_owning(), reason);
        }
        if !self.state.pawns.row(seat).has(self.step.from) {
            return broken("S-11", t!(sorry_refusals::start_empty, colour));
        }
        Ok(())
    }

    /// S-11: pawns come out of START with a 1 or a 2; S-16: not with a 7.
    fn card_starts_pawns(&self, card: CardKind) -> Check {
        match card {
            CardKind::One | CardKind::Two => Ok(()),
            CardKind::Seven => broken("S-16", t!(sorry_refusals::seven_starts)),
            _ => broken(
                "S-11",
                t!(sorry_refusals::starts_with, card = card.number()),
            ),
        }
    }

    /// S-7, S-25: the player has a pawn on the square that the step sets out from.
    pub(super) fn pawn_is_theirs(&self) -> Check {
        let at = self.space(self.step.from);
        let reason = match self.there(self.step.from) {
            Some(owner) if self.throw.side.has(owner) => return Ok(()),
            Some(owner) => {
                let (owner, colours) = (colour_of(owner), self.colours());
                t!(sorry_refusals::pawn_of_others, at, owner, colours)
            }
            None if self.throw.has_partners() => {
                t!(sorry_refusals::side_not_there, at, colours = self.colours())
            }
            None => t!(sorry_refusals::not_there, at, colour = self.colour()),
        };
        broken(self.rule_of_owning(), reason)
    }

    /// S-16: a pawn has one part of a 7.
    fn pawn_has_no_part_yet(&self) -> Check {
        if !self.state.has_moved(self.owner, self.step.from) {
            return Ok(());
        }
        let at = self.space(self.step.from);
        broken("S-16", t!(sorry_refusals::had_part, at))
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
