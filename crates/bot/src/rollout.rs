//! Evaluation of results by playing games on from them.

use std::cmp::Reverse;
use std::sync::Arc;

use rules::event::NullSink;
use rules::playable::Playable;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::evaluated_result::EvaluatedResult;
use crate::evaluator::Evaluator;
use crate::net::Net;
use crate::rng::{Rng, mix, seeded_hash};
use crate::search::apply_random_outcome;
use crate::win_chance::{CERTAIN, Chance};

/// With a net, games end after this many plays, and the net evaluates the position.
const HORIZON: u32 = 16;

/// Evaluates results by playouts.
///
/// In a playout, all seats play the best result of the net without search. Without a net, they play
/// randomly.
pub(crate) struct Rollout<G: Playable> {
    evaluator: Option<Evaluator<G>>,
    /// How many steps to make or positions to evaluate, for all results together.
    budget: u32,
    done: u32,
    actions: Vec<G::Action>,
    scratch: G::Scratch,
}

impl<G: Playable> Rollout<G> {
    /// Playouts with a net or random ones, with a budget of positions evaluated.
    pub(crate) fn new(net: Option<Arc<Net>>, budget: u32) -> Rollout<G> {
        Rollout {
            evaluator: net.map(Evaluator::new),
            budget,
            done: 0,
            actions: Vec::new(),
            scratch: G::Scratch::default(),
        }
    }

    /// The distinct results of a decision, best first.
    ///
    /// All results are played on with the same random numbers. After each round, the worse half
    /// gets no more games, until the budget is used up.
    ///
    /// # Panics
    /// When the state is not a decision.
    pub(crate) fn results(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        seed: u64,
    ) -> Vec<EvaluatedResult<G>> {
        self.done = 0;
        let mut tried: Vec<Tried<G>> = Vec::new();
        game.results(state, &mut self.scratch, |result| {
            tried.push(Tried {
                result,
                sum: 0,
                games: 0,
            });
        });
        let share = self.budget / 4 / tried.len() as u32;
        let mut left = tried.len();
        let mut games = 0;
        // Play rounds with the same number of games for each result, then keep the better half.
        while left > 1 && self.done < self.budget {
            let (first, until) = (games, self.done + share.max(1) * tried.len() as u32);
            while self.done < until || games == first {
                for each in &mut tried[..left] {
                    let mut rng = Rng::new(mix(seed).wrapping_add(games));
                    // Hidden hands are dealt anew for each game.
                    let whole = game.resample(&each.result, seat, &mut |below| rng.below(below));
                    each.sum += i64::from(self.game(game, whole, seat, &mut rng));
                    each.games += 1;
                }
                games += 1;
            }
            tried[..left].sort_by_key(|each| Reverse(each.value()));
            left = left.div_ceil(2);
        }
        let evaluated = |each: Tried<G>| EvaluatedResult {
            value: each.value(),
            tie_break: seeded_hash(seed, &each.result),
            result: each.result,
        };
        tried.into_iter().map(evaluated).collect()
    }

    /// Plays a game on from a state, and returns its value for a seat.
    fn game(&mut self, game: &G, mut state: G::State, seat: Seat, rng: &mut Rng) -> Chance {
        let mut plays = 0;
        loop {
            match game.node(&state) {
                Node::Terminal { winners } => {
                    let side = game.side(&state, seat);
                    return share(winners, side);
                }
                Node::Chance { .. } => {
                    apply_random_outcome(game, &mut state, rng);
                }
                Node::Decision { seat: player } => match &mut self.evaluator {
                    Some(evaluator) => {
                        state = evaluator.best(game, &state, player).1;
                        plays += 1;
                        let over = matches!(game.node(&state), Node::Terminal { .. });
                        let stopped = plays == HORIZON && !over;
                        let chance = stopped.then(|| evaluator.chance(game, &state, seat));
                        self.done += evaluator.take_count();
                        if let Some(chance) = chance {
                            return chance;
                        }
                    }
                    None => {
                        self.actions.clear();
                        game.legal_actions(&state, &mut self.actions);
                        let chosen = rng.below(self.actions.len() as u32) as usize;
                        game.apply(&mut state, self.actions[chosen], &mut NullSink);
                        self.done += 1;
                    }
                },
            }
        }
    }
}

/// The value of a win for a side: half a game if others win with it.
fn share(winners: SeatSet, side: SeatSet) -> Chance {
    match (winners.0 & side.0 != 0, winners.0 & !side.0 != 0) {
        (true, false) => CERTAIN,
        (true, true) => CERTAIN / 2,
        (false, _) => 0,
    }
}

struct Tried<G: Playable> {
    result: G::State,
    sum: i64,
    games: i64,
}

impl<G: Playable> Tried<G> {
    fn value(&self) -> i64 {
        self.sum / self.games.max(1)
    }
}
