//! Steps: what a player spends, and the move of a pawn.

use super::roll::Roll;
use super::rules::RaceRules;
use super::track::{PathIndex, YARD};
use crate::event::Cost;

/// A step: what it spends, and its start and end as path indexes of the mover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// What the step spends.
    pub spend: Spend,
    /// Where the pawn starts.
    pub from: PathIndex,
    /// Where the pawn ends.
    pub to: PathIndex,
}

/// What a step spends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spend {
    /// One die.
    Die(u8),
    /// Both dice together, to enter a pawn by their sum.
    Both(Roll),
    /// A bonus of this many spaces.
    Bonus(u8),
    /// A bonus of this many spaces, declined.
    Decline(u8),
    /// Nothing: the player passes.
    Pass,
}

impl Spend {
    /// What a movement costs that spends this; `None` if nothing moves.
    #[inline]
    pub fn cost(self) -> Option<Cost> {
        match self {
            Spend::Die(number) => Some(Cost::Die(number)),
            Spend::Both(dice) => Some(Cost::Both(dice.low(), dice.high())),
            Spend::Bonus(steps) => Some(Cost::Reward(steps)),
            Spend::Decline(_) | Spend::Pass => None,
        }
    }
}

impl Step {
    /// A step that moves no pawn.
    pub fn still(spend: Spend) -> Step {
        Step {
            spend,
            from: YARD,
            to: YARD,
        }
    }

    /// A step that enters a pawn on the mover's start.
    pub fn entry(spend: Spend, start: PathIndex) -> Step {
        Step {
            spend,
            from: YARD,
            to: start,
        }
    }

    /// Whether the step moves a pawn.
    #[inline]
    pub fn moves(self) -> bool {
        !matches!(self.spend, Spend::Decline(_) | Spend::Pass)
    }

    /// The number that the step spends; 0 if it moves nothing.
    pub fn number(self) -> u8 {
        match self.spend {
            Spend::Die(number) | Spend::Bonus(number) => number,
            Spend::Both(dice) => dice.sum(),
            Spend::Decline(_) | Spend::Pass => 0,
        }
    }

    /// How many spaces a pawn on the track moves; 0 if a pawn enters or nothing moves.
    pub fn count(self) -> u8 {
        match self.spend {
            Spend::Die(number) | Spend::Bonus(number) if self.from != YARD => number,
            _ => 0,
        }
    }

    /// Whether the step's number leads from its start to its end, ignoring other pawns.
    pub fn leads(self, rules: &RaceRules) -> bool {
        if self.from == YARD {
            return rules.entering.enters(self.spend) && self.to == rules.road.start;
        }
        self.moves() && rules.way_to(self.from, self.number(), self.to).is_some()
    }
}
