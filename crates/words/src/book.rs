//! Rulebooks and lessons: a text a game and language.

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
    /// What that of a game is called in [`BOOKS`]: `rulebooks/en/pollyanna.md`.
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

/// Where the page finds the books of a language. They are bound together: most of what one game's say others
/// say too, so that they are four fifths as large then.
#[must_use]
pub fn bound_at(language: Language) -> String {
    format!("books/{}.txt", language.code())
}

/// What stands there.
#[must_use]
pub fn bound(language: Language) -> String {
    let own = format!("/{}/", language.code());
    let books = BOOKS.iter().filter(|(path, _)| path.contains(&own));
    books
        .map(|(path, text)| format!("{BEGIN}{path}\n{text}"))
        .collect()
}

/// The book of that name among those that are bound together; nothing where it is not among them.
#[must_use]
pub fn unbound<'a>(books: &'a str, path: &str) -> Option<&'a str> {
    let mut books = books.split(BEGIN);
    books.find_map(|book| book.strip_prefix(path)?.strip_prefix('\n'))
}

/// What stands before the name of a book in a file of several. It is in none of them.
const BEGIN: char = '\u{1d}';

/// All of them: what each is called, and its text. At the end of a text are the words that other editions of the
/// game put in the places of its own: for each edition `\u{c}` and its name, then a line a word,
/// `this -> that`.
///
/// The page fetches the books that it needs instead.
pub const BOOKS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/books.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_book_is_found_among_those_of_its_language() {
        for language in Language::ALL {
            let books = bound(language);
            let own = format!("/{}/", language.code());
            for (path, text) in BOOKS {
                let expected = path.contains(&own).then_some(*text);
                assert_eq!(unbound(&books, path), expected, "{path}");
                assert!(!text.contains(BEGIN), "{path}");
            }
        }
        assert_eq!(unbound("", "rulebooks/en/chess.md"), None);
    }
}
