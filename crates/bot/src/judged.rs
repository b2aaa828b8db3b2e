//! Results of a play, as a bot judges them.

use std::cmp::Reverse;

use rules::games::Playable;

/// A result of the play under way.
#[derive(Clone, Debug)]
pub struct Judged<G: Playable> {
    /// The end of the play that leads to it.
    pub end: G::Play,
    /// The state there.
    pub result: G::State,
    /// What it is worth to the side of the seat, the more the better.
    pub value: i64,
    /// Its lot among equals.
    pub lot: u64,
}

/// Sorts results, the best first.
pub fn best_first<G: Playable>(results: &mut [Judged<G>]) {
    results.sort_by_key(|each| Reverse((each.value, each.lot)));
}
