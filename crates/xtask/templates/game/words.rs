//! The game in words: choices, the log, whose turn it is.

use super::GameName;
use super::actions::Step;
use super::spaces::{Place, mark_name, name};
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
    numbers.join(" and ")
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
            (Place::Yard { .. }, _) => format!("{colour} brings a pawn out on {to} with a {die}"),
            (_, Place::Home { .. }) => {
                format!("{colour} brings a pawn home from {from} with a {die}")
            }
            _ => format!("{colour} moves from {from} to {to} with a {die}"),
        })
    }
}

impl Words for GameName {
    fn choice(&self, state: &State, step: Step) -> String {
        let Step::Go { die, from, to } = step else {
            return "Pass: nothing can be played".to_owned();
        };
        let seat = state.turn;
        let captured = victim(&state.pawns, seat, to);
        let captured = captured.map(|rival| format!(", captures {}", colour(rival)));
        let (from, to) = (mark_name(seat, from), mark_name(seat, to));
        format!("{die}: {from} to {to}{}", captured.unwrap_or_default())
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened { seat, faces } => {
                let (colour, total) = (colour(*seat), faces.numbers().iter().sum::<u8>());
                format!(
                    "{colour} throws {} for the first turn: {total}",
                    numbers(faces)
                )
            }
            Event::Begins { seat } => format!("{} begins", colour(*seat)),
            Event::Thrown { seat, faces } => format!("{} throws {}", colour(*seat), numbers(faces)),
            Event::Moved {
                seat, way, spent, ..
            } => self.moved(*seat, way, *spent)?,
            Event::Captured {
                seat, piece, from, ..
            } => {
                let (rival, from) = (
                    piece.owner.map_or("a pawn", colour),
                    self.space_words(*from),
                );
                format!(
                    "{} captures {rival} on {from}: back to the yard",
                    colour(*seat)
                )
            }
            Event::Forfeited { seat, faces } => {
                format!("{} cannot play the {}", colour(*seat), numbers(faces))
            }
            Event::Passed { seat } => format!("{} can play nothing", colour(*seat)),
            Event::Won { seats } => {
                let winners: Vec<_> = seats.iter().map(colour).collect();
                format!("{} wins", winners.join(" and "))
            }
            // The next throw says that the turn passes; the others never come in this game.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening { .. } => format!("{colour} to throw for the first turn"),
            Phase::Throw => format!("{colour} to throw"),
            Phase::Play { left, .. } => {
                // As thrown, the higher die first.
                let mut left: Vec<u8> = left.numbers().collect();
                left.reverse();
                format!("{colour} to play {}", numbers(&Faces::Dice(left)))
            }
            Phase::Over => format!("{colour} wins"),
        }
    }

    fn space_words(&self, space: Space) -> String {
        match Place::of(space) {
            Place::Yard { .. } => "yard".to_owned(),
            Place::Home { .. } => "home".to_owned(),
            _ => name(space),
        }
    }

    fn chance_word(&self) -> &'static str {
        "Throw"
    }
}
