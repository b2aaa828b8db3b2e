//! The steps that the rules permit at a moment of a play.

use super::context::Context;
use super::dice::{Bonuses, DiceLeft};
use super::indexes::IndexSet;
use super::marching_blockades::BlockadePairs;
use super::obstacles::Obstacles;
use super::play::Play;
use super::step::{Spend, Step};
use super::track::YARD;
use super::turnouts;

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
            if pairs.forbids(track, self.own(), from, obstacles.end(from, count)) {
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
            let enters = context.rules.entering.numbers.has(number) && self.can_enter(&obstacles);
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
pub(super) struct PermittedSteps<S> {
    pub(super) play: Play<S>,
    pub(super) obstacles: Obstacles<S>,
    /// Who can go on by each of the two numbers, past every turnout; nobody if it is not left.
    pub(super) walkers: [S; 2],
}

impl<S: IndexSet> PermittedSteps<S> {
    #[inline(always)]
    pub(super) fn of(play: Play<S>, context: &Context<'_, S>) -> PermittedSteps<S> {
        let obstacles = Obstacles::of(play.own(), context);
        let counts = play.left().counts(context.numbers);
        let mut walkers = [S::none(); 2];
        for (walkers, (number, count)) in walkers.iter_mut().zip(counts) {
            if count > 0 {
                *walkers = play.walkers(&obstacles, number);
            }
        }
        PermittedSteps {
            play,
            obstacles,
            walkers,
        }
    }

    /// Calls `each` with the steps that move a pawn in play by exactly `count`, in ascending order.
    #[inline]
    fn each_walk(&self, walkers: S, spend: Spend, count: u8, each: &mut impl FnMut(Step)) {
        let step = |from, to| Step { spend, from, to };
        let obstacles = &self.obstacles;
        let turnouts = obstacles.road.turnouts::<S>();
        let leaving = turnouts.map_or_else(S::none, |turnouts| {
            turnouts.leaving::<S>(count) & obstacles.own
        });
        match turnouts {
            Some(turnouts) if !leaving.is_empty() => {
                turnouts.each_past(obstacles, walkers, leaving, count, |from, to| {
                    each(step(from, to))
                });
            }
            _ => {
                let walkers = walkers.iter();
                walkers.for_each(|from| each(step(from, obstacles.end(from, count))));
            }
        }
        let Some(turnouts) = turnouts else { return };
        // No two share a space of a turnout, and its path indexes come after all others.
        for from in turnouts::on_turnouts(self.play.own()) {
            if let Some(to) = turnouts.along(obstacles, from, count) {
                each(step(from, to));
            }
        }
    }

    /// Calls `each` with the steps that the rules on single steps permit, in ascending order. The play
    /// has not ended.
    #[inline]
    pub(super) fn each_step(&self, context: &Context<'_, S>, mut each: impl FnMut(Step)) {
        let (play, rules) = (self.play, context.rules);
        let (left, bonuses) = (play.left(), play.bonuses());
        if left == DiceLeft::NONE || rules.bonus.comes_first() && bonuses != Bonuses::NONE {
            return self.each_use_of_a_bonus(context, &mut each);
        }
        let mut is_stuck = true;
        let mut found = |step| {
            is_stuck = false;
            each(step);
        };
        let enters = play.can_enter(&self.obstacles);
        let [first, second] = left.counts(context.numbers);
        for ((number, count), walkers) in [(first, self.walkers[0]), (second, self.walkers[1])] {
            if count == 0 {
                continue;
            }
            let spend = Spend::Die(number);
            if enters && rules.entering.numbers.has(number) {
                found(Step::entry(spend, rules.road.start));
            }
            self.each_walk(walkers, spend, number, &mut found);
        }
        if enters && has_entering_sum(left, context) {
            let both = Spend::Both(context.rolled.dice);
            found(Step::entry(both, rules.road.start));
        }
        if is_stuck {
            each(Step::still(Spend::Pass));
        }
    }

    /// Calls `each` with the steps that use or decline a bonus.
    fn each_use_of_a_bonus(&self, context: &Context<'_, S>, each: &mut impl FnMut(Step)) {
        let mut usable = Bonuses::NONE;
        for bonus in self.play.bonuses().distinct(context.sizes) {
            let walkers = self.play.walkers(&self.obstacles, bonus);
            let mut is_usable = false;
            self.each_walk(walkers, Spend::Bonus(bonus), bonus, &mut |step| {
                is_usable = true;
                each(step);
            });
            if is_usable {
                usable = usable.with(bonus, context.sizes);
            }
        }
        for bonus in usable.distinct(context.sizes) {
            each(Step::still(Spend::Decline(bonus)));
        }
    }
}

/// Whether both dice are still there, and together enter a pawn.
#[inline]
pub(super) fn has_entering_sum<S: IndexSet>(left: DiceLeft, context: &Context<'_, S>) -> bool {
    let both = Spend::Both(context.rolled.dice);
    left == context.rolled.all && context.rules.entering.enters(both)
}
