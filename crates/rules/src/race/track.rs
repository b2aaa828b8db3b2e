//! The track of a race: a ring of four sides, with a way home for each colour.
//!
//! Each space has a number on the board, the same for all ([`Space`]), and a place by its side
//! ([`Place`]). Pawns use a third numbering: the **path index** is the position on the path of the
//! pawn's own colour, so all colours share one arithmetic, and a higher index is further on.
//!
//! | path index | |
//! | --- | --- |
//! | 0 | the yard |
//! | [`Track::start`] to [`Track::entrance`] | the ring, from the colour's start to its home entrance |
//! | up to [`Track::home`] | the colour's home path, then home |
//! | from 64 | the turnouts in the order met, where the track has any |
//! | from 128 | spaces where the colour never stands, so that a try to go there can be refused |

use crate::board::Space;
use crate::notation::{Token, whole};
use crate::ruleset::Family;
use crate::seat::Seat;

/// A space as one colour meets it; see the table of this module.
pub type PathIndex = u8;

/// The path index of the yard.
pub const YARD: PathIndex = 0;
/// The path index of the first turnout space met.
pub const FIRST_TURNOUT: PathIndex = 64;
/// Path indexes from here on are spaces where the colour never stands.
const FOREIGN: PathIndex = 128;

/// The numbers that describe a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    /// Ring spaces of a side. Number 0 is the home entrance of the side's colour.
    pub side: u8,
    /// The number on its own side where a colour enters.
    pub entry: u8,
    /// Spaces of a home path.
    pub home_path: u8,
    /// The path index of the home entrance, at least the number of ring spaces that a pawn uses.
    pub entrance: PathIndex,
    /// The turnouts, one on each side, if there are any.
    pub turnouts: Option<Turnouts>,
    /// Whether the turn passes round the table the other way than the pawns run.
    pub turns_against_pawns: bool,
}

/// Single-file detours, open to all colours but that of the side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turnouts {
    /// Spaces of a turnout.
    pub length: u8,
    /// The number of a side after which its turnout leaves the ring.
    pub branch: u8,
    /// The number of a side on which its turnout comes back.
    pub rejoin: u8,
}

/// What a space is: its side or colour, and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A space of the ring.
    Ring {
        /// Sides are numbered in the order in which pawns come to them.
        side: u8,
        /// From 0.
        number: u8,
    },
    /// A space of a side's turnout.
    Turnout {
        /// The side.
        side: u8,
        /// From 1.
        number: u8,
    },
    /// A space of a colour's home path.
    HomePath {
        /// The side of that colour.
        side: u8,
        /// From 1.
        number: u8,
    },
    /// A colour's yard.
    Yard {
        /// The side of that colour.
        side: u8,
    },
    /// A colour's home.
    Home {
        /// The side of that colour.
        side: u8,
    },
}

impl Place {
    /// The side that the space belongs to.
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

/// Whether a colour's pawns can stand on its path index.
pub fn is_own(index: PathIndex) -> bool {
    index < FOREIGN
}

impl Track {
    const fn ring(&self) -> u8 {
        4 * self.side
    }

    const fn turnout(&self) -> u8 {
        match self.turnouts {
            Some(turnouts) => turnouts.length,
            None => 0,
        }
    }

    /// The numbers of the first turnout, home path, yard and home space, and of all spaces.
    const fn sections(&self) -> [u8; 5] {
        let turnouts = self.ring();
        let paths = turnouts + 4 * self.turnout();
        let yards = paths + 4 * self.home_path;
        [turnouts, paths, yards, yards + 4, yards + 8]
    }

    /// The number of spaces.
    pub const fn spaces(&self) -> u8 {
        self.sections()[4]
    }

    /// The path index of a colour's start.
    pub const fn start(&self) -> PathIndex {
        self.entrance - (self.ring() - self.entry)
    }

    /// The path index of home.
    pub const fn home(&self) -> PathIndex {
        self.entrance + self.home_path + 1
    }

    /// Whether a path index is on the ring.
    pub const fn is_on_ring(&self, index: PathIndex) -> bool {
        index != YARD && index <= self.entrance
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
        // Each way round is its own inverse.
        Seat(self.side_of(Seat(side)))
    }

    /// What a space is.
    pub fn place(&self, Space(space): Space) -> Place {
        let [turnouts, paths, yards, homes, _] = self.sections();
        let lane = |first: u8, length: u8| ((space - first) / length, (space - first) % length + 1);
        if space < turnouts {
            let (side, number) = (space / self.side, space % self.side);
            Place::Ring { side, number }
        } else if space < paths {
            let (side, number) = lane(turnouts, self.turnout());
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
            Place::Turnout { side, number } => turnouts + side * self.turnout() + number - 1,
            Place::HomePath { side, number } => paths + side * self.home_path + number - 1,
            Place::Yard { side } => yards + side,
            Place::Home { side } => homes + side,
        })
    }

