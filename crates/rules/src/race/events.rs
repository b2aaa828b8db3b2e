//! Events of a step and of the end of a play.

use super::dice::{DiceLeft, Numbers};
use super::state::State;
use super::step::{Spend, Step};
use super::track::YARD;
use super::{Race, owners, way};
use crate::chance::Faces;
use crate::event::{Event, Sink, Spent};
use crate::piece::Piece;
use crate::seat::Seat;
use crate::state::Node;

/// Tells what a step does to the pawns.
pub fn tell_step<G: Race>(
    game: &G,
    state: &State<G::Memory>,
    step: Step,
    captures: bool,
    sink: &mut impl Sink,
) {
    let seat = state.turn;
    let spent = match step.spend {
        Spend::Die(number) => Spent::Die(number),
        Spend::Both(dice) => Spent::Both(dice.low(), dice.high()),
        Spend::Bonus(steps) => Spent::Reward(steps),
        Spend::Decline(steps) => return sink.emit(|| Event::RewardDeclined { seat, steps }),
        Spend::Pass => return sink.emit(|| Event::Passed { seat }),
    };
    sink.emit(|| Event::Moved {
        seat,
        piece: Piece::of(seat),
        way: way(game, seat, step),
        spent,
    });
    if captures {
        sink.emit(|| {
            let from = game.track().space_at(seat, step.to);
            let owners = owners(game, state, from);
            let victim = *owners.first().expect("a captured pawn stood there");
            Event::Captured {
                seat,
                piece: Piece::of(victim),
                from,
                to: game.track().space_at(victim, YARD),
            }
        });
    }
}

/// Tells which dice cannot be played.
pub fn tell_forfeited(seat: Seat, left: DiceLeft, numbers: Numbers, sink: &mut impl Sink) {
    sink.emit(|| Event::Forfeited {
        seat,
        faces: Faces::Dice(left.numbers(numbers).collect()),
    });
}

/// Tells how a finished play ends: `next` is the state after it.
pub fn tell_end<G: Race>(game: &G, seat: Seat, next: &State<G::Memory>, sink: &mut impl Sink) {
    sink.emit(|| match game.node(next) {
        Node::Terminal { winners } => Event::Won { seats: winners },
        _ if next.turn == seat => Event::ThrowsAgain { seat },
        _ => Event::TurnPasses { to: next.turn },
    });
}
