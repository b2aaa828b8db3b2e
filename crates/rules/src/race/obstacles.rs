//! Obstacles on the road ahead: where pawns of two colours meet, and what blockades bar.
//!
//! Sets of path indexes answer for all pawns at once what would be a loop over pawns. The look-ahead
//! spends its time here.

use super::context::Context;
use super::indexes::IndexSet;
use super::pawn_row::PawnRow;
use super::track::{PathIndex, Track};
use super::turnouts::{self, Lanes, TurnoutRoad};
use super::{Place, Race, RaceGame};
use crate::board::Space;
use crate::seat::Seat;

/// Whether pawns on a space bar the way: two or more on the ring.
pub(super) fn is_blockade<G: RaceGame>(game: &Race<G>, space: Space, owners: &[Seat]) -> bool {
    let place = game.track().layout.place(space);
    let is_ring = matches!(place, Place::Ring { .. });
    game.rules().blockade.is_some() && is_ring && owners.len() > 1
}

/// A track, with what follows from it.
#[derive(Debug)]
pub struct Road {
    /// The track.
    pub track: Track,
    /// [`Track::start`].
    pub(super) start: PathIndex,
    /// [`Track::home`].
    pub(super) home: PathIndex,
    /// The path indexes of the ring.
    ring: u128,
    /// The path indexes of the home path.
    home_path: u128,
    /// The turnouts.
    turnouts: Option<TurnoutRoad>,
    /// Where a mover meets a pawn of the colour so many sides ahead (0: its own), on ring and home
    /// path, by the path index of that pawn: a set of one path index, or of none where they never meet.
    /// The lower halves come first, since sets of 64 bits need no others.
    met: [[[u64; 128]; 4]; 2],
    /// See [`Road::index_of`].
    index_of: [[PathIndex; 128]; 4],
}

/// An index that is on no path.
const NOWHERE: PathIndex = 127;

/// The path indexes from `from` up to `to`, without `to`.
const fn span(from: PathIndex, to: PathIndex) -> u128 {
    (1 << to) - (1 << from)
}

impl Road {
    /// The road of a track.
    pub const fn of(track: Track) -> Road {
        let mut met = [[[0; 128]; 4]; 2];
        let mut index_of = [[NOWHERE; 128]; 4];
        let mut ahead = 0;
        while ahead < 4 {
            let mut index = track.start();
            while index <= track.entrance {
                if let Some(there) = track.rival_index(ahead, index) {
                    met[there as usize / 64][ahead as usize][index as usize] = 1 << (there % 64);
                    index_of[ahead as usize][there as usize] = index;
                }
                index += 1;
            }
            ahead += 1;
        }
        let mut index = track.entrance + 1;
        while index < track.home() {
            met[index as usize / 64][0][index as usize] = 1 << (index % 64);
            index += 1;
        }
        Road {
            track,
            start: track.start(),
            home: track.home(),
            ring: span(track.start(), track.entrance + 1),
            home_path: span(track.entrance + 1, track.home()),
            turnouts: TurnoutRoad::of(&track),
            met,
            index_of,
        }
    }

    /// The turnouts. Roads with sets of 128 bits have none.
    #[inline]
    pub(super) fn turnouts<S: IndexSet>(&self) -> Option<&TurnoutRoad> {
        if S::END > 64 {
            return None;
        }
        self.turnouts.as_ref()
    }

    /// The path indexes of the ring.
    #[inline]
    pub(super) fn ring<S: IndexSet>(&self) -> S {
        S::of(self.ring)
    }

    /// The path indexes of the home path.
    #[inline]
    pub(super) fn home_path<S: IndexSet>(&self) -> S {
        S::of(self.home_path)
    }

    /// Where a mover meets a pawn on `index` of the colour `ahead` sides further on, as a set of one
    /// path index, or of none if the two never meet there.
    #[inline]
    pub(super) fn met<S: IndexSet>(&self, ahead: u8, index: PathIndex) -> S {
        let half = |half: usize| self.met[half][usize::from(ahead & 3)][usize::from(index & 127)];
        S::of(u128::from(half(0)) | u128::from(half(1)) << 64)
    }

    /// The path index at which the colour `ahead` sides further on has the mover's `index`; on no path
    /// if it never comes there.
    #[inline]
    pub(super) fn index_of(&self, ahead: u8, index: PathIndex) -> PathIndex {
        self.index_of[usize::from(ahead & 3)][usize::from(index & 127)]
    }

