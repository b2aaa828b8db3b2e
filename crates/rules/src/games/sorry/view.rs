//! What screens show: cards, pawns, and what steps point at.

use super::actions::{Act, Step};
use super::card_kind::CardKind;
use super::card_moves::ends;
use super::cards::Cards;
use super::chance::Outcome;
use super::play::SEVEN;
use super::rules::SorryRules;
use super::state::{Phase, Stage, State};
use super::{Sorry, board, events, slides, spaces};
use crate::board::{Board, Space};
use crate::chance::{Card, Die, Faces};
use crate::game::Game;
use crate::piece::{Piece, PiecePosition};
use crate::seat::{Seat, SeatSet};
use crate::sort_few::sort_few;
use crate::view::{ActionView, View};

impl View for Sorry {
    const HAS_THREATS: bool = true;

    fn roll_view(&self, chance: Outcome) -> Faces {
        match chance {
            Outcome::First(_) | Outcome::FaceDown => Faces::Dice(Vec::new()),
            Outcome::Drawn(card) => Faces::Card(card.card(&self.rules)),
        }
    }

    fn dice(&self, _state: &State) -> Vec<Die> {
        Vec::new()
    }

    fn card(&self, state: &State) -> Option<Card> {
        state.card_in_play().map(|card| card.card(&self.rules))
    }

    fn hand(&self, state: &State, seat: Seat) -> Option<Vec<Card>> {
        let hand = self.has_hands().then(|| self.held_by(state, seat))?;
        Some(hand.iter().map(|card| card.card(&self.rules)).collect())
    }

    fn card_played(&self, state: &State, step: Step) -> Option<Card> {
        let held = self.has_hands() && !self.in_play(state);
        step.card()
            .filter(|_| held)
            .map(|card| card.card(&self.rules))
    }

    fn remaining_cards(&self, state: &State) -> Vec<(Card, u32)> {
        let pile = state.pile();
        pile.kinds()
            .map(|card| (card.card(&self.rules), pile.count(card)))
            .collect()
    }

    fn pieces(&self, state: &State) -> Vec<PiecePosition> {
        let of = |seat: Seat| {
            let pawns = state.pawns.of(seat).indexes().into_iter();
            pawns.map(move |at| PiecePosition {
                piece: Piece::of(seat),
                at: Space(at),
            })
        };
        state.seats.iter().flat_map(of).collect()
    }

    /// S-25: partners move each other's pawns.
    fn movable(&self, seat: Seat) -> SeatSet {
        self.side_of(seat)
    }

    fn action_view(&self, state: &State, step: Step) -> ActionView {
        if !step.moves() {
            return ActionView::default();
        }
        let owner = self.pawn_owner(state, step.from);
        let bumped = slides::bumped(&self.rules, owner, &state.pawns, step);
        let swaps = (step.act == Act::Swap).then(|| state.pawns.occupant(step.to));
        ActionView {
            piece: Some(Piece::of(owner)),
            from: Some(Space(step.from)),
            to: Some(Space(step.to)),
            slides: slides::slide(&self.rules, owner, step.to).map(Space),
            captures: bumped.map(|(victim, _)| victim).collect(),
            swaps: swaps.flatten(),
            cost: step.card().map(|card| events::cost(owner, step, card)),
            ..ActionView::default()
        }
    }

    fn is_player_choice(&self, _state: &State, step: Step) -> bool {
        step.act != Act::Pass
    }

    fn candidate_actions(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        let cards: Cards = match state.phase {
            Phase::Play(Stage::Choose) => state.hand(),
            _ => state.card_in_play().into_iter().collect(),
        };
        let acts = cards.kinds().flat_map(|card| {
            let swap = (card == CardKind::Eleven).then_some(Act::Swap);
            [Act::Move(card)].into_iter().chain(swap)
        });
        let (from, to) = (from.0, to.0);
        let mut steps: Vec<Step> = acts.map(|act| Step { act, from, to }).collect();
        // The refusals of those that could lead there are the ones worth hearing.
        sort_few(&mut steps, |&step| !self.could_lead(state, step));
        steps
    }

    /// The card being played is out of the way; with hands (S-26) the seat draws any of those that are
    /// not known, and plays it at once.
    fn about_to_roll(&self, state: &State, seat: Seat) -> Option<(Self, State)> {
        if state.phase == Phase::Over || !state.seats.has(seat) {
            return None;
        }
        let mut next = *state;
        if let Some(card) = state.drawn() {
            next.discard = next.discard.with(card);
        }
        next.hands[seat.index()] = Cards::NONE;
        next.turn = seat;
        next.phase = Phase::Draw;
        next.again = false;
        // S-4: perhaps the card that was played was the last.
        next.renew_pile();
        for held in &mut next.hands {
            // What others are known to hold is not drawn.
            next.discard = next.discard.and(std::mem::take(held).known());
        }
        let rules = SorryRules {
            hand: 0,
            ..self.rules
        };
        Some((Sorry { rules, ..*self }, next))
    }

    fn board(&self) -> Board {
        board::board()
    }
}

impl Sorry {
    /// Whether a step's card could lead from where it sets out to where it would end, whoever stands
    /// there.
    fn could_lead(&self, state: &State, Step { act, from, to }: Step) -> bool {
        let Act::Move(card) = act else {
            return spaces::is_open(from) && state.pawns.occupant(to).is_some();
        };
        let owner = self.pawn_owner(state, from);
        ends(&self.rules, owner, card, from, SEVEN).contains(&to)
    }
}
