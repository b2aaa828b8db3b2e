//! Texts of a race: choices, log and status, in the terms of its edition.

use ::words::t;

use super::layout::Place;
use super::state::{Phase, State};
use super::step::{Spend, Step};
use super::{Race, RaceGame, side_of, way};
use crate::board::Space;
use crate::event::{Cost, Event};
use crate::narrator;
use crate::seat::Seat;
use crate::view::View;
use crate::words::Words;

/// "6 and 3", "6, 6, 1 and 1".
pub fn numbers(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    ::words::list(&numbers)
}

/// The spoken name of a space.
pub fn space_words<G: RaceGame>(game: &Race<G>, space: Space) -> String {
    let edition = game.edition();
    match game.track().layout.place(space) {
        Place::Yard { .. } => t!(race::yard, edition),
        Place::Home { .. } => t!(race::home, edition),
        _ => game.track().layout.name(G::FAMILY, space),
    }
}

/// The kind of a move as a text argument: out of the yard, home, or by a turnout that its ends do
/// not show.
fn kind<G: RaceGame>(game: &Race<G>, way: &[Space]) -> &'static str {
    let places: Vec<Place> = way
        .iter()
        .map(|&space| game.track().layout.place(space))
        .collect();
    let is_turnout = |place: &Place| matches!(place, Place::Turnout { .. });
    match places[..] {
        [Place::Yard { .. }, ..] => "out",
        [.., Place::Home { .. }] => "home",
        [Place::Turnout { .. }, ..] | [.., Place::Turnout { .. }] => "plain",
        _ if places.iter().any(is_turnout) => "turnout",
        _ => "plain",
    }
}

/// A step as a choice: "6: corner to Y6", "5: Y3 to Y8, captures Blue".
pub fn choice<G: RaceGame>(game: &Race<G>, state: &State, step: Step) -> String {
    let (edition, name) = (game.edition(), G::FAMILY.name());
    let spent = match step.spend {
        Spend::Die(number) => number.to_string(),
        Spend::Both(dice) => t!(race::both_dice, low = dice.low(), high = dice.high()),
        Spend::Bonus(steps) => t!(race::bonus, game = name, steps),
        Spend::Decline(steps) => return t!(race::give_up, game = name, steps),
        Spend::Pass => {
            let roll = match game.sent_back(state) {
                Some(_) => "sends-back",
                None if game.is_unplayed(state) => "lost",
                None => "played",
            };
            return t!(race::pass, roll, edition);
        }
    };
    let kind = kind(game, &way(game, state.turn, step));
    let words = |index| space_words(game, game.track().space_at(state.turn, index));
    let (from, to) = (words(step.from), words(step.to));
    let captured = game.action_view(state, step).captures;
    if captured.is_empty() {
        return t!(race::choice, spent, kind, edition, from, to);
    }
    let captured = G::FAMILY.colours(captured);
    t!(
        race::choice_captures,
        spent,
        kind,
        edition,
        from,
        to,
        captured
    )
}

/// A move as a sentence of the log: "Yellow moves from Y3 to Y8 with a 5".
fn moved<G: RaceGame>(game: &Race<G>, seat: Seat, way: &[Space], cost: Cost) -> Option<String> {
    let spent = match cost {
        Cost::Die(number) => t!(race::with_die, number),
        Cost::Both(low, high) => t!(race::with_both, low, high),
        Cost::Reward(steps) => t!(race::with_bonus, game = G::FAMILY.name(), steps),
        Cost::Card(..) | Cost::Space => return None,
    };
    Some(t!(
        race::moved,
        kind = kind(game, way),
        edition = game.edition(),
        colour = G::FAMILY.colour(seat),
        from = space_words(game, *way.first()?),
        to = space_words(game, *way.last()?),
        spent
    ))
}

/// An event as a full sentence: a move in the words of races.
pub fn sentence<G: RaceGame>(game: &Race<G>, event: &Event) -> Option<String>
where
    Race<G>: Words,
{
    match event {
        Event::Moved {
            seat, way, cost, ..
        } => moved(game, *seat, way, *cost),
        _ => narrator::sentence(game, event),
    }
}

/// Whose turn it is, and for what.
pub fn status<G: RaceGame>(game: &Race<G>, state: &State) -> String
where
    Race<G>: Words,
{
    let colour = G::FAMILY.colour(state.turn);
    match state.phase {
        Phase::Opening(_) => t!(race::to_throw_first, colour),
        Phase::Roll => match game.rules().roll_again {
            Some(rule) if rule.limit == Some(state.rolls_again()) => {
                let roll = if rule.sends_back {
                    "sends-back"
                } else {
                    "lost"
                };
                t!(
                    race::to_throw_last,
                    colour,
                    number = rule.after.number(),
                    roll
                )
            }
            _ => t!(race::to_throw, colour),
        },
        Phase::Play(_) if game.is_unplayed(state) => t!(race::roll_too_many, colour),
        Phase::Play(rolled) if rolled.uses_bonus(game.ruled.rules.bonus.comes_first()) => {
            let bonuses: Vec<u8> = rolled.bonuses.all(game.rules().bonus.sizes()).collect();
            t!(
                race::to_use_bonuses,
                game = G::FAMILY.name(),
                colour,
                count = bonuses.len(),
                bonuses = numbers(&bonuses)
            )
        }
        Phase::Play(rolled) => {
            let left = rolled.table().into_iter().filter(|die| !die.spent);
            let left: Vec<u8> = left.map(|die| die.face).collect();
            t!(race::to_play, colour, dice = numbers(&left))
        }
        Phase::Over => {
            let seats = side_of(game, state.turn);
            narrator::sentence(game, &Event::Won { seats }).unwrap_or_default()
        }
    }
}
