//! A play under way: what is permitted next, and what follows.
//!
//! The look-ahead spends its time here, so a play is small, and asks sets of path indexes instead of
//! pawns where it can.

use std::fmt;

use super::context::Context;
use super::dice::{Bonuses, DiceLeft};
use super::duty;
use super::indexes::{Indexes, below, bit, has, indexes};
use super::pairs::BlockadePairs;
use super::pawn_row::PawnRow;
use super::prospect::Prospect;
use super::road::Obstacles;
use super::step::{Spend, Step};
use super::track::{PathIndex, YARD};
use crate::turn;

/// A play under way, in two words so that it travels in registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    /// All of [`PlayState`] but the captures.
    word: u64,
    /// [`PlayState::captured`].
    captured: u64,
}

/// The parts of a [`Play`].
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayState {
    /// The mover's pawns.
    pub(super) own: PawnRow,
    /// The dice still to be played; none once no more can be.
    pub(super) left: DiceLeft,
    /// How many dice have been forfeited: a play that wins counts as having played them too (C-8).
    pub(super) forfeited: u8,
    /// The bonuses that wait.
    pub(super) bonuses: Bonuses,
    /// Which of the pawns were a blockade at the roll (C-13).
    pub(super) pairs: BlockadePairs,
    /// The aged blockades that none of the two pawns has left, a bit each (C-14).
    pub(super) standing: u8,
    /// The spaces of [`Context::capturable`] on which the mover has captured, ascending, a bit each.
    pub(super) captured: u16,
}

impl Play {
    /// The play with these parts.
    #[inline]
    pub(super) fn of(state: PlayState) -> Play {
        let bytes = [
            state.left.bits(),
            state.bonuses.bits(),
            state.pairs.bits(),
            state.standing | state.forfeited << 4,
        ];
        Play {
            word: u64::from(state.own.word()) | u64::from(u32::from_le_bytes(bytes)) << 32,
            captured: state.captured.into(),
        }
    }

    /// The parts of the play.
    #[inline]
    pub(super) fn state(&self) -> PlayState {
        let [left, bonuses, pairs, flags] = ((self.word >> 32) as u32).to_le_bytes();
        PlayState {
            own: self.own(),
            left: DiceLeft::of_bits(left),
            forfeited: flags >> 4,
            bonuses: Bonuses::of_bits(bonuses),
            pairs: BlockadePairs::of_bits(pairs),
            standing: flags & 0b11,
            captured: self.captured as u16,
        }
    }

    /// The mover's pawns.
    #[inline]
    pub(super) fn own(&self) -> PawnRow {
        PawnRow::of_word(self.word as u32)
    }

    /// The dice still to be played; none if no more can be played.
    #[inline]
    pub(super) fn left(&self) -> DiceLeft {
        DiceLeft::of_bits((self.word >> 32) as u8)
    }

    /// The bonuses that wait.
    #[inline]
    pub(super) fn bonuses(&self) -> Bonuses {
        Bonuses::of_bits((self.word >> 40) as u8)
    }

    /// Whether the play has ended.
    #[inline]
    pub(super) fn has_ended(&self) -> bool {
        self.word >> 32 & 0xFFFF == 0
    }

    /// Whether the game is won.
    #[inline]
    pub(super) fn is_won(&self, context: &Context) -> bool {
        self.state().is_won(context)
    }

    /// Whether a step that ends there captures.
    #[inline]
    pub(super) fn captures(&self, context: &Context, step: Step) -> bool {
        has(context.capturable, step.to)
            && (self.captured == 0 || !has_captured(self.captured, context, step.to))
    }

    /// The path indexes on which the mover has captured since the decision began.
    pub(super) fn captured(&self, context: &Context) -> Indexes {
        if self.captured == 0 {
            return 0;
        }
        let capturable = indexes(context.capturable);
        let captured = capturable.filter(|&index| has_captured(self.captured, context, index));
        captured.fold(0, |all, index| all | bit(index))
    }
}

