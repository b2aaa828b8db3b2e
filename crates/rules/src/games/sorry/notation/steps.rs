//! Steps as text.
//!
//! A START and a home are written without their colour wherever it goes without saying: a pawn starts
//! on the circle of its colour, and ends in the home of its own. Elsewhere, and always where a Sorry!
//! of partners leaves the choice, the letter stands before it: `Y:yard`.

use words::{Plain, text};

use super::super::Sorry;
use super::super::actions::{Act, Step};
use super::super::card_kind::CardKind;
use super::super::slides;
use super::super::spaces::{self, At};
use super::super::state::State;
use super::{SPACE, parse_card, parse_space, parse_square, plain_name};
use crate::game::Game;
use crate::notation::{NotationError, Token};
use crate::race::Place;
use crate::seat::Seat;

const STEP: Plain = text!(sorry_notation::step);

impl Sorry {
    pub(super) fn write_step(&self, state: &State, step: Step) -> String {
        let Step { act, from, to } = step;
        let (card, sign) = match act {
            Act::Pass => return "pass".to_owned(),
            Act::Decline => return "11 -".to_owned(),
            Act::Discard(card) => return format!("discard {card}"),
            Act::Swap => (CardKind::Eleven, '~'),
            Act::Move(card) => (card, '-'),
        };
        let owner = self.pawn_owner(state, from);
        let hits = state.pawns.occupant(to).is_some_and(|there| there != owner);
        let sign = if hits && act != Act::Swap { 'x' } else { sign };
        let slide =
            slides::slide(&self.rules, owner, to).map(|end| format!(">{}", plain_name(end)));
        let slide = slide.unwrap_or_default();
        let named = self.rules.partners && card == CardKind::Sorry;
        let is_bare = !named && spaces::owner(from) == Some(self.bare_from(state, to));
        let from = space_name(from, is_bare);
        let to = space_name(to, spaces::owner(to) == Some(owner));
        format!("{card} {from}{sign}{to}{slide}")
    }

    pub(super) fn read_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        if text == "pass" {
            return Ok(Step::still(Act::Pass));
        }
        let (card, moved) = Token::line(text).halves(" ", STEP.say())?;
        if card.text == "discard" {
            return Ok(Step::still(Act::Discard(parse_card(moved)?)));
        }
        let card = parse_card(card)?;
        let is_eleven = card == CardKind::Eleven;
        if moved.text == "-" && is_eleven {
            return Ok(Step::still(Act::Decline));
        }
        // Where a slide ends follows from where it begins; that it is there is checked when the step
        // is compared with what is written.
        let moved = moved.split_once(">").map_or(moved, |(moved, _)| moved);
        let (act, spaces) = match moved.split_once("~") {
            Some(spaces) if is_eleven => (Act::Swap, Some(spaces)),
            // A name of a space holds neither sign.
            _ => {
                let spaces = moved.split_once("-").or_else(|| moved.split_once("x"));
                (Act::Move(card), spaces)
            }
        };
        let (from, to) = spaces.ok_or_else(|| NotationError::expected(moved, STEP))?;
        let target = parse_square(to).unwrap_or(spaces::home(state.turn));
        let from = parse_named(self.bare_from(state, target), from)?;
        let to = parse_named(self.pawn_owner(state, from), to)?;
        Ok(Step { act, from, to })
    }

    /// Whose START or home a step sets out from that leads to `to`, where that is not said: that of
    /// the colour whose circle it is, if the side has it (S-11), else the player's own.
    fn bare_from(&self, state: &State, to: At) -> Seat {
        let mut side = self.side_of(state.turn).iter();
        side.find(|&seat| spaces::circle(seat) == to)
            .unwrap_or(state.turn)
    }

    /// Whose pawn a step means that sets out from `from`.
    pub(in super::super) fn pawn_owner(&self, state: &State, from: At) -> Seat {
        let there = state.pawns.owner(self.side_of(state.turn), from);
        spaces::owner(from).or(there).unwrap_or(state.turn)
    }
}

/// The name of a space in a step, the colour of a START or home left out where it is `bare`.
fn space_name(at: At, is_bare: bool) -> String {
    match spaces::place(at) {
        Place::Yard { side } | Place::Home { side } if !is_bare => {
            format!("{}:{}", Sorry::FAMILY.letter(Seat(side)), plain_name(at))
        }
        _ => plain_name(at),
    }
}

/// Reads a space of a step, START and home being those of `bare` where no letter says whose.
fn parse_named(bare: Seat, token: Token<'_>) -> Result<At, NotationError> {
    let Some((letter, name)) = token.split_once(":") else {
        return parse_space(bare, token);
    };
    let seat = letter.seat(Sorry::FAMILY)?;
    match name.text {
        "yard" | "home" => parse_space(seat, name),
        _ => Err(NotationError::expected(token, SPACE)),
    }
}
