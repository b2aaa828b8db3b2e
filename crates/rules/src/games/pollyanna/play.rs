//! A play under way: what is permitted next, what it counts for.
//!
//! The look-ahead spends its time here, so a play is small, and asks sets of path indexes instead of
//! pawns where it can.

use std::fmt;

use super::State;
use super::blockades::{Obstacles, Road, indexes, on_turnouts, rival_bit};
use super::context::{Context, ENTRY_WORTH, REWARD};
use super::prospect::Prospect;
use super::track::{HOME, START};
use crate::race::{DiceLeft, PawnRow, RacePlay, Spend, Step, YARD};
use crate::turn;

/// A play under way, in two words so that it travels in registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    /// Single rivals on Broadway that can be captured, as the mover's path indexes (P-28).
    capturable: Road,
    /// The mover's pawns in the lower half; above them the dice left and two flags.
    rest: u64,
}

/// Where [`Play::rest`] holds the dice that are left.
const LEFT: u32 = 32;
/// Where it says that a reward waits to be used.
const REWARDED: u64 = 1 << 36;
/// Where it says that a die was left that could not be played.
const STUCK: u64 = 1 << 37;

impl Play {
    pub(super) fn new(capturable: Road, own: PawnRow, left: DiceLeft, reward: bool) -> Play {
        let rewarded = if reward { REWARDED } else { 0 };
        let rest = u64::from(own.word()) | u64::from(left.bits()) << LEFT | rewarded;
        Play { capturable, rest }
    }

    /// Whether a reward waits to be used.
    #[inline]
    pub(super) fn reward(&self) -> bool {
        self.rest & REWARDED != 0
    }

    /// Whether a die was left that could not be played.
    #[inline]
    pub(super) fn stuck(&self) -> bool {
        self.rest & STUCK != 0
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Play")
            .field("capturable", &format_args!("{:#x}", self.capturable))
            .field("own", &self.own().indexes())
            .field("left", &self.left())
            .field("reward", &self.reward())
            .field("stuck", &self.stuck())
            .finish()
    }
}

impl Play {
    /// Whether the game is won (P-32, P-33).
    pub(super) fn is_won(&self, context: &Context) -> bool {
        context.last && self.own() == PawnRow::all(HOME)
    }

    /// The path indexes on which the mover has captured since the decision began.
    pub(super) fn captured(&self, context: &Context) -> Road {
        context.capturable & !self.capturable
    }

    /// Puts the rivals captured in this play back into their yards (P-28).
    pub(super) fn send_back(&self, context: &Context, state: &mut State) {
        let captured = self.captured(context);
        if captured == 0 {
            return;
        }
        for ahead in 1..4 {
            let row = &mut state.pawns[usize::from((state.turn.0 + ahead) % 4)];
            for index in row.indexes() {
                if rival_bit(ahead, index) & captured != 0 {
                    *row = row.shift(index, YARD);
                }
            }
        }
    }

    /// Calls `each` with the steps that the rules on single steps permit, in ascending order, unless
    /// the play is over.
    #[inline]
    fn each_step(&self, context: &Context, obstacles: &Obstacles, mut each: impl FnMut(Step)) {
        if self.reward() {
            self.walks(obstacles, Spend::Bonus(REWARD), REWARD, &mut each);
            each(Step::still(Spend::Decline(REWARD)));
            return;
        }
        let enters = self.own().first() == YARD && obstacles.start_is_open();
        let both = self.left() == context.all;
        let mut none = true;
        for number in self.left().distinct(context.numbers) {
            let spend = Spend::Die(number);
            if number == 6 && enters {
                none = false;
                each(Step::entry(spend, START));
            }
            self.walks(obstacles, spend, number, |step| {
                none = false;
                each(step);
            });
        }
        if both && context.dice.sum() == 6 && enters {
            none = false;
            each(Step::entry(Spend::Both(context.dice), START));
        }
        if none {
            each(Step::still(Spend::Pass));
        }
    }

    /// Calls `each` with the steps that move a pawn in play by exactly `count`, in ascending order.
    #[inline]
    fn walks(&self, obstacles: &Obstacles, spend: Spend, count: u8, mut each: impl FnMut(Step)) {
        let (straight, past) = obstacles.walkers(count);
        let own = self.own();
        let mut offer = |from, to| {
            if to != YARD {
                each(Step { spend, from, to });
            }
        };
        for from in indexes(straight | past) {
            let ahead = if straight & 1 << from == 0 {
                YARD
            } else {
                from + count
            };
            if past & 1 << from == 0 {
                offer(from, ahead);
                continue;
            }
            // Out of a turnout the path index is lower than straight on, within it higher.
            let round = obstacles.round(from, count);
            offer(from, ahead.min(round));
            offer(from, ahead.max(round));
        }
        // No two are on one space of a turnout, and its path indexes come after all others.
        for from in on_turnouts(own) {
            offer(from, obstacles.along_turnout(from, count));
        }
    }