/// The number of the capturable spaces before `index`.
#[inline]
fn rank(context: &Context, index: PathIndex) -> u32 {
    (context.capturable & below(index)).count_ones()
}

fn has_captured(captured: u64, context: &Context, index: PathIndex) -> bool {
    captured >> rank(context, index) & 1 == 1
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state().fmt(f)
    }
}

impl PlayState {
    /// Whether the game is won: the mover's last pawn is home, and the partner's are.
    #[inline]
    pub(super) fn is_won(&self, context: &Context) -> bool {
        self.own == PawnRow::all(context.rules.road.home) && context.is_last
    }

    /// Whether a pawn waits that could enter.
    #[inline]
    fn can_enter(&self, obstacles: &Obstacles) -> bool {
        self.own.first() == YARD && obstacles.lets_in()
    }

    /// The path indexes of the pawns that can go on by exactly `count`, past every turnout.
    #[inline]
    pub(super) fn walkers(&self, obstacles: &Obstacles, count: u8) -> Indexes {
        let mut walkers = obstacles.straight(count);
        if self.pairs != BlockadePairs::NONE {
            let track = &obstacles.road.track;
            for from in indexes(walkers) {
                if self.pairs.forbids(track, self.own, from, from + count) {
                    walkers &= !bit(from);
                }
            }
        }
        walkers
    }

    /// Whether any pawn in play can go by exactly `count`.
    #[inline]
    fn can_walk(&self, obstacles: &Obstacles, count: u8) -> bool {
        self.walkers(obstacles, count) != 0
            || obstacles
                .road
                .turnouts
                .as_ref()
                .is_some_and(|turnouts| turnouts.can_walk(obstacles, self.own, count))
    }

    /// Whether any die that is left can be played.
    fn can_play_a_die(&self, context: &Context) -> bool {
        let obstacles = Obstacles::of(self.own, context);
        self.left.distinct(context.numbers).any(|number| {
            let enters = number == context.rules.entering && self.can_enter(&obstacles);
            enters || self.can_walk(&obstacles, number)
        })
    }

    /// Whether any bonus that waits can be used.
    fn can_use_a_bonus(&self, context: &Context) -> bool {
        let obstacles = Obstacles::of(self.own, context);
        let mut bonuses = self.bonuses.distinct();
        bonuses.any(|steps| self.can_walk(&obstacles, steps))
    }

    /// Forfeits the dice that are left.
    fn forfeit(&mut self) {
        self.forfeited = self.left.count() as u8;
        self.left = DiceLeft::NONE;
    }

    /// Makes the move of a step.
    #[inline]
    fn make_move(&mut self, context: &Context, step: Step, captures: bool) {
        let (rules, track) = (&context.rules, &context.rules.road.track);
        if self.pairs != BlockadePairs::NONE {
            self.pairs = self.pairs.after(track, self.own, step.from, step.to);
        }
        self.own = self.own.shift(step.from, step.to);
        if self.standing != 0 {
            self.standing &= !context.aged_blockades_on(step.from);
        }
        if captures {
            self.captured |= 1 << rank(context, step.to);
            self.earn(rules.bonus.capture);
        }
        if step.to == rules.road.home {
            self.earn(rules.bonus.home);
        }
    }

    #[inline]
    fn earn(&mut self, steps: u8) {
        if steps > 0 {
            self.bonuses = self.bonuses.with(steps);
        }
    }

    /// Passes; a doublet too many sends the pawn nearest home back (C-10).
    fn pass(&mut self, context: &Context) {
        let from = sent_back(context, self.own);
        if from != YARD {
            self.own = self.own.shift(from, YARD);
            self.standing &= !context.aged_blockades_on(from);
        }
        self.forfeit();
    }

