//! Pollyanna in words, in the printed terms of each edition (P-34).

use super::actions::{REWARD, Spend, Step};
use super::spaces::{self, Place};
use super::state::{Left, Phase, State};
use super::{Pollyanna, board};
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Event, Spent};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::words::Words;

/// The printed terms of an edition, in the order in which [`RULEBOOK_TERMS`] replaces them.
struct Terms {
    yard: &'static str,
    home: &'static str,
    enters: &'static str,
}

const TERMS_1951: Terms = Terms {
    yard: "corner",
    home: "Home",
    enters: "starts",
};
const TERMS_1916: Terms = Terms {
    yard: "circle",
    home: "Pollyanna",
    enters: "enters",
};

/// The rulebook is written in the words of 1951; those of 1916 take their places.
const RULEBOOK_TERMS: &[(&str, &str)] = &[
    ("Home Entrance", "Glad Entrance"),
    ("Home Path", "Glad Path"),
    ("Home Space", "Pollyanna space"),
    ("yard corner", "portrait circle"),
    ("is started", "is entered"),
    ("are started", "are entered"),
    ("be started", "be entered"),
    ("starts a pawn", "enters a pawn"),
    ("start a pawn", "enter a pawn"),
];

impl Pollyanna {
    fn terms(&self) -> &'static Terms {
        if self.is_of_1916() {
            &TERMS_1916
        } else {
            &TERMS_1951
        }
    }

    fn is_of_1916(&self) -> bool {
        self.ruleset().edition.name.ends_with("1916")
    }
}

fn colour(seat: Seat) -> &'static str {
    Pollyanna::FAMILY.colour(seat)
}

/// "Yellow", "Yellow and Red".
fn colours(seats: SeatSet) -> String {
    let colours: Vec<_> = seats.iter().map(colour).collect();
    match colours.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => colours.concat(),
    }
}

/// "6 and 3".
fn numbers(faces: &Faces) -> String {
    let Faces::Dice(numbers) = faces;
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    numbers.join(" and ")
}

impl Words for Pollyanna {
    fn choice(&self, state: &State, step: Step) -> String {
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(low, high) => format!("{low} and {high}"),
            Spend::Reward => format!("Reward of {REWARD}"),
            Spend::Decline => return format!("Give up the reward of {REWARD}"),
            Spend::Pass => return "Pass: nothing can be played".to_owned(),
        };
        let words = |mark| self.space_words(spaces::space(state.turn, mark));
        let captured = self.pointing(state, step).captures;
        let captured = captured
            .map(|seat| format!(", captures {}", colour(seat)))
            .unwrap_or_default();
        format!(
            "{spent}: {} to {}{captured}",
            words(step.from),
            words(step.to)
        )
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        let terms = self.terms();
        Some(match event {
            Event::Opened { seat, faces } => {
                let Faces::Dice(dice) = faces;
                let total: u8 = dice.iter().sum();
                format!(
                    "{} throws {} for the first turn: {total}",
                    colour(*seat),
                    numbers(faces)
                )
            }
            Event::OpeningTied { seats } => format!("{} tie and throw again", colours(*seats)),
            Event::Begins { seat } => format!("{} begins", colour(*seat)),
            Event::Thrown { seat, faces } => format!("{} throws {}", colour(*seat), numbers(faces)),
            Event::Moved {
                seat, way, spent, ..
            } => {
                let (first, last) = (*way.first()?, *way.last()?);
                let colour = colour(*seat);
                let to = self.space_words(last);
                let spent = match spent {
                    Spent::Die(number) => format!("a {number}"),
                    Spent::Both(low, high) => format!("{low} and {high}"),
                    Spent::Reward(steps) => format!("the reward of {steps}"),
                };
                match (Place::of(first), Place::of(last)) {
                    (Place::Yard { .. }, _) => {
                        format!("{colour} {} a pawn on {to} with {spent}", terms.enters)
                    }
                    (_, Place::Home { .. }) => format!(
                        "{colour} brings a pawn from {} to {to} with {spent}",
                        self.space_words(first)
                    ),
                    _ => format!(
                        "{colour} moves from {} to {to} with {spent}",
                        self.space_words(first)
                    ),
                }
            }
            Event::Captured {
                seat,
                piece,
                from,
                to,
            } => {
                let victim = piece.owner.map_or("a pawn", colour);
                let (from, to) = (self.space_words(*from), self.space_words(*to));
                format!(
                    "{} captures {victim} on {from}: back to the {to}",
                    colour(*seat)
                )
            }
            Event::RewardEarned { seat, steps } => {
                format!("{} earns a reward of {steps}", colour(*seat))
            }
            Event::RewardLost { seat, steps } => {
                format!(
                    "{} has no pawn that can go the full {steps}: the reward is lost",
                    colour(*seat)
                )
            }
            Event::RewardDeclined { seat, steps } => {
                format!("{} gives up the reward of {steps}", colour(*seat))
            }
            Event::Forfeited { seat, faces } => {
                format!("{} cannot play the {}", colour(*seat), numbers(faces))
            }
            Event::Passed { seat } => format!("{} can play nothing", colour(*seat)),
            Event::ThrowsAgain { seat } => format!("Doublets: {} throws again", colour(*seat)),
            Event::TurnPasses { .. } => return None,
            Event::Won { seats } if seats.len() == 1 => format!("{} wins", colours(*seats)),
            Event::Won { seats } => format!("{} win", colours(*seats)),
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening { .. } => format!("{colour} to throw for the first turn"),
            Phase::Throw => format!("{colour} to throw"),
            Phase::Play { reward: true, .. } => format!("{colour} to use a reward of {REWARD}"),
            Phase::Play { dice, left, .. } => {
                // As thrown, the higher die first.
                let mut left: Vec<u8> = Left::numbers(left, dice).collect();
                left.reverse();
                format!("{colour} to play {}", numbers(&Faces::Dice(left)))
            }
            Phase::Over => {
                let winners = self.side_of(state.turn);
                let verb = if winners.len() == 1 { "wins" } else { "win" };
                format!("{} {verb}", colours(winners))
            }
        }
    }

    fn space_words(&self, space: Space) -> String {
        match Place::of(space) {
            Place::Yard { .. } => self.terms().yard.to_owned(),
            Place::Home { .. } => self.terms().home.to_owned(),
            _ => board::name(space),
        }
    }

    fn chance_word(&self) -> &'static str {
        "Throw"
    }

    fn rulebook(&self) -> String {
        let mut text = include_str!("rules.md").to_owned();
        if self.is_of_1916() {
            for (of_1951, of_1916) in RULEBOOK_TERMS {
                text = text.replace(of_1951, of_1916);
            }
        }
        text
    }
}
