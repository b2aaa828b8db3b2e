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
/// `pollyanna-1951+partners`, `fast` is `pollyanna-1951+fast`.
fn with_ruleset(line: &str) -> String {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    match first {
        _ if first.starts_with("pollyanna-") => line.to_owned(),
        "fast" | "partners" => format!("pollyanna-1951+{first} {rest}"),
        _ => format!("pollyanna-1951 {line}"),
    }
}
