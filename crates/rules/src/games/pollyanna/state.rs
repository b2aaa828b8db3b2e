//! A position of Pollyanna and what is still to do in it.

use super::spaces::{HOME, Mark, YARD};
use crate::chance::TwoDice;
use crate::seat::{Seat, SeatSet};

/// Pawns of a player (P-8).
pub(super) const PAWNS: usize = 4;

/// A state. Pawns of a colour are alike: their marks are kept sorted, so that equal positions are
/// equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The marks of each seat's pawns, ascending; seats not in play have all in the yard.
    pub(super) pawns: [[Mark; PAWNS]; 4],
    /// The seats in play.
    pub(super) seats: SeatSet,
    /// The seat to act; when the game is over, the first of the side that won.
    pub(super) turn: Seat,
    /// What the turn is at.
    pub(super) phase: Phase,
}

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// The opening throw of the seat to act (P-10).
    Opening {
        /// Who throws in this round: all seats, later those who tie.
        contenders: SeatSet,
        /// What each has thrown in this round, 0 for not yet.
        totals: [u8; 4],
    },
    /// A throw.
    Throw,
    /// A step.
    Play {
        /// The throw.
        dice: TwoDice,
        /// Which dice are still to be played.
        left: Left,
        /// Whether a reward of 10 waits to be used (P-30).
        reward: bool,
    },
    /// Nothing: the game is over.
    Over,
}

/// Which dice of a throw are still to be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Left {
    /// None.
    Neither,
    /// The lower; of doublets, the second.
    Low,
    /// The higher.
    High,
    /// Both: nothing has been played yet.
    Both,
}

impl Left {
    /// What was turned into a number by `as`.
    #[inline]
    pub(super) fn of_number(number: u64) -> Left {
        match number {
            0 => Left::Neither,
            1 => Left::Low,
            2 => Left::High,
            _ => Left::Both,
        }
    }

    /// How many dice.
    pub(super) fn count(self) -> u32 {
        match self {
            Left::Neither => 0,
            Left::Low | Left::High => 1,
            Left::Both => 2,
        }
    }

    /// The numbers of the dice, ascending.
    pub(super) fn numbers(self, dice: TwoDice) -> impl Iterator<Item = u8> {
        let (start, end) = match self {
            Left::Neither => (0, 0),
            Left::Low => (0, 1),
            Left::High => (1, 2),
            Left::Both => (0, 2),
        };
        let numbers = [dice.low(), dice.high()];
        (start..end).map(move |index: usize| numbers[index])
    }

    /// How many of the dice show that number.
    pub(super) fn count_of(self, number: u8, dice: TwoDice) -> u32 {
        let low = matches!(self, Left::Low | Left::Both) && dice.low() == number;
        let high = matches!(self, Left::High | Left::Both) && dice.high() == number;
        u32::from(low) + u32::from(high)
    }

    /// What is left once a die of that number has been played.
    pub(super) fn without(self, number: u8, dice: TwoDice) -> Left {
        match self {
            Left::Both if number == dice.high() => Left::Low,
            Left::Both => Left::High,
            _ => Left::Neither,
        }
    }
}

impl State {
    /// All pawns in their yards, `turn` to act in `phase`.
    pub(super) fn set_up(seats: SeatSet, turn: Seat, phase: Phase) -> State {
        State {
            pawns: [[YARD; PAWNS]; 4],
            seats,
            turn,
            phase,
        }
    }

    /// Whether the seat's four pawns are home.
    pub(super) fn all_home(&self, seat: Seat) -> bool {
        self.pawns[seat.index()] == [HOME; PAWNS]
    }
}

/// The seat opposite, which is the partner's (P-2, P-9).
pub(super) fn opposite(Seat(seat): Seat) -> Seat {
    Seat((seat + 2) % 4)
}
