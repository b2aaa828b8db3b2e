//! Lessons: positions in which a beginner learns one thing by doing it.
//!
//! A game's lessons are a text ([`crate::words::Words::lessons`]), which the page fetches like the
//! rulebook and [`read()`] parses. A lesson has a position line, a task, and the [`Objective`]s that
//! complete it. The conformance suite tries every way to play each lesson.

mod objectives;
mod read;
#[cfg(test)]
pub(crate) mod test_help;

use crate::ruleset::Ruleset;

pub use objectives::{Attempt, Objective};
pub use read::read;

/// A lesson. Its texts are sentences for players, with full stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The title: "The turnout".
    pub title: String,
    /// The initial position line; the seat to act there is the learner.
    pub position: String,
    /// The outcomes of the learner's rolls or draws, in order and in record notation. The lesson
    /// ends at the first roll without an outcome here.
    pub comes: Vec<String>,
    /// Spaces and pawns marked on the board; the first is the one the task is about.
    pub looks: Vec<Look>,
    /// The task at the start.
    pub task: String,
    /// The objectives that complete the lesson, all of them together.
    pub done: Vec<Objective>,
    /// Later parts of the task, in order.
    pub parts: Vec<Part>,
    /// A hint how to do the task.
    pub hint: String,
    /// The numbers of the rules that the lesson shows.
    pub rules: Vec<String>,
    /// The text shown on completion.
    pub praise: String,
}

/// A later part of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// How many objectives must be done before it.
    pub objectives: usize,
    /// The task of this part.
    pub task: String,
}

/// A marked space or pawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The name of the space on the board.
    pub space: String,
    /// Whether the mark follows the pawn that stands there at the start.
    pub is_pawn: bool,
    /// The caption, without a full stop: "Red's pair is in your way".
    pub words: String,
}

impl Lesson {
    /// The position line in an edition of the same game.
    pub fn position_in(&self, ruleset: Ruleset) -> String {
        let (_, fields) = self.position.split_once(' ').unwrap_or_default();
        format!("{ruleset} {fields}")
    }

    /// Whether all objectives are done.
    pub fn is_done(&self, attempt: &Attempt<'_>) -> bool {
        self.done.iter().all(|objective| attempt.has(objective))
    }

    /// How many later parts have started.
    pub fn begun(&self, attempt: &Attempt<'_>) -> usize {
        let held = self
            .done
            .iter()
            .take_while(|objective| attempt.has(objective));
        let held = held.count();
        let started = self.parts.iter().filter(|part| part.objectives <= held);
        started.count()
    }

    /// The task after `begun` later parts have started.
    pub fn task_at(&self, begun: usize) -> &str {
        let part = begun.checked_sub(1).and_then(|index| self.parts.get(index));
        part.map_or(&self.task, |part| &part.task)
    }
}
