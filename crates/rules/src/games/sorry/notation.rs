//! Positions and steps as text.

mod keys;
mod steps;

use words::{Plain, t, text};

use super::card_kind::CardKind;
use super::spaces::{self, At, LAYOUT};
use super::state::{Phase, Stage, State};
use super::{Sorry, Step};
use crate::game::Game;
use crate::notation::{Fields, Notation, NotationError, Token, Turn, TurnField, placement};
use crate::race::{PAWNS, Place};
use crate::seat::{Seat, SeatSet};
use crate::sort_few::sort_few;

impl Notation for Sorry {
    fn placement(&self, state: &State) -> String {
        let names = |seat: Seat| {
            let mut pawns = state.pawns.of(seat).indexes();
            sort_few(&mut pawns, |&at| match spaces::place(at) {
                Place::Yard { .. } => 0,
                _ => 1 + spaces::from_circle(seat, at),
            });
            pawns.map(plain_name).into()
        };
        placement(Self::FAMILY, state.seats, names)
    }

    fn turn_field(&self, state: &State) -> String {
        let letter = Self::FAMILY.letter(state.turn);
        match state.phase {
            Phase::Play(Stage::Card(card)) => format!("{letter}:{card}"),
            Phase::Play(Stage::Seven { left, .. }) => format!("{letter}:{left}-of-7"),
            _ => letter.to_string(),
        }
    }

    fn keys(&self, state: &State) -> String {
        keys::write(state)
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let check = |seats| self.check_seats(seats);
        let (seats, seated) = fields.players(Self::FAMILY, check)?;
        let mut state = State::set_up(seats, Seat(0), Phase::Draw);
        for (seat, letter, tokens) in &seated {
            letter.has_pawns(tokens.len(), PAWNS, "S-5")?;
            for token in tokens {
                let at = parse_pawn(&state, *seat, *token)?;
                state.pawns.put(*seat, spaces::yard(*seat), at);
            }
        }
        self.parse_turn(fields, &mut state)?;
        keys::parse(self, fields, &mut state)?;
        Ok(state)
    }

    fn step(&self, state: &State, step: Step) -> String {
        self.write_step(state, step)
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        self.read_step(state, text)
    }

    fn record_head(&self, state: &State) -> String {
        let letter = Self::FAMILY.letter(state.turn);
        match state.phase {
            Phase::Opening => "open".to_owned(),
            Phase::Draw if self.has_hands() => format!("{letter} draw"),
            _ => letter.to_string(),
        }
    }

    fn is_bare(&self, state: &State) -> bool {
        state.phase == Phase::Opening || self.has_hands()
    }
}

impl Sorry {
    /// Reads the turn field and the winner into a state whose pawns stand.
    fn parse_turn(&self, fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
        let field = TurnField {
            family: Self::FAMILY,
            seats: (state.seats, "S-5"),
            side: &|seat| self.side_of(seat),
            all_home: &|seat| state.pawns.all_home(SeatSet::EMPTY.with(seat)),
            won: self.rule_of_winning(),
        };
        (state.turn, state.phase) = match field.turn(fields)? {
            Turn::Over(seat) => (seat, Phase::Over),
            Turn::Of(seat, _, None) => (seat, Phase::Draw),
            Turn::Of(_, _, Some(token)) if self.has_hands() => {
                let what = t!(sorry_notation::card_of_hand);
                return Err(NotationError::expected(token, what).by("S-26"));
            }
            Turn::Of(seat, _, Some(token)) => (seat, Phase::Play(Stage::Card(parse_card(token)?))),
        };
        Ok(())
    }
}

/// The name of a space where its colour goes without saying.
fn plain_name(at: At) -> String {
    match spaces::place(at) {
        Place::Yard { .. } => "yard".to_owned(),
        Place::Home { .. } => "home".to_owned(),
        _ => spaces::name(at),
    }
}

/// Reads a card.
fn parse_card(token: Token<'_>) -> Result<CardKind, NotationError> {
    let card = token.text.parse();
    card.map_err(|what: String| NotationError::expected(token, what))
}

const SPACE: Plain = text!(sorry_notation::space);

/// Reads the name of a square of the ring or of a safety zone.
fn parse_square(token: Token<'_>) -> Result<At, NotationError> {
    let place = LAYOUT.parse_place(Sorry::FAMILY, token.text);
    let place = place.ok_or_else(|| NotationError::expected(token, SPACE))?;
    Ok(LAYOUT.space(place).0)
}

/// Reads the name of a space, START and home being those of `seat`.
fn parse_space(seat: Seat, token: Token<'_>) -> Result<At, NotationError> {
    match token.text {
        "yard" => Ok(spaces::yard(seat)),
        "home" => Ok(spaces::home(seat)),
        _ => parse_square(token),
    }
}

/// Reads where a pawn of `seat` stands, beside all pawns placed before it.
fn parse_pawn(state: &State, seat: Seat, token: Token<'_>) -> Result<At, NotationError> {
    let at = parse_space(seat, token)?;
    let others = SeatSet::first(seat.index());
    let (what, rule) = if spaces::owner(at).is_some_and(|owner| owner != seat) {
        let colour = Sorry::FAMILY.colour(seat);
        (t!(sorry_notation::space_of, colour), "S-13")
    } else if spaces::is_under_way(at) && state.pawns.of(seat).has(at) {
        (t!(sorry_notation::square_without_own).to_owned(), "S-9")
    } else if spaces::is_open(at) && state.pawns.owner(others, at).is_some() {
        (t!(sorry_notation::square_without_rival).to_owned(), "S-10")
    } else {
        return Ok(at);
    };
    Err(NotationError::expected(token, what).by(rule))
}
