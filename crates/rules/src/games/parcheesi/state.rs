//! A position of Parcheesi and what is still to do in it.

use super::blockades::Blockades;
use super::mates::Mates;
use super::row::Row;
use super::spaces::YARD;
use super::throw::{Bonuses, Left, Numbers};
use crate::chance::TwoDice;
use crate::seat::{Seat, SeatSet};

/// Pawns of a player (C-5).
pub(super) const PAWNS: usize = 4;

/// The third doublet of a turn is not played (C-10): so many may be played before it.
pub(super) const DOUBLETS: u8 = 2;

/// A state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The pawns of each seat; seats not in play have all in the nest.
    pub(super) pawns: [Row; 4],
    /// The blockades of each seat that have stood at the end of a turn of its owner (C-14).
    pub(super) blockades: [Blockades; 4],
    /// The seats in play.
    pub(super) seats: SeatSet,
    /// The seat to act; when the game is over, the winner.
    pub(super) turn: Seat,
    /// Doublets played in this turn, the throw in hand not counted (C-10).
    pub(super) doublets: u8,
    /// What the turn is at.
    pub(super) phase: Phase,
}

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// The opening throw of the seat to act (C-5).
    Opening {
        /// Who throws in this round: all seats, later those who tie.
        contenders: SeatSet,
        /// What each has thrown in this round, 0 for not yet.
        thrown: [u8; 4],
    },
    /// A throw.
    Throw,
    /// A step.
    Play {
        /// The throw.
        dice: TwoDice,
        /// Whether the undersides count too (C-9).
        undersides: bool,
        /// Which dice are still to be played.
        left: Left,
        /// How many have been forfeited (C-20).
        forfeited: u8,
        /// The bonuses that wait to be used (C-20).
        bonuses: Bonuses,
        /// Which pawns stood together at the throw (C-13).
        mates: Mates,
    },
    /// Nothing: the game is over.
    Over,
}

impl State {
    /// All pawns in their nests, `turn` to act in `phase`.
    pub(super) fn set_up(seats: SeatSet, turn: Seat, phase: Phase) -> State {
        State {
            pawns: [Row::YARD; 4],
            blockades: [Blockades::NONE; 4],
            seats,
            turn,
            doublets: 0,
            phase,
        }
    }

    /// The pawns of the seat to act.
    pub(super) fn own(&self) -> Row {
        self.pawns[self.turn.index()]
    }

    /// Whether the seat's four pawns are home.
    pub(super) fn all_home(&self, seat: Seat) -> bool {
        self.pawns[seat.index()] == Row::HOME
    }

    /// The phase in which the seat to act plays a throw of which nothing has been played.
    pub(super) fn thrown(&self, dice: TwoDice) -> Phase {
        let own = self.own();
        // C-9; the third doublet is not played (C-10).
        let undersides = dice.is_doublet() && self.doublets < DOUBLETS && !own.has(YARD);
        Phase::Play {
            dice,
            undersides,
            left: Left::all(dice, undersides),
            forfeited: 0,
            bonuses: Bonuses::NONE,
            mates: Mates::of(own),
        }
    }

    /// The same with a turn of `seat` at its beginning; nothing once the game is over.
    pub(super) fn about_to_throw(&self, seat: Seat) -> Option<State> {
        let goes_on = self.phase != Phase::Over && self.seats.has(seat);
        goes_on.then_some(State {
            turn: seat,
            doublets: 0,
            phase: Phase::Throw,
            ..*self
        })
    }

    /// Whether the throw in hand is the third doublet of the turn (C-10).
    pub(super) fn is_third_doublet(&self) -> bool {
        match self.phase {
            Phase::Play { dice, .. } => dice.is_doublet() && self.doublets == DOUBLETS,
            _ => false,
        }
    }

    /// The numbers of the dice that are still to be played, ascending, each as often as it is.
    pub(super) fn numbers_left(&self) -> Vec<u8> {
        match self.phase {
            Phase::Play { dice, left, .. } => left.numbers(Numbers::of(dice)).collect(),
            _ => Vec::new(),
        }
    }
}

/// The seat opposite (C-2).
pub(super) fn opposite(Seat(seat): Seat) -> Seat {
    Seat((seat + 2) % 4)
}
