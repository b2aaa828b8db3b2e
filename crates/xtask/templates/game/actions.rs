//! Steps: what a player does with one die.

use super::spaces::{HOME, Mark, START, YARD};

/// The number that brings a pawn out of the yard.
const ENTERING: u8 = 6;

/// A step of the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// A pawn goes from a mark of the mover to another.
    Go {
        /// The number of the die that is spent.
        die: u8,
        /// Where the pawn stands.
        from: Mark,
        /// Where it ends.
        to: Mark,
    },
    /// Nothing can be played.
    Pass,
}

impl Step {
    /// Whether the die takes a pawn from there to there, whatever stands in the way.
    pub(super) fn leads(self) -> bool {
        match self {
            Step::Go { die, from, to } => target(die, from) == Some(to),
            Step::Pass => false,
        }
    }
}

/// Where a die takes a pawn: out of the yard by a six, else so many spaces on, home by exact
/// count; `None` if nowhere.
pub(super) fn target(die: u8, from: Mark) -> Option<Mark> {
    match from {
        YARD => (die == ENTERING).then_some(START),
        _ => Some(from + die).filter(|&to| to <= HOME),
    }
}
