//! Rulebooks and lessons: one text for each game and language.

use crate::Language;

/// A kind of book about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Book {
    /// The rules, in Markdown. Each rule is a list item that begins with its number.
    Rulebook,
    /// The lessons, one item on each line.
    Lessons,
}

impl Book {
    /// The path of a game's book in [`BOOKS`]: `rulebooks/en/pollyanna.md`.
    #[must_use]
    pub fn path(self, language: Language, game: &str) -> String {
        let (folder, ending) = match self {
            Book::Rulebook => ("rulebooks", "md"),
            Book::Lessons => ("lessons", "txt"),
        };
        format!("{folder}/{}/{game}.{ending}", language.code())
    }

    /// The book of a game; `None` if the game has none.
    #[must_use]
    pub fn of(self, language: Language, game: &str) -> Option<&'static str> {
        let path = self.path(language, game);
        let found = BOOKS.iter().find(|(name, _)| *name == path);
        found.map(|(_, text)| *text)
    }
}

/// The path of the file with all books of a language, which the page fetches. Books of different games share
/// most of their text, and one file therefore takes only four fifths of the space.
#[must_use]
pub fn bound_at(language: Language) -> String {
    format!("books/{}.txt", language.code())
}

/// The contents of the file with all books of a language.
#[must_use]
pub fn bound(language: Language) -> String {
    let own = format!("/{}/", language.code());
    let books = BOOKS.iter().filter(|(path, _)| path.contains(&own));
    books
        .map(|(path, text)| format!("{BEGIN}{path}\n{text}"))
        .collect()
}

/// The book with this path in a file of several books; `None` if the file does not contain it.
#[must_use]
pub fn unbound<'a>(books: &'a str, path: &str) -> Option<&'a str> {
    let mut books = books.split(BEGIN);
    books.find_map(|book| book.strip_prefix(path)?.strip_prefix('\n'))
}

/// The character before the path of each book in a file of several books. No book contains it.
const BEGIN: char = '\u{1d}';

/// All books: path and text. A text ends with the words that other editions of the game use instead: for each
/// edition `\u{c}` and its name, then a line for each word, `this -> that`.
///
/// The page does not use this list. It fetches the books that it needs.
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
