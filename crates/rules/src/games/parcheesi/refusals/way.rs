//! What stands in the way of a step, and on the space where it would end.

use super::super::events::beyond;
use super::super::spaces::{ENTRANCE, Place, YARD, is_on_ring};
use super::super::state::Phase;
use super::Asked;
use crate::refusal::Refusal;

impl Asked<'_> {
    /// A blockade stands in the way.
    pub(super) fn barred(&self) -> Option<Refusal> {
        let (from, to) = (self.step.from, self.step.to);
        if from == YARD {
            return None;
        }
        let passed = beyond(self.game.ring, from, to).filter(|&mark| mark < to);
        let mut on_ring = passed.filter(|&mark| is_on_ring(mark));
        on_ring.find_map(|mark| {
            let (owner, 2) = self.company(mark)? else {
                return None;
            };
            let (whose, name) = (self.whose(owner), self.name(mark));
            let reason = format!("{whose} blockade on {name} is in the way");
            Some(Refusal::new("C-12", reason))
        })
    }

    /// Somebody stands on the space where the step would end, who lets nobody in.
    pub(super) fn closed(&self) -> Option<Refusal> {
        let (from, to) = (self.step.from, self.step.to);
        let name = self.name(to);
        let (owner, count) = self.company(to)?;
        let whose = self.whose(owner);
        let (rule, reason) = match (self.place(to), count) {
            (Place::Ring { .. }, 2) if from == YARD => {
                let keeps = format!("keeps {}'s pawns in the nest", self.colour());
                ("C-15", format!("{whose} blockade on {name} {keeps}"))
            }
            (Place::Ring { .. }, 2) => ("C-12", format!("{whose} blockade stands on {name}")),
            (Place::HomePath { .. }, 2) => (
                "C-12",
                format!("two pawns stand on {name}, and no space holds more"),
            ),
            (Place::Ring { number, .. }, 1)
                if owner != self.seat()
                    && from != YARD
                    && self.game.ring.is_safe_number(number) =>
            {
                ("C-16", format!("{whose} pawn on {name} is safe there"))
            }
            _ => return None,
        };
        Some(Refusal::new(rule, reason))
    }

    /// The step would bring the two pawns of a blockade together elsewhere.
    pub(super) fn mates(&self) -> Option<Refusal> {
        let (from, to) = (self.step.from, self.step.to);
        let Phase::Play { mates, .. } = self.state.phase else {
            return None;
        };
        if to > ENTRANCE || !mates.forbids(self.state.own(), from, to) {
            return None;
        }
        let together = format!("may not come together again on {}", self.name(to));
        let reason = format!("two that were a blockade at the throw {together} in it");
        Some(Refusal::new("C-13", reason))
    }
}
