//! Parcheesi in words.

use words::{Plain, text};

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
    listed(&colours)
}

/// "6 and 3", "6, 6, 1 and 1".
fn numbers(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    listed(&numbers)
}

fn listed(words: &[&str]) -> String {
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => words.concat(),
    }
}

impl Parcheesi {
    /// What the log says of a step: "Yellow moves from Y3 to Y8 with a 5".
    fn moved(&self, seat: Seat, way: &[Space], spent: Spent) -> Option<String> {
        let colour = colour(seat);
        let (first, last) = (*way.first()?, *way.last()?);
        let (from, to) = (self.space_words(first), self.space_words(last));
        let spent = match spent {
            Spent::Die(number) => format!("a {number}"),
            Spent::Both(low, high) => format!("{low} and {high}"),
            Spent::Reward(steps) => format!("the bonus of {steps}"),
            Spent::Card(..) | Spent::Space => return None,
        };
        Some(
            match (self.ring.place_of(first), self.ring.place_of(last)) {
                (Place::Yard { .. }, _) => format!("{colour} enters a pawn on {to} with {spent}"),
                (_, Place::Home { .. }) => {
                    format!("{colour} brings a pawn from {from} home with {spent}")
                }
                _ => format!("{colour} moves from {from} to {to} with {spent}"),
            },
        )
    }

    /// What there is to choose where nothing is played.
    fn pass_words(&self, state: &State) -> String {
        if !state.is_third_doublet() {
            return "Pass: nothing can be played".to_owned();
        }
        match self.play(state).1.nearest_home() {
            YARD => "Third doublet: no pawn is on its way, and the turn ends".to_owned(),
            mark => {
                let on = self.mark_name(state.turn, mark);
                format!("Third doublet: the pawn on {on} goes back to the nest")
            }
        }
    }
}

impl Words for Parcheesi {
    const RULEBOOK: &'static str = include_str!("rules.md");
    const LESSONS: &'static str = include_str!("lessons.txt");
    const LEARNED_IN: Option<Plain> = Some(text!(parcheesi::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(dice) => format!("{} and {}", dice.low(), dice.high()),
            Spend::Bonus(steps) => format!("Bonus of {steps}"),
            Spend::Decline(steps) => return format!("Give up the bonus of {steps}"),
            Spend::Pass => return self.pass_words(state),
        };
        let words = |mark| self.space_words(self.ring.space(state.turn, mark));
        let captured = self.pointing(state, step).captures;
        let captured = if captured.is_empty() {
            String::new()
        } else {
            format!(", captures {}", colours(captured))
        };
        let (from, to) = (words(step.from), words(step.to));
        format!("{spent}: {from} to {to}{captured}")
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened { seat, faces } => {
                let die = numbers(faces.numbers());
                format!("{} throws a {die} for the first turn", colour(*seat))
            }
            Event::OpeningTied { seats } => format!("{} tie and throw again", colours(*seats)),
            Event::Begins { seat } => format!("{} begins", colour(*seat)),
            Event::Thrown { seat, faces } => {
                format!("{} throws {}", colour(*seat), numbers(faces.numbers()))
            }
            Event::Moved {
                seat, way, spent, ..
            } => self.moved(*seat, way, *spent)?,
            Event::Captured {
                seat, piece, from, ..
            } => {
                let victim = piece.owner.map_or("a pawn", colour);
                let from = self.space_words(*from);
                format!(
                    "{} captures {victim} on {from}: back to the nest",
                    colour(*seat)
                )
            }
            Event::SentBack { seat, from, .. } => {
                let (colour, from) = (colour(*seat), self.space_words(*from));
                format!(
                    "The third doublet is not played: {colour}'s pawn on {from}, the nearest home, \
                     goes back to the nest"
                )
            }
            Event::RewardEarned { seat, steps } => {
                format!("{} earns a bonus of {steps}", colour(*seat))
            }
            Event::RewardLost { seat, steps } => {
                let colour = colour(*seat);
                format!("{colour} has no pawn that can go {steps}: the bonus lapses")
            }
            Event::RewardDeclined { seat, steps } => {
                format!("{} gives up the bonus of {steps}", colour(*seat))
            }
            Event::Forfeited { seat, faces } => {
                format!(
                    "{} cannot play the {}",
                    colour(*seat),
                    numbers(faces.numbers())
                )
            }
            Event::Passed { seat } => format!("{} plays nothing", colour(*seat)),
            Event::ThrowsAgain { seat } => format!("Doublets: {} throws again", colour(*seat)),
            Event::Won { seats } => format!("{} wins: PARCHEESI!", colours(*seats)),
            // The next throw says that the turn passes; the others are of other games.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening { .. } => format!("{colour} to throw for the first turn"),
            Phase::Throw if state.doublets == DOUBLETS => {
                format!("{colour} to throw; another doublet sends a pawn back")
            }
            Phase::Throw => format!("{colour} to throw"),
            Phase::Play { .. } if state.is_third_doublet() => {
                format!("{colour}'s third doublet, which is not played")
            }
            Phase::Play {
                left: Left::NONE,
                bonuses,
                ..
            } => {
                let bonuses: Vec<u8> = bonuses.all().collect();
                let what = if bonuses.len() > 1 {
                    "the bonuses of"
                } else {
                    "a bonus of"
                };
                format!("{colour} to use {what} {}", numbers(&bonuses))
            }
            Phase::Play { .. } => {
                // As thrown, the higher die first; a doublet before its undersides.
                let table = self.dice(state).into_iter();
                let left = table.filter(|die| !die.spent).map(|die| die.face);
                format!("{colour} to play {}", numbers(&left.collect::<Vec<u8>>()))
            }
            Phase::Over => format!("{colour} wins"),
        }
    }

    fn space_words(&self, space: Space) -> String {
        match self.ring.place_of(space) {
            Place::Yard { .. } => "nest".to_owned(),
            Place::Home { .. } => "home".to_owned(),
            _ => board::name(self.ring, space),
        }
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            setting_out: "enter",
            terms: "parcheesi",
            ..Phrases::USUAL
        }
    }

    fn chance_word(&self) -> &'static str {
        "Throw"
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
            _ if due && acts => {
                format!("{colour}'s blockade is due: it must be broken if it can be")
            }
            0 => format!("{colour}'s blockade is due in {colour}'s next turn"),
            1 => format!("{colour}'s blockade may stand for 1 more turn"),
            _ => format!("{colour}'s blockade may stand for {left} more turns"),
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
