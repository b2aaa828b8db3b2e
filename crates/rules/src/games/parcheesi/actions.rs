//! Steps, and the throw that they spend.
//!
//! During a throw only the mover's pawns move, and rivals leave the ring by being captured. So the
//! others' pawns are turned once into sets of marks as the mover meets them ([`Throw`]); what the
//! rules permit then is in [`super::play`].

use super::barriers::{Barriers, Counts};
use super::blockades::{Blockade, DUE, MOST};
use super::marks::{Marks, bit};
use super::play::Play;
use super::rest::Rest;
use super::row::Row;
use super::spaces::{Mark, Ring, YARD};
use super::state::{Phase, State};
use super::throw::{Left, Numbers};
use crate::chance::TwoDice;
use crate::seat::Seat;

/// A step: what it spends, and from where to where, as the mover's marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    pub(super) spend: Spend,
    pub(super) from: Mark,
    pub(super) to: Mark,
}

/// What a step spends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Spend {
    /// One die.
    Die(u8),
    /// Both dice, adding up to five (C-7).
    Both(TwoDice),
    /// A bonus of so many spaces (C-20).
    Bonus(u8),
    /// A bonus given up (C-20).
    Decline(u8),
    /// Nothing: no die can be played (C-8), or none is played (C-10).
    Pass,
}

impl Step {
    /// A step that moves nothing.
    pub(super) fn still(spend: Spend) -> Step {
        Step {
            spend,
            from: YARD,
            to: YARD,
        }
    }

    /// An entry onto the mover's entry space.
    pub(super) fn entry(spend: Spend, entered: Mark) -> Step {
        Step {
            spend,
            from: YARD,
            to: entered,
        }
    }

    /// Whether it moves a pawn.
    #[inline]
    pub(super) fn moves(self) -> bool {
        !matches!(self.spend, Spend::Decline(_) | Spend::Pass)
    }

    /// How many spaces the pawn goes; 0 when it enters or nothing moves.
    pub(super) fn count(self) -> u8 {
        match self.spend {
            Spend::Die(number) | Spend::Bonus(number) if self.from != YARD => number,
            _ => 0,
        }
    }
}

/// What stays the same during a throw: the dice, and all pawns but the mover's, as sets of the
/// mover's marks.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    pub(super) ring: Ring,
    pub(super) dice: TwoDice,
    pub(super) numbers: Numbers,
    /// What was there to be played before the first step.
    pub(super) all: Left,
    /// Whether it is not played, being the third doublet (C-10).
    pub(super) third: bool,
    /// Rival blockades (C-12).
    pub(super) bars: Marks,
    /// Single rivals on safe spaces (C-16), but not on the mover's entry space, where nobody but
    /// an entering pawn comes.
    pub(super) guarded: Marks,
    /// Single rivals that could be captured when the decision began (C-17, C-18).
    pub(super) prey: Marks,
    /// The mover's blockades that have stood at the end of a turn, by their places in the list.
    pub(super) blockades: [Blockade; MOST],
    /// The places of those that are due (C-14), a bit each.
    pub(super) due: u8,
}

impl Throw {
    /// What bars the way when the mover's pawns stand so.
    #[inline]
    pub(super) fn barriers(&self, own: Row) -> Barriers {
        Barriers::of(own, self.bars, self.guarded)
    }

    /// The places of the mover's listed blockades on `mark`, a bit each.
    #[inline]
    pub(super) fn places(&self, mark: Mark) -> u8 {
        let mut places = 0;
        for (place, blockade) in self.blockades.iter().enumerate() {
            places |= u8::from(blockade.turns > 0 && blockade.mark == mark) << place;
        }
        places
    }
}

/// A decision as [`crate::turn`] sees it.
///
/// # Panics
/// When nobody is to play.
pub(super) fn begin(ring: Ring, state: &State) -> (Throw, Play) {
    let Phase::Play {
        dice,
        undersides,
        left,
        forfeited,
        bonuses,
        mates,
    } = state.phase
    else {
        panic!("nobody is to play")
    };
    // Who is not in play has all pawns in the nest, where nobody meets them.
    let mut rivals = Counts::default();
    for ahead in 1..4 {
        // The turn goes round the other way than the pawns do (C-2).
        let seat = Seat((state.turn.0 + 4 - ahead) % 4);
        for mark in state.pawns[seat.index()].marks() {
            if let Some(met) = ring.met(ahead, mark) {
                rivals.add(met);
            }
        }
    }
    let single = rivals.one & !rivals.two;
    let guarded = single & ring.safe() & !bit(ring.entered());
    let blockades = state.blockades[state.turn.index()].places();
    let (mut standing, mut due) = (0, 0);
    for (place, blockade) in blockades.iter().enumerate() {
        standing |= u8::from(blockade.turns > 0) << place;
        due |= u8::from(blockade.turns == DUE) << place;
    }
    let throw = Throw {
        ring,
        dice,
        numbers: Numbers::of(dice),
        all: Left::all(dice, undersides),
        third: state.is_third_doublet(),
        bars: rivals.two,
        guarded,
        prey: single & !guarded,
        blockades,
        due,
    };
    let rest = Rest {
        own: state.own(),
        left,
        forfeited,
        bonuses,
        mates,
        standing,
        over: false,
    };
    (throw, Play::new(throw.prey, rest))
}
