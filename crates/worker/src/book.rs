//! The family's book: games that enter it, changes of it, and its pages as reports.

mod page;

use bot::review::{accuracy, read_review};
use rules::record::Record;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use table::book::calendar::Calendar;
use table::book::{self, Book};
use table::game_session::GameSession;
use table::saved_game::SavedGame;
use words::t;

use self::page::Page;
use crate::report::Report;

/// A request: what to do with the book, and which page to show.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BookRequest {
    /// The stored book; empty if there is none.
    pub book: String,
    /// Saved games that enter it: their keys and texts.
    pub games: Vec<(String, String)>,
    /// What else changes in it.
    pub changes: Vec<BookChange>,
    /// Whose page is shown; without a person, the first page.
    pub person: Option<String>,
    /// How many minutes the clock here is ahead of UTC.
    pub offset: i32,
}

/// A change of the book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BookChange {
    /// A person has another name.
    Rename {
        /// The name until now.
        old: String,
        /// The new one.
        new: String,
    },
    /// Take a person out.
    Forget(String),
    /// Take the game of this key out.
    TakeOut(String),
}

/// The book after a request.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BookAnswer {
    /// Its text.
    pub text: String,
    /// The people in it; "" is the person who plays alone without a name.
    pub people: Vec<String>,
    /// The page.
    pub report: Report,
}

/// Does what a request says.
///
/// # Errors
/// If the stored book is damaged: a sentence.
pub fn open(request: &BookRequest) -> Result<BookAnswer, String> {
    let mut book = match &*request.book {
        "" => Book::default(),
        text => Book::parse(text)?,
    };
    for (key, text) in &request.games {
        if let Some(line) = book::line_of(key, text, accuracy_of) {
            book.enter(line);
        }
    }
    for change in &request.changes {
        match change {
            BookChange::Rename { old, new } => book.rename(old, new),
            BookChange::Forget(name) => book.forget(name),
            BookChange::TakeOut(key) => book.take_out(key),
        }
    }
    let calendar = Calendar {
        offset: request.offset,
    };
    let page = Page {
        book: &book,
        calendar,
    };
    Ok(BookAnswer {
        text: book.text(),
        people: book.people(),
        report: match &request.person {
            Some(name) => page.of_person(name),
            None => page.first(),
        },
    })
}

/// The accuracy of a player in percent, if the game has a whole review.
fn accuracy_of(save: &SavedGame, session: &GameSession, seat: Seat) -> Option<u8> {
    let lines: Vec<&str> = save.review.iter().map(String::as_str).collect();
    if lines.is_empty() {
        return None;
    }
    let history = Record::parse(session.game(), &save.record).ok()?.texts();
    let (sides, turns) = read_review(&lines, &history)?;
    let letter = session.ruleset().family.letter(seat);
    let side = sides.iter().position(|side| side.contains(letter))?;
    let is_whole = turns.last()?.end == history.len();
    let kept = accuracy(&turns, letter, side).filter(|_| is_whole)?;
    u8::try_from((kept.thousandths + 5) / 10).ok()
}

/// What a person is called.
pub fn called(name: &str) -> &str {
    match name {
        "" => t!(book::you),
        name => name,
    }
}
