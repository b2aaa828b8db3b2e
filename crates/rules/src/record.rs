//! Records: a whole game as text, one fact a line. The state is the fold of its record.

use std::fmt;

use crate::event::{Silent, Sink};
use crate::game::Game;
use crate::notation::{self, Notation, NotationError, StepError, Token};
use crate::refusal::Refusal;
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// The longest record that is read, in bytes. The longest games of people and bots stay far below.
pub const LONGEST: usize = 4_000_000;

/// One thing that was made to happen: an outcome or an action.
pub enum Made<G: Game> {
    /// A chance outcome.
    Chance(G::Chance),
    /// A player's step.
    Action(G::Action),
}

// By hand, since a derive would ask the same of `G`.
impl<G: Game> Clone for Made<G> {
    fn clone(&self) -> Made<G> {
        *self
    }
}

impl<G: Game> Copy for Made<G> {}

impl<G: Game> PartialEq for Made<G> {
    fn eq(&self, other: &Made<G>) -> bool {
        match (self, other) {
            (Made::Chance(one), Made::Chance(other)) => one == other,
            (Made::Action(one), Made::Action(other)) => one == other,
            _ => false,
        }
    }
}

impl<G: Game> fmt::Debug for Made<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Made::Chance(chance) => write!(f, "Chance({chance})"),
            Made::Action(action) => write!(f, "Action({action:?})"),
        }
    }
}

/// Applying what was made, silently or heard.
pub trait Make: Game {
    /// Applies `made` silently.
    fn make(&self, state: &mut Self::State, made: Made<Self>) {
        self.make_heard(state, made, &mut Silent);
    }

    /// Applies `made` and tells `sink` what happens.
    fn make_heard(&self, state: &mut Self::State, made: Made<Self>, sink: &mut impl Sink) {
        match made {
            Made::Chance(chance) => self.happen(state, chance, sink),
            Made::Action(action) => self.apply(state, action, sink),
        }
    }
}

impl<G: Game> Make for G {}

/// Who sits at a seat: a kind (`person`, or a bot's level) and perhaps a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// `person`, or the name of a bot's level: lower-case letters, digits, `-`.
    pub kind: String,
    /// The player's name.
    pub name: Option<String>,
}

/// A game from its opening to where it stands.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The game with its ruleset.
    pub game: G,
    /// Who sits where, in turn order.
    pub sitters: Vec<(Seat, Sitter)>,
    /// The seed of the dice; `None` where they were entered by hand.
    pub seed: Option<u64>,
    /// All outcomes and actions, in order.
    pub made: Vec<Made<G>>,
}

impl<G: Game> Record<G> {
    /// A game about to be opened.
    ///
    /// # Errors
    /// When these seats cannot play this ruleset; cites the rule.
    pub fn new(
        game: G,
        sitters: Vec<(Seat, Sitter)>,
        seed: Option<u64>,
    ) -> Result<Record<G>, Refusal> {
        let seats: SeatSet = sitters.iter().map(|(seat, _)| *seat).collect();
        game.opening(seats)?;
        Ok(Record {
            game,
            sitters,
            seed,
            made: Vec::new(),
        })
    }

    /// The seats in play.
    pub fn seats(&self) -> SeatSet {
        self.sitters.iter().map(|(seat, _)| *seat).collect()
    }

    /// The state before anything happened.
    pub fn start(&self) -> G::State {
        self.game
            .opening(self.seats())
            .expect("the seats were accepted when the record was made")
    }

    /// The state after the first `count` of what was made (all, if there are fewer).
    pub fn state_at(&self, count: usize) -> G::State {
        let mut state = self.start();
        for made in self.made.iter().take(count) {
            self.game.make(&mut state, *made);
        }
        state
    }

    /// The state after all that was made.
    pub fn state(&self) -> G::State {
        self.state_at(self.made.len())
    }
}

impl<G: Notation> Record<G> {
    /// The record as text, with a newline after every line.
    pub fn to_text(&self) -> String {
        let family = G::FAMILY;
        let mut text = format!("turnout 1\nruleset {}\nseats", self.game.ruleset());
        for (seat, sitter) in &self.sitters {
            text.push_str(&format!(" {}={}", family.letter(*seat), sitter.kind));
            if let Some(name) = &sitter.name {
                text.push(':');
                text.push_str(&escape(name));
            }
        }
        text.push('\n');
        if let Some(seed) = self.seed {
            text.push_str(&format!("seed {seed}\n"));
        }
        let mut state = self.start();
        let mut first_step = true;
        for made in &self.made {
            match made {
                Made::Chance(chance) => {
                    let head = self.game.record_head(&state);
                    let opening = self.game.in_opening(&state);
                    end_line(&mut text);
                    text.push_str(&format!("{head} {chance}"));
                    if !opening {
                        text.push(':');
                    }
                    first_step = true;
                }
                Made::Action(action) => {
                    text.push_str(if first_step { " " } else { ", " });
                    text.push_str(&self.game.step(&state, *action));
                    first_step = false;
                }
            }
            self.game.make(&mut state, *made);
        }
        end_line(&mut text);
        if let Node::Terminal { winners } = self.game.node(&state) {
            text.push_str(&format!(
                "end winner={}\n",
                notation::letters(family, winners)
            ));
        }
        text
    }

