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

/// Which dice of a throw are still to be played: a bit for the lower, a bit for the higher.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Left(u8);

impl Left {
    /// None.
    pub(super) const NEITHER: Left = Left(0b00);
    /// The lower; of doublets, the second.
    pub(super) const LOW: Left = Left(0b01);
    /// The higher.
    pub(super) const HIGH: Left = Left(0b10);
    /// Both: nothing has been played yet.
    pub(super) const BOTH: Left = Left(0b11);

    /// The two bits.
    #[inline]
    pub(super) fn bits(self) -> u8 {
        self.0
    }

    /// What the two lowest of these bits say.
    #[inline]
    pub(super) fn of_bits(bits: u8) -> Left {
        Left(bits & 0b11)
    }

    /// How many dice.
    #[inline]
    pub(super) fn count(self) -> u32 {
        u32::from((self.0 & 1) + (self.0 >> 1))
    }

    /// The numbers of the dice, ascending.
    #[inline]
    pub(super) fn numbers(self, dice: TwoDice) -> impl Iterator<Item = u8> {
        let low = (self.0 & Left::LOW.0 != 0).then(|| dice.low());
        let high = (self.0 & Left::HIGH.0 != 0).then(|| dice.high());
        low.into_iter().chain(high)
    }

    /// How many of the dice show that number.
    pub(super) fn count_of(self, number: u8, dice: TwoDice) -> u32 {
        self.numbers(dice).filter(|&die| die == number).count() as u32
    }

    /// What is left once a die of that number has been played.
    #[inline]
    pub(super) fn without(self, number: u8, dice: TwoDice) -> Left {
        match self {
            Left::BOTH if number == dice.high() => Left::LOW,
            Left::BOTH => Left::HIGH,
            _ => Left::NEITHER,
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

    /// The same with `seat` to throw; nothing once the game is over, nor for a player who is done
    /// (P-33).
    pub(super) fn about_to_throw(&self, seat: Seat) -> Option<State> {
        let goes_on = self.phase != Phase::Over && self.seats.has(seat) && !self.all_home(seat);
        goes_on.then_some(State {
            turn: seat,
            phase: Phase::Throw,
            ..*self
        })
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
