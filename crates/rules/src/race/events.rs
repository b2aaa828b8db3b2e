//! Events of a step and of the end of a play.

use super::dice::DiceLeft;
use super::state::State;
use super::step::{Spend, Step};
use super::track::YARD;
use super::{Context, PawnRow, Race, RacePlay, owners, way};
use crate::chance::Faces;
use crate::event::{Cost, Event, Sink};
use crate::game::Game;
use crate::piece::Piece;
use crate::state::Node;
use crate::turn::Play;

/// A step, with the play and the state before and after it.
pub struct PlayedStep<'a, G: Race> {
    /// The state before the step.
    pub state: &'a State<G::Memory>,
    /// Data that does not change during the roll.
    pub context: &'a Context<G>,
    /// The play before the step.
    pub before: &'a G::Play,
    /// The step.
    pub step: Step,
    /// The play after the step.
    pub after: &'a G::Play,
    /// The state after the step.
    pub next: &'a State<G::Memory>,
}

impl<G: Race> PlayedStep<'_, G> {
    /// Whether the step captures a pawn.
    pub fn captures(&self) -> bool {
        self.step.moves() && self.before.captures(self.step)
    }

    /// Whether the step ends the play.
    pub fn ends(&self) -> bool {
        self.after.is_over(self.context)
    }
}

/// Emits what a step does to the pawns.
pub fn tell_step<G: Race>(game: &G, played: &PlayedStep<'_, G>, sink: &mut impl Sink) {
    let (state, step) = (played.state, played.step);
    let seat = state.turn;
    let space = |index| game.track().space_at(seat, index);
    let cost = match step.spend {
        Spend::Die(number) => Cost::Die(number),
        Spend::Both(dice) => Cost::Both(dice.low(), dice.high()),
        Spend::Bonus(steps) => Cost::Reward(steps),
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
        cost,
    });
    if played.captures() {
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

/// Emits the dice that can no longer be played after a step.
pub fn tell_forfeited<G: Race>(game: &G, played: &PlayedStep<'_, G>, sink: &mut impl Sink) {
    let Some(rolled) = played.state.rolled() else {
        return;
    };
    let (before, numbers) = (played.before.left(), rolled.numbers());
    let left = match played.step.spend {
        Spend::Die(number) => before.without(number, numbers),
        Spend::Bonus(_) | Spend::Decline(_) => before,
        Spend::Both(_) | Spend::Pass => DiceLeft::NONE,
    };
    let is_home = played.after.own() == PawnRow::all(game.track().home());
    if left != played.after.left() && !is_home {
        sink.emit(|| Event::Forfeited {
            seat: played.state.turn,
            faces: Faces::Dice(left.numbers(numbers).collect()),
        });
    }
}

/// Emits the end of the play, if the step ends it.
pub fn tell_end<G: Race>(game: &G, played: &PlayedStep<'_, G>, sink: &mut impl Sink) {
    if !played.ends() {
        return;
    }
    let (seat, next) = (played.state.turn, played.next);
    sink.emit(|| match game.node(next) {
        Node::Terminal { winners } => Event::Won { seats: winners },
        _ if next.turn == seat => Event::RollsAgain { seat },
        _ => Event::TurnPasses { to: next.turn },
    });
}
