//! Position lines and play lines: the parts that all games share.
//!
//! A position line is `<ruleset> <placement> <turn> [key=value ...]`, single spaces between; a
//! play line is steps joined by `, `. Reading never panics: what does not parse is refused with
//! what was expected, where, and by which rule.

use std::fmt;

use crate::event::Silent;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// A game that can write and read its positions and steps.
pub trait Notation: Game {
    /// The fields of a position line after the ruleset: placement, turn, keys.
    ///
    /// Within a play, which the notation has no form for, the turn field shows what is left to
    /// spend; such a line is for people and is refused by [`Notation::parse_position`].
    fn position(&self, state: &Self::State) -> String;

    /// The state of a position line's fields.
    ///
    /// # Errors
    /// What was expected, where, and by which rule.
    fn parse_position(&self, fields: &Fields<'_>) -> Result<Self::State, NotationError>;

    /// A step as in a play line.
    fn step(&self, state: &Self::State, action: Self::Action) -> String;

    /// The action that a step of a play line means, legal or not.
    ///
    /// # Errors
    /// What was expected, with the column within the step.
    fn parse_step(&self, state: &Self::State, text: &str) -> Result<Self::Action, NotationError>;

    /// The head of a record's line for the outcome of this chance node: `open Y`, `Y`.
    fn record_head(&self, state: &Self::State) -> String;
}

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
        let found = if token.text.is_empty() {
            "nothing".to_owned()
        } else {
            format!("\"{}\"", shortened(token.text))
        };
        let message = format!("expected {what}, found {found}");
        NotationError {
            column: token.column,
            message,
            rule: None,
        }
    }

    /// The same with the rule behind it.
    #[must_use]
    pub fn by(mut self, rule: &'static str) -> NotationError {
        self.rule = Some(rule);
        self
    }

    /// The same, `offset` characters further on.
    #[must_use]
    pub fn shifted(mut self, offset: usize) -> NotationError {
        self.column += offset;
        self
    }
}

/// At most 40 characters of a text that may be long and hostile, control characters escaped.
pub(crate) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(40).flat_map(char::escape_debug).collect();
    if text.chars().nth(40).is_some() {
        short.push_str("...");
    }
    short
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
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
    /// The whole of a line.
    pub fn line(text: &'a str) -> Token<'a> {
        Token { text, column: 1 }
    }

    /// The parts between separators; at least one, perhaps empty.
    pub fn split(self, separator: &'a str) -> impl Iterator<Item = Token<'a>> + Clone {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let token = Token { text, column };
            column += text.chars().count() + separator.chars().count();
            token
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

    /// The seat whose letter the token is.
    ///
    /// # Errors
    /// When it is no letter of a seat of the game.
    pub fn seat(self, family: &Family) -> Result<Seat, NotationError> {
        let mut letters = self.text.chars();
        let seat = letters.next().and_then(|letter| family.seat(letter));
        match (seat, letters.next()) {
            (Some(seat), None) => Ok(seat),
            _ => {
                let known: Vec<_> = family
                    .seats
                    .iter()
                    .map(|name| name.letter.to_string())
                    .collect();
                let known = format!("a seat's letter ({})", known.join(" "));
                Err(NotationError::expected(self, known))
            }
        }
    }
}

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
            let what = "fields with one space between them";
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
        let turn =
            turn.ok_or_else(|| NotationError::expected(end, "a space and whose turn it is"))?;
        let mut keys: Vec<(Token<'_>, Token<'_>)> = Vec::new();
        for token in tokens {
            let pair = token.split_once("=");
            let pair = pair.ok_or_else(|| NotationError::expected(token, "key=value"))?;
            if keys
                .last()
                .is_some_and(|(last, _)| last.text >= pair.0.text)
            {
                let what = "keys once each, in alphabetical order";
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
    pub fn seated(
        &self,
        family: &Family,
    ) -> Result<Vec<(Seat, Token<'a>, Vec<Token<'a>>)>, NotationError> {
        let mut seated: Vec<(Seat, Token<'_>, Vec<Token<'_>>)> = Vec::new();
        for part in self.placement.unwrap_or(self.turn).split("/") {
            let (letter, pieces) = part.split_once(":").ok_or_else(|| {
                NotationError::expected(part, "a seat's letter, \":\" and its pawns")
            })?;
            let seat = letter.seat(family)?;
            if seated.iter().any(|(other, ..)| *other == seat) {
                return Err(NotationError::expected(letter, "each seat once"));
            }
            seated.push((seat, letter, pieces.split(",").collect()));
        }
        seated.sort_by_key(|(seat, ..)| *seat);
        Ok(seated)
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
                return Err(NotationError::expected(
                    token,
                    "winners once each, in turn order",
                ));
            }
            winners = winners.with(seat);
        }
        Ok(Some((*value, winners)))
    }
}

/// The letters of a set of seats, joined by `,`.
pub fn letters(family: &Family, seats: SeatSet) -> String {
    let letters: Vec<_> = seats
        .iter()
        .map(|seat| family.letter(seat).to_string())
        .collect();
    letters.join(",")
}

/// The position line of a state.
pub fn position_line<G: Notation>(game: &G, state: &G::State) -> String {
    format!("{} {}", game.ruleset(), game.position(state))
}

/// The state of a position line of this game's ruleset; the ruleset alone is the position after
/// the opening, all seats in play, the first to begin.
///
/// # Errors
/// What was expected, where, and by which rule.
pub fn parse_position_line<G: Notation>(game: &G, line: &str) -> Result<G::State, NotationError> {
    let fields = Fields::of(line)?;
    if fields.ruleset.text != game.ruleset().to_string() {
        return Err(NotationError::expected(fields.ruleset, game.ruleset()));
    }
    if fields.placement.is_none() {
        let begun = game.begin(G::FAMILY.all_seats(), Seat(0));
        return begun.map_err(|refusal| NotationError {
            column: 1,
            message: refusal.reason,
            rule: Some(refusal.rule),
        });
    }
    game.parse_position(&fields)
}

/// A whole play and the state it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayLine<S> {
    /// The steps, joined by `, `.
    pub text: String,
    /// The state after the last.
    pub state: S,
}

