//! Position lines as input, and their games.

use rules::games;
use rules::notation::{Fields, NotationError};
use rules::playable::Visitor;
use rules::ruleset::Ruleset;

/// The ruleset at the start of a position line.
pub(crate) fn ruleset(line: &str) -> Result<Ruleset, String> {
    games::ruleset_of(line).map_err(|error| format!("column 1: {error}"))
}

/// Calls `visitor` with the game of a position line.
pub(crate) fn visit<T, V: Visitor<Output = Result<T, String>>>(
    line: &str,
    visitor: V,
) -> Result<T, String> {
    games::visit(ruleset(line)?, visitor)
}

/// The error for a position line without a decision.
pub(crate) fn nothing_to_play(line: &str) -> String {
    match Fields::of(line) {
        Ok(fields) => {
            let what = "a seat to act with a roll or a card to be played";
            NotationError::expected(fields.turn, what).to_string()
        }
        Err(error) => error.to_string(),
    }
}
