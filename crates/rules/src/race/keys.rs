//! The keys of a position line, in races that remember more than pawns and dice.

use ::words::t;

use super::aged_blockades::{AgedBlockade, blockades};
use super::notation::parse_space;
use super::state::{Phase, State};
use super::{Race, RaceGame};
use crate::notation::{Fields, NotationError, Token};

/// The age of blockades and the rolls of the turn that brought another, each after a space.
pub(super) fn write<G: RaceGame>(game: &Race<G>, state: &State) -> String {
    let Some(memory) = state.memory else {
        return String::new();
    };
    let mut keys = String::new();
    let aged = state.seats.iter().flat_map(|seat| {
        let name = move |index| game.track().index_name(G::FAMILY, seat, index);
        let aged = memory.aged_blockades(seat).entries().into_iter();
        let aged = aged.filter(|each| each.turns > 0);
        aged.map(move |each| format!("{}:{}", name(each.index), each.turns))
    });
    let aged: Vec<String> = aged.collect();
    if !aged.is_empty() {
        keys += &format!(" blockades={}", aged.join(","));
    }
    if memory.rolls_again > 0 {
        let key = rolls_again_key::<G>();
        keys += &format!(" {key}={}", memory.rolls_again);
    }
    keys
}

/// The key of the rolls of the turn that brought another.
fn rolls_again_key<G: RaceGame>() -> &'static str {
    match G::RULES.roll_again.doublets {
        true => "doublets",
        false => "again",
    }
}

/// Reads the age of blockades and the rolls of the turn that brought another, into a state that has
/// its turn field.
pub(super) fn read<G: RaceGame>(
    game: &Race<G>,
    fields: &Fields<'_>,
    state: &mut State,
) -> Result<(), NotationError> {
    let (due, limit) = (game.ruled.rules.due(), game.ruled.rules.limit());
    for (key, value) in &fields.keys {
        match (key.text, due, limit) {
            ("blockades", Some(due), _) => game.read_blockades(*value, due, state)?,
            (name, _, Some(limit)) if name == rolls_again_key::<G>() => {
                game.read_rolls_again(*key, *value, limit, state)?
            }
            ("winner", ..) => {}
            _ => {
                let again = limit.map(|_| rolls_again_key::<G>());
                let keys = [due.map(|_| "blockades"), again, Some("winner")];
                let keys = keys.into_iter().flatten();
                let keys: Vec<String> = keys.map(|key| t!(race::key, key)).collect();
                let what = t!(race::expected_keys, keys = ::words::list(&keys));
                return Err(NotationError::expected(*key, what));
            }
        }
    }
    Ok(())
}

impl<G: RaceGame> Race<G> {
    /// Reads `Y5:2,B9:4`.
    fn read_blockades(
        &self,
        value: Token<'_>,
        due: u8,
        state: &mut State,
    ) -> Result<(), NotationError> {
        let rule = G::CITATIONS.due;
        let wrong = |token, what: &str| NotationError::expected(token, what).by(rule);
        let mut last = None;
        for part in value.split(",") {
            let halves = part.halves(":", t!(race::expected_turns));
            let (name, turns) = halves.map_err(|error| error.by(rule))?;
            let found = state.seats.iter().find_map(|seat| {
                let index = parse_space(self, seat, name).ok()?;
                let mut blockades = blockades(self.track(), state.pawns[seat.index()]);
                blockades.any(|each| each == index).then_some((seat, index))
            });
            let Some((seat, index)) = found else {
                // A name that is no space has an error of its own.
                parse_space(self, state.turn, name)?;
                return Err(wrong(name, t!(race::expected_blockade)));
            };
            if last >= Some((seat, index)) {
                return Err(wrong(name, t!(race::expected_order)));
            }
            last = Some((seat, index));
            let known = (1..=due).find(|each| each.to_string() == turns.text);
            let turns = known.ok_or_else(|| wrong(turns, &t!(race::expected_up_to, most = due)))?;
            let memory = state.memory.get_or_insert_default();
            let blockades = &mut memory.aged_blockades[seat.index()];
            *blockades = blockades.with(AgedBlockade { index, turns });
        }
        Ok(())
    }

    /// Reads how many rolls of the turn brought another.
    fn read_rolls_again(
        &self,
        key: Token<'_>,
        value: Token<'_>,
        limit: u8,
        state: &mut State,
    ) -> Result<(), NotationError> {
        if state.phase == Phase::Over {
            let what = t!(race::expected_no_key, key = rolls_again_key::<G>());
            return Err(NotationError::expected(key, what));
        }
        let known = (1..=limit).find(|each| each.to_string() == value.text);
        let wrong = || {
            let what = t!(race::expected_up_to, most = limit);
            NotationError::expected(value, what).by(G::CITATIONS.roll_limit)
        };
        state.memory.get_or_insert_default().rolls_again = known.ok_or_else(wrong)?;
        if let Some(rolled) = state.rolled() {
            // Whether the undersides count depends on the rolls before.
            self.roll(state, rolled.dice);
        }
        Ok(())
    }
}
