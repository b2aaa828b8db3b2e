//! The keys of a position line: where the cards are (S-4, S-26).

use words::t;

use super::super::Sorry;
use super::super::card_kind::{CardKind, DECK};
use super::super::cards::Cards;
use super::super::state::{Phase, State};
use super::parse_card;
use crate::game::Game;
use crate::notation::{Fields, NotationError, Token};
use crate::seat::Seat;

/// The keys of a state with their values but for the winner, each after a space.
pub(super) fn write(state: &State) -> String {
    let cards = |cards: Cards| {
        let names: Vec<_> = cards.iter().map(CardKind::name).collect();
        names.join(",")
    };
    let hand = |seat: Seat| cards(state.hands[seat.index()]);
    let hands = others(state).filter(|&seat| !hand(seat).is_empty());
    let hands = hands.map(|seat| format!("{}:{}", Sorry::FAMILY.letter(seat), hand(seat)));
    let keys = [
        ("again", if state.again { "1" } else { "" }.to_owned()),
        ("discard", cards(state.discard)),
        ("hand", cards(state.hand())),
        ("hands", hands.collect::<Vec<_>>().join("/")),
    ];
    let set = keys.iter().filter(|(_, value)| !value.is_empty());
    set.map(|(key, value)| format!(" {key}={value}")).collect()
}

/// The seats in turn order after the one to act.
fn others(state: &State) -> impl Iterator<Item = Seat> {
    let (seats, Seat(turn)) = (state.seats, state.turn);
    let others = (1..4).map(move |ahead| Seat((turn + ahead) % 4));
    others.filter(move |&seat| seats.has(seat))
}

/// Reads the keys into a state whose pawns stand and whose turn is known.
pub(super) fn parse(
    game: &Sorry,
    fields: &Fields<'_>,
    state: &mut State,
) -> Result<(), NotationError> {
    for &(key, value) in &fields.keys {
        match key.text {
            "winner" => {}
            "discard" => state.discard = parse_cards(value)?,
            "again" | "hand" | "hands" if !game.has_hands() => {
                let what = t!(sorry_notation::no_hand);
                return Err(NotationError::expected(key, what).by("S-26"));
            }
            "again" | "hand" | "hands" if state.phase == Phase::Over => {
                let what = t!(sorry_notation::no_hand_over);
                return Err(NotationError::expected(key, what));
            }
            "again" if !game.rules.cards.iter().any(|card| card.draws_again) => {
                let what = t!(sorry_notation::no_again);
                return Err(NotationError::expected(key, what).by("S-15"));
            }
            "again" if value.text == "1" => state.again = true,
            "again" => return Err(NotationError::expected(value, "1")),
            "hand" => state.hands[state.turn.index()] = parse_hand(game, value)?,
            "hands" => parse_hands(game, value, state)?,
            _ => {
                let what = t!(sorry_notation::keys);
                return Err(NotationError::expected(key, what));
            }
        }
    }
    check_deck(fields, state)?;
    if game.has_hands() && state.phase == Phase::Draw {
        state.phase = game.chooses_or_draws(state);
    }
    Ok(())
}

/// Reads cards joined by `,`, in order.
fn parse_cards(value: Token<'_>) -> Result<Cards, NotationError> {
    let (mut cards, mut last) = (Cards::NONE, CardKind::One);
    for token in value.split(",") {
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

fn parse_hand(game: &Sorry, value: Token<'_>) -> Result<Cards, NotationError> {
    let hand = parse_cards(value)?;
    if hand.len() > game.rules.hand {
        let what = t!(sorry_notation::hand, count = game.rules.hand);
        return Err(NotationError::expected(value, what).by("S-26"));
    }
    Ok(hand)
}

/// Reads `B:1,2/Y:5`.
fn parse_hands(game: &Sorry, value: Token<'_>, state: &mut State) -> Result<(), NotationError> {
    let mut seats = others(state).collect::<Vec<_>>().into_iter();
    for token in value.split("/") {
        let (letter, cards) = token.halves(":", t!(sorry_notation::seat_and_cards))?;
        let seat = letter.seat(Sorry::FAMILY)?;
        if !seats.any(|each| each == seat) {
            let what = t!(sorry_notation::other_seats);
            return Err(NotationError::expected(letter, what));
        }
        state.hands[seat.index()] = parse_hand(game, cards)?;
    }
    Ok(())
}

/// S-4: all cards that are named are of one deck, and the pile is not empty.
fn check_deck(fields: &Fields<'_>, state: &State) -> Result<(), NotationError> {
    let hands = state.hands.iter().flat_map(|hand| hand.iter());
    let named: Vec<CardKind> = state
        .discard
        .iter()
        .chain(hands)
        .chain(state.drawn())
        .collect();
    let too_many = |&kind: &CardKind| {
        let count = named.iter().filter(|&&card| card == kind).count();
        count > kind.count() as usize
    };
    let what = if let Some(kind) = CardKind::ALL.into_iter().find(too_many) {
        let (count, card) = (kind.count(), kind.name());
        t!(sorry_notation::of_the_card, count, card)
    } else if named.len() == DECK as usize {
        t!(sorry_notation::pile).to_owned()
    } else {
        return Ok(());
    };
    let token = fields.keys.first().map_or(fields.turn, |(key, _)| *key);
    Err(NotationError::expected(token, what).by("S-4"))
}
