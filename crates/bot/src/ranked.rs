//! The best results of a play, in order.

use rules::games::Playable;
use rules::observe::Observation;
use rules::turn::path;

use crate::chance::{CERTAIN, in_thousandths};
use crate::player::Player;

/// A result of the whole play under way.
#[derive(Clone, Debug)]
pub struct Ranked<G: Playable> {
    /// The first step towards it.
    pub first: G::Action,
    /// The end of the play.
    pub end: G::Play,
    /// The state that it comes to.
    pub result: G::State,
    /// How likely the side of the seat that sees is to win then, in thousandths; `None` where the
    /// level does not know.
    pub chance: Option<u16>,
}

impl<G: Playable> Player<G> {
    /// The best distinct results of the play under way, best first, at most so many.
    ///
    /// # Panics
    /// When the state is no decision.
    pub fn ranked(&mut self, seen: &Observation<G>, most: usize) -> Vec<Ranked<G>> {
        let results = self.results(seen);
        let known = self.knows_chances();
        let (throw, play) = self.game.play(seen.state());
        let mut ranked: Vec<Ranked<G>> = Vec::new();
        for each in results {
            if ranked.len() == most {
                break;
            }
            // Several ends may come to one state.
            if ranked.iter().any(|other| other.result == each.result) {
                continue;
            }
            let Some(&first) = path(play, &throw, &each.end).first() else {
                continue;
            };
            let chance = each.value.clamp(0, CERTAIN.into()) as i32;
            ranked.push(Ranked {
                first,
                end: each.end,
                result: each.result,
                chance: known.then(|| in_thousandths(chance)),
            });
        }
        ranked
    }
}