    /// The pawns of a row as a mover meets them on the ring. Their colour is `ahead` sides further on.
    pub(super) fn met_on_ring<S: IndexSet>(&self, ahead: u8, row: PawnRow) -> S {
        let met = row.indexes().map(|index| self.met::<S>(ahead, index));
        (met[0] | met[1] | met[2] | met[3]) & self.ring()
    }
}

/// Pawns counted in bits: where there are one or more, two or more, three or more.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts<S> {
    pub(super) one: S,
    pub(super) two: S,
    three: S,
}

impl<S: IndexSet> Counts<S> {
    /// Adds the pawns of a row, each a set of one path index or of none. Those that stand together are
    /// neighbours in it.
    #[inline]
    pub(super) fn add_row(&mut self, [first, second, third, fourth]: [S; 4]) {
        let one = first | second | third | fourth;
        let two = first & second | second & third | third & fourth;
        let three = first & third | second & fourth;
        self.three |= self.two & one | self.one & two | three;
        self.two |= self.one & one | two;
        self.one |= one;
    }
}

/// Where the mover's pawns may not pass and not land at a moment of a play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacles<S> {
    pub(super) road: &'static Road,
    exact_home: bool,
    pass: S,
    land: S,
    /// The pawns on turnouts.
    pub(super) on_turnouts: Lanes,
    /// The mover's pawns on ring and home path.
    pub(super) own: S,
    /// The pawns of the mover's side on ring and home path.
    pub(super) side: S,
}

impl<S: IndexSet> Obstacles<S> {
    /// The obstacles that the mover's pawns make together with those of others.
    #[inline(always)]
    pub(super) fn of(own: PawnRow, context: &Context<'_, S>) -> Obstacles<S> {
        let road = context.rules.road;
        let mut counts = context.partner;
        let met = own.indexes().map(|index| road.met::<S>(0, index));
        let all = met[0] | met[1] | met[2] | met[3];
        let masks = context.masks;
        counts.add_row(met);
        let mut land = context.land;
        if !masks.land[2].is_empty() {
            land |= counts.three & masks.land[2];
        }
        let mut on_turnouts = context.on_turnouts;
        if let Some(turnouts) = road.turnouts::<S>() {
            for index in turnouts::on_turnouts(own) {
                on_turnouts |= turnouts.bit(index);
            }
        }
        Obstacles {
            road,
            exact_home: masks.exact_home,
            pass: context.pass | counts.one & masks.pass_one | counts.two & masks.pass_two,
            land: land | counts.one & masks.land[0] | counts.two & masks.land[1],
            on_turnouts,
            own: all,
            side: counts.one,
        }
    }

    /// Whether a pawn can enter. A rival that is safe on the start does not keep it out.
    #[inline]
    pub(super) fn lets_in(&self) -> bool {
        !self.land.has(self.road.start)
    }

    /// The path indexes of the mover's pawns that can go on by `count`, past every turnout.
    #[inline]
    pub(super) fn straight(&self, count: u8) -> S {
        let barred = self.pass.behind(count - 1) | self.land.lowered(count);
        let walkers = self.own & !barred;
        if self.exact_home {
            walkers & self.reaching(count)
        } else {
            walkers
        }
    }

    /// The path indexes of the mover's pawns that can go on by each number up to `count` and meet
    /// nobody of the mover's side.
    pub(super) fn clear(&self, count: u8) -> S {
        let met = self.pass | self.land | self.side;
        self.own & !met.behind(count) & self.reaching(count)
    }

    /// Whether nothing bars the ring and the home path from `from` up to `to`, without `to`.
    #[inline]
    pub(super) fn can_pass(&self, from: PathIndex, to: PathIndex) -> bool {
        (self.pass & S::span(from, to)).is_empty()
    }

    /// Where a step of `count` from `from` ends, past every turnout.
    #[inline]
    pub(super) fn end(&self, from: PathIndex, count: u8) -> PathIndex {
        (from + count).min(self.road.home)
    }

    /// Whether a step may go beyond home, and end there.
    #[inline]
    pub(super) fn may_overshoot(&self) -> bool {
        !self.exact_home
    }

    /// Whether nothing keeps a pawn from landing on `index`.
    pub(super) fn can_land(&self, index: PathIndex) -> bool {
        !self.land.has(index)
    }

    /// The path indexes from which it is not less than `count` to home.
    #[inline]
    fn reaching(&self, count: u8) -> S {
        S::below(self.road.home + 1 - count)
    }
}
