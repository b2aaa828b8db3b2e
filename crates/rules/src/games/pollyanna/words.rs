//! The words that only this game has (P-34).

use ::words::{Plain, t, text};

use super::{Pollyanna, REWARD};
use crate::board::Space;
use crate::cast::CastText;
use crate::event::Event;
use crate::race::{self, State, Step};
use crate::seat::Seat;
use crate::view::View as _;
use crate::words::{Phrases, Words};

impl Words for Pollyanna {
    const LEARNED_IN: Option<Plain> = Some(text!(pollyanna::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        race::choice(self, state, step)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        race::sentence(self, event)
    }

    fn status(&self, state: &State) -> String {
        race::status(self, state)
    }

    fn task(&self, state: &State) -> Option<String> {
        let waits = !self.rewards(state).is_empty();
        waits.then(|| t!(status::bonus, steps = REWARD))
    }

    fn space_words(&self, space: Space) -> String {
        race::space_words(self, space)
    }

    fn chance_word(&self) -> &'static str {
        t!(race::throw)
    }

    fn cast(&self, seat: Seat, text: CastText) -> String {
        let says = text.key();
        match seat.0 {
            0 => t!(pollyanna_cast::yellow, says),
            1 => t!(pollyanna_cast::green, says),
            2 => t!(pollyanna_cast::red, says),
            _ => t!(pollyanna_cast::blue, says),
        }
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            terms: self.edition(),
            ..Phrases::USUAL
        }
    }
}
