//! Shortcuts of the look-ahead: cases in which it is certain, without a search, that the other dice can be played.

use super::context::Context;
use super::duty::DIE_VALUE;
use super::indexes::IndexSet;
use super::marching_blockades::BlockadePairs;
use super::permitted_steps::PermittedSteps;
use super::step::{Spend, Step};
use super::track::PathIndex;

/// Whether it is certain that after `step`, which plays a die, another can be played as well.
#[inline]
pub(super) fn goes_on<S: IndexSet>(
    moment: &PermittedSteps<S>,
    context: &Context<'_, S>,
    step: Step,
) -> bool {
    let Spend::Die(number) = step.spend else {
        return false;
    };
    let left = moment.play.left().without(number, context.numbers);
    let [first, second] = left.counts(context.numbers);
    let go_on = |(number, count), walkers| count > 0 && go_on(moment, step, number, walkers);
    go_on(first, moment.walkers[0]) || go_on(second, moment.walkers[1])
}

/// Whether one of `walkers`, who could go by `count` before `step`, still can.
#[inline]
fn go_on<S: IndexSet>(moment: &PermittedSteps<S>, step: Step, count: u8, mut walkers: S) -> bool {
    let obstacles = &moment.obstacles;
    // A pawn that leaves a space only makes way.
    walkers &= !bit_of::<S>(step.from);
    if step.to < obstacles.road.home {
        let closes_the_way = (obstacles.side | obstacles.road.home_path()).has(step.to);
        if closes_the_way {
            walkers &= !before::<S>(step.to, count);
        } else if step.to >= count {
            walkers &= !S::bit(step.to - count);
        }
    }
    if moment.play.pairs() != BlockadePairs::NONE {
        // Who joins nobody joins none of a former blockade either (C-13).
        walkers &= !obstacles.own.lowered(count);
    }
    !walkers.is_empty()
}

/// The number of dice, if several are left and nothing but their number counts: if `most`, the upper bound
/// for the value of a play, is their value.
#[inline]
pub(super) fn all_dice<S: IndexSet>(moment: &PermittedSteps<S>, most: u32) -> Option<u32> {
    let dice = moment.play.left().count();
    (dice >= 2 && most == dice * DIE_VALUE).then_some(dice)
}

/// Whether it is certain that a play that begins with `step` can play [`all_dice`].
#[inline]
pub(super) fn plays_all<S: IndexSet>(
    moment: &PermittedSteps<S>,
    context: &Context<'_, S>,
    step: Step,
    dice: u32,
) -> bool {
    if context.rules.bonus.comes_first() && moment.play.captures(step) {
        return false;
    }
    match (step.spend, dice) {
        (Spend::Die(_), 2) => goes_on(moment, context, step),
        (Spend::Die(_), _) => one_plays_all(moment, context, step),
        _ => false,
    }
}

/// Whether it is certain that after `step`, which plays a die, one pawn can play all others: its way is
/// clear, and it joins no other pawn.
// Inlined, it would be computed before the loop over steps, which seldom needs it.
#[inline(never)]
fn one_plays_all<S: IndexSet>(
    moment: &PermittedSteps<S>,
    context: &Context<'_, S>,
    step: Step,
) -> bool {
    let sum = moment.play.left().sum(context.numbers);
    let clear = moment.obstacles.clear(sum);
    !(clear & !bit_of::<S>(step.from) & !before::<S>(step.to, sum)).is_empty()
}

/// The set of a path index, or none if it is on a turnout.
#[inline]
fn bit_of<S: IndexSet>(index: PathIndex) -> S {
    S::bit(index).only_if(index < S::END)
}

/// The `count` path indexes before one, or none if it is on a turnout.
#[inline]
fn before<S: IndexSet>(index: PathIndex, count: u8) -> S {
    S::span(index.saturating_sub(count), index).only_if(index < S::END)
}
