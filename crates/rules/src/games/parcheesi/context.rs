//! A roll as the mover meets it.
//!
//! During a roll only the mover's pawns move, and rivals leave the ring by being captured. So the
//! others' pawns are turned once into sets of path indexes as the mover meets them ([`Context`]); what
//! the rules permit then is in [`super::play`].

use super::blockade_ages::{Blockade, DUE, MOST};
use super::blockades::{Counts, Obstacles};
use super::doublets::is_third_doublet;
use super::indexes::{Indexes, bit};
use super::memory::blockades;
use super::play::Play;
use super::play_state::PlayState;
use super::{Parcheesi, State};
use crate::chance::TwoDice;
use crate::race::{DiceLeft, Numbers, PathIndex, PawnRow};
use crate::seat::Seat;

/// What stays the same during a roll: the dice, and all pawns but the mover's, as sets of the
/// mover's path indexes.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The mover's start.
    pub(super) start: PathIndex,
    pub(super) dice: TwoDice,
    pub(super) numbers: Numbers,
    /// What was there to be played before the first step.
    pub(super) all: DiceLeft,
    /// Whether it is not played, being the third doublet (C-10).
    pub(super) third: bool,
    /// Rival blockades (C-12).
    pub(super) rival_blockades: Indexes,
    /// Single rivals on safe spaces (C-16), but not on the mover's entry space, where nobody but
    /// an entering pawn comes.
    pub(super) safe_rivals: Indexes,
    /// Single rivals that could be captured when the decision began (C-17, C-18).
    pub(super) capturable: Indexes,
    /// The mover's blockades that have stood at the end of a turn, by their places in the list.
    pub(super) blockades: [Blockade; MOST],
    /// The places of those that are due (C-14), a bit each.
    pub(super) due: u8,
}

impl Context {
    /// What bars the way when the mover's pawns stand so.
    #[inline]
    pub(super) fn obstacles(&self, own: PawnRow) -> Obstacles {
        Obstacles::of(own, self.rival_blockades, self.safe_rivals)
    }

    /// The places of the mover's listed blockades on `index`, a bit each.
    #[inline]
    pub(super) fn places(&self, index: PathIndex) -> u8 {
        let mut places = 0;
        for (place, blockade) in self.blockades.iter().enumerate() {
            places |= u8::from(blockade.turns > 0 && blockade.index == index) << place;
        }
        places
    }
}

/// A decision as [`crate::turn`] sees it.
///
/// # Panics
/// When nobody is to play.
pub(super) fn begin(game: &Parcheesi, state: &State) -> (Context, Play) {
    let rolled = state.rolled().expect("somebody is to play");
    let (track, start) = (&game.track, game.track.start());
    // Who is not in play has all pawns in the nest, where nobody meets them.
    let mut rivals = Counts::default();
    for ahead in 1..4 {
        // The turn goes round the other way than the pawns do (C-2).
        let seat = Seat((state.turn.0 + 4 - ahead) % 4);
        for index in state.pawns[seat.index()].indexes() {
            if let Some(met) = track.rival_index(ahead, index) {
                rivals.add(met);
            }
        }
    }
    let single = rivals.one & !rivals.two;
    let safe_rivals = single & game.safe & !bit(start);
    let blockades = blockades(state, state.turn).places();
    let (mut standing, mut due) = (0, 0);
    for (place, blockade) in blockades.iter().enumerate() {
        standing |= u8::from(blockade.turns > 0) << place;
        due |= u8::from(blockade.turns == DUE) << place;
    }
    let context = Context {
        start,
        dice: rolled.dice,
        numbers: rolled.numbers(),
        all: rolled.all,
        third: is_third_doublet(state),
        rival_blockades: rivals.two,
        safe_rivals,
        capturable: single & !safe_rivals,
        blockades,
        due,
    };
    let play_state = PlayState {
        own: state.own(),
        left: rolled.left,
        forfeited: state.memory.forfeited,
        bonuses: rolled.bonuses,
        pairs: state.memory.pairs,
        standing,
        over: false,
    };
    (context, Play::new(context.capturable, play_state))
}
