//! Tests of the rules, one at least for each number of the rulebook.

mod blockades;
mod board;
mod bonuses;
mod capturing;
mod due;
mod entering;
mod lessons;
mod moving;
mod refusals;
mod refusals_are_true;
mod roll;
mod setup;
mod telling;
mod winning;

use super::Parcheesi;
use crate::test_kit::harness::harness;

harness!(Parcheesi);

/// A line with its ruleset: `parcheesi` unless it says so, `ring68` is `parcheesi+ring68`.
fn with_ruleset(line: &str) -> String {
    match line.strip_prefix("ring68") {
        Some(rest) => format!("parcheesi+ring68{rest}"),
        None if line.starts_with("parcheesi") => line.to_owned(),
        None => format!("parcheesi {line}"),
    }
}
