//! A roll as the mover meets it.
//!
//! During a roll only the mover's pawns move, and rivals leave the ring by being captured. So the
//! others' pawns are turned once into sets of path indexes as the mover meets them ([`Context`]); what
//! the rules permit then is in [`super::play`].

use super::aged_blockades::{AgedBlockade, MAX_BLOCKADES};
use super::dice::{DiceLeft, Numbers};
use super::indexes::{Indexes, bit};
use super::pawn_row::PawnRow;
use super::play::{Play, PlayState};
use super::road::Counts;
use super::rules::{RaceRules, Safe};
use super::state::{Rolled, State};
use super::track::PathIndex;
use crate::chance::TwoDice;
use crate::seat::SeatSet;

/// What stays the same during a roll: the dice, and all pawns but the mover's, as sets of the
/// mover's path indexes.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    pub(super) rules: RaceRules,
    pub(super) dice: TwoDice,
    pub(super) numbers: Numbers,
    /// The dice to be played before the first step.
    pub(super) all: DiceLeft,
    /// Whether they are not played, since the doublet is one too many (C-10).
    pub(super) is_unplayed: bool,
    /// Where others bar the way: rival blockades (P-20, C-12), and rivals on turnouts (P-23).
    pub(super) pass: Indexes,
    /// Where others keep pawns from landing: the same, and single rivals that are safe (P-25, C-16),
    /// but not on the mover's start, where only an entering pawn comes, which captures them (C-18).
    pub(super) land: Indexes,
    /// The partner's pawns.
    pub(super) partner: Counts,
    /// Rivals that could be captured when the decision began (P-28, C-17).
    pub(super) capturable: Indexes,
    /// Whether the game is won once the mover's four are home: always without partners (P-32, C-21),
    /// with them if the partner's are (P-33).
    pub(super) is_last: bool,
    /// The mover's blockades that have stood at the end of a turn.
    pub(super) aged_blockades: [AgedBlockade; MAX_BLOCKADES],
    /// Those of them that are due, a bit each (C-14).
    pub(super) due: u8,
}

impl Context {
    /// The mover's aged blockades on `index`, a bit each.
    #[inline]
    pub(super) fn aged_blockades_on(&self, index: PathIndex) -> u8 {
        let mut entries = 0;
        for (entry, blockade) in self.aged_blockades.iter().enumerate() {
            entries |= u8::from(blockade.turns > 0 && blockade.index == index) << entry;
        }
        entries
    }
}

/// Where rivals are safe, by how many sides ahead of the mover's theirs is, as the mover meets them.
pub(super) fn safe_indexes(rules: &RaceRules) -> [Indexes; 4] {
    let (road, track) = (rules.road, &rules.road.track);
    let mut safe = [0; 4];
    for (ahead, safe) in (0..).zip(&mut safe) {
        match rules.safe {
            Safe::Nowhere => {}
            Safe::OwnColour => {
                *safe = road.met(ahead, track.start()) | road.met(ahead, track.entrance);
            }
            Safe::Numbers(numbers) => {
                for index in track.start()..=track.entrance {
                    if numbers.contains(&track.number(index)) {
                        *safe |= bit(index);
                    }
                }
            }
        }
    }
    safe
}

/// A decision as [`crate::turn`] sees it. `safe` comes from [`safe_indexes`].
#[inline]
pub(super) fn begin(
    rules: &RaceRules,
    safe: &[Indexes; 4],
    state: &State,
    side: SeatSet,
    rolled: Rolled,
) -> (Context, Play) {
    let road = rules.road;
    let (mut rivals, mut partner) = (Counts::default(), Counts::default());
    let (mut safe_rivals, mut is_last) = (0, true);
    // The pawns of seats not in play are in the yard, where nobody meets them.
    for ahead in 1..4 {
        let seat = road.track.layout.seat_ahead(state.turn, ahead);
        let row = state.pawns[seat.index()];
        let met = row.indexes().map(|index| road.met(ahead, index));
        if side.has(seat) {
            met.into_iter().for_each(|bit| partner.add(bit));
            is_last = row == PawnRow::all(road.home);
        } else {
            met.into_iter().for_each(|bit| rivals.add(bit));
            let all = met[0] | met[1] | met[2] | met[3];
            safe_rivals |= all & safe[usize::from(ahead)];
        }
    }
    let blockades = match rules.blockade {
        Some(_) => rivals.two & road.ring,
        None => 0,
    };
    let safe_rivals = safe_rivals & !blockades & !bit(road.start);
    let pass = blockades | rivals.one & road.lanes;
    let capturable = rivals.one & road.ring & !blockades & !safe_rivals;
    let memory = state.memory.unwrap_or_default();
    let aged_blockades = memory.aged_blockades[state.turn.index()].entries();
    let (mut standing, mut due) = (0, 0);
    if let Some(turns) = rules.due() {
        for (entry, blockade) in aged_blockades.iter().enumerate() {
            standing |= u8::from(blockade.turns > 0) << entry;
            due |= u8::from(blockade.turns == turns) << entry;
        }
    }
    let context = Context {
        rules: *rules,
        dice: rolled.dice,
        numbers: rolled.numbers(),
        all: rolled.all,
        is_unplayed: rules.is_unplayed(state, rolled.dice),
        pass,
        land: pass | safe_rivals,
        partner,
        capturable,
        is_last,
        aged_blockades,
        due,
    };
    let play = Play::of(PlayState {
        own: state.own(),
        left: rolled.left,
        forfeited: memory.forfeited,
        bonuses: rolled.bonuses,
        pairs: memory.pairs,
        standing,
        captured: 0,
    });
    (context, play)
}
