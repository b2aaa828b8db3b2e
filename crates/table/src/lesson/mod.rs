//! Lessons: each is a session with a task and without a record. An exercise is a lesson of one play.
//!
//! A lesson is judged by all events at its table since the start, again after each step. Undo therefore also
//! undoes the verdict.

pub(crate) mod keep_clear;
mod opening;
mod task_layout;

pub(crate) use opening::{open, open_exercise};
pub use task_layout::{Arrow, Mark, TaskLayout};

use std::rc::Rc;

use rules::any_game::{AnyGame, Move};
use rules::board::Board;
use rules::event::Event;
use rules::lesson::{self, Attempt, Lesson, Objective};
use rules::piece::PiecePosition;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;
use rules::words::in_edition;
use words::{Plain, t, text};

use crate::exercise::{CurrentExercise, ExerciseAttempt};
use crate::game_session::GameSession;
use crate::placement::area::Area;

/// The most positions that are tried to tell whether a lesson can still be done.
const MAX_TRIED: usize = 2_000;

/// The most moves and outcomes that are looked for as a hint.
const MAX_STEPS: usize = 6;

/// The learner's name.
const LEARNER: Plain = text!(lessons::learner);

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Learning {
    pub(crate) lesson: Lesson,
    pub(crate) number: usize,
    pub(crate) count: usize,
    pub(crate) learner: Seat,
    pub(crate) progress: Progress,
    /// The number of later parts of the task that have begun.
    pub(crate) begun: usize,
    /// Whether the learner asked for the hint.
    pub(crate) hinted: bool,
    /// The exercise, if this is one.
    pub(crate) exercise: Option<CurrentExercise>,
    /// The titles of all lessons.
    titles: Vec<String>,
    /// The pieces that the marks follow, by index; `None` for a mark on a space.
    followed: Vec<Option<usize>>,
    /// The board as the viewer sees it.
    board: Rc<Board>,
    /// The position of the bubble.
    bubble: Option<Area>,
}

/// The progress of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It can still be done.
    Going,
    /// It is done.
    Done,
    /// It is not done, and whatever the learner plays now, it cannot be done.
    Missed,
}

/// A lesson as the screen shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The number of the lesson, from 1.
    pub number: usize,
    /// The number of lessons.
    pub count: usize,
    /// Which lesson it is: "Lesson 4 of 10".
    pub heading: String,
    /// Whether it is an exercise.
    pub is_exercise: bool,
    /// The title of the lesson.
    pub title: String,
    /// What to do now.
    pub task: String,
    /// The titles of all lessons.
    pub titles: Vec<String>,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// The progress of the lesson.
    pub progress: Progress,
    /// Praise, a hint, or an empty text.
    pub says: String,
    /// Whether there is anything to restart.
    pub begun: bool,
    /// The layout on the board.
    pub layout: TaskLayout,
}

impl Task {
    /// Whether the last lesson is done.
    pub fn is_course_done(&self) -> bool {
        self.progress == Progress::Done && self.number == self.count && !self.is_exercise
    }
}

impl Learning {
    /// Whether the player can only start again or undo.
    pub fn is_over(&self) -> bool {
        self.progress != Progress::Going
    }

    /// What to do now.
    pub(crate) fn task_now(&self) -> &str {
        self.lesson.task_at(self.begun)
    }

    /// Whether the task is now to roll or draw, and nothing on the board matters yet.
    fn rolls_first(&self) -> bool {
        self.begun == 0 && self.lesson.done.first() == Some(&Objective::Rolls)
    }

    /// The next scripted roll or draw, when it is due.
    pub(crate) fn coming(&self, table: &GameSession) -> Option<Move> {
        self.outcome(table.game(), rolls(table))
    }

    /// The scripted roll or draw after so many.
    fn outcome(&self, game: &dyn AnyGame, rolls: usize) -> Option<Move> {
        let outcome = game.read(self.lesson.comes.get(rolls)?);
        outcome.ok().filter(|outcome| outcome.is_outcome())
    }

    /// Names the learner in the current language.
    pub(crate) fn call(&self, table: &mut GameSession) {
        table.name(self.learner, LEARNER.say());
    }

    /// Translates the lesson with another text of the same lessons. Keeps the words if the text has no such
    /// lesson.
    pub(crate) fn rebuild_texts(&mut self, ruleset: Ruleset, text: &str) {
        if let Some(current) = &self.exercise {
            self.lesson = current.lesson();
            return;
        }
        let lessons = lesson::read(&in_edition(text, ruleset.edition.name));
        let lessons = lessons.unwrap_or_default();
        let titles = lessons.iter().map(|lesson| lesson.title.clone()).collect();
        let mut same = lessons
            .into_iter()
            .filter(|told| told.position == self.lesson.position);
        let same = same.find(|told| told.looks.len() == self.followed.len());
        if let Some(told) = same {
            (self.lesson, self.titles) = (told, titles);
        }
    }

    /// The lesson as the screen shows it.
    pub(crate) fn task(&self, table: &GameSession) -> Task {
        Task {
            ruleset: table.ruleset(),
            number: self.number,
            count: self.count,
            heading: self.heading(),
            is_exercise: self.exercise.is_some(),
            title: self.lesson.title.clone(),
            task: self.task_now().to_owned(),
            titles: self.titles.clone(),
            rules: self.lesson.rules.clone(),
            progress: self.progress,
            says: self.says(),
            begun: table.entry_count() > 0,
            layout: self.layout(table),
        }
    }

