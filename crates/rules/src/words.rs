//! The contract of a game's words: sentences in the printed terms of its edition.

use words::{Book, Language, Plain, t};

use crate::board::{Kind, Space};
use crate::event::Event;
use crate::game::Game;
use crate::ruleset::Ruleset;

/// Something worth knowing of a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The space.
    pub at: Space,
    /// A character or two for the board: "3".
    pub sign: String,
    /// In words: "Blue's blockade may stay for 3 more turns".
    pub words: String,
    /// Whether somebody has to do something about it now.
    pub urgent: bool,
}

/// With what words a game is told of, where several games are told of by the same texts: keys by which
/// those choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrases {
    /// What is done to a rival whose piece is captured: `take`, `bump`.
    pub capture: &'static str,
    /// What is done to a piece that comes out of the yard: `start`, `enter`, or `leave-nest`, which some
    /// languages say otherwise.
    pub setting_out: &'static str,
    /// What a case of chance is: `throw`, `card`, or `hidden-card` where all of them are those that you
    /// do not see.
    pub case: &'static str,
    /// What is collected, where the [`tally`](crate::explain::Explain::tally) counts that instead of pieces
    /// at home: `star`.
    pub collects: Option<&'static str>,
    /// By whose terms the spaces of a colour are called: an edition's name, or `usual`.
    pub terms: &'static str,
}

impl Phrases {
    /// Those of a race with dice.
    pub const USUAL: Phrases = Phrases {
        capture: "take",
        setting_out: "start",
        case: "throw",
        collects: None,
        terms: "usual",
    };

    /// What a space of a colour is on the way, in words: "Yellow's starting space"; nothing where it is
    /// no start, no entrance and not of the last way home.
    pub fn place(self, kind: Kind, colour: &str) -> Option<String> {
        let terms = self.terms;
        Some(match kind {
            Kind::Start => t!(phrases::start, colour, terms),
            Kind::Entrance => t!(phrases::entrance, colour, terms),
            Kind::HomePath => t!(phrases::home_path, colour, terms),
            _ => return None,
        })
    }

    /// "takes Red"; `whom` is a piece's owner.
    pub fn takes(self, whom: &str) -> String {
        t!(phrases::takes, capture = self.capture, whom)
    }

    /// "11 of 36 throws".
    pub fn cases(self, cases: u32, total: u32) -> String {
        t!(phrases::cases, cases, total, case = self.case)
    }

    /// What a rival's next throw could do to a piece: "could be hit by 11 of 36 throws".
    pub fn could_be_hit(self, cases: u32, total: u32) -> String {
        let (capture, case) = (self.capture, self.case);
        t!(phrases::could_be_hit, capture, cases, total, case)
    }

    /// What comes before the pieces that a rival's next throw could hit: "Red could hit these by so many
    /// of 36 throws".
    pub fn could_hit_these(self, hunter: &str, total: u32) -> String {
        let (capture, case) = (self.capture, self.case);
        t!(phrases::could_hit_these, hunter, capture, total, case)
    }

    /// That there are none: "Red's next throw could hit nothing".
    pub fn could_hit_nothing(self, hunter: &str) -> String {
        let (capture, case) = (self.capture, self.case);
        t!(phrases::could_hit_nothing, hunter, capture, case)
    }
}

/// A game that can say what happens, in its edition's words. Sentences have no full stop.
pub trait Words: Game {
    /// An action as a choice: "6: corner to Y6", "5: Y3 to Y8, captures Blue". In every language the way
    /// of a piece stands after ": " and before the first comma.
    fn choice(&self, state: &Self::State, action: Self::Action) -> String;

    /// An event as a sentence of the log; `None` for what is not worth a line.
    fn sentence(&self, event: &Event) -> Option<String>;

    /// Whose turn it is and for what: "Yellow to throw", "Yellow to play 6 and 3".
    fn status(&self, state: &Self::State) -> String;

