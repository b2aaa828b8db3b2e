//! Tests of the rules, one at least for each number of the rulebook.

mod blockades;
mod board;
mod capturing;
mod editions;
mod entering;
mod lessons;
mod moving;
mod refusals;
mod refusals_are_true;
mod roll;
mod rulebook;
mod setup;
mod winning;
mod worked_example;

use super::Pollyanna;
use crate::test_kit::harness::harness;

harness!(Pollyanna);

/// A line with its ruleset: `pollyanna-1951` unless it says so, `partners` is
/// `pollyanna-1951+partners`.
fn with_ruleset(line: &str) -> String {
    match line.strip_prefix("partners ") {
        Some(rest) => format!("pollyanna-1951+partners {rest}"),
        None if line.starts_with("pollyanna-") => line.to_owned(),
        None => format!("pollyanna-1951 {line}"),
    }
}
