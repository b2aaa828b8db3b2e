//! Lines of input: a position line, and the game that it is of.

use rules::games::{self, Visitor};
use rules::notation::{Fields, NotationError};
use rules::ruleset::Ruleset;

/// The ruleset that a position line begins with.
pub(crate) fn ruleset(line: &str) -> Result<Ruleset, String> {
    let name = line.split(' ').next().unwrap_or_default();
    games::ruleset(name).map_err(|error| format!("column 1: {error}"))
}

/// Enters `visitor` with the game that a position line is of.
pub(crate) fn visit<T, V: Visitor<Output = Result<T, String>>>(
    line: &str,
    visitor: V,
) -> Result<T, String> {
    games::visit(ruleset(line)?, visitor)
}

/// The error of a position line at which nothing is to be decided.
pub(crate) fn nothing_to_play(line: &str) -> String {
    match Fields::of(line) {
        Ok(fields) => {
            let what = "a seat to act with a throw or a card to be played";
            NotationError::expected(fields.turn, what).to_string()
        }
        Err(error) => error.to_string(),
    }
}
