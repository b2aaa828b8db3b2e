//! What stands in the way of a step, and on the space where it would end.

use ::words::t;

use super::super::spaces::{BRANCH, FIRST_TURNOUT, Mark, Place, START, YARD, place, ways};
use super::{Asked, Company};
use crate::refusal::Refusal;
use crate::seat::Seat;

impl Asked<'_> {
    /// The marks of the step's way, the last where it ends.
    fn way(&self) -> Vec<Mark> {
        if self.step.from == YARD {
            return vec![self.step.to];
        }
        let ways = ways(self.step.from, self.step.count());
        ways.into_iter()
            .find(|way| way.last() == Some(&self.step.to))
            .unwrap_or_default()
    }

    /// Somebody stands in the way who cannot be passed.
    pub(super) fn barred(&self) -> Option<Refusal> {
        let way = self.way();
        let (_, passed) = way.split_last()?;
        let by_turnout = way.iter().any(|&mark| mark >= FIRST_TURNOUT);
        passed.iter().find_map(|&mark| {
            let company = self.company(mark);
            match place(self.seat(), mark) {
                Place::Broadway { number, .. } if company.count() > 1 => {
                    Some(self.behind(&company, mark, number, by_turnout))
                }
                Place::Turnout { .. } if company.count() == 1 => {
                    Some(self.in_single_file(&company, mark, "turnout"))
                }
                Place::HomePath { .. } if company.count() == 1 => {
                    Some(self.in_single_file(&company, mark, "path"))
                }
                _ => None,
            }
        })
    }

    /// The step would pass the blockade of a company on that number of its side.
    fn behind(&self, company: &Company, mark: Mark, number: u8, by_turnout: bool) -> Refusal {
        let goal = place(self.seat(), self.step.to);
        let goes_home = matches!(goal, Place::HomePath { .. } | Place::Home { .. });
        let (whose, owners) = (self.whose_blockade(company), company.colours());
        let space = self.name(mark);
        // A turnout leaves Broadway at number 5 and comes back at 10.
        if by_turnout && (number == BRANCH || number == 2 * BRANCH) {
            let reason = t!(
                pollyanna_refusals::blockade_closes_turnout,
                whose,
                owners,
                space
            );
            Refusal::new("P-24", reason)
        } else if goes_home && number == 0 {
            let reason = t!(
                pollyanna_refusals::blockade_keeps_from_path,
                whose,
                owners,
                space,
                colour = self.colour(),
                edition = self.edition()
            );
            Refusal::new("P-24", reason)
        } else {
            let reason = t!(pollyanna_refusals::blockade_in_way, whose, owners, space);
            Refusal::new("P-20", reason)
        }
    }

    /// `lane` is what the texts choose by: "turnout" or "path".
    fn in_single_file(&self, company: &Company, mark: Mark, lane: &str) -> Refusal {
        let reason = t!(
            pollyanna_refusals::pawn_in_way,
            whose = self.whose_pawn(company),
            owners = company.colours(),
            space = self.name(mark),
            lane,
            edition = self.edition()
        );
        Refusal::new("P-23", reason)
    }

    /// Somebody stands on the space where the step would end, who lets nobody in.
    pub(super) fn closed(&self) -> Option<Refusal> {
        let to = self.step.to;
        let space = self.name(to);
        let company = self.company(to);
        let owners = company.colours();
        let (colour, edition) = (self.colour(), self.edition());
        let enters = self.step.from == YARD;
        let ours = company
            .seats()
            .iter()
            .any(|seat| self.game.side_of(self.seat()).has(seat));
        let (rule, reason) = match (place(self.seat(), to), company.count()) {
            (Place::Turnout { .. } | Place::HomePath { .. }, 1) => {
                let whose = self.whose_pawn(&company);
                (
                    "P-23",
                    t!(pollyanna_refusals::room_for_one, whose, owners, space),
                )
            }
            (Place::Broadway { .. }, 3) if ours => {
                let rule = if enters { "P-24" } else { "P-20" };
                (rule, t!(pollyanna_refusals::three_stand, space))
            }
            (Place::Broadway { .. }, 2..) if !ours => {
                let whose = self.whose_blockade(&company);
                if enters {
                    let reason = t!(
                        pollyanna_refusals::blockade_keeps_in,
                        whose,
                        owners,
                        space,
                        colour,
                        edition
                    );
                    ("P-24", reason)
                } else {
                    (
                        "P-20",
                        t!(pollyanna_refusals::blockade_stands, whose, owners, space),
                    )
                }
            }
            (Place::Broadway { side, number }, 1) if !ours => {
                let shelter = match number {
                    0 => "entrance",
                    START => "start",
                    _ => return None,
                };
                if company.owners != [Seat(side)] {
                    return None;
                }
                let colour = owners;
                (
                    "P-25",
                    t!(
                        pollyanna_refusals::safe_there,
                        colour,
                        space,
                        shelter,
                        edition
                    ),
                )
            }
            _ => return None,
        };
        Some(Refusal::new(rule, reason))
    }
}
