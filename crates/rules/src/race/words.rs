//! Texts of a race: choices, log, status and notes, in the terms of its edition.

use ::words::{Book, Language, Plain, t};

use super::places::Place;
use super::state::{Phase, State};
use super::step::{Spend, Step};
use super::track::PathIndex;
use super::{Race, RaceGame, blockades, side_of, way};
use crate::board::Space;
use crate::cast::Occasion;
use crate::event::{Cost, Event};
use crate::game::Game as _;
use crate::narrator;
use crate::seat::Seat;
use crate::view::View;
use crate::words::{Note, Phrases, Words};

/// "6 and 3", "6, 6, 1 and 1".
fn numbers(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    ::words::list(&numbers)
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
        from = game.space_words(*way.first()?),
        to = game.space_words(*way.last()?),
        spent
    ))
}

impl<G: RaceGame> Words for Race<G> {
    const LEARNED_IN: Option<Plain> = G::LEARNED_IN;

    fn choice(&self, state: &State, step: Step) -> String {
        let (edition, name) = (self.edition(), G::FAMILY.name());
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(dice) => t!(race::both_dice, low = dice.low(), high = dice.high()),
            Spend::Bonus(steps) => t!(race::bonus, game = name, steps),
            Spend::Decline(steps) => return t!(race::give_up, game = name, steps),
            Spend::Pass => {
                let roll = match self.sent_back(state) {
                    Some(_) => "sends-back",
                    None if self.is_unplayed(state) => "lost",
                    None => "played",
                };
                return t!(race::pass, roll, edition);
            }
        };
        let kind = kind(self, &way(self, state.turn, step));
        let words = |index| self.space_words(self.track().space_at(state.turn, index));
        let (from, to) = (words(step.from), words(step.to));
        let captured = self.action_view(state, step).captures;
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

    fn sentence(&self, event: &Event) -> Option<String> {
        match event {
            Event::Moved {
                seat, way, cost, ..
            } => moved(self, *seat, way, *cost),
            _ => narrator::sentence(self, event),
        }
    }

    fn status(&self, state: &State) -> String {
        let colour = G::FAMILY.colour(state.turn);
        match state.phase {
            Phase::Opening(_) => t!(race::to_throw_first, colour),
            Phase::Roll => match &self.rules().roll_again {
                rule if self.rules().limit() == Some(state.rolls_again()) => {
                    let roll = if rule.sends_back {
                        "sends-back"
                    } else {
                        "lost"
                    };
                    t!(
                        race::to_throw_last,
                        colour,
                        number = rule.number,
                        rolls = rule.words(),
                        roll
                    )
                }
                _ => t!(race::to_throw, colour),
            },
            Phase::Play(_) if self.is_unplayed(state) => t!(race::roll_too_many, colour),
            Phase::Play(rolled) if rolled.uses_bonus(self.ruled.rules.bonus.comes_first()) => {
                let bonuses: Vec<u8> = rolled.bonuses.all(self.rules().bonus.sizes()).collect();
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
                let seats = side_of(self, state.turn);
                narrator::sentence(self, &Event::Won { seats }).unwrap_or_default()
            }
        }
    }

    /// A bonus that comes before the dice is used or given up.
    fn task(&self, state: &State, _called: &dyn Fn(Seat) -> String) -> Option<String> {
        let steps = self.rewards(state).first().copied()?;
        let comes_first = self.rules().bonus.comes_first();
        comes_first.then(|| t!(status::bonus, steps))
    }

    fn space_words(&self, space: Space) -> String {
        let edition = self.edition();
        match self.track().layout.place(space) {
            Place::Yard { .. } => t!(race::yard, edition),
            Place::Home { .. } => t!(race::home, edition),
            _ => self.track().layout.name(G::FAMILY, space),
        }
    }

    fn chance_word(&self) -> &'static str {
        t!(race::roll_button)
    }

    fn cast(&self, seat: Seat) -> &'static str {
        G::CAST[seat.index()]
    }

    fn cast_line(&self, seat: Seat, occasion: Occasion, line: usize) -> String {
        G::cast_line(seat, &occasion.key(line))
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            terms: self.edition(),
            ..Phrases::USUAL
        }
    }

    /// How long each blockade may stand.
    fn notes(&self, state: &State) -> Vec<Note> {
        let Some(due) = self.rules().due() else {
            return Vec::new();
        };
        let of = |seat: Seat| {
            let blockades = blockades(self.track(), state.pawns[seat.index()]);
            blockades.map(move |index| note(self, state, due, (seat, index)))
        };
        state.seats.iter().flat_map(of).collect()
    }

    fn rulebook(&self, language: Language) -> String {
        G::book(self.ruleset(), Book::Rulebook, language)
    }

    fn lessons(&self, language: Language) -> String {
        G::book(self.ruleset(), Book::Lessons, language)
    }
}

/// How long a blockade may stand that is due after so many turns.
fn note<G: RaceGame>(
    game: &Race<G>,
    state: &State,
    due: u8,
    (seat, index): (Seat, PathIndex),
) -> Note {
    let memory = state.memory.unwrap_or_default();
    let turns = memory.aged_blockades(seat).turns(index);
    let urgent = turns == due && state.turn == seat && state.phase != Phase::Over;
    // One formed in this turn has that turn before the others.
    let left = (due - turns).min(due - 1);
    let note = Note {
        at: game.track().space_at(seat, index),
        owner: seat,
        left,
        urgent,
        words: String::new(),
    };
    note.told("other", game.ruleset().family.colour(seat))
}
