//! The spaces, as each colour meets them and as all see them.
//!
//! A pawn stands on a **mark**: the way from its own nest to its own home, numbered as its own
//! colour meets it. So the four colours share all arithmetic, and the order of marks is the way
//! forward. Marks are counted back from home, so that both rings have the same home path; the
//! shorter ring leaves the first few unused.
//!
//! | marks | |
//! | --- | --- |
//! | 0 | the nest |
//! | from 1 (ring of 72) or 5 (ring of 68) to 68 | the ring from the own entry space to the own home entrance |
//! | 69 to 75 | the own home path |
//! | 76 | home |
//! | 128 and on | spaces where the colour never stands, so that a try to go there can be refused |

use super::marks::{Marks, bit};
use crate::board::Space;
use crate::seat::Seat;

/// The spaces of a home path (C-3).
pub(super) const HOME_PATH: u8 = 7;
/// The number of a colour's entry space on its own side (C-1).
pub(super) const ENTRY: u8 = 5;
/// What a die must show, or two dice add up to, to enter a pawn (C-7).
pub(super) const ENTRY_NUMBER: u8 = 5;

/// A space as one colour meets it; see the table of this module.
pub(super) type Mark = u8;

/// The nest.
pub(super) const YARD: Mark = 0;
/// The own home entrance, the last mark on the ring.
pub(super) const ENTRANCE: Mark = 68;
/// Home.
pub(super) const HOME: Mark = ENTRANCE + HOME_PATH + 1;

/// Marks from here on are spaces where the colour never stands.
const FOREIGN: Mark = 128;

/// What a space is, by its side or colour and its number there.
///
/// Sides are numbered in the order in which pawns come to them: Yellow, Green, Red, Blue (C-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A space of the ring.
    Ring { side: u8, number: u8 },
    /// A space of a side's home path, from 1.
    HomePath { side: u8, number: u8 },
    /// A side's nest.
    Yard { side: u8 },
    /// A side's home.
    Home { side: u8 },
}

/// The side on which a seat's pawns enter. The turn goes round the table the other way than the
/// pawns do (C-2), so that it is its own inverse.
pub(super) fn side_of(seat: Seat) -> u8 {
    (4 - seat.0) % 4
}

/// The seat of that side.
pub(super) fn seat_of(side: u8) -> Seat {
    Seat((4 - side) % 4)
}

/// The ring of 72 spaces or of 68 (C-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ring {
    /// The spaces of a side.
    side: u8,
    /// Whose marks are safe spaces, as any colour meets them: the ring looks alike to all.
    safe: Marks,
}

impl Ring {
    /// The ring as the rules we follow print it.
    pub(super) const OF_72: Ring = Ring::of(18);
    /// The ring of the board usually sold.
    pub(super) const OF_68: Ring = Ring::of(17);

    const fn of(side: u8) -> Ring {
        let mut ring = Ring { side, safe: 0 };
        let mut index = 0;
        while index < 4 * side {
            if ring.is_safe_number(index % side)
                && let Some(mark) = ring.mark_ahead(index)
            {
                ring.safe |= bit(mark);
            }
            index += 1;
        }
        ring
    }

    /// The spaces of a side.
    pub(super) const fn side(self) -> u8 {
        self.side
    }

    /// All spaces of the ring.
    const fn length(self) -> u8 {
        4 * self.side
    }

    /// How many spaces the board has.
    pub(super) const fn spaces(self) -> u8 {
        self.length() + 4 * HOME_PATH + 8
    }

    /// The mark of the own entry space.
    pub(super) const fn entered(self) -> Mark {
        // From number 5 once round to number 0.
        ENTRANCE - (self.length() - ENTRY)
    }

    /// The marks of safe spaces.
    pub(super) const fn safe(self) -> Marks {
        self.safe
    }

    /// Whether that number of a side is safe (C-1).
    pub(super) const fn is_safe_number(self, number: u8) -> bool {
        number == 0 || number == ENTRY || number == self.side - ENTRY
    }

    /// The mark of the space so many after the own home entrance, less than twice round; none for
    /// the first four, where a pawn never comes (C-19).
    const fn mark_ahead(self, index: u8) -> Option<Mark> {
        let length = self.length();
        match if index < length {
            index
        } else {
            index - length
        } {
            0 => Some(ENTRANCE),
            index if index >= ENTRY => Some(index - ENTRY + self.entered()),
            _ => None,
        }
    }

