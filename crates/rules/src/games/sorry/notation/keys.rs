//! The keys of a position line: where the cards are (S-4, S-26).

use words::t;

use super::super::Sorry;
use super::super::cards::{CardKind, DECK};
use super::super::deck::Cards;
use super::super::hands::chooses_or_draws;
use super::super::state::{HAND, Phase, State};
use super::parse_cards;
use crate::game::Game;
use crate::notation::{Fields, NotationError, Token};
use crate::seat::{Seat, SeatSet};

/// The keys and values that a state has, the winner aside.
pub(super) fn written(state: &State) -> Vec<(&'static str, String)> {
    let cards = |cards: Cards| {
        let names: Vec<_> = cards.iter().map(CardKind::name).collect();
        names.join(",")
    };
    let hands: Vec<String> = others(state)
        .filter(|seat| !state.hands[seat.index()].known().is_empty())
        .map(|seat| {
            let letter = Sorry::FAMILY.letter(seat);
            format!("{letter}:{}", cards(state.hands[seat.index()]))
        })
        .collect();
    let again = if state.again { "1" } else { "" };
    let all = [
        ("again", again.to_owned()),
        ("discard", cards(state.discard)),
        ("hand", cards(state.hand())),
        ("hands", hands.join("/")),
    ];
    let set = all.into_iter().filter(|(_, value)| !value.is_empty());
    set.collect()
}

/// The seats in turn order after the one to act.
fn others(state: &State) -> impl Iterator<Item = Seat> {
    let (seats, turn) = (state.seats, state.turn);
    let next = move |&seat: &Seat| Some(seats.after(seat)).filter(|&next| next != turn);
    std::iter::successors(next(&turn), next)
}

/// Reads the keys into a state whose pawns stand and whose turn is known.
pub(super) fn parse(
    game: &Sorry,
    fields: &Fields<'_>,
    state: &mut State,
) -> Result<(), NotationError> {
    for &(key, value) in &fields.keys {
        let over = state.phase == Phase::Over;
        match key.text {
            "winner" => {}
            "discard" => state.discard = parse_cards(value)?,
            "again" | "hand" | "hands" if !game.hand => {
                let what = t!(sorry_notation::no_hand);
                return Err(NotationError::expected(key, what).by("S-26"));
            }
            "again" | "hand" | "hands" if over => {
                let what = t!(sorry_notation::no_hand_over);
                return Err(NotationError::expected(key, what));
            }
            "again" if value.text == "1" => state.again = true,
            "again" => return Err(NotationError::expected(value, "1")),
            "hand" => state.hands[state.turn.index()] = parse_hand(value)?,
            "hands" => parse_hands(value, state)?,
            _ => {
                let what = t!(sorry_notation::keys);
                return Err(NotationError::expected(key, what));
            }
        }
    }
    check_deck(fields, state)?;
    if game.hand && state.phase == Phase::Draw {
        state.phase = chooses_or_draws(state);
    }
    Ok(())
}

fn parse_hand(value: Token<'_>) -> Result<Cards, NotationError> {
    let hand = parse_cards(value)?;
    if hand.len() > HAND {
        let what = t!(sorry_notation::hand, count = HAND);
        return Err(NotationError::expected(value, what).by("S-26"));
    }
    Ok(hand)
}

/// Reads `B:1,2/Y:5`.
fn parse_hands(value: Token<'_>, state: &mut State) -> Result<(), NotationError> {
    let mut seats = others(state).collect::<Vec<_>>().into_iter();
    for token in value.split("/") {
        let (letter, cards) = token.halves(":", t!(sorry_notation::seat_and_cards))?;
        let seat = letter.seat(Sorry::FAMILY)?;
        if !seats.any(|each| each == seat) {
            let what = t!(sorry_notation::other_seats);
            return Err(NotationError::expected(letter, what));
        }
        state.hands[seat.index()] = parse_hand(cards)?;
    }
    Ok(())
}

/// S-4: all cards that are named are of one deck, and the pile is not empty.
fn check_deck(fields: &Fields<'_>, state: &State) -> Result<(), NotationError> {
    let mut all: Vec<CardKind> = state.discard.iter().collect();
    let seats = SeatSet::first(state.hands.len());
    all.extend(
        seats
            .iter()
            .flat_map(|seat| state.hands[seat.index()].iter()),
    );
    all.extend(state.drawn());
    let of = |kind: CardKind| all.iter().filter(|&&card| card == kind).count() as u32;
    let token = fields.keys.first().map_or(fields.turn, |(key, _)| *key);
    if let Some(kind) = CardKind::ALL
        .into_iter()
        .find(|&kind| of(kind) > kind.count())
    {
        let what = t!(
            sorry_notation::of_the_card,
            count = kind.count(),
            card = kind.name()
        );
        return Err(NotationError::expected(token, what).by("S-4"));
    }
    if all.len() as u32 == DECK {
        let what = t!(sorry_notation::pile);
        return Err(NotationError::expected(token, what).by("S-4"));
    }
    Ok(())
}
