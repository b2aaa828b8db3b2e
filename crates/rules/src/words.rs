//! Words of a game: sentences in the printed terms of its edition.

use words::{Book, Language, Plain, t};

use crate::board::{Kind, Space};
use crate::cast::Occasion;
use crate::event::Event;
use crate::game::Game;
use crate::ruleset::Ruleset;
use crate::seat::Seat;

/// A note shown on a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The space.
    pub at: Space,
    /// Whose it is.
    pub owner: Seat,
    /// How many of the owner's turns are left.
    pub left: u8,
    /// Whether a player has to act on it now.
    pub urgent: bool,
    /// The full text: "Blue's blockade: 3 turns left".
    pub words: String,
}

impl Note {
    /// One character for the board: "3".
    pub fn sign(&self) -> String {
        match self.urgent {
            true => "!".to_owned(),
            false => self.left.to_string(),
        }
    }

    /// The note with the owner's name in its text; `whose` is "own" for the reader's.
    pub fn told(self, whose: &str, name: &str) -> Note {
        let blockade = t!(race::blockade_of, whose, name);
        let words = match self.urgent {
            true => t!(race::due_now, blockade),
            false => t!(race::due_later, turns = self.left, blockade),
        };
        Note { words, ..self }
    }
}

/// Keys that select a game's terms in texts shared by several games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrases {
    /// The term for capturing a rival's piece: `take`, `bump`.
    pub capture: &'static str,
    /// The term for a chance outcome: `throw`, `card`, or `hidden-card` if the outcome is a card
    /// the player cannot see.
    pub case: &'static str,
    /// What players collect, if their [tally](crate::progress::Progress::tally) counts that rather than pieces at home:
    /// `star`.
    pub collects: Option<&'static str>,
    /// Why a token that all share stays: `token`, or `exact` where it may also lack an exact count.
    pub stays: &'static str,
    /// Whose terms to use for the spaces of a colour: an edition's name, or `usual`.
    pub terms: &'static str,
}

impl Phrases {
    /// The usual terms of a race with dice.
    pub const USUAL: Phrases = Phrases {
        capture: "take",
        case: "throw",
        collects: None,
        stays: "token",
        terms: "usual",
    };

    /// The name of a colour's start, entrance or home path: "Yellow's starting space". `None` for
    /// other kinds of spaces.
    pub fn place(self, kind: Kind, colour: &str) -> Option<String> {
        let terms = self.terms;
        Some(match kind {
            Kind::Start => t!(phrases::start, colour, terms),
            Kind::Entrance => t!(phrases::entrance, colour, terms),
            Kind::HomePath => t!(phrases::home_path, colour, terms),
            _ => return None,
        })
    }

    /// What a [tally](crate::progress::Progress::tally) counts, as a word after the number: "home", "stars".
    pub fn things(self, count: u32) -> String {
        let collects = self.collects.unwrap_or("home");
        t!(phrases::things, collects, count)
    }

    /// "takes Red"; `whom` is the owner of the captured piece.
    pub fn takes(self, whom: &str) -> String {
        t!(phrases::takes, capture = self.capture, whom)
    }

    /// "11 of 36 rolls".
    pub fn cases(self, cases: u32, total: u32) -> String {
        t!(phrases::cases, cases, total, case = self.case)
    }

    /// The threat to a piece from a rival's next roll: "could be hit by 11 of 36 rolls".
    pub fn could_be_hit(self, cases: u32, total: u32) -> String {
        let (capture, case) = (self.capture, self.case);
        t!(phrases::could_be_hit, capture, cases, total, case)
    }

    /// The heading of a list of pieces under threat from a rival's next roll.
    pub fn could_hit_these(self, total: u32) -> String {
        let (capture, case) = (self.capture, self.case);
        t!(phrases::could_hit_these, capture, total, case)
    }

