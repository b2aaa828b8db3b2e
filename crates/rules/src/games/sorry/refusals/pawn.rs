//! Checks of the pawn that a step moves, and of the one that it hits.

use words::t;

use super::StepCheck;
use crate::games::sorry::actions::Act;
use crate::games::sorry::card_kind::CardKind;
use crate::games::sorry::spaces::{self, At};
use crate::games::sorry::state::Stage;
use crate::race::Place;
use crate::refusal::{Check, broken};
use crate::seat::{Seat, SeatSet};

impl StepCheck<'_> {
    /// The pawn that a card with a number moves.
    pub(super) fn pawn_can_set_out(&self, card: CardKind) -> Check {
        match spaces::place(self.step.from) {
            Place::Home { .. } => broken("S-14", t!(sorry_refusals::is_home)),
            Place::Yard { .. } => {
                self.pawn_waits()?;
                self.card_starts_pawns(card)
            }
            _ => {
                self.pawn_is_theirs()?;
                self.pawn_has_no_part_yet()
            }
        }
    }

    /// S-11: a pawn of the player waits on that START.
    fn pawn_waits(&self) -> Check {
        let colour = self.player(self.owner);
        if !self.context.side.has(self.owner) {
            let colours = self.colours();
            let reason = t!(sorry_refusals::start_of_others, colour, colours);
            return broken(self.rule_of_owning(), reason);
        }
        if self.owner_there(self.step.from).is_none() {
            return broken("S-11", t!(sorry_refusals::start_empty, colour));
        }
        Ok(())
    }

    /// S-11: pawns come out of START with a 1 or a 2; S-16: not with a 7.
    fn card_starts_pawns(&self, card: CardKind) -> Check {
        match card {
            _ if self.game.rules.card(card).starts => Ok(()),
            CardKind::Seven => broken("S-16", t!(sorry_refusals::seven_starts)),
            _ => {
                let reason = t!(sorry_refusals::starts_with, card = card.number());
                broken("S-11", reason)
            }
        }
    }

    /// S-7, S-25: the player has a pawn on the square that the step sets out from.
    fn pawn_is_theirs(&self) -> Check {
        let at = self.space(self.step.from);
        let reason = match self.owner_there(self.step.from) {
            Some(owner) if self.context.side.has(owner) => return Ok(()),
            Some(owner) => {
                let (owner, colours) = (self.player(owner), self.colours());
                t!(sorry_refusals::pawn_of_others, at, owner, colours)
            }
            None if self.context.has_partners() => {
                t!(sorry_refusals::side_not_there, at, colours = self.colours())
            }
            None => t!(sorry_refusals::not_there, at, colour = self.colour()),
        };
        broken(self.rule_of_owning(), reason)
    }

    /// S-16: a pawn has one part of a 7.
    fn pawn_has_no_part_yet(&self) -> Check {
        let from = self.step.from;
        match self.stage {
            Stage::Seven { moved, .. } if moved.of(self.owner).has(from) => {
                broken("S-16", t!(sorry_refusals::had_part, at = self.space(from)))
            }
            _ => Ok(()),
        }
    }

    /// S-17: two pawns on the open track change places, one of the side and an opponent's.
    pub(super) fn swaps_opponents(&self) -> Check {
        let from = self.step.from;
        self.is_not_safe(from)?;
        if !spaces::is_open(from) {
            return broken("S-17", t!(sorry_refusals::swap_open));
        }
        self.pawn_is_theirs()?;
        self.hits_opponent()
    }

    /// S-18: a pawn of START takes the square of an opponent's.
    pub(super) fn takes_opponents_square(&self) -> Check {
        let from = self.step.from;
        if from != spaces::yard(self.owner) {
            let reason = t!(sorry_refusals::sorry_from, at = self.space(from));
            return broken("S-18", reason);
        }
        self.pawn_waits()?;
        self.hits_opponent()
    }

    /// S-17, S-18: an opponent's pawn stands on the open track where the step ends; S-25: with a
    /// Sorry! the partner's, where no opponent's stands on it.
    fn hits_opponent(&self) -> Check {
        let swaps = self.step.act == Act::Swap;
        let rule = if swaps { "S-17" } else { "S-18" };
        let to = self.step.to;
        let at = self.space(to);
        self.is_not_safe(to)?;
        if !spaces::is_open(to) {
            return broken(rule, t!(sorry_refusals::not_open, at));
        }
        let Some(victim) = self.owner_there(to) else {
            return broken(rule, t!(sorry_refusals::nobody, at));
        };
        if self.context.opponents.has(victim) {
            return Ok(());
        }
        let colour = self.player(victim);
        let reason = match (swaps, victim == self.owner) {
            (true, true) => t!(sorry_refusals::swap_own, at, colour),
            (false, true) => t!(sorry_refusals::hit_own, at, colour),
            (true, false) => t!(sorry_refusals::swap_partner, at, colour),
            (false, false) if !self.is_on_track(self.context.opponents) => return Ok(()),
            (false, false) => t!(sorry_refusals::hit_opponent, at, colour),
        };
        broken(if victim == self.owner { rule } else { "S-25" }, reason)
    }

    /// S-13: a pawn in its safety zone is neither swapped nor hit.
    fn is_not_safe(&self, at: At) -> Check {
        match spaces::place(at) {
            Place::HomePath { .. } => broken("S-13", t!(sorry_refusals::safe, at = self.space(at))),
            _ => Ok(()),
        }
    }

    /// Whether a pawn of these seats stands on the open track.
    fn is_on_track(&self, seats: SeatSet) -> bool {
        let pawns = seats.iter().map(|seat| self.state.pawns.of(seat).indexes());
        pawns.flatten().any(spaces::is_open)
    }

    /// Whose pawn stands on a space.
    fn owner_there(&self, at: At) -> Option<Seat> {
        self.state.pawns.owner(self.state.seats, at)
    }

    /// Whose pawns the player moves.
    fn colours(&self) -> String {
        self.players(self.context.side)
    }

    /// The rule that says whose pawns a player moves.
    fn rule_of_owning(&self) -> &'static str {
        if self.context.has_partners() {
            "S-25"
        } else {
            "S-7"
        }
    }
}
