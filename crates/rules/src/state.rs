//! What a state is waiting for.

use crate::seat::{Seat, SeatSet};

/// The kind of node that a state is in the tree of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// Chance decides: `seat` throws or draws.
    Chance {
        /// Who throws or draws.
        seat: Seat,
    },
    /// `seat` chooses among the legal actions.
    Decision {
        /// Who chooses.
        seat: Seat,
    },
    /// The game is over.
    Terminal {
        /// The winner, a side, or those who share the win.
        winners: SeatSet,
    },
}

impl Node {
    /// The seat to act, unless the game is over.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Node::Chance { seat } | Node::Decision { seat } => Some(seat),
            Node::Terminal { .. } => None,
        }
    }
}
