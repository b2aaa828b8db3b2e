//! The trial of an exercise: whether its best play is the best, and how often each level finds it.

use bot::level::Level;
use bot::rng::mix;
use bot::{Bot, NetCache};
use rules::games;
use rules::notation::{make_steps, parse_position_line};
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
use rules::ruleset::Ruleset;
use rules::state::Node;

use super::candidate::Candidate;
use super::choices::net;

/// The levels that play each exercise, weakest first.
pub(crate) const LEVELS: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

/// How often each of them plays it.
const TIMES: u64 = 50;

/// How many rollouts must agree.
const ROLLOUTS: u64 = 2;

/// The trial of exercises of a ruleset.
pub(crate) struct Trial {
    pub(crate) ruleset: Ruleset,
    pub(crate) nets: NetCache,
    pub(crate) seed: u64,
}

/// An exercise that has stood the trial.
pub(crate) struct Tried {
    pub(crate) candidate: Candidate,
    /// How often each level finds the best play, in percent.
    pub(crate) shares: [u32; LEVELS.len()],
    /// Whether one more rollout finds another play best.
    pub(crate) is_disputed: bool,
}

impl Trial {
    /// Tries an exercise; `None` if the expert or one of the rollouts finds another play best.
    pub(super) fn run(&self, candidate: Candidate) -> Option<Tried> {
        let found = games::visit(self.ruleset, Run(self, &candidate));
        let (shares, is_disputed) = found?;
        Some(Tried {
            candidate,
            shares,
            is_disputed,
        })
    }
}

struct Run<'a>(&'a Trial, &'a Candidate);

impl Visitor for Run<'_> {
    type Output = Option<([u32; LEVELS.len()], bool)>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Run(trial, candidate) = self;
        let net = net(&trial.nets, &game).ok()?;
        let state = parse_position_line(&game, &candidate.position).ok()?;
        let steps = make_steps(&game, &state, &candidate.best).ok()?;
        let (_, best) = steps.last()?;
        let Node::Decision { seat } = game.node(&state) else {
            return None;
        };
        let seen = Observation::new(&game, &state, seat);
        let finds = |level, times: std::ops::Range<u64>| {
            let mut bot = Bot::new(game.clone(), level, Some(net.clone()), 0);
            let found = times.filter(|time| {
                bot.reseed(mix(trial.seed.wrapping_add(*time)));
                bot.best_result(&seen) == *best
            });
            found.count() as u64
        };
        if finds(Level::Expert, 0..1) < 1 || finds(Level::Rollout, 0..ROLLOUTS) < ROLLOUTS {
            return None;
        }
        let shares = LEVELS.map(|level| (100 * finds(level, 0..TIMES) / TIMES) as u32);
        let is_disputed = finds(Level::Rollout, ROLLOUTS..ROLLOUTS + 1) == 0;
        Some((shares, is_disputed))
    }
}
