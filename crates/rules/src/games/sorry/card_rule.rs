//! What each kind of card does, as printed. House rules change it.

use words::{Plain, text};

use super::card_kind::CardKind;

/// What a card does.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardRule {
    /// Whether it brings a pawn out of START onto its circle (S-11).
    pub(super) starts: bool,
    /// How far a pawn goes forward (S-15); 0 if it does not. Pawns may share a 7 (S-16).
    pub(super) forward: u8,
    /// How far a pawn may go backward (S-15); 0 if it may not.
    pub(super) back: u8,
    /// Whether the same player draws again (S-15).
    pub(super) draws_again: bool,
    /// The name of its picture.
    pub(super) picture: &'static str,
    /// Its text where it starts no pawn, and where it does.
    pub(super) texts: [Plain; 2],
}

impl CardRule {
    /// Lets a pawn go so far forward, and perhaps backward.
    pub(super) fn goes(&mut self, ways: (u8, u8), picture: &'static str, texts: [Plain; 2]) {
        (self.forward, self.back) = ways;
        (self.picture, self.texts) = (picture, texts);
    }
}

/// A printed card that moves a pawn so far forward, and perhaps backward.
const fn card(forward: u8, back: u8, picture: &'static str, texts: [Plain; 2]) -> CardRule {
    CardRule {
        starts: false,
        forward,
        back,
        draws_again: false,
        picture,
        texts,
    }
}

/// A printed card that also starts a pawn.
const fn starting(forward: u8, picture: &'static str, text: Plain) -> CardRule {
    CardRule {
        starts: true,
        ..card(forward, 0, picture, [text; 2])
    }
}

/// The cards of the print, in the order of [`CardKind::ALL`].
#[rustfmt::skip]
pub(super) const PRINTED: [CardRule; CardKind::ALL.len()] = [
    starting(1, "1", text!(sorry::card_1)),
    CardRule { draws_again: true, ..starting(2, "2", text!(sorry::card_2)) },
    card(3, 0, "3", [text!(sorry::card_3), text!(sorry_house::start_3)]),
    card(0, 4, "4", [text!(sorry::card_4), text!(sorry_house::start_4_back)]),
    card(5, 0, "5", [text!(sorry::card_5), text!(sorry_house::start_5)]),
    card(7, 0, "7", [text!(sorry::card_7); 2]),
    card(8, 0, "8", [text!(sorry::card_8), text!(sorry_house::start_8)]),
    card(10, 1, "10", [text!(sorry::card_10), text!(sorry_house::start_10)]),
    card(11, 0, "11", [text!(sorry::card_11), text!(sorry_house::start_11)]),
    card(12, 0, "12", [text!(sorry::card_12), text!(sorry_house::start_12)]),
    card(0, 0, "sorry", [text!(sorry::card_sorry); 2]),
];
