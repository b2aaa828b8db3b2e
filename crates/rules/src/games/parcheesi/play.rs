//! A play under way: what is permitted next, what it counts for.
//!
//! The look-ahead spends its time here, so a play is small, and asks sets of path indexes instead of
//! pawns where it can.

use std::fmt;

use super::blockades::Obstacles;
use super::context::Context;
use super::indexes::{Indexes, bit, has, indexes};
use super::play_state::PlayState;
use super::prospect::Prospect;
use super::track::{ENTRANCE, HOME};
use super::{BROUGHT_HOME, CAPTURE, ENTERING, State};
use crate::race::{
    Bonuses, DiceLeft, PAWNS, PathIndex, PawnRow, RacePlay, Spend, Step, Track, YARD,
};
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
    /// Single rivals that can be captured, as the mover's path indexes (C-17, C-18).
    capturable: Indexes,
    /// The [`PlayState`] as a word.
    state: u64,
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Play {{ capturable: {:#x}, {:?} }}",
            self.capturable,
            self.state()
        )
    }
}

impl Play {
    pub(super) fn new(capturable: Indexes, state: PlayState) -> Play {
        Play {
            capturable,
            state: state.word(),
        }
    }

    /// All but the capturable rivals.
    #[inline]
    pub(super) fn state(&self) -> PlayState {
        PlayState::of_word(self.state)
    }

    /// The bonuses that wait.
    #[inline]
    pub(super) fn bonuses(&self) -> Bonuses {
        self.state().bonuses
    }

    /// The listed blockades that none of the two has left, a bit each.
    #[inline]
    pub(super) fn standing(&self) -> u8 {
        self.state().standing
    }

    /// Whether the game is won (C-21).
    pub(super) fn is_won(&self) -> bool {
        self.own() == PawnRow::all(HOME)
    }

    /// The path indexes on which the mover has captured since the decision began.
    pub(super) fn captured(&self, context: &Context) -> Indexes {
        context.capturable & !self.capturable
    }

    /// Puts the rivals captured in this play back into their nests (C-17).
    pub(super) fn send_back(
        &self,
        track: &Track,
        context: &Context,
        mover: Seat,
        state: &mut State,
    ) {
        let captured = self.captured(context);
        if captured == 0 {
            return;
        }
        for ahead in 1..4 {
            let seat = Seat((mover.0 + 4 - ahead) % 4);
            let row = &mut state.pawns[seat.index()];
            for index in row.indexes() {
                let met = track.rival_index(ahead, index);
                if met.is_some_and(|met| has(captured, met)) {
                    *row = row.shift(index, YARD);
                }
            }
        }
    }

    /// C-10: the pawn nearest home of those on their way, or the nest for none.
    pub(super) fn nearest_home(&self) -> PathIndex {
        let on_way = self
            .own()
            .indexes()
            .into_iter()
            .filter(|&index| index < HOME);
        on_way.max().unwrap_or(YARD)
    }

    /// Calls `each` with the steps of pawns in play by exactly `count`; whether there is any.
    #[inline]
    fn each_walk(
        &self,
        obstacles: &Obstacles,
        spend: Spend,
        count: u8,
        each: &mut impl FnMut(Step),
    ) -> bool {
        let walkers = self.state().walkers(obstacles, count);
        for from in indexes(walkers) {
            let to = from + count;
            each(Step { spend, from, to });
        }
        walkers != 0
    }

    /// Calls `each` with the steps that the rules on single steps permit, in ascending order.
    #[inline]
    fn each_step(&self, context: &Context, mut each: impl FnMut(Step)) {
        if self.state().over {
            return;
        }
        if context.third {
            return each(Step::still(Spend::Pass));
        }
        let obstacles = context.obstacles(self.own());
        if self.left() == DiceLeft::NONE {
            let mut usable = [false; 2];
            for (index, steps) in (0..).zip(self.bonuses().distinct()) {
                let spend = Spend::Bonus(steps);
                usable[index] = self.each_walk(&obstacles, spend, steps, &mut each);
            }
            for (index, steps) in (0..).zip(self.bonuses().distinct()) {
                if usable[index] {
                    each(Step::still(Spend::Decline(steps)));
                }
            }
            return;
        }
        let enters = self.state().can_enter(context, &obstacles);
        let mut any = false;
        for number in self.left().distinct(context.numbers) {
            let spend = Spend::Die(number);
            if number == ENTERING && enters {
                any = true;
                each(Step::entry(spend, context.start));
            }
            any |= self.each_walk(&obstacles, spend, number, &mut each);
        }
        if enters && self.has_sum(context) {
            any = true;
            each(Step::entry(Spend::Both(context.dice), context.start));
        }
        if !any {
            each(Step::still(Spend::Pass));
        }
    }

    /// Whether both dice are still there and add up to what enters a pawn.
    #[inline]
    fn has_sum(&self, context: &Context) -> bool {
        self.left() == context.all && context.dice.sum() == ENTERING
    }

