//! Positions and steps as text.

use ::words::t;

use super::actions::{REWARD, Spend, Step};
use super::board;
use super::spaces::{self, ENTERED, ENTRANCE, FIRST_TURNOUT, HOME, Mark, Place, YARD};
use super::state::{Left, PAWNS, Phase, State};
use super::words::colour;
use super::{Pollyanna, refusals};
use crate::chance::{TwoDice, parse_die};
use crate::game::Game;
use crate::notation::{
    Fields, Notation, NotationError, Race, Token, Turn, letters, placement, whole,
};
use crate::seat::Seat;
use crate::state::Node;

impl Notation for Pollyanna {
    fn position(&self, state: &State) -> String {
        let family = Self::FAMILY;
        let names = |seat: Seat| {
            let mut marks = state.pawns[seat.index()];
            marks.sort_by_key(|&mark| place_in_line(mark));
            marks.map(|mark| mark_name(seat, mark)).into()
        };
        let placement = placement(family, state.seats, names);
        let letter = family.letter(state.turn);
        let turn = match state.phase {
            Phase::Opening { .. } | Phase::Throw => letter.to_string(),
            Phase::Play {
                dice,
                left: Left::BOTH,
                ..
            } => format!("{letter}:{dice}"),
            Phase::Play { dice, left, reward } => {
                let reward = reward.then(|| format!("+{REWARD}"));
                let left = left.numbers(dice).map(|number| number.to_string());
                let left: Vec<String> = reward.into_iter().chain(left).collect();
                format!("{letter}:{}", left.join("-"))
            }
            Phase::Over => {
                format!("- winner={}", letters(family, self.side_of(state.turn)))
            }
        };
        format!("{placement} {turn}")
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let check = |seats| self.check_seats(seats);
        let (seats, seated) = fields.players(Self::FAMILY, check)?;
        let mut state = State::set_up(seats, Seat(0), Phase::Throw);
        for (seat, letter, tokens) in &seated {
            letter.has_pawns(tokens.len(), PAWNS, "P-8")?;
            for (index, token) in tokens.iter().enumerate() {
                let mark = parse_mark(*seat, *token)?;
                state.pawns[seat.index()][index] = mark;
                self.check_company(&state, *seat, index, mark, *token)?;
            }
        }
        for row in &mut state.pawns {
            row.sort_unstable();
        }
        if let Some((key, _)) = fields.keys.iter().find(|(key, _)| key.text != "winner") {
            return Err(NotationError::expected(
                *key,
                t!(pollyanna::expected_winner_key),
            ));
        }
        self.parse_turn(fields, &mut state)?;
        Ok(state)
    }

