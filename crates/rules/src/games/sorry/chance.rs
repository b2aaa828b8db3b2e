//! What chance decides: who begins, and which card is drawn.

use std::fmt;
use std::str::FromStr;

use super::Sorry;
use super::cards::CardKind;
use super::deck::Cards;
use super::state::{HAND, Phase, Stage, State};
use crate::chance::Faces;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::seat::Seat;

/// An outcome: in a record the letter of a seat, or a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This seat begins (S-5).
    First(Seat),
    /// This card was drawn.
    Drawn(CardKind),
    /// A card was drawn into a hand that is not seen (S-26).
    FaceDown,
}

/// How a card that is not seen is written.
const FACE_DOWN: &str = "?";

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::First(seat) => write!(f, "{}", Sorry::FAMILY.letter(*seat)),
            Outcome::Drawn(card) => card.fmt(f),
            Outcome::FaceDown => f.write_str(FACE_DOWN),
        }
    }
}

impl FromStr for Outcome {
    type Err = String;

    fn from_str(text: &str) -> Result<Outcome, String> {
        if text == FACE_DOWN {
            return Ok(Outcome::FaceDown);
        }
        let mut letters = text.chars();
        match (
            letters.next().and_then(|letter| Sorry::FAMILY.seat(letter)),
            letters.next(),
        ) {
            (Some(seat), None) => Ok(Outcome::First(seat)),
            _ => text.parse().map(Outcome::Drawn),
        }
    }
}

impl Sorry {
    /// A card is drawn: to be played, or into the hand (S-4, S-7, S-26).
    #[inline]
    pub(super) fn draw(&self, state: &mut State, card: CardKind, sink: &mut impl Sink) {
        let seat = state.turn;
        if self.hand {
            state.hands[seat.index()] = state.hand().with(card);
            sink.emit(|| Event::Drawn { seat });
        } else {
            state.phase = Phase::Play(Stage::Card(card));
            sink.emit(|| Event::Thrown {
                seat,
                faces: Faces::Card(card.card()),
            });
        }
        self.drawn(state, sink);
    }

    /// A card is drawn into the hand that nobody else sees (S-26).
    pub(super) fn draw_face_down(&self, state: &mut State, sink: &mut impl Sink) {
        let seat = state.turn;
        state.hands[seat.index()] = state.hand().with_face_down();
        sink.emit(|| Event::Drawn { seat });
        self.drawn(state, sink);
    }

    /// What follows when a card has been drawn.
    #[inline]
    fn drawn(&self, state: &mut State, sink: &mut impl Sink) {
        if state.renew_pile() {
            sink.emit(|| Event::Reshuffled);
        }
        if self.hand && state.hand().len() == HAND {
            self.filled(state, sink);
        }
    }

    /// A seat about to draw. The card being played is out of the way; with hands (S-26) the seat
    /// draws any of those that are not known, and plays it at once.
    pub(super) fn about_to_draw(&self, state: &State, seat: Seat) -> Option<(Sorry, State)> {
        if state.phase == Phase::Over || !state.seats.has(seat) {
            return None;
        }
        let mut next = *state;
        // Of a 7 that is being shared some pawns have had their part.
        next.pawns = state.pawns.rested();
        if let Some(card) = state.drawn() {
            next.discard = next.discard.with(card);
        }
        next.hands[seat.index()] = Cards::NONE;
        next.turn = seat;
        next.phase = Phase::Draw;
        next.again = false;
        // S-4: perhaps the card that was played was the last.
        next.renew_pile();
        for held in &mut next.hands {
            // What others are known to hold is not drawn.
            next.discard = next.discard.and(std::mem::take(held));
        }
        Some((
            Sorry {
                hand: false,
                ..*self
            },
            next,
        ))
    }
}
