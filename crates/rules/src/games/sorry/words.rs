//! Sorry! in words.

use words::{Plain, t, text};

use super::Sorry;
use super::actions::{Act, Step};
use super::card_kind::CardKind;
use super::spaces::{self, At};
use super::state::{Phase, Stage, State};
use crate::board::Space;
use crate::cast::Occasion;
use crate::event::{Cost, Event};
use crate::game::Game;
use crate::narrator;
use crate::piece::Piece;
use crate::race::Place;
use crate::seat::Seat;
use crate::view::View;
use crate::words::{Phrases, Words};

fn colour(seat: Seat) -> &'static str {
    Sorry::FAMILY.colour(seat)
}

/// What a text is given in the place of a name where there is nobody to be named.
const NONE: &str = "none";

/// The partner whose pawn a player moves (S-25).
fn partner(seat: Seat, piece: Piece) -> &'static str {
    let partner = piece.owner.filter(|&owner| owner != seat);
    partner.map_or(NONE, colour)
}

/// A space, of a START or home also whose it is: "R4", "Blue's START".
pub(super) fn space_of(at: At) -> String {
    match spaces::place(at) {
        Place::Yard { side } => t!(sorry::yard_of, colour = colour(Seat(side))),
        Place::Home { side } => t!(sorry::home_of, colour = colour(Seat(side))),
        _ => spaces::name(at),
    }
}

/// The names of the characters who play as bots, by seat.
const CAST: [&str; 4] = ["Percy", "Mabel", "Dot", "Biscuit"];

impl Sorry {
    /// What the log says of a move: "Red moves from R4 to R9 with a 5".
    fn moved(&self, seat: Seat, piece: Piece, way: &[Space], cost: Cost) -> Option<String> {
        let (&first, &last) = (way.first()?, way.last()?);
        let Cost::Card(card, steps) = cost else {
            return None;
        };
        let kind: CardKind = card.parse().ok()?;
        let (card, back) = (kind.number(), self.rules.card(kind).back);
        let owner = piece.owner.unwrap_or(seat);
        let goes_back = back > 0 && spaces::backward(owner, first.0, back) == last.0;
        // The whole card, or so many steps of a 7.
        let is_part = kind == CardKind::Seven && steps < card;
        let part = if is_part { steps } else { 0 };
        let (colour, partner) = (colour(seat), partner(seat, piece));
        let (from, to) = (self.space_words(first), self.space_words(last));
        Some(match (spaces::place(first.0), spaces::place(last.0)) {
            (Place::Yard { .. }, _) if kind == CardKind::Sorry => {
                t!(sorry::takes_from_start, colour, partner, to)
            }
            (Place::Yard { .. }, _) => t!(sorry::starts, colour, partner, to, card),
            (_, Place::Home { .. }) => {
                t!(sorry::brings_home, colour, partner, from, part, card)
            }
            _ if goes_back => {
                t!(sorry::moves_back, colour, partner, from, to, card)
            }
            _ => t!(sorry::moves, colour, partner, from, to, part, card),
        })
    }

    /// A space in a choice, whose START or home it is where partners have two.
    fn spot(&self, at: At, seat: Seat) -> String {
        match spaces::owner(at) {
            Some(owner) if owner != seat => space_of(at),
            _ => self.space_words(Space(at)),
        }
    }
}

impl Words for Sorry {
    const LEARNED_IN: Option<Plain> = Some(text!(sorry::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        let card = match step.act {
            Act::Pass => return t!(sorry::pass).to_owned(),
            Act::Decline => return t!(sorry::decline).to_owned(),
            Act::Discard(card) => return t!(sorry::put_away, card = card.number()),
            Act::Swap => CardKind::Eleven,
            Act::Move(card) => card,
        };
        let seat = state.turn;
        let pointing = self.action_view(state, step);
        let (from, to) = (self.spot(step.from, seat), self.spot(step.to, seat));
        let slides = pointing.slides.map(|end| self.space_words(end));
        let slides = slides.as_deref().unwrap_or(NONE);
        let bumps = Sorry::FAMILY.colours(pointing.captures);
        let bumps = if bumps.is_empty() { NONE } else { &bumps };
        match pointing.swaps {
            Some(other) => t!(sorry::swap, from, other = colour(other), to, slides, bumps),
            None => t!(sorry::go, card = card.number(), from, to, slides, bumps),
        }
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        match event {
            Event::Moved {
                seat,
                piece,
                way,
                cost,
            } => self.moved(*seat, *piece, way, *cost),
            _ => narrator::sentence(self, event),
        }
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening => t!(sorry::lot).to_owned(),
            Phase::Draw if self.has_hands() => {
                t!(sorry::to_draw_up, colour, count = self.rules.hand)
            }
            Phase::Draw => t!(sorry::to_draw, colour),
            Phase::Play(Stage::Card(card)) => t!(sorry::to_play, colour, card = card.number()),
            Phase::Play(Stage::Seven { left, .. }) => t!(sorry::to_play_rest, colour, left),
            Phase::Play(_) => t!(sorry::to_choose, colour),
            Phase::Over => {
                let seats = self.side_of(state.turn);
                self.sentence(&Event::Won { seats }).unwrap_or_default()
            }
        }
    }

    fn space_words(&self, space: Space) -> String {
        match spaces::place(space.0) {
            Place::Yard { .. } => t!(sorry::yard).to_owned(),
            Place::Home { .. } => t!(sorry::home).to_owned(),
            _ => spaces::name(space.0),
        }
    }

    fn chance_word(&self) -> &'static str {
        t!(sorry::draw_button)
    }

    fn cast(&self, seat: Seat) -> &'static str {
        CAST[seat.index()]
    }

    fn cast_line(&self, seat: Seat, occasion: Occasion, line: usize) -> String {
        let says = &*occasion.key(line);
        match seat.0 {
            0 => t!(sorry_cast::red, says),
            1 => t!(sorry_cast::blue, says),
            2 => t!(sorry_cast::yellow, says),
            _ => t!(sorry_cast::green, says),
        }
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            capture: "bump",
            case: if self.has_hands() {
                "hidden-card"
            } else {
                "card"
            },
            terms: "sorry",
            ..Phrases::USUAL
        }
    }
}
