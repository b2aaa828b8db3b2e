//! Checks of where a step ends.

use ::words::t;

use super::StepCheck;
use crate::race::{Place, RaceGame, YARD, is_own};
use crate::refusal::{Check, broken};

impl<G: RaceGame> StepCheck<'_, G> {
    /// A pawn enters on its start.
    pub(super) fn enters_on_start(&self) -> Check {
        if self.step.from != YARD || self.way.is_some() {
            return Ok(());
        }
        let space = self.name(self.game.track().start());
        let edition = self.edition();
        let reason = t!(race_refusals::enters_elsewhere, space, edition);
        broken(G::CITATIONS.entering, reason)
    }

    /// Pawns do not return to a yard.
    pub(super) fn goes_forward(&self) -> Check {
        match self.place(self.step.to) {
            Place::Yard { .. } => {
                let reason = t!(race_refusals::never_back, edition = self.edition());
                broken(G::CITATIONS.moving, reason)
            }
            _ => Ok(()),
        }
    }

    /// A pawn stays on the path of its colour.
    pub(super) fn stays_on_path(&self) -> Check {
        let to = self.step.to;
        if is_own(to) {
            return Ok(());
        }
        let (colour, edition, track) = (self.colour(), self.edition(), self.game.track());
        let place = self.place(to);
        let reason = match place {
            Place::Ring { .. } => {
                let (entrance, space) = (self.name(track.entrance), self.name(to));
                t!(race_refusals::turns_up, colour, entrance, space, edition)
            }
            Place::Turnout { .. } if track.turnouts.is_none() => {
                t!(race_refusals::closed_turnouts).to_owned()
            }
            Place::Turnout { .. } => t!(race_refusals::own_turnout, colour),
            Place::HomePath { side, .. } | Place::Home { side } | Place::Yard { side } => {
                let owner = self.player(track.layout.seat_of(side));
                t!(race_refusals::others_path, owner, edition)
            }
        };
        broken(G::CITATIONS.of_foreign(place), reason)
    }

    /// Pawns reach home by exact count.
    pub(super) fn comes_home_exactly(&self) -> Check {
        let (track, from, to) = (self.game.track(), self.step.from, self.step.to);
        if self.way.is_some() {
            return Ok(());
        }
        let (space, away, count) = (self.name(from), track.steps_to_go(from), self.step.count());
        let edition = self.edition();
        // Behind the last turnout there is only one path home, of one length.
        let last_stretch = track.branch(2) + 1..track.home();
        let reason = if self.rules().ways(from, count).is_empty() {
            t!(race_refusals::too_many, space, away, count, edition)
        } else if to == track.home() && last_stretch.contains(&from) {
            t!(race_refusals::too_few, space, away, count, edition)
        } else {
            return Ok(());
        };
        broken(G::CITATIONS.home, reason)
    }

    /// A pawn moves by exactly the number spent.
    pub(super) fn leads_there(&self) -> Check {
        if self.way.is_some() {
            return Ok(());
        }
        let (from, count, numbers) = (self.step.from, self.step.count(), self.numbers());
        let ways = self.rules().ways(from, count);
        let ends: Vec<String> = ways
            .iter()
            .map(|way| self.name(way[way.len() - 1]))
            .collect();
        let (space, to) = (self.name(from), self.name(self.step.to));
        let reason = match &ends[..] {
            [end, other, ..] => t!(
                race_refusals::leads_elsewhere_both_ways,
                numbers,
                count,
                space,
                end,
                other,
                to
            ),
            _ => {
                let end = ends.first().map_or("", String::as_str);
                t!(
                    race_refusals::leads_elsewhere,
                    numbers,
                    count,
                    space,
                    end,
                    to
                )
            }
        };
        broken(G::CITATIONS.moving, reason)
    }
}
