//! The words that only this game has.

use ::words::{Plain, t, text};

use super::{DUE, Parcheesi};
use crate::board::Space;
use crate::cast::CastText;
use crate::event::Event;
use crate::game::Game as _;
use crate::race::{self, PathIndex, Phase, State, Step, blockades};
use crate::seat::Seat;
use crate::words::{Note, Phrases, Words};

fn colour(seat: Seat) -> &'static str {
    Parcheesi::FAMILY.colour(seat)
}

impl Words for Parcheesi {
    const LEARNED_IN: Option<Plain> = Some(text!(parcheesi::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        race::choice(self, state, step)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        race::sentence(self, event)
    }

    fn status(&self, state: &State) -> String {
        race::status(self, state)
    }

    fn space_words(&self, space: Space) -> String {
        race::space_words(self, space)
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            terms: "parcheesi",
            ..Phrases::USUAL
        }
    }

    fn chance_word(&self) -> &'static str {
        t!(race::throw)
    }

    fn cast(&self, seat: Seat, text: CastText) -> String {
        let says = text.key();
        match seat.0 {
            0 => t!(parcheesi_cast::yellow, says),
            1 => t!(parcheesi_cast::blue, says),
            2 => t!(parcheesi_cast::red, says),
            _ => t!(parcheesi_cast::green, says),
        }
    }

    /// The age of every blockade (C-14).
    fn notes(&self, state: &State) -> Vec<Note> {
        let of = |seat: Seat| {
            let blockades = blockades(self.track(), state.pawns[seat.index()]);
            blockades.map(move |index| self.note(state, seat, index))
        };
        state.seats.iter().flat_map(of).collect()
    }
}

impl Parcheesi {
    fn note(&self, state: &State, seat: Seat, index: PathIndex) -> Note {
        let memory = state.memory.unwrap_or_default();
        let turns = memory.aged_blockades(seat).turns(index);
        let colour = colour(seat);
        let urgent = turns == DUE && state.turn == seat && state.phase != Phase::Over;
        // One formed in this turn has that turn before the three.
        let left = (DUE - turns).min(DUE - 1);
        let words = match left {
            _ if urgent => t!(parcheesi::due_now, colour),
            0 => t!(parcheesi::due_next, colour),
            turns => t!(parcheesi::due_later, colour, turns),
        };
        Note {
            at: self.track().space_at(seat, index),
            sign: match urgent {
                true => "!".to_owned(),
                false => left.to_string(),
            },
            words,
            urgent,
        }
    }
}