    /// Which lesson it is: "Lesson 4 of 10".
    pub(crate) fn heading(&self) -> String {
        match &self.exercise {
            Some(current) => current.heading(),
            None => t!(lessons::number, number = self.number, count = self.count),
        }
    }

    /// How it went; `None` while it is in progress.
    pub(crate) fn status(&self) -> Option<&'static str> {
        match (self.progress, &self.exercise) {
            (Progress::Going, _) => None,
            (progress, Some(_)) => Some(CurrentExercise::status(progress)),
            (Progress::Done, None) => Some(t!(lessons::lesson_done)),
            (Progress::Missed, None) => Some(t!(lessons::lesson_missed)),
        }
    }

    /// Counts a hint, and leaves of its moves what it shows: in an exercise first only how the best play begins.
    pub(crate) fn count_hint(&mut self, moves: &mut Vec<Move>) {
        if let Some(current) = &mut self.exercise {
            current.count_hint(moves);
        }
    }

    /// The exercise in progress, if this is one.
    pub(crate) fn exercise_attempt(&self, table: &GameSession) -> Option<ExerciseAttempt> {
        self.exercise.as_ref()?.attempt(self.progress, table)
    }

    /// The praise or hint for the current progress, if any.
    pub(crate) fn says(&self) -> String {
        let Lesson { hint, praise, .. } = &self.lesson;
        match self.progress {
            Progress::Done => praise.clone(),
            Progress::Missed if self.exercise.is_some() => t!(exercises::wrong).to_owned(),
            Progress::Missed => t!(lessons::not_quite, hint),
            Progress::Going if self.hinted => hint.clone(),
            Progress::Going => String::new(),
        }
    }

    /// Judges the lesson by the events at a table, and counts the parts of its task that have begun.
    pub(crate) fn judged(&self, table: &GameSession) -> (Progress, usize) {
        let events = events_at(table);
        let attempt = self.attempt(table.board(), table.game(), &events, table.pieces());
        let begun = self.lesson.begun(&attempt);
        let mut budget = MAX_TRIED;
        let progress = if self.exercise.is_some() && table.game().turn().in_play {
            // A play is judged when it is finished.
            Progress::Going
        } else if self.is_done(table.game(), &attempt) {
            Progress::Done
        } else if self
            .way_from(table, events, usize::MAX, &mut budget)
            .is_some()
        {
            Progress::Going
        } else {
            Progress::Missed
        };
        (progress, begun)
    }

    /// The fewest moves that lead to the end of the lesson, up to a roll or draw; none if they are not found.
    pub(crate) fn solution(&self, table: &GameSession) -> Vec<Move> {
        let events = events_at(table);
        let way = (1..=MAX_STEPS).find_map(|depth| {
            let mut budget = MAX_TRIED;
            let way = self.way_from(table, events.clone(), depth, &mut budget);
            way.filter(|_| budget > 0)
        });
        let steps = way.unwrap_or_default().into_iter().rev();
        steps.take_while(|step| !step.is_outcome()).collect()
    }

    fn way_from(
        &self,
        table: &GameSession,
        mut events: Vec<Event>,
        depth: usize,
        budget: &mut usize,
    ) -> Option<Vec<Move>> {
        let (board, game, rolls) = (table.board(), table.game(), rolls(table));
        self.way(board, game, &mut events, rolls, depth, budget)
    }

    /// Whether the task is done.
    fn is_done(&self, game: &dyn AnyGame, attempt: &Attempt<'_>) -> bool {
        match &self.exercise {
            Some(current) => current.is_solved(game),
            None => self.lesson.is_done(attempt),
        }
    }

    fn attempt<'a>(
        &self,
        board: &'a Board,
        game: &dyn AnyGame,
        events: &'a [Event],
        pieces: &'a [PiecePosition],
    ) -> Attempt<'a> {
        Attempt {
            board,
            ruleset: game.ruleset(),
            learner: self.learner,
            events,
            pieces,
        }
    }

    /// At most `depth` moves and outcomes, the last first, that do the lesson from a position after these events and
    /// rolls. Once too much has been tried, it is taken for done.
    fn way(
        &self,
        board: &Board,
        game: &dyn AnyGame,
        events: &mut Vec<Event>,
        rolls: usize,
        depth: usize,
        budget: &mut usize,
    ) -> Option<Vec<Move>> {
        let pieces = game.shown().pieces;
        if *budget == 0 || self.is_done(game, &self.attempt(board, game, events, &pieces)) {
            return Some(Vec::new());
        }
        let depth = depth.checked_sub(1)?;
        *budget -= 1;
        let (steps, rolls) = match game.node() {
            Node::Decision { seat } if seat == self.learner => (
                game.moves().into_iter().map(|(step, _)| step).collect(),
                rolls,
            ),
            Node::Chance { seat } if seat == self.learner => {
                let outcome = self.outcome(game, rolls);
                (outcome.into_iter().collect::<Vec<_>>(), rolls + 1)
            }
            _ => return None,
        };
        steps.into_iter().find_map(|step| {
            let (mut next, count) = (game.boxed_clone(), events.len());
            events.extend(next.apply(step));
            let way = self.way(board, &*next, events, rolls, depth, budget);
            events.truncate(count);
            let mut way = way?;
            way.push(step);
            Some(way)
        })
    }
}

/// All that happened at a table.
fn events_at(table: &GameSession) -> Vec<Event> {
    let (mut again, mut events) = (table.clone(), Vec::new());
    again.go_to(0);
    while again.later() > 0 {
        events.extend(again.forward());
    }
    events
}

/// The number of rolls and draws at a table.
fn rolls(table: &GameSession) -> usize {
    table.rollers().iter().flatten().count()
}
