//! What can be told of the other dice before one is played.

use super::context::Context;
use super::indexes::{Indexes, below, bit, lowered};
use super::play::{DIE_WORTH, Play};
use crate::race::{PathIndex, PawnRow, RacePlay as _, Spend, Step};

/// Dice of which nothing but the number counts: no entry, and no due blockade.
pub(super) enum Prospect {
    /// Two as rolled.
    Two {
        own: PawnRow,
        low: u8,
        high: u8,
        /// Who could go by either die now, and join nobody.
        by_low: Indexes,
        by_high: Indexes,
    },
    /// What is left of four.
    Many {
        /// All that they show.
        sum: u8,
        /// Who could go by that sum, and with nobody on the way who bars it or whom it joins.
        clear: Indexes,
        /// What a play is worth that plays them all.
        all: u32,
    },
}

impl Prospect {
    /// `None` where other things count as well. `most` is what the best play can count for.
    #[inline]
    pub(super) fn of(play: &Play, context: &Context, most: u32) -> Option<Prospect> {
        let left = play.left();
        let dice = left.count();
        if dice < 2 || most != dice * DIE_WORTH {
            return None;
        }
        let obstacles = context.obstacles(play.own());
        if dice == 2 && left == context.all {
            let (low, high) = (context.dice.low(), context.dice.high());
            // Who joins nobody joins no mate either (C-13).
            let alone = |count| obstacles.walkers(count) & !lowered(obstacles.own(), count);
            return Some(Prospect::Two {
                own: play.own(),
                low,
                high,
                by_low: alone(low),
                by_high: alone(high),
            });
        }
        let sum = left.sum(context.numbers);
        Some(Prospect::Many {
            sum,
            clear: obstacles.clear(sum),
            all: most,
        })
    }

    /// What the best play counts for that goes on with `step`, if it is plain that all other dice
    /// can be played too.
    #[inline]
    pub(super) fn worth(&self, step: Step) -> Option<u32> {
        let Spend::Die(number) = step.spend else {
            return None;
        };
        // A pawn that leaves a space only makes way; where it joins another it closes the way.
        match *self {
            Prospect::Two {
                own,
                low,
                high,
                by_low,
                by_high,
            } => {
                let (other, by_other) = if number == high {
                    (low, by_low)
                } else {
                    (high, by_high)
                };
                let others = by_other & !bit(step.from) & !lowered(bit(step.to), other);
                (others != 0 && !own.has(step.to)).then_some(2 * DIE_WORTH)
            }
            Prospect::Many { sum, clear, all } => {
                let others = clear & !bit(step.from) & !before(step.to, sum);
                (others != 0).then_some(all)
            }
        }
    }
}

/// The `count` path indexes before one.
fn before(index: PathIndex, count: u8) -> Indexes {
    below(index) & !below(index.saturating_sub(count))
}
