//! Evaluation of positions by a net, without search.

use std::sync::Arc;

use rules::features::FeatureSet;
use rules::playable::Playable;
use rules::seat::Seat;
use rules::state::Node;

use crate::net::{Net, Sums};
use crate::win_chance::{CERTAIN, Chance};

/// A net with its working memory.
pub struct Evaluator<G: Playable> {
    net: Arc<Net>,
    /// For each seat, the features of the last position evaluated.
    views: Vec<Sums>,
    scratch: G::Scratch,
    count: u32,
}

impl<G: Playable> Evaluator<G> {
    /// Creates an evaluator for a net.
    pub fn new(net: Arc<Net>) -> Evaluator<G> {
        Evaluator {
            views: vec![Sums::new(&net); G::FAMILY.seats.len()],
            net,
            scratch: G::Scratch::default(),
            count: 0,
        }
    }

    /// Returns how many positions have been evaluated since the last call, and resets the count.
    pub fn take_count(&mut self) -> u32 {
        std::mem::take(&mut self.count)
    }

    /// How many positions have been evaluated since the count was reset.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The win chance of a seat's side in a state outside of plays.
    #[inline]
    pub fn chance(&mut self, game: &G, state: &G::State, seat: Seat) -> Chance {
        self.count += 1;
        if let Node::Terminal { winners } = game.node(state) {
            return if winners.has(seat) { CERTAIN } else { 0 };
        }
        let mut features = FeatureSet::EMPTY;
        game.features(state, seat, &mut features);
        let sums = self.views[seat.index()].go_to(&self.net, &features);
        self.net.chance(sums)
    }

    /// The features of the last position evaluated for a seat.
    pub fn features(&self, seat: Seat) -> &FeatureSet {
        self.views[seat.index()].features()
    }

    /// The best result for the seat to act: its win chance, and the state.
    ///
    /// # Panics
    /// When the state is not a decision of this seat.
    pub fn best(&mut self, game: &G, state: &G::State, seat: Seat) -> (Chance, G::State) {
        // Moved out, because evaluations borrow the rest.
        let mut scratch = std::mem::take(&mut self.scratch);
        let mut best: Option<(Chance, G::State)> = None;
        game.results(state, &mut scratch, |result| {
            let chance = self.chance(game, &result, seat);
            if best.as_ref().is_none_or(|(most, _)| chance > *most) {
                best = Some((chance, result));
            }
        });
        self.scratch = scratch;
        best.expect("a decision has a result")
    }
}