    /// Where a mover meets a pawn that stands on `mark` of the side `ahead` sides further on, as
    /// the mover's mark; none off the ring and where the mover never comes.
    #[inline]
    pub(super) fn met(self, ahead: u8, mark: Mark) -> Option<Mark> {
        let on_ring = (self.entered()..=ENTRANCE).contains(&mark);
        on_ring.then(|| self.mark_ahead(ahead * self.side + ENTRY + mark - self.entered()))?
    }

    /// What `space` is.
    pub(super) fn place_of(self, Space(space): Space) -> Place {
        let paths = self.length();
        let yards = paths + 4 * HOME_PATH;
        if space < paths {
            Place::Ring {
                side: space / self.side,
                number: space % self.side,
            }
        } else if space < yards {
            Place::HomePath {
                side: (space - paths) / HOME_PATH,
                number: (space - paths) % HOME_PATH + 1,
            }
        } else if space < yards + 4 {
            Place::Yard {
                side: space - yards,
            }
        } else {
            Place::Home {
                side: space - yards - 4,
            }
        }
    }

    /// The space of a place.
    pub(super) fn space_of(self, place: Place) -> Space {
        let paths = self.length();
        let yards = paths + 4 * HOME_PATH;
        Space(match place {
            Place::Ring { side, number } => side * self.side + number,
            Place::HomePath { side, number } => paths + side * HOME_PATH + number - 1,
            Place::Yard { side } => yards + side,
            Place::Home { side } => yards + 4 + side,
        })
    }

    /// The place of a mark of `seat`.
    pub(super) fn place(self, seat: Seat, mark: Mark) -> Place {
        let side = side_of(seat);
        match mark {
            FOREIGN.. => self.place_of(Space(mark - FOREIGN)),
            YARD => Place::Yard { side },
            HOME.. => Place::Home { side },
            _ if mark > ENTRANCE => Place::HomePath {
                side,
                number: mark - ENTRANCE,
            },
            _ => {
                let index = side * self.side + ENTRY + mark - self.entered();
                let index = index % self.length();
                Place::Ring {
                    side: index / self.side,
                    number: index % self.side,
                }
            }
        }
    }

    /// The space of a mark of `seat`.
    pub(super) fn space(self, seat: Seat, mark: Mark) -> Space {
        self.space_of(self.place(seat, mark))
    }

    /// The mark of a place for `seat`; `None` where its pawns never stand: the first four spaces
    /// after its own home entrance, and what belongs to other colours.
    fn mark_of(self, seat: Seat, place: Place) -> Option<Mark> {
        let own = side_of(seat);
        match place {
            Place::Ring { side, number } => {
                self.mark_ahead((side + 4 - own) % 4 * self.side + number)
            }
            Place::HomePath { side, number } => (side == own).then_some(ENTRANCE + number),
            Place::Yard { side } => (side == own).then_some(YARD),
            Place::Home { side } => (side == own).then_some(HOME),
        }
    }

    /// The mark of a space for `seat`, one from 128 on where its pawns never stand.
    pub(super) fn mark(self, seat: Seat, space: Space) -> Mark {
        let mark = self.mark_of(seat, self.place_of(space));
        mark.unwrap_or(FOREIGN + space.0)
    }

    /// The mark one step on; none from home.
    pub(super) fn onward(self, mark: Mark) -> Option<Mark> {
        match mark {
            YARD => Some(self.entered()),
            HOME.. => None,
            _ => Some(mark + 1),
        }
    }

    /// The steps from a mark to home, entering counted as one (C-3).
    pub(super) fn steps_to_go(self, mark: Mark) -> u8 {
        match mark {
            YARD => HOME - self.entered() + 1,
            _ => HOME - mark,
        }
    }
}

/// Whether a colour's pawns can stand on its mark.
pub(super) fn is_own(mark: Mark) -> bool {
    mark < FOREIGN
}

/// Whether a mark is of the ring.
pub(super) fn is_on_ring(mark: Mark) -> bool {
    mark != YARD && mark <= ENTRANCE
}
