//! Checks of the dice and bonuses that a step spends.

use ::words::t;

use super::StepCheck;
use crate::race::game::spends;
use crate::race::{DiceLeft, Race, Rolled, Spend, Step, YARD};
use crate::refusal::{Check, broken};

impl<G: Race> StepCheck<'_, G> {
    /// All shared rules on passing and on dice.
    pub fn dice_can_be_spent(&self) -> Check {
        self.passes_in_need()?;
        self.die_is_rolled()?;
        self.die_is_left()
    }

    /// The spent die or dice were rolled.
    pub fn die_is_rolled(&self) -> Check {
        let reason = match self.step.spend {
            Spend::Die(number) if self.rolled.all.count_of(number, self.rolled.numbers()) == 0 => {
                t!(race_refusals::die_not_thrown, number)
            }
            Spend::Both(both) if both != self.rolled.dice => {
                let (low, high) = (both.low(), both.high());
                t!(race_refusals::both_not_thrown, low, high)
            }
            _ => return Ok(()),
        };
        broken(G::RULES.dice, reason)
    }

    /// The spent die or dice have not been played yet.
    pub fn die_is_left(&self) -> Check {
        let Rolled { left, all, .. } = self.rolled;
        let reason = match self.step.spend {
            Spend::Die(number) if left.count_of(number, self.rolled.numbers()) == 0 => {
                t!(race_refusals::die_played, number)
            }
            Spend::Both(_) if left != all => {
                t!(race_refusals::one_played, game = G::FAMILY.name())
            }
            _ => return Ok(()),
        };
        broken(G::RULES.dice, reason)
    }

    /// The bonus used or declined was earned.
    pub fn bonus_is_earned(&self) -> Check {
        let (colour, game) = (self.colour(), G::FAMILY.name());
        let reason = match self.step.spend {
            Spend::Bonus(steps) if !self.rolled.bonuses.has(steps) => {
                t!(race_refusals::no_bonus_to_use, game, colour, steps)
            }
            Spend::Decline(steps) if !self.rolled.bonuses.has(steps) => {
                t!(race_refusals::no_bonus_to_give_up, game, colour, steps)
            }
            _ => return Ok(()),
        };
        broken(G::RULES.bonus, reason)
    }

    /// Bonuses come before the remaining dice or after them, depending on the game.
    pub fn bonus_in_order(&self) -> Check {
        let waiting = self.rolled.bonuses.all().next();
        let reason = match (self.step.spend, waiting) {
            (Spend::Bonus(_) | Spend::Decline(_), _) => {
                if G::BONUS_FIRST || self.rolled.left == DiceLeft::NONE {
                    return Ok(());
                }
                t!(race_refusals::dice_first).to_owned()
            }
            (_, Some(steps)) if G::BONUS_FIRST => {
                t!(race_refusals::bonus_first, game = G::FAMILY.name(), steps)
            }
            _ => return Ok(()),
        };
        broken(G::RULES.bonus, reason)
    }

    /// A bonus is declined only if it could be used.
    pub fn declines_usable_bonus(&self) -> Check {
        match self.step.spend {
            Spend::Decline(steps) if !self.can_move(&[Spend::Bonus(steps)]) => {
                broken(G::RULES.bonus, t!(race_refusals::nothing_to_give_up, steps))
            }
            _ => Ok(()),
        }
    }

    /// A player passes only without a legal move.
    pub fn passes_in_need(&self) -> Check {
        if self.step.spend != Spend::Pass || !self.can_move(&spends::<G>(&self.rolled)) {
            return Ok(());
        }
        broken(G::RULES.passing, t!(race_refusals::no_pass))
    }

    /// Whether a pawn can move by one of `spends`, by the rules on single steps.
    fn can_move(&self, spends: &[Spend]) -> bool {
        let track = self.game.track();
        let can = |spend, from, to| {
            let step = Step { spend, from, to };
            let check = StepCheck::new(self.game, self.state, self.rolled, step, true);
            self.game.check_step(&check).is_ok()
        };
        self.state.own().indexes().into_iter().any(|from| {
            spends.iter().any(|&spend| {
                let still = Step::still(spend);
                let count = if from == YARD { 1 } else { still.number() };
                let ends = track
                    .ways(from, count)
                    .into_iter()
                    .filter_map(|mut way| way.pop());
                ends.into_iter().any(|to| can(spend, from, to))
            })
        })
    }
}
