//! What a step does, told as events.

use super::Sorry;
use super::actions::{Act, Step, Throw, steps_between};
use super::cards::CardKind;
use super::play::Play;
use super::row::Pawns;
use super::spaces::{self, At};
use super::state::{Stage, State};
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Event, Sink, Spent};
use crate::game::Game;
use crate::piece::{Piece, Standing};
use crate::race::Place;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

impl Sorry {
    /// Tells what a step does to cards and pawns.
    pub(super) fn tell_step(
        &self,
        state: &State,
        throw: &Throw,
        before: &Play,
        step: Step,
        sink: &mut impl Sink,
    ) {
        let seat = state.turn;
        let faces = |card: CardKind| Faces::Card(card.card());
        match step.act {
            Act::Pass => return sink.emit(|| Event::Passed { seat }),
            Act::Discard(card) => {
                return sink.emit(|| Event::Discarded {
                    seat,
                    faces: faces(card),
                });
            }
            Act::Decline => {
                return sink.emit(|| Event::Discarded {
                    seat,
                    faces: faces(CardKind::Eleven),
                });
            }
            Act::Move(card) if before.stage == Stage::Choose => sink.emit(|| Event::Laid {
                seat,
                faces: faces(card),
            }),
            Act::Swap if before.stage == Stage::Choose => sink.emit(|| Event::Laid {
                seat,
                faces: faces(CardKind::Eleven),
            }),
            Act::Move(_) | Act::Swap => {}
        }
        self.tell_move(seat, before.mover(throw, step), &before.pawns, step, sink);
    }

    /// Tells the way of a pawn of `owner`, and whom it bumps.
    fn tell_move(&self, seat: Seat, owner: Seat, pawns: &Pawns, step: Step, sink: &mut impl Sink) {
        let piece = Piece::of(owner);
        sink.emit(|| match step.act {
            Act::Swap => Event::Swapped {
                seat,
                one: standing(owner, step.from),
                other: standing(occupant(pawns, step.to).unwrap_or(owner), step.to),
                spent: Spent::Card(CardKind::Eleven.name(), CardKind::Eleven.number()),
            },
            _ => {
                let way = way(owner, step);
                let card = step.card().map_or("", CardKind::name);
                let spent = Spent::Card(card, (way.len() - 1) as u8);
                Event::Moved {
                    seat,
                    piece,
                    way,
                    spent,
                }
            }
        });
        // Those on a slide are told before the slide: one of them may be as the mover is, which
        // would then stand where the mover comes to.
        for (victim, from) in bumped(owner, pawns, step) {
            sink.emit(|| Event::Captured {
                seat,
                piece: Piece::of(victim),
                from: Space(from),
                to: Space(spaces::yard(victim)),
            });
        }
        if let Some(end) = spaces::slide(owner, step.to) {
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
            _ if !self.hand || next.again && step.moves() => {
                sink.emit(|| Event::ThrowsAgain { seat })
            }
            _ => {}
        }
    }
}

fn standing(seat: Seat, at: At) -> Standing {
    Standing {
        piece: Piece::of(seat),
        at: Space(at),
    }
}

/// Whose pawn stands on a space of the ring.
pub(super) fn occupant(pawns: &Pawns, at: At) -> Option<Seat> {
    spaces::is_open(at).then(|| pawns.owner(SeatSet::first(4), at))?
}

/// Whom a step of a pawn of `owner` bumps, and where they stand then: on the square where it ends
/// (S-10), and on the slide that begins there (S-20).
pub(super) fn bumped(owner: Seat, pawns: &Pawns, step: Step) -> Vec<(Seat, At)> {
    let there = occupant(pawns, step.to);
    let swapped = step.act == Act::Swap;
    let landing = there.filter(|_| !swapped).map(|victim| (victim, step.to));
    let slide = spaces::slide(owner, step.to).map_or(0..0, |end| step.to + 1..end + 1);
    let slid = slide.filter_map(|at| match at {
        // S-22: whom the swap has put there; otherwise the mover has left it.
        _ if at == step.from => there.filter(|_| swapped).map(|victim| (victim, at)),
        _ => occupant(pawns, at).map(|victim| (victim, at)),
    });
    landing.into_iter().chain(slid).collect()
}

/// Every space of the way of a pawn of `owner`, both ends included, the slide not.
pub(super) fn way(owner: Seat, step: Step) -> Vec<Space> {
    let Step { from, to, .. } = step;
    let direct = || vec![Space(from), Space(to)];
    if let Place::Yard { .. } | Place::Home { .. } = spaces::place(from) {
        return direct();
    }
    let forward = steps_between(owner, from, to);
    if forward > 0 {
        let on = (1..=forward).filter_map(|count| spaces::forward(owner, from, count));
        return std::iter::once(from).chain(on).map(Space).collect();
    }
    match (1..=4).find(|&count| spaces::backward(owner, from, count) == to) {
        Some(count) => (0..=count)
            .map(|count| Space(spaces::backward(owner, from, count)))
            .collect(),
        None => direct(),
    }
}