    /// The path index of the ring space so many spaces after a colour's entrance, less than twice
    /// round; none for those between its entrance and its start, where its pawns never come.
    #[inline]
    const fn ring_index(&self, after_entrance: u8) -> Option<PathIndex> {
        let ring = self.ring();
        let after = if after_entrance < ring {
            after_entrance
        } else {
            after_entrance - ring
        };
        match after {
            0 => Some(self.entrance),
            _ if after < self.entry => None,
            _ => Some(after - self.entry + self.start()),
        }
    }

    /// The path index at which a mover meets a pawn on the ring, `index` being that pawn's own and
    /// its side `ahead` sides further on; none where the mover never comes.
    #[inline]
    pub const fn rival_index(&self, ahead: u8, index: PathIndex) -> Option<PathIndex> {
        if self.is_on_ring(index) {
            self.ring_index(ahead * self.side + self.entry + index - self.start())
        } else {
            None
        }
    }

    /// The place of a path index of `seat`.
    pub fn place_at(&self, seat: Seat, index: PathIndex) -> Place {
        let own = self.side_of(seat);
        match index {
            FOREIGN.. => self.place(Space(index - FOREIGN)),
            YARD => Place::Yard { side: own },
            _ if index <= self.entrance => {
                let position = own * self.side + self.entry + index - self.start();
                let position = position % self.ring();
                Place::Ring {
                    side: position / self.side,
                    number: position % self.side,
                }
            }
            _ if index < self.home() => Place::HomePath {
                side: own,
                number: index - self.entrance,
            },
            _ if index == self.home() || self.turnouts.is_none() => Place::Home { side: own },
            _ => {
                let position = index - FIRST_TURNOUT;
                Place::Turnout {
                    side: (own + 1 + position / self.turnout()) % 4,
                    number: position % self.turnout() + 1,
                }
            }
        }
    }

    /// The space of a path index of `seat`.
    pub fn space_at(&self, seat: Seat, index: PathIndex) -> Space {
        self.space(self.place_at(seat, index))
    }

    /// The path index of a space for `seat`, from 128 on where its pawns never stand.
    pub fn index(&self, seat: Seat, space: Space) -> PathIndex {
        let own = self.side_of(seat);
        let index = match self.place(space) {
            Place::Ring { side, number } => {
                self.ring_index((side + 4 - own) % 4 * self.side + number)
            }
            Place::Turnout { side, number } => {
                let ahead = (side + 4 - own) % 4;
                let before = |ahead| FIRST_TURNOUT + (ahead - 1) * self.turnout();
                (ahead > 0).then(|| before(ahead) + number - 1)
            }
            Place::HomePath { side, number } => (side == own).then_some(self.entrance + number),
            Place::Yard { side } => (side == own).then_some(YARD),
            Place::Home { side } => (side == own).then_some(self.home()),
        };
        index.unwrap_or(FOREIGN + space.0)
    }

    /// The path index after which the `nth` turnout met, from 0, leaves the ring.
    pub const fn branch(&self, nth: u8) -> PathIndex {
        match self.turnouts {
            Some(turnouts) => (nth + 1) * self.side + turnouts.branch - self.entry + self.start(),
            None => YARD,
        }
    }

    /// The path index on which the `nth` turnout met, from 0, comes back.
    pub const fn rejoin(&self, nth: u8) -> PathIndex {
        match self.turnouts {
            Some(turnouts) => self.branch(nth) + turnouts.rejoin - turnouts.branch,
            None => YARD,
        }
    }

    /// The path indexes one step on.
    pub fn onward(&self, index: PathIndex) -> Vec<PathIndex> {
        if index == YARD {
            return vec![self.start()];
        }
        if index < self.home() {
            let turnouts = if self.turnouts.is_some() { 0..3 } else { 0..0 };
            let leaving = turnouts.filter(|&nth| self.branch(nth) == index);
            let round = leaving.map(|nth| FIRST_TURNOUT + nth * self.turnout());
            return std::iter::once(index + 1).chain(round).collect();
        }
        if index == self.home() || !is_own(index) {
            return Vec::new();
        }
        let position = index - FIRST_TURNOUT;
        let is_last = position % self.turnout() == self.turnout() - 1;
        vec![if is_last {
            self.rejoin(position / self.turnout())
        } else {
            index + 1
        }]
    }

