//! Exercises: a roll from a real game, with one play that is clearly the best.
//!
//! An exercise is opened like a lesson ([`crate::session::Session::exercise`]); its task is to find that play. [`Exercises`] are
//! those of this device: moves that its people want to try again, and which of the ready ones they have solved. `lab exercises`
//! finds the ready ones.

mod current;
mod exercises;
mod ready;
#[cfg(test)]
mod tests;

pub(crate) use self::current::CurrentExercise;
pub use self::exercises::{Change, Exercises};
pub use self::ready::{ReadyExercise, read_ready};

use rules::games;

use crate::clean_text::is_plain;
use crate::lesson::Progress;

/// How many ready exercises an edition has.
pub const READY: usize = 50;

/// A roll, and the best play of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The position line after the roll.
    pub position: String,
    /// The best play, as a play line.
    pub best: String,
    /// The play that was made in the game, as a play line, if a person made it.
    pub played: Option<String>,
}

impl Exercise {
    /// The exercise of some fields of a line; `None` if they cannot be stored so.
    fn of_fields(best: &str, position: &str, played: Option<&str>) -> Option<Exercise> {
        let is_line = |text: &str| !text.is_empty() && is_plain(text);
        let mut fields = [best, position].into_iter().chain(played);
        fields.all(is_line).then(|| Exercise {
            position: position.to_owned(),
            best: best.to_owned(),
            played: played.map(str::to_owned),
        })
    }

    /// The position line after the best play.
    ///
    /// # Errors
    /// Why the position or the play cannot be read.
    pub(crate) fn goal(&self) -> Result<String, String> {
        let after = games::at(&self.position)?.after_steps(&self.best);
        let after = after.map_err(|(_, error)| error.to_string());
        Ok(after?.position_line())
    }
}

/// The place of an exercise among those that are done one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whether it is one of the ready ones, rather than a move to try again.
    pub is_ready: bool,
    /// Its number, from 1.
    pub number: usize,
    /// How many there are.
    pub count: usize,
}

/// How an exercise in progress went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExerciseAttempt {
    /// The exercise.
    pub exercise: Exercise,
    /// Whether the play is finished, and the best one.
    pub progress: Progress,
    /// Whether the player has asked for the hint.
    pub is_helped: bool,
    /// The play that was made, or as much of it as there is, as a play line.
    pub play: String,
}
