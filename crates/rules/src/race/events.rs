//! Events of a step and of the end of a play.

use super::context::Context;
use super::dice::{Bonuses, DiceLeft};
use super::indexes::IndexSet;
use super::pawn_row::PawnRow;
use super::play::Play;
use super::roll_again::withholds_roll;
use super::state::State;
use super::step::{Spend, Step};
use super::track::YARD;
use super::{Race, RaceGame, owners, way};
use crate::chance::Faces;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::piece::Piece;
use crate::state::Node;

/// A step, with the play and the state before and after it.
pub(super) struct PlayedStep<'a, S> {
    /// The state before the step.
    pub(super) state: &'a State,
    /// Data that does not change during the roll.
    pub(super) context: &'a Context<'a, S>,
    /// The play before the step.
    pub(super) before: &'a Play<S>,
    /// The step.
    pub(super) step: Step,
    /// The play after the step.
    pub(super) after: &'a Play<S>,
    /// The state after the step.
    pub(super) next: &'a State,
}

impl<S: IndexSet> PlayedStep<'_, S> {
    /// Whether the step captures.
    fn captures(&self) -> bool {
        self.step.moves() && self.before.captures(self.step)
    }

    /// The bonuses that the step earns.
    fn earned(&self) -> impl Iterator<Item = u8> {
        let rules = self.context.rules;
        let comes_home = self.step.to == self.context.home();
        // After the win none matters.
        let goes_on = !self.after.is_won(self.context);
        let earned = [
            (self.captures(), rules.bonus.capture),
            (comes_home && goes_on, rules.bonus.home),
        ];
        let earned = earned.into_iter();
        earned.filter_map(|(is_earned, steps)| (is_earned && steps > 0).then_some(steps))
    }

    /// The bonuses that wait once the step has been played, before any lapse.
    fn bonuses(&self) -> Bonuses {
        let (mut bonuses, sizes) = (self.before.bonuses(), self.context.sizes);
        if let Spend::Bonus(steps) | Spend::Decline(steps) = self.step.spend {
            bonuses = bonuses.without(steps, sizes);
        }
        let earned = self.earned();
        earned.fold(bonuses, |all, steps| all.with(steps, sizes))
    }

    /// Emits what the step does to the pawns, what it earns and forfeits, and how the play ends.
    pub(super) fn tell<G: RaceGame<Indexes = S>>(&self, game: &Race<G>, sink: &mut impl Sink) {
        self.tell_move(game, sink);
        let seat = self.state.turn;
        let is_first = self.context.rules.bonus.comes_first();
        for steps in self.earned() {
            sink.emit(
                || match is_first && !self.after.bonuses().has(steps, self.context.sizes) {
                    true => Event::RewardLost { seat, steps },
                    false => Event::RewardEarned { seat, steps },
                },
            );
        }
        self.tell_forfeited(sink);
        if !self.after.has_ended() {
            return;
        }
        if !is_first && !self.after.is_won(self.context) {
            // What none can use any more lapses (C-20).
            for steps in self.bonuses().all(self.context.sizes) {
                sink.emit(|| Event::RewardLost { seat, steps });
            }
        }
        // A pass says why nothing could be played.
        if self.step.spend.cost().is_some() && withholds_roll(self.context, *self.after) {
            sink.emit(|| Event::NoOtherRoll { seat });
        }
        let next = self.next;
        sink.emit(|| match game.node(next) {
            Node::Terminal { winners } => Event::Won { seats: winners },
            _ if next.turn == seat => Event::RollsAgain {
                seat,
                number: self
                    .context
                    .rules
                    .roll_again
                    .number_of(self.context.rolled.dice),
            },
            _ => Event::TurnPasses { to: next.turn },
        });
    }

    /// Emits what the step does to the pawns.
    fn tell_move<G: RaceGame<Indexes = S>>(&self, game: &Race<G>, sink: &mut impl Sink) {
        let (state, step) = (self.state, self.step);
        let seat = state.turn;
        let space = |index| game.track().space_at(seat, index);
        let Some(cost) = step.spend.cost() else {
            if let Spend::Decline(steps) = step.spend {
                return sink.emit(|| Event::RewardDeclined { seat, steps });
            }
            return sink.emit(|| match game.sent_back(state) {
                Some(index) => Event::SentBack {
                    seat,
                    piece: Piece::of(seat),
                    from: space(index),
                    to: space(YARD),
                },
                None if self.context.is_unplayed => Event::RollLost { seat },
                None => Event::Passed { seat },
            });
        };
        sink.emit(|| Event::Moved {
            seat,
            piece: Piece::of(seat),
            way: way(game, seat, step),
            cost,
        });
        if !self.captures() {
            return;
        }
        let from = space(step.to);
        for victim in owners(game, state, from) {
            sink.emit(|| Event::Captured {
                seat,
                piece: Piece::of(victim),
                from,
                to: game.track().space_at(victim, YARD),
            });
        }
    }

    /// Emits the dice that can no longer be played after the step.
    fn tell_forfeited(&self, sink: &mut impl Sink) {
        let (before, numbers) = (self.before.left(), self.context.numbers);
        let left = match self.step.spend {
            Spend::Die(number) => before.without(number, numbers),
            Spend::Bonus(_) | Spend::Decline(_) => before,
            Spend::Both(_) | Spend::Pass => DiceLeft::NONE,
        };
        let is_home = self.after.own() == PawnRow::all(self.context.home());
        if left != self.after.left() && !is_home {
            sink.emit(|| Event::Forfeited {
                seat: self.state.turn,
                faces: Faces::Dice(left.numbers(numbers).collect()),
            });
        }
    }
}
