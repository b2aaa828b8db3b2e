//! What is plain of the other dice before one is played.

use super::context::Context;
use super::dice::{DiceLeft, Numbers};
use super::indexes::{Indexes, below, bit, has, lowered, span};
use super::pairs::BlockadePairs;
use super::play::Moment;
use super::step::{Spend, Step};
use super::track::PathIndex;

/// Who can go on by each number before a die is played.
pub(super) struct Prospect<'a> {
    moment: &'a Moment,
    numbers: Numbers,
}

impl<'a> Prospect<'a> {
    #[inline]
    pub(super) fn of(moment: &'a Moment, context: &Context) -> Prospect<'a> {
        Prospect {
            moment,
            numbers: context.numbers,
        }
    }

    /// Whether it is plain that after `step`, which plays a die, another can be played as well.
    #[inline]
    pub(super) fn goes_on(&self, step: Step) -> bool {
        let (Spend::Die(number), state) = (step.spend, &self.moment.state) else {
            return false;
        };
        let left = state.left.without(number, self.numbers);
        let others = left.counts(self.numbers).into_iter();
        others
            .zip(self.moment.walkers)
            .any(|((number, count), walkers)| {
                count > 0 && walkers & !self.barred(step, number) != 0
            })
    }

    /// The path indexes from which a pawn may not go by `count` after `step`, although it could
    /// before. A pawn that leaves a space only makes way. One that comes to a space may be in the way
    /// of those up to `count` behind it.
    #[inline]
    fn barred(&self, step: Step, count: u8) -> Indexes {
        let obstacles = &self.moment.obstacles;
        let mut barred = bit(step.from);
        if step.to < obstacles.road.home {
            let closes_the_way = has(obstacles.side | obstacles.road.lanes, step.to);
            barred |= match closes_the_way {
                true => span(step.to.saturating_sub(count), step.to),
                false => lowered(bit(step.to), count),
            };
        }
        if self.moment.state.pairs != BlockadePairs::NONE {
            // Who joins nobody joins none of a former blockade either (C-13).
            barred |= lowered(obstacles.own, count);
        }
        barred
    }
}

/// Three or four dice of which nothing but the number counts.
pub(super) struct ManyDice {
    /// The sum of the dice.
    sum: u8,
    /// Who can go by that sum, with nobody on the way who bars it or whom it joins.
    clear: Indexes,
}

impl ManyDice {
    pub(super) fn of(moment: &Moment, left: DiceLeft, numbers: Numbers) -> ManyDice {
        let sum = left.sum(numbers);
        ManyDice {
            sum,
            clear: moment.obstacles.clear(sum),
        }
    }

    /// Whether it is plain that after `step`, which plays a die, one pawn can play all others.
    pub(super) fn go_on(&self, step: Step) -> bool {
        self.clear & !bit(step.from) & !before(step.to, self.sum) != 0
    }
}

/// The `count` path indexes before one.
fn before(index: PathIndex, count: u8) -> Indexes {
    below(index) & !below(index.saturating_sub(count))
}
