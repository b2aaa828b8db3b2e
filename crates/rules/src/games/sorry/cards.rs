//! The eleven kinds of cards and the deck that they make up (S-4).

use std::fmt;
use std::str::FromStr;

use words::{t, text};

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
    pub(super) fn number(self) -> u8 {
        match self {
            CardKind::One => 1,
            CardKind::Two => 2,
            CardKind::Three => 3,
            CardKind::Four => 4,
            CardKind::Five => 5,
            CardKind::Seven => 7,
            CardKind::Eight => 8,
            CardKind::Ten => 10,
            CardKind::Eleven => 11,
            CardKind::Twelve => 12,
            CardKind::Sorry => 0,
        }
    }

    /// Its name in notation.
    pub(super) fn name(self) -> &'static str {
        self.card().name
    }

    /// The card as it is printed (S-15 to S-18).
    pub(super) fn card(self) -> Card {
        let (name, text) = match self {
            CardKind::One => ("1", text!(sorry::card_1)),
            CardKind::Two => ("2", text!(sorry::card_2)),
            CardKind::Three => ("3", text!(sorry::card_3)),
            CardKind::Four => ("4", text!(sorry::card_4)),
            CardKind::Five => ("5", text!(sorry::card_5)),
            CardKind::Seven => ("7", text!(sorry::card_7)),
            CardKind::Eight => ("8", text!(sorry::card_8)),
            CardKind::Ten => ("10", text!(sorry::card_10)),
            CardKind::Eleven => ("11", text!(sorry::card_11)),
            CardKind::Twelve => ("12", text!(sorry::card_12)),
            CardKind::Sorry => ("sorry", text!(sorry::card_sorry)),
        };
        let word = (self == CardKind::Sorry).then_some(text!(sorry::title));
        Card { name, word, text }
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_stand_in_order_and_make_up_the_deck() {
        assert!(CardKind::ALL.is_sorted());
        for (index, kind) in CardKind::ALL.into_iter().enumerate() {
            assert_eq!(kind.index(), index);
        }
        assert_eq!(
            CardKind::ALL.into_iter().map(CardKind::count).sum::<u32>(),
            DECK
        );
    }

    #[test]
    fn a_card_is_written_as_its_number() {
        for kind in CardKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            if kind != CardKind::Sorry {
                assert_eq!(kind.to_string(), kind.number().to_string());
                assert_eq!(kind.card().title(), kind.name());
            }
        }
        for wrong in ["6", "9", "0", "", "07", "7 ", "13", "Sorry", "sorry!"] {
            assert!(wrong.parse::<CardKind>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_card_says_in_a_sentence_what_it_does() {
        for kind in CardKind::ALL {
            let text = kind.card().text();
            assert!(
                text.ends_with('.') && text.matches('.').count() == 1,
                "{text}"
            );
        }
    }
}
