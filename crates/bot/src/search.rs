//! Search, shared by all games. It evaluates every result of the current play, then looks ahead at
//! the rolls and replies of the others, until the seat rolls again.

use std::sync::Arc;

use rules::event::NullSink;
use rules::playable::Playable;
use rules::seat::Seat;
use rules::state::Node;

use crate::evaluated_result::{EvaluatedResult, best_first};
use crate::evaluator::Evaluator;
use crate::net::Net;
use crate::rng::{Rng, mix, seeded_hash};
use crate::win_chance::{CERTAIN, Chance};

/// For each roll of the next player, this many samples of the rolls of later players.
const SAMPLES: u64 = 4;

/// In games with hidden hands: the maximal number of results to analyse, the minimal and maximal
/// number of deals, and the number of deals that the net's evaluation counts for.
const MAX_RESULTS: usize = 8;
const MIN_DEALS: i64 = 4;
const MAX_DEALS: i64 = 64;
const SIGHT_WEIGHT: i64 = 8;
/// The minimal number of deals may exceed the budget by this factor.
const OVERRUN: u32 = 2;

/// The maximal number of plays to look ahead, in case others roll again and again.
const MAX_PLAYS: u32 = 8;

/// Results this far below the best evaluation are not analysed.
const MARGIN: Chance = CERTAIN / 12;

/// Evaluates results by a net and search.
pub struct Search<G: Playable> {
    evaluator: Evaluator<G>,
    /// How many positions to evaluate before stopping the analysis; 0 disables it.
    budget: u32,
    scratch: G::Scratch,
}

impl<G: Playable> Search<G> {
    /// A search with a net and a budget of evaluated positions.
    pub fn new(net: Arc<Net>, budget: u32) -> Search<G> {
        Search {
            evaluator: Evaluator::new(net),
            budget,
            scratch: G::Scratch::default(),
        }
    }

    /// The distinct results of a decision, best first: analysed results before all others.
    ///
    /// # Panics
    /// When the state is not a decision.
    pub fn results(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        seed: u64,
    ) -> Vec<EvaluatedResult<G>> {
        self.evaluator.take_count();
        let mut results: Vec<EvaluatedResult<G>> = Vec::new();
        game.results(state, &mut self.scratch, |result| {
            results.push(EvaluatedResult {
                value: self.evaluator.chance(game, &result, seat).into(),
                tie_break: seeded_hash(seed, &result),
                result,
            });
        });
        best_first(&mut results);
        let analysed = self.analyse(game, seat, seed, &mut results);
        let (analysed, others) = results.split_at_mut(analysed);
        best_first(analysed);
        if let Some(worst) = analysed.last().map(|each| each.value) {
            // The others had lower evaluations. If analysis lowers the analysed results, that
            // does not make the others better.
            others
                .iter_mut()
                .for_each(|each| each.value = each.value.min(worst - 1));
        }
        results
    }

    /// Analyses the best results by looking ahead until the seat rolls again. Returns how many it
    /// has analysed.
    fn analyse(
        &mut self,
        game: &G,
        seat: Seat,
        seed: u64,
        results: &mut [EvaluatedResult<G>],
    ) -> usize {
        let best = results[0].value;
        let near = |each: &&EvaluatedResult<G>| each.value >= best - i64::from(MARGIN);
        let near = results.iter().take_while(near).count();
        if near == 1 || best == i64::from(CERTAIN) || self.budget == 0 {
            return 0;
        }
        if game.is_automatic_chance(&results[0].result) {
            return self.deal(game, seat, seed, &mut results[..near.min(MAX_RESULTS)]);
        }
        for (index, each) in results[..near].iter_mut().enumerate() {
            let chance = self.ahead(game, &each.result, seat, seed);
            if self.evaluator.count() > self.budget && index > 0 {
                return index;
            }
            each.value = chance.into();
        }
        near
    }

