//! What a step does, told as events.

use super::Parcheesi;
use super::actions::{Spend, Step, Throw};
use super::play::Play;
use super::spaces::{HOME, Mark, Ring, YARD};
use super::state::State;
use super::throw::Bonuses;
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Event, Sink, Spent};
use crate::game::Game;
use crate::piece::Piece;
use crate::seat::Seat;
use crate::state::Node;
use crate::turn::Play as _;

/// A step that was made, with the play before and after it.
pub(super) struct Made<'a> {
    pub(super) state: &'a State,
    pub(super) throw: &'a Throw,
    pub(super) before: &'a Play,
    pub(super) step: Step,
    pub(super) after: &'a Play,
}

impl Parcheesi {
    /// Tells what a step does to the pawns, what it earns and what it forfeits.
    pub(super) fn tell_step(&self, made: &Made<'_>, sink: &mut impl Sink) {
        let Made {
            state,
            before,
            step,
            after,
            ..
        } = *made;
        let seat = state.turn;
        match step.spend {
            Spend::Pass => return self.tell_pass(made, sink),
            Spend::Decline(steps) => sink.emit(|| Event::RewardDeclined { seat, steps }),
            Spend::Die(_) | Spend::Both(_) | Spend::Bonus(_) => {
                sink.emit(|| Event::Moved {
                    seat,
                    piece: Piece::of(seat),
                    way: way(self.ring, seat, step),
                    spent: spent(step.spend),
                });
            }
        }
        let earned = |steps| Event::RewardEarned { seat, steps };
        if before.captures(step) {
            sink.emit(|| self.captured(state, step));
            sink.emit(|| earned(Bonuses::CAPTURE));
        }
        if step.to == HOME && !after.is_won() {
            sink.emit(|| earned(Bonuses::HOME));
        }
        if after.is_won() {
            return;
        }
        self.tell_forfeited(made, sink);
        if after.is_over(made.throw) {
            // C-20: what none can use any more lapses.
            for steps in bonuses_after(before, step).all() {
                sink.emit(|| Event::RewardLost { seat, steps });
            }
        }
    }

    /// Tells of the dice that are left and cannot be played before the bonuses (C-20).
    fn tell_forfeited(&self, made: &Made<'_>, sink: &mut impl Sink) {
        let Made {
            throw,
            before,
            step,
            after,
            ..
        } = *made;
        let Spend::Die(number) = step.spend else {
            return;
        };
        let left = before.left().without(number, throw.numbers);
        if left != after.left() || after.is_over(throw) && left.count() > 0 {
            sink.emit(|| Event::Forfeited {
                seat: made.state.turn,
                faces: Faces::Dice(left.numbers(throw.numbers).collect()),
            });
        }
    }

    /// Tells of a throw that is not played, because it cannot be (C-8) or may not be (C-10).
    fn tell_pass(&self, made: &Made<'_>, sink: &mut impl Sink) {
        let seat = made.state.turn;
        let from = made.before.nearest_home();
        if !made.throw.third || from == YARD {
            return sink.emit(|| Event::Passed { seat });
        }
        sink.emit(|| Event::SentBack {
            seat,
            piece: Piece::of(seat),
            from: self.ring.space(seat, from),
            to: self.ring.space(seat, YARD),
        });
    }

    /// Who was captured by a step, told.
    fn captured(&self, state: &State, step: Step) -> Event {
        let from = self.ring.space(state.turn, step.to);
        let victim = self
            .occupant(state, from)
            .expect("a captured pawn stood there");
        Event::Captured {
            seat: state.turn,
            piece: Piece::of(victim),
            from,
            to: self.ring.space(victim, YARD),
        }
    }

    /// Tells how a finished play ends.
    pub(super) fn tell_end(&self, state: &State, next: &State, sink: &mut impl Sink) {
        let seat = state.turn;
        sink.emit(|| match self.node(next) {
            Node::Terminal { winners } => Event::Won { seats: winners },
            _ if next.turn == seat => Event::ThrowsAgain { seat },
            _ => Event::TurnPasses { to: next.turn },
        });
    }

    /// The seat of the first pawn found on a space.
    pub(super) fn occupant(&self, state: &State, space: Space) -> Option<Seat> {
        let stands = |&mark: &Mark, seat| self.ring.space(seat, mark) == space;
        state.seats.iter().find(|&seat| {
            let marks = state.pawns[seat.index()].marks();
            marks.iter().any(|mark| stands(mark, seat))
        })
    }
}

/// What a step that moves a pawn spends, told.
fn spent(spend: Spend) -> Spent {
    match spend {
        Spend::Die(number) => Spent::Die(number),
        Spend::Both(dice) => Spent::Both(dice.low(), dice.high()),
        Spend::Bonus(steps) | Spend::Decline(steps) => Spent::Reward(steps),
        Spend::Pass => Spent::Reward(0),
    }
}

/// The bonuses that wait once a step has been made.
fn bonuses_after(before: &Play, step: Step) -> Bonuses {
    let mut bonuses = before.bonuses();
    if let Spend::Bonus(steps) | Spend::Decline(steps) = step.spend {
        bonuses = bonuses.without(steps);
    }
    if before.captures(step) {
        bonuses = bonuses.with(Bonuses::CAPTURE);
    }
    if step.to == HOME {
        bonuses = bonuses.with(Bonuses::HOME);
    }
    bonuses
}

/// Every space of the way that a step takes, both ends included.
pub(super) fn way(ring: Ring, seat: Seat, step: Step) -> Vec<Space> {
    let marks = std::iter::once(step.from).chain(beyond(ring, step.from, step.to));
    marks.map(|mark| ring.space(seat, mark)).collect()
}

/// The marks after `from` up to `to`, which lies ahead.
pub(super) fn beyond(ring: Ring, from: Mark, to: Mark) -> impl Iterator<Item = Mark> {
    let onward = std::iter::successors(ring.onward(from), move |&mark| ring.onward(mark));
    onward.take_while(move |&mark| mark <= to)
}

/// Whether the numbers that a step would spend lead from where it sets out to where it would end,
/// whatever stands in the way.
pub(super) fn leads(ring: Ring, step: Step) -> bool {
    let count = match step.spend {
        Spend::Both(dice) => dice.sum(),
        Spend::Die(number) | Spend::Bonus(number) => number,
        Spend::Decline(_) | Spend::Pass => 0,
    };
    if step.from == YARD {
        return count == super::spaces::ENTRY_NUMBER && step.to == ring.entered();
    }
    step.from < HOME && step.to == step.from + count && step.to <= HOME
}
