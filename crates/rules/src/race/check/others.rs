//! Checks of the pawns in the way and at the end of a step.

use ::words::t;

use super::{Occupants, StepCheck, owner_of};
use crate::race::{FIRST_TURNOUT, PathIndex, Place, RaceGame, Safe, YARD, is_blockade};
use crate::refusal::{Check, broken};
use crate::seat::Seat;

impl<G: RaceGame> StepCheck<'_, G> {
    /// Whether pawns on a space of the mover's path are a blockade.
    fn is_blockade(&self, index: PathIndex, occupants: &Occupants) -> bool {
        let space = self.game.track().space_at(self.seat(), index);
        is_blockade(self.game, space, &occupants.owners)
    }

    /// Whether they are one that nobody passes.
    fn bars(&self, index: PathIndex, occupants: &Occupants) -> bool {
        self.rules().blockades_bar() && self.is_blockade(index, occupants)
    }

    /// Nobody passes a blockade.
    pub(super) fn passes_no_blockade(&self, index: PathIndex) -> Check {
        let occupants = self.occupants(index);
        if !self.bars(index, &occupants) {
            return Ok(());
        }
        let (whose, space) = (self.owner_of_blockade(&occupants), self.name(index));
        let owners = G::FAMILY.colours(occupants.seats());
        let reason = t!(race_refusals::blockade_in_way, whose, owners, space);
        broken(G::CITATIONS.blockade, reason)
    }

    /// A blockade beside a turnout closes it.
    pub(super) fn turnout_is_open(&self, index: PathIndex) -> Check {
        let occupants = self.occupants(index);
        let mut way = self.way.iter().flatten();
        let Some(turnouts) = self.game.track().turnouts else {
            return Ok(());
        };
        let is_beside = match self.place(index) {
            Place::Ring { number, .. } => [turnouts.branch, turnouts.rejoin].contains(&number),
            _ => false,
        };
        let by_turnout = way.any(|&index| index >= FIRST_TURNOUT);
        if !is_beside || !by_turnout || !self.bars(index, &occupants) {
            return Ok(());
        }
        let reason = t!(
            race_refusals::blockade_closes_turnout,
            whose = self.owner_of_blockade(&occupants),
            owners = G::FAMILY.colours(occupants.seats()),
            space = self.name(index)
        );
        broken(G::CITATIONS.blockade_at_turnout, reason)
    }

    /// A blockade on an entrance keeps its colour from the home path.
    pub(super) fn home_path_is_open(&self, index: PathIndex) -> Check {
        let occupants = self.occupants(index);
        let goal = self.place(self.step.to);
        let goes_home = matches!(goal, Place::HomePath { .. } | Place::Home { .. });
        let Some(rule) = G::CITATIONS.blockade_on_entrance else {
            return Ok(());
        };
        let is_entrance = index == self.game.track().entrance;
        if !goes_home || !is_entrance || !self.bars(index, &occupants) {
            return Ok(());
        }
        let reason = t!(
            race_refusals::blockade_keeps_from_path,
            whose = self.owner_of_blockade(&occupants),
            owners = G::FAMILY.colours(occupants.seats()),
            space = self.name(index),
            colour = self.colour(),
            edition = self.edition()
        );
        broken(rule, reason)
    }

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
            owners = G::FAMILY.colours(occupants.seats()),
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
        let owners = G::FAMILY.colours(occupants.seats());
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

    /// A blockade on the start keeps pawns in the yard. Elsewhere no pawn lands on a blockade.
    pub(super) fn lands_on_no_blockade(&self, occupants: &Occupants) -> Check {
        let to = self.step.to;
        if !self.is_blockade(to, occupants) {
            return Ok(());
        }
        let (whose, space) = (self.owner_of_blockade(occupants), self.name(to));
        let (owners, colour) = (G::FAMILY.colours(occupants.seats()), self.colour());
        if self.step.from == YARD {
            let edition = self.edition();
            let reason = t!(
                race_refusals::blockade_keeps_in,
                whose,
                owners,
                space,
                colour,
                edition
            );
            return broken(G::CITATIONS.blockade_on_start, reason);
        }
        let reason = t!(race_refusals::blockade_stands, whose, owners, space);
        broken(G::CITATIONS.blockade, reason)
    }

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
            safe if safe.has(number) => {
                let owner = G::FAMILY.colours(occupants.seats());
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
            colour = G::FAMILY.colour(owner),
            space,
            shelter,
            edition = self.edition()
        ))
    }

    /// The two pawns of a blockade that stood at the roll do not meet on another space.
    pub(super) fn pair_does_not_march(&self) -> Check {
        let (from, to) = (self.step.from, self.step.to);
        let pairs = self.state.memory.unwrap_or_default().pairs;
        if !pairs.forbids(self.game.track(), self.state.own(), from, to) {
            return Ok(());
        }
        let reason = t!(race_refusals::may_not_march, space = self.name(to));
        broken(G::CITATIONS.may_not_march, reason)
    }
}