    /// The due blockades that `step` breaks.
    #[inline]
    fn broken(&self, context: &Context, step: Step) -> u32 {
        if context.due == 0 {
            return 0;
        }
        (self.standing() & context.due & context.places(step.from)).count_ones()
    }

    /// Whether `step` brings the last pawn home.
    #[inline]
    fn wins(&self, step: Step) -> bool {
        step.to == HOME && self.own().count(HOME) == PAWNS - 1
    }
}

impl RacePlay for Play {
    #[inline]
    fn own(&self) -> PawnRow {
        self.state().own
    }

    #[inline]
    fn left(&self) -> DiceLeft {
        self.state().left
    }

    #[inline]
    fn captures(&self, step: Step) -> bool {
        // Rivals are met on the ring only, and no step ends in the nest.
        step.to <= ENTRANCE && has(self.capturable, step.to)
    }
}

impl turn::Play for Play {
    type Context = Context;
    type Step = Step;

    // Of the four dice of a doublet two can be played in either order; so can two bonuses.
    const TRANSPOSITION_MIN_DEPTH: u32 = 2;

    fn steps(&self, context: &Context, out: &mut Vec<Step>) {
        self.each_step(context, |step| out.push(step));
    }

    #[inline]
    fn is_over(&self, _context: &Context) -> bool {
        self.state().over
    }

    fn after(&self, context: &Context, step: Step) -> Play {
        let (mut capturable, mut rest) = (self.capturable, self.state());
        match step.spend {
            Spend::Die(number) => rest.left = rest.left.without(number, context.numbers),
            Spend::Both(_) => rest.left = DiceLeft::NONE,
            Spend::Bonus(steps) | Spend::Decline(steps) => {
                rest.bonuses = rest.bonuses.without(steps);
            }
            Spend::Pass => {
                // C-10; where nothing can be played nobody is sent back.
                let from = self.nearest_home();
                if context.third && from != YARD {
                    rest.own = rest.own.shift(from, YARD);
                    rest.standing &= !context.places(from);
                }
                rest.end();
            }
        }
        if step.moves() {
            rest.pairs = rest.pairs.after(rest.own, step.from, step.to);
            rest.own = rest.own.shift(step.from, step.to);
            rest.standing &= !context.places(step.from);
            if self.captures(step) {
                capturable &= !bit(step.to);
                rest.bonuses = rest.bonuses.with(CAPTURE);
            }
            if step.to == HOME {
                rest.bonuses = rest.bonuses.with(BROUGHT_HOME);
            }
        }
        if rest.own == PawnRow::all(HOME) {
            rest.end();
        }
        // C-20: a die that can't be played before the bonuses is forfeited, and bonuses that none
        // can use when no other is left lapse.
        if rest.left != DiceLeft::NONE && !rest.can_play_a_die(context) {
            rest.forfeit();
        }
        if rest.left == DiceLeft::NONE && !rest.can_use_a_bonus(context) {
            rest.end();
        }
        Play::new(capturable, rest)
    }

    #[inline]
    fn branches(&self, context: &Context, mut each: impl FnMut(Play, u32)) {
        self.each_step(context, |step| {
            each(self.after(context, step), self.step_value(context, step))
        });
    }

    #[inline]
    fn step_value(&self, context: &Context, step: Step) -> u32 {
        // C-8: entries first, then dice; both dice in one entry count as two; a play that wins
        // counts as having played them all.
        let dice = match step.spend {
            _ if self.wins(step) => self.left().count() + u32::from(self.state().forfeited),
            Spend::Die(_) => 1,
            Spend::Both(_) => 2,
            Spend::Bonus(_) | Spend::Decline(_) | Spend::Pass => 0,
        };
        let enters = step.moves() && step.from == YARD;
        u32::from(enters) * ENTRY_WORTH
            + dice * DIE_WORTH
            + self.broken(context, step) * BREAK_WORTH
    }

    #[inline]
    fn known_value(&self, context: &Context, most: u32) -> impl Fn(Step) -> Option<u32> {
        let prospect = Prospect::of(self, context, most);
        move |step| prospect.as_ref()?.worth(step)
    }

    #[inline]
    fn terminal_value(&self, _context: &Context) -> u32 {
        0
    }

    #[inline]
    fn bounds(&self, context: &Context) -> (u32, u32) {
        if self.state().over || context.third {
            return (0, 0);
        }
        let due = (self.standing() & context.due).count_ones() * BREAK_WORTH;
        let dice = self.left().count();
        if dice == 0 {
            // A bonus may still win.
            return (0, u32::from(self.state().forfeited) * DIE_WORTH + due);
        }
        let fives = u32::from(self.left().count_of(ENTERING, context.numbers));
        let yards = match self.own().first() {
            YARD => self.own().count(YARD) as u32,
            _ => 0,
        };
        let entries = yards.min(fives + u32::from(self.has_sum(context)));
        let most = entries * ENTRY_WORTH + dice * DIE_WORTH + due;
        if self.left() == context.all {
            // Of the dice as rolled it is not known yet whether any can be played.
            return (0, most);
        }
        // A die that is left can be played, or it would have been forfeited.
        (DIE_WORTH, most)
    }
}
