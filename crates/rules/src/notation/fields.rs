//! Lines in pieces: tokens with their columns, the fields of a position line, what is wrong where.

use std::fmt;

use words::{shortened, t};

use crate::refusal::Refusal;
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};
use crate::sort_few::sort_few;

/// What is wrong with a line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Where, counted in characters from 1.
    pub column: usize,
    /// What was expected, and what was found.
    pub message: String,
    /// The rule behind it, such as `P-20`.
    pub rule: Option<&'static str>,
}

impl NotationError {
    /// An error at `token`: "expected ..., found ...".
    pub fn expected(token: Token<'_>, what: impl fmt::Display) -> NotationError {
        let what = what.to_string();
        let message = match token.text {
            "" => t!(notation::expected_more, what),
            text => t!(notation::expected, what, found = shortened(text)),
        };
        NotationError {
            column: token.column,
            message,
            rule: None,
        }
    }

    /// Why what stands at `token` is refused.
    pub fn refused(token: Token<'_>, refusal: Refusal) -> NotationError {
        NotationError {
            column: token.column,
            message: refusal.reason,
            rule: Some(refusal.rule),
        }
    }

    /// The same with the rule behind it.
    #[must_use]
    pub fn by(mut self, rule: &'static str) -> NotationError {
        self.rule = Some(rule);
        self
    }

    /// What is wrong, with the rule behind it.
    pub fn told(&self) -> String {
        let message = &self.message;
        match self.rule {
            Some(rule) => t!(notation::by_rule, message, rule),
            None => message.clone(),
        }
    }

    /// The same, `offset` characters further on.
    #[must_use]
    pub fn shifted(mut self, offset: usize) -> NotationError {
        self.column += offset;
        self
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, message) = (self.column, self.told());
        f.write_str(&t!(notation::at_column, column, message))
    }
}

impl std::error::Error for NotationError {}

/// A piece of a line and where it begins, counted in characters from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// The text.
    pub text: &'a str,
    /// The column of its first character.
    pub column: usize,
}

impl<'a> Token<'a> {
    /// Whether a seat has as many pieces as it should, this being its letter.
    ///
    /// # Errors
    /// When it has not, by `rule`.
    pub fn has_pawns(
        self,
        found: usize,
        all: usize,
        rule: &'static str,
    ) -> Result<(), NotationError> {
        if found == all {
            return Ok(());
        }
        Err(NotationError {
            column: self.column,
            message: t!(notation::expected_pawns, all, found),
            rule: Some(rule),
        })
    }

    /// The whole of a line.
    pub fn line(text: &'a str) -> Token<'a> {
        Token { text, column: 1 }
    }

    /// The parts between separators; at least one, perhaps empty.
    pub fn split(self, separator: &'a str) -> impl Iterator<Item = Token<'a>> + Clone {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let token = rest.take()?;
            let Some((before, after)) = token.split_once(separator) else {
                return Some(token);
            };
            rest = Some(after);
            Some(before)
        })
    }

    /// What is before and after the first separator.
    pub fn split_once(self, separator: &str) -> Option<(Token<'a>, Token<'a>)> {
        let (before, after) = self.text.split_once(separator)?;
        let skipped = before.chars().count() + separator.chars().count();
        let after = Token {
            text: after,
            column: self.column + skipped,
        };
        Some((
            Token {
                text: before,
                column: self.column,
            },
            after,
        ))
    }

    /// The same, where there has to be a separator.
    ///
    /// # Errors
    /// `what` was expected, when there is none.
    pub fn halves(
        self,
        separator: &str,
        what: &str,
    ) -> Result<(Token<'a>, Token<'a>), NotationError> {
        let halves = self.split_once(separator);
        halves.ok_or_else(|| NotationError::expected(self, what))
    }

    /// The seat whose letter the token is.
    ///
    /// # Errors
    /// When it is no letter of a seat of the game.
    pub fn seat(self, family: &Family) -> Result<Seat, NotationError> {
        family.parse_seat(self.text).ok_or_else(|| {
            let letters = family.seats.iter().map(|name| name.letter.to_string());
            let known = letters.collect::<Vec<_>>().join(" ");
            NotationError::expected(self, t!(notation::seat, known))
        })
    }
}

