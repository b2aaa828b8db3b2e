//! The steps that the rules permit at a moment of a play.

use super::context::Context;
use super::dice::{Bonuses, DiceLeft};
use super::indexes::IndexSet;
use super::pairs::BlockadePairs;
use super::play::Play;
use super::road::Obstacles;
use super::step::{Spend, Step};
use super::track::YARD;

impl<S: IndexSet> Play<S> {
    /// Whether a pawn waits that could enter.
    #[inline]
    fn can_enter(self, obstacles: &Obstacles<S>) -> bool {
        self.own().first() == YARD && obstacles.lets_in()
    }

    /// The path indexes of the pawns that can go on by exactly `count`, past every turnout.
    #[inline]
    fn walkers(self, obstacles: &Obstacles<S>, count: u8) -> S {
        let walkers = obstacles.straight(count);
        if self.pairs() == BlockadePairs::NONE {
            return walkers;
        }
        self.without_pairs(obstacles, walkers, count)
    }

    /// Those of `walkers` that do not march as a pair.
    fn without_pairs(self, obstacles: &Obstacles<S>, mut walkers: S, count: u8) -> S {
        let (track, pairs) = (&obstacles.road.track, self.pairs());
        for from in walkers.iter() {
            if pairs.forbids(track, self.own(), from, from + count) {
                walkers &= !S::bit(from);
            }
        }
        walkers
    }

    /// Whether any pawn in play can go by exactly `count`.
    #[inline]
    fn can_walk(self, obstacles: &Obstacles<S>, count: u8) -> bool {
        !self.walkers(obstacles, count).is_empty()
            || obstacles
                .road
                .turnouts::<S>()
                .is_some_and(|turnouts| turnouts.can_walk(obstacles, self.own(), count))
    }

    /// Whether any die that is left can be played.
    pub(super) fn can_play_a_die(self, context: &Context<'_, S>) -> bool {
        let obstacles = Obstacles::of(self.own(), context);
        self.left().distinct(context.numbers).any(|number| {
            let enters = number == context.rules.entering.number && self.can_enter(&obstacles);
            enters || self.can_walk(&obstacles, number)
        })
    }

    /// Whether any bonus that waits can be used.
    pub(super) fn can_use_a_bonus(self, context: &Context<'_, S>) -> bool {
        let obstacles = Obstacles::of(self.own(), context);
        let mut bonuses = self.bonuses().distinct(context.sizes);
        bonuses.any(|steps| self.can_walk(&obstacles, steps))
    }
}

/// What a play can go on with: the obstacles of the moment, and who can go by the dice that are left.
#[derive(Clone, Copy)]
pub(super) struct Moment<S> {
    pub(super) play: Play<S>,
    pub(super) obstacles: Obstacles<S>,
    /// Who can go on by each of the two numbers, past every turnout; nobody if it is not left.
    pub(super) walkers: [S; 2],
}

impl<S: IndexSet> Moment<S> {
    #[inline(always)]
    pub(super) fn of(play: Play<S>, context: &Context<'_, S>) -> Moment<S> {
        let obstacles = Obstacles::of(play.own(), context);
        let walkers = play.left().counts(context.numbers).map(|(number, count)| {
            if count > 0 {
                play.walkers(&obstacles, number)
            } else {
                S::none()
            }
        });
        Moment {
            play,
            obstacles,
            walkers,
        }
    }

    /// Adds the steps that move a pawn in play by exactly `count`, in ascending order.
    #[inline]
    fn add_walks(&self, walkers: S, spend: Spend, count: u8, steps: &mut Steps) {
        if let Some(turnouts) = self.obstacles.road.turnouts::<S>() {
            let walks = (walkers, spend, count);
            return turnouts.add_walks(&self.obstacles, self.play.own(), walks, steps);
        }
        for from in walkers.iter() {
            let to = from + count;
            steps.push(Step { spend, from, to });
        }
    }

    /// The steps that the rules on single steps permit, in ascending order. The play has not ended.
    #[inline(always)]
    pub(super) fn steps(&self, context: &Context<'_, S>) -> Steps {
        let mut steps = Steps::default();
        let (play, rules) = (self.play, context.rules);
        let (left, bonuses) = (play.left(), play.bonuses());
        if left == DiceLeft::NONE || rules.bonus.comes_first() && bonuses != Bonuses::NONE {
            self.add_bonuses(context, &mut steps);
            return steps;
        }
        let enters = play.can_enter(&self.obstacles);
        let [first, second] = left.counts(context.numbers);
        for ((number, count), walkers) in [(first, self.walkers[0]), (second, self.walkers[1])] {
            if count == 0 {
                continue;
            }
            let spend = Spend::Die(number);
            if enters && number == rules.entering.number {
                steps.push(Step::entry(spend, rules.road.start));
            }
            self.add_walks(walkers, spend, number, &mut steps);
        }
        if enters && has_entering_sum(left, context) {
            let both = Spend::Both(context.rolled.dice);
            steps.push(Step::entry(both, rules.road.start));
        }
        if steps.as_slice().is_empty() {
            steps.push(Step::still(Spend::Pass));
        }
        steps
    }

    /// Adds the steps that use or decline a bonus.
    fn add_bonuses(&self, context: &Context<'_, S>, steps: &mut Steps) {
        let mut usable = Bonuses::NONE;
        for bonus in self.play.bonuses().distinct(context.sizes) {
            let before = steps.as_slice().len();
            let walkers = self.play.walkers(&self.obstacles, bonus);
            self.add_walks(walkers, Spend::Bonus(bonus), bonus, steps);
            if steps.as_slice().len() > before {
                usable = usable.with(bonus, context.sizes);
            }
        }
        for bonus in usable.distinct(context.sizes) {
            steps.push(Step::still(Spend::Decline(bonus)));
        }
    }
}

/// The most steps of a moment: each of four pawns by either of two numbers, past a turnout or into it,
/// and two entries, or two bonuses declined.
const MAX_STEPS: usize = 18;

/// A list of steps.
pub(super) struct Steps {
    steps: [Step; MAX_STEPS],
    count: usize,
}

impl Default for Steps {
    #[inline]
    fn default() -> Steps {
        Steps {
            steps: [Step::still(Spend::Pass); MAX_STEPS],
            count: 0,
        }
    }
}

impl Steps {
    #[inline]
    pub(super) fn push(&mut self, step: Step) {
        self.steps[self.count] = step;
        self.count += 1;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Step] {
        &self.steps[..self.count]
    }
}

/// Whether both dice are still there and add up to what enters a pawn.
#[inline]
pub(super) fn has_entering_sum<S: IndexSet>(left: DiceLeft, context: &Context<'_, S>) -> bool {
    left == context.rolled.all && context.enters_by_sum
}
