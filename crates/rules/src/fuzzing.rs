//! Bodies of fuzz tests for the decoders.
//!
//! No text makes a decoder panic. Accepted text is printed and parsed again with the same result,
//! and the parsed state passes the checks of [`conform`].
//!
//! Tests run each body on committed seeds and their mutations; the crate in `fuzz/` has a target
//! for each. Decoders of other crates have their bodies there, in the same form.

use crate::conform;
use crate::games;
use crate::notation::{self, Fields, StepError, Token};
use crate::playable::{Playable, Visitor};
use crate::record::{self, Record};
use crate::state::Node;

/// A fuzz body; returns whether the decoder accepted the text.
///
/// # Panics
/// When a check fails.
pub type Body = fn(&str) -> bool;

/// The bodies, by decoder name.
pub const BODIES: &[(&str, Body)] = &[
    ("ruleset", ruleset),
    ("position", position),
    ("play", play),
    ("record", record),
];

/// Decodes the name of a ruleset.
pub fn ruleset(text: &str) -> bool {
    let Ok(read) = games::ruleset(text) else {
        return false;
    };
    assert_eq!(read.to_string(), text);
    true
}

/// Decodes a position line.
pub fn position(text: &str) -> bool {
    struct Read<'a>(&'a str);

    impl Visitor for Read<'_> {
        type Output = bool;

        fn visit<G: Playable>(self, game: G) -> bool {
            let Ok(state) = notation::parse_position_line(&game, self.0) else {
                return false;
            };
            let line = notation::position_line(&game, &state);
            assert_eq!(
                notation::parse_position_line(&game, &line).as_ref(),
                Ok(&state),
                "{line}"
            );
            if let Err(fault) = conform::check_state_quickly(&game, &state) {
                panic!("{fault}");
            }
            true
        }
    }

    enter(text, Read(text))
}

/// Decodes a position line, a newline, and a play line.
pub fn play(text: &str) -> bool {
    struct Read<'a> {
        line: &'a str,
        steps: &'a str,
    }

    impl Visitor for Read<'_> {
        type Output = bool;

        fn visit<G: Playable>(self, game: G) -> bool {
            let Ok(state) = notation::parse_position_line(&game, self.line) else {
                return false;
            };
            for token in Token::line(self.steps).split(", ") {
                step(&game, &state, token.text);
            }
            let Ok(steps) = notation::make_steps(&game, &state, self.steps) else {
                return false;
            };
            let mut before = &state;
            let mut texts = Vec::new();
            for (action, after) in &steps {
                texts.push(game.step(before, *action));
                before = after;
            }
            assert_eq!(
                texts.join(", "),
                self.steps,
                "printing changes the play line"
            );
            true
        }
    }

    let (line, steps) = text.split_once('\n').unwrap_or((text, ""));
    enter(line, Read { line, steps })
}

/// Checks a single step, legal or not.
fn step<G: Playable>(game: &G, state: &G::State, text: &str) {
    let Ok(action) = game.parse_step(state, text) else {
        return;
    };
    let written = game.step(state, action);
    assert_eq!(game.parse_step(state, &written), Ok(action), "{written}");
    let mut legal = Vec::new();
    if let Node::Decision { .. } = game.node(state) {
        game.legal_actions(state, &mut legal);
    }
    let refused = game.refusal(state, action).is_some();
    assert_eq!(refused, !legal.contains(&action), "{written}");
    let accepted = notation::legal_step(game, state, &written);
    assert_eq!(
        matches!(accepted, Err(StepError::Refused(_))),
        refused,
        "{written}"
    );
}

/// Decodes a record.
pub fn record(text: &str) -> bool {
    let Some(game) = record::ruleset_of(text)
        .ok()
        .and_then(|name| games::ruleset(name).ok())
        .map(games::game)
    else {
        return false;
    };
    let Ok(read) = Record::parse(&*game, text) else {
        return false;
    };
    let written = read.to_text();
    let again = Record::parse(&*game, &written).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.to_text(), written);
    assert!(again.history == read.history && again.players == read.players);
    assert_eq!(again.seat_changes, read.seat_changes);
    assert_eq!(again.game().position_line(), read.game().position_line());
    true
}

/// Calls the visitor with the game named in a position line.
fn enter(line: &str, visitor: impl Visitor<Output = bool>) -> bool {
    let Ok(fields) = Fields::of(line) else {
        return false;
    };
    games::ruleset(fields.ruleset.text).is_ok_and(|ruleset| games::visit(ruleset, visitor))
}
