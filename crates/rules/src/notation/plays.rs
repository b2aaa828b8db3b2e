//! Play lines: all of a position, and the steps of one.

use std::fmt;

use words::t;

use super::{Notation, NotationError, Token};
use crate::event::NullSink;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::state::Node;

/// A whole play and the state it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayLine<S> {
    /// The steps, joined by `, `.
    pub text: String,
    /// The state after the last.
    pub state: S,
}

/// Every legal play of a decision, sorted bytewise by its line.
pub fn plays<G: Notation>(game: &G, state: &G::State) -> Vec<PlayLine<G::State>> {
    plays_up_to(game, state, usize::MAX).expect("there is no limit")
}

/// The same, unless there are more than `most`: the orders of a card that is shared out can be many.
pub fn plays_up_to<G: Notation>(
    game: &G,
    state: &G::State,
    most: usize,
) -> Option<Vec<PlayLine<G::State>>> {
    fn walk<G: Notation>(
        game: &G,
        state: &G::State,
        line: &str,
        lines: &mut Vec<PlayLine<G::State>>,
        most: usize,
    ) -> Option<()> {
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        for action in actions {
            let step = game.step(state, action);
            let text = if line.is_empty() {
                step
            } else {
                format!("{line}, {step}")
            };
            let mut after = state.clone();
            game.apply(&mut after, action, &mut NullSink);
            if game.in_play(&after) {
                walk(game, &after, &text, lines, most)?;
            } else if lines.len() < most {
                lines.push(PlayLine { text, state: after });
            } else {
                return None;
            }
        }
        Some(())
    }
    let mut lines = Vec::new();
    walk(game, state, "", &mut lines, most)?;
    lines.sort_unstable_by(|one, other| one.text.cmp(&other.text));
    Some(lines)
}

/// Why a step cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError {
    /// It is not written as a step.
    Notation(NotationError),
    /// It is not legal.
    Refused(Refusal),
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Notation(error) => error.fmt(f),
            StepError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for StepError {}

/// The legal action that `text` means.
///
/// # Errors
/// When it is not a step, not a legal one, or a legal one written otherwise (a capture without
/// its `x`).
pub fn legal_step<G: Notation>(
    game: &G,
    state: &G::State,
    text: &str,
) -> Result<G::Action, StepError> {
    let action = game.parse_step(state, text).map_err(StepError::Notation)?;
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    // To ask for a reason takes ten times as long as to list what is legal.
    if !legal.contains(&action)
        && let Some(refusal) = game.refusal(state, action)
    {
        return Err(StepError::Refused(refusal));
    }
    written_so(&game.step(state, action), text).map(|()| action)
}

/// Whether a step is `written` as in `text`.
fn written_so(written: &str, text: &str) -> Result<(), StepError> {
    if written == text {
        return Ok(());
    }
    let error = NotationError::expected(Token::line(text), t!(notation::so, written));
    Err(StepError::Notation(error))
}

/// A step that was made, and the state after it.
pub type MadeStep<G> = (<G as Game>::Action, <G as Game>::State);

/// Makes the steps of a play line one after the other and returns each with the state after it.
///
/// # Errors
/// The first step that cannot be taken, its column being that of the line.
pub fn make_steps<G: Notation>(
    game: &G,
    state: &G::State,
    line: &str,
) -> Result<Vec<MadeStep<G>>, (usize, StepError)> {
    let mut made: Vec<MadeStep<G>> = Vec::new();
    for token in Token::line(line).split(", ") {
        let before = made.last().map_or(state, |(_, state)| state);
        let at = |what| {
            let error = NotationError::expected(token, what);
            (token.column, StepError::Notation(error))
        };
        if !made.is_empty() && !game.in_play(before) {
            return Err(at(t!(notation::line_end)));
        }
        if !matches!(game.node(before), Node::Decision { .. }) {
            return Err(at(t!(notation::throw_to_play)));
        }
        let action = legal_step(game, before, token.text).map_err(|error| {
            let error = match error {
                StepError::Notation(error) => StepError::Notation(error.shifted(token.column - 1)),
                refused => refused,
            };
            (token.column, error)
        })?;
        let mut after = before.clone();
        game.apply(&mut after, action, &mut NullSink);
        made.push((action, after));
    }
    Ok(made)
}
