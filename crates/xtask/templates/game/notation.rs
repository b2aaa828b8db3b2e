//! Positions and steps as text.
//!
//! ```text
//! game_name Y:yard,Y1,G4,home/R:yard,yard,yard,Y4 Y:6-3
//! 6 yard-Y1, 3 Y1xY4
//! ```

use ::words::t;

use super::GameName;
use super::actions::Step;
use super::opening::check_seats;
use super::spaces::{HOME, Mark, YARD, mark_name};
use super::state::{Left, PAWNS, Phase, ROOM, State, rivals, victim};
use crate::chance::TwoDice;
use crate::game::Game;
use crate::notation::{
    Fields, Notation, NotationError, Token, Turn, TurnField, letters, placement,
};
use crate::seat::{Seat, SeatSet};

impl Notation for GameName {
    fn position(&self, state: &State) -> String {
        let family = Self::FAMILY;
        let names = |seat: Seat| {
            let names = state.pawns[seat.index()].map(|mark| mark_name(seat, mark));
            names.into()
        };
        let placement = placement(family, state.seats, names);
        let letter = family.letter(state.turn);
        let turn = match state.phase {
            Phase::Opening { .. } | Phase::Throw => letter.to_string(),
            Phase::Play { dice, left } if left.is_whole() => format!("{letter}:{dice}"),
            Phase::Play { left, .. } => {
                let left: Vec<String> = left.numbers().map(|die| die.to_string()).collect();
                format!("{letter}:{}", left.join("-"))
            }
            Phase::Over => {
                let winner = self.side(state, state.turn);
                format!("- winner={}", letters(family, winner))
            }
        };
        format!("{placement} {turn}")
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let (seats, seated) = fields.players(Self::FAMILY, check_seats)?;
        let mut state = State::set_up(seats, Seat(0), Phase::Throw);
        for (seat, letter, tokens) in &seated {
            letter.has_pawns(tokens.len(), PAWNS, "X-3")?;
            for (index, token) in tokens.iter().enumerate() {
                let mark = parse_mark(*seat, *token)?;
                check_company(&state, *seat, mark, *token)?;
                state.pawns[seat.index()][index] = mark;
            }
            state.pawns[seat.index()].sort_unstable();
        }
        if let Some((key, _)) = fields.keys.iter().find(|(key, _)| key.text != "winner") {
            return Err(NotationError::expected(*key, t!(game_name::expected_key)));
        }
        parse_turn(fields, &mut state)?;
        Ok(state)
    }

    fn step(&self, state: &State, step: Step) -> String {
        let Step::Go { die, from, to } = step else {
            return "pass".to_owned();
        };
        let seat = state.turn;
        let captures = victim(&state.pawns, seat, to).is_some();
        let sign = if captures { 'x' } else { '-' };
        let (from, to) = (mark_name(seat, from), mark_name(seat, to));
        format!("{die} {from}{sign}{to}")
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        if text == "pass" {
            return Ok(Step::Pass);
        }
        let line = Token::line(text);
        let what = t!(game_name::expected_step);
        let (die, way) = line.halves(" ", what)?;
        let number = match die.text.as_bytes() {
            &[number @ b'1'..=b'6'] => number - b'0',
            _ => return Err(NotationError::expected(die, t!(game_name::expected_die))),
        };
        // No name of a space holds either sign.
        let sign = if way.text.contains('-') { "-" } else { "x" };
        let (from, to) = way.halves(sign, what)?;
        Ok(Step::Go {
            die: number,
            from: parse_mark(state.turn, from)?,
            to: parse_mark(state.turn, to)?,
        })
    }

    fn record_head(&self, state: &State) -> String {
        let letter = Self::FAMILY.letter(state.turn);
        if self.in_opening(state) {
            format!("open {letter}")
        } else {
            letter.to_string()
        }
    }
}

/// Reads a space where a pawn of `seat` can stand.
fn parse_mark(seat: Seat, token: Token<'_>) -> Result<Mark, NotationError> {
    let found = (YARD..=HOME).find(|&mark| mark_name(seat, mark) == token.text);
    found.ok_or_else(|| {
        let colour = GameName::FAMILY.colour(seat);
        let letter = GameName::FAMILY.letter(seat);
        NotationError::expected(token, t!(game_name::expected_space, colour, letter))
    })
}

/// Checks a pawn about to be placed against all placed before it.
fn check_company(
    state: &State,
    seat: Seat,
    mark: Mark,
    token: Token<'_>,
) -> Result<(), NotationError> {
    if mark == YARD || mark == HOME {
        return Ok(());
    }
    let own = state.pawns[seat.index()].iter();
    if own.filter(|&&each| each == mark).count() >= ROOM {
        return Err(NotationError::expected(token, t!(game_name::expected_two)).by("X-10"));
    }
    if rivals(&state.pawns, seat, mark).is_some() {
        return Err(NotationError::expected(token, t!(game_name::expected_no_rival)).by("X-12"));
    }
    Ok(())
}

/// Reads the turn field and the winner into a state whose pawns stand.
fn parse_turn(fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
    let race = TurnField {
        family: GameName::FAMILY,
        seats: (state.seats, "X-3"),
        side: &|seat| SeatSet::EMPTY.with(seat),
        all_home: &|seat| state.has_won(seat),
        won: "X-14",
    };
    let (seat, dice) = match race.turn(fields)? {
        Turn::Over(seat) => {
            (state.turn, state.phase) = (seat, Phase::Over);
            return Ok(());
        }
        Turn::Of(seat, _, dice) => (seat, dice),
    };
    state.turn = seat;
    if let Some(token) = dice {
        let dice: TwoDice = token
            .text
            .parse()
            .map_err(|what: String| NotationError::expected(token, what))?;
        let left = Left::of(dice);
        state.phase = Phase::Play { dice, left };
    }
    Ok(())
}
