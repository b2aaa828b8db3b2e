//! Checks of the dice and bonuses that a step spends.

use ::words::t;

use super::StepCheck;
use crate::race::game::spends;
use crate::race::{DiceLeft, RaceGame, Rolled, Spend, Step, YARD, underside};
use crate::refusal::{Check, broken};

impl<G: RaceGame> StepCheck<'_, G> {
    /// A roll too many in one turn is not played.
    pub(super) fn roll_is_played(&self) -> Check {
        let is_unplayed = self.rules().is_unplayed(self.state, self.rolled.dice);
        if !is_unplayed || self.step.spend == Spend::Pass {
            return Ok(());
        }
        let rule = &self.rules().roll_again;
        let reason = t!(
            race_refusals::roll_too_many,
            number = rule.number,
            rolls = rule.words()
        );
        broken(G::CITATIONS.roll_limit, reason)
    }

    /// The undersides of a doublet count only if no pawn was in the yard at the roll.
    pub(super) fn underside_counts(&self) -> Check {
        let dice = self.rolled.dice;
        let undersides = self.rules().undersides && dice.is_doublet();
        match self.step.spend {
            Spend::Die(number)
                if undersides
                    && number == underside(dice.low())
                    && !self.rolled.has_undersides() =>
            {
                broken(G::CITATIONS.undersides, t!(race_refusals::undersides))
            }
            _ => Ok(()),
        }
    }

    /// A die that can't be played before the bonuses is forfeited.
    pub(super) fn die_is_not_forfeited(&self) -> Check {
        match self.step.spend {
            Spend::Die(_) if self.rolled.left == DiceLeft::NONE => {
                broken(G::CITATIONS.bonus, t!(race_refusals::only_bonuses))
            }
            _ => Ok(()),
        }
    }

    /// The spent die or dice were rolled.
    pub(super) fn die_is_rolled(&self) -> Check {
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
        broken(G::CITATIONS.dice, reason)
    }

    /// The spent die or dice have not been played yet.
    pub(super) fn die_is_left(&self) -> Check {
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
        broken(G::CITATIONS.dice, reason)
    }

    /// The bonus used or declined was earned.
    pub(super) fn bonus_is_earned(&self) -> Check {
        let (colour, game) = (self.colour(), G::FAMILY.name());
        let sizes = self.rules().bonus.sizes();
        let reason = match self.step.spend {
            Spend::Bonus(steps) if !self.rolled.bonuses.has(steps, sizes) => {
                t!(race_refusals::no_bonus_to_use, game, colour, steps)
            }
            Spend::Decline(steps) if !self.rolled.bonuses.has(steps, sizes) => {
                t!(race_refusals::no_bonus_to_give_up, game, colour, steps)
            }
            _ => return Ok(()),
        };
        broken(G::CITATIONS.bonus, reason)
    }

    /// Bonuses come before the remaining dice or after them, depending on the game.
    pub(super) fn bonus_in_order(&self) -> Check {
        let bonus_first = self.rules().bonus.comes_first();
        let waiting = self.rolled.bonuses.all(self.rules().bonus.sizes()).next();
        let reason = match (self.step.spend, waiting) {
            (Spend::Bonus(_) | Spend::Decline(_), _) => {
                if bonus_first || self.rolled.left == DiceLeft::NONE {
                    return Ok(());
                }
                t!(race_refusals::dice_first).to_owned()
            }
            (_, Some(steps)) if bonus_first => {
                t!(race_refusals::bonus_first, game = G::FAMILY.name(), steps)
            }
            _ => return Ok(()),
        };
        broken(G::CITATIONS.bonus, reason)
    }

    /// A bonus is declined only if it could be used.
    pub(super) fn declines_usable_bonus(&self) -> Check {
        match self.step.spend {
            Spend::Decline(steps) if !self.can_move(&[Spend::Bonus(steps)]) => broken(
                G::CITATIONS.bonus,
                t!(race_refusals::nothing_to_give_up, steps),
            ),
            _ => Ok(()),
        }
    }

    /// A player passes only without a legal move.
    pub(super) fn passes_in_need(&self) -> Check {
        if self.step.spend != Spend::Pass || !self.can_move(&spends(self.rules(), &self.rolled)) {
            return Ok(());
        }
        broken(G::CITATIONS.passing, t!(race_refusals::no_pass))
    }

    /// Whether a pawn can move by one of `spends`, by the rules on single steps.
    fn can_move(&self, spends: &[Spend]) -> bool {
        let can = |spend, from, to| {
            let step = Step { spend, from, to };
            let check = StepCheck::new(self.game, self.state, self.rolled, step, true);
            check.is_permitted().is_ok()
        };
        self.state.own().indexes().into_iter().any(|from| {
            spends.iter().any(|&spend| {
                let still = Step::still(spend);
                let count = if from == YARD { 1 } else { still.number() };
                let ends = self
                    .rules()
                    .ways(from, count)
                    .into_iter()
                    .filter_map(|mut way| way.pop());
                ends.into_iter().any(|to| can(spend, from, to))
            })
        })
    }
}
