//! The games once more, slowly, to catch the fast ones out.
//!
//! The crate's own implementation is written for speed. A mistake in such code, or in how its author
//! read a rule, is not found by tests that the same author derived from the same reading. So each
//! folder here holds a game a second time, written from the text of its rules alone, by someone who
//! had not seen the other code, and in the plainest way there is.
//!
//! Nothing here uses the crate under test. Text goes in and text comes out: position lines and play
//! lines, whose spelling is thereby compared too. `brute_force.rs` holds the comparison.

use std::collections::BTreeMap;

pub mod annie;
pub mod misplace;
pub mod parcheesi;
pub mod pollyanna;
pub mod race;
pub mod random;
pub mod sorry;

mod listed;
mod starts;

/// The legal plays of a position, with the position lines they lead to.
pub type Plays = BTreeMap<String, String>;

/// A second implementation of a game.
pub struct Oracle {
    /// The first word of its rulesets' names.
    pub game: &'static str,
    /// The position line in which a game of a ruleset begins, with these seats, of which this one has
    /// the first turn.
    pub start: fn(ruleset: &str, seats: &[char], first: char) -> Result<String, String>,
    /// Every legal play of a position line at a decision.
    pub plays: fn(&str) -> Result<Plays, String>,
    /// Whether a line is a position, and how it is printed then.
    pub accepted: fn(&str) -> Result<String, String>,
    /// A random position at a decision, of a ruleset that the oracle knows, as it is printed.
    pub random_position: fn(&mut u64, ruleset: &str) -> Result<String, String>,
    /// A random ruleset with house rules, if the game has any.
    pub random_ruleset: Option<fn(&mut u64) -> String>,
    /// What follows a position line at which chance is to decide or a play begins: the line of the
    /// next decision, chance decided at random. `None` when the game is over.
    pub onward: fn(&mut u64, &str) -> Option<String>,
    /// What random positions must not lack, and whether this one has it.
    pub kinds: fn(&str, &Plays) -> Vec<(String, bool)>,
    /// Positions with something special about them.
    pub positions: &'static str,
    /// Positions of rulesets with house rules, their plays worked out by hand.
    pub house_positions: &'static str,
}
