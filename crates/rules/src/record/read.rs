//! Reading records: a legal game or an error by line and column, never a panic.

use words::t;

use super::head::{Head, read_head};
use super::sitters::parse_sitter;
use super::{Made, Make as _, Record, RecordError, SeatChange, Series, Sitter, seats_of};
use crate::notation::{self, Notation, NotationError, StepError, Stepping, Token};
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

impl<G: Notation> Record<G> {
    /// Reads a record of this game's ruleset.
    ///
    /// # Errors
    /// The first thing that is wrong, by line and column.
    pub fn parse(game: G, text: &str) -> Result<Record<G>, RecordError> {
        let head = read_head(game.ruleset(), text)?;
        let opening = game.opening(seats_of(&head.sitters));
        let mut reading = Reading {
            state: opening.map_err(|refusal| head.refused(&refusal))?,
            game,
            made: Vec::new(),
        };
        let facts = read_lines(&mut reading, head)?;
        Ok(Record {
            game: reading.game,
            sitters: facts.sitters,
            seat_changes: facts.seat_changes,
            seed: facts.seed,
            series: facts.series,
            taken_back: facts.taken_back,
            made: reading.made,
        })
    }
}

/// What a record tells beyond what is made to happen.
#[derive(Default)]
struct Facts {
    sitters: Vec<(Seat, Sitter)>,
    seat_changes: Vec<SeatChange>,
    seed: Option<u64>,
    series: Option<Series>,
    taken_back: u32,
}

/// What a record has made to happen as far as it has been read, and the state there.
struct Reading<G: Notation> {
    game: G,
    state: G::State,
    made: Vec<Made<G>>,
}

impl<G: Notation> Reading<G> {
    fn make(&mut self, made: Made<G>) {
        self.game.make(&mut self.state, made);
        self.made.push(made);
    }
}

/// A [`Reading`] of any game.
trait OfAnyGame: Stepping {
    /// How much has been made.
    fn made(&self) -> usize;
    fn family(&self) -> &'static Family;
    fn is_scored(&self) -> bool;
    fn is_bare(&self) -> bool;
    fn head(&self) -> String;
    /// Lets an outcome come. The error is what was expected.
    fn happen(&mut self, outcome: &str) -> Result<(), String>;
}

impl<G: Notation> OfAnyGame for Reading<G> {
    fn made(&self) -> usize {
        self.made.len()
    }

    fn family(&self) -> &'static Family {
        G::FAMILY
    }

    fn is_scored(&self) -> bool {
        self.game.points(&self.state).is_some()
    }

    fn is_bare(&self) -> bool {
        self.game.is_bare(&self.state)
    }

    fn head(&self) -> String {
        self.game.record_head(&self.state)
    }

    fn happen(&mut self, outcome: &str) -> Result<(), String> {
        let chance: G::Chance = outcome.parse()?;
        let mut chances = Vec::new();
        self.game.chances(&self.state, &mut chances);
        let is_hidden = self.game.face_down(&self.state) == Some(chance);
        if !is_hidden && !chances.iter().any(|(each, _)| *each == chance) {
            return Err(t!(records::outcome_now).to_owned());
        }
        self.make(Made::Chance(chance));
        Ok(())
    }
}

impl<G: Notation> Stepping for Reading<G> {
    fn node(&self) -> Node {
        self.game.node(&self.state)
    }

    fn in_play(&self) -> bool {
        self.game.in_play(&self.state)
    }

    fn step(&mut self, text: &str) -> Result<(), StepError> {
        let action = notation::legal_step(&self.game, &self.state, text)?;
        self.make(Made::Action(action));
        Ok(())
    }
}

/// Reads all lines after the head.
fn read_lines(reading: &mut dyn OfAnyGame, head: Head<'_>) -> Result<Facts, RecordError> {
    let seats = seats_of(&head.sitters);
    let mut last = head.line;
    let mut facts = Facts {
        sitters: head.sitters,
        ..Facts::default()
    };
    let mut begun = false;
    let mut ended = false;
    let mut play = Play::Whole;
    for (number, line) in head.rest {
        last = number;
        let at = |error| RecordError::at(number, error);
        if ended {
            return Err(at(NotationError::expected(line, t!(records::nothing_more))));
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
                facts.series = Some(parse_series(reading, seats, token).map_err(at)?);
            }
            "seat" => {
                let (seat, sitter) = parse_sitter(reading.family(), token).map_err(at)?;
                if !seats.has(seat) {
                    let what = t!(records::seat_in_play);
                    return Err(at(NotationError::expected(token, what)));
                }
                let at = reading.made();
                facts.seat_changes.push(SeatChange { at, seat, sitter });
                play = Play::Parted;
                begun = true;
            }
            "end" => {
                parse_end(reading, line).map_err(at)?;
                ended = true;
            }
            _ => {
                play = parse_turn(reading, play, number, line)?;
                begun = true;
            }
        }
    }
    if !ended && matches!(reading.node(), Node::Terminal { .. }) {
        let what = t!(records::end_winner);
        return Err(RecordError::at(
            last + 1,
            NotationError::expected(Token::line(""), what),
        ));
    }
    Ok(facts)
}

