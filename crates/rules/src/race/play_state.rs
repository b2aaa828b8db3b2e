//! The mover's pawns, dice and bonuses at a moment of a play, and whether they can be used.

use super::ENTERING;
use super::blockade_pairs::BlockadePairs;
use super::blockades::Obstacles;
use super::context::Context;
use super::indexes::{Indexes, bit, indexes};
use crate::race::{Bonuses, DiceLeft, PawnRow, YARD};

/// The parts of a [`Play`](super::Play) other than the capturable rivals.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayState {
    /// The mover's pawns.
    pub(super) own: PawnRow,
    /// The dice still to be played; none once no more can be.
    pub(super) left: DiceLeft,
    /// How many dice have been forfeited: a play that wins counts as having played them too (C-8).
    pub(super) forfeited: u8,
    /// The bonuses that wait (C-20).
    pub(super) bonuses: Bonuses,
    /// Which of the pawns stood together at the roll (C-13).
    pub(super) pairs: BlockadePairs,
    /// The listed blockades that none of the two has left, a bit each.
    pub(super) standing: u8,
    /// Whether the play has ended.
    pub(super) over: bool,
}

impl PlayState {
    /// The play state packed into one word.
    #[inline]
    pub(super) fn word(self) -> u64 {
        let bytes = [
            self.left.bits(),
            self.bonuses.bits(),
            self.pairs.bits(),
            self.standing | self.forfeited << 4 | u8::from(self.over) << 7,
        ];
        u64::from(self.own.word()) | u64::from(u32::from_le_bytes(bytes)) << 32
    }

    /// The play state from [`PlayState::word`].
    #[inline]
    pub(super) fn of_word(word: u64) -> PlayState {
        let [left, bonuses, pairs, flags] = ((word >> 32) as u32).to_le_bytes();
        PlayState {
            own: PawnRow::of_word(word as u32),
            left: DiceLeft::of_bits(left),
            bonuses: Bonuses::of_bits(bonuses),
            pairs: BlockadePairs::of_bits(pairs),
            forfeited: flags >> 4 & 0b11,
            standing: flags & 0b11,
            over: flags >> 7 == 1,
        }
    }

    /// Whether a pawn waits that could enter.
    #[inline]
    pub(super) fn can_enter(&self, context: &Context, obstacles: &Obstacles) -> bool {
        self.own.first() == YARD && obstacles.lets_in(context.start)
    }

    /// The path indexes from which a pawn in play can go by exactly `count`.
    #[inline]
    pub(super) fn walkers(&self, obstacles: &Obstacles, count: u8) -> Indexes {
        let mut walkers = obstacles.walkers(count);
        if self.pairs != BlockadePairs::NONE {
            for from in indexes(walkers) {
                if self.pairs.forbids(self.own, from, from + count) {
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
    }

    /// Whether any die that is left can be played.
    pub(super) fn can_play_a_die(&self, context: &Context) -> bool {
        let obstacles = context.obstacles(self.own);
        self.left.distinct(context.numbers).any(|number| {
            let enters = number == ENTERING && self.can_enter(context, &obstacles);
            enters || self.can_walk(&obstacles, number)
        })
    }

    /// Whether any bonus that waits can be used.
    pub(super) fn can_use_a_bonus(&self, context: &Context) -> bool {
        self.bonuses != Bonuses::NONE && {
            let obstacles = context.obstacles(self.own);
            let mut steps = self.bonuses.distinct();
            steps.any(|steps| self.can_walk(&obstacles, steps))
        }
    }

    /// Gives up the dice that are left.
    pub(super) fn forfeit(&mut self) {
        self.forfeited = self.left.count() as u8;
        self.left = DiceLeft::NONE;
    }

    /// Ends the play. What can no longer matter is cleared, so that equal ends are equal.
    pub(super) fn end(&mut self) {
        self.left = DiceLeft::NONE;
        self.forfeited = 0;
        self.bonuses = Bonuses::NONE;
        self.pairs = BlockadePairs::NONE;
        self.over = true;
    }
}
