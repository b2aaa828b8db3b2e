//! Checks of room: single file, and how many pawns a space holds.

use ::words::t;

use super::{Occupants, StepCheck, owner_of};
use crate::race::{PathIndex, Place, RaceGame, YARD};
use crate::refusal::{Check, broken};

impl<G: RaceGame> StepCheck<'_, G> {
    /// Nobody passes a pawn in single file.
    pub(super) fn passes_nobody_in_single_file(&self, index: PathIndex) -> Check {
        let occupants = self.occupants(index);
        let lane = match self.place(index) {
            _ if !self.rules().is_single_file() || occupants.count() == 0 => return Ok(()),
            Place::Turnout { .. } => "turnout",
            Place::HomePath { .. } => "path",
            _ => return Ok(()),
        };
        let reason = t!(
            race_refusals::pawn_in_way,
            whose = self.owner_of_pawn(&occupants),
            owners = self.players(occupants.seats()),
            space = self.name(index),
            lane,
            edition = self.edition()
        );
        broken(G::CITATIONS.lane_room, reason)
    }

    /// The text argument for a pawn in single file: the mover's, or not.
    fn owner_of_pawn(&self, occupants: &Occupants) -> &'static str {
        owner_of(occupants.seats().has(self.seat()))
    }

    /// A space of a turnout or home path holds only so many pawns.
    pub(super) fn lane_has_room(&self, occupants: &Occupants) -> Check {
        match self.place(self.step.to) {
            Place::Turnout { .. } | Place::HomePath { .. } => {}
            _ => return Ok(()),
        }
        if !self.rules().is_single_file() {
            let room = self.rules().lane_room;
            return self.has_room(occupants, room, G::CITATIONS.lane_room);
        }
        if occupants.count() == 0 {
            return Ok(());
        }
        let whose = self.owner_of_pawn(occupants);
        let owners = self.players(occupants.seats());
        let space = self.name(self.step.to);
        let reason = t!(race_refusals::room_for_one, whose, owners, space);
        broken(G::CITATIONS.lane_room, reason)
    }

    /// A space of the ring holds only so many pawns of one side.
    pub(super) fn ring_has_room(&self, occupants: &Occupants) -> Check {
        if !self.game.track().is_on_ring(self.step.to) {
            return Ok(());
        }
        let rule = match self.step.from {
            YARD => G::CITATIONS.blockade_on_start,
            _ => G::CITATIONS.ring_room,
        };
        self.has_room(occupants, self.rules().ring_room, rule)
    }

    /// A space holds at most `room` pawns, by `rule`.
    fn has_room(&self, occupants: &Occupants, room: u8, rule: &'static str) -> Check {
        let count = occupants.count();
        if count < room.into() {
            return Ok(());
        }
        let space = self.name(self.step.to);
        broken(rule, t!(race_refusals::no_room, count, space))
    }
}
