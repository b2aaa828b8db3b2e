//! Events: what an outcome or an action did, told with all that a screen needs to show it.

use crate::board::Space;
use crate::chance::Faces;
use crate::piece::{Piece, Standing};
use crate::seat::{Seat, SeatSet};

/// What a step spent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spent {
    /// One die.
    Die(u8),
    /// Two dice together, the lower first.
    Both(u8, u8),
    /// A reward or bonus of so many spaces.
    Reward(u8),
    /// A card, or a part of it of so many spaces, by the name of the card.
    Card(&'static str, u8),
    /// Nothing: the space itself sends the piece on.
    Space,
}

/// One thing that happened. Applied in order to the shown pieces ([`crate::piece::fold`]), the
/// events of an action give the pieces of the state after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat threw or drew to see who begins.
    Opened {
        /// Who threw.
        seat: Seat,
        /// What came.
        faces: Faces,
    },
    /// The opening was tied between these seats, which throw again.
    OpeningTied {
        /// Who throws again.
        seats: SeatSet,
    },
    /// The opening decided who begins.
    Begins {
        /// The first seat to play.
        seat: Seat,
    },
    /// A seat threw or drew.
    Thrown {
        /// Who threw.
        seat: Seat,
        /// What came.
        faces: Faces,
    },
    /// A piece moved.
    Moved {
        /// Who moved it.
        seat: Seat,
        /// Which piece.
        piece: Piece,
        /// Every space of the way, the first and the last included.
        way: Vec<Space>,
        /// What the step spent.
        spent: Spent,
    },
    /// A piece was captured and put back.
    Captured {
        /// Who captured it.
        seat: Seat,
        /// The piece captured.
        piece: Piece,
        /// Where it stood.
        from: Space,
        /// Where it was put.
        to: Space,
    },
    /// A piece slid on from where a step ended.
    Slid {
        /// Who moved it.
        seat: Seat,
        /// Which piece.
        piece: Piece,
        /// Every space of the way, the first and the last included.
        way: Vec<Space>,
    },
    /// Two pieces changed places.
    Swapped {
        /// Who did it.
        seat: Seat,
        /// One of them, and where it stood.
        one: Standing,
        /// The other, and where it stood.
        other: Standing,
        /// What the step spent.
        spent: Spent,
    },
    /// A piece was put back by the rules, not by a rival.
    SentBack {
        /// Whose turn it is.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// Where it stood.
        from: Space,
        /// Where it was put.
        to: Space,
    },
    /// Things that players collect went from one to another.
    Paid {
        /// Who gave them; `None` for the supply.
        from: Option<Seat>,
        /// Who has them now; `None` for the supply.
        to: Option<Seat>,
        /// How many.
        count: u8,
    },
    /// A seat chose another player.
    Picked {
        /// Who chose.
        seat: Seat,
        /// Who was chosen.
        other: Seat,
    },
    /// A seat drew a card that others may not see.
    Drawn {
        /// Who drew.
        seat: Seat,
    },
    /// A seat laid down a card of its hand to play it.
    Laid {
        /// Whose it was.
        seat: Seat,
        /// The card.
        faces: Faces,
    },
    /// A seat put a card away unplayed.
    Discarded {
        /// Whose it was.
        seat: Seat,
        /// What was put away.
        faces: Faces,
    },
    /// What was put away has been shuffled and is drawn from again.
    Reshuffled,
    /// A reward was earned and can be used.
    RewardEarned {
        /// Whose it is.
        seat: Seat,
        /// Of how many spaces.
        steps: u8,
    },
    /// A reward was earned that no piece can use.
    RewardLost {
        /// Whose it was.
        seat: Seat,
        /// Of how many spaces.
        steps: u8,
    },
    /// A reward was given up.
    RewardDeclined {
        /// Whose it was.
        seat: Seat,
        /// Of how many spaces.
        steps: u8,
    },
    /// Dice or cards that could not be played are forfeited.
    Forfeited {
        /// Whose they were.
        seat: Seat,
        /// What was forfeited.
        faces: Faces,
    },
    /// Nothing could be played.
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// The same seat throws again.
    ThrowsAgain {
        /// Who throws.
        seat: Seat,
    },
    /// The turn passes.
    TurnPasses {
        /// Who is next.
        to: Seat,
    },
    /// The game is won.
    Won {
        /// The winner, or the side.
        seats: SeatSet,
    },
}

/// Something that listens to events.
///
/// Events are handed over as functions that make them, so that nobody pays for an event that
/// nobody hears.
pub trait Sink {
    /// Takes the event that `make` makes, or leaves it unmade.
    fn emit(&mut self, make: impl FnOnce() -> Event);
}

/// The sink that hears nothing, for bots and benchmarks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Sink for Silent {
    #[inline]
    fn emit(&mut self, _make: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        self.push(make());
    }
}

/// A sink that is switched off with `None`: it then makes no event.
impl Sink for Option<&mut Vec<Event>> {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        if let Some(events) = self {
            events.push(make());
        }
    }
}
