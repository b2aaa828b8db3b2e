//! The position lines that a record passes through.

use rules::games::{self, Playable, Visitor};
use rules::notation;
use rules::record::{self, Make, Record};

/// The position line before and after everything that a record tells, so one more than that.
///
/// # Errors
/// What is wrong with the record, by line and column.
pub fn position_lines(text: &str) -> Result<Vec<String>, String> {
    struct Replaying<'a>(&'a str);
    impl Visitor for Replaying<'_> {
        type Output = Result<Vec<String>, String>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let record = Record::parse(game, self.0).map_err(|error| error.to_string())?;
            let mut state = record.start();
            let mut lines = vec![notation::position_line(&record.game, &state)];
            for made in &record.made {
                record.game.make(&mut state, *made);
                lines.push(notation::position_line(&record.game, &state));
            }
            Ok(lines)
        }
    }
    let name = record::ruleset_of(text).map_err(|error| error.to_string())?;
    let ruleset = games::ruleset(name).map_err(|problem| format!("line 2, column 9: {problem}"))?;
    games::visit(ruleset, Replaying(text))
}
