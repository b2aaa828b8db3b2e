//! Bodies of fuzz tests: what must hold of any text that somebody hands to a decoder.
//!
//! No text makes a decoder panic. What is read is printed, and read again as the same; what was
//! read is a state in which everything holds that [`conform`] asks of states.
//!
//! Each body is called by the tests with a committed corpus and its mutations, and by a target of
//! the crate in `fuzz/`. A decoder of another crate has its body there, in the same form.

use crate::conform;
use crate::games::{self, Playable, Visitor};
use crate::notation::{self, Fields, StepError, Token};
use crate::record::{self, Record};
use crate::state::Node;

/// A body: whether the text was accepted.
///
/// # Panics
/// When something does not hold.
pub type Body = fn(&str) -> bool;

/// The bodies by the names of their decoders.
pub const BODIES: &[(&str, Body)] = &[
    ("ruleset", ruleset),
    ("position", position),
    ("play", play),
    ("record", record),
];

/// The name of a ruleset.
pub fn ruleset(text: &str) -> bool {
    let Ok(read) = games::ruleset(text) else {
        return false;
    };
    assert_eq!(read.to_string(), text);
    true
}

/// A position line.
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

/// A position line, a newline, and a play line.
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
            let Ok(made) = notation::make_steps(&game, &state, self.steps) else {
                return false;
            };
            let mut before = &state;
            let mut texts = Vec::new();
            for (action, after) in &made {
                texts.push(game.step(before, *action));
                before = after;
            }
            assert_eq!(
                texts.join(", "),
                self.steps,
                "a play line is written as it was read"
            );
            true
        }
    }

    let (line, steps) = text.split_once('\n').unwrap_or((text, ""));
    enter(line, Read { line, steps })
}

/// A step by itself, legal or not.
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

/// A record.
pub fn record(text: &str) -> bool {
    struct Read<'a>(&'a str);

    impl Visitor for Read<'_> {
        type Output = bool;

        fn visit<G: Playable>(self, game: G) -> bool {
            let Ok(read) = Record::parse(game.clone(), self.0) else {
                return false;
            };
            let written = read.to_text();
            let again = Record::parse(game, &written).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(again.to_text(), written);
            assert!(again.made == read.made && again.sitters == read.sitters);
            assert_eq!(again.seat_changes, read.seat_changes);
            assert_eq!(again.state(), read.state());
            true
        }
    }

    let Ok(name) = record::ruleset_of(text) else {
        return false;
    };
    games::ruleset(name).is_ok_and(|ruleset| games::visit(ruleset, Read(text)))
}

/// Enters with the game that a position line names.
fn enter(line: &str, visitor: impl Visitor<Output = bool>) -> bool {
    let Ok(fields) = Fields::of(line) else {
        return false;
    };
    games::ruleset(fields.ruleset.text).is_ok_and(|ruleset| games::visit(ruleset, visitor))
}
