//! Kinds of states: chance nodes, decisions and terminal states.

use crate::seat::{Seat, SeatSet};

/// The kind of a state in the game tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// `seat` rolls or draws.
    Chance {
        /// The seat that rolls or draws.
        seat: Seat,
    },
    /// `seat` chooses among the legal actions.
    Decision {
        /// The seat that chooses.
        seat: Seat,
    },
    /// The game is over.
    Terminal {
        /// The winner, the winning side, or all who share the win.
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
