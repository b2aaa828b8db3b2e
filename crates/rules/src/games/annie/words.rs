//! Annie in words.

use words::{Plain, t, text};

use super::Annie;
use super::actions::Step;
use super::chance::Dice;
use super::state::{Cause, Course, Phase, State};
use super::track;
use crate::board::Space;
use crate::cast::Occasion;
use crate::chance::Look;
use crate::event::{Cost, Event};
use crate::game::Game;
use crate::narrator;
use crate::seat::Seat;
use crate::words::{Phrases, Words};

fn colour(seat: Seat) -> &'static str {
    Annie::FAMILY.colour(seat)
}

/// "17 (White arrow)".
pub(super) fn space_name(number: u8) -> String {
    t!(annie::space, number, title = track::spot(number).title())
}

/// The word by which a text chooses what a die is called.
pub(super) fn look(look: Look) -> &'static str {
    match look {
        Look::White => "white",
        _ => "red",
    }
}

/// The word by which a text chooses the dice that are to be rolled.
pub(super) fn to_be_thrown(state: &State, cause: Cause) -> &'static str {
    state.single(cause).map_or("both", look)
}

/// "red 5 and white 3", "white 4".
pub(super) fn dice_words(state: &State, cause: Cause, dice: Dice) -> String {
    match dice {
        Dice::One(number) => {
            let look = state.single(cause).map_or("red", look);
            t!(annie::single, look, number)
        }
        Dice::Two(red, white) => t!(annie::both, red, white),
    }
}

/// The names of the characters who play as bots, by seat.
const CAST: [&str; 6] = ["Gus", "Mack", "Rosa", "Otis", "Birdie", "Pepper"];

impl Annie {
    /// What a roll that leaves no choice does: "Forward 2 to 17 (White arrow)".
    fn outcome(&self, state: &State, cause: Cause, dice: Dice) -> String {
        let mover = state.turn;
        match (cause, dice) {
            (Cause::Stars, Dice::Two(red, white)) if red > white => {
                let count = (red - white).min(state.supply());
                t!(annie::take, count)
            }
            (Cause::Stars, Dice::Two(red, white)) if white > red => {
                let count = (white - red).min(state.stars_of(mover));
                t!(annie::give_back, count)
            }
            (Cause::Against(other), Dice::Two(red, white)) if red > white => {
                let count = (red - white).min(state.stars_of(other));
                t!(annie::take_from, count, colour = colour(other))
            }
            (Cause::Against(other), Dice::Two(red, white)) if white > red => {
                let count = (white - red).min(state.stars_of(mover));
                t!(annie::lose_to, count, colour = colour(other))
            }
            (Cause::Stars | Cause::Against(_), _) => t!(annie::equal).to_owned(),
            _ => match state.course(&self.rules, cause, dice) {
                Course::Forward(count) => ahead(state, count),
                Course::Backward(count) => back(state, count),
                Course::Either(_) | Course::Nowhere => {
                    t!(annie::stay, space = space_name(state.annie))
                }
            },
        }
    }
}

/// "Forward 2 to 17 (White arrow)". She stops at the end of the street, and so does the count.
fn ahead(state: &State, count: u8) -> String {
    t!(
        annie::forward,
        count = state.ahead(count) - state.annie,
        space = space_name(state.ahead(count))
    )
}

/// "Back 2 to 13 (Sandy and star)".
fn back(state: &State, count: u8) -> String {
    t!(
        annie::back,
        count = state.annie - state.back(count),
        space = space_name(state.back(count))
    )
}