    /// Analyses results after which cards are dealt into hidden hands. Everyone gets cards that
    /// they may hold and plays on until it is the seat's turn again. This repeats with other deals
    /// until the budget is used up. Returns the number of results analysed: all, or none if the
    /// budget is too small for the minimal number of deals.
    fn deal(
        &mut self,
        game: &G,
        seat: Seat,
        seed: u64,
        results: &mut [EvaluatedResult<G>],
    ) -> usize {
        let mut sums = vec![0; results.len()];
        let mut dealt = 0;
        while dealt < MIN_DEALS || dealt < MAX_DEALS && self.evaluator.count() < self.budget {
            let mut more = sums.clone();
            for (sum, each) in more.iter_mut().zip(&*results) {
                // All results are compared with the same random numbers.
                let mut rng = Rng::new(mix(seed).wrapping_add(dealt as u64));
                let whole = game.resample(&each.result, seat, &mut |below| rng.below(below));
                *sum += i64::from(self.round(game, whole, seat, &mut rng));
                if dealt < MIN_DEALS && self.evaluator.count() > OVERRUN * self.budget {
                    return 0;
                }
            }
            sums = more;
            dealt += 1;
        }
        for (sum, each) in sums.iter().zip(results.iter_mut()) {
            // The net's evaluation counts as much as this many deals.
            each.value = (each.value * SIGHT_WEIGHT + sum) / (SIGHT_WEIGHT + dealt);
        }
        results.len()
    }

    /// The average win chance of `seat` when it rolls again. It covers all rolls of the next
    /// player, and samples of the rolls of later players.
    fn ahead(&mut self, game: &G, state: &G::State, seat: Seat, seed: u64) -> Chance {
        if !matches!(game.node(state), Node::Chance { .. }) {
            return self.round(game, state.clone(), seat, &mut Rng::new(seed));
        }
        let mut outcomes = Vec::new();
        game.chance_outcomes(state, &mut outcomes);
        let (mut sum, mut total) = (0_i64, 0_i64);
        for (number, (outcome, weight)) in (0..).zip(outcomes) {
            let mut next = state.clone();
            game.apply_chance(&mut next, outcome, &mut NullSink);
            // All results are compared with the same random numbers.
            let rng =
                |sample: u64| Rng::new(mix(seed).wrapping_add((SAMPLES + 1) * number + sample));
            let mut first = rng(0);
            while let Node::Chance { .. } = game.node(&next) {
                apply_random_outcome(game, &mut next, &mut first);
            }
            let next = self.reply(game, next);
            let samples = match game.node(&next) {
                Node::Chance { seat: other } if other != seat => SAMPLES,
                _ => 1,
            };
            let mut part = 0;
            for sample in 1..=samples {
                part += i64::from(self.round(game, next.clone(), seat, &mut rng(sample)));
            }
            sum += i64::from(weight) * part / samples as i64;
            total += i64::from(weight);
        }
        (sum / total) as Chance
    }

    /// The win chance of `seat` after all others have made a random roll or draw and have replied.
    fn round(&mut self, game: &G, mut state: G::State, seat: Seat, rng: &mut Rng) -> Chance {
        // Only the start of a turn or the end of a play can be evaluated.
        let mut settled = state.clone();
        let (mut replies, mut dealt, mut others) = (0, false, false);
        loop {
            match game.node(&state) {
                Node::Terminal { .. } => {
                    settled = state;
                    break;
                }
                Node::Chance { .. } if replies >= MAX_PLAYS => break,
                Node::Chance { .. } if game.is_automatic_chance(&state) => {
                    dealt = true;
                    apply_random_outcome(game, &mut state, rng);
                }
                Node::Chance { seat: other } => {
                    settled.clone_from(&state);
                    if other == seat {
                        break;
                    }
                    apply_random_outcome(game, &mut state, rng);
                }
                // In games with hands, a turn begins with a decision.
                Node::Decision { seat: other } if other == seat && dealt && others => break,
                Node::Decision { seat: other } => {
                    others |= other != seat;
                    replies += 1;
                    state = self.reply(game, state);
                    settled.clone_from(&state);
                }
            }
        }
        self.evaluator.chance(game, &settled, seat)
    }

    /// The state after the best play of the seat to act, by the net's evaluation.
    fn reply(&mut self, game: &G, state: G::State) -> G::State {
        match game.node(&state) {
            Node::Decision { seat: player } => self.evaluator.best(game, &state, player).1,
            _ => state,
        }
    }
}

/// Applies a random outcome of a chance node.
pub(crate) fn apply_random_outcome<G: Playable>(game: &G, state: &mut G::State, rng: &mut Rng) {
    let ticket = rng.below(game.chance_weight_total(state));
    let outcome = game.sample_outcome(state, ticket);
    game.apply_chance(state, outcome, &mut NullSink);
}
