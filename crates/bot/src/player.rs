//! A player: a level at work on a game.

use std::sync::Arc;

use rules::games::Playable;
use rules::observe::Observation;
use rules::turn::{Play as _, Results};

use crate::classic::Classic;
use crate::judged::Judged;
use crate::level::Level;
use crate::lot::{Lot, lot_of};
use crate::net::Net;
use crate::rollout::Rollout;
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
    /// By lot, which needs no memory of the position.
    Lot(Lot),
    /// By steps to go or by facts.
    Classic(Classic<G>),
    /// By a net.
    Learned(Search<G>),
    /// By what part of the games is won.
    Played(Rollout<G>),
}

impl<G: Playable> Player<G> {
    /// A bot with a seed of its own, which must not be that of the dice. Without a net, the levels
    /// that judge by one weigh facts instead.
    pub fn new(game: G, level: Level, net: Option<Arc<Net>>, seed: u64) -> Player<G> {
        let mind = match (level, net) {
            (Level::Random, _) => Mind::Lot(Lot::new(seed)),
            (Level::Runner, _) => Mind::Classic(Classic::runner()),
            (Level::Classic, _) => Mind::Classic(Classic::new(&game)),
            (Level::Rollout, net) => Mind::Played(Rollout::new(net, 100 * BUDGET)),
            // A game of which nothing can be learned is played on from.
            (_, None) if G::COUNT == 0 => Mind::Played(Rollout::new(None, BUDGET)),
            (_, None) => Mind::Classic(Classic::new(&game)),
            (Level::Sight, Some(net)) => Mind::Learned(Search::new(net, 0)),
            (_, Some(net)) => Mind::Learned(Search::new(net, BUDGET)),
        };
        Player {
            error: level.error(game.ruleset()),
            game,
            seed,
            mind,
            actions: Vec::new(),
            ends: Results::default(),
        }
    }

    /// Goes on as a new bot with another seed would.
    pub fn reseed(&mut self, seed: u64) {
        self.seed = seed;
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
        let best = match (&mut self.mind, &self.actions[..]) {
            (_, []) => panic!("there is nothing to decide"),
            (_, [only]) => return *only,
            (Mind::Lot(lot), actions) => return actions[lot.below(actions.len() as u32) as usize],
            _ => self.best_end(seen),
        };
        self.step_toward(state, best)
    }

    /// The distinct results of the play under way, the best first.
    pub(crate) fn results(&mut self, seen: &Observation<G>) -> Vec<Judged<G>> {
        let (game, state, seat) = (&self.game, seen.state(), seen.seat());
        match &mut self.mind {
            Mind::Lot(_) => Classic::runner().results(game, state, seat, self.seed),
            Mind::Classic(classic) => classic.results(game, state, seat, self.seed),
            Mind::Learned(search) => search.results(game, state, seat, self.seed),
            Mind::Played(rollout) => rollout.results(game, state, seat, self.seed),
        }
    }

    /// Whether the values of results are chances.
    pub(crate) fn knows_chances(&self) -> bool {
        matches!(self.mind, Mind::Learned(_) | Mind::Played(_))
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
