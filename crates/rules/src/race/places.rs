//! Places on a four-sided board: the numbers and names of its spaces.

use crate::board::Space;
use crate::notation::whole;
use crate::ruleset::Family;
use crate::seat::Seat;

/// The place of a space: its kind, its side, and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A space of the ring, the track around the board.
    Ring {
        /// The side, counted in the order in which pawns visit them.
        side: u8,
        /// The number on the side, from 0.
        number: u8,
    },
    /// A space of a side's turnout.
    Turnout {
        /// The side.
        side: u8,
        /// The number in the turnout, from 1.
        number: u8,
    },
    /// A space of a colour's home path.
    HomePath {
        /// The side of the colour.
        side: u8,
        /// The number on the home path, from 1.
        number: u8,
    },
    /// A colour's yard.
    Yard {
        /// The side of the colour.
        side: u8,
    },
    /// A colour's home.
    Home {
        /// The side of the colour.
        side: u8,
    },
}

impl Place {
    /// The side of the place.
    pub fn side(self) -> u8 {
        match self {
            Place::Ring { side, .. }
            | Place::Turnout { side, .. }
            | Place::HomePath { side, .. }
            | Place::Yard { side }
            | Place::Home { side } => side,
        }
    }
}

/// The numbering of a board's spaces: first the ring, then the turnouts, the home paths, the yards
/// and the homes, each one side after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The number of ring spaces on each side.
    pub side: u8,
    /// The number of spaces in each turnout; 0 for a board without turnouts.
    pub turnout: u8,
    /// The number of spaces on each home path.
    pub home_path: u8,
    /// Whether turns pass around the table in the direction opposite to the pawns.
    pub turns_against_pawns: bool,
}

impl Layout {
    /// The numbers of the first turnout, home path, yard and home space, and the total number of
    /// spaces.
    const fn sections(&self) -> [u8; 5] {
        let turnouts = 4 * self.side;
        let paths = turnouts + 4 * self.turnout;
        let yards = paths + 4 * self.home_path;
        [turnouts, paths, yards, yards + 4, yards + 8]
    }

    /// The total number of spaces.
    pub const fn spaces(&self) -> u8 {
        self.sections()[4]
    }

    /// The side on which a seat's pawns enter.
    pub const fn side_of(&self, seat: Seat) -> u8 {
        if self.turns_against_pawns {
            (4 - seat.0) % 4
        } else {
            seat.0
        }
    }

    /// The seat whose pawns enter on a side.
    pub const fn seat_of(&self, side: u8) -> Seat {
        // The mapping is its own inverse in both directions of play.
        Seat(self.side_of(Seat(side)))
    }

    /// The seat whose pawns enter `ahead` sides after those of `seat`.
    #[inline]
    pub const fn seat_ahead(&self, seat: Seat, ahead: u8) -> Seat {
        let turns = if self.turns_against_pawns {
            4 - ahead
        } else {
            ahead
        };
        Seat((seat.0 + turns) % 4)
    }

    /// How many sides after those of `seat` the pawns of `other` enter.
    pub const fn sides_ahead(&self, seat: Seat, other: Seat) -> u8 {
        (self.side_of(other) + 4 - self.side_of(seat)) % 4
    }

    /// The place of a space.
    pub fn place(&self, Space(space): Space) -> Place {
        let [turnouts, paths, yards, homes, _] = self.sections();
        let lane = |first: u8, length: u8| ((space - first) / length, (space - first) % length + 1);
        if space < turnouts {
            let (side, number) = (space / self.side, space % self.side);
            Place::Ring { side, number }
        } else if space < paths {
            let (side, number) = lane(turnouts, self.turnout);
            Place::Turnout { side, number }
        } else if space < yards {
            let (side, number) = lane(paths, self.home_path);
            Place::HomePath { side, number }
        } else if space < homes {
            let side = space - yards;
            Place::Yard { side }
        } else {
            let side = space - homes;
            Place::Home { side }
        }
    }

    /// The space at a place.
    pub fn space(&self, place: Place) -> Space {
        let [turnouts, paths, yards, homes, _] = self.sections();
        Space(match place {
            Place::Ring { side, number } => side * self.side + number,
            Place::Turnout { side, number } => turnouts + side * self.turnout + number - 1,
            Place::HomePath { side, number } => paths + side * self.home_path + number - 1,
            Place::Yard { side } => yards + side,
            Place::Home { side } => homes + side,
        })
    }

    /// The name of a space in notation; yards and homes include their colour.
    pub fn name(&self, family: &Family, space: Space) -> String {
        let place = self.place(space);
        let letter = family.letter(self.seat_of(place.side()));
        match place {
            Place::Ring { number, .. } => format!("{letter}{number}"),
            Place::Turnout { number, .. } => format!("{letter}t{number}"),
            Place::HomePath { number, .. } => format!("{letter}h{number}"),
            Place::Yard { .. } => format!("{letter} yard"),
            Place::Home { .. } => format!("{letter} home"),
        }
    }

    /// Parses the name of a space of the ring, a turnout or a home path.
    pub fn parse_place(&self, family: &Family, name: &str) -> Option<Place> {
        let mut letters = name.chars();
        let side = self.side_of(family.seat(letters.next()?)?);
        let (lane, digits) = match letters.as_str().split_at_checked(1) {
            Some(("t", digits)) => ('t', digits),
            Some(("h", digits)) => ('h', digits),
            _ => (' ', letters.as_str()),
        };
        let number = whole(digits)?;
        match lane {
            't' if (1..=self.turnout).contains(&number) => Some(Place::Turnout { side, number }),
            'h' if (1..=self.home_path).contains(&number) => Some(Place::HomePath { side, number }),
            ' ' if number < self.side => Some(Place::Ring { side, number }),
            _ => None,
        }
    }
}
