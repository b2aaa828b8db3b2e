//! Legality of steps: a check for each rule that can forbid one. Tests hold the list of steps equal
//! to them.

use words::t;

use super::Annie;
use super::actions::Step;
use super::chance::Dice;
use super::rules::AnnieRules;
use super::state::{Cause, Course, Phase, State};
use super::track;
use super::words::{dice_words, to_be_thrown};
use crate::game::Game;
use crate::refusal::{Check, Refusal, broken};

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(rules: &AnnieRules, state: &State, step: Step) -> Option<Refusal> {
    Refusal::by(|_| {
        turn_is_under_way(state)?;
        gives_star_to_another(state, step)?;
        rolls_against_another(state, step)?;
        stars_move_nobody(state, step)?;
        goes_where_dice_say(rules, state, step)
    })
}

/// the dice have been rolled.
fn turn_is_under_way(state: &State) -> Check {
    match state.phase {
        Phase::Opening => broken("A-2", t!(annie_refusals::lot)),
        Phase::Roll(cause) => {
            let dice = to_be_thrown(state, cause);
            broken(cause.rule(), t!(annie_refusals::not_thrown, dice))
        }
        Phase::Play(..) | Phase::Give | Phase::Choose => Ok(()),
        Phase::Over => broken("A-17", t!(annie_refusals::over)),
    }
}

/// the mover gives a star to another player, only on a space that says so.
fn gives_star_to_another(state: &State, step: Step) -> Check {
    let reason = match (state.phase, step) {
        (Phase::Give, Step::Give(other)) if state.others().has(other) => return Ok(()),
        (Phase::Give, Step::Give(other)) if other == state.turn => {
            t!(annie_refusals::gives_to_self).to_owned()
        }
        (Phase::Give, Step::Give(other)) => {
            t!(
                annie_refusals::not_playing,
                colour = Annie::FAMILY.colour(other)
            )
        }
        (Phase::Give, _) => t!(annie_refusals::to_give).to_owned(),
        (Phase::Play(cause, dice), Step::Give(_)) => {
            t!(
                annie_refusals::no_gift,
                dice = dice_words(state, cause, dice)
            )
        }
        _ => return Ok(()),
    };
    broken("A-10", reason)
}

/// the mover chooses another player to roll against, only on a space that says so.
fn rolls_against_another(state: &State, step: Step) -> Check {
    let reason = match (state.phase, step) {
        (Phase::Choose, Step::Against(other)) if state.others().has(other) => return Ok(()),
        (Phase::Choose, Step::Against(other)) if other == state.turn => {
            t!(annie_refusals::rolls_against_self).to_owned()
        }
        (Phase::Choose, Step::Against(other)) => {
            t!(
                annie_refusals::not_playing,
                colour = Annie::FAMILY.colour(other)
            )
        }
        (Phase::Choose, _) => t!(annie_refusals::to_choose).to_owned(),
        (Phase::Play(cause, dice), Step::Against(_)) => {
            t!(
                annie_refusals::no_choice,
                dice = dice_words(state, cause, dice)
            )
        }
        _ => return Ok(()),
    };
    broken("A-13", reason)
}

/// dice that are rolled for stars do not move Annie.
fn stars_move_nobody(state: &State, step: Step) -> Check {
    let Phase::Play(cause, dice) = state.phase else {
        return Ok(());
    };
    let dice = dice_words(state, cause, dice);
    match cause {
        _ if step == Step::Go => Ok(()),
        Cause::Stars => broken("A-11", t!(annie_refusals::for_stars, dice)),
        Cause::Against(_) => broken("A-13", t!(annie_refusals::against, dice)),
        Cause::Turn | Cause::Arrow => Ok(()),
    }
}

/// the dice tell where Annie goes, or leave the choice to the mover.
fn goes_where_dice_say(rules: &AnnieRules, state: &State, step: Step) -> Check {
    let Phase::Play(cause, dice) = state.phase else {
        return Ok(());
    };
    let rule = match dice {
        Dice::One(_) => cause.rule(),
        Dice::Two(..) if state.annie == track::ORPHANAGE => "A-5",
        Dice::Two(..) => "A-4",
    };
    let course = state.course(rules, cause, dice);
    let any_count = AnnieRules {
        exact_end: false,
        ..*rules
    };
    let is_too_far = course != state.course(&any_count, cause, dice);
    let dice = dice_words(state, cause, dice);
    let is_way = matches!(step, Step::Forward | Step::Backward);
    match course {
        Course::Either(_) if is_way => Ok(()),
        Course::Either(count) => broken(rule, t!(annie_refusals::goes_either, dice, count)),
        _ if !is_way => Ok(()),
        Course::Backward(count) if is_too_far => {
            broken("A-6", t!(annie_refusals::only_back, dice, count))
        }
        Course::Nowhere if is_too_far => broken("A-6", t!(annie_refusals::too_far, dice)),
        Course::Forward(count) => broken(rule, t!(annie_refusals::goes_forward, dice, count)),
        Course::Backward(count) => broken(rule, t!(annie_refusals::goes_back, dice, count)),
        Course::Nowhere => broken(rule, t!(annie_refusals::stays, dice)),
    }
}
