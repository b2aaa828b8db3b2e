//! Checks of blockades: in the way, at a turnout, on an entrance, at the end of a step.

use ::words::t;

use super::{Occupants, StepCheck};
use crate::race::obstacles::is_blockade;
use crate::race::{FIRST_TURNOUT, PathIndex, Place, RaceGame, YARD};
use crate::refusal::{Check, broken};

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
        let owners = self.players(occupants.seats());
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
            owners = self.players(occupants.seats()),
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
            owners = self.players(occupants.seats()),
            space = self.name(index),
            colour = self.colour(),
            edition = self.edition()
        );
        broken(rule, reason)
    }

    /// A blockade on the start keeps pawns in the yard. Elsewhere no pawn lands on a blockade.
    pub(super) fn lands_on_no_blockade(&self, occupants: &Occupants) -> Check {
        let to = self.step.to;
        if !self.is_blockade(to, occupants) {
            return Ok(());
        }
        let (whose, space) = (self.owner_of_blockade(occupants), self.name(to));
        let (owners, colour) = (self.players(occupants.seats()), self.colour());
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
