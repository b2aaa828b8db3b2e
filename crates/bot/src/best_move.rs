//! A bot of a level, and the move that it thinks best.

use std::sync::Arc;

use rules::observe::Observation;
use rules::playable::Playable;

use crate::evaluated_result::EvaluatedResult;
use crate::level::Level;
use crate::net::Net;
#[cfg(feature = "yardsticks")]
use crate::rng::Rng;
use crate::rng::seeded_hash;
#[cfg(feature = "yardsticks")]
use crate::rollout::{self, Rollout};
use crate::search::Search;
use crate::steps_to_go;

/// How many positions the search may evaluate before it stops analysing further results.
pub(crate) const BUDGET: u32 = 20_000;

/// A bot for one or more seats. It knows only the observations passed to it.
pub struct Bot<G: Playable> {
    pub(crate) game: G,
    seed: u64,
    mind: Mind<G>,
    /// The maximal error added to an evaluation.
    error: u32,
    actions: Vec<G::Action>,
}

/// How a bot evaluates results.
enum Mind<G: Playable> {
    /// By steps to go.
    Runner,
    /// By a net and search.
    Learned(Search<G>),
    /// Not at all: it picks random steps.
    #[cfg(feature = "yardsticks")]
    Random(Rng),
    /// By playouts.
    #[cfg(feature = "yardsticks")]
    Rollout(Rollout<G>),
}

impl<G: Playable> Mind<G> {
    fn of(level: Level, net: Option<Arc<Net>>, seed: u64) -> Mind<G> {
        #[cfg(feature = "yardsticks")]
        match level {
            Level::Random => return Mind::Random(Rng::new(seed)),
            Level::Rollout => return Mind::Rollout(Rollout::new(net, rollout::BUDGET)),
            _ => {}
        }
        let _ = seed;
        match (level, net) {
            (Level::Runner, _) | (_, None) => Mind::Runner,
            (Level::Sight, Some(net)) => Mind::Learned(Search::new(net, 0)),
            (_, Some(net)) => Mind::Learned(Search::new(net, BUDGET)),
        }
    }
}

impl<G: Playable> Bot<G> {
    /// A bot with its own seed, which must differ from that of the dice. Without a net, levels that
    /// need one use steps to go.
    pub fn new(game: G, level: Level, net: Option<Arc<Net>>, seed: u64) -> Bot<G> {
        Bot {
            error: level.error(game.ruleset()),
            mind: Mind::of(level, net, seed),
            game,
            seed,
            actions: Vec::new(),
        }
    }

    /// Sets the maximal evaluation error, in units of the bot's values, regardless of the level.
    pub fn misjudge(&mut self, error: u32) {
        self.error = error;
    }

    /// Continues with another seed, like a new bot.
    pub fn reseed(&mut self, seed: u64) {
        self.seed = seed;
        #[cfg(feature = "yardsticks")]
        if let Mind::Random(rng) = &mut self.mind {
            *rng = Rng::new(seed);
        }
    }

    /// Returns the next step at a decision of the observing seat.
    ///
    /// The step begins the play with the best result. After each step, the bot evaluates the
    /// remaining results the same way as before.
    ///
    /// # Panics
    /// When the state is not a decision.
    pub fn step(&mut self, seen: &Observation<G>) -> G::Action {
        let state = seen.state();
        self.actions.clear();
        self.game.legal_actions(state, &mut self.actions);
        match self.actions[..] {
            [] => panic!("not a decision"),
            [only] => return only,
            _ => {}
        }
        #[cfg(feature = "yardsticks")]
        if let Mind::Random(rng) = &mut self.mind {
            return self.actions[rng.below(self.actions.len() as u32) as usize];
        }
        let best = self.best_result(seen);
        let path = self.game.path(state, &best);
        let step = *path.first().expect("a path leads to every result");
        debug_assert!(self.actions.contains(&step), "a path is legal");
        step
    }

    /// The distinct results of the current play, best first.
    pub(crate) fn results(&mut self, seen: &Observation<G>) -> Vec<EvaluatedResult<G>> {
        let (game, state, seat) = (&self.game, seen.state(), seen.seat());
        match &mut self.mind {
            Mind::Runner => steps_to_go::results(game, state, seat, self.seed),
            Mind::Learned(search) => search.results(game, state, seat, self.seed),
            #[cfg(feature = "yardsticks")]
            Mind::Random(_) => steps_to_go::results(game, state, seat, self.seed),
            #[cfg(feature = "yardsticks")]
            Mind::Rollout(rollout) => rollout.results(game, state, seat, self.seed),
        }
    }

    /// Whether values of results are win chances.
    pub(crate) fn knows_chances(&self) -> bool {
        matches!(self.mind, Mind::Learned(_))
    }

    /// The result with the best value, as the level sees it.
    pub fn best_result(&mut self, seen: &Observation<G>) -> G::State {
        let mut results = self.results(seen);
        let (error, seed) = (u64::from(self.error), self.seed);
        let misjudged = |each: &EvaluatedResult<G>| {
            let noise = seeded_hash(!seed, &each.result) >> 32;
            (each.value + ((noise * error) >> 32) as i64, each.tie_break)
        };
        let best = (0..results.len()).max_by_key(|index| misjudged(&results[*index]));
        let best = best.expect("a decision has a result");
        results.swap_remove(best).result
    }
}
