//! What stands in the way of a step, and on the space where it would end.

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
            let name = self.name(mark);
            match place(self.seat(), mark) {
                Place::Broadway { number, .. } if company.count() > 1 => {
                    let blockade = format!("{} on {name}", self.whose_blockade(&company));
                    Some(self.behind(&blockade, number, by_turnout))
                }
                Place::Turnout { .. } if company.count() == 1 => {
                    Some(self.in_single_file(&company, &name, "a turnout"))
                }
                Place::HomePath { .. } if company.count() == 1 => {
                    let path = format!("the {}", self.terms.path);
                    Some(self.in_single_file(&company, &name, &path))
                }
                _ => None,
            }
        })
    }

    /// The step would pass a blockade on that number of its side.
    fn behind(&self, blockade: &str, number: u8, by_turnout: bool) -> Refusal {
        let goal = place(self.seat(), self.step.to);
        let goes_home = matches!(goal, Place::HomePath { .. } | Place::Home { .. });
        // A turnout leaves Broadway at number 5 and comes back at 10.
        if by_turnout && (number == BRANCH || number == 2 * BRANCH) {
            Refusal::new("P-24", format!("{blockade} closes the turnout too"))
        } else if goes_home && number == 0 {
            let (colour, path) = (self.colour(), self.terms.path);
            Refusal::new("P-24", format!("{blockade} keeps {colour} from the {path}"))
        } else {
            Refusal::new("P-20", format!("{blockade} is in the way"))
        }
    }

    fn in_single_file(&self, company: &Company, name: &str, lane: &str) -> Refusal {
        let pawn = self.whose_pawn(company);
        Refusal::new(
            "P-23",
            format!("{pawn} on {name} is in the way, and nobody passes on {lane}"),
        )
    }

    /// Somebody stands on the space where the step would end, who lets nobody in.
    pub(super) fn closed(&self) -> Option<Refusal> {
        let to = self.step.to;
        let name = self.name(to);
        let company = self.company(to);
        let enters = self.step.from == YARD;
        let ours = company
            .seats()
            .iter()
            .any(|seat| self.game.side_of(self.seat()).has(seat));
        let (rule, reason) = match (place(self.seat(), to), company.count()) {
            (Place::Turnout { .. } | Place::HomePath { .. }, 1) => {
                let pawn = self.whose_pawn(&company);
                (
                    "P-23",
                    format!("{pawn} stands on {name}, which has room for one"),
                )
            }
            (Place::Broadway { .. }, 3) if ours => {
                let rule = if enters { "P-24" } else { "P-20" };
                (
                    rule,
                    format!("three pawns stand on {name}, and no space holds more"),
                )
            }
            (Place::Broadway { .. }, 2..) if !ours => {
                let blockade = self.whose_blockade(&company);
                if enters {
                    let (colour, starting) = (self.colour(), self.terms.starting);
                    (
                        "P-24",
                        format!("{blockade} on {name} keeps {colour} from {starting} a pawn"),
                    )
                } else {
                    ("P-20", format!("{blockade} stands on {name}"))
                }
            }
            (Place::Broadway { side, number }, 1) if !ours => {
                let what = match number {
                    0 => self.terms.entrance,
                    START => self.terms.start_space,
                    _ => return None,
                };
                if company.owners != [Seat(side)] {
                    return None;
                }
                let colour = company.colours();
                (
                    "P-25",
                    format!("{colour}'s pawn is safe on {name}, its own {what}"),
                )
            }
            _ => return None,
        };
        Some(Refusal::new(rule, reason))
    }
}
