//! Parcheesi in words.

use ::words::{Plain, t, text};

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
            Spent::Die(number) => t!(parcheesi::with_die, number),
            Spent::Both(low, high) => t!(parcheesi::with_both, low, high),
            Spent::Reward(steps) => t!(parcheesi::with_bonus, steps),
            Spent::Card(..) | Spent::Space => return None,
        };
        Some(t!(
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
            return t!(parcheesi::pass).to_owned();
        }
        match self.play(state).1.nearest_home() {
            YARD => t!(parcheesi::third_doublet_none).to_owned(),
            _ => t!(parcheesi::third_doublet_back).to_owned(),
        }
    }
}

impl Words for Parcheesi {
    const LEARNED_IN: Option<Plain> = Some(text!(parcheesi::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(dice) => t!(parcheesi::both_dice, low = dice.low(), high = dice.high()),
            Spend::Bonus(steps) => t!(parcheesi::bonus, steps),
            Spend::Decline(steps) => return t!(parcheesi::give_up, steps),
            Spend::Pass => return self.pass_words(state),
        };
        let space = |mark| self.ring.space(state.turn, mark);
        let (from, to) = (space(step.from), space(step.to));
        let kind = self.kind(from, to);
        let (from, to) = (self.space_words(from), self.space_words(to));
        let captured = self.pointing(state, step).captures;
        if captured.is_empty() {
            return t!(parcheesi::choice, spent, kind, from, to);
        }
        let captured = colours(captured);
        t!(parcheesi::choice_captures, spent, kind, from, to, captured)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened { seat, faces } => {
                let die = numbers(faces.numbers());
                t!(parcheesi::opened, colour = colour(*seat), die)
            }
            Event::OpeningTied { seats } => {
                t!(parcheesi::opening_tied, colours = colours(*seats))
            }
            Event::Begins { seat } => t!(parcheesi::begins, colour = colour(*seat)),
            Event::Thrown { seat, faces } => {
                let dice = numbers(faces.numbers());
                t!(parcheesi::thrown, colour = colour(*seat), dice)
            }
            Event::Moved {
                seat, way, spent, ..
            } => self.moved(*seat, way, *spent)?,
            Event::Captured {
                seat, piece, from, ..
            } => t!(
                parcheesi::captured,
                colour = colour(*seat),
                victim = colour(piece.owner?),
                space = self.space_words(*from)
            ),
            Event::SentBack { seat, from, .. } => t!(
                parcheesi::sent_back,
                colour = colour(*seat),
                space = self.space_words(*from)
            ),
            Event::RewardEarned { seat, steps } => {
                t!(
                    parcheesi::bonus_earned,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::RewardLost { seat, steps } => {
                t!(
                    parcheesi::bonus_lost,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::RewardDeclined { seat, steps } => {
                t!(
                    parcheesi::bonus_given_up,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::Forfeited { seat, faces } => {
                let dice = faces.numbers();
                t!(
                    parcheesi::forfeited,
                    colour = colour(*seat),
                    count = dice.len(),
                    dice = numbers(dice)
                )
            }
            Event::Passed { seat } => t!(parcheesi::passed, colour = colour(*seat)),
            Event::ThrowsAgain { seat } => t!(parcheesi::throws_again, colour = colour(*seat)),
            Event::Won { seats } => t!(parcheesi::won, colour = colours(*seats)),
            // The next throw says that the turn passes; the others are of other games.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening { .. } => t!(parcheesi::to_throw_first, colour),
            Phase::Throw if state.doublets == DOUBLETS => {
                t!(parcheesi::to_throw_after_two_doublets, colour)
            }
            Phase::Throw => t!(parcheesi::to_throw, colour),
            Phase::Play { .. } if state.is_third_doublet() => {
                t!(parcheesi::third_doublet, colour)
            }
            Phase::Play {
                left: Left::NONE,
                bonuses,
                ..
            } => {
                let bonuses: Vec<u8> = bonuses.all().collect();
                let count = bonuses.len();
                t!(
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
                t!(parcheesi::to_play, colour, dice)
            }
            Phase::Over => t!(parcheesi::over, colour),
        }
    }

    fn space_words(&self, space: Space) -> String {
        match self.ring.place_of(space) {
            Place::Yard { .. } => t!(parcheesi::nest).to_owned(),
            Place::Home { .. } => t!(parcheesi::home).to_owned(),
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
        t!(parcheesi::throw)
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
            _ if due && acts => t!(parcheesi::due_now, colour),
            0 => t!(parcheesi::due_next, colour),
            turns => t!(parcheesi::due_later, colour, turns),
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
