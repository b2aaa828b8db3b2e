//! The exercise in progress, as a lesson of one play.

use rules::any_game::{AnyGame, Move};
use rules::chance::Look;
use rules::games;
use rules::lesson::Lesson;
use words::t;

use super::{Exercise, ExerciseAttempt, Place};
use crate::game_session::GameSession;
use crate::lesson::Progress;

/// The exercise in progress.
#[derive(Clone, Debug)]
pub(crate) struct CurrentExercise {
    exercise: Exercise,
    place: Place,
    /// The position line after the best play.
    goal: String,
    /// How often the player has asked for the hint.
    hints: u32,
}

impl CurrentExercise {
    /// An exercise that begins.
    ///
    /// # Errors
    /// Why the exercise cannot be read.
    pub(crate) fn new(exercise: &Exercise, place: Place) -> Result<CurrentExercise, String> {
        Ok(CurrentExercise {
            exercise: exercise.clone(),
            place,
            goal: exercise.goal()?,
            hints: 0,
        })
    }

    /// Its texts as those of a lesson.
    pub(crate) fn lesson(&self) -> Lesson {
        let task = match self.place.is_ready {
            true => t!(exercises::task),
            false => t!(exercises::own_task),
        };
        let undersides = undersides(&self.exercise.position);
        let task = std::iter::once(task.to_owned()).chain(undersides);
        Lesson {
            title: t!(exercises::title).to_owned(),
            position: self.exercise.position.clone(),
            comes: Vec::new(),
            looks: Vec::new(),
            task: task.collect::<Vec<_>>().join(" "),
            done: Vec::new(),
            parts: Vec::new(),
            hint: t!(exercises::hint).to_owned(),
            rules: Vec::new(),
            praise: t!(exercises::right).to_owned(),
        }
    }

    /// Which exercise it is: "Exercise 7 of 50".
    pub(crate) fn heading(&self) -> String {
        let Place {
            is_ready,
            number,
            count,
        } = self.place;
        match is_ready {
            true => t!(exercises::number, number, count),
            false => t!(exercises::again, number, count),
        }
    }

    /// How a finished play went.
    pub(crate) fn status(progress: Progress) -> &'static str {
        match progress {
            Progress::Done => t!(exercises::solved),
            Progress::Going | Progress::Missed => t!(exercises::missed),
        }
    }

    /// Whether the best play was made, in whatever order.
    pub(crate) fn is_solved(&self, game: &dyn AnyGame) -> bool {
        game.position_line() == self.goal
    }

    /// Counts a hint, and leaves of its moves what it shows: the first one only how the best play begins.
    pub(crate) fn count_hint(&mut self, moves: &mut Vec<Move>) {
        self.hints += 1;
        if self.hints == 1 {
            moves.truncate(1);
        }
    }

    /// How it went so far at a table.
    pub(crate) fn attempt(
        &self,
        progress: Progress,
        table: &GameSession,
    ) -> Option<ExerciseAttempt> {
        let mut game = games::at(&self.exercise.position).ok()?;
        let steps = table.history().iter().map(|step| {
            let written = game.write(*step);
            game.apply(*step);
            written
        });
        Some(ExerciseAttempt {
            exercise: self.exercise.clone(),
            progress,
            is_helped: self.hints > 0,
            play: steps.collect::<Vec<_>>().join(", "),
        })
    }
}

/// Why the undersides of the dice of a position count, if they do.
fn undersides(position: &str) -> Option<String> {
    let dice = games::at(position).ok()?.shown().dice;
    let undersides = dice.iter().filter(|die| die.look == Look::Underside);
    let numbers: Vec<String> = undersides.map(|die| die.face.to_string()).collect();
    (!numbers.is_empty()).then(|| t!(exercises::undersides, numbers = words::list(&numbers)))
}