    fn step(&self, state: &State, step: Step) -> String {
        let seat = state.turn;
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(dice) => format!("{}+{}", dice.low(), dice.high()),
            Spend::Reward => format!("+{REWARD}"),
            Spend::Decline => return format!("+{REWARD} -"),
            Spend::Pass => return "pass".to_owned(),
        };
        let captures =
            matches!(self.node(state), Node::Decision { .. }) && self.play(state).1.captures(step);
        let sign = if captures { 'x' } else { '-' };
        format!(
            "{spent} {}{sign}{}",
            mark_name(seat, step.from),
            mark_name(seat, step.to)
        )
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        let line = Token::line(text);
        if text == "pass" {
            return Ok(Step::still(Spend::Pass));
        }
        let what = t!(pollyanna::expected_step);
        let (spent, moved) = line.halves(" ", what)?;
        let spend = parse_spend(spent)?;
        if moved.text == "-" && spend == Spend::Reward {
            return Ok(Step::still(Spend::Decline));
        }
        // A name of a space holds neither sign.
        let sign = if moved.text.contains('-') { "-" } else { "x" };
        let (from, to) = moved.halves(sign, what)?;
        let mark = |token| parse_space(state.turn, token);
        Ok(Step {
            spend,
            from: mark(from)?,
            to: mark(to)?,
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

impl Pollyanna {
    /// Checks a pawn just placed against all placed before it.
    fn check_company(
        &self,
        state: &State,
        seat: Seat,
        index: usize,
        mark: Mark,
        token: Token<'_>,
    ) -> Result<(), NotationError> {
        if mark == YARD || mark == HOME {
            return Ok(());
        }
        let space = spaces::space(seat, mark);
        let mut count = 1;
        for other in (0..=seat.0)
            .map(Seat)
            .filter(|&other| state.seats.has(other))
        {
            let placed = if other == seat { index } else { PAWNS };
            let row = state.pawns[other.index()].iter().take(placed);
            let here = row
                .filter(|&&mark| spaces::space(other, mark) == space)
                .count();
            let rival = !self.side_of(seat).has(other);
            if here > 0 && rival && (ENTERED..=ENTRANCE).contains(&mark) {
                return Err(
                    NotationError::expected(token, t!(pollyanna::expected_no_rival)).by("P-28"),
                );
            }
            count += here;
        }
        let (what, rule) = match spaces::place(seat, mark) {
            Place::Broadway { .. } if count > 3 => (t!(pollyanna::expected_three), "P-20"),
            Place::Turnout { .. } | Place::HomePath { .. } if count > 1 => {
                (t!(pollyanna::expected_one), "P-23")
            }
            _ => return Ok(()),
        };
        Err(NotationError::expected(token, what).by(rule))
    }

    /// Reads the turn field and the winner into a state whose pawns stand.
    fn parse_turn(&self, fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
        let race = Race {
            family: Self::FAMILY,
            seats: (state.seats, "P-8"),
            side: &|seat| self.side_of(seat),
            all_home: &|seat| state.all_home(seat),
            won: if self.partners { "P-33" } else { "P-32" },
        };
        let (seat, letter, dice) = match race.turn(fields)? {
            Turn::Over(seat) => {
                state.turn = seat;
                state.phase = Phase::Over;
                return Ok(());
            }
            Turn::Of(seat, letter, dice) => (seat, letter, dice),
        };
        state.turn = seat;
        if state.all_home(state.turn) {
            let edition = self.edition();
            let what = t!(pollyanna::expected_player_on_way, edition);
            return Err(NotationError::expected(letter, what).by("P-33"));
        }
        if let Some(token) = dice {
            let dice: TwoDice = token
                .text
                .parse()
                .map_err(|what: String| NotationError::expected(token, what))?;
            state.phase = Phase::Play {
                dice,
                left: Left::BOTH,
                reward: false,
            };
        }
        Ok(())
    }
}

/// The order of pawns in a position line: yard, track, turnouts and home path as met, home.
fn place_in_line(mark: Mark) -> u8 {
    match mark {
        FIRST_TURNOUT.. => spaces::ENTRANCE + 1,
        spaces::ENTRANCE.. if mark > spaces::ENTRANCE => spaces::ENTRANCE + 2,
        _ => mark,
    }
}

/// The name of a mark of `seat` in a play line.
pub(super) fn mark_name(seat: Seat, mark: Mark) -> String {
    match mark {
        YARD => "yard".to_owned(),
        HOME => "home".to_owned(),
        _ => board::name(spaces::space(seat, mark)),
    }
}

/// Reads the name of a space of this board; the yard and home are `seat`'s own.
fn parse_space(seat: Seat, token: Token<'_>) -> Result<Mark, NotationError> {
    let unknown = || NotationError::expected(token, t!(pollyanna::expected_space));
    match token.text {
        "yard" => return Ok(YARD),
        "home" => return Ok(HOME),
        _ => {}
    }
    let mut letters = token.text.chars();
    let side = letters
        .next()
        .and_then(|letter| Pollyanna::FAMILY.seat(letter))
        .ok_or_else(unknown)?
        .0;
    let (lane, number) = match letters.as_str().split_at_checked(1) {
        Some(("t", number)) => ('t', number),
        Some(("h", number)) => ('h', number),
        _ => (' ', letters.as_str()),
    };
    let number = whole(number).and_then(|number| u8::try_from(number).ok());
    let number = number.ok_or_else(unknown)?;
    let place = match lane {
        't' if (1..=spaces::TURNOUT).contains(&number) => Place::Turnout { side, number },
        'h' if (1..=spaces::HOME_PATH).contains(&number) => Place::HomePath { seat: side, number },
        ' ' if number < spaces::SIDE => Place::Broadway { side, number },
        _ => return Err(unknown()),
    };
    Ok(spaces::any_mark(seat, place.space()))
}

/// Reads a space where a pawn of `seat` can stand.
fn parse_mark(seat: Seat, token: Token<'_>) -> Result<Mark, NotationError> {
    let mark = parse_space(seat, token)?;
    if spaces::is_own(mark) {
        return Ok(mark);
    }
    let what = t!(pollyanna::expected_own_space, colour = colour(seat));
    Err(NotationError::expected(token, what).by(refusals::rule_of_foreign(seat, mark)))
}

fn parse_spend(token: Token<'_>) -> Result<Spend, NotationError> {
    let spend = match token.text {
        "+10" => Some(Spend::Reward),
        text => match text.split_once('+') {
            None => parse_die(text).map(Spend::Die),
            Some((low, high)) => parse_die(low)
                .zip(parse_die(high))
                .filter(|(low, high)| low <= high)
                .map(|(low, high)| Spend::Both(TwoDice::new(low, high))),
        },
    };
    spend.ok_or_else(|| NotationError::expected(token, t!(pollyanna::expected_spent)))
}