    /// The text where no rival's next roll threatens anything.
    pub fn could_hit_nothing(self) -> String {
        t!(phrases::could_hit_nothing, capture = self.capture)
    }
}

/// Texts about what happens, in the terms of the game's edition. Sentences have no full stop.
pub trait Words: Game {
    /// An action as a choice: "6: corner to Y6", "5: Y3 to Y8, captures Blue". In every language,
    /// the path of a piece stands between ": " and the first comma.
    fn choice(&self, state: &Self::State, action: Self::Action) -> String;

    /// An event as a full sentence; `None` if it needs none. A game puts its moves into words, and what else it has words
    /// of its own for; the rest comes from [`narrator::sentence`](crate::narrator::sentence).
    fn sentence(&self, event: &Event) -> Option<String>;

    /// Whose turn it is, and for what: "Yellow to roll", "Yellow to play 6 and 3".
    fn status(&self, state: &Self::State) -> String;

    /// The task of the seat to act, if dice and cards do not show it: "roll for stars".
    /// `called` says what the player of a seat is called.
    fn task(&self, _state: &Self::State, _called: &dyn Fn(Seat) -> String) -> Option<String> {
        None
    }

    /// The spoken name of a space: "Y6", "corner".
    fn space_words(&self, space: Space) -> String;

    /// The label of the button for a chance outcome: "Roll", "Draw".
    fn chance_word(&self) -> &'static str;

    /// The name of the character who plays `seat` as a bot, the same in every language. It has at most [`LONGEST_NAME`]
    /// letters.
    ///
    /// [`LONGEST_NAME`]: crate::cast::LONGEST_NAME
    fn cast(&self, seat: Seat) -> &'static str;

    /// What the character of `seat` says: one of the [`LINES`] lines for an occasion, by its number.
    ///
    /// [`LINES`]: crate::cast::LINES
    fn cast_line(&self, seat: Seat, occasion: Occasion, line: usize) -> String;

    /// The terms for reasons, threats and spaces.
    fn phrases(&self) -> Phrases {
        Phrases::USUAL
    }

    /// Notes on single spaces.
    fn notes(&self, _state: &Self::State) -> Vec<Note> {
        Vec::new()
    }

    /// How long the lessons take: "five minutes"; `None` without lessons.
    const LEARNED_IN: Option<Plain> = None;

    /// The rulebook in a language, in the terms of this edition; empty if there is none. The page
    /// fetches the file instead.
    fn rulebook(&self, language: Language) -> String {
        text_in_edition(Book::Rulebook, language, self.ruleset())
    }

    /// The lessons in a language, in the terms of this edition, for [`crate::lesson::read`].
    fn lessons(&self, language: Language) -> String {
        text_in_edition(Book::Lessons, language, self.ruleset())
    }
}

/// A book in a language, in the terms of an edition; empty if there is none.
pub(crate) fn text_in_edition(book: Book, language: Language, ruleset: Ruleset) -> String {
    let text = book.of(language, ruleset.family.name());
    in_edition(text.unwrap_or_default(), ruleset.edition.name)
}

/// Separates a [book](words::BOOKS) from the lists of terms of other editions that follow it.
const LIST: char = '\u{c}';

/// A book with the terms of the named edition, without the lists of terms.
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

/// Replaces `word` with `other` wherever it begins a word.
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
    fn a_book_takes_the_terms_of_an_edition() {
        let book = "la casa, hasta la casa\n\u{c}dash-1\ncasa -> hut\n\u{c}dash-2\na la casa -> al hogar\n\
                    la casa -> el hogar\ncas -> x\n";
        assert_eq!(in_edition(book, "dash-2"), "el hogar, hasta el hogar\n");
        assert_eq!(in_edition(book, "dash"), "la casa, hasta la casa\n");
        for plain in ["", "la casa", "a\u{e9}"] {
            assert_eq!(in_edition(plain, "dash-2"), plain);
        }
    }

    #[test]
    fn words_are_replaced_only_from_their_beginning() {
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
