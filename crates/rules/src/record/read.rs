//! Reading records: a legal game or an error by line and column, never a panic.

use super::sitters::parse_sitters;
use super::{LONGEST, Made, Record, RecordError, Series, Sitter};
use crate::event::Silent;
use crate::notation::{self, Notation, NotationError, StepError, Token};
use crate::ruleset::{Family, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

impl<G: Notation> Record<G> {
    /// Reads a record of this game's ruleset.
    ///
    /// # Errors
    /// The first thing that is wrong, by line and column.
    pub fn parse(game: G, text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = lines_of(text)?.into_iter();
        let (line, seats, sitters) = read_head(game.ruleset(), &mut lines)?;
        let record = Record::new(game, sitters, None).map_err(|refusal| RecordError {
            line,
            column: seats.column,
            message: refusal.to_string(),
        })?;
        let state = record.start();
        let mut reading = Reading { record, state };
        let facts = read_lines(&mut reading, lines, line)?;
        Ok(Record {
            seed: facts.seed,
            series: facts.series,
            taken_back: facts.taken_back,
            ..reading.record
        })
    }
}

/// The lines of a record that are still to be read, with their numbers.
type Lines<'a> = std::vec::IntoIter<(usize, Token<'a>)>;

/// What a record tells before anything is made to happen.
#[derive(Default)]
struct Facts {
    seed: Option<u64>,
    series: Option<Series>,
    taken_back: u32,
}

/// A record as far as it has been read, and the state there.
struct Reading<G: Notation> {
    record: Record<G>,
    state: G::State,
}

/// The same whichever game it is of: the reading is compiled once for all of them.
trait OfAnyGame {
    fn family(&self) -> &'static Family;
    fn seats(&self) -> SeatSet;
    fn is_scored(&self) -> bool;
    fn node(&self) -> Node;
    fn in_play(&self) -> bool;
    fn is_bare(&self) -> bool;
    fn head(&self) -> String;
    /// Lets an outcome come. The error is what was expected.
    fn happen(&mut self, outcome: &str) -> Result<(), String>;
    /// Makes the steps of a play. The error has its column.
    fn play(&mut self, steps: &str) -> Result<(), (usize, StepError)>;
}

impl<G: Notation> OfAnyGame for Reading<G> {
    fn family(&self) -> &'static Family {
        G::FAMILY
    }

    fn seats(&self) -> SeatSet {
        self.record.seats()
    }

    fn is_scored(&self) -> bool {
        self.record.game.points(&self.state).is_some()
    }

    fn node(&self) -> Node {
        self.record.game.node(&self.state)
    }

    fn in_play(&self) -> bool {
        self.record.game.in_play(&self.state)
    }

    fn is_bare(&self) -> bool {
        self.record.game.is_bare(&self.state)
    }

    fn head(&self) -> String {
        self.record.game.record_head(&self.state)
    }

    fn happen(&mut self, outcome: &str) -> Result<(), String> {
        let game = &self.record.game;
        let chance: G::Chance = outcome.parse()?;
        let mut chances = Vec::new();
        game.chances(&self.state, &mut chances);
        if !chances.iter().any(|(each, _)| *each == chance) {
            return Err("an outcome that can come now".to_owned());
        }
        game.happen(&mut self.state, chance, &mut Silent);
        self.record.made.push(Made::Chance(chance));
        Ok(())
    }

    fn play(&mut self, steps: &str) -> Result<(), (usize, StepError)> {
        for (action, after) in notation::make_steps(&self.record.game, &self.state, steps)? {
            self.record.made.push(Made::Action(action));
            self.state = after;
        }
        Ok(())
    }
}

/// Where the seats stand, the line and in it, and who sits there.
type Head<'a> = (usize, Token<'a>, Vec<(Seat, Sitter)>);

