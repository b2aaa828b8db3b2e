//! Why a step is not legal: the rule and the facts.
//!
//! This explains the list of legal steps and decides nothing: it is asked only about steps that are
//! not on the list.

use words::t;

use super::Annie;
use super::actions::Step;
use super::state::{Cause, Course, Phase, State};
use super::throw::Dice;
use super::track;
use super::words::{colour, dice_words, to_be_thrown};
use crate::game::Game;
use crate::refusal::Refusal;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Annie, state: &State, step: Step) -> Option<Refusal> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if legal.contains(&step) {
        return None;
    }
    let (rule, reason) = match state.phase {
        Phase::Over => ("A-17", t!(annie_refusals::over).to_owned()),
        Phase::Opening => ("A-2", t!(annie_refusals::lot).to_owned()),
        Phase::Throw(cause) => {
            let (colour, dice) = (colour(state.turn), to_be_thrown(state, cause));
            (cause.rule(), t!(annie_refusals::not_thrown, colour, dice))
        }
        Phase::Give => not_to_be_given(state, step),
        Phase::Choose => not_to_be_challenged(state, step),
        Phase::Play(cause, dice) => not_thrown_for(state, step, cause, dice),
    };
    Some(Refusal::new(rule, reason))
}

/// What is wrong with a step where the mover is to give a star to another player.
fn not_to_be_given(state: &State, step: Step) -> (&'static str, String) {
    let mover = colour(state.turn);
    let reason = match step {
        Step::Give(other) if other == state.turn => {
            t!(annie_refusals::gives_to_self, colour = mover)
        }
        Step::Give(other) => t!(annie_refusals::not_playing, colour = colour(other)),
        _ => t!(annie_refusals::to_give, colour = mover),
    };
    ("A-10", reason)
}

/// What is wrong with a step where the mover is to choose whom to roll against.
fn not_to_be_challenged(state: &State, step: Step) -> (&'static str, String) {
    let mover = colour(state.turn);
    let reason = match step {
        Step::Against(other) if other == state.turn => {
            t!(annie_refusals::rolls_against_self, colour = mover)
        }
        Step::Against(other) => t!(annie_refusals::not_playing, colour = colour(other)),
        _ => t!(annie_refusals::to_choose, colour = mover),
    };
    ("A-13", reason)
}

/// Why the throw that is to be played is not played by that step.
fn not_thrown_for(state: &State, step: Step, cause: Cause, dice: Dice) -> (&'static str, String) {
    let thrown = dice_words(state, cause, dice);
    match (step, cause) {
        (Step::Give(_), _) => ("A-10", t!(annie_refusals::no_gift, dice = thrown)),
        (Step::Against(_), _) => ("A-13", t!(annie_refusals::no_choice, dice = thrown)),
        (_, Cause::Stars) => ("A-11", t!(annie_refusals::for_stars, dice = thrown)),
        (_, Cause::Against(other)) => {
            let other = colour(other);
            ("A-13", t!(annie_refusals::against, dice = thrown, other))
        }
        (_, Cause::Turn | Cause::Arrow) => not_that_way(state, cause, dice, &thrown),
    }
}

/// Where the throw takes Annie, and that this is a choice or is none.
fn not_that_way(state: &State, cause: Cause, dice: Dice, thrown: &str) -> (&'static str, String) {
    let rule = match dice {
        Dice::One(_) => cause.rule(),
        Dice::Two(..) if state.annie == track::ORPHANAGE => "A-5",
        Dice::Two(..) => "A-4",
    };
    let reason = match state.course(cause, dice) {
        Course::Forward(count) => t!(annie_refusals::goes_forward, dice = thrown, count),
        Course::Backward(count) => t!(annie_refusals::goes_back, dice = thrown, count),
        Course::Either(count) => t!(annie_refusals::goes_either, dice = thrown, count),
        Course::Nowhere => t!(annie_refusals::stays, dice = thrown),
    };
    (rule, reason)
}
