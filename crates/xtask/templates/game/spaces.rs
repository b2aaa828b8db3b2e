//! Spaces and marks: how the board is numbered, and how each colour meets it.
//!
//! A pawn stands on a *mark*, its distance along its own colour's way, so that the four colours
//! share one arithmetic. A [`Space`] is a place on the board, the same for all.

use super::GameName;
use crate::board::Space;
use crate::game::Game;
use crate::seat::Seat;

/// How far along its colour's way a pawn has come.
pub(super) type Mark = u8;

/// Players at most.
pub(super) const SEATS: u8 = 4;
/// Spaces of one side of the ring.
pub(super) const SIDE: u8 = 10;
/// Spaces of a colour's path.
pub(super) const PATH: u8 = 3;

/// Where pawns wait.
pub(super) const YARD: Mark = 0;
/// The starting space.
pub(super) const START: Mark = 1;
/// The last mark on the ring: the entrance, before the path.
pub(super) const ENTRANCE: Mark = SEATS * SIDE;
/// Where pawns end.
pub(super) const HOME: Mark = ENTRANCE + PATH + 1;

/// Spaces that belong to one colour: its yard, its path, its home.
const OWN: u8 = PATH + 2;
/// All spaces: the ring, then each colour's own.
pub(super) const SPACES: u8 = ENTRANCE + SEATS * OWN;

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A space of the ring, by its side and its number there.
    Ring { side: Seat, number: u8 },
    /// A space of a colour's path.
    Path { seat: Seat, number: u8 },
    /// A colour's yard.
    Yard { seat: Seat },
    /// A colour's home.
    Home { seat: Seat },
}

impl Place {
    /// What a space is.
    pub(super) fn of(Space(index): Space) -> Place {
        if index < ENTRANCE {
            let (side, number) = (Seat(index / SIDE), index % SIDE + 1);
            return Place::Ring { side, number };
        }
        let (seat, number) = (Seat((index - ENTRANCE) / OWN), (index - ENTRANCE) % OWN);
        match number {
            0 => Place::Yard { seat },
            1..=PATH => Place::Path { seat, number },
            _ => Place::Home { seat },
        }
    }
}

/// Whether a mark is on the ring, where colours meet.
pub(super) fn is_on_ring(mark: Mark) -> bool {
    (START..=ENTRANCE).contains(&mark)
}

/// The space of a mark of `seat`.
pub(super) fn space(seat: Seat, mark: Mark) -> Space {
    let own = ENTRANCE + seat.0 * OWN;
    Space(match mark {
        YARD => own,
        START..=ENTRANCE => (seat.0 * SIDE + mark - START) % ENTRANCE,
        _ => own + mark - ENTRANCE,
    })
}

/// The mark of a space for `seat`; `None` where its pawns never come.
pub(super) fn mark(seat: Seat, space: Space) -> Option<Mark> {
    match Place::of(space) {
        Place::Ring { .. } => Some((space.0 + ENTRANCE - seat.0 * SIDE) % ENTRANCE + START),
        Place::Yard { seat: owner } if owner == seat => Some(YARD),
        Place::Path {
            seat: owner,
            number,
        } if owner == seat => Some(ENTRANCE + number),
        Place::Home { seat: owner } if owner == seat => Some(HOME),
        _ => None,
    }
}

/// The mark after one step more, from the yard the starting space; `None` at home.
pub(super) fn onward(mark: Mark) -> Option<Mark> {
    (mark < HOME).then_some(mark + 1)
}

/// The name of a space in notation, the yard and home of a colour apart from the others'.
pub(super) fn name(space: Space) -> String {
    let letter = |seat| GameName::FAMILY.letter(seat);
    match Place::of(space) {
        Place::Ring { side, number } => format!("{}{number}", letter(side)),
        Place::Path { seat, number } => format!("{}h{number}", letter(seat)),
        Place::Yard { seat } => format!("{} yard", letter(seat)),
        Place::Home { seat } => format!("{} home", letter(seat)),
    }
}

/// The name of a mark of `seat`, who needs not be told whose yard and home are meant.
pub(super) fn mark_name(seat: Seat, mark: Mark) -> String {
    match mark {
        YARD => "yard".to_owned(),
        HOME => "home".to_owned(),
        _ => name(space(seat, mark)),
    }
}
