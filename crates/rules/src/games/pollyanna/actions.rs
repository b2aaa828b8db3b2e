//! Steps and plays: what each rule on single steps permits, and what whole plays count for.
//!
//! During a throw only the mover's pawns move, and rivals leave Broadway by being captured. So the
//! others' pawns are turned once into sets of marks as the mover meets them ([`Throw`]), and a
//! play under way is sixteen bytes ([`Play`]): cheap to copy, compare and look ahead with.

use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::barriers::{Barriers, Counts, Loops, Road, marks, met, met_on_turnout};
use super::spaces::{ENTERED, ENTRANCE, FIRST_TURNOUT, HOME, Mark, YARD};
use super::state::{Left, PAWNS, State, shift};
use crate::chance::TwoDice;
use crate::seat::{Seat, SeatSet};
use crate::turn;

/// The spaces that a capture's reward moves a pawn on (P-30).
pub(super) const REWARD: u8 = 10;

/// What a compulsory entry counts for: more than all dice, so that entries come first (P-15).
pub(super) const ENTRY_WORTH: u32 = 4;

/// A step: what it spends, and from where to where, as the mover's marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    pub(super) spend: Spend,
    pub(super) from: Mark,
    pub(super) to: Mark,
}

/// What a step spends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Spend {
    /// One die.
    Die(u8),
    /// Both dice, adding up to six, the lower first (P-12).
    Both(u8, u8),
    /// A reward of 10 (P-30).
    Reward,
    /// A reward given up (P-30).
    Decline,
    /// Nothing: no die can be played (P-17).
    Pass,
}

impl Step {
    /// A step that moves nothing.
    pub(super) fn still(spend: Spend) -> Step {
        Step {
            spend,
            from: YARD,
            to: YARD,
        }
    }

    /// How many spaces the pawn goes; 0 when it enters or nothing moves.
    pub(super) fn count(self) -> u8 {
        match self.spend {
            Spend::Die(number) if self.from != YARD => number,
            Spend::Reward => REWARD,
            _ => 0,
        }
    }
}

/// What stays the same during a throw: the dice, and all pawns but the mover's, as sets of the
/// mover's marks.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    pub(super) dice: TwoDice,
    /// Rival blockades (P-20).
    bars: Road,
    /// Single rivals that are safe (P-25).
    guarded: Road,
    /// The partner's pawns.
    partner: Counts,
    /// Pawns of others on turnouts.
    loops: Loops,
    /// Single rivals that could be captured when the decision began.
    prey: Road,
    /// Whether the game is won once the mover's four are home: always without partners (P-32),
    /// with them if the partner's are (P-33).
    last: bool,
}

impl Throw {
    /// The same with other dice.
    pub(super) fn with_dice(&self, dice: TwoDice) -> Throw {
        Throw { dice, ..*self }
    }
}

/// A play under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// Single rivals on Broadway that can be captured, as the mover's marks (P-28).
    pub(super) prey: Road,
    /// The marks of the mover's pawns, ascending.
    pub(super) own: [Mark; PAWNS],
    /// The dice still to be played; none once no more can be.
    pub(super) left: Left,
    /// Whether a reward waits to be used.
    pub(super) reward: bool,
    /// Whether a die was left that could not be played.
    pub(super) stuck: bool,
}

impl Hash for Play {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let rest = (self.left as u64) << 2 | u64::from(self.reward) << 1 | u64::from(self.stuck);
        hasher.write_u64(self.prey);
        hasher.write_u64(rest << 32 | u64::from(u32::from_le_bytes(self.own)));
    }
}

/// A decision as [`crate::turn`] sees it.
pub(super) fn begin(
    state: &State,
    side: SeatSet,
    dice: TwoDice,
    left: Left,
    reward: bool,
) -> (Throw, Play) {
    let (mut rivals, mut partner) = (Counts::default(), Counts::default());
    let (mut guarded, mut loops, mut last) = (0, 0, true);
    // Who is not in play has all pawns in the yard, where nobody meets them.
    for ahead in 1..4 {
        let seat = Seat((state.turn.0 + ahead) % 4);
        let pawns = &state.pawns[seat.index()];
        for &mark in pawns {
            loops |= met_on_turnout(ahead, mark);
        }
        if side.has(seat) {
            pawns.iter().for_each(|&mark| partner.add(met(ahead, mark)));
            last = *pawns == [HOME; PAWNS];
        } else {
            let mut all = 0;
            for &mark in pawns {
                let bit = met(ahead, mark);
                all |= bit;
                rivals.add(bit);
            }
            guarded |= all & (met(ahead, ENTERED) | met(ahead, ENTRANCE));
        }
    }
    let bars = rivals.two;
    let guarded = guarded & !bars;
    let prey = rivals.one & !bars & !guarded;
    let own = state.pawns[state.turn.index()];
    let throw = Throw {
        dice,
        bars,
        guarded,
        partner,
        loops,
        prey,
        last,
    };
    (
        throw,
        Play {
            prey,
            own,
            left,
            reward,
            stuck: false,
        },
    )
}

