//! Reading records: a legal game or an error by line and column, never a panic.

use super::sitters::parse_sitters;
use super::{LONGEST, Made, Record, RecordError, Series};
use crate::event::Silent;
use crate::notation::{self, Notation, NotationError, StepError, Token};
use crate::state::Node;

impl<G: Notation> Record<G> {
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
        let mut unplayed = false;
        for (number, line) in lines {
            last = number;
            let at = |error| RecordError::at(number, error);
            if ended {
                return Err(at(NotationError::expected(line, "nothing after the end")));
            }
            match line.text.split_once(' ') {
                Some(("seed", seed))
                    if record.seed.is_none()
                        && record.taken_back == 0
                        && record.series.is_none()
                        && record.made.is_empty() =>
                {
                    let token = Token {
                        text: seed,
                        column: 6,
                    };
                    record.seed = Some(parse_seed(token).map_err(at)?);
                }
                Some(("back", times))
                    if record.taken_back == 0
                        && record.series.is_none()
                        && record.made.is_empty() =>
                {
                    let token = Token {
                        text: times,
                        column: 6,
                    };
                    record.taken_back = parse_back(token).map_err(at)?;
                }
                Some(("match", series)) if record.series.is_none() && record.made.is_empty() => {
                    let token = Token {
                        text: series,
                        column: 7,
                    };
                    record.series = Some(parse_series(&record, token).map_err(at)?);
                }
                Some(("end", _)) => {
                    parse_end(&record.game, &state, line).map_err(at)?;
                    ended = true;
                }
                _ => parse_turn(&mut record, &mut state, &mut unplayed, number, line)?,
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

fn parse_back(token: Token<'_>) -> Result<u32, NotationError> {
    let times: Option<u32> = token.text.parse().ok();
    times
        .filter(|times| *times > 0 && times.to_string() == token.text)
        .ok_or_else(|| NotationError::expected(token, "how often, a whole number from 1"))
}

/// Reads `200 R=35 B=10`: the points that end a match, and those of the seats that had any before.
fn parse_series<G: Notation>(
    record: &Record<G>,
    token: Token<'_>,
) -> Result<Series, NotationError> {
    let number = |token: Token<'_>| {
        let number = token.text.parse().ok();
        let number = number.filter(|number: &u32| number.to_string() == token.text);
        let number = number.filter(|number| (1..=Series::MOST).contains(number));
        let most = Series::MOST;
        number.ok_or_else(|| {
            NotationError::expected(token, format!("points, a whole number from 1 to {most}"))
        })
    };
    let mut tokens = token.split(" ");
    let total = tokens.next().unwrap_or(token);
    let mut series = Series::to(number(total)?);
    for token in tokens {
        let pair = token.split_once("=");
        let (letter, points) = pair
            .ok_or_else(|| NotationError::expected(token, "a seat's letter, \"=\" and points"))?;
        let seat = letter.seat(G::FAMILY)?;
        let after = series.points.last().is_none_or(|(last, _)| *last < seat);
        if !after || !record.seats().has(seat) {
            let what = "seats in play once each, in turn order";
            return Err(NotationError::expected(letter, what));
        }
        series.points.push((seat, number(points)?));
    }
    if record.game.points(&record.start()).is_none() {
        return Err(NotationError::expected(token, "a game that is scored"));
    }
    Ok(series)
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

/// Reads a line of an opening throw, of a throw and the steps of its play, or of the steps of a
/// play that begins without a throw. `unplayed` says that the line before ended with a throw whose
/// play was to stand there too.
fn parse_turn<G: Notation>(
    record: &mut Record<G>,
    state: &mut G::State,
    unplayed: &mut bool,
    number: usize,
    line: Token<'_>,
) -> Result<(), RecordError> {
    let at = |error| RecordError::at(number, error);
    match record.game.node(state) {
        Node::Chance { .. } => {}
        Node::Decision { .. } => {
            if *unplayed || record.game.in_play(state) {
                let what = "the play of the line before to be complete";
                return Err(at(NotationError::expected(line, what)));
            }
            let head = record.game.record_head(state);
            let steps = line.text.strip_prefix(&head);
            let steps = steps.and_then(|rest| rest.strip_prefix(": "));
            let steps = steps
                .ok_or_else(|| at(NotationError::expected(line, format!("\"{head}: ...\""))))?;
            let offset = head.chars().count() + 2;
            return make(record, state, number, steps, offset);
        }
        Node::Terminal { .. } => {
            return Err(at(NotationError::expected(
                line,
                "\"end ...\", since the game is over",
            )));
        }
    }
    let bare = record.game.is_bare(state);
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
    let (outcome, steps) = if bare {
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
        *unplayed = !bare;
        return Ok(());
    };
    let Some(line) = steps.text.strip_prefix(' ') else {
        return Err(at(NotationError::expected(steps, "a space and the steps")));
    };
    make(record, state, number, line, steps.column)
}

/// Makes the steps of a play, which stand after `offset` characters of their line.
fn make<G: Notation>(
    record: &mut Record<G>,
    state: &mut G::State,
    number: usize,
    steps: &str,
    offset: usize,
) -> Result<(), RecordError> {
    let made =
        notation::make_steps(&record.game, state, steps).map_err(
            |(column, error)| match error {
                StepError::Notation(error) => RecordError::at(number, error.shifted(offset)),
                StepError::Refused(refusal) => RecordError {
                    line: number,
                    column: column + offset,
                    message: refusal.to_string(),
                },
            },
        )?;
    for (action, after) in made {
        record.made.push(Made::Action(action));
        *state = after;
    }
    Ok(())
}
