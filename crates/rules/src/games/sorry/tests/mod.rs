//! Tests of the rules, one at least for each number of the rulebook.

mod board;
mod cards;
mod counting;
mod deck;
mod drawing;
mod hand;
mod known_mistakes;
mod lessons;
mod partners;
mod refusals;
mod refusals_are_true;
mod scoring;
mod setup;
mod slides;
mod spaces;
mod ten;
mod turn;
mod worked_example;
mod zone;

use super::Sorry;
use super::rules::SorryRules;
use crate::test_kit::harness::harness;

harness!(Sorry);

/// A line with its ruleset: `sorry` unless it says so, `partners` is `sorry+partners`, and so on.
fn with_ruleset(line: &str) -> String {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    match first {
        _ if first.starts_with("sorry") => line.to_owned(),
        "fast" | "hand" | "partners" | "hand+partners" => format!("sorry+{first} {rest}"),
        _ => format!("sorry {line}"),
    }
}

impl Position {
    /// Draws these cards, one after the other.
    fn all_drawn(self, cards: &str) -> Position {
        cards.split(' ').fold(self, Position::came)
    }
}

/// The rules as printed.
fn printed() -> SorryRules {
    game("sorry").rules
}