/// A seat with its letter in a placement and the tokens of its pieces.
pub type Seated<'a> = (Seat, Token<'a>, Vec<Token<'a>>);

/// The fields of a position line.
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    /// The ruleset.
    pub ruleset: Token<'a>,
    /// The placement; absent where a ruleset stands alone.
    pub placement: Option<Token<'a>>,
    /// The turn.
    pub turn: Token<'a>,
    /// The keys and values, in alphabetical order of the keys.
    pub keys: Vec<(Token<'a>, Token<'a>)>,
}

impl<'a> Fields<'a> {
    /// The fields of a line, or of a ruleset alone.
    ///
    /// # Errors
    /// When fields are missing, doubled or out of order.
    pub fn of(line: &'a str) -> Result<Fields<'a>, NotationError> {
        let mut tokens = Token::line(line).split(" ");
        if let Some(gap) = tokens.clone().find(|token| token.text.is_empty()) {
            let what = t!(notation::fields);
            return Err(NotationError::expected(gap, what));
        }
        let ruleset = tokens.next().unwrap_or(Token::line(line));
        let end = Token {
            text: "",
            column: line.chars().count() + 1,
        };
        let Some(placement) = tokens.next() else {
            return Ok(Fields {
                ruleset,
                placement: None,
                turn: end,
                keys: Vec::new(),
            });
        };
        let turn = tokens.next();
        let turn = turn.ok_or_else(|| NotationError::expected(end, t!(notation::turn)))?;
        let mut keys: Vec<(Token<'_>, Token<'_>)> = Vec::new();
        for token in tokens {
            let pair = token.split_once("=");
            let pair = pair.ok_or_else(|| NotationError::expected(token, t!(notation::pair)))?;
            if keys
                .last()
                .is_some_and(|(last, _)| last.text >= pair.0.text)
            {
                let what = t!(notation::keys);
                return Err(NotationError::expected(token, what));
            }
            keys.push(pair);
        }
        Ok(Fields {
            ruleset,
            placement: Some(placement),
            turn,
            keys,
        })
    }

    /// The seats of the placement with the tokens of their pieces, by seat in turn order.
    ///
    /// # Errors
    /// When a seat is unknown or doubled.
    pub fn seated(&self, family: &Family) -> Result<Vec<Seated<'a>>, NotationError> {
        let mut seated: Vec<Seated<'_>> = Vec::new();
        for part in self.placement.unwrap_or(self.turn).split("/") {
            let (letter, pieces) = part.halves(":", t!(notation::placement))?;
            let seat = letter.seat(family)?;
            if seated.iter().any(|(other, ..)| *other == seat) {
                return Err(NotationError::expected(letter, t!(notation::seat_once)));
            }
            seated.push((seat, letter, pieces.split(",").collect()));
        }
        sort_few(&mut seated, |(seat, ..)| *seat);
        Ok(seated)
    }

    /// The same with the set of the seats, once `check` has found that they can play.
    ///
    /// # Errors
    /// The same, and why these seats cannot play.
    pub fn players(
        &self,
        family: &Family,
        check: impl Fn(SeatSet) -> Result<(), Refusal>,
    ) -> Result<(SeatSet, Vec<Seated<'a>>), NotationError> {
        let seated = self.seated(family)?;
        let seats = seated.iter().map(|(seat, ..)| *seat).collect();
        check(seats).map_err(|refusal| {
            NotationError::refused(self.placement.unwrap_or(self.ruleset), refusal)
        })?;
        Ok((seats, seated))
    }

    /// The winners that the key `winner=` names, when the game is over and the key is there.
    ///
    /// # Errors
    /// When a letter is no seat's, or one stands twice.
    pub fn winner(&self, family: &Family) -> Result<Option<(Token<'a>, SeatSet)>, NotationError> {
        let Some((_, value)) = self.keys.iter().find(|(key, _)| key.text == "winner") else {
            return Ok(None);
        };
        let mut winners = SeatSet::EMPTY;
        for token in value.split(",") {
            let seat = token.seat(family)?;
            if winners.iter().any(|earlier| earlier >= seat) {
                return Err(NotationError::expected(token, t!(notation::winners)));
            }
            winners = winners.with(seat);
        }
        Ok(Some((*value, winners)))
    }
}
