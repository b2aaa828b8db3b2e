//! What a step does, told as events.

use super::Pollyanna;
use super::actions::{REWARD, Spend, Step};
use super::play::Play;
use super::row::Row;
use super::spaces::{self, YARD};
use super::state::{Phase, State};
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Event, Sink, Spent};
use crate::game::Game;
use crate::piece::Piece;
use crate::seat::Seat;
use crate::state::Node;

impl Pollyanna {
    /// Tells what a step does to the pawns.
    pub(super) fn tell_step(
        &self,
        state: &State,
        before: &Play,
        step: Step,
        after: &Play,
        sink: &mut impl Sink,
    ) {
        let seat = state.turn;
        match step.spend {
            Spend::Pass => return sink.emit(|| Event::Passed { seat }),
            Spend::Decline => {
                return sink.emit(|| Event::RewardDeclined {
                    seat,
                    steps: REWARD,
                });
            }
            _ => {}
        }
        sink.emit(|| Event::Moved {
            seat,
            piece: Piece::of(seat),
            way: way(seat, step),
            spent: match step.spend {
                Spend::Die(number) => Spent::Die(number),
                Spend::Both(dice) => Spent::Both(dice.low(), dice.high()),
                _ => Spent::Reward(REWARD),
            },
        });
        if before.captures(step) {
            sink.emit(|| {
                let from = spaces::space(seat, step.to);
                let victim = occupant(state, from).expect("a captured pawn stood there");
                let to = spaces::space(victim, YARD);
                Event::Captured {
                    seat,
                    piece: Piece::of(victim),
                    from,
                    to,
                }
            });
            sink.emit(|| {
                if after.reward() {
                    Event::RewardEarned {
                        seat,
                        steps: REWARD,
                    }
                } else {
                    Event::RewardLost {
                        seat,
                        steps: REWARD,
                    }
                }
            });
        }
    }

    /// Tells how a finished play ends.
    pub(super) fn tell_end(
        &self,
        state: &State,
        before: &Play,
        step: Step,
        after: &Play,
        next: &State,
        sink: &mut impl Sink,
    ) {
        let seat = state.turn;
        if after.stuck() && step.spend != Spend::Pass && after.own() != Row::HOME {
            sink.emit(|| {
                let dice = match state.phase {
                    Phase::Play { dice, .. } => dice,
                    _ => unreachable!("a step is made of a throw"),
                };
                let left = match step.spend {
                    Spend::Die(number) => before.left().without(number, dice),
                    _ => before.left(),
                };
                Event::Forfeited {
                    seat,
                    faces: Faces::Dice(left.numbers(dice).collect()),
                }
            });
        }
        sink.emit(|| match self.node(next) {
            Node::Terminal { winners } => Event::Won { seats: winners },
            _ if next.turn == seat => Event::ThrowsAgain { seat },
            _ => Event::TurnPasses { to: next.turn },
        });
    }
}

/// Every space of the way that a step takes, both ends included.
pub(super) fn way(seat: Seat, step: Step) -> Vec<Space> {
    let ways = spaces::ways(step.from, step.count().max(1));
    let marks = ways
        .into_iter()
        .find(|way| way.last() == Some(&step.to))
        .unwrap_or_default();
    std::iter::once(step.from)
        .chain(marks)
        .map(|mark| spaces::space(seat, mark))
        .collect()
}

/// Whether the numbers that a step would spend lead from where it sets out to where it would end,
/// whatever stands in the way.
pub(super) fn leads(step: Step) -> bool {
    let count = match step.spend {
        Spend::Both(dice) => dice.sum(),
        Spend::Die(number) => number,
        Spend::Reward => REWARD,
        Spend::Decline | Spend::Pass => 0,
    };
    if step.from == YARD {
        return count == 6;
    }
    let ends = |way: Vec<_>| way.last() == Some(&step.to);
    spaces::is_own(step.from) && spaces::ways(step.from, count).into_iter().any(ends)
}

/// The seat of the first pawn found on a space.
pub(super) fn occupant(state: &State, space: Space) -> Option<Seat> {
    state.seats.iter().find(|&seat| {
        state.pawns[seat.index()]
            .iter()
            .any(|&mark| spaces::space(seat, mark) == space)
    })
}
