//! `why`: explains why a step is not legal.

use std::io::Write;

use rules::notation::{StepError, make_steps, parse_position_line};
use rules::playable::{Playable, Visitor};
use rules::state::Node;

use crate::failure::Failure;
use crate::position_input;

/// Say whether a step is legal, and if not, why
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The position line
    #[arg(value_name = "POSITION LINE")]
    position: String,

    /// The steps already made and the step to check, as a play line
    steps: String,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (line, steps) = (&*args.position, &*args.steps);
    let answer = position_input::visit(line, WhyVisitor { line, steps }).map_err(Failure::input)?;
    writeln!(out, "{answer}")?;
    Ok(())
}

struct WhyVisitor<'a> {
    line: &'a str,
    steps: &'a str,
}

impl Visitor for WhyVisitor<'_> {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = parse_position_line(&game, self.line)
            .map_err(|error| format!("the position line, {error}"))?;
        if !matches!(game.node(&state), Node::Decision { .. }) {
            return Err(format!(
                "the position line, {}",
                position_input::nothing_to_play(self.line)
            ));
        }
        let last = self
            .steps
            .rsplit_once(", ")
            .map_or(1, |(before, _)| before.chars().count() + 3);
        match make_steps(&game, &state, self.steps) {
            Ok(_) => Ok("legal".to_owned()),
            Err((column, StepError::Refused(refusal))) if column == last => Ok(refusal.to_string()),
            Err((column, StepError::Refused(refusal))) => Err(format!(
                "the steps, column {column}: expected a legal step before the last; {refusal}"
            )),
            Err((_, StepError::Notation(error))) => Err(format!("the steps, {error}")),
        }
    }
}
