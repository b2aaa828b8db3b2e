//! What a step does, told as events.

use super::Sorry;
use super::actions::{Act, Step};
use super::card_kind::CardKind;
use super::slides;
use super::spaces::{self, At};
use super::state::{Phase, Stage, State};
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Cost, Event, Sink};
use crate::game::Game;
use crate::piece::{Piece, PiecePosition};
use crate::seat::Seat;
use crate::state::Node;

impl Sorry {
    /// Tells what a step does to cards and pawns.
    pub(super) fn tell_step(&self, state: &State, step: Step, sink: &mut impl Sink) {
        let (seat, pawns) = (state.turn, &state.pawns);
        let Some(card) = step.card() else {
            return sink.emit(|| Event::Passed { seat });
        };
        let faces = Faces::Card(card.card(&self.rules));
        if !step.moves() {
            return sink.emit(|| Event::Discarded { seat, faces });
        }
        if state.phase == Phase::Play(Stage::Choose) {
            sink.emit(|| Event::CardPlayed { seat, faces });
        }
        let owner = self.pawn_owner(state, step.from);
        let piece = Piece::of(owner);
        sink.emit(|| match step.act {
            Act::Swap => Event::Swapped {
                seat,
                one: standing(owner, step.from),
                other: standing(pawns.occupant(step.to).unwrap_or(owner), step.to),
                cost: cost(owner, step, card),
            },
            _ => Event::Moved {
                seat,
                piece,
                way: way(owner, step).collect(),
                cost: cost(owner, step, card),
            },
        });
        // Those on a slide are told before the slide: one of them may be as the mover is, which
        // would then stand where the mover comes to.
        for (victim, from) in slides::bumped(&self.rules, owner, pawns, step) {
            sink.emit(|| Event::Captured {
                seat,
                piece: Piece::of(victim),
                from: Space(from),
                to: Space(spaces::yard(victim)),
            });
        }
        if let Some(end) = slides::slide(&self.rules, owner, step.to) {
            sink.emit(|| Event::Slid {
                seat,
                piece,
                way: (step.to..=end).map(Space).collect(),
            });
        }
    }

    /// Tells how a finished play ends.
    pub(super) fn tell_end(&self, state: &State, step: Step, next: &State, sink: &mut impl Sink) {
        let seat = state.turn;
        match self.node(next) {
            Node::Terminal { winners } => sink.emit(|| Event::Won { seats: winners }),
            _ if next.turn != seat => sink.emit(|| Event::TurnPasses { to: next.turn }),
            // In a hand game the turn goes on until five cards are held; a 2 gives another.
            _ if !self.has_hands() || next.again && step.moves() => {
                sink.emit(|| Event::RollsAgain { seat, number: None })
            }
            _ => {}
        }
    }
}

fn standing(seat: Seat, at: At) -> PiecePosition {
    PiecePosition {
        piece: Piece::of(seat),
        at: Space(at),
    }
}

/// What a step costs that moves a pawn of `owner` by a card.
pub(super) fn cost(owner: Seat, step: Step, card: CardKind) -> Cost {
    let number = match step.act {
        Act::Swap => card.number(),
        _ => (way(owner, step).count() - 1) as u8,
    };
    Cost::Card(card.name(), number)
}

/// Every space of the way of a pawn of `owner`, both ends included, the slide not.
fn way(owner: Seat, Step { from, to, .. }: Step) -> impl Iterator<Item = Space> {
    let is_entry = from == spaces::yard(owner);
    let is_forward = !is_entry && (1..=12).contains(&spaces::steps_between(owner, from, to));
    let next = move |&at: &At| match at {
        _ if at == to => None,
        _ if is_entry => Some(to),
        _ if is_forward => spaces::forward(owner, at, 1),
        _ => Some(spaces::backward(owner, at, 1)),
    };
    std::iter::successors(Some(from), next).map(Space)
}
