//! Checks of the pawn that a step moves.

use ::words::t;

use super::StepCheck;
use crate::race::{Place, RaceGame, Spend, YARD};
use crate::refusal::{Check, broken};

impl<G: RaceGame> StepCheck<'_, G> {
    fn sets_out_from_yard(&self) -> bool {
        matches!(self.place(self.step.from), Place::Yard { .. })
    }

    /// A pawn at home does not move.
    pub(super) fn pawn_is_not_home(&self) -> Check {
        match self.place(self.step.from) {
            Place::Home { .. } => {
                let reason = t!(race_refusals::home_stays, edition = self.edition());
                broken(G::CITATIONS.home, reason)
            }
            _ => Ok(()),
        }
    }

    /// A pawn that enters comes from the mover's own yard.
    pub(super) fn pawn_waits(&self) -> Check {
        let (colour, edition) = (self.colour(), self.edition());
        let reason = match self.step.from {
            _ if !self.sets_out_from_yard() => return Ok(()),
            YARD if self.state.own().has(YARD) => return Ok(()),
            YARD => t!(race_refusals::none_waiting, colour, edition),
            _ => t!(race_refusals::others_yard, colour, edition),
        };
        broken(G::CITATIONS.entering, reason)
    }

    /// A bonus does not enter a pawn.
    pub(super) fn bonus_enters_none(&self) -> Check {
        match self.step.spend {
            Spend::Bonus(_) if self.sets_out_from_yard() => {
                let reason = t!(race_refusals::bonus_enters_none, edition = self.edition());
                broken(G::CITATIONS.bonus, reason)
            }
            _ => Ok(()),
        }
    }

    /// A pawn enters by the right number, on one die or as the sum of both.
    pub(super) fn number_enters(&self) -> Check {
        let (edition, rule) = (self.edition(), self.rules().entering);
        if !self.sets_out_from_yard() || rule.enters(self.step.spend) {
            return Ok(());
        }
        let printed = &G::RULES.entering;
        let is_printed = (rule.numbers, rule.by_sum, rule.by_doublet)
            == (printed.numbers, printed.by_sum, printed.by_doublet);
        let entering: Vec<String> = rule.numbers.iter().map(|each| each.to_string()).collect();
        let entering = ::words::either(&entering);
        let reason = match self.step.spend {
            Spend::Both(_) if !rule.by_sum && !rule.by_doublet => return Ok(()),
            Spend::Both(both) => {
                let (low, high) = (both.low(), both.high());
                t!(race_refusals::sum_not_entering, entering, low, high)
            }
            _ => {
                let numbers = self.numbers();
                let ways = match (rule.by_sum, rule.by_doublet) {
                    _ if is_printed => "printed",
                    (true, true) => "all",
                    (true, false) => "sum",
                    (false, true) => "doublet",
                    (false, false) => "die",
                };
                t!(race_refusals::enters_with, edition, entering, numbers, ways)
            }
        };
        broken(G::CITATIONS.entering, reason)
    }

    /// Partners move only their own pawns.
    pub(super) fn pawn_is_not_the_partners(&self) -> Check {
        let from = self.step.from;
        let occupants = self.occupants(from);
        if self.sets_out_from_yard() || self.state.own().has(from) || !self.is_ours(&occupants) {
            return Ok(());
        }
        let reason = t!(
            race_refusals::partners_pawn,
            count = occupants.count(),
            space = self.name(from),
            owners = self.players(occupants.seats())
        );
        broken(G::CITATIONS.winning_together, reason)
    }

    /// The mover has a pawn where the step starts.
    pub(super) fn pawn_is_own(&self) -> Check {
        let from = self.step.from;
        if self.sets_out_from_yard() || self.state.own().has(from) {
            return Ok(());
        }
        let (colour, space) = (self.colour(), self.name(from));
        let occupants = self.occupants(from);
        let reason = match occupants.count() {
            0 => t!(race_refusals::nobody_there, colour, space),
            count => {
                let owners = self.players(occupants.seats());
                t!(race_refusals::others_pawn, count, space, owners, colour)
            }
        };
        broken(G::CITATIONS.moving, reason)
    }

    /// Each die is a separate step, unless both together enter a pawn.
    pub(super) fn dice_are_steps(&self) -> Check {
        match self.step.spend {
            Spend::Both(both)
                if !self.sets_out_from_yard()
                    || !self.rules().entering.by_sum && !self.rules().entering.by_doublet =>
            {
                let (low, high) = (both.low(), both.high());
                let reason = t!(race_refusals::one_after_other, low, high);
                broken(G::CITATIONS.dice, reason)
            }
            _ => Ok(()),
        }
    }
}