    /// The play after `step`. Whether the die that is then left can be played is asked only where
    /// it matters, of `goes_on`.
    // The look-ahead spends its time here; the rare cases within are kept out of line.
    #[inline]
    fn made(&self, context: &Context, step: Step, goes_on: impl FnOnce(&Play) -> bool) -> Play {
        let (mut capturable, mut own, mut left, mut reward) =
            (self.capturable, self.own(), self.left(), self.reward());
        if let Spend::Die(number) = step.spend {
            left = left.without(number, context.numbers);
        } else if let Spend::Bonus(_) | Spend::Decline(_) = step.spend {
            reward = false;
        } else {
            left = DiceLeft::NONE;
        }
        if step.to != YARD {
            own = own.shift(step.from, step.to);
        }
        if self.captures(step) {
            capturable &= !(1 << step.to);
            reward = Play::new(capturable, own, left, false).can_use_a_reward(context);
        }
        let mut after = Play::new(capturable, own, left, reward);
        let waits = left != DiceLeft::NONE && !reward && !after.is_won(context);
        if matches!(step.spend, Spend::Pass) || waits && !goes_on(&after) {
            after = Play::new(capturable, own, DiceLeft::NONE, false);
            after.rest |= STUCK;
        }
        after
    }

    /// Whether the one die that is left can be played.
    fn can_play_a_die(&self, context: &Context) -> bool {
        let obstacles = context.obstacles(self);
        let enters = self.own().first() == YARD && obstacles.start_is_open();
        self.left()
            .distinct(context.numbers)
            .any(|number| number == 6 && enters || self.can_walk(&obstacles, number))
    }

    fn can_use_a_reward(&self, context: &Context) -> bool {
        self.can_walk(&context.obstacles(self), REWARD)
    }

    /// Whether any pawn in play can move by exactly `count`.
    fn can_walk(&self, obstacles: &Obstacles, count: u8) -> bool {
        let (straight, past) = obstacles.walkers(count);
        let mut on_turnouts = on_turnouts(self.own());
        straight != 0
            || indexes(past).any(|from| obstacles.round(from, count) != YARD)
            || on_turnouts.any(|from| obstacles.along_turnout(from, count) != YARD)
    }
}

impl RacePlay for Play {
    #[inline]
    fn own(&self) -> PawnRow {
        PawnRow::of_word(self.rest as u32)
    }

    #[inline]
    fn left(&self) -> DiceLeft {
        DiceLeft::of_bits((self.rest >> LEFT) as u8)
    }

    fn captures(&self, step: Step) -> bool {
        // No rival is met in the yard, at home or on a turnout, which is beyond the word.
        step.to < HOME && self.capturable & 1 << step.to != 0
    }
}

impl turn::Play for Play {
    type Context = Context;
    type Step = Step;

    // Of two dice either order leaves another one to play; only after two rewards in a row could two
    // plays under way be the same.
    const TRANSPOSITION_MIN_DEPTH: u32 = 3;

    fn steps(&self, context: &Context, out: &mut Vec<Step>) {
        if !self.is_over(context) {
            self.each_step(context, &context.obstacles(self), |step| out.push(step));
        }
    }

    #[inline]
    fn is_over(&self, context: &Context) -> bool {
        self.left() == DiceLeft::NONE && !self.reward() || self.is_won(context)
    }

    #[inline]
    fn after(&self, context: &Context, step: Step) -> Play {
        self.made(context, step, |after| after.can_play_a_die(context))
    }

    #[inline]
    fn branches(&self, context: &Context, mut each: impl FnMut(Play, u32)) {
        if self.is_over(context) {
            return;
        }
        let obstacles = context.obstacles(self);
        let prospect = Prospect::of(self, context, &obstacles);
        self.each_step(context, &obstacles, |step| {
            let goes_on = |after: &Play| prospect.goes_on(step) || after.can_play_a_die(context);
            each(
                self.made(context, step, goes_on),
                self.step_value(context, step),
            );
        });
    }

    #[inline]
    fn step_value(&self, _context: &Context, step: Step) -> u32 {
        // P-15: entries first, then dice; both dice in one entry count as two.
        match step.spend {
            Spend::Die(_) if step.from == YARD => ENTRY_WORTH + 1,
            Spend::Die(_) => 1,
            Spend::Both(..) => ENTRY_WORTH + 2,
            Spend::Bonus(_) | Spend::Decline(_) | Spend::Pass => 0,
        }
    }

    #[inline]
    fn known_value(&self, context: &Context, most: u32) -> impl Fn(Step) -> Option<u32> {
        // Nothing but two dice to be played: no reward, no entry that would count for more.
        let plain = most == 2 && self.left() == context.all;
        let prospect = plain.then(|| Prospect::of(self, context, &context.obstacles(self)));
        move |step| {
            // A capture brings a reward first.
            let sure = prospect.as_ref()?.goes_on(step) && !self.captures(step);
            sure.then_some(2)
        }
    }

    #[inline]
    fn terminal_value(&self, context: &Context) -> u32 {
        // P-15: a play that wins counts as having played all its dice.
        if self.is_won(context) {
            self.left().count()
        } else {
            0
        }
    }

    #[inline]
    fn bounds(&self, context: &Context) -> (u32, u32) {
        let dice = self.left().count();
        if dice == 0 || self.is_won(context) {
            return (dice, dice);
        }
        let yards = self.own().in_yard();
        if dice == 1 && !self.reward() {
            // A die that is left can be played, or `made` would have forfeited it.
            let six = yards > 0 && self.left().count_of(6, context.numbers) == 1;
            let enters = six && context.obstacles(self).start_is_open();
            return (1, if enters { ENTRY_WORTH + 1 } else { 1 });
        }
        if yards == 0 {
            return (0, dice);
        }
        let sixes = self.left().count_of(6, context.numbers);
        let pair = u32::from(self.left() == context.all && context.dice.sum() == 6);
        let entries = yards.min(u32::from(sixes) + pair);
        (0, ENTRY_WORTH * entries + dice)
    }
}
