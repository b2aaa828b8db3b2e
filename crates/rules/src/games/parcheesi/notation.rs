//! The keys of a position line.

use ::words::t;

use super::blockade_ages::{Blockade, DUE, standing};
use super::doublets::DOUBLETS;
use super::memory::blockades;
use super::{Parcheesi, State};
use crate::notation::{Fields, NotationError, Token};
use crate::race::{self, Phase, Race};
use crate::seat::Seat;

/// The age of blockades and the doublets played in the turn.
pub(super) fn write_keys(game: &Parcheesi, state: &State) -> String {
    let mut keys = String::new();
    let aged = state.seats.iter().flat_map(|seat| {
        let name = move |index| game.track.index_name(Parcheesi::FAMILY, seat, index);
        let aged = blockades(state, seat).places().into_iter();
        let aged = aged.filter(|each| each.turns > 0);
        aged.map(move |each| format!("{}:{}", name(each.index), each.turns))
    });
    let aged: Vec<String> = aged.collect();
    if !aged.is_empty() {
        keys += &format!(" blockades={}", aged.join(","));
    }
    if state.memory.doublets > 0 {
        keys += &format!(" doublets={}", state.memory.doublets);
    }
    keys
}

/// Reads the age of blockades and the doublets played in the turn.
pub(super) fn read_keys(
    game: &Parcheesi,
    fields: &Fields<'_>,
    state: &mut State,
) -> Result<(), NotationError> {
    for (key, value) in &fields.keys {
        match key.text {
            "blockades" => game.read_blockades(*value, state)?,
            "doublets" => game.read_doublets(*key, *value, state)?,
            "winner" => {}
            _ => {
                let what = t!(parcheesi::expected_keys);
                return Err(NotationError::expected(*key, what));
            }
        }
    }
    Ok(())
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
