//! Evaluation of results by playing games on from them.

use std::cmp::Reverse;
use std::sync::Arc;

use rules::event::NullSink;
use rules::playable::Playable;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::best_move;
use crate::evaluated_result::EvaluatedResult;
use crate::evaluator::Evaluator;
use crate::net::Net;
use crate::rng::{Rng, mix, seeded_hash};
use crate::search::apply_random_outcome;
use crate::win_chance::{CERTAIN, Chance};

/// The budget of the level: 100 times the expert's.
pub const BUDGET: u32 = 100 * best_move::BUDGET;

/// With a net, games end after this many plays, and the net evaluates the position.
const HORIZON: u32 = 16;

/// A result is dropped early if its games are this many standard errors worse than those of the best result.
const CLEAR: i128 = 4;

/// The number of games before the first look for such results. Each further look comes after twice as many.
const FIRST_LOOK: u64 = 64;

/// Evaluates results by playouts.
///
/// In a playout, all seats play the best result of the net without search. Without a net, they play
/// randomly.
pub struct Rollout<G: Playable> {
    evaluator: Option<Evaluator<G>>,
    /// How many steps to make or positions to evaluate, for all results together.
    budget: u32,
    done: u32,
    actions: Vec<G::Action>,
    scratch: G::Scratch,
}

impl<G: Playable> Rollout<G> {
    /// Playouts with a net or random ones, with a budget of positions evaluated.
    pub fn new(net: Option<Arc<Net>>, budget: u32) -> Rollout<G> {
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
    /// gets no more games, until the budget is used up or one is left. Results that are clearly worse than the best get
    /// no more games either.
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
        self.done = 0;
        let mut tried: Vec<Tried<G>> = Vec::new();
        game.results(state, &mut self.scratch, |result| {
            tried.push(Tried {
                result,
                values: Vec::new(),
            });
        });
        let share = self.budget / 4 / tried.len() as u32;
        let mut left = tried.len();
        let mut games = 0;
        // Play rounds with the same number of games for each result, then keep the better half.
        while left > 1 && self.done < self.budget {
            let (first, until) = (games, self.done + share.max(1) * tried.len() as u32);
            while left > 1 && (self.done < until || games == first) {
                for each in &mut tried[..left] {
                    let value = self.sample(game, &each.result, seat, seed, games);
                    each.values.push(value);
                }
                games += 1;
                if games >= FIRST_LOOK && games.is_power_of_two() {
                    left = drop_clearly_worse(&mut tried[..left]);
                }
            }
            tried[..left].sort_by_cached_key(|each| Reverse(each.value()));
            left = left.div_ceil(2);
        }
        // Results with fewer games may have had better luck. That does not make them better.
        let most = tried.first().map_or(0, Tried::value);
        let evaluated = |(rank, each): (i64, Tried<G>)| EvaluatedResult {
            value: each.value().min(most - rank.min(1)),
            tie_break: seeded_hash(seed, &each.result),
            result: each.result,
        };
        (0..).zip(tried).map(evaluated).collect()
    }

    /// How much better one result is than another, for the side of `seat`: the average difference of games with the same
    /// random numbers, until the budget is used up.
    ///
    /// The values of [`results`](Rollout::results) flatter the best one, since it was chosen by them. With another seed this
    /// is free of that bias.
    pub fn gap(&mut self, game: &G, [one, other]: [&G::State; 2], seat: Seat, seed: u64) -> Chance {
        self.done = 0;
        let (mut sum, mut games) = (0, 0);
        while games == 0 || self.done < self.budget {
            let value = self.sample(game, one, seat, seed, games);
            sum += i64::from(value - self.sample(game, other, seat, seed, games));
            games += 1;
        }
        (sum / games as i64) as Chance
    }

