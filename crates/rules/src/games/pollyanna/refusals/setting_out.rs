//! What can be seen without looking at the way: the dice, the pawn, and where the number leads.

use ::words::t;

use super::super::actions::{REWARD, Spend, Step};
use super::super::spaces::{self, ENTERED, ENTRANCE, HOME, Mark, Place, YARD, is_own, place, ways};
use super::super::state::Left;
use super::super::words::colour;
use super::{Asked, rule_of_foreign};
use crate::chance::TwoDice;
use crate::refusal::Refusal;
use crate::seat::Seat;

impl Asked<'_> {
    /// What the step would spend is not there to be spent.
    pub(super) fn unspendable(&self, dice: TwoDice, left: Left, reward: bool) -> Option<Refusal> {
        let colour = self.colour();
        let (rule, reason) = match self.step.spend {
            Spend::Reward if !reward => ("P-30", t!(pollyanna_refusals::no_reward_to_use, colour)),
            Spend::Decline if !reward => {
                ("P-30", t!(pollyanna_refusals::no_reward_to_give_up, colour))
            }
            Spend::Reward | Spend::Decline => return None,
            _ if reward => ("P-30", t!(pollyanna_refusals::reward_first, steps = REWARD)),
            Spend::Pass => ("P-17", t!(pollyanna_refusals::no_pass).to_owned()),
            Spend::Die(number) if left.numbers(dice).any(|each| each == number) => return None,
            Spend::Die(number) if number == dice.high() || number == dice.low() => {
                ("P-11", t!(pollyanna_refusals::die_played, number))
            }
            Spend::Die(number) => ("P-11", t!(pollyanna_refusals::die_not_thrown, number)),
            Spend::Both(both) if both != dice => {
                let (low, high) = (both.low(), both.high());
                ("P-11", t!(pollyanna_refusals::both_not_thrown, low, high))
            }
            Spend::Both(..) if left == Left::BOTH => return None,
            Spend::Both(..) => ("P-11", t!(pollyanna_refusals::one_played).to_owned()),
        };
        Some(Refusal::new(rule, reason))
    }

    /// The mover has no pawn there, or none that can set out with that.
    pub(super) fn unmovable(&self) -> Option<Refusal> {
        let Step { spend, from, .. } = self.step;
        let (colour, edition) = (self.colour(), self.edition());
        let has_one = self.state.pawns[self.seat().index()].contains(&from);
        let (rule, reason) = match (place(self.seat(), from), spend) {
            (Place::Home { .. }, _) => ("P-27", t!(pollyanna_refusals::home_stays, edition)),
            (Place::Yard { .. }, _) if from != YARD => {
                ("P-12", t!(pollyanna_refusals::others_yard, colour, edition))
            }
            (Place::Yard { .. }, _) if !has_one => (
                "P-12",
                t!(pollyanna_refusals::none_waiting, colour, edition),
            ),
            (Place::Yard { .. }, Spend::Reward) => {
                ("P-30", t!(pollyanna_refusals::reward_starts_none, edition))
            }
            (Place::Yard { .. }, Spend::Die(number)) if number != 6 => (
                "P-12",
                t!(pollyanna_refusals::starts_with_six, number, edition),
            ),
            (Place::Yard { .. }, Spend::Both(both)) if both.sum() != 6 => {
                let (low, high) = (both.low(), both.high());
                ("P-12", t!(pollyanna_refusals::not_six, low, high))
            }
            (Place::Yard { .. }, _) => return None,
            _ if !has_one => return Some(self.not_theirs()),
            (_, Spend::Both(both)) => {
                let (low, high) = (both.low(), both.high());
                ("P-11", t!(pollyanna_refusals::one_after_other, low, high))
            }
            _ => return None,
        };
        Some(Refusal::new(rule, reason))
    }

    /// The mover has no pawn on the space that the step sets out from.
    fn not_theirs(&self) -> Refusal {
        let (colour, space) = (self.colour(), self.name(self.step.from));
        let company = self.company(self.step.from);
        let count = company.count();
        if count == 0 {
            return Refusal::new("P-18", t!(pollyanna_refusals::nobody_there, colour, space));
        }
        let owners = company.colours();
        // P-33 forbids what partners are tempted to do.
        let partner = self.game.side_of(self.seat());
        if company.seats().iter().any(|owner| partner.has(owner)) {
            let reason = t!(pollyanna_refusals::partners_pawn, count, space, owners);
            return Refusal::new("P-33", reason);
        }
        let reason = t!(
            pollyanna_refusals::others_pawn,
            count,
            space,
            owners,
            colour
        );
        Refusal::new("P-18", reason)
    }

    /// The number does not lead there.
    pub(super) fn out_of_reach(&self) -> Option<Refusal> {
        let Step { from, to, .. } = self.step;
        let edition = self.edition();
        if from == YARD {
            let space = self.name(ENTERED);
            let reason = t!(pollyanna_refusals::starts_elsewhere, space, edition);
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
            let reason = t!(pollyanna_refusals::never_back, edition);
            return Some(Refusal::new("P-18", reason));
        }
        if !is_own(to) {
            return Some(self.not_on_their_way());
        }
        let space = self.name(from);
        // From behind the last turnout there is one way home, of one length.
        let last_stretch = from > spaces::branch(2) && from < HOME;
        if ends.is_empty() || to == HOME && last_stretch {
            let away = spaces::steps_to_go(from);
            let reason = if ends.is_empty() {
                t!(pollyanna_refusals::too_many, space, away, count, edition)
            } else {
                t!(pollyanna_refusals::too_few, space, away, count, edition)
            };
            return Some(Refusal::new("P-27", reason));
        }
        let (end, to) = (self.name(ends[0]), self.name(to));
        let reason = match ends.get(1) {
            None => t!(pollyanna_refusals::leads_elsewhere, count, space, end, to),
            Some(&other) => {
                let other = self.name(other);
                t!(
                    pollyanna_refusals::leads_elsewhere_both_ways,
                    count,
                    space,
                    end,
                    other,
                    to
                )
            }
        };
        Some(Refusal::new("P-18", reason))
    }

    /// The mover's pawns never come to the space that the step would lead to.
    fn not_on_their_way(&self) -> Refusal {
        let (colour, edition) = (self.colour(), self.edition());
        let reason = match place(self.seat(), self.step.to) {
            Place::Broadway { .. } => {
                let (entrance, space) = (self.name(ENTRANCE), self.name(self.step.to));
                t!(
                    pollyanna_refusals::turns_up,
                    colour,
                    entrance,
                    space,
                    edition
                )
            }
            Place::Turnout { .. } => t!(pollyanna_refusals::own_turnout, colour),
            Place::HomePath { seat, .. } | Place::Home { seat } | Place::Yard { seat } => {
                let owner = self::colour(Seat(seat));
                t!(pollyanna_refusals::others_path, owner, edition)
            }
        };
        Refusal::new(rule_of_foreign(self.seat(), self.step.to), reason)
    }
}
