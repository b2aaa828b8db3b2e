//! What a learned evaluation sees of a position.

use super::Sorry;
use super::card_kind::CardKind;
use super::cards::Cards;
use super::spaces::{self, RING, ZONE};
use super::state::State;
use crate::features::{FeatureSet, Features, distances};
use crate::race::PAWNS;
use crate::seat::Seat;

/// For each space of the ring and of the own zone, counted from the own START on, whether a pawn
/// stands there; then how many are on START, and how many at home.
const PLAYER: u16 = HOMES + PAWNS as u16;
const YARDS: u16 = (RING + ZONE) as u16;
const HOMES: u16 = YARDS + PAWNS as u16;
/// The farthest that a card takes a pawn.
const REACH: u16 = 12;
/// How near the pawns of two players are to each other.
const NEAR: u16 = 4 * REACH;
/// The kinds of cards, and how many of each there can be.
const KINDS: u16 = CardKind::ALL.len() as u16;
const MAX_OF_A_KIND: u16 = 5;

/// The features begin with the players, by how many places they sit after the observing seat; then
/// comes who is near to whom.
const FIRST_NEAR: u16 = 4 * PLAYER;
/// The cards that the seat has not seen, and those of its hand (S-26).
const FIRST_UNSEEN: u16 = FIRST_NEAR + 3 * NEAR;
const FIRST_HELD: u16 = FIRST_UNSEEN + KINDS * MAX_OF_A_KIND;
/// Who plays, whose turn it is, and whether that player goes on after a 2 (S-26).
const FIRST_SEAT: u16 = FIRST_HELD + KINDS * MAX_OF_A_KIND;
const FIRST_TURN: u16 = FIRST_SEAT + 4;
const AGAIN: u16 = FIRST_TURN + 4;

impl Features for Sorry {
    const COUNT: usize = AGAIN as usize + 1;

    fn features(&self, state: &State, seat: Seat, out: &mut FeatureSet) {
        let side = self.side_of(seat);
        let track = |other: Seat| {
            let pawns = state.pawns.of(other).indexes().into_iter();
            let open = pawns.filter(|&at| spaces::is_open(at));
            open.fold(0_u128, |track, at| {
                track | 1 << spaces::from_circle(seat, at)
            })
        };
        let own = track(seat);
        for ahead in 0..4 {
            let other = Seat((seat.0 + ahead) % 4);
            let ahead = u16::from(ahead);
            if !state.seats.has(other) {
                continue;
            }
            out.insert(FIRST_SEAT + ahead);
            player(state, other, ahead * PLAYER, out);
            if ahead == 0 {
                continue;
            }
            let first = FIRST_NEAR + (ahead - 1) * NEAR;
            if side.has(other) {
                // Of the partner's pawns it matters how near the opponents are (S-25).
                let rivals = state.seats.iter().filter(|each| !side.has(*each));
                let rivals = rivals.fold(0, |tracks, rival| tracks | track(rival));
                distances((track(other), rivals), on_the_ring, REACH, first, out);
            } else {
                distances((own, track(other)), on_the_ring, REACH, first, out);
            }
        }
        let held = state.hands[seat.index()];
        let unseen = Cards::deck().less(state.discard.and(held));
        for (index, kind) in (0..).zip(CardKind::ALL) {
            out.fill(
                FIRST_UNSEEN + index * MAX_OF_A_KIND,
                unseen.count(kind) as u16,
            );
            out.fill(FIRST_HELD + index * MAX_OF_A_KIND, held.count(kind) as u16);
        }
        out.insert(FIRST_TURN + u16::from((state.turn.0 + 4 - seat.0) % 4));
        if state.again {
            out.insert(AGAIN);
        }
    }
}

/// A set one square on, round the ring.
fn on_the_ring(set: u128) -> u128 {
    let on = set << 1;
    (on | on >> RING) & ((1 << RING) - 1)
}

fn player(state: &State, seat: Seat, first: u16, out: &mut FeatureSet) {
    let (mut waiting, mut home) = (0, 0);
    for at in state.pawns.of(seat).indexes() {
        if at == spaces::yard(seat) {
            out.insert(first + YARDS + waiting);
            waiting += 1;
        } else if at == spaces::home(seat) {
            out.insert(first + HOMES + home);
            home += 1;
        } else {
            out.insert(first + u16::from(spaces::from_circle(seat, at)));
        }
    }
}
