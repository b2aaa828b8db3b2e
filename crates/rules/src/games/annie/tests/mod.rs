//! Tests of the rules, one at least for each number of the rulebook.
//!
//! Positions are position lines, steps are play lines, and what is checked reads like the rule. In
//! the lines here the ruleset is left out.

mod board;
mod lessons;
mod refusals;
mod refusals_are_true;
mod roll;
mod setup;
mod spaces;
mod winning;
mod words;

use super::{Annie, State};
use crate::event::{Event, NullSink};
use crate::game::Game;
use crate::games;
use crate::notation::{self, Notation, StepError};
use crate::view::View;

/// A position: the game and a state of it.
struct Position {
    game: Annie,
    state: State,
}

fn game() -> Annie {
    Annie::new(games::ruleset("annie").expect("a ruleset"))
}

/// Reads a position, or says why it is none.
fn read(line: &str) -> Result<Position, String> {
    let game = game();
    let state = notation::parse_position_line(&game, &format!("annie {line}"));
    let state = state.map_err(|error| error.to_string())?;
    Ok(Position { game, state })
}

/// A position.
#[track_caller]
fn at(line: &str) -> Position {
    read(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

impl Position {
    /// The legal steps.
    fn steps(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, &mut actions);
        let step = |action| self.game.step(&self.state, action);
        actions.into_iter().map(step).collect()
    }

    /// The outcomes of the next roll, each as often as it comes.
    fn throws(&self) -> Vec<String> {
        let mut chances = Vec::new();
        self.game.chance_outcomes(&self.state, &mut chances);
        let weighed = |(chance, weight)| vec![format!("{chance}"); weight as usize];
        chances.into_iter().flat_map(weighed).collect()
    }

    /// The position line without the ruleset.
    fn line(&self) -> String {
        self.game.position(&self.state)
    }

    /// Rolls these dice.
    fn thrown(mut self, dice: &str) -> Position {
        let dice = dice.parse().expect("a roll");
        self.game.apply_chance(&mut self.state, dice, &mut NullSink);
        self
    }

    /// What happens in a legal step, and the position after it.
    #[track_caller]
    fn made(self, step: &str) -> (Vec<Event>, Position) {
        let Position { game, mut state } = self;
        let action = notation::legal_step(&game, &state, step);
        let action = action.unwrap_or_else(|error| panic!("{step}: {error}"));
        let mut events = Vec::new();
        game.apply(&mut state, action, &mut events);
        (events, Position { game, state })
    }
}

/// These steps are legal, and no others.
#[track_caller]
fn only(line: &str, expected: &[&str]) {
    assert_eq!(at(line).steps(), expected, "{line}");
}

/// This step is legal and leads there.
#[track_caller]
fn leads(line: &str, step: &str, result: &str) {
    let (_, after) = at(line).made(step);
    assert_eq!(after.line(), result, "{line}: {step}");
}

/// The step is refused so.
#[track_caller]
fn refused(line: &str, step: &str, refusal: &str) {
    let Position { game, state } = at(line);
    match notation::legal_step(&game, &state, step) {
        Err(StepError::Refused(found)) => assert_eq!(found.to_string(), refusal, "{line}: {step}"),
        other => panic!("{line}: {step}: {other:?}, expected {refusal}"),
    }
}

/// The position line is refused, by that rule.
#[track_caller]
fn no_position(line: &str, rule: &str) {
    match read(line) {
        Ok(_) => panic!("{line} is accepted"),
        Err(error) => assert!(error.ends_with(&format!("({rule})")), "{line}: {error}"),
    }
}

/// What the log says of a step.
#[track_caller]
fn log(line: &str, step: &str) -> Vec<String> {
    use crate::words::Words;
    let position = at(line);
    let game = position.game;
    let (events, _) = position.made(step);
    let sentences = events.iter();
    sentences.filter_map(|event| game.sentence(event)).collect()
}
