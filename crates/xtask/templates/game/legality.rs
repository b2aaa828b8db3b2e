//! Legality of steps: the order of the checks, and the rules that only this game has.

use ::words::t;

use super::{GameName, HOME, ROOM};
use crate::game::Game;
use crate::race::{Spend, StepCheck};
use crate::refusal::{Check, broken};

type Checked<'a> = StepCheck<'a, GameName>;

/// The rules on single steps.
pub(super) fn check_step(check: &Checked<'_>) -> Check {
    dice_are_played_one_by_one(check)?;
    check.dice_can_be_spent()?;
    if !check.step.moves() {
        return Ok(());
    }
    check.pawn_moves_there()?;
    let company = check.company(check.step.to);
    if check.step.to == HOME {
        Ok(())
    } else if check.is_ours(&company) {
        check.has_room(&company, ROOM, "X-10")
    } else {
        check.lands_on_no_blockade(&company)
    }
}

/// each die is a step of its own; two that add up to six do not enter a pawn.
fn dice_are_played_one_by_one(check: &Checked<'_>) -> Check {
    match check.step.spend {
        Spend::Both(dice) => {
            let (low, high) = (dice.low(), dice.high());
            broken("X-5", t!(race_refusals::one_after_other, low, high))
        }
        _ => Ok(()),
    }
}

/// both dice are played if possible.
pub(super) fn check_duty(check: &Checked<'_>) -> Check {
    let mut legal = Vec::new();
    check.game.legal_actions(check.state, &mut legal);
    if legal.contains(&check.step) {
        return Ok(());
    }
    broken("X-6", t!(game_name::must_play))
}
