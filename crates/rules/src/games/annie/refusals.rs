//! Why a step is not legal: the rule and the facts.
//!
//! This explains the list of legal steps and decides nothing: it is asked only about steps that are
//! not on the list.

use super::Annie;
use super::actions::Step;
use super::state::{Cause, Course, Phase, State};
use super::throw::Dice;
use super::track;
use super::words::{colour, dice_to_throw, dice_words};
use crate::game::Game;
use crate::refusal::Refusal;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Annie, state: &State, step: Step) -> Option<Refusal> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if legal.contains(&step) {
        return None;
    }
    let mover = colour(state.turn);
    let (rule, reason) = match state.phase {
        Phase::Over => ("A-17", "the game is over".to_owned()),
        Phase::Opening => ("A-2", "the lot for who begins is not drawn yet".to_owned()),
        Phase::Throw(cause) => {
            let dice = dice_to_throw(state, cause);
            (cause.rule(), format!("{mover} has not thrown {dice} yet"))
        }
        Phase::Give => not_to_be_given(state, step),
        Phase::Choose => not_to_be_challenged(state, step),
        Phase::Play(cause, dice) => not_thrown_for(state, step, cause, dice),
    };
    Some(Refusal { rule, reason })
}

/// What is wrong with a step where the mover is to give a star to another player.
fn not_to_be_given(state: &State, step: Step) -> (&'static str, String) {
    let mover = colour(state.turn);
    let reason = match step {
        Step::Give(other) if other == state.turn => {
            format!("{mover} gives the star to another player")
        }
        Step::Give(other) => format!("{} does not play", colour(other)),
        _ => format!("{mover} is to choose another player, who is given a star"),
    };
    ("A-10", reason)
}

/// What is wrong with a step where the mover is to choose whom to roll against.
fn not_to_be_challenged(state: &State, step: Step) -> (&'static str, String) {
    let mover = colour(state.turn);
    let reason = match step {
        Step::Against(other) if other == state.turn => {
            format!("{mover} rolls against another player")
        }
        Step::Against(other) => format!("{} does not play", colour(other)),
        _ => format!("{mover} is to choose another player to roll against"),
    };
    ("A-13", reason)
}

/// Why the throw that is to be played is not played by that step.
fn not_thrown_for(state: &State, step: Step, cause: Cause, dice: Dice) -> (&'static str, String) {
    let throw = format!("the throw of {}", dice_words(state, cause, dice));
    match (step, cause) {
        (Step::Give(_), _) => (
            "A-10",
            format!("{throw} is to be played, and gives no star away"),
        ),
        (Step::Against(_), _) => (
            "A-13",
            format!("{throw} is to be played, and leaves nobody to be chosen"),
        ),
        (_, Cause::Stars) => (
            "A-11",
            format!("{throw} is for stars and does not move Annie"),
        ),
        (_, Cause::Against(other)) => {
            let against = colour(other);
            let reason = format!("{throw} is against {against} and does not move Annie");
            ("A-13", reason)
        }
        (_, Cause::Turn | Cause::Arrow) => not_that_way(state, cause, dice),
    }
}

/// Where the throw takes Annie, and that this is a choice or is none.
fn not_that_way(state: &State, cause: Cause, dice: Dice) -> (&'static str, String) {
    let way = match state.course(cause, dice) {
        Course::Forward(count) => format!("Annie goes forward {count}, without a choice"),
        Course::Backward(count) => format!("Annie goes back {count}, without a choice"),
        Course::Either(count) => format!("Annie goes forward or back {count}, by choice"),
        Course::Nowhere => "Annie stays on the Orphanage, without a choice".to_owned(),
    };
    let rule = match dice {
        Dice::One(_) => cause.rule(),
        Dice::Two(..) if state.annie == track::ORPHANAGE => "A-5",
        Dice::Two(..) => "A-4",
    };
    (
        rule,
        format!("with {} {way}", dice_words(state, cause, dice)),
    )
}
