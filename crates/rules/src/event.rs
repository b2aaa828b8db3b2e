//! Events: what an outcome or an action did, in enough detail to show it.

use crate::board::Space;
use crate::chance::Faces;
use crate::piece::{Piece, PiecePosition};
use crate::seat::{Seat, SeatSet};

/// What a step costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cost {
    /// One die.
    Die(u8),
    /// Two dice together, the lower first.
    Both(u8, u8),
    /// A reward or bonus of this many spaces.
    Reward(u8),
    /// A card by its name, or a part of it, and the number of spaces.
    Card(&'static str, u8),
    /// Nothing: the space itself moves the piece on.
    Space,
}

/// One thing that happened. The events of an action, applied in order to the pieces on the screen
/// ([`fold`]), give the pieces of the state after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat rolled or drew for who goes first.
    Opened {
        /// The seat that rolled.
        seat: Seat,
        /// The outcome.
        faces: Faces,
    },
    /// These seats tied for who goes first and roll again.
    OpeningTied {
        /// The seats that roll again.
        seats: SeatSet,
    },
    /// It is decided who goes first.
    Begins {
        /// The seat that goes first.
        seat: Seat,
    },
    /// A seat rolled or drew.
    Rolled {
        /// The seat that rolled.
        seat: Seat,
        /// The outcome.
        faces: Faces,
    },
    /// A piece moved.
    Moved {
        /// The seat that moved it.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// Every space of the move, including the first and the last.
        way: Vec<Space>,
        /// The cost of the step.
        cost: Cost,
    },
    /// A piece was captured and sent back.
    Captured {
        /// The seat that captured it.
        seat: Seat,
        /// The captured piece.
        piece: Piece,
        /// Where the piece stood.
        from: Space,
        /// Where the piece was sent.
        to: Space,
    },
    /// A piece slid on from where a step ended.
    Slid {
        /// The seat that moved it.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// Every space of the slide, including the first and the last.
        way: Vec<Space>,
    },
    /// Two pieces changed places.
    Swapped {
        /// The seat that swapped them.
        seat: Seat,
        /// The first piece, and where it stood.
        one: PiecePosition,
        /// The second piece, and where it stood.
        other: PiecePosition,
        /// The cost of the step.
        cost: Cost,
    },
    /// A rule, not a rival, sent a piece back.
    SentBack {
        /// The seat whose turn it is.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// Where the piece stood.
        from: Space,
        /// Where the piece was sent.
        to: Space,
    },
    /// Collected items changed hands.
    Paid {
        /// The giver; `None` for the supply.
        from: Option<Seat>,
        /// The receiver; `None` for the supply.
        to: Option<Seat>,
        /// The number of items.
        count: u8,
    },
    /// A seat chose another player.
    Picked {
        /// The seat that chose.
        seat: Seat,
        /// The chosen seat.
        other: Seat,
    },
    /// A seat drew a card hidden from others.
    Drawn {
        /// The seat that drew.
        seat: Seat,
    },
    /// A seat played a card from its hand.
    CardPlayed {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        faces: Faces,
    },
    /// A seat discarded a card unplayed.
    Discarded {
        /// The seat that discarded it.
        seat: Seat,
        /// The card.
        faces: Faces,
    },
    /// The discard pile was shuffled into a new draw pile.
    Reshuffled,
    /// A reward was earned and can be used.
    RewardEarned {
        /// The seat that earned it.
        seat: Seat,
        /// The number of spaces.
        steps: u8,
    },
    /// A seat earned a reward that none of its pieces can use.
    RewardLost {
        /// The seat that earned it.
        seat: Seat,
        /// The number of spaces.
        steps: u8,
    },
    /// A seat declined a reward.
    RewardDeclined {
        /// The seat that declined it.
        seat: Seat,
        /// The number of spaces.
        steps: u8,
    },
    /// A seat forfeited dice or cards that it could not play.
    Forfeited {
        /// The seat that forfeited them.
        seat: Seat,
        /// The dice or cards.
        faces: Faces,
    },
    /// A seat lost its roll, such as a third doublet without a piece to send back.
    RollLost {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A seat had no legal move.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// The same seat rolls again.
    RollsAgain {
        /// The seat that rolls.
        seat: Seat,
        /// The number of the die that brings the roll; `None` if no die alone does.
        number: Option<u8>,
    },
    /// A roll that would bring another does not, since not all of it could be played.
    NoOtherRoll {
        /// The seat that rolled.
        seat: Seat,
    },
    /// The turn passes.
    TurnPasses {
        /// The next seat.
        to: Seat,
    },
    /// The game is won.
    Won {
        /// The winner, or the winning side.
        seats: SeatSet,
    },
}

