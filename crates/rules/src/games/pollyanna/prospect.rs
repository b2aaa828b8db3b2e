//! What can be told of the second die before the first is played.

use super::blockades::{Obstacles, Road, span};
use super::context::Context;
use super::play::Play;
use super::track::{HOME, START};
use crate::race::{RacePlay as _, Spend, Step};

/// Who could go straight on by either die while none has been played.
pub(super) struct Prospect {
    low: u8,
    high: u8,
    by_low: Road,
    by_high: Road,
}

impl Prospect {
    #[inline]
    pub(super) fn of(play: &Play, context: &Context, obstacles: &Obstacles) -> Prospect {
        let (low, high) = (context.dice.low(), context.dice.high());
        let (by_low, by_high) = if play.left() == context.all {
            (obstacles.walkers(low).0, obstacles.walkers(high).0)
        } else {
            (0, 0)
        };
        Prospect {
            low,
            high,
            by_low,
            by_high,
        }
    }

    /// The die that `step` leaves to be played, and who could go straight on by it before.
    #[inline]
    fn other(&self, step: Step) -> (u8, Road) {
        match step.spend {
            Spend::Die(number) if number == self.high => (self.low, self.by_low),
            Spend::Die(_) => (self.high, self.by_high),
            _ => (0, 0),
        }
    }

    /// Whether it is plain that after `step`, which plays a die, the other can be played as well.
    #[inline]
    pub(super) fn goes_on(&self, step: Step) -> bool {
        let (other, walkers) = self.other(step);
        // A pawn that leaves a space only makes way. One that comes to it is in the way of those
        // up to a die behind it.
        let left = if step.from < HOME { 1 << step.from } else { 0 };
        let behind = match step.to {
            START..=HOME => span(step.to.saturating_sub(other), step.to),
            _ => 0,
        };
        walkers & !left & !behind != 0
    }
}
