//! Judging results at sight, by numbers set by hand.

use std::cmp::Reverse;

use rules::games::Playable;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::Results;

use crate::judged::Judged;
use crate::lot::lot_of;
use crate::weights::weights;

/// What a won game is worth: more than all facts together.
const WON: i64 = 1 << 40;

/// A way of judging results, and room to do it in.
pub(crate) struct Classic<G: Playable> {
    /// What each fact weighs; without weights it goes by steps to go.
    weights: Option<Vec<i32>>,
    facts: Vec<i32>,
    ends: Results<G::Play>,
    ahead: Results<G::Play>,
}

impl<G: Playable> Classic<G> {
    /// By steps to go alone.
    pub(crate) fn runner() -> Classic<G> {
        Classic {
            weights: None,
            facts: Vec::new(),
            ends: Results::default(),
            ahead: Results::default(),
        }
    }

    /// By facts, as far as they have weights for the ruleset.
    pub(crate) fn new(game: &G) -> Classic<G> {
        Classic {
            weights: weights(game.ruleset(), G::NAMES),
            ..Classic::runner()
        }
    }

    /// The distinct results of a decision, the best first. The unit of value is that of the weights.
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
        let (throw, play) = game.play(state);
        // Taken out, since judging needs the rest of the room.
        let mut ends = std::mem::take(&mut self.ends);
        let judged = ends.of(play, &throw).iter().map(|end| {
            let result = game.settle(state, &throw, end);
            Judged {
                end: *end,
                value: self.value(game, seat, &result),
                lot: lot_of(seed, &result),
                result,
            }
        });
        let mut results: Vec<Judged<G>> = judged.collect();
        self.ends = ends;
        results.sort_unstable_by_key(|each| Reverse((each.value, each.lot)));
        results
    }

    /// What a result is worth to `seat`.
    fn value(&mut self, game: &G, seat: Seat, result: &G::State) -> i64 {
        if let Node::Terminal { winners } = game.node(result) {
            return if winners.has(seat) { WON } else { -WON };
        }
        let Some(weights) = &self.weights else {
            return lead(game, seat, result);
        };
        self.facts.clear();
        game.facts(result, seat, &mut self.ahead, &mut self.facts);
        let weighed = weights
            .iter()
            .zip(&self.facts)
            .map(|(weight, fact)| i64::from(*weight) * i64::from(*fact));
        weighed.sum()
    }
}

/// By how many steps the others together have farther to go, on average, than the seat's side.
fn lead<G: Playable>(game: &G, seat: Seat, result: &G::State) -> i64 {
    let side = game.side(result, seat);
    let seats = game.seats(result);
    let others = seats.iter().filter(|other| !side.has(*other));
    let to_go = |seat| i64::from(game.steps_to_go(result, seat));
    let count = others.clone().count() as i64;
    others.map(to_go).sum::<i64>() - count * to_go(seat)
}
