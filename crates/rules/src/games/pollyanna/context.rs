//! A roll as the mover meets it.
//!
//! During a roll only the mover's pawns move, and rivals leave Broadway by being captured. So the
//! others' pawns are turned once into sets of path indexes as the mover meets them ([`Context`]); what the
//! rules permit then is in [`super::play`].

use super::State;
use super::blockades::{Counts, Loops, Obstacles, Road, rival_bit, rival_bit_on_turnout};
use super::play::Play;
use super::track::{ENTRANCE, HOME, START};
use crate::chance::TwoDice;
use crate::race::{Bonuses, DiceLeft, Numbers, PawnRow, RacePlay as _, Rolled};
use crate::seat::{Seat, SeatSet};

/// The spaces that a capture's reward moves a pawn on (P-30).
pub(super) const REWARD: u8 = 10;

/// What a compulsory entry counts for: more than all dice, so that entries come first (P-15).
pub(super) const ENTRY_WORTH: u32 = 4;

/// What stays the same during a roll: the dice, and all pawns but the mover's, as sets of the
/// mover's path indexes.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    pub(super) dice: TwoDice,
    pub(super) numbers: Numbers,
    /// The dice to be played before the first step.
    pub(super) all: DiceLeft,
    /// Rival blockades (P-20).
    pub(super) blockades: Road,
    /// Single rivals that are safe (P-25).
    pub(super) safe_rivals: Road,
    /// The partner's pawns.
    pub(super) partner: Counts,
    /// Pawns of others on turnouts.
    pub(super) loops: Loops,
    /// Single rivals that could be captured when the decision began.
    pub(super) capturable: Road,
    /// Whether the game is won once the mover's four are home: always without partners (P-32),
    /// with them if the partner's are (P-33).
    pub(super) last: bool,
}

impl Context {
    /// What bars the way at a moment of a play.
    #[inline]
    pub(super) fn obstacles(&self, play: &Play) -> Obstacles {
        Obstacles::of(
            play.own(),
            self.partner,
            self.blockades,
            self.safe_rivals,
            self.loops,
        )
    }
}

/// A decision as [`crate::turn`] sees it.
pub(super) fn begin(state: &State, side: SeatSet, rolled: Rolled) -> (Context, Play) {
    let (mut rivals, mut partner) = (Counts::default(), Counts::default());
    let (mut safe_rivals, mut loops, mut last) = (0, 0, true);
    // Who is not in play has all pawns in the yard, where nobody meets them.
    for ahead in 1..4 {
        let seat = Seat((state.turn.0 + ahead) % 4);
        let row = state.pawns[seat.index()];
        let indexes = row.indexes();
        for index in indexes {
            loops |= rival_bit_on_turnout(ahead, index);
        }
        if side.has(seat) {
            let bits = indexes.into_iter().map(|index| rival_bit(ahead, index));
            bits.for_each(|bit| partner.add(bit));
            last = row == PawnRow::all(HOME);
        } else {
            let mut all = 0;
            for index in indexes {
                let bit = rival_bit(ahead, index);
                all |= bit;
                rivals.add(bit);
            }
            safe_rivals |= all & (rival_bit(ahead, START) | rival_bit(ahead, ENTRANCE));
        }
    }
    let blockades = rivals.two;
    let safe_rivals = safe_rivals & !blockades;
    let capturable = rivals.one & !blockades & !safe_rivals;
    let context = Context {
        dice: rolled.dice,
        numbers: rolled.numbers(),
        all: rolled.all,
        blockades,
        safe_rivals,
        partner,
        loops,
        capturable,
        last,
    };
    let reward = rolled.bonuses != Bonuses::NONE;
    (
        context,
        Play::new(capturable, state.own(), rolled.left, reward),
    )
}
