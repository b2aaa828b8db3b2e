//! Judging results by playing on from them: what part of the games is won.

use std::cmp::Reverse;
use std::sync::Arc;

use rules::event::Silent;
use rules::games::Playable;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::turn::{Play as _, Results};

use crate::chance::{CERTAIN, Chance};
use crate::judged::Judged;
use crate::lot::{Lot, lot_of, mix};
use crate::net::Net;
use crate::sight::Sight;

/// Games are played on for so many plays at most where a net can then judge.
const HORIZON: u32 = 16;

/// A way of judging results, and room to do it in.
///
/// In the games that are played on, everybody plays what looks best to a net at first sight; where
/// there is no net, by lot.
pub(crate) struct Rollout<G: Playable> {
    sight: Option<Sight<G>>,
    /// How many steps may be made, or positions judged, for all results together.
    budget: u32,
    done: u32,
    actions: Vec<G::Action>,
    ends: Results<G::Play>,
}

impl<G: Playable> Rollout<G> {
    /// By a net or by lot, with a budget of positions judged.
    pub(crate) fn new(net: Option<Arc<Net>>, budget: u32) -> Rollout<G> {
        Rollout {
            sight: net.map(Sight::new),
            budget,
            done: 0,
            actions: Vec::new(),
            ends: Results::default(),
        }
    }

    /// The distinct results of a decision, the best first.
    ///
    /// Each is played on from with the same luck, the best again and again until the budget is
    /// spent: those that fall behind get no more games.
    ///
    /// # Panics
    /// When the state is no decision.
    pub(crate) fn results(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        seed: u64,
    ) -> Vec<Judged<G>> {
        self.done = 0;
        let (throw, play) = game.play(state);
        let mut ends = std::mem::take(&mut self.ends);
        let mut tried: Vec<Tried<G>> = ends
            .of(play, &throw)
            .iter()
            .map(|end| Tried::new(*end, game.settle(state, &throw, end)))
            .collect();
        self.ends = ends;
        let share = self.budget / 4 / tried.len() as u32;
        let mut left = tried.len();
        let mut games = 0;
        // Rounds of as many games for each; after each round the worse half is left.
        while left > 1 && self.done < self.budget {
            let (begun, until) = (games, self.done + share.max(1) * tried.len() as u32);
            while self.done < until || games == begun {
                for each in &mut tried[..left] {
                    let mut lot = Lot::new(mix(seed).wrapping_add(games));
                    // Hands that are hidden are others each time.
                    let whole = game.resample(&each.result, seat, &mut |below| lot.below(below));
                    each.sum += i64::from(self.game(game, whole, seat, &mut lot));
                    each.games += 1;
                }
                games += 1;
            }
            tried[..left].sort_by_key(|each| Reverse(each.value()));
            left = left.div_ceil(2);
        }
        let judged = |each: Tried<G>| Judged {
            value: each.value(),
            lot: lot_of(seed, &each.result),
            end: each.end,
            result: each.result,
        };
        tried.into_iter().map(judged).collect()
    }

    /// What a game that is played on from a state comes to for a seat.
    fn game(&mut self, game: &G, mut state: G::State, seat: Seat, lot: &mut Lot) -> Chance {
        let mut plays = 0;
        loop {
            match game.node(&state) {
                Node::Terminal { winners } => {
                    let side = game.side(&state, seat);
                    return share(winners, side);
                }
                Node::Chance { .. } => {
                    let ticket = lot.below(game.chance_total(&state));
                    let outcome = game.chance_at(&state, ticket);
                    game.happen(&mut state, outcome, &mut Silent);
                }
                Node::Decision { seat: player } => match &mut self.sight {
                    Some(sight) => {
                        state = sight.best(game, &state, player).1;
                        plays += 1;
                        let over = matches!(game.node(&state), Node::Terminal { .. });
                        let judged = plays == HORIZON && !over;
                        let chance = judged.then(|| sight.chance(game, &state, seat));
                        self.done += sight.take_count();
                        if let Some(chance) = chance {
                            return chance;
                        }
                    }
                    None => {
                        self.actions.clear();
                        let (throw, play) = game.play(&state);
                        rules::turn::legal(play, &throw, &mut self.actions);
                        let chosen = lot.below(self.actions.len() as u32) as usize;
                        let after = play.after(&throw, self.actions[chosen]);
                        state = game.settle(&state, &throw, &after);
                        self.done += 1;
                    }
                },
            }
        }
    }
}

/// What a game that is won by these is to a side: half a game if others win with it.
fn share(winners: SeatSet, side: SeatSet) -> Chance {
    match (winners.0 & side.0 != 0, winners.0 & !side.0 != 0) {
        (true, false) => CERTAIN,
        (true, true) => CERTAIN / 2,
        (false, _) => 0,
    }
}

struct Tried<G: Playable> {
    end: G::Play,
    result: G::State,
    sum: i64,
    games: i64,
}

impl<G: Playable> Tried<G> {
    fn new(end: G::Play, result: G::State) -> Tried<G> {
        Tried {
            end,
            result,
            sum: 0,
            games: 0,
        }
    }

    fn value(&self) -> i64 {
        self.sum / self.games.max(1)
    }
}
