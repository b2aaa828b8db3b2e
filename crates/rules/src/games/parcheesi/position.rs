//! Reading positions.

use ::words::t;

use super::Parcheesi;
use super::blockades::{Blockade, DUE, standing};
use super::row::Row;
use super::spaces::{Mark, YARD, is_on_ring};
use super::state::{DOUBLETS, PAWNS, Phase, State};
use crate::chance::TwoDice;
use crate::game::Game;
use crate::notation::{Fields, NotationError, Race, Token, Turn};
use crate::seat::{Seat, SeatSet};

impl Parcheesi {
    /// The state of a position line's fields.
    pub(super) fn read_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let check = |seats| self.check_seats(seats);
        let (seats, seated) = fields.players(Self::FAMILY, check)?;
        let mut state = State::set_up(seats, Seat(0), Phase::Throw);
        for (seat, letter, tokens) in &seated {
            letter.has_pawns(tokens.len(), PAWNS, "C-5")?;
            let mut marks = [YARD; PAWNS];
            for (index, token) in tokens.iter().enumerate() {
                let mark = self.parse_mark(*seat, *token)?;
                self.check_company(&state, *seat, &marks[..index], mark, *token)?;
                marks[index] = mark;
            }
            state.pawns[seat.index()] = Row::of(marks);
        }
        self.read_turn(fields, &mut state)?;
        for (key, value) in &fields.keys {
            match key.text {
                "blockades" => self.read_blockades(*value, &mut state)?,
                "doublets" => read_doublets(*key, *value, &mut state)?,
                "winner" => {}
                _ => {
                    let what = t!(parcheesi::expected_keys);
                    return Err(NotationError::expected(*key, what));
                }
            }
        }
        Ok(state)
    }

    /// Checks a pawn about to be placed against those of its colour placed before it, and against
    /// the other colours placed already.
    fn check_company(
        &self,
        state: &State,
        seat: Seat,
        own: &[Mark],
        mark: Mark,
        token: Token<'_>,
    ) -> Result<(), NotationError> {
        if is_on_ring(mark) {
            let space = self.ring.space(seat, mark);
            if self.occupant(state, space).is_some() {
                let what = t!(parcheesi::expected_no_rival);
                return Err(NotationError::expected(token, what).by("C-17"));
            }
        }
        let count = 1 + own.iter().filter(|&&each| each == mark).count();
        Self::room(mark, count).map_err(|what| NotationError::expected(token, what).by("C-12"))
    }

    /// Reads the turn field and the winner into a state whose pawns stand.
    fn read_turn(&self, fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
        let race = Race {
            family: Self::FAMILY,
            seats: (state.seats, "C-5"),
            side: &|seat| SeatSet::EMPTY.with(seat),
            all_home: &|seat| state.all_home(seat),
            won: "C-21",
        };
        let (seat, dice) = match race.turn(fields)? {
            Turn::Over(seat) => {
                state.turn = seat;
                state.phase = Phase::Over;
                return Ok(());
            }
            Turn::Of(seat, _, dice) => (seat, dice),
        };
        state.turn = seat;
        if let Some(token) = dice {
            let dice: Result<TwoDice, String> = token.text.parse();
            let dice = dice.map_err(|what| NotationError::expected(token, what))?;
            // Whether the undersides count is seen again once `doublets` is known.
            state.phase = state.thrown(dice);
        }
        Ok(())
    }

    /// Reads `Y5:2,B9:4` (C-14).
    fn read_blockades(&self, value: Token<'_>, state: &mut State) -> Result<(), NotationError> {
        let wrong = |token, what: &str| NotationError::expected(token, what).by("C-14");
        let mut last = None;
        for part in value.split(",") {
            let halves = part.halves(":", t!(parcheesi::expected_turns));
            let (name, turns) = halves.map_err(|error| error.by("C-14"))?;
            let found = state.seats.iter().find_map(|seat| {
                let mark = self.parse_space(seat, name).ok()?;
                let stands = standing(state.pawns[seat.index()]).any(|each| each == mark);
                stands.then_some((seat, mark))
            });
            let Some((seat, mark)) = found else {
                // What is no space at all is told as such.
                self.parse_space(state.turn, name)?;
                return Err(wrong(name, t!(parcheesi::expected_blockade)));
            };
            if last >= Some((seat, mark)) {
                let what = t!(parcheesi::expected_order);
                return Err(wrong(name, what));
            }
            last = Some((seat, mark));
            let known = (1..=DUE).find(|each| each.to_string() == turns.text);
            let turns = known.ok_or_else(|| wrong(turns, t!(parcheesi::expected_one_to_four)))?;
            let blockades = &mut state.blockades[seat.index()];
            *blockades = blockades.with(Blockade { mark, turns });
        }
        Ok(())
    }
}

/// Reads the doublets already played in the turn (C-10).
fn read_doublets(key: Token<'_>, value: Token<'_>, state: &mut State) -> Result<(), NotationError> {
    if state.phase == Phase::Over {
        let what = t!(parcheesi::expected_no_doublets);
        return Err(NotationError::expected(key, what));
    }
    let known = (1..=DOUBLETS).find(|each| each.to_string() == value.text);
    let what = t!(parcheesi::expected_doublets);
    state.doublets = known.ok_or_else(|| NotationError::expected(value, what).by("C-10"))?;
    if let Phase::Play { dice, .. } = state.phase {
        state.phase = state.thrown(dice);
    }
    Ok(())
}
