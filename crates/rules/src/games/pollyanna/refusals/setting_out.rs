//! What can be seen without looking at the way: the dice, the pawn, and where the number leads.

use super::super::actions::{REWARD, Spend, Step};
use super::super::spaces::{self, ENTERED, ENTRANCE, HOME, Mark, Place, YARD, is_own, place, ways};
use super::super::state::Left;
use super::{Asked, colour_of, rule_of_foreign};
use crate::chance::TwoDice;
use crate::refusal::Refusal;
use crate::seat::Seat;

impl Asked<'_> {
    /// What the step would spend is not there to be spent.
    pub(super) fn unspendable(&self, dice: TwoDice, left: Left, reward: bool) -> Option<Refusal> {
        let colour = self.colour();
        let (rule, reason) = match self.step.spend {
            Spend::Reward if !reward => ("P-30", format!("{colour} has no reward to use")),
            Spend::Decline if !reward => ("P-30", format!("{colour} has no reward to give up")),
            Spend::Reward | Spend::Decline => return None,
            _ if reward => (
                "P-30",
                format!("the reward of {REWARD} is to be used or given up first"),
            ),
            Spend::Pass => (
                "P-17",
                "something can be played, so the turn does not pass".to_owned(),
            ),
            Spend::Die(number) if left.numbers(dice).any(|each| each == number) => return None,
            Spend::Die(number) if number == dice.high() || number == dice.low() => {
                ("P-11", format!("the {number} has been played"))
            }
            Spend::Die(number) => ("P-11", format!("no {number} was thrown")),
            Spend::Both(both) if both != dice => {
                let (low, high) = (both.low(), both.high());
                ("P-11", format!("{low} and {high} were not thrown"))
            }
            Spend::Both(..) if left == Left::BOTH => return None,
            Spend::Both(..) => ("P-11", "one of the two dice has been played".to_owned()),
        };
        Some(Refusal::new(rule, reason))
    }

    /// The mover has no pawn there, or none that can set out with that.
    pub(super) fn unmovable(&self) -> Option<Refusal> {
        let Step { spend, from, .. } = self.step;
        let (colour, terms) = (self.colour(), self.terms);
        let has_one = self.state.pawns[self.seat().index()].contains(&from);
        let (rule, reason) = match (place(self.seat(), from), spend) {
            (Place::Home { .. }, _) => ("P-27", "a pawn that is home moves no more".to_owned()),
            (Place::Yard { .. }, _) if from != YARD => (
                "P-12",
                format!("{colour}'s pawns wait in their own {}", terms.own_yard),
            ),
            (Place::Yard { .. }, _) if !has_one => (
                "P-12",
                format!("{colour} has no pawn left to {}", terms.start),
            ),
            (Place::Yard { .. }, Spend::Reward) => {
                ("P-30", format!("a reward cannot {} a pawn", terms.start))
            }
            (Place::Yard { .. }, Spend::Die(number)) if number != 6 => {
                let how = "with a six, or with two dice that add up to six";
                (
                    "P-12",
                    format!("a pawn is {} {how}, not with a {number}", terms.started),
                )
            }
            (Place::Yard { .. }, Spend::Both(both)) if both.sum() != 6 => {
                let (low, high) = (both.low(), both.high());
                ("P-12", format!("{low} and {high} do not add up to six"))
            }
            (Place::Yard { .. }, _) => return None,
            _ if !has_one => return Some(self.not_theirs()),
            (_, Spend::Both(both)) => {
                let (low, high) = (both.low(), both.high());
                let how = format!("the {low} and the {high}, one after the other");
                ("P-11", format!("each die is a step of its own: {how}"))
            }
            _ => return None,
        };
        Some(Refusal::new(rule, reason))
    }

    /// The mover has no pawn on the space that the step sets out from.
    fn not_theirs(&self) -> Refusal {
        let (colour, name) = (self.colour(), self.name(self.step.from));
        let company = self.company(self.step.from);
        if company.count() == 0 {
            return Refusal::new("P-18", format!("{colour} has no pawn on {name}"));
        }
        let (pawns, are) = if company.count() == 1 {
            ("pawn", "is")
        } else {
            ("pawns", "are")
        };
        let theirs = format!("the {pawns} on {name} {are} {}'s", company.colours());
        // P-33 forbids what partners are tempted to do.
        let partner = self.game.side_of(self.seat());
        if company.seats().iter().any(|owner| partner.has(owner)) {
            let reason = format!("{theirs}, and partners move only their own");
            return Refusal::new("P-33", reason);
        }
        Refusal::new("P-18", format!("{theirs}, not {colour}'s"))
    }

    /// The number does not lead there.
    pub(super) fn out_of_reach(&self) -> Option<Refusal> {
        let Step { from, to, .. } = self.step;
        if from == YARD {
            let start = self.name(ENTERED);
            let reason = format!(
                "a pawn is {} on {start} and nowhere else",
                self.terms.started
            );
            return (to != ENTERED).then(|| Refusal::new("P-12", reason));
        }
        let count = self.step.count();
        let ends: Vec<Mark> = ways(from, count)
            .iter()
            .filter_map(|way| way.last().copied())
            .collect();
        if ends.contains(&to) {
            return None;
        }
        if let Place::Yard { .. } = place(self.seat(), to) {
            let yard = self.terms.own_yard;
            let reason =
                format!("pawns move forward, and only a captured one goes back to its {yard}");
            return Some(Refusal::new("P-18", reason));
        }
        if !is_own(to) {
            return Some(self.not_on_their_way());
        }
        let name = self.name(from);
        // From behind the last turnout there is one way home, of one length.
        let last_stretch = from > spaces::branch(2) && from < HOME;
        if ends.is_empty() || to == HOME && last_stretch {
            let how = if ends.is_empty() { "many" } else { "few" };
            let away = spaces::steps_to_go(from);
            let reason = format!("{name} is {away} from home, and {count} is too {how}");
            return Some(Refusal::new("P-27", reason));
        }
        let ends: Vec<String> = ends.into_iter().map(|mark| self.name(mark)).collect();
        let (ends, to) = (ends.join(" or "), self.name(to));
        Some(Refusal::new(
            "P-18",
            format!("{count} from {name} leads to {ends}, not to {to}"),
        ))
    }

    /// The mover's pawns never come to the space that the step would lead to.
    fn not_on_their_way(&self) -> Refusal {
        let (colour, terms) = (self.colour(), self.terms);
        let reason = match place(self.seat(), self.step.to) {
            Place::Broadway { .. } => {
                let (entrance, to) = (self.name(ENTRANCE), self.name(self.step.to));
                let path = terms.path;
                format!("{colour}'s pawns turn up the {path} at {entrance} and never come to {to}")
            }
            Place::Turnout { .. } => {
                format!("{colour}'s pawns never meet the turnout of their own side")
            }
            Place::HomePath { seat, .. } | Place::Home { seat } | Place::Yard { seat } => {
                let owner = colour_of(Seat(seat));
                format!("only {owner}'s pawns go up {owner}'s {}", terms.path)
            }
        };
        Refusal::new(rule_of_foreign(self.seat(), self.step.to), reason)
    }
}
