//! How a lesson or an exercise begins.

use std::rc::Rc;

use rules::any_game::AnyGame;
use rules::games;
use rules::lesson::{self, Lesson};
use rules::record::{Player, Record};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::words::in_edition;
use words::t;

use super::{LEARNER, Learning, Progress};
use crate::exercise::{CurrentExercise, Exercise, Place};
use crate::game_session::GameSession;
use crate::setup::PERSON;

impl Learning {
    /// A lesson that begins with this game, and a table there.
    fn at(start: Box<dyn AnyGame>, lesson: Lesson) -> Result<(Learning, GameSession), String> {
        let (table, learner) = table_at(start)?;
        let learning = Learning {
            lesson,
            number: 1,
            count: 1,
            learner,
            progress: Progress::Going,
            begun: 0,
            hinted: false,
            exercise: None,
            titles: Vec::new(),
            followed: Vec::new(),
            board: Rc::new(table.board().clone()),
            bubble: None,
        };
        Ok((learning, table))
    }
}

/// Lesson `number`, counted from 1, of a game's text of lessons, and a table at its start.
///
/// # Errors
/// An error message, if the text is wrong or has no such lesson.
pub(crate) fn open(
    ruleset: Ruleset,
    text: &str,
    number: usize,
) -> Result<(Learning, GameSession), String> {
    let lessons = lesson::read(&in_edition(text, ruleset.edition.name))
        .map_err(|problem| t!(lessons::lessons_unread, problem))?;
    let count = lessons.len();
    let titles = lessons.iter().map(|lesson| lesson.title.clone()).collect();
    let chosen = number.checked_sub(1);
    let chosen = chosen.and_then(|index| lessons.into_iter().nth(index));
    let Some(lesson) = chosen else {
        let title = ruleset.edition.title();
        return Err(t!(lessons::lesson_unknown, count, title));
    };
    let start = games::game(ruleset).at(&lesson.position_in(ruleset));
    let opened = start.map_err(|error| error.to_string()).and_then(|start| {
        let (mut learning, table) = Learning::at(start, lesson)?;
        (learning.number, learning.count, learning.titles) = (number, count, titles);
        learning.follow(&table);
        Ok((learning, table))
    });
    opened.map_err(|problem| t!(lessons::lessons_unread, problem))
}

/// An exercise, and a table at its start.
///
/// # Errors
/// Why the exercise cannot be read.
pub(crate) fn open_exercise(
    exercise: &Exercise,
    place: Place,
) -> Result<(Learning, GameSession), String> {
    let current = CurrentExercise::new(exercise, place)?;
    let (mut learning, table) = Learning::at(games::at(&exercise.position)?, current.lesson())?;
    (learning.number, learning.count) = (place.number, place.count);
    learning.exercise = Some(current);
    Ok((learning, table))
}

/// A table at the state of a game, and the learner: the seat to act.
fn table_at(start: Box<dyn AnyGame>) -> Result<(GameSession, Seat), String> {
    let learner = start.node().seat();
    let learner = learner.ok_or_else(|| t!(lessons::nobody_acts).to_owned())?;
    let players = players(start.about().seats, learner);
    let record = Record::new(start, players, None);
    Ok((GameSession::of_lesson(record), learner))
}

/// A person at every seat, one of them the learner.
fn players(seats: SeatSet, learner: Seat) -> Vec<(Seat, Player)> {
    let player = |seat| {
        let name = (seat == learner).then(|| LEARNER.say().to_owned());
        let kind = PERSON.to_owned();
        (seat, Player { kind, name })
    };
    seats.iter().map(player).collect()
}
