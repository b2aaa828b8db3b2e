//! A play under way: its permitted steps, and the play after each of them.
//!
//! The look-ahead spends its time here, so a play is small, and asks sets of path indexes instead of
//! pawns where it can.

use std::fmt;

use super::context::Context;
use super::dice::{Bonuses, DiceLeft};
use super::indexes::IndexSet;
use super::marching_blockades::BlockadePairs;
use super::pawn_row::PawnRow;
use super::permitted_steps::PermittedSteps;
use super::roll_again::penalty_pawn;
use super::state::Rolled;
use super::step::{Spend, Step};
use super::track::{PathIndex, YARD};
use super::{duty, prospect};
use crate::turn;

/// A play under way, packed so that it travels in registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play<S> {
    /// The mover's pawns in the lower half. Above them, a byte each, at [`LEFT`], [`BONUSES`],
    /// [`PAIRS`] and [`FLAGS`]: the dice still to be played, none once no more can be; the bonuses
    /// that wait; which pawns were a blockade at the roll (C-13); and how many dice have been
    /// forfeited, above the aged blockades that none of the two pawns has left, a bit each (C-14).
    word: u64,
    /// Where rivals can be captured (P-28, C-17).
    capturable: S,
}

const LEFT: u32 = 32;
const BONUSES: u32 = 40;
const PAIRS: u32 = 48;
const FLAGS: u32 = 56;
const FORFEITED: u32 = FLAGS + 4;
/// What a play remembers of blockades.
const BLOCKADES: u64 = 0xFF << PAIRS | 0b11 << FLAGS;

impl<S: IndexSet> Play<S> {
    /// A play before its first step.
    #[inline]
    pub(super) fn begin(
        own: PawnRow,
        rolled: &Rolled,
        forfeited: u8,
        pairs: BlockadePairs,
        standing_blockades: u8,
        capturable: S,
    ) -> Play<S> {
        let word = u64::from(own.word())
            | u64::from(rolled.left.bits()) << LEFT
            | u64::from(rolled.bonuses.bits()) << BONUSES
            | u64::from(pairs.bits()) << PAIRS
            | u64::from(standing_blockades | forfeited << 4) << FLAGS;
        Play { word, capturable }
    }

    /// The mover's pawns.
    #[inline]
    pub(super) fn own(self) -> PawnRow {
        PawnRow::of_word(self.word as u32)
    }

    /// The dice still to be played; none if no more can be played.
    #[inline]
    pub(super) fn left(self) -> DiceLeft {
        DiceLeft::of_bits((self.word >> LEFT) as u8)
    }

    /// How many dice have been forfeited: a play that wins counts as having played them too (C-8).
    #[inline]
    pub(super) fn forfeited(self) -> u8 {
        (self.word >> FORFEITED) as u8
    }

    /// The bonuses that wait.
    #[inline]
    pub(super) fn bonuses(self) -> Bonuses {
        Bonuses::of_bits((self.word >> BONUSES) as u8)
    }

    /// Which of the pawns were a blockade at the roll (C-13).
    #[inline]
    pub(super) fn pairs(self) -> BlockadePairs {
        BlockadePairs::of_bits((self.word >> PAIRS) as u8)
    }

    /// The aged blockades that none of the two pawns has left, a bit each (C-14).
    #[inline]
    pub(super) fn standing_blockades(self) -> u8 {
        (self.word >> FLAGS) as u8 & 0b11
    }

    #[inline]
    fn set_own(&mut self, own: PawnRow) {
        self.word = self.word >> LEFT << LEFT | u64::from(own.word());
    }

    /// Replaces one of the bytes above the pawns.
    #[inline]
    fn set(&mut self, byte: u32, bits: u8) {
        self.word = self.word & !(0xFF << byte) | u64::from(bits) << byte;
    }

    /// Whether the play has ended.
    #[inline]
    pub(super) fn has_ended(self) -> bool {
        self.word >> LEFT & 0xFFFF == 0
    }

    /// Whether a step that ends there captures.
    #[inline]
    pub(super) fn captures(self, step: Step) -> bool {
        step.to < S::END && self.capturable.has(step.to)
    }

    /// The path indexes on which the mover has captured since the decision began.
    #[inline]
    pub(super) fn captured(self, context: &Context<'_, S>) -> S {
        context.capturable & !self.capturable
    }
}

impl<S: IndexSet> fmt::Debug for Play<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Play")
            .field("own", &self.own().indexes())
            .field("left", &self.left())
            .field("forfeited", &self.forfeited())
            .field("bonuses", &self.bonuses())
            .field("pairs", &self.pairs())
            .field("standing_blockades", &self.standing_blockades())
            .field("capturable", &self.capturable)
            .finish()
    }
}

impl<S: IndexSet> Play<S> {
    /// Forfeits the dice that are left.
    fn forfeit(&mut self) {
        self.word |= u64::from(self.left().count()) << FORFEITED;
        self.set(LEFT, 0);
    }

    /// Makes the move of a step.
    #[inline(always)]
    fn make_move(&mut self, context: &Context<'_, S>, step: Step) {
        let rules = context.rules;
        if self.word & BLOCKADES != 0 {
            self.move_pairs(context, step);
            self.leave(context, step.from);
        }
        if self.captures(step) {
            self.capturable &= !S::bit(step.to);
            self.earn(context, rules.bonus.capture);
        }
        if step.to == context.home() {
            self.earn(context, rules.bonus.home);
        }
        self.set_own(self.own().shift(step.from, step.to));
    }

    fn move_pairs(&mut self, context: &Context<'_, S>, step: Step) {
        let track = &context.rules.road.track;
        let pairs = self.pairs().after(track, self.own(), step.from, step.to);
        self.set(PAIRS, pairs.bits());
    }

