//! Positions and steps as text.

use ::words::t;

use super::blockades::{Blockade, DUE, standing};
use super::memory::{DOUBLETS, blockades};
use super::{Parcheesi, State};
use crate::game::Game;
use crate::notation::{Fields, Notation, NotationError, Token};
use crate::race::{self, Phase, Race, Step};
use crate::seat::Seat;

impl Notation for Parcheesi {
    fn position(&self, state: &State) -> String {
        let placement = race::write_placement(self, state);
        // With commas, two dice that are left are not mistaken for a roll.
        let turn = race::write_turn::<Parcheesi>(state, ",");
        let mut line = format!("{placement} {turn}");
        let aged = state.seats.iter().flat_map(|seat| {
            let name = move |index| self.track.index_name(Self::FAMILY, seat, index);
            let aged = blockades(state, seat).places().into_iter();
            let aged = aged.filter(|each| each.turns > 0);
            aged.map(move |each| format!("{}:{}", name(each.index), each.turns))
        });
        let aged: Vec<String> = aged.collect();
        if !aged.is_empty() {
            line += &format!(" blockades={}", aged.join(","));
        }
        if state.memory.doublets > 0 {
            line += &format!(" doublets={}", state.memory.doublets);
        }
        if state.phase == Phase::Over {
            line += &format!(" winner={}", Self::FAMILY.letter(state.turn));
        }
        line
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let mut state = race::read_placement(self, fields)?;
        race::read_turn(self, fields, &mut state)?;
        for (key, value) in &fields.keys {
            match key.text {
                "blockades" => self.read_blockades(*value, &mut state)?,
                "doublets" => self.read_doublets(*key, *value, &mut state)?,
                "winner" => {}
                _ => {
                    let what = t!(parcheesi::expected_keys);
                    return Err(NotationError::expected(*key, what));
                }
            }
        }
        Ok(state)
    }

    fn step(&self, state: &State, step: Step) -> String {
        race::write_step(self, state, step)
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        race::parse_step(self, state, text)
    }

    fn record_head(&self, state: &State) -> String {
        race::record_head::<Parcheesi>(state)
    }
}

impl Parcheesi {
    /// Reads `Y5:2,B9:4` (C-14).
    fn read_blockades(&self, value: Token<'_>, state: &mut State) -> Result<(), NotationError> {
        let wrong = |token, what: &str| NotationError::expected(token, what).by("C-14");
        let mut last = None;
        for part in value.split(",") {
            let halves = part.halves(":", t!(parcheesi::expected_turns));
            let (name, turns) = halves.map_err(|error| error.by("C-14"))?;
            let found = state.seats.iter().find_map(|seat| {
                let index = race::parse_space(self, seat, name).ok()?;
                let stands = standing(state.pawns[seat.index()]).any(|each| each == index);
                stands.then_some((seat, index))
            });
            let Some((seat, index)) = found else {
                // What is no space at all is told as such.
                race::parse_space(self, state.turn, name)?;
                return Err(wrong(name, t!(parcheesi::expected_blockade)));
            };
            if last >= Some((seat, index)) {
                return Err(wrong(name, t!(parcheesi::expected_order)));
            }
            last = Some((seat, index));
            let known = (1..=DUE).find(|each| each.to_string() == turns.text);
            let turns = known.ok_or_else(|| wrong(turns, t!(parcheesi::expected_one_to_four)))?;
            let blockades = &mut state.memory.blockades[Seat::index(seat)];
            *blockades = blockades.with(Blockade { index, turns });
        }
        Ok(())
    }

    /// Reads the doublets already played in the turn (C-10).
    fn read_doublets(
        &self,
        key: Token<'_>,
        value: Token<'_>,
        state: &mut State,
    ) -> Result<(), NotationError> {
        if state.phase == Phase::Over {
            let what = t!(parcheesi::expected_no_doublets);
            return Err(NotationError::expected(key, what));
        }
        let known = (1..=DOUBLETS).find(|each| each.to_string() == value.text);
        let what = t!(parcheesi::expected_doublets);
        let wrong = || NotationError::expected(value, what).by("C-10");
        state.memory.doublets = known.ok_or_else(wrong)?;
        if let Some(rolled) = state.rolled() {
            // Whether the undersides count depends on the doublets before.
            self.roll(state, rolled.dice);
        }
        Ok(())
    }
}
