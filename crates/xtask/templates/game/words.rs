//! The game in words: choices, the log, whose turn it is.

use ::words::t;

use super::GameName;
use super::actions::Step;
use super::spaces::{HOME, Mark, Place, YARD, mark_name, name};
use super::state::{Phase, State, victim};
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Event, Spent};
use crate::game::Game;
use crate::seat::Seat;
use crate::words::Words;

fn colour(seat: Seat) -> &'static str {
    GameName::FAMILY.colour(seat)
}

/// "6 and 3".
fn numbers(faces: &Faces) -> String {
    let numbers: Vec<String> = faces.numbers().iter().map(u8::to_string).collect();
    ::words::list(&numbers)
}

/// The place of a mark of `seat`, as it is called in a sentence.
pub(super) fn place(seat: Seat, mark: Mark) -> String {
    match mark {
        YARD => t!(game_name::yard).to_owned(),
        HOME => t!(game_name::home).to_owned(),
        _ => mark_name(seat, mark),
    }
}

impl GameName {
    /// What the log says of a step: "Yellow moves from Y3 to Y8 with a 5".
    fn moved(&self, seat: Seat, way: &[Space], spent: Spent) -> Option<String> {
        let (&first, &last) = (way.first()?, way.last()?);
        let Spent::Die(die) = spent else {
            return None;
        };
        let (colour, from, to) = (
            colour(seat),
            self.space_words(first),
            self.space_words(last),
        );
        Some(match (Place::of(first), Place::of(last)) {
            (Place::Yard { .. }, _) => t!(game_name::comes_out, colour, to, die),
            (_, Place::Home { .. }) => t!(game_name::comes_home, colour, from, die),
            _ => t!(game_name::moved, colour, from, to, die),
        })
    }
}

impl Words for GameName {
    fn choice(&self, state: &State, step: Step) -> String {
        let Step::Go { die, from, to } = step else {
            return t!(game_name::pass).to_owned();
        };
        let seat = state.turn;
        let captured = victim(&state.pawns, seat, to);
        let kind = match (from, to) {
            (YARD, _) => "out",
            (_, HOME) => "home",
            _ => "plain",
        };
        let (from, to) = (mark_name(seat, from), mark_name(seat, to));
        match captured.map(colour) {
            Some(rival) => t!(game_name::choice_captures, die, kind, from, to, rival),
            None => t!(game_name::choice, die, kind, from, to),
        }
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened { seat, faces } => {
                let (colour, total) = (colour(*seat), faces.numbers().iter().sum::<u8>());
                t!(game_name::opened, colour, dice = numbers(faces), total)
            }
            Event::Begins { seat } => t!(game_name::begins, colour = colour(*seat)),
            Event::Thrown { seat, faces } => {
                let (colour, dice) = (colour(*seat), numbers(faces));
                t!(game_name::thrown, colour, dice)
            }
            Event::Moved {
                seat, way, spent, ..
            } => self.moved(*seat, way, *spent)?,
            Event::Captured {
                seat, piece, from, ..
            } => {
                let (rival, space) = (colour(piece.owner?), self.space_words(*from));
                let colour = colour(*seat);
                t!(game_name::captured, colour, rival, space)
            }
            Event::Forfeited { seat, faces } => {
                let (colour, dice) = (colour(*seat), numbers(faces));
                t!(game_name::forfeited, colour, dice)
            }
            Event::Passed { seat } => t!(game_name::passed, colour = colour(*seat)),
            Event::Won { seats } => {
                let winners: Vec<_> = seats.iter().map(colour).collect();
                t!(game_name::won, colour = ::words::list(&winners))
            }
            // The next throw says that the turn passes; the others never come in this game.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening { .. } => t!(game_name::to_throw_first, colour),
            Phase::Throw => t!(game_name::to_throw, colour),
            Phase::Play { left, .. } => {
                // As thrown, the higher die first.
                let mut left: Vec<u8> = left.numbers().collect();
                left.reverse();
                t!(
                    game_name::to_play,
                    colour,
                    dice = numbers(&Faces::Dice(left))
                )
            }
            Phase::Over => t!(game_name::won, colour),
        }
    }

    fn space_words(&self, space: Space) -> String {
        match Place::of(space) {
            Place::Yard { .. } => t!(game_name::yard).to_owned(),
            Place::Home { .. } => t!(game_name::home).to_owned(),
            _ => name(space),
        }
    }

    fn chance_word(&self) -> &'static str {
        t!(game_name::throw)
    }
}
