//! The mover's pawns, dice and bonuses at a moment of a play, and whether they can be used.

use super::actions::Throw;
use super::barriers::Barriers;
use super::marks::{Marks, bit, marks};
use super::mates::Mates;
use super::row::Row;
use super::spaces::{ENTRY_NUMBER, YARD};
use super::throw::{Bonuses, Left};

/// What a play holds beside the prey.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rest {
    /// The mover's pawns.
    pub(super) own: Row,
    /// The dice still to be played; none once no more can be.
    pub(super) left: Left,
    /// How many dice have been forfeited: a play that wins counts as having played them too (C-8).
    pub(super) forfeited: u8,
    /// The bonuses that wait (C-20).
    pub(super) bonuses: Bonuses,
    /// Which of the pawns stood together at the throw (C-13).
    pub(super) mates: Mates,
    /// The listed blockades that none of the two has left, a bit each.
    pub(super) standing: u8,
    /// Whether the play has ended.
    pub(super) over: bool,
}

impl Rest {
    /// All of it in a word.
    #[inline]
    pub(super) fn word(self) -> u64 {
        let bytes = [
            self.left.bits(),
            self.bonuses.bits(),
            self.mates.bits(),
            self.standing | self.forfeited << 4 | u8::from(self.over) << 7,
        ];
        u64::from(self.own.word()) | u64::from(u32::from_le_bytes(bytes)) << 32
    }

    /// What was put into that word.
    #[inline]
    pub(super) fn of_word(word: u64) -> Rest {
        let [left, bonuses, mates, flags] = ((word >> 32) as u32).to_le_bytes();
        Rest {
            own: Row::of_word(word as u32),
            left: Left::of_bits(left),
            bonuses: Bonuses::of_bits(bonuses),
            mates: Mates::of_bits(mates),
            forfeited: flags >> 4 & 0b11,
            standing: flags & 0b11,
            over: flags >> 7 == 1,
        }
    }

    /// Whether a pawn waits that could enter.
    #[inline]
    pub(super) fn can_enter(&self, throw: &Throw, barriers: &Barriers) -> bool {
        self.own.first() == YARD && barriers.lets_in(throw.ring.entered())
    }

    /// The marks from which a pawn in play can go by exactly `count`.
    #[inline]
    pub(super) fn walkers(&self, barriers: &Barriers, count: u8) -> Marks {
        let mut walkers = barriers.walkers(count);
        if self.mates != Mates::NONE {
            for from in marks(walkers) {
                if self.mates.forbids(self.own, from, from + count) {
                    walkers &= !bit(from);
                }
            }
        }
        walkers
    }

    /// Whether any pawn in play can go by exactly `count`.
    #[inline]
    fn can_walk(&self, barriers: &Barriers, count: u8) -> bool {
        self.walkers(barriers, count) != 0
    }

    /// Whether any die that is left can be played.
    pub(super) fn can_play_a_die(&self, throw: &Throw) -> bool {
        let barriers = throw.barriers(self.own);
        self.left.distinct(throw.numbers).any(|number| {
            let enters = number == ENTRY_NUMBER && self.can_enter(throw, &barriers);
            enters || self.can_walk(&barriers, number)
        })
    }

    /// Whether any bonus that waits can be used.
    pub(super) fn can_use_a_bonus(&self, throw: &Throw) -> bool {
        self.bonuses != Bonuses::NONE && {
            let barriers = throw.barriers(self.own);
            let mut steps = self.bonuses.distinct();
            steps.any(|steps| self.can_walk(&barriers, steps))
        }
    }

    /// Gives up the dice that are left.
    pub(super) fn forfeit(&mut self) {
        self.forfeited = self.left.count() as u8;
        self.left = Left::NONE;
    }

    /// Ends the play. What can no longer matter is cleared, so that equal ends are equal.
    pub(super) fn end(&mut self) {
        self.left = Left::NONE;
        self.forfeited = 0;
        self.bonuses = Bonuses::NONE;
        self.mates = Mates::NONE;
        self.over = true;
    }
}