impl Words for Annie {
    const LEARNED_IN: Option<Plain> = Some(text!(annie::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        match (step, state.phase) {
            (Step::Give(seat), _) => t!(annie::give_to, colour = colour(seat)),
            (Step::Against(seat), _) => t!(annie::roll_against, colour = colour(seat)),
            (_, Phase::Play(cause, dice)) => match (step, state.course(&self.rules, cause, dice)) {
                (Step::Forward, Course::Either(count)) => ahead(state, count),
                (Step::Backward, Course::Either(count)) => back(state, count),
                _ => self.outcome(state, cause, dice),
            },
            _ => t!(annie::go).to_owned(),
        }
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        match event {
            Event::Rolled { seat, faces } => match *faces.numbers() {
                [red, white] => Some(t!(annie::throws_both, colour = colour(*seat), red, white)),
                [number] => Some(t!(annie::throws, colour = colour(*seat), number)),
                _ => None,
            },
            Event::Moved {
                seat, way, cost, ..
            } => moved(*seat, way, *cost),
            Event::Passed { .. } => Some(match self.rules.exact_end {
                false => t!(annie::stays).to_owned(),
                true => t!(annie_house::stays).to_owned(),
            }),
            _ => narrator::sentence(self, event),
        }
    }

    fn status(&self, state: &State) -> String {
        let mover = colour(state.turn);
        match state.phase {
            Phase::Opening => t!(annie::lot).to_owned(),
            Phase::Roll(cause) => {
                let dice = to_be_thrown(state, cause);
                match cause {
                    Cause::Turn => t!(annie::to_throw, colour = mover, dice),
                    Cause::Arrow => t!(annie::to_throw_arrow, colour = mover, dice),
                    Cause::Stars => t!(annie::to_throw_stars, colour = mover, dice),
                    Cause::Against(other) => {
                        let other = colour(other);
                        t!(annie::to_throw_against, colour = mover, dice, other)
                    }
                }
            }
            Phase::Play(cause, dice) => {
                let dice = dice_words(state, cause, dice);
                t!(annie::to_play, colour = mover, dice)
            }
            Phase::Give => t!(annie::to_give, colour = mover),
            Phase::Choose => t!(annie::to_choose, colour = mover),
            Phase::Over => {
                let seats = state.leaders();
                self.sentence(&Event::Won { seats }).unwrap_or_default()
            }
        }
    }

    fn task(&self, state: &State, called: &dyn Fn(Seat) -> String) -> Option<String> {
        match state.phase {
            Phase::Roll(Cause::Arrow) => {
                let dice = to_be_thrown(state, Cause::Arrow);
                Some(t!(annie::roll_arrow, dice))
            }
            Phase::Roll(Cause::Stars) => Some(t!(annie::roll_for_stars).to_owned()),
            Phase::Roll(Cause::Against(other)) => {
                Some(t!(annie::roll_against_player, other = called(other)))
            }
            Phase::Give => Some(t!(annie::choose_to_give).to_owned()),
            Phase::Choose => Some(t!(annie::choose_against).to_owned()),
            _ => None,
        }
    }

    fn space_words(&self, space: Space) -> String {
        space_name(space.0)
    }

    fn chance_word(&self) -> &'static str {
        t!(annie::roll_button)
    }

    fn cast(&self, seat: Seat) -> &'static str {
        CAST[seat.index()]
    }

    fn cast_line(&self, seat: Seat, occasion: Occasion, line: usize) -> String {
        let says = &*occasion.key(line);
        match seat.0 {
            0 => t!(annie_cast::yellow, says),
            1 => t!(annie_cast::blue, says),
            2 => t!(annie_cast::red, says),
            3 => t!(annie_cast::green, says),
            4 => t!(annie_cast::orange, says),
            _ => t!(annie_cast::purple, says),
        }
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            collects: Some("star"),
            stays: if self.rules.exact_end {
                "exact"
            } else {
                "token"
            },
            ..Phrases::USUAL
        }
    }
}

/// What the log says of a step of Annie's.
fn moved(seat: Seat, way: &[Space], cost: Cost) -> Option<String> {
    let (from, to) = (way.first()?, way.last()?);
    let (colour, space) = (colour(seat), space_name(to.0));
    Some(match cost {
        Cost::Space => t!(annie::goes_on, space),
        _ if from < to => t!(annie::takes_forward, colour, space),
        _ => t!(annie::takes_back, colour, space),
    })
}
