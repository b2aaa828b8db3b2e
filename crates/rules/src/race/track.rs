//! The track of a race: a ring of four sides, with a home path for each colour.
//!
//! A space has a number on the board ([`Space`]) and a place on its side ([`Place`]). Pawns use a
//! third numbering: the **path index** is the position on the path of the pawn's own colour. All
//! colours share its arithmetic, and a higher index is further along.
//!
//! | path index | |
//! | --- | --- |
//! | 0 | the yard |
//! | [`Track::start`] to [`Track::entrance`] | the ring, from the colour's start to its home entrance |
//! | up to [`Track::home`] | the colour's home path, then home |
//! | from 64 | the turnouts in path order, if the track has any |
//! | from 128 | spaces off the colour's path, so that refusals can name them |

use super::places::{Layout, Place};
use crate::board::Space;
use crate::notation::Token;
use crate::ruleset::Family;
use crate::seat::Seat;

/// A space as seen from one colour's path: see the table in the module documentation.
pub type PathIndex = u8;

/// The path index of the yard.
pub const YARD: PathIndex = 0;
/// The path index of the first turnout space.
pub const FIRST_TURNOUT: PathIndex = 64;
/// Path indexes from here on are spaces off the colour's path.
const FOREIGN: PathIndex = 128;

/// The numbers that describe a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    /// The layout of the board. Number 0 of a side is the home entrance of that side's colour.
    pub layout: Layout,
    /// The number on its own side where a colour enters.
    pub entry: u8,
    /// The numbers of the coloured spaces of every side.
    pub coloured: &'static [u8],
    /// The path index of the home entrance: at least the number of ring spaces on the path. A pawn's
    /// first ring space is then `entrance - (ring - entry)`.
    pub entrance: PathIndex,
    /// The turnouts, one on each side, if the board has them.
    pub turnouts: Option<Turnouts>,
}

/// Single-file detours, open to all colours except that of the side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turnouts {
    /// The number on a side after which its turnout leaves the ring.
    pub branch: u8,
    /// The number on a side where its turnout rejoins the ring.
    pub rejoin: u8,
}

/// Whether an index is on the colour's own path.
pub fn is_own(index: PathIndex) -> bool {
    index < FOREIGN
}

impl Track {
    const fn ring(&self) -> u8 {
        4 * self.layout.side
    }

    /// The path index of a colour's start.
    pub const fn start(&self) -> PathIndex {
        self.entrance - (self.ring() - self.entry)
    }

    /// The path index of the home entrance of the opposite side.
    pub const fn halfway(&self) -> PathIndex {
        self.start() + self.ring() / 2 - self.entry
    }

    /// The path index of home.
    pub const fn home(&self) -> PathIndex {
        self.entrance + self.layout.home_path + 1
    }

    /// Whether a path index is on the ring.
    pub const fn is_on_ring(&self, index: PathIndex) -> bool {
        index != YARD && index <= self.entrance
    }

    /// The path index of the ring space `after_entrance` spaces after a colour's entrance, for less
    /// than 2 laps; `None` between the entrance and the start, which are not on the path.
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

    /// The mover's path index of a ring space where a rival's pawn has path index `index`; `None`
    /// where the mover's path does not go. The rival's side is `ahead` sides further on.
    #[inline]
    pub const fn rival_index(&self, ahead: u8, index: PathIndex) -> Option<PathIndex> {
        if self.is_on_ring(index) {
            self.ring_index(ahead * self.layout.side + self.entry + index - self.start())
        } else {
            None
        }
    }

    /// The number on its side of a path index on the ring, the same for all colours.
    pub const fn number(&self, index: PathIndex) -> u8 {
        (self.entry + index - self.start()) % self.layout.side
    }

    /// The place of a path index of `seat`.
    pub fn place_at(&self, seat: Seat, index: PathIndex) -> Place {
        let own = self.layout.side_of(seat);
        match index {
            FOREIGN.. => self.layout.place(Space(index - FOREIGN)),
            YARD => Place::Yard { side: own },
            _ if index <= self.entrance => {
                let position = own * self.layout.side + self.entry + index - self.start();
                let position = position % self.ring();
                Place::Ring {
                    side: position / self.layout.side,
                    number: position % self.layout.side,
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
                    side: (own + 1 + position / self.layout.turnout) % 4,
                    number: position % self.layout.turnout + 1,
                }
            }
        }
    }

    /// The space of a path index of `seat`.
    pub fn space_at(&self, seat: Seat, index: PathIndex) -> Space {
        self.layout.space(self.place_at(seat, index))
    }

    /// The path index of a space for `seat`, from 128 on for spaces off its path.
    pub fn index(&self, seat: Seat, space: Space) -> PathIndex {
        let own = self.layout.side_of(seat);
        let index = match self.layout.place(space) {
            Place::Ring { side, number } => {
                self.ring_index((side + 4 - own) % 4 * self.layout.side + number)
            }
            Place::Turnout { side, number } => {
                let ahead = (side + 4 - own) % 4;
                let before = |ahead| FIRST_TURNOUT + (ahead - 1) * self.layout.turnout;
                (ahead > 0 && self.turnouts.is_some()).then(|| before(ahead) + number - 1)
            }
            Place::HomePath { side, number } => (side == own).then_some(self.entrance + number),
            Place::Yard { side } => (side == own).then_some(YARD),
            Place::Home { side } => (side == own).then_some(self.home()),
        };
        index.unwrap_or(FOREIGN + space.0)
    }