/// Every legal play of a decision, sorted bytewise by its line.
pub fn plays<G: Notation>(game: &G, state: &G::State) -> Vec<PlayLine<G::State>> {
    fn walk<G: Notation>(
        game: &G,
        state: &G::State,
        line: &str,
        lines: &mut Vec<PlayLine<G::State>>,
    ) {
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        for action in actions {
            let step = game.step(state, action);
            let text = if line.is_empty() {
                step
            } else {
                format!("{line}, {step}")
            };
            let mut after = state.clone();
            game.apply(&mut after, action, &mut Silent);
            if game.in_play(&after) {
                walk(game, &after, &text, lines);
            } else {
                lines.push(PlayLine { text, state: after });
            }
        }
    }
    let mut lines = Vec::new();
    walk(game, state, "", &mut lines);
    lines.sort_by(|one, other| one.text.cmp(&other.text));
    lines
}

/// Why a step cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError {
    /// It is not written as a step.
    Notation(NotationError),
    /// It is not legal.
    Refused(Refusal),
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Notation(error) => error.fmt(f),
            StepError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for StepError {}

/// The legal action that `text` means.
///
/// # Errors
/// When it is not a step, not a legal one, or a legal one written otherwise (a capture without
/// its `x`).
pub fn legal_step<G: Notation>(
    game: &G,
    state: &G::State,
    text: &str,
) -> Result<G::Action, StepError> {
    let action = game.parse_step(state, text).map_err(StepError::Notation)?;
    if let Some(refusal) = game.refusal(state, action) {
        return Err(StepError::Refused(refusal));
    }
    let written = game.step(state, action);
    if written != text {
        let token = Token { text, column: 1 };
        let error = NotationError::expected(token, format!("\"{written}\""));
        return Err(StepError::Notation(error));
    }
    Ok(action)
}

/// A step that was made, and the state after it.
pub type MadeStep<G> = (<G as Game>::Action, <G as Game>::State);

/// Makes the steps of a play line one after the other and returns each with the state after it.
///
/// # Errors
/// The first step that cannot be taken, its column being that of the line.
pub fn make_steps<G: Notation>(
    game: &G,
    state: &G::State,
    line: &str,
) -> Result<Vec<MadeStep<G>>, (usize, StepError)> {
    let mut made: Vec<MadeStep<G>> = Vec::new();
    for token in Token::line(line).split(", ") {
        let before = made.last().map_or(state, |(_, state)| state);
        let shift = token.column - 1;
        if !made.is_empty() && !game.in_play(before) {
            let what = "the end of the line, since the play is complete";
            return Err((
                token.column,
                StepError::Notation(NotationError::expected(token, what)),
            ));
        }
        if !matches!(game.node(before), Node::Decision { .. }) {
            let error = NotationError::expected(token, "a position with a throw to be played");
            return Err((token.column, StepError::Notation(error)));
        }
        let action = legal_step(game, before, token.text).map_err(|error| {
            let error = match error {
                StepError::Notation(error) => StepError::Notation(error.shifted(shift)),
                refused => refused,
            };
            (token.column, error)
        })?;
        let mut after = before.clone();
        game.apply(&mut after, action, &mut Silent);
        made.push((action, after));
    }
    Ok(made)
}
