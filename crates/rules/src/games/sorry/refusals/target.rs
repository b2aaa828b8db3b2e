//! Whom a swap or a Sorry! would hit.

use words::t;

use super::super::actions::Act;
use super::super::spaces;
use super::{Asked, colour_of};
use crate::race::Place;
use crate::refusal::Refusal;
use crate::seat::Seat;

impl Asked<'_> {
    /// S-17: why these two do not change places.
    pub(super) fn no_swap(&self) -> Refusal {
        match spaces::place(self.step.from) {
            Place::HomePath { .. } => return self.safe(self.step.from),
            Place::Ring { .. } | Place::Turnout { .. } => {}
            Place::Yard { .. } | Place::Home { .. } => {
                return Refusal::new("S-17", t!(sorry_refusals::swap_open));
            }
        }
        let wrong = self.not_theirs().or_else(|| self.no_target());
        wrong.unwrap_or_else(|| self.something_to_play())
    }

    /// S-18: why a Sorry! does not bring that pawn there.
    pub(super) fn no_sorry(&self) -> Refusal {
        let from = self.step.from;
        let Place::Yard { side } = spaces::place(from) else {
            let reason = t!(sorry_refusals::sorry_from, at = self.space(from));
            return Refusal::new("S-18", reason);
        };
        let wrong = self.not_waiting(Seat(side)).or_else(|| self.no_target());
        wrong.unwrap_or_else(|| self.something_to_play())
    }

    /// There is nobody whom the pawn could change places with or hit.
    fn no_target(&self) -> Option<Refusal> {
        let swaps = self.step.act == Act::Swap;
        let rule = if swaps { "S-17" } else { "S-18" };
        let to = self.step.to;
        let at = self.space(to);
        if !spaces::is_open(to) {
            return Some(match spaces::place(to) {
                Place::HomePath { .. } => self.safe(to),
                _ => Refusal::new(rule, t!(sorry_refusals::not_open, at)),
            });
        }
        let Some(victim) = self.there(to) else {
            return Some(Refusal::new(rule, t!(sorry_refusals::nobody, at)));
        };
        if self.throw.opponents.has(victim) {
            return None;
        }
        let colour = colour_of(victim);
        let own = victim == self.owner;
        let reason = match (swaps, own) {
            (true, true) => t!(sorry_refusals::swap_own, at, colour),
            (false, true) => t!(sorry_refusals::hit_own, at, colour),
            (true, false) => t!(sorry_refusals::swap_partner, at, colour),
            (false, false) => t!(sorry_refusals::hit_opponent, at, colour),
        };
        Some(Refusal::new(if own { rule } else { "S-25" }, reason))
    }

    /// S-13: a pawn in its safety zone.
    fn safe(&self, at: spaces::At) -> Refusal {
        Refusal::new("S-13", t!(sorry_refusals::safe, at = self.space(at)))
    }
}