impl Throw {
    fn barriers(&self, play: &Play) -> Barriers {
        Barriers::of(&play.own, self.partner, self.bars, self.guarded, self.loops)
    }
}

impl Play {
    /// Whether the game is won (P-32, P-33).
    pub(super) fn is_won(&self, throw: &Throw) -> bool {
        throw.last && self.own == [HOME; PAWNS]
    }

    /// Whether nothing is left to be done in this throw.
    pub(super) fn is_over(&self, throw: &Throw) -> bool {
        self.is_won(throw) || self.left == Left::Neither && !self.reward
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
                    shift(row, mark, YARD);
                }
            }
        }
    }

    /// Whether `step` captures a single rival.
    pub(super) fn captures(&self, step: Step) -> bool {
        (ENTERED..=ENTRANCE).contains(&step.to) && self.prey & 1 << step.to != 0
    }

    fn yards(&self) -> u32 {
        self.own.iter().filter(|&&mark| mark == YARD).count() as u32
    }

    /// Calls `each` with the steps that move a pawn in play by exactly `count`, in ascending order.
    fn walks<B>(
        &self,
        barriers: &Barriers,
        spend: Spend,
        count: u8,
        mut each: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (walkers, open) = barriers.walkers(count);
        for from in marks(walkers) {
            let road = if open & 1 << from == 0 {
                YARD
            } else {
                from + count
            };
            let round = barriers.round(from, count);
            // Out of a turnout the mark is lower than straight on, within it higher.
            for to in [road.min(round), road.max(round)] {
                if to != YARD {
                    each(Step { spend, from, to })?;
                }
            }
        }
        // No two are on one space of a turnout, and its marks come after all others.
        for from in self.own {
            if from >= FIRST_TURNOUT {
                let to = barriers.along_turnout(from, count);
                if to != YARD {
                    each(Step { spend, from, to })?;
                }
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
        let enters = self.own[0] == YARD && barriers.start_is_open();
        let twice = self.left == Left::Both && throw.dice.is_doublet();
        for number in self.left.numbers(throw.dice).skip(usize::from(twice)) {
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
        if self.left == Left::Both && throw.dice.sum() == 6 && enters {
            let spend = Spend::Both(throw.dice.low(), throw.dice.high());
            each(Step {
                spend,
                from: YARD,
                to: ENTERED,
            })?;
        }
        ControlFlow::Continue(())
    }

    fn can_play_a_die(&self, throw: &Throw) -> bool {
        self.left != Left::Neither
            && self
                .dice_steps(throw, &throw.barriers(self), ControlFlow::Break)
                .is_break()
    }

    fn can_use_a_reward(&self, throw: &Throw) -> bool {
        let barriers = throw.barriers(self);
        self.walks(&barriers, Spend::Reward, REWARD, ControlFlow::Break)
            .is_break()
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
        if self.reward {
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
    fn after(&self, throw: &Throw, step: Step) -> Play {
        let mut after = *self;
        match step.spend {
            Spend::Die(number) => after.left = self.left.without(number, throw.dice),
            Spend::Both(..) => after.left = Left::Neither,
            Spend::Reward | Spend::Decline => after.reward = false,
            Spend::Pass => {
                after.left = Left::Neither;
                after.stuck = true;
            }
        }
        if step.to != YARD {
            shift(&mut after.own, step.from, step.to);
            let bit = if step.to <= ENTRANCE { 1 << step.to } else { 0 };
            if after.prey & bit != 0 {
                after.prey &= !bit;
                after.reward = after.can_use_a_reward(throw);
            }
        }
        let stuck = !after.reward
            && after.left != Left::Neither
            && !after.is_won(throw)
            && !after.can_play_a_die(throw);
        if stuck {
            after.left = Left::Neither;
            after.stuck = true;
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
    fn closing(&self, throw: &Throw) -> u32 {
        // P-15: a play that wins counts as having played all its dice.
        if self.is_won(throw) {
            self.left.count()
        } else {
            0
        }
    }

    #[inline]
    fn bounds(&self, throw: &Throw) -> (u32, u32) {
        let dice = self.left.count();
        if dice == 0 || self.is_won(throw) {
            return (dice, dice);
        }
        let sixes = self
            .left
            .numbers(throw.dice)
            .filter(|&number| number == 6)
            .count() as u32;
        if dice == 1 && !self.reward {
            // A die that is left can be played, or `after` would have forfeited it.
            let enters = sixes == 1 && self.own[0] == YARD && throw.barriers(self).start_is_open();
            let worth = if enters { ENTRY_WORTH + 1 } else { 1 };
            return (worth, worth);
        }
        let pair = u32::from(self.left == Left::Both && throw.dice.sum() == 6);
        let entries = self.yards().min(sixes + pair);
        (0, ENTRY_WORTH * entries + dice)
    }
}
