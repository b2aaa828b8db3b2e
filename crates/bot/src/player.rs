//! A player: a level at work on a game.

use rules::games::Playable;
use rules::observe::Observation;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::{Play as _, Results};

use crate::level::Level;
use crate::lot::{Lot, lot_of};
use crate::weights::weights;

/// What a won game is worth: more than all facts together.
const WON: i64 = 1 << 40;

/// By how much the easy level may misjudge a result, in the unit of the weights.
const EASY_ERROR: u64 = 10_000;

/// A bot at one seat, or at several in turn: all that it knows of a game is the observation that
/// it is given.
pub struct Player<G: Playable> {
    pub(crate) game: G,
    level: Level,
    seed: u64,
    /// For [`Level::Random`], which needs no memory of the position.
    lot: Lot,
    /// What each fact weighs; without weights a bot goes by steps to go.
    weights: Option<Vec<i32>>,
    room: Room<G>,
}

/// Room to work in, kept so that thinking does not allocate each time.
struct Room<G: Playable> {
    actions: Vec<G::Action>,
    ends: Results<G::Play>,
    facts: Vec<i32>,
    ahead: Results<G::Play>,
}

impl<G: Playable> Player<G> {
    /// A bot with a seed of its own, which must not be that of the dice.
    pub fn new(game: G, level: Level, seed: u64) -> Player<G> {
        let weights = match level {
            Level::Random | Level::Runner => None,
            Level::Easy | Level::Medium => weights(game.ruleset(), G::NAMES),
        };
        let room = Room {
            actions: Vec::new(),
            ends: Results::default(),
            facts: Vec::new(),
            ahead: Results::default(),
        };
        Player {
            game,
            level,
            seed,
            lot: Lot::new(seed),
            weights,
            room,
        }
    }

    /// Goes on as a new bot with another seed would.
    pub fn reseed(&mut self, seed: u64) {
        self.seed = seed;
        self.lot = Lot::new(seed);
    }

    /// The next step at a decision of the seat that sees.
    ///
    /// It begins the play whose result the bot likes best. Asked again after each step, the bot
    /// goes on with the same play, since it judges a result alike at each step.
    ///
    /// # Panics
    /// When the state is no decision.
    pub fn step(&mut self, seen: &Observation<G>) -> G::Action {
        let state = seen.state();
        self.room.actions.clear();
        self.game.legal_actions(state, &mut self.room.actions);
        match (self.level, &self.room.actions[..]) {
            (_, []) => panic!("there is nothing to decide"),
            (_, [only]) => *only,
            (Level::Random, actions) => actions[self.lot.below(actions.len() as u32) as usize],
            _ => {
                let best = self.best_end(seen);
                self.step_toward(state, best)
            }
        }
    }

    /// The end of the play whose result is judged best.
    fn best_end(&mut self, seen: &Observation<G>) -> G::Play {
        let state = seen.state();
        let (throw, play) = self.game.play(state);
        // Taken out, since judging needs the rest of the room.
        let mut ends = std::mem::take(&mut self.room.ends);
        let judged = ends.of(play, &throw).iter().map(|end| {
            let result = self.game.settle(state, &throw, end);
            (self.judge(seen.seat(), &result), *end)
        });
        // Results judged alike were given different lots, so the order of search does not matter.
        let best = judged.max_by_key(|(value, _)| *value);
        let best = best.expect("at a decision there is a play").1;
        self.room.ends = ends;
        best
    }

    /// What a result is worth to `seat`, and its lot among equals.
    pub(crate) fn judge(&mut self, seat: Seat, result: &G::State) -> (i64, u64) {
        let lot = lot_of(self.seed, result);
        if let Node::Terminal { winners } = self.game.node(result) {
            return (if winners.has(seat) { WON } else { -WON }, lot);
        }
        let Some(weights) = &self.weights else {
            return (self.lead(seat, result), lot);
        };
        let facts = &mut self.room.facts;
        facts.clear();
        self.game.facts(result, seat, &mut self.room.ahead, facts);
        let weighed = weights
            .iter()
            .zip(facts)
            .map(|(weight, fact)| i64::from(*weight) * i64::from(*fact));
        let value: i64 = weighed.sum();
        let error = if self.level == Level::Easy {
            ((lot >> 32) * EASY_ERROR) >> 32
        } else {
            0
        };
        (value + error as i64, lot)
    }

    /// By how many steps the others together have farther to go, on average, than the seat's side.
    pub(crate) fn lead(&self, seat: Seat, result: &G::State) -> i64 {
        let side = self.game.side(result, seat);
        let others = || {
            self.game
                .seats(result)
                .iter()
                .filter(|other| !side.has(*other))
        };
        let to_go = |seat| i64::from(self.game.steps_to_go(result, seat));
        let count = others().count() as i64;
        others().map(to_go).sum::<i64>() - count * to_go(seat)
    }

    /// The first legal step, of those found, from which the play can come to `end`.
    fn step_toward(&mut self, state: &G::State, end: G::Play) -> G::Action {
        let (throw, play) = self.game.play(state);
        let room = &mut self.room;
        let leads = |action: &G::Action| {
            let after = play.after(&throw, *action);
            if after.is_over(&throw) {
                after == end
            } else {
                room.ends.of(after, &throw).contains(&end)
            }
        };
        let found = room.actions.iter().copied().find(leads);
        found.expect("every end is reached by a legal step")
    }
}
