//! What "move this pawn from here to there" could mean.

use super::Sorry;
use super::actions::{Act, Step};
use super::cards::CardKind;
use super::deck::Cards;
use super::events::occupant;
use super::spaces::{self, At};
use super::state::{Phase, Stage, State};
use crate::race::Place;
use crate::seat::Seat;

impl Sorry {
    /// The steps, legal or not, from one space to another by the cards that can be played, those
    /// first that could lead there: their refusals are the ones worth hearing.
    pub(super) fn attempted(&self, state: &State, from: At, to: At) -> Vec<Step> {
        let cards: Cards = match state.phase {
            Phase::Play(Stage::Card(card)) => [card].into_iter().collect(),
            Phase::Play(Stage::Seven(_)) => [CardKind::Seven].into_iter().collect(),
            Phase::Play(Stage::Choose) => state.hand(),
            _ => Cards::NONE,
        };
        let acts = cards.kinds().flat_map(|card| {
            let swap = (card == CardKind::Eleven).then_some(Act::Swap);
            [Some(Act::Move(card)), swap].into_iter().flatten()
        });
        let steps = acts.map(|act| Step { act, from, to });
        let owner = self.meant(state, from);
        let leads = |step: &Step| leads(state, owner, *step);
        let (mut steps, others): (Vec<_>, Vec<_>) = steps.partition(leads);
        steps.extend(others);
        steps
    }
}

/// Whether a step's card leads a pawn of `owner` from where it sets out to where it would end,
/// whoever stands there.
fn leads(state: &State, owner: Seat, Step { act, from, to }: Step) -> bool {
    match act {
        Act::Swap => spaces::is_open(from) && occupant(&state.pawns, to).is_some(),
        Act::Move(card) => ends(owner, card, from).contains(&to),
        Act::Decline | Act::Discard(_) | Act::Pass => false,
    }
}

/// Where a card can lead a pawn of `owner` from a space, whoever stands there; for a Sorry! that is
/// wherever somebody stands, and not told here.
pub(super) fn ends(owner: Seat, card: CardKind, from: At) -> Vec<At> {
    match (spaces::place(from), card) {
        (Place::Home { .. }, _) | (_, CardKind::Sorry) => Vec::new(),
        (Place::Yard { .. }, CardKind::One | CardKind::Two) => vec![spaces::circle(owner)],
        (Place::Yard { .. }, _) => Vec::new(),
        (_, CardKind::Four) => vec![spaces::backward(owner, from, 4)],
        (_, CardKind::Seven) => {
            let parts = (1..=card.number()).map(|part| spaces::forward(owner, from, part));
            parts.flatten().collect()
        }
        (_, CardKind::Ten) => {
            let ahead = spaces::forward(owner, from, card.number());
            ahead
                .into_iter()
                .chain([spaces::backward(owner, from, 1)])
                .collect()
        }
        _ => spaces::forward(owner, from, card.number())
            .into_iter()
            .collect(),
    }
}
