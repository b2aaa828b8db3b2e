//! The eleven kinds of cards and the deck that they make up (S-4).

use std::fmt;
use std::str::FromStr;

use words::{Plain, t, text};

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

    /// The card as it is printed (S-15 to S-18), or as house rules have it.
    pub(super) fn card(self, rules: &SorryRules) -> Card {
        let (_, name, texts) = CARDS[self.index()];
        let goes_back = match self {
            CardKind::Four => !rules.four_goes_forward,
            CardKind::Ten => rules.ten_goes_back,
            _ => false,
        };
        let both = |text| (name, [text, text]);
        let (picture, [text, starting]) = match self {
            CardKind::Two if !rules.two_goes_on => both(text!(sorry_house::card_2)),
            CardKind::Seven if !rules.seven_splits => both(text!(sorry_house::card_7)),
            CardKind::Four if !goes_back => {
                let texts = [text!(sorry_house::card_4), text!(sorry_house::start_4)];
                ("4-forward", texts)
            }
            CardKind::Ten if !goes_back => {
                let texts = [
                    text!(sorry_house::card_10),
                    text!(sorry_house::start_10_forward),
                ];
                ("10-forward", texts)
            }
            _ => (name, texts),
        };
        let word = (self == CardKind::Sorry).then_some(text!(sorry::title));
        Card {
            name,
            picture,
            word,
            text: if rules.any_card_starts {
                starting
            } else {
                text
            },
            goes_back,
        }
    }
}

/// The number and the name of each kind, its text as printed, and that where any card starts a pawn.
#[rustfmt::skip]
const CARDS: [(u8, &str, [Plain; 2]); CardKind::ALL.len()] = [
    (1, "1", [text!(sorry::card_1), text!(sorry::card_1)]),
    (2, "2", [text!(sorry::card_2), text!(sorry::card_2)]),
    (3, "3", [text!(sorry::card_3), text!(sorry_house::start_3)]),
    (4, "4", [text!(sorry::card_4), text!(sorry_house::start_4_back)]),
    (5, "5", [text!(sorry::card_5), text!(sorry_house::start_5)]),
    (7, "7", [text!(sorry::card_7), text!(sorry::card_7)]),
    (8, "8", [text!(sorry::card_8), text!(sorry_house::start_8)]),
    (10, "10", [text!(sorry::card_10), text!(sorry_house::start_10)]),
    (11, "11", [text!(sorry::card_11), text!(sorry_house::start_11)]),
    (12, "12", [text!(sorry::card_12), text!(sorry_house::start_12)]),
    (0, "sorry", [text!(sorry::card_sorry), text!(sorry::card_sorry)]),
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
