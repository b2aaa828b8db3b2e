//! The family's book: games that enter it, changes of it, and its pages as reports.

mod page;

use serde::{Deserialize, Serialize};
use table::book::calendar::Calendar;
use table::book::{Book, Line};
use words::t;

use self::page::Page;
use crate::report::Report;

/// A request: what to do with the book, and which page to show.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BookRequest {
    /// The stored book; empty if there is none.
    pub book: String,
    /// The lines of games that enter it.
    pub games: Vec<String>,
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
    for line in request.games.iter().filter_map(|line| Line::parse(line)) {
        book.enter(line);
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

/// What a person is called.
pub fn called(name: &str) -> &str {
    match name {
        "" => t!(book::you),
        name => name,
    }
}
