//! Games of the net against itself, and the samples to learn from.

use std::sync::Arc;

use bot::evaluator::Evaluator;
use bot::net::Net;
use bot::rng::Rng;
use bot::steps_to_go;
use bot::win_chance::{CERTAIN, Chance};
use rules::event::NullSink;
use rules::features::FeatureSet;
use rules::playable::Playable;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// How much a position's target depends on later positions and the result, rather than on the
/// evaluation of the next position: the lambda of TD(lambda) (Sutton, "Learning to Predict by the
/// Methods of Temporal Differences", 1988).
const LATER: f32 = 0.7;

/// Where partners hold cards, an untrained net may discard the cards that lead home forever. After
/// this many plays, such a game is played to its end by steps to go, so that it has a result to
/// learn from.
const PATIENCE: u32 = 250;
/// In such games a play has hundreds of results. About this many random ones are evaluated.
const MAX_EVALUATED: usize = 40;

/// Positions as a seat saw them, each with its target win chance.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Samples {
    features: Vec<u16>,
    /// The end of each position's features, and its target.
    ends: Vec<(usize, f32)>,
    /// How many positions were evaluated to get the samples.
    pub(super) evaluated: u64,
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
        self.evaluated += other.evaluated;
    }
}

/// A net that plays itself.
pub(super) struct SelfPlay<'a, G: Playable> {
    game: &'a G,
    evaluator: Evaluator<G>,
    scratch: G::Scratch,
    /// Whether partners hold cards, so that games are long and plays have many results.
    expensive: bool,
    /// The sets of seats that can play, by their number. The usual set occurs as often as all
    /// others of its size.
    tables: Vec<Vec<SeatSet>>,
    /// The features that each seat saw after each play, with its evaluation.
    seen: Vec<Vec<(FeatureSet, Chance)>>,
    samples: Samples,
}

impl<'a, G: Playable> SelfPlay<'a, G> {
    pub(super) fn new(game: &'a G, net: Arc<Net>) -> SelfPlay<'a, G> {
        let tables = tables(game);
        let seats = tables[0][0];
        let first = seats.iter().next().unwrap_or(Seat(0));
        let expensive = game
            .initial_state_with_first(seats, first)
            .is_ok_and(|state| {
                game.is_automatic_chance(&state) && game.side(&state, first).len() > 1
            });
        SelfPlay {
            game,
            evaluator: Evaluator::new(net),
            scratch: G::Scratch::default(),
            expensive,
            tables,
            seen: vec![Vec::new(); G::FAMILY.seats.len()],
            samples: Samples::default(),
        }
    }

    /// Plays this many games from a seed and returns their samples.
    pub(super) fn games(mut self, count: u64, seed: u64) -> Samples {
        let mut rng = Rng::new(seed);
        for _ in 0..count {
            self.game(&mut rng);
        }
        self.samples
    }

    fn game(&mut self, rng: &mut Rng) {
        let tables = &self.tables[rng.below(self.tables.len() as u32) as usize];
        let seats = tables[rng.below(tables.len() as u32) as usize];
        let first = rng.below(seats.len() as u32) as usize;
        let first = seats.iter().nth(first).expect("the index is in range");
        let start = self.game.initial_state_with_first(seats, first);
        let mut state = start.expect("the seats can play");
        let mut patience = self.expensive.then_some(PATIENCE);
        self.seen.iter_mut().for_each(Vec::clear);
        let winners = loop {
            match self.game.node(&state) {
                Node::Chance { .. } => {
                    let ticket = rng.below(self.game.chance_weight_total(&state));
                    let outcome = self.game.sample_outcome(&state, ticket);
                    self.game.apply_chance(&mut state, outcome, &mut NullSink);
                }
                Node::Decision { seat } => {
                    let result = match patience {
                        Some(0) => self.run(&state, seat, rng),
                        Some(_) => self.best_of_some(&state, seat, rng),
                        None => self.evaluator.best(self.game, &state, seat).1,
                    };
                    self.note(&result, seats);
                    state = result;
                    patience = patience.map(|plays| plays.saturating_sub(1));
                }
                Node::Terminal { winners } => break winners,
            }
        };
        // Learn from the views of all seats, but from no more positions than occurred, unless games
        // are expensive.
        let share = if self.expensive {
            1
        } else {
            seats.len() as u32
        };
        for seat in seats.iter() {
            let mut target = if winners.has(seat) { 1.0 } else { 0.0 };
            for (features, thought) in self.seen[seat.index()].iter().rev() {
                if rng.below(share) == 0 {
                    self.samples.push(features, target);
                }
                let thought = *thought as f32 / CERTAIN as f32;
                target = LATER * target + (1.0 - LATER) * thought;
            }
        }
    }

    /// The result with the fewest steps to go for the seat.
    fn run(&mut self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::State {
        let seed = u64::from(rng.below(u32::MAX));
        let mut results = steps_to_go::results(self.game, state, seat, seed);
        self.samples.evaluated += results.len() as u64;
        results.swap_remove(0).result
    }

    /// The best of some random results of a play.
    fn best_of_some(&mut self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::State {
        let mut results = Vec::new();
        let each = |result| results.push(result);
        self.game.results(state, &mut self.scratch, each);
        let step = results.len().div_ceil(MAX_EVALUATED);
        let begin = rng.below(step as u32) as usize;
        let results = results.into_iter().skip(begin).step_by(step);
        let evaluated =
            results.map(|result| (self.evaluator.chance(self.game, &result, seat), result));
        // The first of equally good results.
        let best = evaluated.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.expect("a decision has a result").1
    }

    /// Records what each seat sees of the result of a play.
    fn note(&mut self, result: &G::State, seats: SeatSet) {
        if !matches!(self.game.node(result), Node::Terminal { .. }) {
            for seat in seats.iter() {
                let chance = self.evaluator.chance(self.game, result, seat);
                self.seen[seat.index()].push((*self.evaluator.features(seat), chance));
            }
        }
        self.samples.evaluated += u64::from(self.evaluator.take_count());
    }
}

/// The sets of seats that can play, one list for each number of players. Even numbers of players
/// are more usual, so their lists come twice.
fn tables<G: Playable>(game: &G) -> Vec<Vec<SeatSet>> {
    let all = (1..=G::FAMILY.all_seats().0).map(SeatSet);
    let playable: Vec<SeatSet> = all.filter(|set| game.initial_state(*set).is_ok()).collect();
    let mut tables = Vec::new();
    for count in 1..=G::FAMILY.seats.len() {
        let sets = playable.iter().copied();
        let mut sets: Vec<SeatSet> = sets.filter(|set| set.len() == count).collect();
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
