//! Texts of the game, all shared with other races.

use ::words::t;

use super::{GameName, State};
use crate::board::Space;
use crate::event::Event;
use crate::race::{self, Step};
use crate::words::Words;

impl Words for GameName {
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

    fn chance_word(&self) -> &'static str {
        t!(race::throw)
    }
}
