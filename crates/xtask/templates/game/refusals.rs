//! Why a step is not legal: the rule and the facts.
//!
//! This explains the list of legal steps and decides nothing: it is asked only about steps that are
//! not on the list, and looks for the first thing that is wrong with one. What is asked first is what a
//! player sees first: whether there is such a die, whether there is such a pawn, where the number leads,
//! who stands there, and at last what the step would do to the rest of the throw.

use ::words::t;

use super::GameName;
use super::actions::{Step, target};
use super::spaces::{HOME, Mark, YARD};
use super::state::{Left, Phase, State, rivals};
use super::words::place;
use crate::game::Game;
use crate::refusal::Refusal;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &GameName, state: &State, step: Step) -> Option<Refusal> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if legal.contains(&step) {
        return None;
    }
    let colour = GameName::FAMILY.colour(state.turn);
    Some(match state.phase {
        Phase::Over => Refusal::new("X-14", t!(game_name::over)),
        Phase::Throw => Refusal::new("X-5", t!(game_name::not_thrown_yet, colour)),
        Phase::Opening { .. } => Refusal::new("X-4", t!(game_name::opening_not_played)),
        Phase::Play { left, .. } => match step {
            Step::Pass => Refusal::new("X-7", t!(game_name::no_pass)),
            Step::Go { die, from, to } => unplayable(game, state, left, die, from, to),
        },
    })
}

/// What is wrong with going from there to there.
fn unplayable(
    game: &GameName,
    state: &State,
    left: Left,
    die: u8,
    from: Mark,
    to: Mark,
) -> Refusal {
    let seat = state.turn;
    let colour = GameName::FAMILY.colour(seat);
    let (mover, play) = game.play(state);
    let name = |mark| place(seat, mark);
    if !left.has(die) {
        return Refusal::new("X-5", t!(game_name::no_such_die, die));
    }
    if !state.pawns[seat.index()].contains(&from) {
        let reason = match from {
            YARD => t!(game_name::none_waiting, colour),
            _ => t!(game_name::nobody_there, colour, space = name(from)),
        };
        return Refusal::new("X-9", reason);
    }
    match target(die, from) {
        None if from == YARD => {
            return Refusal::new("X-8", t!(game_name::only_six));
        }
        None if from == HOME => return Refusal::new("X-13", t!(game_name::home_stays)),
        None => {
            let reason = t!(game_name::beyond_home, from = name(from), die);
            return Refusal::new("X-13", reason);
        }
        Some(right) if right != to => {
            let reason = t!(
                game_name::leads_elsewhere,
                from = name(from),
                die,
                to = name(right)
            );
            return Refusal::new("X-9", reason);
        }
        Some(_) => {}
    }
    if play.is_full(mover, to) {
        let reason = t!(game_name::two_stand, colour, space = name(to));
        return Refusal::new("X-10", reason);
    }
    if let Some((rival, 2..)) = rivals(&state.pawns, seat, to) {
        let rival = GameName::FAMILY.colour(rival);
        let reason = t!(game_name::safe, rival, space = name(to));
        return Refusal::new("X-11", reason);
    }
    Refusal::new("X-6", t!(game_name::must_play))
}
