//! What a net makes of positions at first sight.

use std::sync::Arc;

use rules::features::FeatureSet;
use rules::games::Playable;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::Results;

use crate::chance::{CERTAIN, Chance};
use crate::net::{Net, Sums};

/// A net at work, with room to work in.
pub struct Sight<G: Playable> {
    net: Arc<Net>,
    /// What each seat saw of the position that was judged for it last.
    views: Vec<Sums>,
    ends: Results<G::Play>,
    judged: u32,
}

impl<G: Playable> Sight<G> {
    /// By what a net knows.
    pub fn new(net: Arc<Net>) -> Sight<G> {
        Sight {
            views: vec![Sums::new(&net); G::FAMILY.seats.len()],
            net,
            ends: Results::default(),
            judged: 0,
        }
    }

    /// How many positions have been judged since this was last asked.
    pub fn take_count(&mut self) -> u32 {
        std::mem::take(&mut self.judged)
    }

    /// How many positions have been judged since they were last counted.
    pub fn count(&self) -> u32 {
        self.judged
    }

    /// The chance that the side of a seat has in a state in which nobody is within a play.
    #[inline]
    pub fn chance(&mut self, game: &G, state: &G::State, seat: Seat) -> Chance {
        self.judged += 1;
        if let Node::Terminal { winners } = game.node(state) {
            return if winners.has(seat) { CERTAIN } else { 0 };
        }
        let mut features = FeatureSet::EMPTY;
        game.features(state, seat, &mut features);
        let sums = self.views[seat.index()].go_to(&self.net, &features);
        self.net.chance(sums)
    }

    /// The features that [`Sight::chance`] saw last for a seat.
    pub fn features(&self, seat: Seat) -> &FeatureSet {
        self.views[seat.index()].features()
    }

    /// What looks best to the seat that is to play: its chance, and the state after.
    ///
    /// # Panics
    /// When the state is no decision of the seat.
    pub fn best(&mut self, game: &G, state: &G::State, seat: Seat) -> (Chance, G::State) {
        let (throw, play) = game.play(state);
        // Taken out, since judging needs the rest.
        let mut ends = std::mem::take(&mut self.ends);
        let mut best: Option<(Chance, G::State)> = None;
        for end in ends.of(play, &throw) {
            let result = game.settle(state, &throw, end);
            let chance = self.chance(game, &result, seat);
            if best.as_ref().is_none_or(|(most, _)| chance > *most) {
                best = Some((chance, result));
            }
        }
        self.ends = ends;
        best.expect("at a decision there is a play")
    }
}
