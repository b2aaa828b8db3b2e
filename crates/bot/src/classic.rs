//! Judging results at sight, by numbers set by hand.

use rules::games::Playable;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::Results;

use crate::judged::{Judged, best_first};
use crate::lot::lot_of;
use crate::runner::WON;
use crate::weights::weights;

/// A way of judging results, and room to do it in.
pub(crate) struct Classic<G: Playable> {
    /// What each fact weighs.
    weights: Vec<i32>,
    facts: Vec<i32>,
    ends: Results<G::Play>,
    ahead: Results<G::Play>,
}

impl<G: Playable> Classic<G> {
    /// By the weights of the ruleset; `None` if it has none.
    pub(crate) fn new(game: &G) -> Option<Classic<G>> {
        Some(Classic {
            weights: weights(game.ruleset(), G::NAMES)?,
            facts: Vec::new(),
            ends: Results::default(),
            ahead: Results::default(),
        })
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
        best_first(&mut results);
        results
    }

    /// What a result is worth to `seat`.
    fn value(&mut self, game: &G, seat: Seat, result: &G::State) -> i64 {
        if let Node::Terminal { winners } = game.node(result) {
            return if winners.has(seat) { WON } else { -WON };
        }
        self.facts.clear();
        game.facts(result, seat, &mut self.ahead, &mut self.facts);
        let weighed = self
            .weights
            .iter()
            .zip(&self.facts)
            .map(|(weight, fact)| i64::from(*weight) * i64::from(*fact));
        weighed.sum()
    }
}
