//! Steps: what a player spends, and the move of a pawn.

use super::track::{PathIndex, Track, YARD};
use crate::chance::TwoDice;

/// A step: what it spends, and from where to where, as the mover's path indexes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// What it spends.
    pub spend: Spend,
    /// Where the pawn stands.
    pub from: PathIndex,
    /// Where it ends.
    pub to: PathIndex,
}

/// What a step spends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spend {
    /// One die.
    Die(u8),
    /// Both dice, whose sum enters a pawn.
    Both(TwoDice),
    /// A bonus of so many spaces.
    Bonus(u8),
    /// A bonus given up.
    Decline(u8),
    /// Nothing: no die is played.
    Pass,
}

impl Step {
    /// A step that moves nothing.
    pub fn still(spend: Spend) -> Step {
        Step {
            spend,
            from: YARD,
            to: YARD,
        }
    }

    /// An entry onto the mover's start.
    pub fn entry(spend: Spend, start: PathIndex) -> Step {
        Step {
            spend,
            from: YARD,
            to: start,
        }
    }

    /// Whether it moves a pawn.
    #[inline]
    pub fn moves(self) -> bool {
        !matches!(self.spend, Spend::Decline(_) | Spend::Pass)
    }

    /// The number it spends; 0 when it moves nothing.
    pub fn number(self) -> u8 {
        match self.spend {
            Spend::Die(number) | Spend::Bonus(number) => number,
            Spend::Both(dice) => dice.sum(),
            Spend::Decline(_) | Spend::Pass => 0,
        }
    }

    /// The spaces a pawn in play goes; 0 when one enters or nothing moves.
    pub fn count(self) -> u8 {
        match self.spend {
            Spend::Die(number) | Spend::Bonus(number) if self.from != YARD => number,
            _ => 0,
        }
    }

    /// Whether its number leads from where it sets out to where it ends, other pawns ignored.
    /// `entering` is the number that enters a pawn.
    pub fn leads(self, track: &Track, entering: u8) -> bool {
        if self.from == YARD {
            return self.number() == entering && self.to == track.start();
        }
        self.moves() && track.way_to(self.from, self.number(), self.to).is_some()
    }
}