    /// The path index after which the `nth` turnout on the path, from 0, leaves the ring.
    pub const fn branch(&self, nth: u8) -> PathIndex {
        match self.turnouts {
            Some(turnouts) => {
                (nth + 1) * self.layout.side + turnouts.branch - self.entry + self.start()
            }
            None => YARD,
        }
    }

    /// The path index where the `nth` turnout on the path, from 0, rejoins the ring.
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
            let round = leaving.map(|nth| FIRST_TURNOUT + nth * self.layout.turnout);
            return std::iter::once(index + 1).chain(round).collect();
        }
        if index == self.home() || !is_own(index) {
            return Vec::new();
        }
        let position = index - FIRST_TURNOUT;
        let is_last = position % self.layout.turnout == self.layout.turnout - 1;
        vec![if is_last {
            self.rejoin(position / self.layout.turnout)
        } else {
            index + 1
        }]
    }

    /// The paths of a pawn that moves `count` steps, each as the path indexes after every step. Those that would
    /// go beyond home end there, or are left out if home is reached by exact count. Other pawns are ignored.
    pub fn ways(&self, index: PathIndex, count: u8, exact_home: bool) -> Vec<Vec<PathIndex>> {
        let mut ways: Vec<Vec<PathIndex>> = vec![Vec::new()];
        for _ in 0..count {
            let longer = |way: &Vec<PathIndex>| {
                let at = way.last().copied().unwrap_or(index);
                let ends_here = !exact_home && at == self.home();
                let ended = ends_here.then(|| way.clone());
                let way = way.clone();
                let onward = self.onward(at).into_iter();
                let longer = onward.map(move |to| [&way[..], &[to]].concat());
                ended.into_iter().chain(longer)
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        ways
    }

    /// The number of steps from a path index to home along the ring, counting an entry as one.
    pub fn steps_to_go(&self, index: PathIndex) -> u8 {
        if index == YARD {
            return self.home() - self.start() + 1;
        }
        if index <= self.home() {
            return self.home() - index;
        }
        let position = index - FIRST_TURNOUT;
        let rejoin = self.rejoin(position / self.layout.turnout);
        self.layout.turnout - position % self.layout.turnout + self.home() - rejoin
    }

    /// The name of a path index of `seat` in a play line.
    pub fn index_name(&self, family: &Family, seat: Seat, index: PathIndex) -> String {
        match index {
            YARD => "yard".to_owned(),
            _ if index == self.home() => "home".to_owned(),
            _ => self.layout.name(family, self.space_at(seat, index)),
        }
    }

    /// Parses the name of a space. The yard and home are those of `seat`.
    pub fn parse(&self, family: &Family, seat: Seat, token: Token<'_>) -> Option<PathIndex> {
        match token.text {
            "yard" => return Some(YARD),
            "home" => return Some(self.home()),
            _ => {}
        }
        let place = self.layout.parse_place(family, token.text)?;
        Some(self.index(seat, self.layout.space(place)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Track = Track {
        layout: Layout {
            side: 10,
            turnout: 0,
            home_path: 3,
            turns_against_pawns: true,
        },
        entry: 1,
        coloured: &[],
        entrance: 45,
        turnouts: None,
    };
    const WITH_TURNOUTS: Track = Track {
        layout: Layout {
            side: 12,
            turnout: 5,
            home_path: 4,
            turns_against_pawns: false,
        },
        entry: 5,
        coloured: &[],
        entrance: 44,
        turnouts: Some(Turnouts {
            branch: 4,
            rejoin: 7,
        }),
    };

    #[test]
    fn spaces_places_and_path_indexes_agree() {
        for track in [PLAIN, WITH_TURNOUTS] {
            for space in (0..track.layout.spaces()).map(Space) {
                assert_eq!(track.layout.space(track.layout.place(space)), space);
                for seat in (0..4).map(Seat) {
                    assert_eq!(track.space_at(seat, track.index(seat, space)), space);
                }
            }
        }
    }

    #[test]
    fn each_step_comes_one_nearer_home_and_a_turnout_is_longer() {
        for track in [PLAIN, WITH_TURNOUTS] {
            let detour = track.turnouts.map_or(0, |each| {
                track.layout.turnout + 1 - (each.rejoin - each.branch)
            });
            let indexes = (0..4).map(Seat).map(|seat| {
                let spaces = (0..track.layout.spaces()).map(Space);
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
                let ahead = (track.layout.side_of(rival) + 4 - track.layout.side_of(mover)) % 4;
                for index in track.start()..=track.entrance {
                    let expected = track.index(mover, track.space_at(rival, index));
                    assert_eq!(
                        track.rival_index(ahead, index),
                        Some(expected).filter(|&index| is_own(index))
                    );
                }
            }
        }
    }
}
