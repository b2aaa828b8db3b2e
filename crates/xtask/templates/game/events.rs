//! What a step does, told as events: folded over the pawns as shown, they give the new position.

use super::actions::Step;
use super::play::Play;
use super::spaces::{Mark, YARD, space};
use super::state::victim;
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Event, Sink, Spent};
use crate::piece::Piece;
use crate::seat::Seat;
use crate::state::Node;

/// Tells what a step does to the pawns.
pub(super) fn tell_step(before: &Play, seat: Seat, step: Step, sink: &mut impl Sink) {
    let Step::Go { die, from, to } = step else {
        return sink.emit(|| Event::Passed { seat });
    };
    sink.emit(|| Event::Moved {
        seat,
        piece: Piece::of(seat),
        way: way(seat, from, to),
        spent: Spent::Die(die),
    });
    if let Some(rival) = victim(&before.pawns, seat, to) {
        sink.emit(|| Event::Captured {
            seat,
            piece: Piece::of(rival),
            from: space(seat, to),
            to: space(rival, YARD),
        });
    }
}

/// Tells how a play ends that leads to `next`.
pub(super) fn tell_end(next: Node, before: &Play, seat: Seat, step: Step, sink: &mut impl Sink) {
    match (next, step) {
        (Node::Terminal { winners }, _) => return sink.emit(|| Event::Won { seats: winners }),
        (_, Step::Go { die, .. }) => {
            // a die that is left when the play is over could not be played.
            let left = before.left.without(die);
            if left.count() > 0 {
                let faces = || Faces::Dice(left.numbers().collect());
                sink.emit(|| Event::Forfeited {
                    seat,
                    faces: faces(),
                });
            }
        }
        (_, Step::Pass) => {}
    }
    if let Some(to) = next.seat() {
        sink.emit(|| Event::TurnPasses { to });
    }
}

/// Every space of the way between two marks, both included.
fn way(seat: Seat, from: Mark, to: Mark) -> Vec<Space> {
    (from..=to).map(|mark| space(seat, mark)).collect()
}
