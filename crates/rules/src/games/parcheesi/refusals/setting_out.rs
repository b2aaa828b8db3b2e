//! What can be seen without looking at the way: the dice, the bonuses, the pawn, and where the
//! number leads.

use ::words::t;

use super::super::actions::{Spend, Step};
use super::super::spaces::ENTRY_NUMBER;
use super::super::spaces::{ENTRANCE, HOME, Place, YARD, is_own, seat_of};
use super::super::state::Phase;
use super::super::throw::{Bonuses, Left, Numbers, underside};
use super::super::words::colour;
use super::Asked;
use crate::chance::TwoDice;
use crate::refusal::Refusal;

impl Asked<'_> {
    /// What the step would spend is not there to be spent.
    pub(super) fn unspendable(&self) -> Option<Refusal> {
        let Phase::Play {
            dice,
            undersides,
            left,
            bonuses,
            ..
        } = self.state.phase
        else {
            return None;
        };
        let (rule, reason) = match self.step.spend {
            Spend::Pass => ("C-8", t!(parcheesi_refusals::no_pass).to_owned()),
            Spend::Bonus(steps) | Spend::Decline(steps) => {
                return self.bonus_unspendable(steps, bonuses, left);
            }
            Spend::Die(number) if left.count_of(number, Numbers::of(dice)) > 0 => return None,
            Spend::Die(number) => self.die_unspendable(number, dice, undersides, left),
            Spend::Both(both) if both != dice => {
                let (low, high) = (both.low(), both.high());
                ("C-6", t!(parcheesi_refusals::both_not_thrown, low, high))
            }
            Spend::Both(_) if left == Left::all(dice, undersides) => return None,
            Spend::Both(_) => ("C-6", t!(parcheesi_refusals::one_played).to_owned()),
        };
        Some(Refusal::new(rule, reason))
    }

    fn bonus_unspendable(&self, steps: u8, bonuses: Bonuses, left: Left) -> Option<Refusal> {
        let colour = self.colour();
        let reason = if !bonuses.has(steps) {
            match self.step.spend {
                Spend::Decline(_) => t!(parcheesi_refusals::no_bonus_to_give_up, colour, steps),
                _ => t!(parcheesi_refusals::no_bonus_to_use, colour, steps),
            }
        } else if left != Left::NONE {
            t!(parcheesi_refusals::dice_first).to_owned()
        } else if self.declines_in_vain(steps) {
            t!(parcheesi_refusals::nothing_to_give_up, steps)
        } else {
            return None;
        };
        Some(Refusal::new("C-20", reason))
    }

    /// Whether the step gives up a bonus that no pawn could use now.
    fn declines_in_vain(&self, steps: u8) -> bool {
        use crate::game::Game;
        use crate::turn::Play;
        if self.step.spend != Spend::Decline(steps) {
            return false;
        }
        let (throw, play) = self.game.play(self.state);
        let mut single = Vec::new();
        play.steps(&throw, &mut single);
        !single.contains(&self.step)
    }

    fn die_unspendable(
        &self,
        number: u8,
        dice: TwoDice,
        undersides: bool,
        left: Left,
    ) -> (&'static str, String) {
        let thrown = number == dice.high() || number == dice.low();
        let below = dice.is_doublet() && number == underside(dice.low());
        if below && !undersides {
            return ("C-9", t!(parcheesi_refusals::undersides).to_owned());
        }
        if !thrown && !below {
            return ("C-6", t!(parcheesi_refusals::die_not_thrown, number));
        }
        if left == Left::NONE {
            return ("C-20", t!(parcheesi_refusals::only_bonuses).to_owned());
        }
        ("C-6", t!(parcheesi_refusals::die_played, number))
    }

    /// The mover has no pawn there, or none that can set out with that.
    pub(super) fn unmovable(&self) -> Option<Refusal> {
        let Step { spend, from, .. } = self.step;
        let colour = self.colour();
        let has_one = self.state.own().has(from);
        let (rule, reason) = match (self.place(from), spend) {
            (Place::Home { .. }, _) => ("C-19", t!(parcheesi_refusals::home_stays).to_owned()),
            (Place::Yard { .. }, _) if from != YARD => {
                ("C-7", t!(parcheesi_refusals::others_nest, colour))
            }
            (Place::Yard { .. }, _) if !has_one => {
                ("C-7", t!(parcheesi_refusals::none_waiting, colour))
            }
            (Place::Yard { .. }, Spend::Bonus(_)) => {
                ("C-20", t!(parcheesi_refusals::bonus_enters_none).to_owned())
            }
            (Place::Yard { .. }, Spend::Die(number)) if number != ENTRY_NUMBER => {
                ("C-7", t!(parcheesi_refusals::enters_with_five, number))
            }
            (Place::Yard { .. }, Spend::Both(both)) if both.sum() != ENTRY_NUMBER => {
                let (low, high) = (both.low(), both.high());
                ("C-7", t!(parcheesi_refusals::not_five, low, high))
            }
            (Place::Yard { .. }, _) => return None,
            _ if !has_one => return Some(self.not_theirs()),
            (_, Spend::Both(both)) => {
                let (low, high) = (both.low(), both.high());
                ("C-6", t!(parcheesi_refusals::one_after_other, low, high))
            }
            _ => return None,
        };
        Some(Refusal::new(rule, reason))
    }

    /// The mover has no pawn on the space that the step sets out from.
    fn not_theirs(&self) -> Refusal {
        let (colour, space) = (self.colour(), self.name(self.step.from));
        let reason = match self.company(self.step.from) {
            None => t!(parcheesi_refusals::nobody_there, colour, space),
            Some((owner, count)) => {
                let owner = self::colour(owner);
                t!(parcheesi_refusals::others_pawn, count, space, owner, colour)
            }
        };
        Refusal::new("C-11", reason)
    }

    /// The number does not lead there.
    pub(super) fn out_of_reach(&self) -> Option<Refusal> {
        let Step { from, to, .. } = self.step;
        let entered = self.game.ring.entered();
        if from == YARD {
            let space = self.name(entered);
            let reason = t!(parcheesi_refusals::enters_elsewhere, space);
            return (to != entered).then(|| Refusal::new("C-7", reason));
        }
        let count = self.step.count();
        let end = from + count;
        if end == to {
            return None;
        }
        if let Place::Yard { .. } = self.place(to) {
            let reason = t!(parcheesi_refusals::never_back);
            return Some(Refusal::new("C-11", reason));
        }
        if !is_own(to) {
            return Some(self.not_on_their_way());
        }
        let space = self.name(from);
        if end > HOME || to == HOME {
            let away = self.game.ring.steps_to_go(from);
            let reason = if end > HOME {
                t!(parcheesi_refusals::too_many, space, away, count)
            } else {
                t!(parcheesi_refusals::too_few, space, away, count)
            };
            return Some(Refusal::new("C-19", reason));
        }
        let (end, to) = (self.name(end), self.name(to));
        let reason = t!(parcheesi_refusals::leads_elsewhere, count, space, end, to);
        Some(Refusal::new("C-11", reason))
    }

    /// The mover's pawns never come to the space that the step would lead to.
    fn not_on_their_way(&self) -> Refusal {
        let to = self.step.to;
        let reason = match self.place(to) {
            Place::Ring { .. } => {
                let (colour, entrance) = (self.colour(), self.name(ENTRANCE));
                let space = self.name(to);
                t!(parcheesi_refusals::turns_up, colour, entrance, space)
            }
            Place::HomePath { side, .. } | Place::Home { side } | Place::Yard { side } => {
                let owner = colour(seat_of(side));
                t!(parcheesi_refusals::others_path, owner)
            }
        };
        Refusal::new(self.game.rule_of_foreign(self.seat(), to), reason)
    }
}
