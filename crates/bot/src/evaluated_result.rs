//! Results of a play, with their evaluations.

use std::cmp::Reverse;

use rules::playable::Playable;

/// A result of the current play.
#[derive(Clone, Debug)]
pub struct EvaluatedResult<G: Playable> {
    /// The state at the end of the play.
    pub result: G::State,
    /// The value for the side of the seat; higher is better.
    pub value: i64,
    /// Random order among equal values.
    pub tie_break: u64,
}

/// Sorts results, the best first.
pub fn best_first<G: Playable>(results: &mut [EvaluatedResult<G>]) {
    results.sort_unstable_by_key(|each| Reverse((each.value, each.tie_break)));
}
