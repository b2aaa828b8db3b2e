//! Tests of the rules, one at least for each number of the rulebook.

mod board;
mod house_rules;
mod lessons;
mod refusals;
mod refusals_are_true;
mod roll;
mod setup;
mod spaces;
mod winning;
mod words;

use super::Annie;
use crate::test_kit::harness::harness;

harness!(Annie);

/// A line with its ruleset.
fn with_ruleset(line: &str) -> String {
    match line.starts_with("annie") {
        true => line.to_owned(),
        false => format!("annie {line}"),
    }
}

impl Position {
    /// The outcomes of the next roll, each as often as it comes.
    fn throws(&self) -> Vec<String> {
        let mut chances = Vec::new();
        self.game.chance_outcomes(&self.state, &mut chances);
        let weighed = |(chance, weight)| vec![format!("{chance}"); weight as usize];
        chances.into_iter().flat_map(weighed).collect()
    }

    /// What happens in a legal step, and the position after it.
    #[track_caller]
    fn made(self, step: &str) -> (Vec<Event>, Position) {
        (self.events(step), self.after(step))
    }
}