/// Reads version, ruleset and seats; gives the line of the seats, what stands there, and who sits.
fn read_head<'a>(
    ruleset: Ruleset,
    lines: &mut Lines<'a>,
) -> Result<Head<'a>, RecordError> {
    let end = (lines.len() + 1, Token::line(""));
    let mut next = |what: &str| {
        let (number, line) = lines.next().unwrap_or(end);
        match line.text.split_once(' ').filter(|(key, _)| *key == what) {
            Some((key, text)) => {
                let column = key.len() + 2;
                Ok((number, Token { text, column }))
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
    let (line, named) = next("ruleset")?;
    if named.text != ruleset.to_string() {
        return Err(RecordError::at(
            line,
            NotationError::expected(named, ruleset),
        ));
    }
    let (line, seats) = next("seats")?;
    let sitters = parse_sitters(ruleset.family, seats);
    let sitters = sitters.map_err(|error| RecordError::at(line, error))?;
    Ok((line, seats, sitters))
}

/// Reads all lines after that of the seats, whose number is `last`.
fn read_lines(
    reading: &mut dyn OfAnyGame,
    lines: Lines<'_>,
    mut last: usize,
) -> Result<Facts, RecordError> {
    let mut facts = Facts::default();
    let mut begun = false;
    let mut ended = false;
    let mut unplayed = false;
    for (number, line) in lines {
        last = number;
        let at = |error| RecordError::at(number, error);
        if ended {
            return Err(at(NotationError::expected(line, "nothing after the end")));
        }
        let (key, text) = line.text.split_once(' ').unwrap_or_default();
        let column = key.len() + 2;
        let token = Token { text, column };
        let before_series = !begun && facts.series.is_none();
        let before_back = before_series && facts.taken_back == 0;
        match key {
            "seed" if before_back && facts.seed.is_none() => {
                facts.seed = Some(parse_seed(token).map_err(at)?);
            }
            "back" if before_back => facts.taken_back = parse_back(token).map_err(at)?,
            "match" if before_series => {
                facts.series = Some(parse_series(reading, token).map_err(at)?);
            }
            "end" => {
                parse_end(reading, line).map_err(at)?;
                ended = true;
            }
            _ => {
                parse_turn(reading, &mut unplayed, number, line)?;
                begun = true;
            }
        }
    }
    if !ended && matches!(reading.node(), Node::Terminal { .. }) {
        let what = "\"end winner=...\", since the game is over";
        return Err(RecordError::at(
            last + 1,
            NotationError::expected(Token::line(""), what),
        ));
    }
    Ok(facts)
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
fn parse_series(reading: &dyn OfAnyGame, token: Token<'_>) -> Result<Series, NotationError> {
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
        let seat = letter.seat(reading.family())?;
        let after = series.points.last().is_none_or(|(last, _)| *last < seat);
        if !after || !reading.seats().has(seat) {
            let what = "seats in play once each, in turn order";
            return Err(NotationError::expected(letter, what));
        }
        series.points.push((seat, number(points)?));
    }
    if !reading.is_scored() {
        return Err(NotationError::expected(token, "a game that is scored"));
    }
    Ok(series)
}

fn parse_end(reading: &dyn OfAnyGame, line: Token<'_>) -> Result<(), NotationError> {
    let Node::Terminal { winners } = reading.node() else {
        return Err(NotationError::expected(
            line,
            "another line of play: the game is not over",
        ));
    };
    let right = format!(
        "end winner={}",
        notation::letters(reading.family(), winners)
    );
    if line.text != right {
        return Err(NotationError::expected(line, format!("\"{right}\"")));
    }
    Ok(())
}

/// Reads a line of an opening throw, of a throw and the steps of its play, or of the steps of a
/// play that begins without a throw. `unplayed` says that the line before ended with a throw whose
/// play was to stand there too.
fn parse_turn(
    reading: &mut dyn OfAnyGame,
    unplayed: &mut bool,
    number: usize,
    line: Token<'_>,
) -> Result<(), RecordError> {
    let at = |error| RecordError::at(number, error);
    match reading.node() {
        Node::Chance { .. } => {}
        Node::Decision { .. } => {
            if *unplayed || reading.in_play() {
                let what = "the play of the line before to be complete";
                return Err(at(NotationError::expected(line, what)));
            }
            let head = reading.head();
            let steps = line.text.strip_prefix(&head);
            let steps = steps.and_then(|rest| rest.strip_prefix(": "));
            let steps = steps
                .ok_or_else(|| at(NotationError::expected(line, format!("\"{head}: ...\""))))?;
            let offset = head.chars().count() + 2;
            return make(reading, number, steps, offset);
        }
        Node::Terminal { .. } => {
            return Err(at(NotationError::expected(
                line,
                "\"end ...\", since the game is over",
            )));
        }
    }
    let bare = reading.is_bare();
    let head = reading.head();
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
    let come = reading.happen(outcome.text);
    come.map_err(|what| at(NotationError::expected(outcome, what)))?;
    let Some(steps) = steps.filter(|steps| !steps.text.is_empty()) else {
        *unplayed = !bare;
        return Ok(());
    };
    let Some(line) = steps.text.strip_prefix(' ') else {
        return Err(at(NotationError::expected(steps, "a space and the steps")));
    };
    make(reading, number, line, steps.column)
}

/// Makes the steps of a play, which stand after `offset` characters of their line.
fn make(
    reading: &mut dyn OfAnyGame,
    number: usize,
    steps: &str,
    offset: usize,
) -> Result<(), RecordError> {
    reading.play(steps).map_err(|(column, error)| match error {
        StepError::Notation(error) => RecordError::at(number, error.shifted(offset)),
        StepError::Refused(refusal) => RecordError {
            line: number,
            column: column + offset,
            message: refusal.to_string(),
        },
    })
}
