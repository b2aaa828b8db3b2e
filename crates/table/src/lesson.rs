//! Learning a game by doing: its lessons, one after another, each a session that is no game.
//!
//! A lesson is judged by what has happened at its table since the beginning, all of it anew after each
//! step, so that going back takes back what was judged too.

use rules::games::{self, Playable, Visitor};
use rules::lesson::{self, Course, Lesson};
use rules::notation;
use rules::record::{Record, Sitter};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::words::in_edition;
use words::{Plain, say, text};

use crate::game_session::GameSession;
use crate::setup::PERSON;
use crate::table::Table;

/// What whoever does a lesson is called.
const LEARNER: Plain = text!(session::learner);

/// How a lesson goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It can still be done.
    Going,
    /// It is done.
    Done,
    /// The turn is over, and it is not done.
    Missed,
}

/// A lesson that is being done.
#[derive(Clone, Debug)]
pub struct Learning {
    pub(crate) lesson: Lesson,
    pub(crate) number: usize,
    pub(crate) count: usize,
    learner: Seat,
    pub(crate) progress: Progress,
    /// Whether its hint was asked for.
    pub(crate) hinted: bool,
}

/// A lesson as a screen shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// Which one of the course it is, from 1, and how many there are.
    pub number: usize,
    /// See there.
    pub count: usize,
    /// What it is about.
    pub title: String,
    /// What to do.
    pub task: String,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// How it goes.
    pub progress: Progress,
    /// What is said of that: praise, a hint, or nothing yet.
    pub says: String,
    /// Whether there is something to begin anew.
    pub begun: bool,
}

impl Learning {
    /// Whether nothing more is to be done in it, but to begin anew or to go back.
    pub fn is_over(&self) -> bool {
        self.progress != Progress::Going
    }

    /// How it goes at a table.
    pub(crate) fn judged(&self, table: &dyn Table) -> Progress {
        let (mut again, mut events) = (table.boxed_clone(), Vec::new());
        again.go_to(0);
        while again.later() > 0 {
            events.extend(again.forward());
        }
        let course = Course {
            board: table.board(),
            ruleset: table.ruleset(),
            learner: self.learner,
            events: &events,
            pieces: table.pieces(),
        };
        let comes = || self.coming(table).is_some();
        match table.node() {
            _ if self.lesson.is_done(&course) => Progress::Done,
            Node::Decision { seat } if seat == self.learner => Progress::Going,
            Node::Chance { seat } if seat == self.learner && comes() => Progress::Going,
            _ => Progress::Missed,
        }
    }

    /// What comes next at a table, as in a record.
    pub(crate) fn coming(&self, table: &dyn Table) -> Option<&str> {
        let thrown = table.throwers().iter().flatten().count();
        self.lesson.comes.get(thrown).map(String::as_str)
    }

    /// Calls whoever does it as the language does that is spoken now.
    pub(crate) fn call(&self, table: &mut dyn Table) {
        table.name(self.learner, LEARNER.say());
    }

    /// Takes the lesson's words from another text of the same lessons; keeps its own where that is none.
    pub(crate) fn retell(&mut self, ruleset: Ruleset, text: &str) {
        let lessons = lesson::read(&in_edition(text, ruleset.edition.name));
        let lessons = lessons.unwrap_or_default().into_iter();
        let mut same = lessons.filter(|told| told.position == self.lesson.position);
        if let Some(told) = same.next() {
            self.lesson = told;
        }
    }

    /// What is said of how it goes; nothing before there is anything to say.
    pub(crate) fn says(&self) -> String {
        let Lesson { hint, praise, .. } = &self.lesson;
        match self.progress {
            Progress::Done => praise.clone(),
            Progress::Missed => say!(session::not_quite, hint),
            Progress::Going if self.hinted => hint.clone(),
            Progress::Going => String::new(),
        }
    }
}

/// The lesson of that number, from 1, of a game's text of lessons, and a table at its beginning.
///
/// # Errors
/// A sentence that says what is wrong with the text, or that there is no such lesson.
pub(crate) fn open(
    ruleset: Ruleset,
    text: &str,
    number: usize,
) -> Result<(Learning, Box<dyn Table>), String> {
    let lessons = lesson::read(&in_edition(text, ruleset.edition.name))
        .map_err(|problem| say!(session::lessons_unread, problem))?;
    let count = lessons.len();
    let chosen = number.checked_sub(1);
    let chosen = chosen.and_then(|index| lessons.into_iter().nth(index));
    let Some(lesson) = chosen else {
        let title = ruleset.edition.title();
        return Err(say!(session::lesson_unknown, count, title));
    };
    let position = lesson.position_in(ruleset);
    let (table, learner) = games::visit(ruleset, Beginning(&position))
        .map_err(|problem| say!(session::lessons_unread, problem))?;
    let learning = Learning {
        lesson,
        number,
        count,
        learner,
        progress: Progress::Going,
        hinted: false,
    };
    Ok((learning, table))
}

/// A table at a position line, and who is to act there.
struct Beginning<'a>(&'a str);

impl Visitor for Beginning<'_> {
    type Output = Result<(Box<dyn Table>, Seat), String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = notation::parse_position_line(&game, self.0);
        let state = state.map_err(|error| error.to_string())?;
        let learner = game.node(&state).seat();
        let learner = learner.ok_or_else(|| say!(session::nobody_acts).to_owned())?;
        // Who stands on a board can play.
        let record = Record {
            sitters: sitters(game.seats(&state), learner),
            game,
            seat_changes: Vec::new(),
            seed: None,
            series: None,
            taken_back: 0,
            made: Vec::new(),
        };
        Ok((Box::new(GameSession::from(record, Some(state))), learner))
    }
}

/// Persons at all seats, one of them learning.
fn sitters(seats: SeatSet, learner: Seat) -> Vec<(Seat, Sitter)> {
    let sitter = |seat| {
        let name = (seat == learner).then(|| LEARNER.say().to_owned());
        let kind = PERSON.to_owned();
        (seat, Sitter { kind, name })
    };
    seats.iter().map(sitter).collect()
}
