//! Benchmark work for the rules, the same natively and in wasm. The caller measures the time.

use rules::event::NullSink;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;

use crate::rng::Rng;
use crate::search::apply_random_outcome;

/// Counts of the work done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Games started.
    pub games: u64,
    /// Rolls or draws.
    pub rolls: u64,
    /// Steps made.
    pub steps: u64,
    /// Distinct results generated.
    pub results: u64,
}

/// Makes `steps` random steps in one game after another, with all seats. Each step lists the legal
/// steps and applies one of them.
pub fn random_steps(ruleset: Ruleset, steps: u64, seed: u64) -> Counts {
    games::visit(
        ruleset,
        Work {
            seed,
            until: Until::Steps(steps),
        },
    )
}

/// Makes `rolls` rolls in one game after another, with all seats. Each roll generates all distinct
/// results and continues from a random one.
pub fn all_results(ruleset: Ruleset, rolls: u64, seed: u64) -> Counts {
    games::visit(
        ruleset,
        Work {
            seed,
            until: Until::Rolls(rolls),
        },
    )
}

enum Until {
    Steps(u64),
    Rolls(u64),
}

struct Work {
    seed: u64,
    until: Until,
}

impl Visitor for Work {
    type Output = Counts;

    fn visit<G: Playable>(self, game: G) -> Counts {
        let mut worker = Worker::new(game, self.seed);
        match self.until {
            Until::Steps(steps) => worker.step_until(steps),
            Until::Rolls(rolls) => worker.roll_until(rolls),
        }
        worker.counts
    }
}

/// A random game.
struct Worker<G: Playable> {
    game: G,
    state: G::State,
    rng: Rng,
    counts: Counts,
}

impl<G: Playable> Worker<G> {
    fn new(game: G, seed: u64) -> Worker<G> {
        let state = start(&game);
        let counts = Counts {
            games: 1,
            ..Counts::default()
        };
        Worker {
            game,
            state,
            rng: Rng::new(seed),
            counts,
        }
    }

    fn roll(&mut self) {
        apply_random_outcome(&self.game, &mut self.state, &mut self.rng);
        self.counts.rolls += 1;
    }

    fn begin_again(&mut self) {
        self.state = start(&self.game);
        self.counts.games += 1;
    }

    fn step_until(&mut self, steps: u64) {
        let mut actions = Vec::new();
        while self.counts.steps < steps {
            match self.game.node(&self.state) {
                Node::Chance { .. } => self.roll(),
                Node::Decision { .. } => {
                    actions.clear();
                    self.game.legal_actions(&self.state, &mut actions);
                    let chosen = actions[self.rng.below(actions.len() as u32) as usize];
                    self.game.apply(&mut self.state, chosen, &mut NullSink);
                    self.counts.steps += 1;
                }
                Node::Terminal { .. } => self.begin_again(),
            }
        }
    }

    fn roll_until(&mut self, rolls: u64) {
        let (mut scratch, mut results) = (G::Scratch::default(), Vec::with_capacity(4_096));
        loop {
            match self.game.node(&self.state) {
                Node::Chance { .. } if self.counts.rolls == rolls => return,
                Node::Chance { .. } => self.roll(),
                Node::Decision { .. } => {
                    results.clear();
                    let each = |result| results.push(result);
                    self.game.results(&self.state, &mut scratch, each);
                    self.counts.results += results.len() as u64;
                    let chosen = self.rng.below(results.len() as u32) as usize;
                    self.state = results.swap_remove(chosen);
                }
                Node::Terminal { .. } => self.begin_again(),
            }
        }
    }
}

fn start<G: Playable>(game: &G) -> G::State {
    let start = game.initial_state_with_first(G::FAMILY.full_table, Seat(0));
    start.unwrap_or_else(|refusal| panic!("a full table cannot play: {refusal}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_seed_does_other_work() {
        let rulesets = games::FAMILIES.iter().map(|family| Ruleset::of(family, 0));
        let counts = |seed| {
            rulesets
                .clone()
                .map(move |ruleset| random_steps(ruleset, 5_000, seed))
        };
        assert!(counts(1).ne(counts(2)));
    }

    #[test]
    fn the_same_seed_does_the_same_work() {
        for family in games::FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            let counts = random_steps(ruleset, 5_000, 1);
            assert_eq!(counts.steps, 5_000);
            assert_eq!(counts, random_steps(ruleset, 5_000, 1));
            let counts = all_results(ruleset, 2_000, 1);
            assert_eq!(counts.rolls, 2_000);
            assert!(counts.results >= counts.rolls, "{counts:?}");
            assert_eq!(counts, all_results(ruleset, 2_000, 1));
        }
    }
}