    /// The ways of a pawn `count` steps on, each as its path indexes in order, the last where it
    /// ends; nothing beyond home. Other pawns are ignored.
    pub fn ways(&self, index: PathIndex, count: u8) -> Vec<Vec<PathIndex>> {
        let mut ways: Vec<Vec<PathIndex>> = vec![Vec::new()];
        for _ in 0..count {
            let longer = |way: &Vec<PathIndex>| {
                let onward = self.onward(way.last().copied().unwrap_or(index));
                let way = way.clone();
                onward.into_iter().map(move |to| [&way[..], &[to]].concat())
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        ways
    }

    /// The way of a pawn that goes `count` steps on to `to`; entering is one step.
    pub fn way_to(&self, from: PathIndex, count: u8, to: PathIndex) -> Option<Vec<PathIndex>> {
        let count = if from == YARD { 1 } else { count };
        let mut ways = self.ways(from, count).into_iter();
        ways.find(|way| way.last() == Some(&to))
    }

    /// The steps from a path index to home by the ring, entering counted as one.
    pub fn steps_to_go(&self, index: PathIndex) -> u8 {
        if index == YARD {
            return self.home() - self.start() + 1;
        }
        if index <= self.home() {
            return self.home() - index;
        }
        let position = index - FIRST_TURNOUT;
        let rejoin = self.rejoin(position / self.turnout());
        self.turnout() - position % self.turnout() + self.home() - rejoin
    }

    /// The name of a space in notation, with the colour of a yard or home.
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

    /// The name of a path index of `seat` in a play line.
    pub fn index_name(&self, family: &Family, seat: Seat, index: PathIndex) -> String {
        match index {
            YARD => "yard".to_owned(),
            _ if index == self.home() => "home".to_owned(),
            _ => self.name(family, self.space_at(seat, index)),
        }
    }

    /// Reads the name of a space, the yard and home being those of `seat`.
    pub fn parse(&self, family: &Family, seat: Seat, token: Token<'_>) -> Option<PathIndex> {
        match token.text {
            "yard" => return Some(YARD),
            "home" => return Some(self.home()),
            _ => {}
        }
        let place = self.parse_place(family, token.text)?;
        Some(self.index(seat, self.space(place)))
    }

    /// Reads the name of a space of the ring, a turnout or a home path.
    pub fn parse_place(&self, family: &Family, name: &str) -> Option<Place> {
        let mut letters = name.chars();
        let side = self.side_of(family.seat(letters.next()?)?);
        let (lane, digits) = match letters.as_str().split_at_checked(1) {
            Some(("t", digits)) => ('t', digits),
            Some(("h", digits)) => ('h', digits),
            _ => (' ', letters.as_str()),
        };
        let number = whole(digits).and_then(|number| u8::try_from(number).ok())?;
        match lane {
            't' if (1..=self.turnout()).contains(&number) => Some(Place::Turnout { side, number }),
            'h' if (1..=self.home_path).contains(&number) => Some(Place::HomePath { side, number }),
            ' ' if number < self.side => Some(Place::Ring { side, number }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Track = Track {
        side: 10,
        entry: 1,
        home_path: 3,
        entrance: 45,
        turnouts: None,
        turns_against_pawns: true,
    };
    const WITH_TURNOUTS: Track = Track {
        side: 12,
        entry: 5,
        home_path: 4,
        entrance: 44,
        turnouts: Some(Turnouts {
            length: 5,
            branch: 4,
            rejoin: 7,
        }),
        turns_against_pawns: false,
    };

    #[test]
    fn spaces_places_and_path_indexes_agree() {
        for track in [PLAIN, WITH_TURNOUTS] {
            for space in (0..track.spaces()).map(Space) {
                assert_eq!(track.space(track.place(space)), space);
                for seat in (0..4).map(Seat) {
                    assert_eq!(track.space_at(seat, track.index(seat, space)), space);
                }
            }
        }
    }

    #[test]
    fn each_step_comes_one_nearer_home_and_a_turnout_is_longer() {
        for track in [PLAIN, WITH_TURNOUTS] {
            let detour = track
                .turnouts
                .map_or(0, |each| each.length + 1 - (each.rejoin - each.branch));
            let indexes = (0..4).map(Seat).map(|seat| {
                let spaces = (0..track.spaces()).map(Space);
                spaces.map(move |space| track.index(seat, space))
            });
            for index in indexes.flatten().filter(|&index| is_own(index)) {
                for (nth, to) in (0..).zip(track.onward(index)) {
                    let extra = if nth == 1 { detour } else { 0 };
                    assert_eq!(track.steps_to_go(to) + 1, track.steps_to_go(index) + extra);
                }
            }
        }
    }

    #[test]
    fn a_rival_is_met_on_the_same_space() {
        for track in [PLAIN, WITH_TURNOUTS] {
            for (mover, rival) in [(0, 1), (1, 3), (2, 0), (3, 3)] {
                let (mover, rival) = (Seat(mover), Seat(rival));
                let ahead = (track.side_of(rival) + 4 - track.side_of(mover)) % 4;
                for index in track.start()..=track.entrance {
                    let met = track.index(mover, track.space_at(rival, index));
                    assert_eq!(
                        track.rival_index(ahead, index),
                        Some(met).filter(|&met| is_own(met))
                    );
                }
            }
        }
    }
}
