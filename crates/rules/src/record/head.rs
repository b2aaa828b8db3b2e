//! Reading the head of a record: version, ruleset and seats.

use words::t;

use super::players::parse_players;
use super::{LONGEST, Player, RecordError};
use crate::notation::{NotationError, Token};
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::seat::Seat;

/// The lines of a record that are still to be read, with their numbers.
pub(super) type Lines<'a> = std::vec::IntoIter<(usize, Token<'a>)>;

/// A record whose version, ruleset and seats have been read.
pub(super) struct Head<'a> {
    pub(super) players: Vec<(Seat, Player)>,
    /// Where the seats stand: the line, and in it.
    pub(super) line: usize,
    column: usize,
    /// What follows.
    pub(super) rest: Lines<'a>,
}

impl Head<'_> {
    /// What is wrong with seats that cannot play the ruleset.
    pub(super) fn refused(&self, refusal: &Refusal) -> RecordError {
        RecordError {
            line: self.line,
            column: self.column,
            message: refusal.to_string(),
        }
    }
}

/// Reads version, ruleset and seats.
pub(super) fn read_head(ruleset: Ruleset, text: &str) -> Result<Head<'_>, RecordError> {
    let mut rest = lines_of(text)?.into_iter();
    let end = (rest.len() + 1, Token::line(""));
    let mut next = |what: &str| {
        let (number, line) = rest.next().unwrap_or(end);
        match line.text.split_once(' ').filter(|(key, _)| *key == what) {
            Some((key, text)) => {
                let column = key.len() + 2;
                Ok((number, Token { text, column }))
            }
            None => Err(RecordError::at(
                number,
                NotationError::expected(line, t!(notation::so, written = format!("{what} ..."))),
            )),
        }
    };
    let (line, version) = next("turnout")?;
    if version.text != "1" {
        return Err(RecordError::at(
            line,
            NotationError::expected(version, t!(records::version)),
        ));
    }
    let (line, named) = next("ruleset")?;
    if named.text != ruleset.to_string() {
        return Err(RecordError::at(
            line,
            NotationError::expected(named, ruleset),
        ));
    }
    let (line, seats) = next("seats")?;
    let players = parse_players(ruleset.family, seats);
    Ok(Head {
        players: players.map_err(|error| RecordError::at(line, error))?,
        line,
        column: seats.column,
        rest,
    })
}

/// The lines with their numbers from 1, after the checks that bound the work.
fn lines_of(text: &str) -> Result<Vec<(usize, Token<'_>)>, RecordError> {
    if text.len() > LONGEST {
        let message = t!(records::too_long, most = LONGEST, found = text.len());
        return Err(RecordError {
            line: 1,
            column: 1,
            message,
        });
    }
    let text = text.strip_suffix('\n').unwrap_or(text);
    let lines = text
        .split('\n')
        .map(|line| line.strip_suffix('\r').unwrap_or(line));
    Ok((1..).zip(lines.map(Token::line)).collect())
}

/// The name of the ruleset that a record says it is of, so that the game to read it with can be
/// chosen.
///
/// # Errors
/// When the text does not begin as a record does.
pub fn ruleset_of(text: &str) -> Result<&str, RecordError> {
    let mut lines = text
        .split('\n')
        .map(|line| line.strip_suffix('\r').unwrap_or(line));
    let first = lines.next().unwrap_or_default();
    if first != "turnout 1" {
        let error = NotationError::expected(Token::line(first), t!(records::first_line));
        return Err(RecordError::at(1, error));
    }
    let second = lines.next().unwrap_or_default();
    second.strip_prefix("ruleset ").ok_or_else(|| {
        RecordError::at(
            2,
            NotationError::expected(
                Token::line(second),
                t!(notation::so, written = "ruleset ..."),
            ),
        )
    })
}
