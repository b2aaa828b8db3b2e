//! The contract of a game's words: sentences in the printed terms of its edition.

use words::Plain;

use crate::board::Space;
use crate::event::Event;
use crate::game::Game;

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

/// The words of a game with which reasons and spaces are told, where the usual ones are not its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrases {
    /// What is done to a rival whose piece is captured: "takes".
    pub takes: &'static str,
    /// The same as what somebody could do to you: "hit"; and what is done to a piece then.
    pub hit: &'static str,
    /// See there.
    pub be_hit: &'static str,
    /// What is done to a piece that comes out of the yard: "starts".
    pub starts: &'static str,
    /// A case of chance, and several: "throw", "throws".
    pub cases: (&'static str, &'static str),
    /// After all cases: " that you do not see".
    pub unseen: &'static str,
    /// What is collected, one and several, where the [`tally`](crate::facts::Facts::tally) counts
    /// that instead of pieces at home.
    pub collects: Option<(&'static str, &'static str)>,
    /// What the space is called where a colour enters the track, after the colour: "Yellow's start".
    pub start: &'static str,
    /// The same of the space where it leaves the track.
    pub entrance: &'static str,
    /// The same of its last way home.
    pub home_path: &'static str,
    /// What pieces are that stand together on a space of the track.
    pub pair: &'static str,
}

impl Phrases {
    /// Those of a race with dice.
    pub const USUAL: Phrases = Phrases {
        takes: "takes",
        hit: "hit",
        be_hit: "hit",
        starts: "starts",
        cases: ("throw", "throws"),
        unseen: "",
        collects: None,
        start: "start",
        entrance: "home entrance",
        home_path: "home path",
        pair: "blockade",
    };

    /// "throw" of one, "throws" of several.
    pub fn case(&self, count: u32) -> &'static str {
        if count == 1 {
            self.cases.0
        } else {
            self.cases.1
        }
    }
}

/// A game that can say what happens, in its edition's words. Sentences have no full stop.
pub trait Words: Game {
    /// An action as a choice: "6: corner to Y6", "5: Y3 to Y8, captures Blue".
    fn choice(&self, state: &Self::State, action: Self::Action) -> String;

    /// An event as a sentence of the log; `None` for what is not worth a line.
    fn sentence(&self, event: &Event) -> Option<String>;

    /// Whose turn it is and for what: "Yellow to throw", "Yellow to play 6 and 3".
    fn status(&self, state: &Self::State) -> String;

    /// The name of a space as a player says it: "Y6", "corner".
    fn space_words(&self, space: Space) -> String;

    /// What the button for a chance outcome says: "Throw", "Draw".
    fn chance_word(&self) -> &'static str;

    /// What [`tally`](crate::facts::Facts::tally) counts, as a style sheet knows it: `home`, `stars`.
    const TALLIES: &'static str = "home";

    /// What [`tally`](crate::facts::Facts::tally) counts, after a number: "home", "stars".
    fn tally_word(&self, _count: u32) -> &'static str {
        "home"
    }

    /// The words with which reasons are told.
    fn phrases(&self) -> Phrases {
        Phrases::USUAL
    }

    /// What is worth knowing of single spaces beyond the pieces on them.
    fn notes(&self, _state: &Self::State) -> Vec<Note> {
        Vec::new()
    }

    /// The rulebook as it is written: Markdown; each rule is a list item that begins with its
    /// number. The page does not name it, so that it carries none: it fetches the file.
    const RULEBOOK: &'static str;

    /// The lessons for who is new to the game, as [`crate::lesson::read`] reads them; empty in a game
    /// that has none. The page fetches them too.
    const LESSONS: &'static str = "";

    /// How long it takes to learn the game by them: "five minutes"; nothing where there are none.
    const LEARNED_IN: Option<Plain> = None;

    /// A text such as [`RULEBOOK`](Words::RULEBOOK) or [`LESSONS`](Words::LESSONS) in the words of this
    /// edition.
    fn in_edition(&self, text: &str) -> String {
        text.to_owned()
    }

    /// The rulebook in this edition's words.
    fn rulebook(&self) -> String {
        self.in_edition(Self::RULEBOOK)
    }
}
