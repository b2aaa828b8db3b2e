//! The best results of a play, in order.

use rules::observe::Observation;
use rules::playable::Playable;

use crate::best_move::Bot;
use crate::win_chance::{CERTAIN, in_thousandths};

/// A result of the current play, with its win chance.
#[derive(Clone, Debug)]
pub struct RankedResult<G: Playable> {
    /// The steps of the play, at least one.
    pub path: Vec<G::Action>,
    /// The state at the end of the play.
    pub result: G::State,
    /// The win chance of the observing seat's side after the play, in thousandths; `None` if the
    /// level does not estimate it.
    pub chance: Option<u16>,
}

impl<G: Playable> Bot<G> {
    /// The best distinct results of the current play, best first, at most `most`.
    ///
    /// # Panics
    /// When the state is not a decision.
    pub fn top_k(&mut self, seen: &Observation<G>, most: usize) -> Vec<RankedResult<G>> {
        let results = self.results(seen);
        let knows_chances = self.knows_chances();
        let mut ranked: Vec<RankedResult<G>> = Vec::new();
        for each in results {
            if ranked.len() == most {
                break;
            }
            // Several plays may lead to one state.
            if ranked.iter().any(|other| other.result == each.result) {
                continue;
            }
            let path = self.game.path(seen.state(), &each.result);
            if path.is_empty() {
                continue;
            }
            let chance = each.value.clamp(0, CERTAIN.into()) as i32;
            ranked.push(RankedResult {
                path,
                result: each.result,
                chance: knows_chances.then(|| in_thousandths(chance)),
            });
        }
        ranked
    }
}
