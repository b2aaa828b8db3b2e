//! Positions and steps as text.

use super::Pollyanna;
use crate::game::Game;
use crate::notation::{Fields, Notation, NotationError, letters};
use crate::race::{self, Phase, State, Step};

impl Notation for Pollyanna {
    fn position(&self, state: &State) -> String {
        let placement = race::write_placement(self, state);
        let turn = race::write_turn::<Pollyanna>(state, "-");
        let line = format!("{placement} {turn}");
        match state.phase {
            Phase::Over => {
                let winners = race::side_of(self, state.turn);
                format!("{line} winner={}", letters(Self::FAMILY, winners))
            }
            _ => line,
        }
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let mut state = race::read_placement(self, fields)?;
        race::only_winner_key(fields)?;
        race::read_turn(self, fields, &mut state)?;
        Ok(state)
    }

    fn step(&self, state: &State, step: Step) -> String {
        race::write_step(self, state, step)
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        race::parse_step(self, state, text)
    }

    fn record_head(&self, state: &State) -> String {
        race::record_head::<Pollyanna>(state)
    }
}
