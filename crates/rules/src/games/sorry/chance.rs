//! What chance decides: who begins, and which card is drawn.

use std::fmt;
use std::str::FromStr;

use super::Sorry;
use super::card_kind::CardKind;
use super::state::{Phase, Stage, State};
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
        match Sorry::FAMILY.parse_seat(text) {
            Some(seat) => Ok(Outcome::First(seat)),
            None => text.parse().map(Outcome::Drawn),
        }
    }
}

impl Sorry {
    /// A card is drawn: to be played, or into the hand, which those who do not know the card do not
    /// see (S-4, S-7, S-26).
    #[inline]
    pub(super) fn draw(&self, state: &mut State, card: Option<CardKind>, sink: &mut impl Sink) {
        let seat = state.turn;
        let hand = &mut state.hands[seat.index()];
        match card {
            Some(card) if !self.has_hands() => {
                state.phase = Phase::Play(Stage::Card(card));
                let faces = Faces::Card(card.card(&self.rules));
                sink.emit(|| Event::Rolled { seat, faces });
            }
            _ => {
                *hand = card.map_or_else(|| hand.with_face_down(), |card| hand.with(card));
                sink.emit(|| Event::Drawn { seat });
            }
        }
        if state.renew_pile() {
            sink.emit(|| Event::Reshuffled);
        }
        if self.has_hands() && state.hand().len() == self.rules.hand {
            if !state.again {
                state.turn = state.seats.after(seat);
                sink.emit(|| Event::TurnPasses { to: state.turn });
            }
            state.phase = self.chooses_or_draws(state);
        }
    }
}
