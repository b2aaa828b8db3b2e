//! A position and what is still to do in it.

use super::spaces::{HOME, Mark, SEATS, YARD, is_on_ring, space};
use crate::chance::TwoDice;
use crate::seat::{Seat, SeatSet};

/// Pawns of a player.
pub(super) const PAWNS: usize = 4;

/// Pawns that a space of the ring or of a path holds.
pub(super) const ROOM: usize = 2;

/// The marks of each seat's pawns. Pawns of a colour are alike: their marks are kept ascending, so
/// that equal positions are equal values. Who is not in play has all in the yard.
pub(super) type Pawns = [[Mark; PAWNS]; SEATS as usize];

/// A state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Where the pawns stand.
    pub(super) pawns: Pawns,
    /// The seats in play.
    pub(super) seats: SeatSet,
    /// The seat to act; when the game is over, the winner.
    pub(super) turn: Seat,
    /// What the turn is at.
    pub(super) phase: Phase,
}

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// The throw of the seat to act that may decide who begins.
    Opening {
        /// The highest total so far.
        best: u8,
        /// Who threw it first.
        leader: Seat,
    },
    /// A throw.
    Throw,
    /// A step.
    Play {
        /// The throw.
        dice: TwoDice,
        /// What is left of it.
        left: Left,
    },
    /// Nothing: the game is over.
    Over,
}

/// The dice of a throw that are still to be played, the lower first; 0 stands for one that has been.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Left([u8; 2]);

impl Left {
    /// None.
    pub(super) const NONE: Left = Left([0, 0]);

    /// Both.
    pub(super) fn of(dice: TwoDice) -> Left {
        Left([dice.low(), dice.high()])
    }

    /// Whether both are still to be played.
    pub(super) fn is_whole(self) -> bool {
        self.0[0] != 0
    }

    /// How many.
    pub(super) fn count(self) -> u32 {
        self.numbers().count() as u32
    }

    /// Their numbers, ascending; of doublets twice the same.
    pub(super) fn numbers(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().filter(|&die| die != 0)
    }

    /// Their numbers, ascending, each once.
    pub(super) fn distinct(self) -> impl Iterator<Item = u8> {
        let [low, high] = self.0;
        let low = (low != high).then_some(low);
        low.into_iter().chain([high]).filter(|&die| die != 0)
    }

    /// Whether one of them shows that number.
    pub(super) fn has(self, number: u8) -> bool {
        self.0.contains(&number)
    }

    /// What is left once one of that number has been played; the same where there is none.
    pub(super) fn without(self, number: u8) -> Left {
        let [low, high] = self.0;
        if number == high {
            Left([0, low])
        } else if number == low {
            Left([0, high])
        } else {
            self
        }
    }
}

impl State {
    /// All pawns in their yards, `turn` to act in `phase`.
    pub(super) fn set_up(seats: SeatSet, turn: Seat, phase: Phase) -> State {
        State {
            pawns: [[YARD; PAWNS]; SEATS as usize],
            seats,
            turn,
            phase,
        }
    }

    /// whether the seat's pawns are all home.
    pub(super) fn has_won(&self, seat: Seat) -> bool {
        self.pawns[seat.index()] == [HOME; PAWNS]
    }
}

/// The rival whose pawns stand on a mark of `mover`, and how many they are. On the ring a space holds
/// pawns of one colour only; nowhere else do rivals meet.
pub(super) fn rivals(pawns: &Pawns, mover: Seat, mark: Mark) -> Option<(Seat, usize)> {
    if !is_on_ring(mark) {
        return None;
    }
    let here = space(mover, mark);
    let others = (0..SEATS).map(Seat).filter(|&seat| seat != mover);
    let mut counted = others.map(|seat| {
        let there = |&&mark: &&Mark| is_on_ring(mark) && space(seat, mark) == here;
        (seat, pawns[seat.index()].iter().filter(there).count())
    });
    counted.find(|(_, count)| *count > 0)
}

/// the rival who is captured by a step of `mover` that ends on a mark.
pub(super) fn victim(pawns: &Pawns, mover: Seat, mark: Mark) -> Option<Seat> {
    match rivals(pawns, mover, mark) {
        Some((rival, 1)) => Some(rival),
        _ => None,
    }
}
