//! Tests of the rules, one at least for each number of the rulebook.

mod blockades;
mod board;
mod bonuses;
mod capturing;
mod due;
mod entering;
mod lessons;
mod moving;
mod one_die;
mod refusals;
mod refusals_are_true;
mod roll;
mod setup;
mod telling;
mod winning;

use super::Parcheesi;
use crate::test_kit::harness::harness;

harness!(Parcheesi);

/// A line with its ruleset: `parcheesi` unless it says so, `ring68` is `parcheesi+ring68`, `fast` is
/// `parcheesi+fast`.
fn with_ruleset(line: &str) -> String {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    match first {
        _ if first.starts_with("parcheesi") => line.to_owned(),
        "fast" | "ring68" => format!("parcheesi+{first} {rest}"),
        _ => format!("parcheesi {line}"),
    }
}
