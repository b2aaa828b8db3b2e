//! Positions and steps as text.
//!
//! ```text
//! game_name Y:yard,Y1,G4,home/R:yard,yard,yard,Y4 Y:6-3
//! 6 yard-Y1, 3 Y1xY4
//! ```

use super::GameName;
use super::actions::Step;
use super::opening::check_seats;
use super::spaces::{HOME, Mark, YARD, mark_name};
use super::state::{Left, PAWNS, Phase, ROOM, State, rivals, victim};
use crate::chance::TwoDice;
use crate::game::Game;
use crate::notation::{Fields, Notation, NotationError, Token, letters};
use crate::seat::{Seat, SeatSet};

impl Notation for GameName {
    fn position(&self, state: &State) -> String {
        let family = Self::FAMILY;
        let row = |seat: Seat| {
            let names = state.pawns[seat.index()].map(|mark| mark_name(seat, mark));
            format!("{}:{}", family.letter(seat), names.join(","))
        };
        let placement: Vec<String> = state.seats.iter().map(row).collect();
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
        format!("{} {turn}", placement.join("/"))
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let seated = fields.seated(Self::FAMILY)?;
        let seats: SeatSet = seated.iter().map(|(seat, ..)| *seat).collect();
        check_seats(seats).map_err(|refusal| NotationError {
            column: fields.placement.unwrap_or(fields.ruleset).column,
            message: refusal.reason,
            rule: Some(refusal.rule),
        })?;
        let mut state = State::set_up(seats, Seat(0), Phase::Throw);
        for (seat, letter, tokens) in &seated {
            if tokens.len() != PAWNS {
                let message = format!("expected {PAWNS} pawns, found {}", tokens.len());
                return Err(NotationError {
                    column: letter.column,
                    message,
                    rule: Some("X-3"),
                });
            }
            for (index, token) in tokens.iter().enumerate() {
                let mark = parse_mark(*seat, *token)?;
                check_company(&state, *seat, mark, *token)?;
                state.pawns[seat.index()][index] = mark;
            }
            state.pawns[seat.index()].sort_unstable();
        }
        if let Some((key, _)) = fields.keys.iter().find(|(key, _)| key.text != "winner") {
            return Err(NotationError::expected(*key, "no key but \"winner\""));
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
        let wrong = |token| NotationError::expected(token, "a step such as \"3 Y6-Y9\", or pass");
        let (die, way) = line.split_once(" ").ok_or_else(|| wrong(line))?;
        let number = match die.text.as_bytes() {
            &[number @ b'1'..=b'6'] => number - b'0',
            _ => return Err(NotationError::expected(die, "a die, 1 to 6")),
        };
        // No name of a space holds either sign.
        let ends = way.split_once("-").or_else(|| way.split_once("x"));
        let (from, to) = ends.ok_or_else(|| wrong(way))?;
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
        let own = GameName::FAMILY.letter(seat);
        let what =
            format!("a space where {colour}'s pawns can stand: Y1 to B10, {own}h1, yard, home");
        NotationError::expected(token, what)
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
        return Err(NotationError::expected(token, "two pawns on a space at most").by("X-10"));
    }
    if rivals(&state.pawns, seat, mark).is_some() {
        return Err(NotationError::expected(token, "a space without a rival").by("X-12"));
    }
    Ok(())
}

/// Reads the turn field and the winner into a state whose pawns stand.
fn parse_turn(fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
    let token = fields.turn;
    let winners: SeatSet = state
        .seats
        .iter()
        .filter(|&seat| state.has_won(seat))
        .collect();
    let named = fields.winner(GameName::FAMILY)?;
    if token.text == "-" {
        let Some((value, named)) = named else {
            let what = "winner=... when the game is over";
            return Err(NotationError::expected(token, what));
        };
        let won = winners.iter().next().filter(|_| winners.len() == 1);
        let won = won.filter(|_| winners == named).ok_or_else(|| {
            NotationError::expected(value, "the one whose pawns are all home").by("X-14")
        })?;
        (state.turn, state.phase) = (won, Phase::Over);
        return Ok(());
    }
    if !winners.is_empty() {
        let won = letters(GameName::FAMILY, winners);
        let what = format!("- and winner=..., since all pawns of {won} are home");
        return Err(NotationError::expected(token, what).by("X-14"));
    }
    if let Some((value, _)) = named {
        let what = "no winner while somebody is to act";
        return Err(NotationError::expected(value, what));
    }
    let (letter, dice) = match token.split_once(":") {
        Some((letter, dice)) => (letter, Some(dice)),
        None => (token, None),
    };
    state.turn = letter.seat(GameName::FAMILY)?;
    if !state.seats.has(state.turn) {
        return Err(NotationError::expected(letter, "a seat in play").by("X-3"));
    }
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