    /// Reads a record of this game's ruleset.
    ///
    /// # Errors
    /// The first thing that is wrong, by line and column.
    pub fn parse(game: G, text: &str) -> Result<Record<G>, RecordError> {
        let lines = lines_of(text)?;
        let end = (lines.len() + 1, Token::line(""));
        let mut lines = lines.into_iter();
        let mut next = |what: &str| {
            let (number, line) = lines.next().unwrap_or(end);
            match line.text.split_once(' ').filter(|(key, _)| *key == what) {
                Some((key, _)) => {
                    let column = key.len() + 2;
                    Ok((
                        number,
                        Token {
                            text: &line.text[key.len() + 1..],
                            column,
                        },
                    ))
                }
                None => Err(RecordError::at(
                    number,
                    NotationError::expected(line, format!("\"{what} ...\"")),
                )),
            }
        };
        let (line, version) = next("turnout")?;
        if version.text != "1" {
            return Err(RecordError::at(
                line,
                NotationError::expected(version, "version 1, the only one known"),
            ));
        }
        let (line, ruleset) = next("ruleset")?;
        if ruleset.text != game.ruleset().to_string() {
            return Err(RecordError::at(
                line,
                NotationError::expected(ruleset, game.ruleset()),
            ));
        }
        let (line, seats) = next("seats")?;
        let sitters =
            parse_sitters(G::FAMILY, seats).map_err(|error| RecordError::at(line, error))?;
        let mut record = Record::new(game, sitters, None).map_err(|refusal| RecordError {
            line,
            column: seats.column,
            message: refusal.to_string(),
        })?;
        let mut state = record.start();
        let mut ended = false;
        let mut last = line;
        for (number, line) in lines {
            last = number;
            let at = |error| RecordError::at(number, error);
            if ended {
                return Err(at(NotationError::expected(line, "nothing after the end")));
            }
            match line.text.split_once(' ') {
                Some(("seed", seed)) if record.seed.is_none() && record.made.is_empty() => {
                    let token = Token {
                        text: seed,
                        column: 6,
                    };
                    record.seed = Some(parse_seed(token).map_err(at)?);
                }
                Some(("end", _)) => {
                    parse_end(&record.game, &state, line).map_err(at)?;
                    ended = true;
                }
                _ => parse_turn(&mut record, &mut state, number, line)?,
            }
        }
        if !ended && matches!(record.game.node(&state), Node::Terminal { .. }) {
            let what = "\"end winner=...\", since the game is over";
            return Err(RecordError::at(
                last + 1,
                NotationError::expected(Token::line(""), what),
            ));
        }
        Ok(record)
    }
}

fn end_line(text: &mut String) {
    if !text.ends_with('\n') {
        text.push('\n');
    }
}

/// The lines with their numbers from 1, after the checks that bound the work.
fn lines_of(text: &str) -> Result<Vec<(usize, Token<'_>)>, RecordError> {
    if text.len() > LONGEST {
        let message = format!("expected at most {LONGEST} bytes, found {}", text.len());
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
        let error =
            NotationError::expected(Token::line(first), "\"turnout 1\", the only version known");
        return Err(RecordError::at(1, error));
    }
    let second = lines.next().unwrap_or_default();
    second.strip_prefix("ruleset ").ok_or_else(|| {
        RecordError::at(
            2,
            NotationError::expected(Token::line(second), "\"ruleset ...\""),
        )
    })
}

fn parse_seed(token: Token<'_>) -> Result<u64, NotationError> {
    let seed: Option<u64> = token.text.parse().ok();
    seed.filter(|seed| seed.to_string() == token.text)
        .ok_or_else(|| NotationError::expected(token, "a whole number below 2^64"))
}

