//! Reading positions.

use super::Parcheesi;
use super::blockades::{Blockade, DUE, standing};
use super::row::Row;
use super::spaces::{Mark, YARD, is_on_ring};
use super::state::{DOUBLETS, PAWNS, Phase, State};
use crate::chance::TwoDice;
use crate::game::Game;
use crate::notation::{Fields, NotationError, Token};
use crate::seat::{Seat, SeatSet};

impl Parcheesi {
    /// The state of a position line's fields.
    pub(super) fn read_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let seated = fields.seated(Self::FAMILY)?;
        let seats: SeatSet = seated.iter().map(|(seat, ..)| *seat).collect();
        self.check_seats(seats).map_err(|refusal| {
            let token = fields.placement.unwrap_or(fields.ruleset);
            NotationError {
                column: token.column,
                message: refusal.reason,
                rule: Some(refusal.rule),
            }
        })?;
        let mut state = State::set_up(seats, Seat(0), Phase::Throw);
        for (seat, letter, tokens) in &seated {
            if tokens.len() != PAWNS {
                return Err(NotationError {
                    column: letter.column,
                    message: format!("expected {PAWNS} pawns, found {}", tokens.len()),
                    rule: Some("C-5"),
                });
            }
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
                    let what = "no key but \"blockades\", \"doublets\" and \"winner\"";
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
                let what = "a space without another colour's pawn";
                return Err(NotationError::expected(token, what).by("C-17"));
            }
        }
        let count = 1 + own.iter().filter(|&&each| each == mark).count();
        Self::room(mark, count).map_err(|what| NotationError::expected(token, what).by("C-12"))
    }

    /// Reads the turn field and the winner into a state whose pawns stand.
    fn read_turn(&self, fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
        let token = fields.turn;
        let winner = fields.winner(Self::FAMILY)?;
        let mut won = state.seats.iter().filter(|&seat| state.all_home(seat));
        let (first, second) = (won.next(), won.next());
        if token.text == "-" {
            let Some((value, winners)) = winner else {
                let what = "winner=... when the game is over";
                return Err(NotationError::expected(token, what));
            };
            let Some(seat) = first.filter(|&seat| SeatSet::EMPTY.with(seat) == winners) else {
                let what = "a winner whose pawns are all home";
                return Err(NotationError::expected(value, what).by("C-21"));
            };
            if second.is_some() {
                return Err(NotationError::expected(value, "one winner").by("C-21"));
            }
            state.turn = seat;
            state.phase = Phase::Over;
            return Ok(());
        }
        if let Some((value, _)) = winner {
            let what = "no winner while somebody is to act";
            return Err(NotationError::expected(value, what));
        }
        if let Some(seat) = first {
            let colour = Self::FAMILY.colour(seat);
            let what = format!("- and winner=..., since {colour} has won");
            return Err(NotationError::expected(token, what).by("C-21"));
        }
        let (letter, dice) = match token.split_once(":") {
            Some((letter, dice)) => (letter, Some(dice)),
            None => (token, None),
        };
        state.turn = letter.seat(Self::FAMILY)?;
        if !state.seats.has(state.turn) {
            return Err(NotationError::expected(letter, "a seat in play").by("C-5"));
        }
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
            let pair = part.split_once(":");
            let (name, turns) =
                pair.ok_or_else(|| wrong(part, "a space, \":\" and how many turns"))?;
            let found = state.seats.iter().find_map(|seat| {
                let mark = self.parse_space(seat, name).ok()?;
                let stands = standing(state.pawns[seat.index()]).any(|each| each == mark);
                stands.then_some((seat, mark))
            });
            let Some((seat, mark)) = found else {
                // What is no space at all is told as such.
                self.parse_space(state.turn, name)?;
                return Err(wrong(
                    name,
                    "a space of the ring with two pawns of one colour",
                ));
            };
            if last >= Some((seat, mark)) {
                let what = "blockades once each, in the order of the placement";
                return Err(wrong(name, what));
            }
            last = Some((seat, mark));
            let known = (1..=DUE).find(|each| each.to_string() == turns.text);
            let turns = known.ok_or_else(|| wrong(turns, "1 to 4 turns"))?;
            let blockades = &mut state.blockades[seat.index()];
            *blockades = blockades.with(Blockade { mark, turns });
        }
        Ok(())
    }
}

/// Reads the doublets already played in the turn (C-10).
fn read_doublets(key: Token<'_>, value: Token<'_>, state: &mut State) -> Result<(), NotationError> {
    if state.phase == Phase::Over {
        let what = "no doublets when the game is over";
        return Err(NotationError::expected(key, what));
    }
    let known = (1..=DOUBLETS).find(|each| each.to_string() == value.text);
    state.doublets =
        known.ok_or_else(|| NotationError::expected(value, "1 or 2 doublets").by("C-10"))?;
    if let Phase::Play { dice, .. } = state.phase {
        state.phase = state.thrown(dice);
    }
    Ok(())
}
