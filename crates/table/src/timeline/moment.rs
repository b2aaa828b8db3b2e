//! Moments: events that get a banner and a sound.

use rules::seat::Seat;

use crate::sides::Side;

/// How long a banner is shown, in milliseconds.
pub const BANNER_MS: u32 = 1_200;

/// The kinds of moments with a banner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentKind {
    /// A piece is captured.
    Capture {
        /// The capturing player.
        by: Seat,
        /// The owner of the piece.
        of: Seat,
    },
    /// A piece reaches home.
    Home,
    /// Two pieces form a blockade.
    Blockade,
    /// One of the two pieces of a blockade leaves it.
    BlockadeBroken,
    /// A bonus is earned.
    Reward {
        /// The bonus, in spaces.
        steps: u8,
    },
    /// A doublet: both dice show the same number.
    Doublet,
    /// A roll that brings another for a number on a die.
    Again {
        /// The number.
        number: u8,
    },
    /// A roll that would bring another does not, since not all of it could be played.
    NoOtherRoll,
    /// A card that has a name instead of a number.
    Card(&'static str),
    /// The opening rolls decided who goes first.
    Begins {
        /// The player who goes first.
        seat: Seat,
    },
    /// A piece slides.
    Slide,
    /// Two pieces change places.
    Swap {
        /// The player whose turn it is.
        by: Seat,
        /// The owner of the other piece.
        of: Option<Seat>,
    },
    /// The rules send a piece back, as after a third doublet.
    SentBack,
    /// A roll is lost, such as a third doublet while no piece is on its way.
    RollLost,
    /// Stars change hands.
    Stars {
        /// The player who gets them, if any.
        gains: Option<Seat>,
        /// The player who gives them, if any.
        loses: Option<Seat>,
        /// The number of stars.
        count: u32,
    },
    /// The game is won.
    Win,
}

/// A moment with a banner. The time is in milliseconds from the start of the timeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The time.
    pub at_ms: u32,
    /// The kind.
    pub what: MomentKind,
}

/// A text shown over the board for a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Banner {
    /// The time at which it appears.
    pub at_ms: u32,
    /// The kind of moment.
    pub what: MomentKind,
    /// The text: "Red captures you".
    pub words: String,
    /// The side to which it is turned.
    pub side: Side,
}
