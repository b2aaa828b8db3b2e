//! A play under way: what is permitted next, what it counts for.
//!
//! The look-ahead spends its time here, so a play is small, and asks sets of marks instead of
//! pawns where it can.

use std::fmt;
use std::ops::ControlFlow;

use super::actions::{ENTRY_WORTH, REWARD, Spend, Step, Throw};
use super::barriers::{Barriers, Road, marks, met, span};
use super::row::Row;
use super::spaces::{ENTERED, FIRST_TURNOUT, HOME, Mark, YARD};
use super::state::{Left, PAWNS, State};
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
        let rest = u64::from(own.word()) | (left as u64) << LEFT | rewarded;
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
        Left::of_number(self.rest >> LEFT & 3)
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

    fn yards(&self) -> u32 {
        self.own()
            .marks()
            .iter()
            .filter(|&&mark| mark == YARD)
            .count() as u32
    }

    /// Calls `each` with the steps that move a pawn in play by exactly `count`, in ascending order.
    fn walks<B>(
        &self,
        barriers: &Barriers,
        spend: Spend,
        count: u8,
        mut each: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (straight, past) = barriers.walkers(count);
        for from in marks(straight | past) {
            let mut offer = |to| match to {
                YARD => ControlFlow::Continue(()),
                to => each(Step { spend, from, to }),
            };
            let ahead = if straight & 1 << from == 0 {
                YARD
            } else {
                from + count
            };
            if past & 1 << from == 0 {
                offer(ahead)?;
                continue;
            }
            // Out of a turnout the mark is lower than straight on, within it higher.
            let round = barriers.round(from, count);
            offer(ahead.min(round))?;
            offer(ahead.max(round))?;
        }
        // No two are on one space of a turnout, and its marks come after all others.
        for from in self.on_turnouts() {
            let to = barriers.along_turnout(from, count);
            if to != YARD {
                each(Step { spend, from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `each` with the steps that spend a die or both.
    fn dice_steps<B>(
        &self,
        throw: &Throw,
        barriers: &Barriers,
        mut each: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let enters = self.own().first() == YARD && barriers.start_is_open();
        // Of doublets, asking one die is enough.
        let alike = self.left() == Left::Both && throw.dice.is_doublet();
        let left = if alike { Left::High } else { self.left() };
        for number in left.numbers(throw.dice) {
            let spend = Spend::Die(number);
            if number == 6 && enters {
                each(Step {
                    spend,
                    from: YARD,
                    to: ENTERED,
                })?;
            }
            self.walks(barriers, spend, number, &mut each)?;
        }
        if self.left() == Left::Both && throw.dice.sum() == 6 && enters {
            let spend = Spend::Both(throw.dice.low(), throw.dice.high());
            each(Step {
                spend,
                from: YARD,
                to: ENTERED,
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Whether the one die that is left can be played.
    #[inline(never)]
    fn can_play_a_die(&self, throw: &Throw) -> bool {
        let barriers = throw.barriers(self);
        let enters = self.own().first() == YARD && barriers.start_is_open();
        let by_one = |number| number == 6 && enters || self.can_walk(&barriers, number);
        self.left().numbers(throw.dice).any(by_one)
    }

    #[inline(never)]
    fn can_use_a_reward(&self, throw: &Throw) -> bool {
        self.can_walk(&throw.barriers(self), REWARD)
    }

    /// Whether any pawn in play can move by exactly `count`.
    fn can_walk(&self, barriers: &Barriers, count: u8) -> bool {
        let (straight, past) = barriers.walkers(count);
        straight != 0
            || past != 0 && marks(past).any(|from| barriers.round(from, count) != YARD)
            || self
                .on_turnouts()
                .any(|from| barriers.along_turnout(from, count) != YARD)
    }

    /// The marks of the pawns on turnouts, ascending.
    fn on_turnouts(&self) -> impl Iterator<Item = Mark> {
        let own = self.own();
        // In order as they are, there is none if the last is none.
        let count = if own.last() >= FIRST_TURNOUT {
            PAWNS
        } else {
            0
        };
        let marks = own.marks().into_iter().take(count);
        marks.filter(|&mark| mark >= FIRST_TURNOUT)
    }
}

impl turn::Play for Play {
    type Throw = Throw;
    type Step = Step;

    #[inline]
    fn steps<B>(
        &self,
        throw: &Throw,
        mut each: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.is_over(throw) {
            return ControlFlow::Continue(());
        }
        let barriers = throw.barriers(self);
        if self.reward() {
            self.walks(&barriers, Spend::Reward, REWARD, &mut each)?;
            return each(Step::still(Spend::Decline));
        }
        let mut none = true;
        self.dice_steps(throw, &barriers, |step| {
            none = false;
            each(step)
        })?;
        if none {
            each(Step::still(Spend::Pass))
        } else {
            ControlFlow::Continue(())
        }
    }

    #[inline]
    fn is_over(&self, throw: &Throw) -> bool {
        self.left() == Left::Neither && !self.reward() || self.is_won(throw)
    }

    // The look-ahead calls it more than anything else; the rare cases within are kept out of line.
    #[inline(always)]
    fn after(&self, throw: &Throw, step: Step) -> Play {
        let (mut prey, mut own, mut left, mut reward) =
            (self.prey, self.own(), self.left(), self.reward());
        if let Spend::Die(number) = step.spend {
            left = left.without(number, throw.dice);
        } else if let Spend::Reward | Spend::Decline = step.spend {
            reward = false;
        } else {
            left = Left::Neither;
        }
        if step.to != YARD {
            own = own.shift(step.from, step.to);
        }
        if self.captures(step) {
            prey &= !(1 << step.to);
            reward = Play::new(prey, own, left, false).can_use_a_reward(throw);
        }
        let mut after = Play::new(prey, own, left, reward);
        let waits = left != Left::Neither && !reward && !after.is_won(throw);
        if step.spend == Spend::Pass || waits && !after.can_play_a_die(throw) {
            after = Play::new(prey, own, Left::Neither, false);
            after.rest |= STUCK;
        }
        after
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
    fn foresight(&self, throw: &Throw) -> impl Fn(Step) -> Option<u32> {
        let (low, high) = (throw.dice.low(), throw.dice.high());
        // Nothing but two dice to be played: no reward, no entry that would count for more.
        let plain = self.bounds(throw) == (0, 2) && !self.reward();
        let (by_low, by_high) = if plain {
            let barriers = throw.barriers(self);
            (barriers.walkers(low).0, barriers.walkers(high).0)
        } else {
            (0, 0)
        };
        move |step| {
            let Spend::Die(number) = step.spend else {
                return None;
            };
            let (other, walkers) = if number == high {
                (low, by_low)
            } else {
                (high, by_high)
            };
            // A pawn that leaves a space only makes way. One that comes to it is in the way of
            // those up to a die behind it. A capture brings a reward first.
            let bit = |mark: Mark| -> Road { if mark < HOME { 1 << mark } else { 0 } };
            let behind = match step.to {
                ENTERED..=HOME => span(step.to.saturating_sub(other), step.to),
                _ => 0,
            };
            let others = walkers & !bit(step.from) & !behind;
            (others != 0 && !self.captures(step)).then_some(2)
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
        let sixes = self.left().count_of(6, throw.dice);
        if dice == 1 && !self.reward() {
            // A die that is left can be played, or `after` would have forfeited it.
            let enters =
                sixes == 1 && self.own().first() == YARD && throw.barriers(self).start_is_open();
            return (1, if enters { ENTRY_WORTH + 1 } else { 1 });
        }
        let pair = u32::from(self.left() == Left::Both && throw.dice.sum() == 6);
        let entries = self.yards().min(sixes + pair);
        (0, ENTRY_WORTH * entries + dice)
    }
}
