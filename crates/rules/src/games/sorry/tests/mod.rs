//! Tests of the rules, one at least for each number of the rulebook.
//!
//! Positions are position lines, plays are play lines, and what is checked reads like the rule.
//! In the lines here the ruleset is left out where it is `sorry`, `partners` stands for
//! `sorry+partners` and so on, and `3yard` for `yard,yard,yard`.

mod board;
mod cards;
mod counting;
mod deck;
mod drawing;
mod hand;
mod known_mistakes;
mod lessons;
mod partners;
mod refusals;
mod refusals_are_true;
mod scoring;
mod setup;
mod slides;
mod spaces;
mod turn;
mod worked_example;
mod zone;

use super::{Sorry, State};
use crate::event::{Event, NullSink};
use crate::game::Game;
use crate::games;
use crate::notation::{self, Notation, StepError};
use crate::turn::Results;
use crate::view::View;

/// A position: a game and a state of it.
struct Position {
    game: Sorry,
    state: State,
}

/// Spells out what the tests leave out of a position line.
fn spelt_out(line: &str) -> String {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut line = match first {
        _ if first.starts_with("sorry") => line.to_owned(),
        "fast" | "hand" | "partners" | "hand+partners" => format!("sorry+{first} {rest}"),
        _ => format!("sorry {line}"),
    };
    for count in 2..=4 {
        for word in ["yard", "home"] {
            line = line.replace(&format!("{count}{word}"), &vec![word; count].join(","));
        }
    }
    line
}

/// The game of that ruleset.
fn game(ruleset: &str) -> Sorry {
    Sorry::new(games::ruleset(ruleset).expect("a ruleset"))
}

/// Reads a position, or says why it is none.
fn read(line: &str) -> Result<Position, String> {
    let line = spelt_out(line);
    let game = game(line.split(' ').next().unwrap_or_default());
    match notation::parse_position_line(&game, &line) {
        Ok(state) => Ok(Position { game, state }),
        Err(error) => Err(error.to_string()),
    }
}

/// A position.
fn at(line: &str) -> Position {
    read(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

impl Position {
    /// The position after these steps; all must be legal, none is no steps.
    fn after(self, steps: &str) -> Position {
        let Position { game, mut state } = self;
        if !steps.is_empty() {
            let made = notation::make_steps(&game, &state, steps);
            let made = made.unwrap_or_else(|(_, error)| panic!("{steps}: {error}"));
            state = made.last().expect("a step").1;
        }
        Position { game, state }
    }

    /// The legal steps.
    fn steps(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, &mut actions);
        actions
            .into_iter()
            .map(|action| self.game.step(&self.state, action))
            .collect()
    }

    /// The position line without the ruleset.
    fn line(&self) -> String {
        self.game.position(&self.state)
    }

    /// What happens in a play.
    fn events(&self, play: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let mut state = self.state;
        for step in play.split(", ") {
            let action = notation::legal_step(&self.game, &state, step);
            let action = action.unwrap_or_else(|error| panic!("{step}: {error}"));
            self.game.apply(&mut state, action, &mut events);
        }
        events
    }

    /// Draws this card.
    fn drawn(mut self, card: &str) -> Position {
        let card = card.parse().expect("an outcome");
        self.game.apply_chance(&mut self.state, card, &mut NullSink);
        self
    }

    /// Draws these cards, one after the other.
    fn all_drawn(self, cards: &str) -> Position {
        cards.split(' ').fold(self, Position::drawn)
    }
}

/// The legal plays. Along the way, the look-ahead over whole plays must find the same results.
fn plays(line: &str) -> Vec<String> {
    let Position { game, state } = at(line);
    let plays = notation::plays(&game, &state);
    let mut results: Vec<String> = plays
        .iter()
        .map(|play| game.position(&play.state))
        .collect();
    let mut found = Vec::new();
    game.results(&state, &mut Results::default(), |result| {
        found.push(game.position(&result));
    });
    found.sort();
    results.sort();
    results.dedup();
    assert_eq!(found, results, "{line}: the results of all plays");
    plays.into_iter().map(|play| play.text).collect()
}

/// These plays are legal, and no others.
#[track_caller]
fn only(line: &str, expected: &[&str]) {
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(plays(line), expected, "{line}");
}

/// These plays are legal, among others.
#[track_caller]
fn legal(line: &str, expected: &[&str]) {
    let plays = plays(line);
    for play in expected {
        assert!(
            plays.iter().any(|each| each == play),
            "{line}: no {play} in {plays:#?}"
        );
    }
}

/// No legal play has this step.
#[track_caller]
fn never(line: &str, step: &str) {
    let plays = plays(line);
    let has = |play: &String| play.split(", ").any(|each| each == step);
    assert!(!plays.iter().any(has), "{line}: {step} in {plays:#?}");
}

/// This play is legal and leads there.
#[track_caller]
fn leads(line: &str, play: &str, result: &str) {
    let after = at(line).after(play);
    assert!(
        !after.game.in_play(&after.state),
        "{line}: {play} is not complete"
    );
    assert_eq!(after.line(), at(result).line(), "{line}: {play}");
}

/// Of these steps all but the last are legal, and the last is refused so.
#[track_caller]
fn refused(line: &str, steps: &str, refusal: &str) {
    let (made, step) = steps.rsplit_once(", ").unwrap_or(("", steps));
    let Position { game, state } = at(line).after(made);
    match notation::legal_step(&game, &state, step) {
        Err(StepError::Refused(found)) => assert_eq!(found.to_string(), refusal, "{line}: {steps}"),
        other => panic!("{line}: {steps}: {other:?}, expected {refusal}"),
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

/// What the log says of a play.
fn log(line: &str, play: &str) -> Vec<String> {
    use crate::words::Words;
    let position = at(line);
    let events = position.events(play);
    events
        .iter()
        .filter_map(|event| position.game.sentence(event))
        .collect()
}
