//! Why a step is not legal: the rule and the facts.
//!
//! This explains the list of legal steps and decides nothing: it is asked only about steps that are
//! not on the list, and looks for the first thing that is wrong with one. What is asked first is what a
//! player sees first: whether there is such a die, whether there is such a pawn, where the number leads,
//! who stands there, and at last what the step would do to the rest of the throw.

use super::GameName;
use super::actions::{Step, target};
use super::spaces::{HOME, Mark, YARD, mark_name};
use super::state::{Left, Phase, State, rivals};
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
        Phase::Over => Refusal::new("X-14", "the game is over"),
        Phase::Throw => Refusal::new("X-5", format!("{colour} has not thrown yet")),
        Phase::Opening { .. } => {
            Refusal::new("X-4", "the throws for the first turn are not played")
        }
        Phase::Play { left, .. } => match step {
            Step::Pass => Refusal::new("X-7", "something can be played"),
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
    let name = |mark| mark_name(seat, mark);
    if !left.has(die) {
        return Refusal::new("X-5", format!("no die that is left shows {die}"));
    }
    if !state.pawns[seat.index()].contains(&from) {
        let place = if from == YARD { "in the" } else { "on" };
        let reason = format!("{colour} has no pawn {place} {}", name(from));
        return Refusal::new("X-9", reason);
    }
    match target(die, from) {
        None if from == YARD => {
            return Refusal::new("X-8", "only a six brings a pawn out of the yard");
        }
        None if from == HOME => return Refusal::new("X-13", "a pawn that is home stays there"),
        None => {
            let reason = format!("from {} a {die} leads beyond home", name(from));
            return Refusal::new("X-13", reason);
        }
        Some(right) if right != to => {
            let reason = format!("from {} a {die} leads to {}", name(from), name(right));
            return Refusal::new("X-9", reason);
        }
        Some(_) => {}
    }
    if play.is_full(mover, to) {
        let reason = format!("two of {colour}'s own pawns stand on {} already", name(to));
        return Refusal::new("X-10", reason);
    }
    if let Some((rival, 2..)) = rivals(&state.pawns, seat, to) {
        let rival = GameName::FAMILY.colour(rival);
        let reason = format!("{rival}'s two pawns on {} are safe", name(to));
        return Refusal::new("X-11", reason);
    }
    Refusal::new("X-6", "more of this throw can be played, and must be")
}
