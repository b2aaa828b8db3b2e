//! Chance outcomes: dice and cards, with integer weights.

use words::Plain;

/// Parses the number of a die: one digit from 1 to 6.
pub(crate) fn parse_die(text: &str) -> Option<u8> {
    match text {
        "1" | "2" | "3" | "4" | "5" | "6" => text.parse().ok(),
        _ => None,
    }
}

/// A chance outcome as a screen shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Faces {
    /// Numbers of dice.
    Dice(Vec<u8>),
    /// A card turned over.
    Card(Card),
}

impl Faces {
    /// The numbers of the dice; empty for a card.
    pub fn numbers(&self) -> &[u8] {
        match self {
            Faces::Dice(numbers) => numbers,
            Faces::Card(_) => &[],
        }
    }
}

/// A printed card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// The card's name in notation: `7`, `sorry`.
    pub name: &'static str,
    /// The name of its picture, which shows what it does.
    pub picture: &'static str,
    /// The printed word, if it differs from the name: "Sorry!".
    pub word: Option<Plain>,
    /// The effect of the card, in a sentence or two.
    pub text: Plain,
    /// Whether it can move a piece backward.
    pub goes_back: bool,
}

impl Card {
    /// The number printed on it, unless it has a word.
    pub fn number(&self) -> Option<u8> {
        self.name.parse().ok()
    }

    /// The printed title: "7", "Sorry!".
    pub fn title(&self) -> &'static str {
        self.word.map_or(self.name, Plain::say)
    }

    /// The effect of the card, in a sentence or two.
    pub fn text(&self) -> &'static str {
        self.text.say()
    }
}

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// The number it shows.
    pub face: u8,
    /// The kind of die.
    pub look: Look,
    /// Whether it has been played.
    pub spent: bool,
}

impl Die {
    /// An ordinary die.
    pub fn plain(face: u8, spent: bool) -> Die {
        Die {
            face,
            look: Look::Plain,
            spent,
        }
    }
}

/// Kinds of dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Look {
    /// An ordinary die.
    Plain,
    /// The underside of a die, played as an extra die.
    Underside,
    /// A red die.
    Red,
    /// A white die.
    White,
}
