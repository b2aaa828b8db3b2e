//! A play under way: what is permitted next, what it counts for.
//!
//! The look-ahead spends its time here, so a play is small, and asks sets of marks instead of
//! pawns where it can.

use std::fmt;

use super::actions::{Spend, Step, Throw};
use super::barriers::Barriers;
use super::marks::{Marks, bit, has, marks};
use super::prospect::Prospect;
use super::rest::Rest;
use super::row::Row;
use super::spaces::{ENTRANCE, ENTRY_NUMBER, HOME, Mark, YARD};
use super::state::{PAWNS, State};
use super::throw::{Bonuses, Left};
use crate::seat::Seat;
use crate::turn;

/// What a due blockade that is broken counts for (C-14).
pub(super) const BREAK_WORTH: u32 = 1;
/// What a die counts for: more than all blockades, so that dice come before them (C-14).
pub(super) const DIE_WORTH: u32 = 4;
/// What a compulsory entry counts for: more than all dice, so that entries come first (C-8).
pub(super) const ENTRY_WORTH: u32 = 32;

/// A play under way, in words so that it travels in registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    /// Single rivals that can be captured, as the mover's marks (C-17, C-18).
    prey: Marks,
    /// The [`Rest`] in a word.
    rest: u64,
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Play {{ prey: {:#x}, {:?} }}", self.prey, self.rest())
    }
}

impl Play {
    pub(super) fn new(prey: Marks, rest: Rest) -> Play {
        Play {
            prey,
            rest: rest.word(),
        }
    }

    /// All but the prey.
    #[inline]
    pub(super) fn rest(&self) -> Rest {
        Rest::of_word(self.rest)
    }

    /// The mover's pawns.
    #[inline]
    pub(super) fn own(&self) -> Row {
        self.rest().own
    }

    /// The dice still to be played; none once no more can be.
    #[inline]
    pub(super) fn left(&self) -> Left {
        self.rest().left
    }

    /// The bonuses that wait.
    #[inline]
    pub(super) fn bonuses(&self) -> Bonuses {
        self.rest().bonuses
    }

    /// The listed blockades that none of the two has left, a bit each.
    #[inline]
    pub(super) fn standing(&self) -> u8 {
        self.rest().standing
    }

    /// Whether the game is won (C-21).
    pub(super) fn is_won(&self) -> bool {
        self.own() == Row::HOME
    }

    /// The marks on which the mover has captured since the decision began.
    pub(super) fn captured(&self, throw: &Throw) -> Marks {
        throw.prey & !self.prey
    }

    /// Puts the rivals captured in this play back into their nests (C-17).
    pub(super) fn send_back(&self, throw: &Throw, mover: Seat, state: &mut State) {
        let captured = self.captured(throw);
        if captured == 0 {
            return;
        }
        for ahead in 1..4 {
            let seat = Seat((mover.0 + 4 - ahead) % 4);
            let row = &mut state.pawns[seat.index()];
            for mark in row.marks() {
                let met = throw.ring.met(ahead, mark);
                if met.is_some_and(|met| has(captured, met)) {
                    *row = row.shift(mark, YARD);
                }
            }
        }
    }

    /// Whether `step` captures a single rival.
    #[inline]
    pub(super) fn captures(&self, step: Step) -> bool {
        // Rivals are met on the ring only, and no step ends in the nest.
        step.to <= ENTRANCE && has(self.prey, step.to)
    }

    /// C-10: the pawn nearest home of those on their way, or the nest for none.
    pub(super) fn nearest_home(&self) -> Mark {
        let on_way = self.own().marks().into_iter().filter(|&mark| mark < HOME);
        on_way.max().unwrap_or(YARD)
    }

    /// Calls `each` with the steps of pawns in play by exactly `count`; whether there is any.
    #[inline]
    fn each_walk(
        &self,
        barriers: &Barriers,
        spend: Spend,
        count: u8,
        each: &mut impl FnMut(Step),
    ) -> bool {
        let walkers = self.rest().walkers(barriers, count);
        for from in marks(walkers) {
            let to = from + count;
            each(Step { spend, from, to });
        }
        walkers != 0
    }

    /// Calls `each` with the steps that the rules on single steps permit, in ascending order.
    #[inline]
    fn each_step(&self, throw: &Throw, mut each: impl FnMut(Step)) {
        if self.rest().over {
            return;
        }
        if throw.third {
            return each(Step::still(Spend::Pass));
        }
        let barriers = throw.barriers(self.own());
        if self.left() == Left::NONE {
            let mut usable = [false; 2];
            for (index, steps) in (0..).zip(self.bonuses().distinct()) {
                let spend = Spend::Bonus(steps);
                usable[index] = self.each_walk(&barriers, spend, steps, &mut each);
            }
            for (index, steps) in (0..).zip(self.bonuses().distinct()) {
                if usable[index] {
                    each(Step::still(Spend::Decline(steps)));
                }
            }
            return;
        }
        let enters = self.rest().can_enter(throw, &barriers);
        let entered = throw.ring.entered();
        let mut any = false;
        for number in self.left().distinct(throw.numbers) {
            let spend = Spend::Die(number);
            if number == ENTRY_NUMBER && enters {
                any = true;
                each(Step::entry(spend, entered));
            }
            any |= self.each_walk(&barriers, spend, number, &mut each);
        }
        if enters && self.has_sum(throw) {
            any = true;
            each(Step::entry(Spend::Both(throw.dice), entered));
        }
        if !any {
            each(Step::still(Spend::Pass));
        }
    }

    /// Whether both dice are still there and add up to what enters a pawn.
    #[inline]
    fn has_sum(&self, throw: &Throw) -> bool {
        self.left() == throw.all && throw.dice.sum() == ENTRY_NUMBER
    }

    /// The due blockades that `step` breaks.
    #[inline]
    fn broken(&self, throw: &Throw, step: Step) -> u32 {
        if throw.due == 0 {
            return 0;
        }
        (self.standing() & throw.due & throw.places(step.from)).count_ones()
    }

    /// Whether `step` brings the last pawn home.
    #[inline]
    fn wins(&self, step: Step) -> bool {
        step.to == HOME && self.own().count(HOME) == PAWNS - 1
    }
}

impl turn::Play for Play {
    type Throw = Throw;
    type Step = Step;

    // Of the four dice of a doublet two can be played in either order; so can two bonuses.
    const MEETING: u32 = 2;

    fn steps(&self, throw: &Throw, out: &mut Vec<Step>) {
        self.each_step(throw, |step| out.push(step));
    }

    #[inline]
    fn is_over(&self, _throw: &Throw) -> bool {
        self.rest().over
    }

    fn after(&self, throw: &Throw, step: Step) -> Play {
        let (mut prey, mut rest) = (self.prey, self.rest());
        match step.spend {
            Spend::Die(number) => rest.left = rest.left.without(number, throw.numbers),
            Spend::Both(_) => rest.left = Left::NONE,
            Spend::Bonus(steps) | Spend::Decline(steps) => {
                rest.bonuses = rest.bonuses.without(steps);
            }
            Spend::Pass => {
                // C-10; where nothing can be played nobody is sent back.
                let from = self.nearest_home();
                if throw.third && from != YARD {
                    rest.own = rest.own.shift(from, YARD);
                    rest.standing &= !throw.places(from);
                }
                rest.end();
            }
        }
        if step.moves() {
            rest.mates = rest.mates.after(rest.own, step.from, step.to);
            rest.own = rest.own.shift(step.from, step.to);
            rest.standing &= !throw.places(step.from);
            if self.captures(step) {
                prey &= !bit(step.to);
                rest.bonuses = rest.bonuses.with(Bonuses::CAPTURE);
            }
            if step.to == HOME {
                rest.bonuses = rest.bonuses.with(Bonuses::HOME);
            }
        }
        if rest.own == Row::HOME {
            rest.end();
        }
        // C-20: a die that can't be played before the bonuses is forfeited, and bonuses that none
        // can use when no other is left lapse.
        if rest.left != Left::NONE && !rest.can_play_a_die(throw) {
            rest.forfeit();
        }
        if rest.left == Left::NONE && !rest.can_use_a_bonus(throw) {
            rest.end();
        }
        Play::new(prey, rest)
    }

    #[inline]
    fn branches(&self, throw: &Throw, mut each: impl FnMut(Play, u32)) {
        self.each_step(throw, |step| {
            each(self.after(throw, step), self.gain(throw, step))
        });
    }

    #[inline]
    fn gain(&self, throw: &Throw, step: Step) -> u32 {
        // C-8: entries first, then dice; both dice in one entry count as two; a play that wins
        // counts as having played them all.
        let dice = match step.spend {
            _ if self.wins(step) => self.left().count() + u32::from(self.rest().forfeited),
            Spend::Die(_) => 1,
            Spend::Both(_) => 2,
            Spend::Bonus(_) | Spend::Decline(_) | Spend::Pass => 0,
        };
        let enters = step.moves() && step.from == YARD;
        u32::from(enters) * ENTRY_WORTH + dice * DIE_WORTH + self.broken(throw, step) * BREAK_WORTH
    }

    #[inline]
    fn foresight(&self, throw: &Throw, most: u32) -> impl Fn(Step) -> Option<u32> {
        let prospect = Prospect::of(self, throw, most);
        move |step| prospect.as_ref()?.worth(step)
    }

    #[inline]
    fn closing(&self, _throw: &Throw) -> u32 {
        0
    }

    #[inline]
    fn bounds(&self, throw: &Throw) -> (u32, u32) {
        if self.rest().over || throw.third {
            return (0, 0);
        }
        let due = (self.standing() & throw.due).count_ones() * BREAK_WORTH;
        let dice = self.left().count();
        if dice == 0 {
            // A bonus may still win.
            return (0, u32::from(self.rest().forfeited) * DIE_WORTH + due);
        }
        let fives = u32::from(self.left().count_of(ENTRY_NUMBER, throw.numbers));
        let yards = match self.own().first() {
            YARD => self.own().count(YARD) as u32,
            _ => 0,
        };
        let entries = yards.min(fives + u32::from(self.has_sum(throw)));
        let most = entries * ENTRY_WORTH + dice * DIE_WORTH + due;
        if self.left() == throw.all {
            // Of the dice as thrown it is not known yet whether any can be played.
            return (0, most);
        }
        // A die that is left can be played, or it would have been forfeited.
        (DIE_WORTH, most)
    }
}
