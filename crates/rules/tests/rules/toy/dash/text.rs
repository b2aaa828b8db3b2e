//! Notation and texts of the toy game.

use rules::board::Space;
use rules::cast::Occasion;
use rules::event::Event;
use rules::game::Game;
use rules::notation::{Fields, Notation, NotationError, Token, letters};
use rules::progress::Progress;
use rules::seat::{Seat, SeatSet};
use rules::turn::TurnGame as _;
use rules::words::Words;
use words::Language;

use super::{Action, Dash, HOME, Phase, Spin, State, YARD, mark};

fn mark_name(mark: u8) -> String {
    match mark {
        YARD => "yard".to_owned(),
        HOME => "home".to_owned(),
        _ => mark.to_string(),
    }
}

pub(super) fn space_name(owner: Option<Seat>, mark: u8) -> String {
    let owner = owner
        .map(|seat| format!("{} ", Dash::FAMILY.letter(seat)))
        .unwrap_or_default();
    owner + &mark_name(mark)
}

fn parse_mark(token: Token<'_>) -> Result<u8, NotationError> {
    let found = (YARD..=HOME).find(|&mark| mark_name(mark) == token.text);
    found.ok_or_else(|| NotationError::expected(token, "yard, 1 to 8, or home"))
}

impl Notation for Dash {
    fn placement(&self, state: &State) -> String {
        let row = |seat: Seat| {
            let marks = state.pawns[seat.index()].map(mark_name);
            format!("{}:{}", Dash::FAMILY.letter(seat), marks.join(","))
        };
        let placement: Vec<_> = state.seats.iter().map(row).collect();
        placement.join("/")
    }

    fn turn_field(&self, state: &State) -> String {
        let letter = Dash::FAMILY.letter(state.turn);
        match state.phase {
            Phase::Play { spun, left } if left < spun => format!("{letter}:{left}/{spun}"),
            Phase::Play { left, .. } => format!("{letter}:{left}"),
            _ => letter.to_string(),
        }
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let seated = fields.seated(Dash::FAMILY)?;
        let seats: SeatSet = seated.iter().map(|(seat, ..)| *seat).collect();
        let state = self.initial_state(seats).map_err(|refusal| NotationError {
            column: 1,
            message: refusal.reason,
            rule: Some(refusal.rule),
        });
        let mut state = state?;
        for (seat, letter, tokens) in seated {
            let [one, other] = tokens[..] else {
                return Err(NotationError::expected(letter, "two pawns").by("T-1"));
            };
            state.pawns[seat.index()] = [parse_mark(one)?, parse_mark(other)?];
            state.pawns[seat.index()].sort_unstable();
        }
        let won = seats
            .iter()
            .find(|seat| state.pawns[seat.index()] == [HOME; 2]);
        let winner = fields
            .winner(Dash::FAMILY)?
            .map(|(_, winners)| letters(Dash::FAMILY, winners));
        if winner != won.map(|seat| Dash::FAMILY.letter(seat).to_string())
            || (fields.turn.text == "-") != won.is_some()
        {
            return Err(
                NotationError::expected(fields.turn, "- and a winner when one is home").by("T-9"),
            );
        }
        if let Some(seat) = won {
            return Ok(State {
                turn: seat,
                phase: Phase::Over,
                ..state
            });
        }
        let (letter, spun) = match fields.turn.split_once(":") {
            Some((letter, spun)) => (letter, Some(spun)),
            None => (fields.turn, None),
        };
        state.turn = letter.seat(Dash::FAMILY)?;
        state.phase = Phase::Spin;
        if let Some(token) = spun {
            let Spin(spun) = token
                .text
                .parse()
                .map_err(|what: String| NotationError::expected(token, what))?;
            state.phase = Phase::Play { spun, left: spun };
        }
        Ok(state)
    }

    fn step(&self, state: &State, action: Action) -> String {
        let Action::Go { count, from } = action else {
            return "pass".to_owned();
        };
        let playing = matches!(state.phase, Phase::Play { .. });
        let captures = playing
            && self
                .play(state)
                .1
                .victim(state.turn, from + count)
                .is_some();
        let sign = if captures { 'x' } else { '-' };
        format!(
            "{count} {}{sign}{}",
            mark_name(from),
            mark_name(from + count)
        )
    }

    fn parse_step(&self, _state: &State, text: &str) -> Result<Action, NotationError> {
        if text == "pass" {
            return Ok(Action::Pass);
        }
        let wrong = || NotationError::expected(Token::line(text), "a step such as \"2 3-5\"");
        let (_, way) = Token::line(text).split_once(" ").ok_or_else(wrong)?;
        let (from, to) = way
            .split_once("-")
            .or_else(|| way.split_once("x"))
            .ok_or_else(wrong)?;
        let (from, to) = (parse_mark(from)?, parse_mark(to)?);
        let action = Action::Go {
            count: to.checked_sub(from).ok_or_else(wrong)?,
            from,
        };
        let written = [
            self.step(_state, action),
            text.replace('x', "-"),
            text.replace('-', "x"),
        ];
        if written[1..].contains(&written[0]) {
            Ok(action)
        } else {
            Err(wrong())
        }
    }

    fn record_head(&self, state: &State) -> String {
        let letter = Dash::FAMILY.letter(state.turn);
        if self.in_opening(state) {
            format!("open {letter}")
        } else {
            letter.to_string()
        }
    }
}

impl Words for Dash {
    const LEARNED_IN: Option<words::Plain> = Some(words::text!(sorry::learned_in));

    fn rulebook(&self, _language: Language) -> String {
        include_str!("rules.md").to_owned()
    }

    fn lessons(&self, _language: Language) -> String {
        include_str!("lessons.txt").to_owned()
    }

    fn choice(&self, state: &State, action: Action) -> String {
        self.step(state, action)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        match event {
            Event::Moved { seat, .. } => Some(format!("{} moves", Dash::FAMILY.colour(*seat))),
            _ => None,
        }
    }

    fn status(&self, state: &State) -> String {
        format!("{}'s turn", Dash::FAMILY.colour(state.turn))
    }

    fn space_words(&self, space: Space) -> String {
        mark_name(mark(space).1)
    }

    fn chance_word(&self) -> &'static str {
        "Spin"
    }

    fn cast(&self, seat: Seat) -> &'static str {
        ["Ann", "Ben", "Cleo"][seat.index() % 3]
    }

    fn cast_line(&self, seat: Seat, occasion: Occasion, line: usize) -> String {
        format!("{} says {}", self.cast(seat), occasion.key(line))
    }
}

impl Progress for Dash {
    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        state.pawns[seat.index()]
            .iter()
            .map(|&mark| i32::from(HOME - mark))
            .sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        state.pawns[seat.index()]
            .iter()
            .filter(|&&mark| mark == HOME)
            .count() as u32
    }
}
