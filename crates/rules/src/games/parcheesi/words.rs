//! Parcheesi in words.

use ::words::{Plain, say, text};

use super::actions::{Spend, Step};
use super::blockades::{DUE, standing};
use super::spaces::{Place, YARD};
use super::state::{DOUBLETS, Phase, State};
use super::throw::Left;
use super::{Parcheesi, board};
use crate::board::Space;
use crate::event::{Event, Spent};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::words::{Note, Phrases, Words};

pub(super) fn colour(seat: Seat) -> &'static str {
    Parcheesi::FAMILY.colour(seat)
}

/// "Yellow", "Yellow and Red".
fn colours(seats: SeatSet) -> String {
    let colours: Vec<_> = seats.iter().map(colour).collect();
    ::words::list(&colours)
}

/// "6 and 3", "6, 6, 1 and 1".
fn numbers(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    ::words::list(&numbers)
}

impl Parcheesi {
    /// What the texts say of a way beside its ends: that it leads out of the nest or home.
    fn kind(&self, from: Space, to: Space) -> &'static str {
        match (self.ring.place_of(from), self.ring.place_of(to)) {
            (Place::Yard { .. }, _) => "out",
            (_, Place::Home { .. }) => "home",
            _ => "plain",
        }
    }

    /// What the log says of a step: "Yellow moves from Y3 to Y8 with a 5".
    fn moved(&self, seat: Seat, way: &[Space], spent: Spent) -> Option<String> {
        let (first, last) = (*way.first()?, *way.last()?);
        let spent = match spent {
            Spent::Die(number) => say!(parcheesi::with_die, number),
            Spent::Both(low, high) => say!(parcheesi::with_both, low, high),
            Spent::Reward(steps) => say!(parcheesi::with_bonus, steps),
            Spent::Card(..) | Spent::Space => return None,
        };
        Some(say!(
            parcheesi::moved,
            kind = self.kind(first, last),
            colour = colour(seat),
            from = self.space_words(first),
            to = self.space_words(last),
            spent
        ))
    }

    /// What there is to choose where nothing is played.
    fn pass_words(&self, state: &State) -> String {
        if !state.is_third_doublet() {
            return say!(parcheesi::pass).to_owned();
        }
        match self.play(state).1.nearest_home() {
            YARD => say!(parcheesi::third_doublet_none).to_owned(),
            _ => say!(parcheesi::third_doublet_back).to_owned(),
        }
    }
}

