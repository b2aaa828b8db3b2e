//! Work to measure the rules by, the same natively and in wasm. Whoever calls it has the clock.

use rules::event::Silent;
use rules::games::{self, Playable, Visitor};
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::{self, Play as _, Results};

use crate::lot::Lot;

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Games begun.
    pub games: u64,
    /// Throws or draws.
    pub throws: u64,
    /// Steps made.
    pub steps: u64,
    /// Distinct results of throws generated.
    pub results: u64,
}

/// Makes `steps` random steps, in game after game with a full table: the list of legal steps
/// made, one of them chosen and applied to the play; the state once a throw at its end.
pub fn random_steps(ruleset: Ruleset, steps: u64, seed: u64) -> Counts {
    games::visit(
        ruleset,
        Work {
            seed,
            until: Until::Steps(steps),
        },
    )
}

/// Makes `throws` throws, in game after game with a full table: all distinct results of each
/// generated, and a random one gone on from.
pub fn all_results(ruleset: Ruleset, throws: u64, seed: u64) -> Counts {
    games::visit(
        ruleset,
        Work {
            seed,
            until: Until::Throws(throws),
        },
    )
}

enum Until {
    Steps(u64),
    Throws(u64),
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
            Until::Throws(throws) => worker.throw_until(throws),
        }
        worker.counts
    }
}

/// A game being played by lot.
struct Worker<G: Playable> {
    game: G,
    state: G::State,
    lot: Lot,
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
            lot: Lot::new(seed),
            counts,
        }
    }

    fn throw(&mut self) {
        let ticket = self.lot.below(self.game.chance_total(&self.state));
        let chance = self.game.chance_at(&self.state, ticket);
        self.game.happen(&mut self.state, chance, &mut Silent);
        self.counts.throws += 1;
    }

    fn begin_again(&mut self) {
        self.state = start(&self.game);
        self.counts.games += 1;
    }

    fn step_until(&mut self, steps: u64) {
        let mut actions = Vec::new();
        while self.counts.steps < steps {
            match self.game.node(&self.state) {
                Node::Chance { .. } => self.throw(),
                Node::Decision { .. } => {
                    let (throw, mut play) = self.game.play(&self.state);
                    while !play.is_over(&throw) && self.counts.steps < steps {
                        actions.clear();
                        turn::legal(play, &throw, &mut actions);
                        let chosen = actions[self.lot.below(actions.len() as u32) as usize];
                        play = play.after(&throw, chosen);
                        self.counts.steps += 1;
                    }
                    self.state = self.game.settle(&self.state, &throw, &play);
                }
                Node::Terminal { .. } => self.begin_again(),
            }
        }
    }

    fn throw_until(&mut self, throws: u64) {
        let mut results = Results::default();
        loop {
            match self.game.node(&self.state) {
                Node::Chance { .. } if self.counts.throws == throws => return,
                Node::Chance { .. } => self.throw(),
                Node::Decision { .. } => {
                    let (throw, play) = self.game.play(&self.state);
                    let ends = results.of(play, &throw);
                    self.counts.results += ends.len() as u64;
                    let end = ends[self.lot.below(ends.len() as u32) as usize];
                    self.state = self.game.settle(&self.state, &throw, &end);
                }
                Node::Terminal { .. } => self.begin_again(),
            }
        }
    }
}

fn start<G: Playable>(game: &G) -> G::State {
    let begun = game.begin(G::FAMILY.full_table, Seat(0));
    begun.unwrap_or_else(|refusal| panic!("a full table cannot play: {refusal}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_does_the_same_work() {
        for family in games::FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            let counts = random_steps(ruleset, 5_000, 1);
            assert_eq!(counts.steps, 5_000);
            assert_eq!(counts, random_steps(ruleset, 5_000, 1));
            assert_ne!(counts, random_steps(ruleset, 5_000, 2));
            let counts = all_results(ruleset, 2_000, 1);
            assert_eq!(counts.throws, 2_000);
            assert!(counts.results >= counts.throws, "{counts:?}");
            assert_eq!(counts, all_results(ruleset, 2_000, 1));
        }
    }
}
