//! Reading records: a legal game or an error by line and column, never a panic.

use words::t;

use super::head::{Lines, read_head};
use super::players::parse_player;
use super::{Match, Record, RecordError, SeatChange, seats_of};
use crate::any_game::AnyGame;
use crate::notation::{self, NotationError, StepError, Token};
use crate::ruleset::Family;
use crate::seat::SeatSet;
use crate::state::Node;

impl Record {
    /// Reads a record of the ruleset that `game` is played by.
    ///
    /// # Errors
    /// The first thing that is wrong, by line and column.
    pub fn parse(game: &dyn AnyGame, text: &str) -> Result<Record, RecordError> {
        let head = read_head(game.ruleset(), text)?;
        let start = game.start(seats_of(&head.players));
        let start = start.map_err(|refusal| head.refused(&refusal))?;
        let mut reading = Reading {
            game: start.clone(),
            record: Record::new(start, head.players, None),
        };
        reading.lines(head.line, head.rest)?;
        Ok(reading.record)
    }
}

/// The part of a record that has been read, and the game after it.
struct Reading {
    record: Record,
    game: Box<dyn AnyGame>,
}

impl Reading {
    /// Reads all lines after the head, whose last line is `last`.
    fn lines(&mut self, mut last: usize, rest: Lines<'_>) -> Result<(), RecordError> {
        let seats = self.record.seats();
        let family = self.game.ruleset().family;
        let mut begun = false;
        let mut ended = false;
        let mut play = Play::Whole;
        for (number, line) in rest {
            last = number;
            let at = |error| RecordError::at(number, error);
            if ended {
                return Err(at(NotationError::expected(line, t!(records::nothing_more))));
            }
            let (key, text) = line.text.split_once(' ').unwrap_or_default();
            let column = key.len() + 2;
            let token = Token { text, column };
            let record = &mut self.record;
            let before_match = !begun && record.match_play.is_none();
            let before_back = before_match && record.takeback_count == 0;
            match key {
                "seed" if before_back && record.seed.is_none() => {
                    record.seed = Some(parse_seed(token).map_err(at)?);
                }
                "salt" if before_back && record.seed.is_some() && record.salt.is_none() => {
                    record.salt = Some(parse_salt(token).map_err(at)?);
                }
                "back" if before_back => record.takeback_count = parse_back(token).map_err(at)?,
                "match" if before_match => {
                    let is_scored = self.game.about().is_scored;
                    let found = parse_match(family, seats, is_scored, token);
                    record.match_play = Some(found.map_err(at)?);
                }
                "seat" => {
                    let (seat, player) = parse_player(family, token).map_err(at)?;
                    if !seats.has(seat) {
                        let what = t!(records::seat_in_play);
                        return Err(at(NotationError::expected(token, what)));
                    }
                    let at = record.history.len();
                    record.seat_changes.push(SeatChange { at, seat, player });
                    play = Play::Parted;
                    begun = true;
                }
                "end" => {
                    parse_end(&*self.game, line).map_err(at)?;
                    ended = true;
                }
                _ => {
                    play = self.turn(play, number, line)?;
                    begun = true;
                }
            }
        }
        if !ended && matches!(self.game.node(), Node::Terminal { .. }) {
            let what = t!(records::end_winner);
            return Err(RecordError::at(
                last + 1,
                NotationError::expected(Token::line(""), what),
            ));
        }
        Ok(())
    }

    /// Reads one of three lines: a roll of the opening; a roll and the steps of its play; or only steps, of
    /// a play without a roll or of one that goes on after a change of players.
    fn turn(&mut self, before: Play, number: usize, line: Token<'_>) -> Result<Play, RecordError> {
        let at = |error| RecordError::at(number, error);
        let turn = self.game.turn();
        let (bare, head) = (turn.is_bare, turn.record_head);
        match self.game.node() {
            Node::Chance { .. } => {}
            Node::Decision { .. } => {
                if before == Play::Missing || before == Play::Whole && turn.in_play {
                    let what = t!(records::complete_play);
                    return Err(at(NotationError::expected(line, what)));
                }
                let steps = line.text.strip_prefix(&head);
                let steps = steps.and_then(|rest| rest.strip_prefix(": "));
                let steps = steps.ok_or_else(|| {
                    at(NotationError::expected(
                        line,
                        t!(notation::so, written = format!("{head}: ...")),
                    ))
                })?;
                let offset = head.chars().count() + 2;
                self.steps(number, steps, offset)?;
                return Ok(Play::Whole);
            }
            Node::Terminal { .. } => {
                return Err(at(NotationError::expected(line, t!(records::end))));
            }
        }
        let rest = line
            .text
            .strip_prefix(&head)
            .and_then(|rest| rest.strip_prefix(' '));
        let rest = rest.ok_or_else(|| {
            at(NotationError::expected(
                line,
                t!(notation::so, written = format!("{head} ...")),
            ))
        })?;
        let rest = Token {
            text: rest,
            column: head.chars().count() + 2,
        };
        let (outcome, steps) = if bare {
            (rest, None)
        } else {
            let halves = rest.halves(":", t!(records::outcome));
            let (outcome, steps) = halves.map_err(at)?;
            (outcome, Some(steps))
        };
        self.entry(number, outcome)?;
        let Some(steps) = steps.filter(|steps| !steps.text.is_empty()) else {
            return Ok(if bare { Play::Whole } else { Play::Missing });
        };
        let Some(line) = steps.text.strip_prefix(' ') else {
            return Err(at(NotationError::expected(steps, t!(records::steps))));
        };
        self.steps(number, line, steps.column)?;
        Ok(Play::Whole)
    }

