//! Checks of the end of a step and of the pawns in its way.

use ::words::t;

use super::{Company, StepCheck};
use crate::race::{PathIndex, Place, Race, YARD, is_blockade, is_own};
use crate::refusal::{Check, broken};

impl<G: Race> StepCheck<'_, G> {
    /// A pawn enters on its start.
    pub fn enters_on_start(&self) -> Check {
        if self.step.from != YARD || self.way.is_some() {
            return Ok(());
        }
        let space = self.name(self.game.track().start());
        let edition = self.edition();
        let reason = t!(race_refusals::enters_elsewhere, space, edition);
        broken(G::RULES.entering, reason)
    }

    /// Pawns do not return to a yard.
    pub fn goes_forward(&self) -> Check {
        match self.place(self.step.to) {
            Place::Yard { .. } => {
                let reason = t!(race_refusals::never_back, edition = self.edition());
                broken(G::RULES.moving, reason)
            }
            _ => Ok(()),
        }
    }

    /// A pawn stays on the path of its colour.
    pub fn stays_on_path(&self) -> Check {
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
            Place::Turnout { .. } => t!(race_refusals::own_turnout, colour),
            Place::HomePath { side, .. } | Place::Home { side } | Place::Yard { side } => {
                let owner = G::FAMILY.colour(track.layout.seat_of(side));
                t!(race_refusals::others_path, owner, edition)
            }
        };
        broken(G::RULES.of_foreign(place), reason)
    }

    /// Pawns reach home by exact count.
    pub fn comes_home_exactly(&self) -> Check {
        let (track, from, to) = (self.game.track(), self.step.from, self.step.to);
        if self.way.is_some() {
            return Ok(());
        }
        let (space, away, count) = (self.name(from), track.steps_to_go(from), self.step.count());
        let edition = self.edition();
        // Behind the last turnout there is only one path home, of one length.
        let last_stretch = track.branch(2) + 1..track.home();
        let reason = if track.ways(from, count).is_empty() {
            t!(race_refusals::too_many, space, away, count, edition)
        } else if to == track.home() && last_stretch.contains(&from) {
            t!(race_refusals::too_few, space, away, count, edition)
        } else {
            return Ok(());
        };
        broken(G::RULES.home, reason)
    }

    /// A pawn moves by exactly the number spent.
    pub fn leads_there(&self) -> Check {
        if self.way.is_some() {
            return Ok(());
        }
        let (from, count) = (self.step.from, self.step.count());
        let ways = self.game.track().ways(from, count);
        let ends: Vec<String> = ways
            .iter()
            .map(|way| self.name(way[way.len() - 1]))
            .collect();
        let (space, to) = (self.name(from), self.name(self.step.to));
        let reason = match &ends[..] {
            [end, other, ..] => t!(
                race_refusals::leads_elsewhere_both_ways,
                count,
                space,
                end,
                other,
                to
            ),
            _ => {
                let end = ends.first().map_or("", String::as_str);
                t!(race_refusals::leads_elsewhere, count, space, end, to)
            }
        };
        broken(G::RULES.moving, reason)
    }
}

/// Checks of pawns in the way and at the end of a step.
impl<G: Race> StepCheck<'_, G> {
    /// Nobody passes a blockade.
    pub fn passes_no_blockade(&self, index: PathIndex) -> Check {
        let company = self.company(index);
        if !self.is_blockade(index, &company) {
            return Ok(());
        }
        let (whose, space) = (self.whose_blockade(&company), self.name(index));
        let owners = G::FAMILY.colours(company.seats());
        let reason = t!(race_refusals::blockade_in_way, whose, owners, space);
        broken(G::RULES.blockade, reason)
    }

    fn is_blockade(&self, index: PathIndex, company: &Company) -> bool {
        let space = self.game.track().space_at(self.seat(), index);
        is_blockade(self.game, space, &company.owners)
    }

    /// A blockade on the start keeps pawns in the yard. Elsewhere no pawn lands on a blockade.
    pub fn lands_on_no_blockade(&self, company: &Company) -> Check {
        let to = self.step.to;
        if !self.is_blockade(to, company) {
            return Ok(());
        }
        let (whose, space) = (self.whose_blockade(company), self.name(to));
        let (owners, colour) = (G::FAMILY.colours(company.seats()), self.colour());
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
            return broken(G::RULES.blockade_on_start, reason);
        }
        let reason = t!(race_refusals::blockade_stands, whose, owners, space);
        broken(G::RULES.blockade, reason)
    }

    /// A space holds at most `room` pawns, by `rule`.
    pub fn has_room(&self, company: &Company, room: usize, rule: &'static str) -> Check {
        let count = company.count();
        if count < room {
            return Ok(());
        }
        let space = self.name(self.step.to);
        broken(rule, t!(race_refusals::no_room, count, space))
    }
}
