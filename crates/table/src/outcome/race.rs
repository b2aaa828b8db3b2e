//! The race of a game: what happened at each step, and how far everyone was after it.

use rules::event::Event;
use rules::piece::Standing;
use rules::seat::{Seat, SeatSet};

/// A game from its opening to the present.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    /// The sides in turn order. A seat that plays alone is a side of its own.
    pub sides: Vec<SeatSet>,
    /// The pieces at the opening.
    pub pieces: Vec<Standing>,
    /// What each side had to go at the opening, in the order of `sides`: spaces, or stars to collect.
    pub to_go: Vec<i32>,
    /// Everything that was made in the game, in order.
    pub moments: Vec<Moment>,
}

/// An outcome or an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// What happened.
    pub events: Vec<Event>,
    /// What each side had to go after it, in the order of [`Race::sides`].
    pub to_go: Vec<i32>,
}

impl Race {
    /// The index of the side that a seat belongs to.
    pub fn side(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.has(seat))
    }

    /// Whether players have pieces of their own. Otherwise they collect something.
    pub fn has_own_pieces(&self) -> bool {
        self.pieces.iter().any(|each| each.piece.owner.is_some())
    }

    /// What each side had to go after each turn, the opening first.
    pub fn turns(&self) -> Vec<&[i32]> {
        let mut turns = vec![&self.to_go[..]];
        let mut is_open = false;
        for moment in &self.moments {
            is_open |= moment.events.iter().any(is_play);
            if moment.events.iter().any(ends_turn) && is_open {
                turns.push(&moment.to_go);
                is_open = false;
            }
        }
        turns
    }
}

/// Whether a turn has begun with this event, and not only the throw for who begins.
fn is_play(event: &Event) -> bool {
    matches!(
        event,
        Event::Thrown { .. } | Event::Drawn { .. } | Event::Laid { .. } | Event::Discarded { .. }
    )
}

/// Whether a turn ends with this event.
pub(super) fn ends_turn(event: &Event) -> bool {
    matches!(event, Event::TurnPasses { .. } | Event::Won { .. })
}
