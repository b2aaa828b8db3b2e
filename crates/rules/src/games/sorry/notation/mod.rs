//! Positions and steps as text.

mod keys;
mod steps;

use words::{Plain, t, text};

use super::Sorry;
use super::cards::CardKind;
use super::deck::Cards;
use super::row::{PAWNS, Row};
use super::spaces::{self, At, LAYOUT, RING};
use super::state::{Phase, Stage, State};
use crate::game::Game;
use crate::notation::{
    Fields, Notation, NotationError, Token, Turn, TurnField, letters, placement,
};
use crate::race::Place;
use crate::seat::{Seat, SeatSet};

impl Notation for Sorry {
    fn position(&self, state: &State) -> String {
        let family = Self::FAMILY;
        let names = |seat: Seat| {
            let mut pawns = state.pawns.row(seat).pawns();
            pawns.sort_by_key(|&at| place_in_line(seat, at));
            pawns.into_iter().map(plain_name).collect()
        };
        let placement = placement(family, state.seats, names);
        let letter = family.letter(state.turn);
        let turn = match state.phase {
            Phase::Play(Stage::Card(card)) => format!("{letter}:{card}"),
            Phase::Play(Stage::Seven(left)) => format!("{letter}:{left}-of-7"),
            Phase::Over => "-".to_owned(),
            _ => letter.to_string(),
        };
        let mut line = format!("{placement} {turn}");
        for (key, value) in keys::written(state) {
            line += &format!(" {key}={value}");
        }
        if state.phase == Phase::Over {
            let winners = letters(family, self.side_of(state.turn));
            line += &format!(" winner={winners}");
        }
        line
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let check = |seats| self.check_seats(seats);
        let (seats, seated) = fields.players(Self::FAMILY, check)?;
        let mut state = State::set_up(seats, false, Seat(0), Phase::Draw);
        for (seat, letter, tokens) in &seated {
            letter.has_pawns(tokens.len(), PAWNS, "S-5")?;
            let mut row = [spaces::yard(*seat); PAWNS];
            for (index, token) in tokens.iter().enumerate() {
                let at = parse_pawn(*seat, *token)?;
                check_company(&state, *seat, &row[..index], at, *token)?;
                row[index] = at;
            }
            state.pawns.set_row(*seat, Row::of(row));
        }
        self.parse_turn(fields, &mut state)?;
        keys::parse(self, fields, &mut state)?;
        Ok(state)
    }

    fn step(&self, state: &State, step: super::Step) -> String {
        self.written_step(state, step)
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<super::Step, NotationError> {
        self.read_step(state, text)
    }

    fn record_head(&self, state: &State) -> String {
        let letter = Self::FAMILY.letter(state.turn);
        match state.phase {
            Phase::Opening => "open".to_owned(),
            Phase::Draw if self.hand => format!("{letter} draw"),
            _ => letter.to_string(),
        }
    }

    fn is_bare(&self, state: &State) -> bool {
        state.phase == Phase::Opening || self.hand
    }
}

impl Sorry {
    /// Reads the turn field and the winner into a state whose pawns stand.
    fn parse_turn(&self, fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
        let race = TurnField {
            family: Self::FAMILY,
            seats: (state.seats, "S-5"),
            side: &|seat| self.side_of(seat),
            all_home: &|seat| state.pawns.all_home(SeatSet::EMPTY.with(seat)),
            won: if self.partners { "S-25" } else { "S-24" },
        };
        let (seat, card) = match race.turn(fields)? {
            Turn::Over(seat) => {
                state.turn = seat;
                state.phase = Phase::Over;
                return Ok(());
            }
            Turn::Of(seat, _, card) => (seat, card),
        };
        state.turn = seat;
        if let Some(token) = card {
            if self.hand {
                let what = t!(sorry_notation::card_of_hand);
                return Err(NotationError::expected(token, what).by("S-26"));
            }
            state.phase = Phase::Play(Stage::Card(parse_card(token)?));
        }
        Ok(())
    }
}

/// The order of pawns in a position line: yard, track from the colour's circle on, safety zone, home.
fn place_in_line(seat: Seat, at: At) -> u8 {
    match spaces::place(at) {
        Place::Yard { .. } => 0,
        Place::Ring { .. } | Place::Turnout { .. } => 1 + (at + RING - spaces::circle(seat)) % RING,
        Place::HomePath { number, .. } => RING + number,
        Place::Home { .. } => u8::MAX,
    }
}

/// The name of a space where its colour goes without saying.
pub(super) fn plain_name(at: At) -> String {
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

/// Reads cards joined by `,`, in order.
fn parse_cards(token: Token<'_>) -> Result<Cards, NotationError> {
    let (mut cards, mut last) = (Cards::NONE, CardKind::One);
    for token in token.split(",") {
        let card = parse_card(token)?;
        if card < last {
            let what = t!(sorry_notation::cards_in_order);
            return Err(NotationError::expected(token, what));
        }
        if cards.count(card) == card.count() {
            let what = t!(sorry_notation::of_a_kind, count = card.count());
            return Err(NotationError::expected(token, what).by("S-4"));
        }
        cards = cards.with(card);
        last = card;
    }
    Ok(cards)
}

/// Reads the name of a square of the ring or of a safety zone.
fn parse_square(token: Token<'_>) -> Option<At> {
    let place = LAYOUT.parse_place(Sorry::FAMILY, token.text)?;
    Some(LAYOUT.space(place).0)
}

const SPACE: Plain = text!(sorry_notation::space);

/// Reads a space where a pawn of `seat` can stand.
fn parse_pawn(seat: Seat, token: Token<'_>) -> Result<At, NotationError> {
    match token.text {
        "yard" => return Ok(spaces::yard(seat)),
        "home" => return Ok(spaces::home(seat)),
        _ => {}
    }
    let at = parse_square(token).ok_or_else(|| NotationError::expected(token, SPACE))?;
    match spaces::owner(at) {
        Some(owner) if owner != seat => {
            let colour = Sorry::FAMILY.colour(seat);
            let what = t!(sorry_notation::space_of, colour);
            Err(NotationError::expected(token, what).by("S-13"))
        }
        _ => Ok(at),
    }
}

/// Checks a pawn about to be placed against those of its colour and all placed before.
fn check_company(
    state: &State,
    seat: Seat,
    row: &[At],
    at: At,
    token: Token<'_>,
) -> Result<(), NotationError> {
    if spaces::is_under_way(at) && row.contains(&at) {
        let what = t!(sorry_notation::square_without_own);
        return Err(NotationError::expected(token, what).by("S-9"));
    }
    let others = SeatSet::first(seat.index());
    if spaces::is_open(at) && state.pawns.owner(others, at).is_some() {
        let what = t!(sorry_notation::square_without_rival);
        return Err(NotationError::expected(token, what).by("S-10"));
    }
    Ok(())
}

/// The circle of a colour of these seats, if the space is one.
fn circle_of(seats: SeatSet, at: At) -> Option<Seat> {
    seats.iter().find(|&seat| spaces::circle(seat) == at)
}