impl Words for Parcheesi {
    const LEARNED_IN: Option<Plain> = Some(text!(parcheesi::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(dice) => say!(parcheesi::both_dice, low = dice.low(), high = dice.high()),
            Spend::Bonus(steps) => say!(parcheesi::bonus, steps),
            Spend::Decline(steps) => return say!(parcheesi::give_up, steps),
            Spend::Pass => return self.pass_words(state),
        };
        let space = |mark| self.ring.space(state.turn, mark);
        let (from, to) = (space(step.from), space(step.to));
        let kind = self.kind(from, to);
        let (from, to) = (self.space_words(from), self.space_words(to));
        let captured = self.pointing(state, step).captures;
        if captured.is_empty() {
            return say!(parcheesi::choice, spent, kind, from, to);
        }
        let captured = colours(captured);
        say!(parcheesi::choice_captures, spent, kind, from, to, captured)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened { seat, faces } => {
                let die = numbers(faces.numbers());
                say!(parcheesi::opened, colour = colour(*seat), die)
            }
            Event::OpeningTied { seats } => {
                say!(parcheesi::opening_tied, colours = colours(*seats))
            }
            Event::Begins { seat } => say!(parcheesi::begins, colour = colour(*seat)),
            Event::Thrown { seat, faces } => {
                let dice = numbers(faces.numbers());
                say!(parcheesi::thrown, colour = colour(*seat), dice)
            }
            Event::Moved {
                seat, way, spent, ..
            } => self.moved(*seat, way, *spent)?,
            Event::Captured {
                seat, piece, from, ..
            } => say!(
                parcheesi::captured,
                colour = colour(*seat),
                victim = colour(piece.owner?),
                space = self.space_words(*from)
            ),
            Event::SentBack { seat, from, .. } => say!(
                parcheesi::sent_back,
                colour = colour(*seat),
                space = self.space_words(*from)
            ),
            Event::RewardEarned { seat, steps } => {
                say!(
                    parcheesi::bonus_earned,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::RewardLost { seat, steps } => {
                say!(
                    parcheesi::bonus_lost,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::RewardDeclined { seat, steps } => {
                say!(
                    parcheesi::bonus_given_up,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::Forfeited { seat, faces } => {
                let dice = faces.numbers();
                say!(
                    parcheesi::forfeited,
                    colour = colour(*seat),
                    count = dice.len(),
                    dice = numbers(dice)
                )
            }
            Event::Passed { seat } => say!(parcheesi::passed, colour = colour(*seat)),
            Event::ThrowsAgain { seat } => say!(parcheesi::throws_again, colour = colour(*seat)),
            Event::Won { seats } => say!(parcheesi::won, colour = colours(*seats)),
            // The next throw says that the turn passes; the others are of other games.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening { .. } => say!(parcheesi::to_throw_first, colour),
            Phase::Throw if state.doublets == DOUBLETS => {
                say!(parcheesi::to_throw_after_two_doublets, colour)
            }
            Phase::Throw => say!(parcheesi::to_throw, colour),
            Phase::Play { .. } if state.is_third_doublet() => {
                say!(parcheesi::third_doublet, colour)
            }
            Phase::Play {
                left: Left::NONE,
                bonuses,
                ..
            } => {
                let bonuses: Vec<u8> = bonuses.all().collect();
                let count = bonuses.len();
                say!(
                    parcheesi::to_use_bonuses,
                    colour,
                    count,
                    bonuses = numbers(&bonuses)
                )
            }
            Phase::Play { .. } => {
                // As thrown, the higher die first; a doublet before its undersides.
                let table = self.dice(state).into_iter();
                let left = table.filter(|die| !die.spent).map(|die| die.face);
                let dice = numbers(&left.collect::<Vec<u8>>());
                say!(parcheesi::to_play, colour, dice)
            }
            Phase::Over => say!(parcheesi::over, colour),
        }
    }

    fn space_words(&self, space: Space) -> String {
        match self.ring.place_of(space) {
            Place::Yard { .. } => say!(parcheesi::nest).to_owned(),
            Place::Home { .. } => say!(parcheesi::home).to_owned(),
            _ => board::name(self.ring, space),
        }
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            setting_out: "leave-nest",
            terms: "parcheesi",
            ..Phrases::USUAL
        }
    }

    fn chance_word(&self) -> &'static str {
        say!(parcheesi::throw)
    }

    /// The age of every blockade (C-14).
    fn notes(&self, state: &State) -> Vec<Note> {
        let mut notes = Vec::new();
        for seat in state.seats.iter() {
            for mark in standing(state.pawns[seat.index()]) {
                let turns = state.blockades[seat.index()].turns(mark);
                notes.push(self.note(state, seat, mark, turns));
            }
        }
        notes
    }
}

impl Parcheesi {
    fn note(&self, state: &State, seat: Seat, mark: u8, turns: u8) -> Note {
        let (colour, acts) = (
            colour(seat),
            state.turn == seat && state.phase != Phase::Over,
        );
        let due = turns == DUE;
        // One formed in this turn has that turn before the three.
        let left = (DUE - turns).min(DUE - 1);
        let words = match left {
            _ if due && acts => say!(parcheesi::due_now, colour),
            0 => say!(parcheesi::due_next, colour),
            turns => say!(parcheesi::due_later, colour, turns),
        };
        Note {
            at: self.ring.space(seat, mark),
            sign: if due && acts {
                "!".to_owned()
            } else {
                left.to_string()
            },
            words,
            urgent: due && acts,
        }
    }
}
