//! A position of Sorry! and what is still to do in it.

use super::card_kind::CardKind;
use super::cards::Cards;
use super::pawns::Pawns;
use crate::seat::{Seat, SeatSet};

/// A state. Pawns of a colour are alike and cards of a kind are: equal positions are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Where the pawns stand.
    pub(super) pawns: Pawns,
    /// The cards whose play is over.
    pub(super) discard: Cards,
    /// The cards that each seat holds (S-26), as far as they are known. A card that is being played is
    /// still among them.
    pub(super) hands: [Cards; 4],
    /// The seats in play.
    pub(super) seats: SeatSet,
    /// The seat to act; when the game is over, the first of the side that won.
    pub(super) turn: Seat,
    /// S-26: whether the seat to act has played a 2 and chooses again when its hand is full.
    pub(super) again: bool,
    /// What the turn is at.
    pub(super) phase: Phase,
}

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// The lot that says who begins (S-5).
    Opening,
    /// A card from the pile.
    Draw,
    /// A step.
    Play(Stage),
    /// Nothing: the game is over.
    Over,
}

/// How far a play has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// A card of the hand is to be chosen and played (S-26).
    Choose,
    /// This card is to be played, and nothing of it has been.
    Card(CardKind),
    /// A 7 has been played in part (S-16).
    Seven {
        /// So many steps of it are left.
        left: u8,
        /// The pawns that have had their part. All others are counted as waiting on START.
        moved: Pawns,
    },
    /// It is over: `played` if the card moved a pawn, otherwise it was forfeited, declined or put
    /// away.
    Ended { card: CardKind, played: bool },
}

impl State {
    /// All pawns on START (S-5), no card drawn, `turn` to act in `phase`.
    pub(super) fn set_up(seats: SeatSet, turn: Seat, phase: Phase) -> State {
        State {
            pawns: Pawns::WAITING,
            discard: Cards::NONE,
            hands: [Cards::NONE; 4],
            seats,
            turn,
            again: false,
            phase,
        }
    }

    /// The card that is being played, once it is known which.
    pub(super) fn card_in_play(&self) -> Option<CardKind> {
        match self.phase {
            Phase::Play(Stage::Card(card)) => Some(card),
            Phase::Play(Stage::Seven { .. }) => Some(CardKind::Seven),
            _ => None,
        }
    }

    /// The card that was drawn and is being played. A card of the hand stays there until its play is
    /// over.
    #[inline]
    pub(super) fn drawn(&self) -> Option<CardKind> {
        self.card_in_play().filter(|&card| !self.hand().has(card))
    }

    /// The hand of the seat to act.
    #[inline]
    pub(super) fn hand(&self) -> Cards {
        self.hands[self.turn.index()]
    }

    /// Within a 7 everybody sees the card (S-26).
    #[inline]
    pub(super) fn turn_up_seven(&mut self) {
        let hand = &mut self.hands[self.turn.index()];
        if hand.face_down() > 0 && !hand.has(CardKind::Seven) {
            *hand = hand.played(CardKind::Seven).with(CardKind::Seven);
        }
    }

    /// The cards that are still to be drawn: all but those put away, held, and in play (S-4). Those
    /// that are held face down may be any of them.
    #[inline]
    pub(super) fn pile(&self) -> Cards {
        let held = self.hands.into_iter().map(Cards::known);
        let mut gone = held.fold(self.discard, Cards::and);
        if let Some(card) = self.drawn() {
            gone = gone.with(card);
        }
        Cards::deck().less(gone)
    }

    /// Puts the discards under the pile if it has run out, and says whether it had (S-4).
    #[inline]
    pub(super) fn renew_pile(&mut self) -> bool {
        let face_down: u32 = self.hands.into_iter().map(Cards::face_down).sum();
        let is_out = self.pile().len() == face_down;
        if is_out {
            self.discard = Cards::NONE;
        }
        is_out
    }
}
