//! Hands (S-26): who chooses and who draws, and what others see.

use super::Sorry;
use super::card_kind::CardKind;
use super::cards::Cards;
use super::state::{Phase, Stage, State};
use crate::game::Game;
use crate::seat::Seat;

impl Sorry {
    /// Who has a full hand chooses, who has fewer cards draws.
    pub(super) fn chooses_or_draws(&self, state: &State) -> Phase {
        if state.hand().len() == self.rules.hand {
            Phase::Play(Stage::Choose)
        } else {
            Phase::Draw
        }
    }

    /// The cards that a seat has in its hand. Of a 7 that is being shared the first part has laid it
    /// on the table.
    pub(super) fn held_by(&self, state: &State, seat: Seat) -> Cards {
        let hand = state.hands[seat.index()];
        if self.in_play(state) && seat == state.turn {
            hand.played(CardKind::Seven)
        } else {
            hand
        }
    }

    /// What `seat` sees: the cards of the others might lie in the pile as well, but for one that is
    /// laid down.
    pub(super) fn without_other_hands(&self, state: &State, seat: Seat) -> State {
        let mut seen = *state;
        for other in state.seats.iter().filter(|&other| other != seat) {
            let hidden = self.held_by(state, other);
            let hand = &mut seen.hands[other.index()];
            *hand = hand.less(hidden);
        }
        if state.phase == Phase::Play(Stage::Choose) {
            seen.phase = self.chooses_or_draws(&seen);
        }
        seen
    }

    /// The same with hands for the others, of cards that `seat` has not seen.
    pub(super) fn with_other_hands(
        &self,
        seen: &State,
        seat: Seat,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> State {
        let mut state = *seen;
        if !self.has_hands() || state.phase == Phase::Opening {
            return state;
        }
        for other in state.seats.iter().filter(|&other| other != seat) {
            // S-4: the pile is never out. It comes near that only while somebody draws up, who then
            // holds fewer.
            while state.hands[other.index()].len() < self.rules.hand && state.pile().len() > 1 {
                let card = state.pile().at(below(state.pile().len()));
                let hand = &mut state.hands[other.index()];
                *hand = hand.with(card);
            }
        }
        if matches!(state.phase, Phase::Draw | Phase::Play(Stage::Choose)) {
            state.phase = self.chooses_or_draws(&state);
        }
        state
    }
}

/// The cards that the seat to act may choose from: those of its hand, and where some of it lies face
/// down all that these may be.
#[inline]
pub(super) fn choosable(state: &State) -> Cards {
    let hand = state.hand();
    if hand.face_down() == 0 {
        hand
    } else {
        hand.and(state.pile())
    }
}