/// Reads `Y=person:Ann R=easy`.
fn parse_sitters(family: &Family, line: Token<'_>) -> Result<Vec<(Seat, Sitter)>, NotationError> {
    let mut sitters: Vec<(Seat, Sitter)> = Vec::new();
    for token in line.split(" ") {
        let what = "a seat's letter, \"=\" and who sits there";
        let pair = token
            .split_once("=")
            .ok_or_else(|| NotationError::expected(token, what))?;
        let seat = pair.0.seat(family)?;
        if sitters.last().is_some_and(|(last, _)| *last >= seat) {
            return Err(NotationError::expected(
                token,
                "seats once each, in turn order",
            ));
        }
        let (kind, name) = match pair.1.split_once(":") {
            Some((kind, name)) => (kind, Some(name)),
            None => (pair.1, None),
        };
        let known =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if kind.text.is_empty() || kind.text.len() > 40 || !kind.text.chars().all(known) {
            return Err(NotationError::expected(
                kind,
                "\"person\" or the name of a bot",
            ));
        }
        let name = name.map(|name| {
            let plain = unescape(name.text).filter(|plain| escape(plain) == name.text);
            plain.ok_or_else(|| NotationError::expected(name, "a name, spaces written as %20"))
        });
        let name = name.transpose()?;
        sitters.push((
            seat,
            Sitter {
                kind: kind.text.to_owned(),
                name,
            },
        ));
    }
    Ok(sitters)
}

/// A name with what would break the line written as `%` and two hexadecimal digits.
fn escape(name: &str) -> String {
    let mut escaped = String::new();
    for letter in name.chars() {
        if letter.is_ascii() && (letter <= ' ' || letter == '%' || letter == '\x7f') {
            escaped.push_str(&format!("%{:02X}", letter as u32));
        } else {
            escaped.push(letter);
        }
    }
    escaped
}

fn unescape(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut plain = parts.next()?.to_owned();
    for part in parts {
        let code = u8::from_str_radix(part.get(..2)?, 16).ok()?;
        plain.push(char::from(code));
        plain.push_str(&part[2..]);
    }
    Some(plain)
}

fn parse_end<G: Notation>(
    game: &G,
    state: &G::State,
    line: Token<'_>,
) -> Result<(), NotationError> {
    let Node::Terminal { winners } = game.node(state) else {
        return Err(NotationError::expected(
            line,
            "another line of play: the game is not over",
        ));
    };
    let right = format!("end winner={}", notation::letters(G::FAMILY, winners));
    if line.text != right {
        return Err(NotationError::expected(line, format!("\"{right}\"")));
    }
    Ok(())
}

/// Reads a line of an opening throw, or of a throw and the steps of its play.
fn parse_turn<G: Notation>(
    record: &mut Record<G>,
    state: &mut G::State,
    number: usize,
    line: Token<'_>,
) -> Result<(), RecordError> {
    let at = |error| RecordError::at(number, error);
    match record.game.node(state) {
        Node::Chance { .. } => {}
        Node::Decision { .. } => {
            let what = "the play of the line before to be complete";
            return Err(at(NotationError::expected(line, what)));
        }
        Node::Terminal { .. } => {
            return Err(at(NotationError::expected(
                line,
                "\"end ...\", since the game is over",
            )));
        }
    }
    let opening = record.game.in_opening(state);
    let head = record.game.record_head(state);
    let rest = line
        .text
        .strip_prefix(&head)
        .and_then(|rest| rest.strip_prefix(' '));
    let rest = rest.ok_or_else(|| at(NotationError::expected(line, format!("\"{head} ...\""))))?;
    let rest = Token {
        text: rest,
        column: head.chars().count() + 2,
    };
    let (outcome, steps) = if opening {
        (rest, None)
    } else {
        let (outcome, steps) = rest
            .split_once(":")
            .ok_or_else(|| at(NotationError::expected(rest, "what came, then \":\"")))?;
        (outcome, Some(steps))
    };
    let chance: G::Chance = outcome
        .text
        .parse()
        .map_err(|what: String| at(NotationError::expected(outcome, what)))?;
    let mut chances = Vec::new();
    record.game.chances(state, &mut chances);
    if !chances.iter().any(|(each, _)| *each == chance) {
        return Err(at(NotationError::expected(
            outcome,
            "an outcome that can come now",
        )));
    }
    record.game.happen(state, chance, &mut Silent);
    record.made.push(Made::Chance(chance));
    let Some(steps) = steps.filter(|steps| !steps.text.is_empty()) else {
        return Ok(());
    };
    let Some(line) = steps.text.strip_prefix(' ') else {
        return Err(at(NotationError::expected(steps, "a space and the steps")));
    };
    let offset = steps.column;
    let made =
        notation::make_steps(&record.game, state, line).map_err(|(column, error)| match error {
            StepError::Notation(error) => at(error.shifted(offset)),
            StepError::Refused(refusal) => RecordError {
                line: number,
                column: column + offset,
                message: refusal.to_string(),
            },
        })?;
    for (action, after) in made {
        record.made.push(Made::Action(action));
        *state = after;
    }
    Ok(())
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What was expected, or why a step is refused.
    pub message: String,
}

impl RecordError {
    fn at(line: usize, error: NotationError) -> RecordError {
        let rule = error
            .rule
            .map(|rule| format!(" ({rule})"))
            .unwrap_or_default();
        RecordError {
            line,
            column: error.column,
            message: error.message + &rule,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.message
        )
    }
}

impl std::error::Error for RecordError {}
