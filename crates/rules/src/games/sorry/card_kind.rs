//! The eleven kinds of cards and the deck that they make up (S-4).

use std::fmt;
use std::str::FromStr;

use words::{t, text};

use super::rules::SorryRules;
use crate::chance::Card;

/// How many cards the deck has (S-4).
pub(super) const DECK: u32 = 45;

/// A kind of card. All cards of a kind are alike; their order is that of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardKind {
    /// Starts a pawn, or forward 1.
    One,
    /// Starts a pawn, or forward 2; another card follows.
    Two,
    /// Forward 3.
    Three,
    /// Backward 4.
    Four,
    /// Forward 5.
    Five,
    /// Forward 7, or shared.
    Seven,
    /// Forward 8.
    Eight,
    /// Forward 10, or backward 1.
    Ten,
    /// Forward 11, or a swap.
    Eleven,
    /// Forward 12.
    Twelve,
    /// From START to where an opponent stands.
    Sorry,
}

impl CardKind {
    /// All kinds, in order.
    pub(super) const ALL: [CardKind; 11] = [
        CardKind::One,
        CardKind::Two,
        CardKind::Three,
        CardKind::Four,
        CardKind::Five,
        CardKind::Seven,
        CardKind::Eight,
        CardKind::Ten,
        CardKind::Eleven,
        CardKind::Twelve,
        CardKind::Sorry,
    ];

    /// Its place in [`CardKind::ALL`].
    pub(super) fn index(self) -> usize {
        self as usize
    }

    /// How many of the kind the whole deck has (S-4).
    pub(super) fn count(self) -> u32 {
        if self == CardKind::One { 5 } else { 4 }
    }

    /// The number printed on it; 0 for Sorry!.
    #[inline]
    pub(super) fn number(self) -> u8 {
        CARDS[self.index()].0
    }

    /// Its name in notation.
    pub(super) fn name(self) -> &'static str {
        CARDS[self.index()].1
    }

    /// The card as the rules have it.
    pub(super) fn card(self, rules: &SorryRules) -> Card {
        let rule = rules.card(self);
        Card {
            name: self.name(),
            picture: rule.picture,
            word: (self == CardKind::Sorry).then_some(text!(sorry::title)),
            text: rule.texts[usize::from(rule.starts)],
            goes_back: rule.back > 0,
        }
    }
}

/// The number and the name of each kind.
const CARDS: [(u8, &str); CardKind::ALL.len()] = [
    (1, "1"),
    (2, "2"),
    (3, "3"),
    (4, "4"),
    (5, "5"),
    (7, "7"),
    (8, "8"),
    (10, "10"),
    (11, "11"),
    (12, "12"),
    (0, "sorry"),
];

impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for CardKind {
    type Err = String;

    fn from_str(text: &str) -> Result<CardKind, String> {
        CardKind::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| t!(sorry_notation::card).to_owned())
    }
}
