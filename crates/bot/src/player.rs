//! A player: a level at work on a game.

use std::sync::Arc;

use rules::games::Playable;
use rules::observe::Observation;
use rules::turn::{Play as _, Results};

use crate::judged::Judged;
use crate::level::Level;
#[cfg(feature = "yardsticks")]
use crate::lot::Lot;
use crate::lot::lot_of;
use crate::net::Net;
#[cfg(feature = "yardsticks")]
use crate::rollout::Rollout;
use crate::runner;
use crate::search::Search;

/// So many positions the search may judge before it looks at no further result more closely.
pub const BUDGET: u32 = 20_000;

/// A bot at one seat, or at several in turn: all that it knows of a game is the observation that
/// it is given.
pub struct Player<G: Playable> {
    pub(crate) game: G,
    seed: u64,
    mind: Mind<G>,
    /// By how much it may misjudge.
    error: u32,
    actions: Vec<G::Action>,
    ends: Results<G::Play>,
}

/// How a player comes to its choice.
enum Mind<G: Playable> {
    /// By steps to go.
    Runner,
    /// By a net.
    Learned(Search<G>),
    /// By lot, which needs no memory of the position.
    #[cfg(feature = "yardsticks")]
    Lot(Lot),
    /// By what part of the games is won.
    #[cfg(feature = "yardsticks")]
    Played(Rollout<G>),
}

impl<G: Playable> Mind<G> {
    fn of(level: Level, net: Option<Arc<Net>>, seed: u64) -> Mind<G> {
        #[cfg(feature = "yardsticks")]
        match level {
            Level::Random => return Mind::Lot(Lot::new(seed)),
            Level::Rollout => return Mind::Played(Rollout::new(net, 100 * BUDGET)),
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

impl<G: Playable> Player<G> {
    /// A bot with a seed of its own, which must not be that of the dice. Without a net, the levels
    /// that judge by one go by steps to go.
    pub fn new(game: G, level: Level, net: Option<Arc<Net>>, seed: u64) -> Player<G> {
        Player {
            error: level.error(game.ruleset()),
            mind: Mind::of(level, net, seed),
            game,
            seed,
            actions: Vec::new(),
            ends: Results::default(),
        }
    }

    /// Misjudges by so much from now on, in the unit of its values, whatever its level.
    pub fn misjudge(&mut self, error: u32) {
        self.error = error;
    }

    /// Goes on as a new bot with another seed would.
    pub fn reseed(&mut self, seed: u64) {
        self.seed = seed;
        #[cfg(feature = "yardsticks")]
        if let Mind::Lot(lot) = &mut self.mind {
            *lot = Lot::new(seed);
        }
    }

    /// The next step at a decision of the seat that sees.
    ///
    /// It begins the play whose result the bot likes best. Asked again after each step, the bot
    /// judges the results that are left alike.
    ///
    /// # Panics
    /// When the state is no decision.
    pub fn step(&mut self, seen: &Observation<G>) -> G::Action {
        let state = seen.state();
        self.actions.clear();
        self.game.legal_actions(state, &mut self.actions);
        match self.actions[..] {
            [] => panic!("there is nothing to decide"),
            [only] => return only,
            _ => {}
        }
        #[cfg(feature = "yardsticks")]
        if let Mind::Lot(lot) = &mut self.mind {
            return self.actions[lot.below(self.actions.len() as u32) as usize];
        }
        let best = self.best_end(seen);
        self.step_toward(state, best)
    }

    /// The distinct results of the play under way, the best first.
    pub(crate) fn results(&mut self, seen: &Observation<G>) -> Vec<Judged<G>> {
        let (game, state, seat) = (&self.game, seen.state(), seen.seat());
        match &mut self.mind {
            Mind::Runner => runner::results(game, state, seat, self.seed),
            Mind::Learned(search) => search.results(game, state, seat, self.seed),
            #[cfg(feature = "yardsticks")]
            Mind::Lot(_) => runner::results(game, state, seat, self.seed),
            #[cfg(feature = "yardsticks")]
            Mind::Played(rollout) => rollout.results(game, state, seat, self.seed),
        }
    }

    /// Whether the values of results are chances.
    pub(crate) fn knows_chances(&self) -> bool {
        matches!(self.mind, Mind::Learned(_))
    }

    /// The end of the play whose result is judged best.
    fn best_end(&mut self, seen: &Observation<G>) -> G::Play {
        let results = self.results(seen);
        let (error, seed) = (u64::from(self.error), self.seed);
        let misjudged = |each: &&Judged<G>| {
            let lot = lot_of(!seed, &each.result) >> 32;
            (each.value + ((lot * error) >> 32) as i64, each.lot)
        };
        let best = results.iter().max_by_key(misjudged);
        best.expect("at a decision there is a play").end
    }

    /// The first legal step, of those found, from which the play can come to `end`.
    fn step_toward(&mut self, state: &G::State, end: G::Play) -> G::Action {
        let (throw, play) = self.game.play(state);
        let ends = &mut self.ends;
        let leads = |action: &G::Action| {
            let after = play.after(&throw, *action);
            if after.is_over(&throw) {
                after == end
            } else {
                ends.of(after, &throw).contains(&end)
            }
        };
        let found = self.actions.iter().copied().find(leads);
        found.expect("every end is reached by a legal step")
    }
}
