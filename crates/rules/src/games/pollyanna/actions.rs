//! Steps and plays: what each rule on single steps permits, and what whole plays count for.
//!
//! During a throw only the mover's pawns move, and rivals leave Broadway by being captured. So the
//! others' pawns are turned once into sets of marks as the mover meets them ([`Throw`]), and a
//! play under way is sixteen bytes ([`Play`]): cheap to copy, compare and look ahead with.

use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::spaces::{
    BROADWAY, ENTERED, ENTRANCE, FIRST_TURNOUT, HOME, Mark, SIDE, TURNOUT, YARD, branch, rejoin,
};
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

/// A set of marks of Broadway and the home path, one bit a mark.
pub(super) type Road = u64;
/// A set of spaces of the three turnouts met, one bit a space.
type Loops = u32;

/// The marks of Broadway.
pub(super) const ON_BROADWAY: Road = span(ENTERED, ENTRANCE + 1);
/// The marks of the home path.
const ON_HOME_PATH: Road = span(ENTRANCE + 1, HOME);

/// The marks from `from` up to `to`, without `to`.
pub(super) const fn span(from: Mark, to: Mark) -> Road {
    (1 << to) - (1 << from)
}

/// The turnout spaces from `from` up to `to`, without `to`.
const fn loop_span(from: u8, to: u8) -> Loops {
    (1 << to) - (1 << from)
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
    /// The partner's pawns: one or more, two or more, three.
    partner: [Road; 3],
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

/// The mark at which the mover meets a pawn of the seat `ahead` places after it that stands on
/// Broadway at its own `mark`. On the mover's first five spaces, where it never goes, the answer
/// is no mark of Broadway; callers mask it out.
pub(super) fn met_at(mark: Mark, ahead: u8) -> Mark {
    let index = mark + ahead * SIDE;
    if index >= BROADWAY {
        index - BROADWAY
    } else {
        index
    }
}

/// Adds one pawn to a count kept in bits: one or more, two or more, three.
pub(super) fn count_in(counts: &mut [Road; 3], bit: Road) {
    counts[2] |= counts[1] & bit;
    counts[1] |= counts[0] & bit;
    counts[0] |= bit;
}

/// A decision as [`crate::turn`] sees it.
pub(super) fn begin(
    state: &State,
    side: SeatSet,
    dice: TwoDice,
    left: Left,
    reward: bool,
) -> (Throw, Play) {
    let mut rivals = [0; 3];
    let mut throw = Throw {
        dice,
        bars: 0,
        guarded: 0,
        partner: [0; 3],
        loops: 0,
        prey: 0,
        last: true,
    };
    for ahead in 1..4 {
        let seat = Seat((state.turn.0 + ahead) % 4);
        if !state.seats.has(seat) {
            continue;
        }
        let pawns = &state.pawns[seat.index()];
        let mut alone = 0;
        let counts = if side.has(seat) {
            &mut throw.partner
        } else {
            &mut rivals
        };
        for &mark in pawns {
            match mark {
                ENTERED..=ENTRANCE => {
                    let bit = 1 << met_at(mark, ahead) & ON_BROADWAY;
                    alone |= bit;
                    count_in(counts, bit);
                }
                FIRST_TURNOUT.. => {
                    let index = mark - FIRST_TURNOUT + ahead * TURNOUT;
                    // Index 21 to 27 is the mover's own turnout, which it never meets (P-4).
                    let index = if index >= 28 { index - 28 } else { index };
                    throw.loops |= 1 << index & loop_span(0, 21);
                }
                _ => {}
            }
        }
        if side.has(seat) {
            throw.last = *pawns == [HOME; PAWNS];
        } else {
            let own = 1 << met_at(ENTERED, ahead) | 1 << met_at(ENTRANCE, ahead);
            throw.guarded |= alone & own;
        }
    }
    throw.bars = rivals[1];
    throw.guarded &= !throw.bars;
    throw.prey = rivals[0] & !throw.bars & !throw.guarded;
    let own = state.pawns[state.turn.index()];
    (
        throw,
        Play {
            prey: throw.prey,
            own,
            left,
            reward,
            stuck: false,
        },
    )
}

/// Where the mover's pawns may not pass and not land at this moment of a play.
struct Barriers {
    pass: Road,
    land: Road,
    loops: Loops,
}

impl Barriers {
    fn of(play: &Play, throw: &Throw) -> Barriers {
        let mut counts = throw.partner;
        let mut loops = throw.loops;
        for mark in play.own {
            if mark >= FIRST_TURNOUT {
                loops |= 1 << (mark - FIRST_TURNOUT);
            } else {
                count_in(&mut counts, 1 << mark);
            }
        }
        // P-20 on Broadway: two bar the way, the own colour's too, and three are the most.
        // P-23 on the home path: one bars the way.
        let path = counts[0] & ON_HOME_PATH;
        Barriers {
            pass: throw.bars | counts[1] & ON_BROADWAY | path,
            land: throw.bars | throw.guarded | counts[2] & ON_BROADWAY | path,
            loops,
        }
    }

    /// Whether a pawn can enter (P-13, P-24).
    fn start_is_open(&self) -> bool {
        self.land & 1 << ENTERED == 0
    }

    fn road_is_open(&self, from: Mark, to: Mark) -> bool {
        self.pass & span(from + 1, to) == 0 && self.land & 1 << to == 0
    }

    /// Where a pawn on `mark`, in play, can go by exactly `count`: by Broadway and home path, and
    /// by a turnout; `YARD` for no.
    fn goals(&self, mark: Mark, count: u8) -> [Mark; 2] {
        if mark >= FIRST_TURNOUT {
            return [self.along_turnout(mark - FIRST_TURNOUT, count), YARD];
        }
        let to = mark + count;
        // P-27: beyond home there is nothing.
        let road = if to <= HOME && self.road_is_open(mark, to) {
            to
        } else {
            YARD
        };
        // P-18: a step that leaves number 5 may take the turnout. No step leaves two of them.
        let turnout = mark.div_ceil(SIDE) - 1;
        let leaves = branch(turnout);
        if turnout > 2 || to <= leaves || self.pass & span(mark + 1, leaves + 1) != 0 {
            return [road, YARD];
        }
        let round = self.by_turnout(turnout * TURNOUT, to - leaves);
        [road, round]
    }

    /// Where a pawn that leaves number 5 ends, `count` steps beyond it, by the turnout whose first
    /// space is `first`.
    fn by_turnout(&self, first: u8, count: u8) -> Mark {
        if self.loops & loop_span(first, first + count.min(TURNOUT)) != 0 {
            return YARD;
        }
        if count <= TURNOUT {
            FIRST_TURNOUT + first + count - 1
        } else {
            self.out_of(first, count)
        }
    }

    /// Where a pawn on the turnout space `index` ends, `count` steps on.
    fn along_turnout(&self, index: u8, count: u8) -> Mark {
        let first = index - index % TURNOUT;
        let to = index + count;
        let end = first + TURNOUT;
        if self.loops & loop_span(index + 1, end.min(to + 1)) != 0 {
            return YARD;
        }
        if to < end {
            FIRST_TURNOUT + to
        } else {
            self.out_of(first, to - first + 1)
        }
    }

    /// Where a pawn ends that comes `count` steps beyond number 5, out of the turnout whose first
    /// space is `first`: on number 10 or after it.
    fn out_of(&self, first: u8, count: u8) -> Mark {
        let back_on = rejoin(first / TURNOUT);
        let to = back_on + (count - TURNOUT - 1);
        if to <= HOME && self.road_is_open(back_on - 1, to) {
            to
        } else {
            YARD
        }
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
                let on_broadway = (ENTERED..=ENTRANCE).contains(&mark);
                if on_broadway && captured & 1 << met_at(mark, ahead) != 0 {
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

    /// The distinct marks of pawns in play, ascending.
    fn walkers(&self) -> impl Iterator<Item = Mark> {
        let own = self.own;
        (0..PAWNS)
            .filter(move |&index| index == 0 || own[index] != own[index - 1])
            .map(move |index| own[index])
            .filter(|&mark| mark != YARD && mark != HOME)
    }

    /// Calls `each` with the steps that move a pawn in play by exactly `count`.
    fn walks<B>(
        &self,
        barriers: &Barriers,
        spend: Spend,
        count: u8,
        mut each: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for from in self.walkers() {
            let [road, round] = barriers.goals(from, count);
            // Out of a turnout the mark is lower than straight on, within it higher.
            for to in [road.min(round), road.max(round)] {
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
                .dice_steps(throw, &Barriers::of(self, throw), ControlFlow::Break)
                .is_break()
    }

    fn can_use_a_reward(&self, throw: &Throw) -> bool {
        let barriers = Barriers::of(self, throw);
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
        let barriers = Barriers::of(self, throw);
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
            let enters =
                sixes == 1 && self.own[0] == YARD && Barriers::of(self, throw).start_is_open();
            let worth = if enters { ENTRY_WORTH + 1 } else { 1 };
            return (worth, worth);
        }
        let pair = u32::from(self.left == Left::Both && throw.dice.sum() == 6);
        let entries = self.yards().min(sixes + pair);
        (0, ENTRY_WORTH * entries + dice)
    }
}
