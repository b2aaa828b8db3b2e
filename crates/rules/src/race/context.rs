//! A roll as the mover meets it.
//!
//! During a roll only the mover's pawns move, and rivals leave the ring by being captured. So the
//! others' pawns are turned once into sets of path indexes as the mover meets them ([`Context`]); what
//! the rules permit then is in [`super::play`].

use super::aged_blockades::{AgedBlockade, MAX_BLOCKADES};
use super::dice::Numbers;
use super::indexes::IndexSet;
use super::obstacles::Counts;
use super::pawn_row::PawnRow;
use super::play::Play;
use super::rules::{RaceRules, Safe};
use super::state::{Rolled, State};
use super::track::PathIndex;
use super::turnouts::{self, Lanes};

/// What pawns on the ring and on the home path bar, as masks for [`Obstacles`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Masks<S> {
    /// Where one pawn of the mover's side bars the way: in single file (P-23).
    pub(super) pass_one: S,
    /// Where two do: a blockade, the own side's too (P-20, C-12).
    pub(super) pass_two: S,
    /// Where two rivals keep pawns from landing.
    rival_two: S,
    /// Where there is no room for a second pawn, for a third, for a fourth.
    pub(super) land: [S; 3],
    /// Whether pawns reach home by exact count only.
    pub(super) exact_home: bool,
    /// Where rivals are safe, by how many sides ahead of the mover's theirs is (P-25, C-16): not on the
    /// mover's start, where only an entering pawn comes, which captures them (C-18).
    safe: [S; 4],
}

impl<S: IndexSet> Masks<S> {
    pub(super) fn of(rules: &RaceRules) -> Masks<S> {
        let (ring, home_path) = (rules.road.ring::<S>(), rules.road.home_path::<S>());
        Masks {
            pass_one: home_path.only_if(rules.is_single_file()),
            pass_two: ring.only_if(rules.blockades_bar()),
            rival_two: ring.only_if(rules.blockade.is_some()),
            land: [1, 2, 3].map(|room| {
                let on_ring = ring.only_if(rules.ring_room == room);
                on_ring | home_path.only_if(rules.lane_room == room)
            }),
            exact_home: rules.exact_home,
            safe: safe_indexes(rules),
        }
    }
}

/// The rules of a game, with what follows from them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ruled<S> {
    pub(super) rules: RaceRules,
    pub(super) masks: Masks<S>,
    /// [`Bonus::sizes`](super::Bonus::sizes).
    pub(super) sizes: [u8; 2],
}

/// What stays the same during a roll: the rules, the dice, and all pawns but the mover's, as sets of
/// the mover's path indexes.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a, S> {
    pub(super) rules: &'a RaceRules,
    pub(super) masks: &'a Masks<S>,
    /// The roll when the decision began.
    pub(super) rolled: &'a Rolled,
    pub(super) numbers: Numbers,
    /// [`Bonus::sizes`](super::Bonus::sizes).
    pub(super) sizes: [u8; 2],
    /// Whether the roll is not played, since the doublet is one too many (C-10).
    pub(super) is_unplayed: bool,
    /// Whether the game is won once the mover's four are home: always without partners (P-32, C-21),
    /// with them if the partner's are (P-33).
    pub(super) is_last: bool,
    /// The mover's blockades that are due (C-14), as bits of [`Context::aged_blockades`].
    pub(super) due_blockades: u8,
    /// Those that stood when the decision began.
    pub(super) standing_blockades: u8,
    /// The mover's blockades that have stood at the end of a turn.
    pub(super) aged_blockades: [AgedBlockade; MAX_BLOCKADES],
    /// The pawns of others on turnouts (P-23).
    pub(super) on_turnouts: Lanes,
    /// Rival blockades, which bar the way (P-20, C-12).
    pub(super) pass: S,
    /// Where rivals keep pawns from landing: their blockades, and single ones that are safe.
    pub(super) land: S,
    /// Rivals that could be captured when the decision began (P-28, C-17).
    pub(super) capturable: S,
    /// The partner's pawns on the ring.
    pub(super) partner: Counts<S>,
}

impl<S: IndexSet> Context<'_, S> {
    /// The path index of home.
    #[inline]
    pub(super) fn home(&self) -> PathIndex {
        self.rules.road.home
    }

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
fn safe_indexes<S: IndexSet>(rules: &RaceRules) -> [S; 4] {
    let (road, track) = (rules.road, &rules.road.track);
    let safe = |ahead| match rules.safe {
        Safe::OwnColour => road.met::<S>(ahead, road.start) | road.met(ahead, track.entrance),
        _ => {
            let is_safe = |index: &PathIndex| rules.is_safe(track.number(*index));
            let safe = (road.start..=track.entrance).filter(is_safe);
            safe.fold(S::none(), |safe, index| safe | S::bit(index))
        }
    };
    [0, 1, 2, 3].map(|ahead| safe(ahead) & !S::bit(road.start))
}

/// A decision as [`crate::turn`] sees it.
#[inline]
pub(super) fn begin<'a, S: IndexSet>(
    ruled: &'a Ruled<S>,
    state: &'a State,
    rolled: &'a Rolled,
) -> (Context<'a, S>, Play<S>) {
    let Ruled { rules, masks, .. } = ruled;
    let road = rules.road;
    let all_home = PawnRow::all(road.home);
    let (mut rivals, mut partner) = (Counts::<S>::default(), Counts::default());
    let (mut safe_rivals, mut on_turnouts, mut is_last) = (S::none(), 0, true);
    // The pawns of seats not in play are in the yard, where nobody meets them.
    for ahead in 1..4 {
        let seat = road.track.layout.seat_ahead(state.turn, ahead);
        let row = state.pawns[seat.index()];
        let met = row.indexes().map(|index| road.met(ahead, index));
        if let Some(turnouts) = road.turnouts::<S>() {
            for index in turnouts::on_turnouts(row) {
                on_turnouts |= turnouts.met(ahead, index);
            }
        }
        // Partners sit opposite each other.
        if ahead == 2 && rules.partners {
            partner.add_row(met);
            is_last = row == all_home;
        } else {
            rivals.add_row(met);
            let all = met[0] | met[1] | met[2] | met[3];
            safe_rivals |= all & masks.safe[usize::from(ahead)];
        }
    }
    let land = rivals.two & masks.rival_two | safe_rivals;
    let capturable = rivals.one & !land;
    let (mut aged_blockades, mut standing, mut due) = Default::default();
    let (mut forfeited, mut pairs) = Default::default();
    if let Some(memory) = &state.memory {
        (forfeited, pairs) = (memory.forfeited, memory.pairs);
        aged_blockades = memory.aged_blockades(state.turn).entries();
        for (entry, blockade) in aged_blockades.iter().enumerate() {
            standing |= u8::from(blockade.turns > 0) << entry;
            due |= u8::from(rules.due() == Some(blockade.turns)) << entry;
        }
    }
    let context = Context {
        rules,
        masks,
        rolled,
        numbers: rolled.numbers(),
        sizes: ruled.sizes,
        is_unplayed: rules.is_unplayed(state, rolled.dice),
        is_last,
        due_blockades: due,
        standing_blockades: standing,
        aged_blockades,
        on_turnouts,
        pass: rivals.two & masks.pass_two,
        land,
        capturable,
        partner,
    };
    let play = Play::begin(state.own(), rolled, forfeited, pairs, standing, capturable);
    (context, play)
}
