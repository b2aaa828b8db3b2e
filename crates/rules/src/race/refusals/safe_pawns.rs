//! Checks of rivals that are safe.

use ::words::t;

use super::{Occupants, StepCheck};
use crate::race::{Place, RaceGame, Safe, YARD};
use crate::refusal::{Check, broken};
use crate::seat::Seat;

impl<G: RaceGame> StepCheck<'_, G> {
    /// Only a pawn that enters captures a rival that is safe.
    pub(super) fn lands_on_no_safe_pawn(&self, occupants: &Occupants) -> Check {
        let Place::Ring { side, number } = self.place(self.step.to) else {
            return Ok(());
        };
        let Some(&owner) = occupants.owners.first() else {
            return Ok(());
        };
        if self.is_ours(occupants) || self.step.from == YARD {
            return Ok(());
        }
        let space = self.name(self.step.to);
        let reason = match self.rules().safe {
            _ if self.rules().is_safe(number) => {
                let owner = self.players(occupants.seats());
                t!(race_refusals::safe_there, owner, space)
            }
            Safe::OwnColour if owner == self.game.track().layout.seat_of(side) => {
                match self.safe_on_own_colour(owner, number, space) {
                    Some(reason) => reason,
                    None => return Ok(()),
                }
            }
            _ => return Ok(()),
        };
        broken(G::CITATIONS.safe, reason)
    }

    /// The refusal where a pawn is safe on its own colour, at that number of its side.
    fn safe_on_own_colour(&self, owner: Seat, number: u8, space: String) -> Option<String> {
        let shelter = match number {
            0 => "entrance",
            _ if number == self.game.track().entry => "start",
            _ => return None,
        };
        Some(t!(
            race_refusals::safe_on_own_colour,
            colour = self.player(owner),
            space,
            shelter,
            edition = self.edition()
        ))
    }
}