fn parse_seed(token: Token<'_>) -> Result<u64, NotationError> {
    let seed = notation::whole(token.text);
    seed.ok_or_else(|| NotationError::expected(token, t!(records::seed)))
}

fn parse_back(token: Token<'_>) -> Result<u32, NotationError> {
    let times = notation::whole(token.text).and_then(|times| u32::try_from(times).ok());
    times
        .filter(|times| *times > 0)
        .ok_or_else(|| NotationError::expected(token, t!(records::how_often)))
}

/// Reads `200 R=35 B=10`: the points that end a match, and those of the seats that had any before.
fn parse_series(
    reading: &dyn OfAnyGame,
    seats: SeatSet,
    token: Token<'_>,
) -> Result<Series, NotationError> {
    let number = |token: Token<'_>| {
        let number = notation::whole(token.text).and_then(|number| u32::try_from(number).ok());
        let number = number.filter(|number| (1..=Series::MOST).contains(number));
        let most = Series::MOST;
        number.ok_or_else(|| NotationError::expected(token, t!(records::points, most)))
    };
    let mut tokens = token.split(" ");
    let total = tokens.next().unwrap_or(token);
    let mut series = Series::to(number(total)?);
    for token in tokens {
        let (letter, points) = token.halves("=", t!(records::seat_points))?;
        let seat = letter.seat(reading.family())?;
        let after = series.points.last().is_none_or(|(last, _)| *last < seat);
        if !after || !seats.has(seat) {
            let what = t!(records::seats_in_play);
            return Err(NotationError::expected(letter, what));
        }
        series.points.push((seat, number(points)?));
    }
    if !reading.is_scored() {
        return Err(NotationError::expected(token, t!(records::scored_game)));
    }
    Ok(series)
}

fn parse_end(reading: &dyn OfAnyGame, line: Token<'_>) -> Result<(), NotationError> {
    let Node::Terminal { winners } = reading.node() else {
        return Err(NotationError::expected(line, t!(records::not_over)));
    };
    let right = format!(
        "end winner={}",
        notation::letters(reading.family(), winners)
    );
    if line.text != right {
        return Err(NotationError::expected(
            line,
            t!(notation::so, written = right),
        ));
    }
    Ok(())
}

/// What the line before tells of its play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Play {
    /// Its throw, if it has one, and at least the first step.
    Whole,
    /// A throw alone, whose play was to stand there too.
    Missing,
    /// It is a change of seats, after which a play may go on.
    Parted,
}

/// Reads a line of an opening throw, of a throw and the steps of its play, or of the steps of a
/// play that begins without a throw, or goes on after a change of seats.
fn parse_turn(
    reading: &mut dyn OfAnyGame,
    before: Play,
    number: usize,
    line: Token<'_>,
) -> Result<Play, RecordError> {
    let at = |error| RecordError::at(number, error);
    match reading.node() {
        Node::Chance { .. } => {}
        Node::Decision { .. } => {
            if before == Play::Missing || before == Play::Whole && reading.in_play() {
                let what = t!(records::complete_play);
                return Err(at(NotationError::expected(line, what)));
            }
            let head = reading.head();
            let steps = line.text.strip_prefix(&head);
            let steps = steps.and_then(|rest| rest.strip_prefix(": "));
            let steps = steps.ok_or_else(|| {
                at(NotationError::expected(
                    line,
                    t!(notation::so, written = format!("{head}: ...")),
                ))
            })?;
            let offset = head.chars().count() + 2;
            make(reading, number, steps, offset)?;
            return Ok(Play::Whole);
        }
        Node::Terminal { .. } => {
            return Err(at(NotationError::expected(line, t!(records::end))));
        }
    }
    let bare = reading.is_bare();
    let head = reading.head();
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
    let come = reading.happen(outcome.text);
    come.map_err(|what| at(NotationError::expected(outcome, what)))?;
    let Some(steps) = steps.filter(|steps| !steps.text.is_empty()) else {
        return Ok(if bare { Play::Whole } else { Play::Missing });
    };
    let Some(line) = steps.text.strip_prefix(' ') else {
        return Err(at(NotationError::expected(steps, t!(records::steps))));
    };
    make(reading, number, line, steps.column)?;
    Ok(Play::Whole)
}

/// Makes the steps of a play, which stand after `offset` characters of their line.
fn make(
    reading: &mut dyn OfAnyGame,
    number: usize,
    steps: &str,
    offset: usize,
) -> Result<(), RecordError> {
    notation::step_along(reading, steps).map_err(|(column, error)| match error {
        StepError::Notation(error) => RecordError::at(number, error.shifted(offset)),
        StepError::Refused(refusal) => RecordError {
            line: number,
            column: column + offset,
            message: refusal.to_string(),
        },
    })
}