    /// What the seat to act is to do, where dice and cards do not say it: "roll for stars".
    fn task(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// The name of a space as a player says it: "Y6", "corner".
    fn space_words(&self, space: Space) -> String;

    /// What the button for a chance outcome says: "Throw", "Draw".
    fn chance_word(&self) -> &'static str;

    /// What [`tally`](crate::explain::Explain::tally) counts, as a style sheet knows it: `home`, `stars`.
    const TALLIES: &'static str = "home";

    /// What [`tally`](crate::explain::Explain::tally) counts, after a number: "home", "stars".
    fn tally_word(&self, _count: u32) -> &'static str {
        t!(phrases::home)
    }

    /// With what words reasons, danger and spaces are told.
    fn phrases(&self) -> Phrases {
        Phrases::USUAL
    }

    /// What is worth knowing of single spaces beyond the pieces on them.
    fn notes(&self, _state: &Self::State) -> Vec<Note> {
        Vec::new()
    }

    /// How long it takes to learn the game by them: "five minutes"; nothing where there are none.
    const LEARNED_IN: Option<Plain> = None;

    /// The rulebook in a language and in this edition's words; empty where there is none. The page
    /// fetches the file instead.
    fn rulebook(&self, language: Language) -> String {
        told(Book::Rulebook, language, self.ruleset())
    }

    /// The lessons for who is new to the game, likewise, as [`crate::lesson::read`] reads them.
    fn lessons(&self, language: Language) -> String {
        told(Book::Lessons, language, self.ruleset())
    }
}

fn told(book: Book, language: Language, ruleset: Ruleset) -> String {
    let text = book.of(language, ruleset.family.name());
    in_edition(text.unwrap_or_default(), ruleset.edition.name)
}

/// What stands in a [book](words::BOOKS) before the words of another edition.
const LIST: char = '\u{c}';

/// A book in the words of the edition of that name, without those of the others.
pub fn in_edition(book: &str, edition: &str) -> String {
    let mut parts = book.split(LIST);
    let mut text = parts.next().unwrap_or_default().to_owned();
    let mut lists = parts.filter_map(|part| part.split_once('\n'));
    let found = lists.find(|(name, _)| *name == edition);
    let words = found.map_or("", |(_, words)| words);
    for (word, other) in words.lines().filter_map(|line| line.split_once(" -> ")) {
        text = replaced(&text, word, other);
    }
    text
}

/// The text with another in the place of a word or words, wherever these begin a word.
fn replaced(text: &str, word: &str, other: &str) -> String {
    let (mut new, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once(word) {
        new.push_str(before);
        new.push_str(if is_within_word(&new) { word } else { other });
        rest = after;
    }
    new + rest
}

/// Whether a letter that follows `text` continues a word.
fn is_within_word(text: &str) -> bool {
    text.chars().next_back().is_some_and(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_put_into_the_words_of_an_edition() {
        let book = "la casa, hasta la casa\n\u{c}dash-1\ncasa -> hut\n\u{c}dash-2\na la casa -> al hogar\n\
                    la casa -> el hogar\ncas -> x\n";
        assert_eq!(in_edition(book, "dash-2"), "el hogar, hasta el hogar\n");
        assert_eq!(in_edition(book, "dash"), "la casa, hasta la casa\n");
        for plain in ["", "la casa", "a\u{e9}"] {
            assert_eq!(in_edition(plain, "dash-2"), plain);
        }
    }

    #[test]
    fn a_word_takes_its_place_only_where_a_word_begins() {
        for (text, new) in [
            ("corner, corners", "nook, nooks"),
            ("uncorner, \u{e1}corner", "uncorner, \u{e1}corner"),
            ("\u{a1}corner 1corner", "\u{a1}nook 1nook"),
            ("cornercorner", "nookcorner"),
        ] {
            assert_eq!(replaced(text, "corner", "nook"), new);
        }
    }
}
