//! Games of the net against itself, and what is to be learned from them.

use std::sync::Arc;

use bot::chance::{CERTAIN, Chance};
use bot::lot::Lot;
use bot::net::Net;
use bot::runner;
use bot::sight::Sight;
use rules::event::Silent;
use rules::features::FeatureSet;
use rules::games::Playable;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::turn::Results;

/// How much a position's target owes to what came later, and not to what the next position was
/// thought to be worth: the lambda of TD(lambda) (Sutton, "Learning to Predict by the Methods of
/// Temporal Differences", 1988).
const LATER: f32 = 0.7;

/// Where partners hold cards, one who does not know what leads home can put them away for ever: after
/// so many plays such a game is played to its end by steps to go, so that it can be learned from.
const PATIENCE: u32 = 250;
/// There a play has hundreds of results: about so many of them, by lot, are judged.
const JUDGED: usize = 40;

/// Positions as a seat saw them, each with the chance of winning that it should have had.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Samples {
    features: Vec<u16>,
    /// Where the features of each end, and its target.
    ends: Vec<(usize, f32)>,
    /// How many positions were judged to get them.
    pub(super) judged: u64,
}

impl Samples {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn get(&self, index: usize) -> (&[u16], f32) {
        let begin = index.checked_sub(1).map_or(0, |before| self.ends[before].0);
        let (end, target) = self.ends[index];
        (&self.features[begin..end], target)
    }

    fn push(&mut self, features: &FeatureSet, target: f32) {
        self.features.extend(features.iter());
        self.ends.push((self.features.len(), target));
    }

    pub(super) fn join(&mut self, other: &Samples) {
        let begin = self.features.len();
        self.features.extend(&other.features);
        let ends = other.ends.iter();
        self.ends
            .extend(ends.map(|&(end, target)| (begin + end, target)));
        self.judged += other.judged;
    }
}

/// The net at a table of its own.
pub(super) struct SelfPlay<'a, G: Playable> {
    game: &'a G,
    sight: Sight<G>,
    ends: Results<G::Play>,
    /// Whether partners hold cards, so that games are long and plays have many results.
    dear: bool,
    /// The sets of seats that can play, by how many they are; the usual one as often as all others
    /// of its size.
    tables: Vec<Vec<SeatSet>>,
    /// What each seat saw after each play, and what it thought of it.
    seen: Vec<Vec<(FeatureSet, Chance)>>,
    samples: Samples,
}

impl<'a, G: Playable> SelfPlay<'a, G> {
    pub(super) fn new(game: &'a G, net: Arc<Net>) -> SelfPlay<'a, G> {
        let tables = tables(game);
        let seats = tables[0][0];
        let first = seats.iter().next().unwrap_or(Seat(0));
        let dear = game
            .begin(seats, first)
            .is_ok_and(|state| game.is_dealt(&state) && game.side(&state, first).len() > 1);
        SelfPlay {
            game,
            sight: Sight::new(net),
            ends: Results::default(),
            dear,
            tables,
            seen: vec![Vec::new(); G::FAMILY.seats.len()],
            samples: Samples::default(),
        }
    }

    /// The samples of so many games by a seed.
    pub(super) fn games(mut self, count: u64, seed: u64) -> Samples {
        let mut lot = Lot::new(seed);
        for _ in 0..count {
            self.game(&mut lot);
        }
        self.samples
    }

    fn game(&mut self, lot: &mut Lot) {
        let tables = &self.tables[lot.below(self.tables.len() as u32) as usize];
        let seats = tables[lot.below(tables.len() as u32) as usize];
        let first = lot.below(seats.len() as u32) as usize;
        let first = seats.iter().nth(first).expect("below their number");
        let begun = self.game.begin(seats, first);
        let mut state = begun.expect("the seats can play");
        let mut patience = self.dear.then_some(PATIENCE);
        self.seen.iter_mut().for_each(Vec::clear);
        let winners = loop {
            match self.game.node(&state) {
                Node::Chance { .. } => {
                    let ticket = lot.below(self.game.chance_total(&state));
                    let outcome = self.game.chance_at(&state, ticket);
                    self.game.happen(&mut state, outcome, &mut Silent);
                }
                Node::Decision { seat } => {
                    let result = match patience {
                        Some(0) => self.run(&state, seat, lot),
                        Some(_) => self.best_of_some(&state, seat, lot),
                        None => self.sight.best(self.game, &state, seat).1,
                    };
                    self.note(&result, seats);
                    state = result;
                    patience = patience.map(|plays| plays.saturating_sub(1));
                }
                Node::Terminal { winners } => break winners,
            }
        };
        // Every seat's view is learned from, but no more positions than were met, unless games are
        // dear.
        let share = if self.dear { 1 } else { seats.len() as u32 };
        for seat in seats.iter() {
            let mut target = if winners.has(seat) { 1.0 } else { 0.0 };
            for (features, thought) in self.seen[seat.index()].iter().rev() {
                if lot.below(share) == 0 {
                    self.samples.push(features, target);
                }
                let thought = *thought as f32 / CERTAIN as f32;
                target = LATER * target + (1.0 - LATER) * thought;
            }
        }
    }

    /// What leaves a seat the fewest steps to go.
    fn run(&mut self, state: &G::State, seat: Seat, lot: &mut Lot) -> G::State {
        let seed = u64::from(lot.below(u32::MAX));
        let mut results = runner::results(self.game, state, seat, seed);
        self.samples.judged += results.len() as u64;
        results.swap_remove(0).result
    }

    /// What looks best of some of the results of a play.
    fn best_of_some(&mut self, state: &G::State, seat: Seat, lot: &mut Lot) -> G::State {
        let (throw, play) = self.game.play(state);
        let ends = self.ends.of(play, &throw);
        let step = ends.len().div_ceil(JUDGED);
        let begin = lot.below(step as u32) as usize;
        let results = ends.iter().skip(begin).step_by(step);
        let judged = results.map(|end| {
            let result = self.game.settle(state, &throw, end);
            (self.sight.chance(self.game, &result, seat), result)
        });
        // The first of those that look best.
        let best = judged.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.expect("at a decision there is a play").1
    }

    /// Notes what each seat sees of the result of a play.
    fn note(&mut self, result: &G::State, seats: SeatSet) {
        if !matches!(self.game.node(result), Node::Terminal { .. }) {
            for seat in seats.iter() {
                let chance = self.sight.chance(self.game, result, seat);
                self.seen[seat.index()].push((*self.sight.features(seat), chance));
            }
        }
        self.samples.judged += u64::from(self.sight.take_count());
    }
}

/// The sets of seats that can play, one list for each number of players. Two and four players are
/// usual, so they come twice.
fn tables<G: Playable>(game: &G) -> Vec<Vec<SeatSet>> {
    let all = (1..=G::FAMILY.all_seats().0).map(SeatSet);
    let playable: Vec<SeatSet> = all.filter(|set| game.opening(*set).is_ok()).collect();
    let mut tables = Vec::new();
    for count in 1..=G::FAMILY.seats.len() {
        let like = playable.iter().copied();
        let mut sets: Vec<SeatSet> = like.filter(|set| set.len() == count).collect();
        if sets.contains(&G::FAMILY.usual_seats) {
            let others = sets.len() - 1;
            sets.extend(vec![G::FAMILY.usual_seats; others.saturating_sub(1)]);
        }
        if sets.is_empty() {
            continue;
        }
        if count % 2 == 0 {
            tables.push(sets.clone());
        }
        tables.push(sets);
    }
    tables
}