    /// The value of game number `number` from a result.
    fn sample(
        &mut self,
        game: &G,
        result: &G::State,
        seat: Seat,
        seed: u64,
        number: u64,
    ) -> Chance {
        let mut rng = Rng::new(mix(seed).wrapping_add(number));
        // Hidden hands are dealt anew for each game.
        let whole = game.resample(result, seat, &mut |below| rng.below(below));
        self.game(game, whole, seat, &mut rng)
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

/// Sorts results, the best first and those that are clearly worse last. Returns how many are not.
fn drop_clearly_worse<G: Playable>(tried: &mut [Tried<G>]) -> usize {
    tried.sort_by_cached_key(|each| Reverse(each.value()));
    let Some((best, others)) = tried.split_first_mut() else {
        return 0;
    };
    let is_worse = |each: &Tried<G>| is_clearly_lower(&each.values, &best.values);
    others.sort_by_cached_key(is_worse);
    1 + others.partition_point(|each| !is_worse(each))
}

/// Whether values are lower than others, on average, by more than [`CLEAR`] standard errors of their differences. Values
/// of the same index come from the same random numbers.
fn is_clearly_lower(values: &[Chance], others: &[Chance]) -> bool {
    let differences = others.iter().zip(values);
    let differences = differences.map(|(other, value)| i128::from(other - value));
    let count = values.len() as i128;
    let (sum, squares) = differences.fold((0, 0), |(sum, squares), each| {
        (sum + each, squares + each * each)
    });
    // sum / count > CLEAR * sqrt(variance / count), in whole numbers.
    let variance = count * squares - sum * sum;
    sum > 0 && sum * sum * (count - 1) > CLEAR * CLEAR * variance
}

struct Tried<G: Playable> {
    result: G::State,
    /// The value of each game.
    values: Vec<Chance>,
}

impl<G: Playable> Tried<G> {
    fn value(&self) -> i64 {
        let sum: i64 = self.values.iter().map(|value| i64::from(*value)).sum();
        sum / self.values.len().max(1) as i64
    }
}

#[cfg(test)]
mod tests {
    use rules::games;
    use rules::notation::parse_position_line;
    use rules::playable::Visitor;

    use super::*;
    use crate::NetCache;

    /// Whether values are found lower that are lower by `difference` on average, in 500 games.
    fn is_found(difference: i32, seed: u64) -> bool {
        let mut rng = Rng::new(seed);
        let mut values = [Vec::new(), Vec::new()];
        for _ in 0..500 {
            let luck = rng.below(60_000) as i32;
            values[0].push(luck + rng.below(10_000) as i32 - difference);
            values[1].push(luck + rng.below(10_000) as i32);
        }
        is_clearly_lower(&values[0], &values[1])
    }

    #[test]
    fn clearly_lower_values_are_found_in_spite_of_shared_luck() {
        // The standard error is 183; that of the values without pairing is 1,110.
        let found = |difference| (0..200).filter(|seed| is_found(difference, *seed)).count();
        assert_eq!(found(0), 0);
        assert_eq!(found(-2_000), 0);
        assert!(found(183 * 4) > 60 && found(183 * 4) < 140);
        assert_eq!(found(2_000), 200);
        assert!(!is_clearly_lower(&[5, 5], &[5, 5]));
        assert!(is_clearly_lower(&[4, 4], &[5, 5]));
    }

    /// Red is 4 spaces behind the last pawn of Yellow, who has to move 3.
    const OPEN: &str = "pollyanna-1951 Y:home,home,home,B5/R:home,home,home,B1 Y:2-1";

    /// For every two results of the position, their gap by playouts with another seed than that of their order.
    struct Gaps;

    impl Visitor for Gaps {
        type Output = Vec<[Chance; 3]>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let state = parse_position_line(&game, OPEN).unwrap();
            let Node::Decision { seat } = game.node(&state) else {
                panic!("{OPEN} is a decision");
            };
            let net = NetCache::carried().net(game.ruleset());
            let mut rollout = Rollout::new(net, 4_000);
            let results = rollout.results(&game, &state, seat, 1);
            let best = &results[0].result;
            let mut gaps = Vec::new();
            for EvaluatedResult { result, .. } in &results {
                let pairs = [[best, result], [result, best], [result, result]];
                gaps.push(pairs.map(|pair| rollout.gap(&game, pair, seat, 2)));
            }
            gaps
        }
    }

    #[test]
    fn the_gap_is_that_of_the_first_result_to_the_second() {
        let gaps = games::visit(games::ruleset("pollyanna-1951").unwrap(), Gaps);
        assert!(gaps.len() > 1);
        for [gap, reversed, none] in &gaps {
            assert_eq!((*gap, *none), (-reversed, 0));
        }
        assert!(gaps.iter().any(|[gap, ..]| *gap > CERTAIN / 50), "{gaps:?}");
    }
}
