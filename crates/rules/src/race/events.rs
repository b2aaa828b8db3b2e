//! Events of a step and of the end of a play.

use super::dice::DiceLeft;
use super::state::State;
use super::step::{Spend, Step};
use super::track::YARD;
use super::{PawnRow, Playing, Race, Throw, owners, way};
use crate::chance::Faces;
use crate::event::{Event, Sink, Spent};
use crate::game::Game;
use crate::piece::Piece;
use crate::state::Node;
use crate::turn::Play;

/// A step that was made, with the play and the state before and after it.
pub struct Made<'a, G: Race> {
    /// The state before it.
    pub state: &'a State<G::Memory>,
    /// What stays the same during the roll.
    pub throw: &'a Throw<G>,
    /// The play before it.
    pub before: &'a G::Play,
    /// The step.
    pub step: Step,
    /// The play after it.
    pub after: &'a G::Play,
    /// The state after it.
    pub next: &'a State<G::Memory>,
}

impl<G: Race> Made<'_, G> {
    /// Whether it captures a pawn.
    pub fn captures(&self) -> bool {
        self.step.moves() && self.before.captures(self.step)
    }

    /// Whether it ends the play.
    pub fn ends(&self) -> bool {
        self.after.is_over(self.throw)
    }
}

/// Tells what a step does to the pawns.
pub fn tell_step<G: Race>(game: &G, made: &Made<'_, G>, sink: &mut impl Sink) {
    let (state, step) = (made.state, made.step);
    let seat = state.turn;
    let space = |index| game.track().space_at(seat, index);
    let spent = match step.spend {
        Spend::Die(number) => Spent::Die(number),
        Spend::Both(dice) => Spent::Both(dice.low(), dice.high()),
        Spend::Bonus(steps) => Spent::Reward(steps),
        Spend::Decline(steps) => return sink.emit(|| Event::RewardDeclined { seat, steps }),
        Spend::Pass => {
            return sink.emit(|| match game.sent_back(state) {
                Some(index) => Event::SentBack {
                    seat,
                    piece: Piece::of(seat),
                    from: space(index),
                    to: space(YARD),
                },
                None => Event::Passed { seat },
            });
        }
    };
    sink.emit(|| Event::Moved {
        seat,
        piece: Piece::of(seat),
        way: way(game, seat, step),
        spent,
    });
    if made.captures() {
        sink.emit(|| {
            let from = space(step.to);
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

/// Tells which dice cannot be played after a step.
pub fn tell_forfeited<G: Race>(game: &G, made: &Made<'_, G>, sink: &mut impl Sink) {
    let Some(rolled) = made.state.rolled() else {
        return;
    };
    let (before, numbers) = (made.before.left(), rolled.numbers());
    let left = match made.step.spend {
        Spend::Die(number) => before.without(number, numbers),
        Spend::Bonus(_) | Spend::Decline(_) => before,
        Spend::Both(_) | Spend::Pass => DiceLeft::NONE,
    };
    let is_home = made.after.own() == PawnRow::all(game.track().home());
    if left != made.after.left() && !is_home {
        sink.emit(|| Event::Forfeited {
            seat: made.state.turn,
            faces: Faces::Dice(left.numbers(numbers).collect()),
        });
    }
}

/// Tells how a play ends, if the step ends it.
pub fn tell_end<G: Race>(game: &G, made: &Made<'_, G>, sink: &mut impl Sink) {
    if !made.ends() {
        return;
    }
    let (seat, next) = (made.state.turn, made.next);
    sink.emit(|| match game.node(next) {
        Node::Terminal { winners } => Event::Won { seats: winners },
        _ if next.turn == seat => Event::ThrowsAgain { seat },
        _ => Event::TurnPasses { to: next.turn },
    });
}
