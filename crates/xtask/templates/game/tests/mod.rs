//! Tests of the rules, at least one for each number of the rulebook.
//!
//! Positions are position lines, and plays are play lines. Lines in tests leave out the ruleset,
//! and `3yard` stands for `yard,yard,yard`.

mod board;
mod moving;
mod refusals;
mod roll;

use super::{GameName, State};
use crate::event::Event;
use crate::game::Game;
use crate::games;
use crate::notation::{self, Notation, StepError};
use crate::view::View;

/// A position: a game and a state of it.
struct Position {
    game: GameName,
    state: State,
}

/// The game.
fn game() -> GameName {
    GameName::new(games::ruleset("game_name").expect("the game is in the list"))
}

/// Expands a position line as the tests write it.
fn spelt_out(line: &str) -> String {
    let mut line = line.to_owned();
    for count in 2..=4 {
        for word in ["yard", "home"] {
            line = line.replace(&format!("{count}{word}"), &vec![word; count].join(","));
        }
    }
    line
}

/// Parses a position.
fn read(line: &str) -> Result<Position, String> {
    let game = game();
    let line = format!("game_name {}", spelt_out(line));
    match notation::parse_position_line(&game, &line) {
        Ok(state) => Ok(Position { game, state }),
        Err(error) => Err(error.to_string()),
    }
}

/// A position.
#[track_caller]
fn at(line: &str) -> Position {
    read(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

impl Position {
    /// The position after these legal steps, and their events.
    #[track_caller]
    fn played(mut self, steps: &str) -> (Position, Vec<Event>) {
        let mut events = Vec::new();
        for step in steps.split(", ").filter(|step| !step.is_empty()) {
            let action = notation::legal_step(&self.game, &self.state, step);
            let action = action.unwrap_or_else(|error| panic!("{step}: {error}"));
            self.game.apply(&mut self.state, action, &mut events);
        }
        (self, events)
    }

    /// The position line without the ruleset.
    fn line(&self) -> String {
        self.game.position(&self.state)
    }
}

/// Asserts that these plays are legal, and no others.
#[track_caller]
fn only(line: &str, expected: &[&str]) {
    let Position { game, state } = at(line);
    let plays = notation::plays(&game, &state).into_iter();
    let plays: Vec<_> = plays.map(|play| play.text).collect();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(plays, expected, "{line}");
}

/// Asserts that this play is legal and has this result.
#[track_caller]
fn leads(line: &str, play: &str, result: &str) {
    let (after, _) = at(line).played(play);
    let on = after.game.in_play(&after.state);
    assert!(!on, "{line}: {play} is not complete");
    assert_eq!(after.line(), spelt_out(result), "{line}: {play}");
}

/// Asserts that all steps but the last are legal, and that the last is refused with this text.
#[track_caller]
fn refused(line: &str, steps: &str, refusal: &str) {
    let (made, step) = steps.rsplit_once(", ").unwrap_or(("", steps));
    let (Position { game, state }, _) = at(line).played(made);
    match notation::legal_step(&game, &state, step) {
        Err(StepError::Refused(found)) => assert_eq!(found.to_string(), refusal, "{line}: {steps}"),
        other => panic!("{line}: {steps}: {other:?}, expected {refusal}"),
    }
}

/// Asserts that the position line is refused by this rule.
#[track_caller]
fn no_position(line: &str, rule: &str) {
    match read(line) {
        Ok(_) => panic!("{line} is accepted"),
        Err(error) => assert!(error.ends_with(&format!("({rule})")), "{line}: {error}"),
    }
}

/// The sentences of the log for a play.
#[track_caller]
fn log(line: &str, play: &str) -> Vec<String> {
    use crate::words::Words;
    let (after, events) = at(line).played(play);
    let sentences = events.iter().filter_map(|event| after.game.sentence(event));
    sentences.collect()
}