    /// Lets lapse what cannot be played or used. Whether a die that is left can be played is asked
    /// only where it matters, of `goes_on`.
    #[inline]
    fn settle(&mut self, context: &Context, goes_on: impl FnOnce(&PlayState) -> bool) {
        let is_first = context.rules.bonus.comes_first();
        if is_first && self.bonuses != Bonuses::NONE && !self.can_use_a_bonus(context) {
            self.bonuses = Bonuses::NONE;
        }
        let waits = is_first && self.bonuses != Bonuses::NONE;
        if self.left != DiceLeft::NONE && !waits && !goes_on(self) {
            self.forfeit();
        }
        if self.left == DiceLeft::NONE {
            // Bonuses that none can use when no die is left lapse (C-20).
            if !is_first && self.bonuses != Bonuses::NONE && !self.can_use_a_bonus(context) {
                self.bonuses = Bonuses::NONE;
            }
            if self.bonuses == Bonuses::NONE {
                // It can no longer matter, and equal ends must be equal.
                self.pairs = BlockadePairs::NONE;
            }
        }
    }

    /// Ends the play with a win.
    fn win(&mut self) {
        self.left = DiceLeft::NONE;
        self.forfeited = 0;
        self.bonuses = Bonuses::NONE;
        self.pairs = BlockadePairs::NONE;
    }
}

/// The pawn that returns to the yard because the doublet is one too many: the one nearest home of
/// those on their way, or the yard for none (C-10).
pub(super) fn sent_back(context: &Context, own: PawnRow) -> PathIndex {
    let road = context.rules.road;
    if !context.is_unplayed {
        return YARD;
    }
    let on_way = own
        .indexes()
        .into_iter()
        .filter(|&index| index != road.home);
    let nearest = on_way.min_by_key(|&index| road.track.steps_to_go(index));
    nearest.unwrap_or(YARD)
}

/// What a play can go on with: the obstacles of the moment, and who can go by the dice that are left.
pub(super) struct Moment {
    pub(super) state: PlayState,
    pub(super) obstacles: Obstacles,
    /// Who can go on by each of the two numbers, past every turnout; nobody if it is not left.
    pub(super) walkers: [Indexes; 2],
}

impl Moment {
    #[inline]
    pub(super) fn of(play: &Play, context: &Context) -> Moment {
        let state = play.state();
        let obstacles = Obstacles::of(state.own, context);
        let walkers = state.left.counts(context.numbers).map(|(number, count)| {
            if count > 0 {
                state.walkers(&obstacles, number)
            } else {
                0
            }
        });
        Moment {
            state,
            obstacles,
            walkers,
        }
    }

    /// Whether the next step uses a bonus.
    #[inline]
    fn uses_bonus(&self, context: &Context) -> bool {
        let PlayState { left, bonuses, .. } = self.state;
        left == DiceLeft::NONE || context.rules.bonus.comes_first() && bonuses != Bonuses::NONE
    }

    /// Calls `each` with the steps that move a pawn in play by exactly `count`, in ascending order;
    /// whether there is any.
    #[inline]
    fn each_walk(
        &self,
        walkers: Indexes,
        spend: Spend,
        count: u8,
        each: &mut impl FnMut(Step),
    ) -> bool {
        let Some(turnouts) = &self.obstacles.road.turnouts else {
            for from in indexes(walkers) {
                let to = from + count;
                each(Step { spend, from, to });
            }
            return walkers != 0;
        };
        let mut any = false;
        turnouts.each_walk(
            &self.obstacles,
            self.state.own,
            walkers,
            count,
            |from, to| {
                any = true;
                each(Step { spend, from, to });
            },
        );
        any
    }

    /// Calls `each` with the steps that the rules on single steps permit, in ascending order. The
    /// play has not ended.
    #[inline]
    pub(super) fn each_step(&self, context: &Context, mut each: impl FnMut(Step)) {
        let (state, rules) = (&self.state, &context.rules);
        if self.uses_bonus(context) {
            return self.each_bonus(&mut each);
        }
        let enters = state.can_enter(&self.obstacles);
        let mut any = false;
        for ((number, count), walkers) in
            (state.left.counts(context.numbers).into_iter()).zip(self.walkers)
        {
            if count == 0 {
                continue;
            }
            let spend = Spend::Die(number);
            if enters && number == rules.entering {
                any = true;
                each(Step::entry(spend, rules.road.start));
            }
            any |= self.each_walk(walkers, spend, number, &mut each);
        }
        if enters && has_entering_sum(state.left, context) {
            any = true;
            each(Step::entry(Spend::Both(context.dice), rules.road.start));
        }
        if !any {
            each(Step::still(Spend::Pass));
        }
    }

