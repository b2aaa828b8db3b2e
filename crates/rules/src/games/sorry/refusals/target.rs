//! Whom a swap or a Sorry! would hit.

use super::super::spaces::{self, Place};
use super::{Asked, colour_of, name};
use crate::refusal::Refusal;

impl Asked<'_> {
    /// S-17: why these two do not change places.
    pub(super) fn no_swap(&self) -> Refusal {
        match Place::of(self.step.from) {
            Place::Zone { .. } => return self.safe(self.step.from),
            Place::Ring { .. } => {}
            Place::Yard { .. } | Place::Home { .. } => {
                let reason = "only pawns on the open track change places";
                return Refusal::new("S-17", reason);
            }
        }
        let wrong = self
            .not_theirs()
            .or_else(|| self.no_target("S-17", "change places with"));
        wrong.unwrap_or_else(|| self.something_to_play())
    }

    /// S-18: why a Sorry! does not bring that pawn there.
    pub(super) fn no_sorry(&self) -> Refusal {
        let from = self.step.from;
        let Place::Yard { seat } = Place::of(from) else {
            let reason = format!(
                "a Sorry! card takes a pawn from START, not from {}",
                name(from)
            );
            return Refusal::new("S-18", reason);
        };
        let wrong = self
            .not_waiting(seat)
            .or_else(|| self.no_target("S-18", "hit"));
        wrong.unwrap_or_else(|| self.something_to_play())
    }

    /// There is nobody whom the pawn could change places with or hit.
    fn no_target(&self, rule: &'static str, verb: &str) -> Option<Refusal> {
        let to = self.step.to;
        let at = name(to);
        if !spaces::is_open(to) {
            return Some(match Place::of(to) {
                Place::Zone { .. } => self.safe(to),
                _ => Refusal::new(rule, format!("{at} is not on the open track")),
            });
        }
        let Some(victim) = self.there(to) else {
            return Some(Refusal::new(rule, format!("nobody stands on {at}")));
        };
        if self.throw.opponents.has(victim) {
            return None;
        }
        let colour = colour_of(victim);
        if victim == self.owner {
            let reason = format!("the pawn on {at} is {colour}'s own, which it cannot {verb}");
            return Some(Refusal::new(rule, reason));
        }
        let reason = if rule == "S-18" {
            format!("an opponent can be hit, so {colour} on {at} cannot be")
        } else {
            format!("the pawn on {at} is {colour}'s, and partners do not change places")
        };
        Some(Refusal::new("S-25", reason))
    }

    /// S-13: a pawn in its safety zone.
    fn safe(&self, at: spaces::At) -> Refusal {
        let at = name(at);
        let reason = format!("{at} is in a safety zone, where nobody is swapped or hit");
        Refusal::new("S-13", reason)
    }
}
