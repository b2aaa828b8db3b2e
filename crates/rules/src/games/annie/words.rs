//! Annie in words.

use words::{Plain, text};

use super::Annie;
use super::actions::Step;
use super::state::{Cause, Course, Phase, State};
use super::throw::Dice;
use super::track;
use crate::board::Space;
use crate::chance::{Faces, Look};
use crate::event::{Event, Spent};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::words::{Phrases, Words};

pub(super) fn colour(seat: Seat) -> &'static str {
    Annie::FAMILY.colour(seat)
}

/// "Yellow", "Yellow and Red".
fn colours(seats: SeatSet) -> String {
    let colours: Vec<_> = seats.iter().map(colour).collect();
    match colours.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => colours.concat(),
    }
}

/// "17 (White arrow)".
pub(super) fn space_name(number: u8) -> String {
    format!("{number} ({})", track::spot(number).title())
}

/// What a die is called.
pub(super) fn look(look: Look) -> &'static str {
    match look {
        Look::White => "white",
        _ => "red",
    }
}

/// "1 star", "2 stars".
pub(super) fn stars(count: u8) -> String {
    format!("{count} {}", star_word(u32::from(count)))
}

fn star_word(count: u32) -> &'static str {
    if count == 1 { "star" } else { "stars" }
}

/// "red 5 and white 3", "white 4".
pub(super) fn dice_words(state: &State, cause: Cause, dice: Dice) -> String {
    match dice {
        Dice::One(number) => {
            let look = state.single(cause).map_or("red", look);
            format!("{look} {number}")
        }
        Dice::Two(red, white) => format!("red {red} and white {white}"),
    }
}

/// The dice that are to be thrown: "the red die", "both dice".
pub(super) fn dice_to_throw(state: &State, cause: Cause) -> String {
    match state.single(cause) {
        Some(die) => format!("the {} die", look(die)),
        None => "both dice".to_owned(),
    }
}

/// "Yellow wins", "Yellow and Red share the win".
fn won(seats: SeatSet) -> String {
    let verb = if seats.len() == 1 {
        "wins"
    } else {
        "share the win"
    };
    format!("{} {verb}", colours(seats))
}

impl Annie {
    /// What a throw that leaves no choice does: "Forward 2 to 17 (White arrow)".
    fn outcome(&self, state: &State, cause: Cause, dice: Dice) -> String {
        let mover = state.turn;
        match (cause, dice) {
            (Cause::Stars, Dice::Two(red, white)) if red > white => {
                format!("Take {}", stars((red - white).min(state.supply())))
            }
            (Cause::Stars, Dice::Two(red, white)) if white > red => {
                let count = (white - red).min(state.stars_of(mover));
                format!("Return {}", stars(count))
            }
            (Cause::Against(other), Dice::Two(red, white)) if red > white => {
                let count = (red - white).min(state.stars_of(other));
                format!("Take {} from {}", stars(count), colour(other))
            }
            (Cause::Against(other), Dice::Two(red, white)) if white > red => {
                let count = (white - red).min(state.stars_of(mover));
                format!("{} takes {}", colour(other), stars(count))
            }
            (Cause::Stars | Cause::Against(_), _) => "Equal: throw again".to_owned(),
            _ => match state.course(cause, dice) {
                Course::Forward(count) => ahead(state, count),
                Course::Backward(count) => back(state, count),
                Course::Either(_) | Course::Nowhere => {
                    format!("Stay on {}", space_name(state.annie))
                }
            },
        }
    }
}

/// "Forward 2 to 17 (White arrow)".
fn ahead(state: &State, count: u8) -> String {
    format!("Forward {count} to {}", space_name(state.ahead(count)))
}

/// "Back 2 to 13 (Sandy and star)".
fn back(state: &State, count: u8) -> String {
    format!("Back {count} to {}", space_name(state.back(count)))
}

impl Words for Annie {
    const RULEBOOK: &'static str = include_str!("rules.md");
    const LESSONS: &'static str = include_str!("lessons.txt");
    const LEARNED_IN: Option<Plain> = Some(text!(annie::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        match (step, state.phase) {
            (Step::Give(seat), _) => format!("Give {} a star", colour(seat)),
            (Step::Against(seat), _) => format!("Roll against {}", colour(seat)),
            (_, Phase::Play(cause, dice)) => match (step, state.course(cause, dice)) {
                (Step::Forward, Course::Either(count)) => ahead(state, count),
                (Step::Backward, Course::Either(count)) => back(state, count),
                _ => self.outcome(state, cause, dice),
            },
            _ => "Go".to_owned(),
        }
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Begins { seat } => format!("{} begins, by lot", colour(*seat)),
            Event::Thrown { seat, faces } => match *faces.numbers() {
                [red, white] => format!("{} throws red {red} and white {white}", colour(*seat)),
                _ => format!("{} throws {}", colour(*seat), numbers(faces)),
            },
            Event::Moved {
                seat, way, spent, ..
            } => moved(*seat, way, *spent)?,
            Event::Paid { from, to, count } => match (from, to) {
                (Some(from), Some(to)) => {
                    format!("{} gives {} {}", colour(*from), colour(*to), stars(*count))
                }
                (None, Some(to)) => format!("{} takes {}", colour(*to), stars(*count)),
                (Some(from), None) => format!("{} returns {}", colour(*from), stars(*count)),
                (None, None) => return None,
            },
            Event::Picked { seat, other } => {
                format!("{} rolls against {}", colour(*seat), colour(*other))
            }
            Event::Passed { .. } => format!("Annie stays on {}", space_name(track::ORPHANAGE)),
            Event::ThrowsAgain { seat } => format!("{} throws again", colour(*seat)),
            Event::Won { seats } => won(*seats),
            // The next throw says that the turn passes; the others are of other games.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let mover = colour(state.turn);
        match state.phase {
            Phase::Opening => "A lot is drawn for who begins".to_owned(),
            Phase::Throw(cause) => {
                let dice = dice_to_throw(state, cause);
                match cause {
                    Cause::Turn => format!("{mover} to throw {dice}"),
                    Cause::Arrow => format!("{mover} to throw {dice} for the arrow"),
                    Cause::Stars => format!("{mover} to throw {dice} for stars"),
                    Cause::Against(other) => {
                        format!("{mover} to throw {dice} against {}", colour(other))
                    }
                }
            }
            Phase::Play(cause, dice) => {
                format!("{mover} to play {}", dice_words(state, cause, dice))
            }
            Phase::Give => format!("{mover} to choose who is given a star"),
            Phase::Choose => format!("{mover} to choose whom to roll against"),
            Phase::Over => won(state.leaders()),
        }
    }

    fn space_words(&self, space: Space) -> String {
        space_name(space.0)
    }

    fn chance_word(&self) -> &'static str {
        "Throw"
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            collects: Some("star"),
            ..Phrases::USUAL
        }
    }

    const TALLIES: &'static str = "stars";

    fn tally_word(&self, count: u32) -> &'static str {
        star_word(count)
    }
}

/// "5 and 3".
fn numbers(faces: &Faces) -> String {
    let numbers: Vec<String> = faces.numbers().iter().map(u8::to_string).collect();
    numbers.join(" and ")
}

/// What the log says of a step of Annie's.
fn moved(seat: Seat, way: &[Space], spent: Spent) -> Option<String> {
    let (from, to) = (way.first()?, way.last()?);
    let there = space_name(to.0);
    Some(match spent {
        Spent::Space => format!("Annie goes on to {there}"),
        _ if from < to => format!("{} takes Annie forward to {there}", colour(seat)),
        _ => format!("{} takes Annie back to {there}", colour(seat)),
    })
}