    /// Calls `each` with the steps that use or decline a bonus.
    fn each_bonus(&self, each: &mut impl FnMut(Step)) {
        let mut usable = Bonuses::NONE;
        for steps in self.state.bonuses.distinct() {
            let walkers = self.state.walkers(&self.obstacles, steps);
            if self.each_walk(walkers, Spend::Bonus(steps), steps, each) {
                usable = usable.with(steps);
            }
        }
        for steps in usable.distinct() {
            each(Step::still(Spend::Decline(steps)));
        }
    }
}

/// Whether both dice are still there and add up to what enters a pawn.
#[inline]
pub(super) fn has_entering_sum(left: DiceLeft, context: &Context) -> bool {
    left == context.all && context.dice.sum() == context.rules.entering
}

impl Play {
    /// The play after `step`; see [`PlayState::settle`] for `goes_on`.
    #[inline]
    fn made(
        &self,
        context: &Context,
        step: Step,
        goes_on: impl FnOnce(&PlayState) -> bool,
    ) -> Play {
        let mut state = self.state();
        match step.spend {
            Spend::Die(number) => state.left = state.left.without(number, context.numbers),
            Spend::Both(_) => state.left = DiceLeft::NONE,
            Spend::Bonus(steps) | Spend::Decline(steps) => {
                state.bonuses = state.bonuses.without(steps);
            }
            Spend::Pass => state.pass(context),
        }
        if step.to != YARD {
            state.make_move(context, step, self.captures(context, step));
        }
        if state.is_won(context) {
            state.win();
        } else {
            state.settle(context, goes_on);
        }
        Play::of(state)
    }
}

impl turn::Play for Play {
    type Context = Context;
    type Step = Step;

    // Of the four dice of a doublet two can be played in either order; so can two bonuses.
    const TRANSPOSITION_MIN_DEPTH: u32 = 2;

    fn steps(&self, context: &Context, out: &mut Vec<Step>) {
        if self.has_ended() {
            return;
        }
        if context.is_unplayed {
            return out.push(Step::still(Spend::Pass));
        }
        Moment::of(self, context).each_step(context, |step| out.push(step));
    }

    #[inline]
    fn is_over(&self, _context: &Context) -> bool {
        self.has_ended()
    }

    fn after(&self, context: &Context, step: Step) -> Play {
        self.made(context, step, |state| state.can_play_a_die(context))
    }

    #[inline]
    fn branches(&self, context: &Context, mut each: impl FnMut(Play, u32)) {
        if self.has_ended() {
            return;
        }
        if context.is_unplayed {
            return each(self.after(context, Step::still(Spend::Pass)), 0);
        }
        let moment = Moment::of(self, context);
        let prospect = Prospect::of(&moment, context);
        moment.each_step(context, |step| {
            let goes_on =
                |state: &PlayState| prospect.goes_on(step) || state.can_play_a_die(context);
            each(
                self.made(context, step, goes_on),
                duty::step_value(self, context, step),
            );
        });
    }

    #[inline]
    fn step_value(&self, context: &Context, step: Step) -> u32 {
        duty::step_value(self, context, step)
    }

    #[inline]
    fn known_value(&self, context: &Context, most: u32) -> impl Fn(Step) -> Option<u32> {
        duty::known_value(self, context, most)
    }

    #[inline]
    fn terminal_value(&self, _context: &Context) -> u32 {
        0
    }

    #[inline]
    fn bounds(&self, context: &Context) -> (u32, u32) {
        duty::bounds(self, context)
    }
}
