//! What can be seen without looking at the way: the dice, the bonuses, the pawn, and where the
//! number leads.

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
            Spend::Pass => (
                "C-8",
                "something can be played, so the throw is not passed".to_owned(),
            ),
            Spend::Bonus(steps) | Spend::Decline(steps) => {
                return self.bonus_unspendable(steps, bonuses, left);
            }
            Spend::Die(number) if left.count_of(number, Numbers::of(dice)) > 0 => return None,
            Spend::Die(number) => self.die_unspendable(number, dice, undersides, left),
            Spend::Both(both) if both != dice => {
                let (low, high) = (both.low(), both.high());
                ("C-6", format!("{low} and {high} were not thrown"))
            }
            Spend::Both(_) if left == Left::all(dice, undersides) => return None,
            Spend::Both(_) => (
                "C-6",
                "a die of this throw has been played or forfeited".to_owned(),
            ),
        };
        Some(Refusal::new(rule, reason))
    }

    fn bonus_unspendable(&self, steps: u8, bonuses: Bonuses, left: Left) -> Option<Refusal> {
        let colour = self.colour();
        let reason = if !bonuses.has(steps) {
            let what = match self.step.spend {
                Spend::Decline(_) => "give up",
                _ => "use",
            };
            format!("{colour} has no bonus of {steps} to {what}")
        } else if left != Left::NONE {
            "the dice are played before the bonuses".to_owned()
        } else if self.declines_in_vain(steps) {
            format!("no pawn can go {steps} now, so there is nothing to give up yet")
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
            let when = "when no pawn is in the nest at the throw";
            return ("C-9", format!("the undersides count only {when}"));
        }
        if !thrown && !below {
            return ("C-6", format!("no {number} was thrown"));
        }
        if left == Left::NONE {
            let reason = "the dice of this throw are played or forfeited, only bonuses are left";
            return ("C-20", reason.to_owned());
        }
        ("C-6", format!("the {number} has been played"))
    }

    /// The mover has no pawn there, or none that can set out with that.
    pub(super) fn unmovable(&self) -> Option<Refusal> {
        let Step { spend, from, .. } = self.step;
        let colour = self.colour();
        let has_one = self.state.own().has(from);
        let (rule, reason) = match (self.place(from), spend) {
            (Place::Home { .. }, _) => ("C-19", "a pawn that is home moves no more".to_owned()),
            (Place::Yard { .. }, _) if from != YARD => {
                ("C-7", format!("{colour}'s pawns wait in their own nest"))
            }
            (Place::Yard { .. }, _) if !has_one => {
                ("C-7", format!("{colour} has no pawn left to enter"))
            }
            (Place::Yard { .. }, Spend::Bonus(_)) => {
                ("C-20", "a bonus cannot enter a pawn".to_owned())
            }
            (Place::Yard { .. }, Spend::Die(number)) if number != ENTRY_NUMBER => {
                let how = "with a five, or with two dice that add up to five";
                ("C-7", format!("a pawn enters {how}, not with a {number}"))
            }
            (Place::Yard { .. }, Spend::Both(both)) if both.sum() != ENTRY_NUMBER => {
                let (low, high) = (both.low(), both.high());
                ("C-7", format!("{low} and {high} do not add up to five"))
            }
            (Place::Yard { .. }, _) => return None,
            _ if !has_one => return Some(self.not_theirs()),
            (_, Spend::Both(both)) => {
                let (low, high) = (both.low(), both.high());
                let how = format!("the {low} and the {high}, one after the other");
                ("C-6", format!("each die is a step of its own: {how}"))
            }
            _ => return None,
        };
        Some(Refusal::new(rule, reason))
    }

    /// The mover has no pawn on the space that the step sets out from.
    fn not_theirs(&self) -> Refusal {
        let (mover, name) = (self.colour(), self.name(self.step.from));
        let reason = match self.company(self.step.from) {
            None => format!("{mover} has no pawn on {name}"),
            Some((owner, 1)) => {
                format!("the pawn on {name} is {}'s, not {mover}'s", colour(owner))
            }
            Some((owner, _)) => {
                format!("the pawns on {name} are {}'s, not {mover}'s", colour(owner))
            }
        };
        Refusal::new("C-11", reason)
    }

    /// The number does not lead there.
    pub(super) fn out_of_reach(&self) -> Option<Refusal> {
        let Step { from, to, .. } = self.step;
        let entered = self.game.ring.entered();
        if from == YARD {
            let reason = format!("a pawn enters on {} and nowhere else", self.name(entered));
            return (to != entered).then(|| Refusal::new("C-7", reason));
        }
        let count = self.step.count();
        let end = from + count;
        if end == to {
            return None;
        }
        if let Place::Yard { .. } = self.place(to) {
            let reason = "pawns move forward, and only a captured one goes back to its nest";
            return Some(Refusal::new("C-11", reason));
        }
        if !is_own(to) {
            return Some(self.not_on_their_way());
        }
        let name = self.name(from);
        if end > HOME || to == HOME {
            let how = if end > HOME { "many" } else { "few" };
            let away = self.game.ring.steps_to_go(from);
            let reason = format!("{name} is {away} from home, and {count} is too {how}");
            return Some(Refusal::new("C-19", reason));
        }
        let (end, to) = (self.name(end), self.name(to));
        let reason = format!("{count} from {name} leads to {end}, not to {to}");
        Some(Refusal::new("C-11", reason))
    }

    /// The mover's pawns never come to the space that the step would lead to.
    fn not_on_their_way(&self) -> Refusal {
        let to = self.step.to;
        let reason = match self.place(to) {
            Place::Ring { .. } => {
                let (mover, entrance) = (self.colour(), self.name(ENTRANCE));
                let never = format!("never come to {}", self.name(to));
                format!("{mover}'s pawns turn up the home path at {entrance} and {never}")
            }
            Place::HomePath { side, .. } | Place::Home { side } | Place::Yard { side } => {
                let owner = colour(seat_of(side));
                format!("only {owner}'s pawns go up {owner}'s home path")
            }
        };
        Refusal::new(self.game.rule_of_foreign(self.seat(), to), reason)
    }
}
