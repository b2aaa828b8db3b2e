//! A play under way: what is permitted next, what it counts for.
//!
//! The look-ahead spends its time here, so a play is small, and asks sets of marks instead of
//! pawns where it can.

use std::fmt;

use super::actions::{ENTRY_WORTH, REWARD, Spend, Step, Throw};
use super::barriers::{Barriers, Road, marks, met};
use super::prospect::Prospect;
use super::row::Row;
use super::spaces::{HOME, YARD};
use super::state::{Left, State};
use crate::turn;

/// A play under way, in two words so that it travels in registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    /// Single rivals on Broadway that can be captured, as the mover's marks (P-28).
    prey: Road,
    /// The mover's pawns in the lower half; above them the dice left and two flags.
    rest: u64,
}

/// Where [`Play::rest`] holds the dice that are left.
const LEFT: u32 = 32;
/// Where it says that a reward waits to be used.
const REWARDED: u64 = 1 << 34;
/// Where it says that a die was left that could not be played.
const STUCK: u64 = 1 << 35;

impl Play {
    pub(super) fn new(prey: Road, own: Row, left: Left, reward: bool) -> Play {
        let rewarded = if reward { REWARDED } else { 0 };
        let rest = u64::from(own.word()) | u64::from(left.bits()) << LEFT | rewarded;
        Play { prey, rest }
    }

    /// Single rivals on Broadway that can be captured, as the mover's marks (P-28).
    pub(super) fn prey(&self) -> Road {
        self.prey
    }

    /// The marks of the mover's pawns.
    #[inline]
    pub(super) fn own(&self) -> Row {
        Row::of_word(self.rest as u32)
    }

    /// The dice still to be played; none once no more can be.
    #[inline]
    pub(super) fn left(&self) -> Left {
        Left::of_bits((self.rest >> LEFT) as u8)
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
            .field("prey", &format_args!("{:#x}", self.prey))
            .field("own", &self.own().marks())
            .field("left", &self.left())
            .field("reward", &self.reward())
            .field("stuck", &self.stuck())
            .finish()
    }
}

impl Play {
    /// Whether the game is won (P-32, P-33).
    pub(super) fn is_won(&self, throw: &Throw) -> bool {
        throw.last && self.own() == Row::HOME
    }

    /// The marks on which the mover has captured since the throw was begun upon.
    pub(super) fn captured(&self, throw: &Throw) -> Road {
        throw.prey & !self.prey
    }

    /// Puts the rivals captured in this play back into their yards (P-28).
    pub(super) fn send_back(&self, throw: &Throw, state: &mut State) {
        let captured = self.captured(throw);
        if captured == 0 {
            return;
        }
        for ahead in 1..4 {
            let row = &mut state.pawns[usize::from((state.turn.0 + ahead) % 4)];
            for mark in *row {
                if met(ahead, mark) & captured != 0 {
                    *row = Row::of(*row).shift(mark, YARD).marks();
                }
            }
        }
    }

    /// Whether `step` captures a single rival.
    pub(super) fn captures(&self, step: Step) -> bool {
        // No rival is met in the yard, at home or on a turnout, which is beyond the word.
        step.to < HOME && self.prey & 1 << step.to != 0
    }

    /// How many pawns are in the yard: they come first.
    fn yards(&self) -> u32 {
        self.own().word().trailing_zeros() / u8::BITS
    }

    /// Calls `each` with the steps that the rules on single steps permit, in ascending order, unless
    /// the play is over.
    #[inline]
    fn each_step(&self, throw: &Throw, barriers: &Barriers, mut each: impl FnMut(Step)) {
        if self.reward() {
            self.walks(barriers, Spend::Reward, REWARD, &mut each);
            each(Step::still(Spend::Decline));
            return;
        }
        let enters = self.own().first() == YARD && barriers.start_is_open();
        let both = self.left() == Left::BOTH;
        // Of doublets, asking one die is enough.
        let alike = both && throw.dice.is_doublet();
        let left = if alike { Left::HIGH } else { self.left() };
        let mut none = true;
        for number in left.numbers(throw.dice) {
            let spend = Spend::Die(number);
            if number == 6 && enters {
                none = false;
                each(Step::entry(spend));
            }
            self.walks(barriers, spend, number, |step| {
                none = false;
                each(step);
            });
        }
        if both && throw.dice.sum() == 6 && enters {
            none = false;
            each(Step::entry(Spend::Both(throw.dice)));
        }
        if none {
            each(Step::still(Spend::Pass));
        }
    }

    /// Calls `each` with the steps that move a pawn in play by exactly `count`, in ascending order.
    #[inline]
    fn walks(&self, barriers: &Barriers, spend: Spend, count: u8, mut each: impl FnMut(Step)) {
        let (straight, past) = barriers.walkers(count);
        let own = self.own();
        let mut offer = |from, to| {
            if to != YARD {
                each(Step { spend, from, to });
            }
        };
        for from in marks(straight | past) {
            let ahead = if straight & 1 << from == 0 {
                YARD
            } else {
                from + count
            };
            if past & 1 << from == 0 {
                offer(from, ahead);
                continue;
            }
            // Out of a turnout the mark is lower than straight on, within it higher.
            let round = barriers.round(from, count);
            offer(from, ahead.min(round));
            offer(from, ahead.max(round));
        }
        // No two are on one space of a turnout, and its marks come after all others.
        for from in own.on_turnouts() {
            offer(from, barriers.along_turnout(from, count));
        }
    }

