//! The progress of a lesson: whether it can still be done, is done, or is missed.

use rules::lesson::Attempt;
use rules::state::Node;

use super::Learning;
use crate::game_session::GameSession;

/// The progress of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It can still be done.
    Going,
    /// It is done.
    Done,
    /// The turn is over, but the lesson is not done.
    Missed,
}

impl Learning {
    /// Judges the lesson by the events at a table, and counts the parts of its task that have begun.
    pub(crate) fn judged(&self, table: &GameSession) -> (Progress, usize) {
        let (mut again, mut events) = (table.clone(), Vec::new());
        again.go_to(0);
        while again.later() > 0 {
            events.extend(again.forward());
        }
        let attempt = Attempt {
            board: table.board(),
            ruleset: table.ruleset(),
            learner: self.learner,
            events: &events,
            pieces: table.pieces(),
        };
        let comes = || self.coming(table).is_some();
        let progress = match table.node() {
            _ if self.lesson.is_done(&attempt) => Progress::Done,
            Node::Decision { seat } if seat == self.learner => Progress::Going,
            Node::Chance { seat } if seat == self.learner && comes() => Progress::Going,
            _ => Progress::Missed,
        };
        (progress, self.lesson.begun(&attempt))
    }
}