    /// A pawn leaves a space, and perhaps a blockade.
    fn leave(&mut self, context: &Context<'_, S>, from: PathIndex) {
        self.word &= !(u64::from(context.aged_blockades_on(from)) << FLAGS);
    }

    #[inline]
    fn earn(&mut self, context: &Context<'_, S>, steps: u8) {
        if steps > 0 {
            self.set(BONUSES, self.bonuses().with(steps, context.sizes).bits());
        }
    }

    /// Passes; a roll too many may send the pawn nearest home back (C-10).
    #[cold]
    fn pass(&mut self, context: &Context<'_, S>) {
        let from = penalty_pawn(context, self.own());
        if from != YARD {
            self.set_own(self.own().shift(from, YARD));
            self.leave(context, from);
        }
        self.forfeit();
    }

    /// Lets lapse what cannot be played or used. Whether a die that is left can be played is asked
    /// only where it matters, of `goes_on`.
    #[inline(always)]
    fn settle(&mut self, context: &Context<'_, S>, goes_on: impl FnOnce(Play<S>) -> bool) {
        if context.rules.bonus.comes_first() && self.uses_a_bonus(context) {
            return;
        }
        if self.left() != DiceLeft::NONE {
            if goes_on(*self) {
                return;
            }
            self.forfeit();
        }
        if self.uses_a_bonus(context) {
            return;
        }
        // It can no longer matter, and equal ends must be equal.
        self.set(PAIRS, 0);
    }

    /// Whether a bonus is used next. Bonuses that none can use lapse (C-20).
    #[inline]
    fn uses_a_bonus(&mut self, context: &Context<'_, S>) -> bool {
        if self.bonuses() == Bonuses::NONE {
            return false;
        }
        let can_use = self.can_use_a_bonus(context);
        if !can_use {
            self.set(BONUSES, 0);
        }
        can_use
    }

    /// Ends the play with a win.
    fn win(&mut self) {
        self.word = u64::from(self.own().word()) | u64::from(self.standing_blockades()) << FLAGS;
    }
}

impl<S: IndexSet> Play<S> {
    /// The play after `step`; see [`Play::settle`] for `goes_on`.
    #[inline(always)]
    fn made(
        mut self,
        context: &Context<'_, S>,
        step: Step,
        goes_on: impl FnOnce(Play<S>) -> bool,
    ) -> Play<S> {
        match step.spend {
            Spend::Die(number) => {
                self.set(LEFT, self.left().without(number, context.numbers).bits());
            }
            Spend::Both(_) => self.set(LEFT, 0),
            Spend::Bonus(steps) | Spend::Decline(steps) => {
                self.set(BONUSES, self.bonuses().without(steps, context.sizes).bits());
            }
            Spend::Pass => self.pass(context),
        }
        if step.to != YARD {
            self.make_move(context, step);
        }
        if self.is_won(context) {
            self.win();
        } else {
            self.settle(context, goes_on);
        }
        self
    }

    /// Whether its only step is to pass, since the roll is not played.
    #[inline]
    fn only_passes(self, context: &Context<'_, S>) -> bool {
        context.is_unplayed && !self.has_ended()
    }
}

impl<S: IndexSet> turn::Play for Play<S> {
    type Context<'a> = Context<'a, S>;
    type Step = Step;

    // Of the four dice of a doublet two can be played in either order; so can two bonuses.
    const TRANSPOSITION_MIN_DEPTH: u32 = 2;

    fn steps(&self, context: &Context<'_, S>, out: &mut Vec<Step>) {
        if self.only_passes(context) {
            out.push(Step::still(Spend::Pass));
        } else if !self.has_ended() {
            PermittedSteps::of(*self, context).each_step(context, |step| out.push(step));
        }
    }

    #[inline]
    fn is_over(&self, _context: &Context<'_, S>) -> bool {
        self.has_ended()
    }

    fn after(&self, context: &Context<'_, S>, step: Step) -> Play<S> {
        self.made(context, step, |play| play.can_play_a_die(context))
    }

    #[inline]
    fn branches(&self, context: &Context<'_, S>, mut each: impl FnMut(Play<S>, u32)) {
        if self.only_passes(context) {
            return each(self.after(context, Step::still(Spend::Pass)), 0);
        }
        if self.has_ended() {
            return;
        }
        let moment = PermittedSteps::of(*self, context);
        moment.each_step(context, |step| {
            let goes_on = |play: Play<S>| {
                prospect::goes_on(&moment, context, step) || play.can_play_a_die(context)
            };
            each(
                self.made(context, step, goes_on),
                duty::step_value(*self, context, step),
            );
        });
    }

    #[inline]
    fn step_value(&self, context: &Context<'_, S>, step: Step) -> u32 {
        duty::step_value(*self, context, step)
    }

    #[inline]
    fn steps_with_values<'a, 'c: 'a>(
        &'a self,
        context: &'a Context<'c, S>,
        most: u32,
        out: &mut Vec<Step>,
    ) -> impl Fn(Step) -> Option<u32> + use<'a, 'c, S> {
        let moment = PermittedSteps::of(*self, context);
        if self.only_passes(context) {
            out.push(Step::still(Spend::Pass));
        } else if !self.has_ended() {
            moment.each_step(context, |step| out.push(step));
        }
        let all_dice = prospect::all_dice(&moment, most);
        move |step| {
            let is_sure = prospect::plays_all(&moment, context, step, all_dice?);
            is_sure.then_some(most)
        }
    }

    #[inline]
    fn terminal_value(&self, _context: &Context<'_, S>) -> u32 {
        0
    }

    #[inline]
    fn bounds(&self, context: &Context<'_, S>) -> (u32, u32) {
        duty::bounds(*self, context)
    }
}
