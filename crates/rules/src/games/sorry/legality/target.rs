//! Checks of whom a swap or a Sorry! hits.

use words::t;

use super::{StepCheck, colour_of};
use crate::games::sorry::actions::Act;
use crate::games::sorry::spaces;
use crate::race::Place;
use crate::refusal::{Check, broken};
use crate::seat::{Seat, SeatSet};

impl StepCheck<'_> {
    /// S-17: two pawns on the open track change places, one of the side and an opponent's.
    pub(super) fn swaps_opponents(&self) -> Check {
        match spaces::place(self.step.from) {
            Place::HomePath { .. } => return self.is_safe(self.step.from),
            Place::Yard { .. } | Place::Home { .. } => {
                return broken("S-17", t!(sorry_refusals::swap_open));
            }
            Place::Ring { .. } | Place::Turnout { .. } => {}
        }
        self.pawn_is_theirs()?;
        self.hits_opponent()
    }

    /// S-18: a pawn of START takes the square of an opponent's.
    pub(super) fn takes_opponents_square(&self) -> Check {
        let from = self.step.from;
        let Place::Yard { side } = spaces::place(from) else {
            let reason = t!(sorry_refusals::sorry_from, at = self.space(from));
            return broken("S-18", reason);
        };
        self.pawn_waits(Seat(side))?;
        self.hits_opponent()
    }

    /// S-17, S-18: an opponent's pawn stands on the open track where the step ends; S-25: with a
    /// Sorry! the partner's, where no opponent's stands on it.
    fn hits_opponent(&self) -> Check {
        let swaps = self.step.act == Act::Swap;
        let rule = if swaps { "S-17" } else { "S-18" };
        let to = self.step.to;
        let at = self.space(to);
        if let Place::HomePath { .. } = spaces::place(to) {
            return self.is_safe(to);
        }
        if !spaces::is_open(to) {
            return broken(rule, t!(sorry_refusals::not_open, at));
        }
        let Some(victim) = self.there(to) else {
            return broken(rule, t!(sorry_refusals::nobody, at));
        };
        if self.throw.opponents.has(victim) {
            return Ok(());
        }
        let colour = colour_of(victim);
        let reason = match (swaps, victim == self.owner) {
            (true, true) => t!(sorry_refusals::swap_own, at, colour),
            (false, true) => t!(sorry_refusals::hit_own, at, colour),
            (true, false) => t!(sorry_refusals::swap_partner, at, colour),
            (false, false) if !self.is_on_track(self.throw.opponents) => return Ok(()),
            (false, false) => t!(sorry_refusals::hit_opponent, at, colour),
        };
        broken(if victim == self.owner { rule } else { "S-25" }, reason)
    }

    /// Whether a pawn of these seats stands on the open track.
    fn is_on_track(&self, seats: SeatSet) -> bool {
        let pawns = seats.iter().map(|seat| self.state.pawns.row(seat).pawns());
        pawns.flatten().any(spaces::is_open)
    }

    /// S-13: a pawn in its safety zone is neither swapped nor hit.
    fn is_safe(&self, at: spaces::At) -> Check {
        broken("S-13", t!(sorry_refusals::safe, at = self.space(at)))
    }
}
