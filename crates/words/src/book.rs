//! Rulebooks and lessons: a text a game, a file a language.

use crate::Language;

/// What is told of a game in one text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Book {
    /// Its rules, in Markdown; each is a list item that begins with its number.
    Rulebook,
    /// Its lessons, a thing a line.
    Lessons,
}

impl Book {
    /// Where that of a game is, beside the page and in [`BOOKS`]: `rulebooks/en/pollyanna.md`.
    #[must_use]
    pub fn path(self, language: Language, game: &str) -> String {
        let (folder, ending) = match self {
            Book::Rulebook => ("rulebooks", "md"),
            Book::Lessons => ("lessons", "txt"),
        };
        format!("{folder}/{}/{game}.{ending}", language.code())
    }

    /// That of a game; nothing where it has none.
    #[must_use]
    pub fn of(self, language: Language, game: &str) -> Option<&'static str> {
        let path = self.path(language, game);
        let found = BOOKS.iter().find(|(name, _)| *name == path);
        found.map(|(_, text)| *text)
    }
}

/// All of them: where each is, and its text. At the end of a text are the words that other editions of the
/// game put in the places of its own: for each edition `\u{c}` and its name, then a line a word,
/// `this -> that`.
///
/// The page does not look at this, and so carries none: it fetches what it wants.
pub const BOOKS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/books.rs"));