    /// The play after `step`. Whether the die that is then left can be played is asked only where
    /// it matters, of `goes_on`.
    // The look-ahead spends its time here; the rare cases within are kept out of line.
    #[inline]
    fn made(&self, throw: &Throw, step: Step, goes_on: impl FnOnce(&Play) -> bool) -> Play {
        let (mut prey, mut own, mut left, mut reward) =
            (self.prey, self.own(), self.left(), self.reward());
        if let Spend::Die(number) = step.spend {
            left = left.without(number, throw.dice);
        } else if let Spend::Reward | Spend::Decline = step.spend {
            reward = false;
        } else {
            left = Left::NEITHER;
        }
        if step.to != YARD {
            own = own.shift(step.from, step.to);
        }
        if self.captures(step) {
            prey &= !(1 << step.to);
            reward = Play::new(prey, own, left, false).can_use_a_reward(throw);
        }
        let mut after = Play::new(prey, own, left, reward);
        let waits = left != Left::NEITHER && !reward && !after.is_won(throw);
        if matches!(step.spend, Spend::Pass) || waits && !goes_on(&after) {
            after = Play::new(prey, own, Left::NEITHER, false);
            after.rest |= STUCK;
        }
        after
    }

    /// Whether the one die that is left can be played.
    fn can_play_a_die(&self, throw: &Throw) -> bool {
        let barriers = throw.barriers(self);
        let enters = self.own().first() == YARD && barriers.start_is_open();
        self.left()
            .numbers(throw.dice)
            .any(|number| number == 6 && enters || self.can_walk(&barriers, number))
    }

    fn can_use_a_reward(&self, throw: &Throw) -> bool {
        self.can_walk(&throw.barriers(self), REWARD)
    }

    /// Whether any pawn in play can move by exactly `count`.
    fn can_walk(&self, barriers: &Barriers, count: u8) -> bool {
        let (straight, past) = barriers.walkers(count);
        let mut on_turnouts = self.own().on_turnouts();
        straight != 0
            || marks(past).any(|from| barriers.round(from, count) != YARD)
            || on_turnouts.any(|from| barriers.along_turnout(from, count) != YARD)
    }
}

impl turn::Play for Play {
    type Throw = Throw;
    type Step = Step;

    // Of two dice either order leaves another one to play; only after two rewards in a row could two
    // plays under way be the same.
    const MEETING: u32 = 3;

    fn steps(&self, throw: &Throw, out: &mut Vec<Step>) {
        if !self.is_over(throw) {
            self.each_step(throw, &throw.barriers(self), |step| out.push(step));
        }
    }

    #[inline]
    fn is_over(&self, throw: &Throw) -> bool {
        self.left() == Left::NEITHER && !self.reward() || self.is_won(throw)
    }

    #[inline]
    fn after(&self, throw: &Throw, step: Step) -> Play {
        self.made(throw, step, |after| after.can_play_a_die(throw))
    }

    #[inline]
    fn branches(&self, throw: &Throw, mut each: impl FnMut(Play, u32)) {
        if self.is_over(throw) {
            return;
        }
        let barriers = throw.barriers(self);
        let prospect = Prospect::of(self, throw, &barriers);
        self.each_step(throw, &barriers, |step| {
            let goes_on = |after: &Play| prospect.goes_on(step) || after.can_play_a_die(throw);
            each(self.made(throw, step, goes_on), self.gain(throw, step));
        });
    }

    #[inline]
    fn gain(&self, _throw: &Throw, step: Step) -> u32 {
        // P-15: entries first, then dice; both dice in one entry count as two.
        match step.spend {
            Spend::Die(_) if step.from == YARD => ENTRY_WORTH + 1,
            Spend::Die(_) => 1,
            Spend::Both(..) => ENTRY_WORTH + 2,
            Spend::Reward | Spend::Decline | Spend::Pass => 0,
        }
    }

    #[inline]
    fn foresight(&self, throw: &Throw, most: u32) -> impl Fn(Step) -> Option<u32> {
        // Nothing but two dice to be played: no reward, no entry that would count for more.
        let plain = most == 2 && self.left() == Left::BOTH;
        let prospect = plain.then(|| Prospect::of(self, throw, &throw.barriers(self)));
        move |step| {
            // A capture brings a reward first.
            let sure = prospect.as_ref()?.goes_on(step) && !self.captures(step);
            sure.then_some(2)
        }
    }

    #[inline]
    fn closing(&self, throw: &Throw) -> u32 {
        // P-15: a play that wins counts as having played all its dice.
        if self.is_won(throw) {
            self.left().count()
        } else {
            0
        }
    }

    #[inline]
    fn bounds(&self, throw: &Throw) -> (u32, u32) {
        let dice = self.left().count();
        if dice == 0 || self.is_won(throw) {
            return (dice, dice);
        }
        let yards = self.yards();
        if dice == 1 && !self.reward() {
            // A die that is left can be played, or `made` would have forfeited it.
            let six = yards > 0 && self.left().count_of(6, throw.dice) == 1;
            let enters = six && throw.barriers(self).start_is_open();
            return (1, if enters { ENTRY_WORTH + 1 } else { 1 });
        }
        if yards == 0 {
            return (0, dice);
        }
        let sixes = self.left().count_of(6, throw.dice);
        let pair = u32::from(self.left() == Left::BOTH && throw.dice.sum() == 6);
        let entries = yards.min(sixes + pair);
        (0, ENTRY_WORTH * entries + dice)
    }
}