impl Event {
    /// The seat that rolls or plays in this event.
    pub fn actor(&self) -> Option<Seat> {
        match self {
            Event::Rolled { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Captured { seat, .. }
            | Event::Slid { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::SentBack { seat, .. }
            | Event::Picked { seat, .. }
            | Event::CardPlayed { seat, .. }
            | Event::Discarded { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The seat that acts, or to which it happens.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Opened { seat, .. }
            | Event::Begins { seat }
            | Event::Drawn { seat }
            | Event::RewardEarned { seat, .. }
            | Event::RewardLost { seat, .. }
            | Event::RewardDeclined { seat, .. }
            | Event::Forfeited { seat, .. }
            | Event::RollLost { seat }
            | Event::Passed { seat }
            | Event::RollsAgain { seat, .. }
            | Event::NoOtherRoll { seat } => Some(*seat),
            Event::Paid { from, to, .. } => from.or(*to),
            _ => self.actor(),
        }
    }

    /// The seat that captures a player's piece, and the piece's owner.
    pub fn capture(&self) -> Option<(Seat, Seat)> {
        match self {
            Event::Captured { seat, piece, .. } => Some((*seat, piece.owner?)),
            _ => None,
        }
    }

    /// The player who gives collected items to another player, that player, and the number of items.
    pub fn gift(&self) -> Option<(Seat, Seat, u8)> {
        match *self {
            Event::Paid { from, to, count } => Some((from?, to?, count)),
            _ => None,
        }
    }
}

/// Moves the shown pieces as `event` says. Of several equal pieces on a space, the last in the list
/// moves, like the top of a stack.
///
/// Returns the indices of the pieces that moved: none, one, or two for a swap.
///
/// # Panics
/// When the event moves a piece that is not there, so the events do not belong to these pieces.
pub fn fold(shown: &mut [PiecePosition], event: &Event) -> Vec<usize> {
    let moves = moves(event);
    let found = |(standing, _): &(PiecePosition, Space)| {
        let index = shown.iter().rposition(|each| each == standing);
        index.unwrap_or_else(|| panic!("no such piece on space {}", standing.at.0))
    };
    // Find all pieces before moving any: one may move to where another stood.
    let indices: Vec<usize> = moves.iter().map(found).collect();
    for (index, (_, to)) in indices.iter().zip(moves) {
        shown[*index].at = to;
    }
    indices
}

/// The pieces an event moves, each with its position before the event and its new space.
pub fn moves(event: &Event) -> Vec<(PiecePosition, Space)> {
    match event {
        Event::Moved { piece, way, .. } | Event::Slid { piece, way, .. } => {
            match (way.first(), way.last()) {
                (Some(&at), Some(&to)) => vec![(PiecePosition { piece: *piece, at }, to)],
                _ => Vec::new(),
            }
        }
        Event::Captured {
            piece, from, to, ..
        }
        | Event::SentBack {
            piece, from, to, ..
        } => {
            let standing = PiecePosition {
                piece: *piece,
                at: *from,
            };
            vec![(standing, *to)]
        }
        Event::Swapped { one, other, .. } => vec![(*one, other.at), (*other, one.at)],
        _ => Vec::new(),
    }
}

/// A receiver of events.
///
/// `emit` takes a function that makes the event, so an ignored event costs nothing.
pub trait Sink {
    /// Receives the event that `make` returns; may skip calling `make`.
    fn emit(&mut self, make: impl FnOnce() -> Event);

    /// Whether events are received. If not, a game need not find out what they would tell.
    #[inline]
    fn is_listening(&self) -> bool {
        true
    }
}

/// A sink that ignores all events, for bots and benchmarks.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSink;

impl Sink for NullSink {
    #[inline]
    fn emit(&mut self, _make: impl FnOnce() -> Event) {}

    #[inline]
    fn is_listening(&self) -> bool {
        false
    }
}

impl Sink for Vec<Event> {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        self.push(make());
    }
}
