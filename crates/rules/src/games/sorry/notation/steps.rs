//! Steps as text.
//!
//! A START and a home are written without their colour wherever it goes without saying: a pawn starts
//! on the circle of its colour, and ends in the home of its own. Elsewhere, and always where a Sorry!
//! of partners leaves the choice, the letter stands before it: `Y:yard`.

use words::{Plain, text};

use super::super::Sorry;
use super::super::actions::{Act, Step};
use super::super::cards::CardKind;
use super::super::events::occupant;
use super::super::spaces::{self, At};
use super::super::state::State;
use super::{SPACE, circle_of, parse_card, parse_square, plain_name};
use crate::game::Game;
use crate::notation::{NotationError, Token};
use crate::race::Place;
use crate::seat::Seat;

const STEP: Plain = text!(sorry_notation::step);

impl Sorry {
    pub(super) fn written_step(&self, state: &State, step: Step) -> String {
        let Step { act, from, to } = step;
        let (card, sign) = match act {
            Act::Pass => return "pass".to_owned(),
            Act::Decline => return "11 -".to_owned(),
            Act::Discard(card) => return format!("discard {card}"),
            Act::Swap => (CardKind::Eleven, '~'),
            Act::Move(card) => (card, '-'),
        };
        let owner = self.meant(state, from);
        let hits = occupant(&state.pawns, to).is_some_and(|there| there != owner);
        let sign = if hits && act != Act::Swap { 'x' } else { sign };
        let slide = spaces::slide(owner, to).map(|end| format!(">{}", plain_name(end)));
        let slide = slide.unwrap_or_default();
        let bare = |seat| Some(seat) == spaces::owner(from);
        let named = self.partners && card == CardKind::Sorry;
        let from = space_name(from, !named && bare(self.bare_from(state, to)));
        let to = space_name(to, spaces::owner(to) == Some(owner));
        format!("{card} {from}{sign}{to}{slide}")
    }

    pub(super) fn read_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        let line = Token::line(text);
        if text == "pass" {
            return Ok(Step::still(Act::Pass));
        }
        let (spent, moved) = line.halves(" ", STEP.say())?;
        if spent.text == "discard" {
            return Ok(Step::still(Act::Discard(parse_card(moved)?)));
        }
        let card = parse_card(spent)?;
        let is_eleven = card == CardKind::Eleven;
        if moved.text == "-" && is_eleven {
            return Ok(Step::still(Act::Decline));
        }
        // Where a slide ends follows from where it begins; that it is there is checked when the step
        // is compared with what is written.
        let moved = moved.split_once(">").map_or(moved, |(moved, _)| moved);
        let (act, parts) = match moved.split_once("~") {
            Some(parts) if is_eleven => (Act::Swap, Some(parts)),
            // A name of a space holds neither sign.
            _ => {
                let parts = moved.split_once("-").or_else(|| moved.split_once("x"));
                (Act::Move(card), parts)
            }
        };
        let (from, to) = parts.ok_or_else(|| NotationError::expected(moved, STEP))?;
        let (from, to) = (Named::read(from)?, Named::read(to)?);
        // Of a square it is known where it is.
        let target = to.square().unwrap_or(spaces::home(state.turn));
        let from = from.at(self.bare_from(state, target));
        let to = to.at(self.meant(state, from));
        Ok(Step { act, from, to })
    }

    /// Whose START or home a step sets out from that leads to `to`, where that is not said: that of
    /// the colour whose circle it is, if the side has it (S-11), else the player's own.
    fn bare_from(&self, state: &State, to: At) -> Seat {
        circle_of(self.side_of(state.turn), to).unwrap_or(state.turn)
    }

    /// Whose pawn a step means that sets out from `from`.
    pub(in super::super) fn meant(&self, state: &State, from: At) -> Seat {
        let side = self.side_of(state.turn);
        let there = state.pawns.owner(side, from);
        spaces::owner(from).or(there).unwrap_or(state.turn)
    }
}

/// The name of a space in a step, the colour of a START or home left out where it is `bare`.
fn space_name(at: At, bare: bool) -> String {
    match spaces::place(at) {
        Place::Yard { side } | Place::Home { side } if !bare => {
            format!("{}:{}", Sorry::FAMILY.letter(Seat(side)), plain_name(at))
        }
        _ => plain_name(at),
    }
}

/// A space as it is named in a step.
#[derive(Clone, Copy)]
enum Named {
    Square(At),
    Yard(Option<Seat>),
    Home(Option<Seat>),
}

impl Named {
    fn read(token: Token<'_>) -> Result<Named, NotationError> {
        let (seat, name) = match token.split_once(":") {
            Some((letter, name)) => (Some(letter.seat(Sorry::FAMILY)?), name),
            None => (None, token),
        };
        match (name.text, parse_square(name)) {
            ("yard", _) => Ok(Named::Yard(seat)),
            ("home", _) => Ok(Named::Home(seat)),
            (_, Some(at)) if seat.is_none() => Ok(Named::Square(at)),
            _ => Err(NotationError::expected(token, SPACE)),
        }
    }

    fn square(self) -> Option<At> {
        match self {
            Named::Square(at) => Some(at),
            _ => None,
        }
    }

    /// The space, `bare` being whose it is where that is not said.
    fn at(self, bare: Seat) -> At {
        match self {
            Named::Square(at) => at,
            Named::Yard(seat) => spaces::yard(seat.unwrap_or(bare)),
            Named::Home(seat) => spaces::home(seat.unwrap_or(bare)),
        }
    }
}