    /// Applies the steps of a play. They begin after `offset` characters of their line.
    fn steps(&mut self, number: usize, steps: &str, offset: usize) -> Result<(), RecordError> {
        let line = Token {
            text: steps,
            column: offset + 1,
        };
        for (index, token) in line.split(", ").enumerate() {
            let wrong = |what| {
                Err(RecordError::at(
                    number,
                    NotationError::expected(token, what),
                ))
            };
            if index > 0 && !self.game.turn().in_play {
                return wrong(t!(notation::line_end));
            }
            if !matches!(self.game.node(), Node::Decision { .. }) {
                return wrong(t!(notation::throw_to_play));
            }
            self.entry(number, token)?;
        }
        Ok(())
    }

    /// Applies an outcome or a step.
    fn entry(&mut self, number: usize, token: Token<'_>) -> Result<(), RecordError> {
        let read = self.game.read(token.text);
        let entry = read.map_err(|error| match error {
            StepError::Notation(error) => RecordError::at(number, error.shifted(token.column - 1)),
            StepError::Refused(refusal) => RecordError {
                line: number,
                column: token.column,
                message: refusal.to_string(),
            },
        })?;
        self.game.apply(entry);
        self.record.history.push(entry);
        Ok(())
    }
}

fn parse_seed(token: Token<'_>) -> Result<u64, NotationError> {
    let seed = notation::whole(token.text);
    seed.ok_or_else(|| NotationError::expected(token, t!(records::seed)))
}

/// Reads 32 hexadecimal digits.
fn parse_salt(token: Token<'_>) -> Result<u128, NotationError> {
    let salt = u128::from_str_radix(token.text, 16).ok();
    salt.filter(|salt| format!("{salt:032x}") == token.text)
        .ok_or_else(|| NotationError::expected(token, t!(records::salt)))
}

fn parse_back(token: Token<'_>) -> Result<u32, NotationError> {
    let times = notation::whole::<u32>(token.text);
    times
        .filter(|times| *times > 0)
        .ok_or_else(|| NotationError::expected(token, t!(records::how_often)))
}

/// Reads `200 R=35 B=10`: the points that end a match, and the points that seats had before this game.
fn parse_match(
    family: &Family,
    seats: SeatSet,
    is_scored: bool,
    token: Token<'_>,
) -> Result<Match, NotationError> {
    let number = |token: Token<'_>| {
        let number = notation::whole::<u32>(token.text);
        let number = number.filter(|number| (1..=Match::MAX_POINTS).contains(number));
        let most = Match::MAX_POINTS;
        number.ok_or_else(|| NotationError::expected(token, t!(records::points, most)))
    };
    let mut tokens = token.split(" ");
    let total = tokens.next().unwrap_or(token);
    let mut found = Match::to(number(total)?);
    for token in tokens {
        let (letter, points) = token.halves("=", t!(records::seat_points))?;
        let seat = letter.seat(family)?;
        let after = found.points.last().is_none_or(|(last, _)| *last < seat);
        if !after || !seats.has(seat) {
            let what = t!(records::seats_in_play);
            return Err(NotationError::expected(letter, what));
        }
        found.points.push((seat, number(points)?));
    }
    if !is_scored {
        return Err(NotationError::expected(token, t!(records::scored_game)));
    }
    Ok(found)
}

fn parse_end(game: &dyn AnyGame, line: Token<'_>) -> Result<(), NotationError> {
    let Node::Terminal { winners } = game.node() else {
        return Err(NotationError::expected(line, t!(records::not_over)));
    };
    let right = format!(
        "end winner={}",
        notation::letters(game.ruleset().family, winners)
    );
    if line.text != right {
        return Err(NotationError::expected(
            line,
            t!(notation::so, written = right),
        ));
    }
    Ok(())
}

/// How much of a play the line before holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Play {
    /// At least its first step, and its roll if it has one.
    Whole,
    /// Its roll without the steps that should follow on the same line.
    Missing,
    /// Nothing: the line changes a player. A play may go on after it.
    Parted,
}
