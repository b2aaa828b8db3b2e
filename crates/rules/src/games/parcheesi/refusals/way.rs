//! What stands in the way of a step, and on the space where it would end.

use ::words::t;

use super::super::events::beyond;
use super::super::spaces::{ENTRANCE, Place, YARD, is_on_ring};
use super::super::state::Phase;
use super::super::words::colour;
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
            let (whose, space) = (self.whose(owner), self.name(mark));
            let owner = colour(owner);
            let reason = t!(parcheesi_refusals::blockade_in_way, whose, owner, space);
            Some(Refusal::new("C-12", reason))
        })
    }

    /// Somebody stands on the space where the step would end, who lets nobody in.
    pub(super) fn closed(&self) -> Option<Refusal> {
        let (from, to) = (self.step.from, self.step.to);
        let space = self.name(to);
        let (seat, count) = self.company(to)?;
        let (whose, owner) = (self.whose(seat), colour(seat));
        let (rule, reason) = match (self.place(to), count) {
            (Place::Ring { .. }, 2) if from == YARD => {
                let colour = self.colour();
                (
                    "C-15",
                    t!(
                        parcheesi_refusals::blockade_keeps_in,
                        whose,
                        owner,
                        space,
                        colour
                    ),
                )
            }
            (Place::Ring { .. }, 2) => (
                "C-12",
                t!(parcheesi_refusals::blockade_stands, whose, owner, space),
            ),
            (Place::HomePath { .. }, 2) => ("C-12", t!(parcheesi_refusals::two_stand, space)),
            (Place::Ring { number, .. }, 1)
                if seat != self.seat() && from != YARD && self.game.ring.is_safe_number(number) =>
            {
                ("C-16", t!(parcheesi_refusals::safe_there, owner, space))
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
        let reason = t!(parcheesi_refusals::mates, space = self.name(to));
        Some(Refusal::new("C-13", reason))
    }
}
