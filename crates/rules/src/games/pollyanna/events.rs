//! What a step does, told as events.

use super::play::Play;
use super::throw::{REWARD, Throw};
use super::track::HOME;
use super::{Pollyanna, State};
use crate::event::{Event, Sink};
use crate::race::{self, PawnRow, Spend, Step};

impl Pollyanna {
    /// Tells what a step does to the pawns, and whether it earns a reward.
    pub(super) fn tell_step(
        &self,
        state: &State,
        before: &Play,
        step: Step,
        after: &Play,
        sink: &mut impl Sink,
    ) {
        let seat = state.turn;
        let captures = step.moves() && before.captures(step);
        race::tell_step(self, state, step, captures, sink);
        if captures {
            let steps = REWARD;
            sink.emit(|| match after.reward() {
                true => Event::RewardEarned { seat, steps },
                false => Event::RewardLost { seat, steps },
            });
        }
    }

    /// Tells how a finished play ends that leads to `next`.
    pub(super) fn tell_end(
        &self,
        throw: &Throw,
        before: &Play,
        step: Step,
        after: &Play,
        (state, next): (&State, &State),
        sink: &mut impl Sink,
    ) {
        if after.stuck() && step.spend != Spend::Pass && after.own() != PawnRow::all(HOME) {
            let left = match step.spend {
                Spend::Die(number) => before.left().without(number, throw.numbers),
                _ => before.left(),
            };
            race::tell_forfeited(state.turn, left, throw.numbers, sink);
        }
        race::tell_end(self, state.turn, next, sink);
    }
}
