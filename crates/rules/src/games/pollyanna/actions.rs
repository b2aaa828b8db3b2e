//! Steps, and the throw that they spend.
//!
//! During a throw only the mover's pawns move, and rivals leave Broadway by being captured. So the
//! others' pawns are turned once into sets of marks as the mover meets them ([`Throw`]); what the
//! rules permit then is in [`super::play`].

use super::barriers::{Barriers, Counts, Loops, Road, met, met_on_turnout};
use super::play::Play;
use super::row::Row;
use super::spaces::{ENTERED, ENTRANCE, HOME, Mark, YARD};
use super::state::{Left, PAWNS, State};
use crate::chance::TwoDice;
use crate::seat::{Seat, SeatSet};

/// The spaces that a capture's reward moves a pawn on (P-30).
pub(super) const REWARD: u8 = 10;

/// What a compulsory entry counts for: more than all dice, so that entries come first (P-15).
pub(super) const ENTRY_WORTH: u32 = 4;

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
    /// Both dice, adding up to six (P-12).
    Both(TwoDice),
    /// A reward of 10 (P-30).
    Reward,
    /// A reward given up (P-30).
    Decline,
    /// Nothing: no die can be played (P-17).
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

    /// An entry.
    pub(super) fn entry(spend: Spend) -> Step {
        Step {
            spend,
            from: YARD,
            to: ENTERED,
        }
    }

    /// How many spaces the pawn goes; 0 when it enters or nothing moves.
    pub(super) fn count(self) -> u8 {
        match self.spend {
            Spend::Die(number) if self.from != YARD => number,
            Spend::Reward => REWARD,
            _ => 0,
        }
    }
}

/// What stays the same during a throw: the dice, and all pawns but the mover's, as sets of the
/// mover's marks.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    pub(super) dice: TwoDice,
    /// Rival blockades (P-20).
    pub(super) bars: Road,
    /// Single rivals that are safe (P-25).
    pub(super) guarded: Road,
    /// The partner's pawns.
    pub(super) partner: Counts,
    /// Pawns of others on turnouts.
    pub(super) loops: Loops,
    /// Single rivals that could be captured when the decision began.
    pub(super) prey: Road,
    /// Whether the game is won once the mover's four are home: always without partners (P-32),
    /// with them if the partner's are (P-33).
    pub(super) last: bool,
}

impl Throw {
    /// The same with other dice.
    pub(super) fn with_dice(&self, dice: TwoDice) -> Throw {
        Throw { dice, ..*self }
    }
}

impl Throw {
    /// What bars the way at a moment of a play.
    #[inline]
    pub(super) fn barriers(&self, play: &Play) -> Barriers {
        Barriers::of(
            play.own(),
            self.partner,
            self.bars,
            self.guarded,
            self.loops,
        )
    }
}

/// A decision as [`crate::turn`] sees it.
pub(super) fn begin(
    state: &State,
    side: SeatSet,
    dice: TwoDice,
    left: Left,
    reward: bool,
) -> (Throw, Play) {
    let (mut rivals, mut partner) = (Counts::default(), Counts::default());
    let (mut guarded, mut loops, mut last) = (0, 0, true);
    // Who is not in play has all pawns in the yard, where nobody meets them.
    for ahead in 1..4 {
        let seat = Seat((state.turn.0 + ahead) % 4);
        let pawns = &state.pawns[seat.index()];
        for &mark in pawns {
            loops |= met_on_turnout(ahead, mark);
        }
        if side.has(seat) {
            pawns.iter().for_each(|&mark| partner.add(met(ahead, mark)));
            last = *pawns == [HOME; PAWNS];
        } else {
            let mut all = 0;
            for &mark in pawns {
                let bit = met(ahead, mark);
                all |= bit;
                rivals.add(bit);
            }
            guarded |= all & (met(ahead, ENTERED) | met(ahead, ENTRANCE));
        }
    }
    let bars = rivals.two;
    let guarded = guarded & !bars;
    let prey = rivals.one & !bars & !guarded;
    let own = Row::of(state.pawns[state.turn.index()]);
    let throw = Throw {
        dice,
        bars,
        guarded,
        partner,
        loops,
        prey,
        last,
    };
    (throw, Play::new(prey, own, left, reward))
}
