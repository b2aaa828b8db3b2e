//! One search for all games: every result of the play under way, then what the throws of the others
//! may bring and what they would make of them, until the seat is to throw again.

use std::sync::Arc;

use rules::event::Silent;
use rules::games::Playable;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::Results;

use crate::chance::{CERTAIN, Chance};
use crate::judged::{Judged, best_first};
use crate::lot::{Lot, lot_of, mix};
use crate::net::Net;
use crate::sight::Sight;

/// Of the throws of those who come after the next player, so many are looked at for each throw of
/// that player.
const SAMPLES: u64 = 4;

/// Where hands are dealt: for how many results at most, how many hands at least and at most, and as
/// how many hands the first sight counts.
const HANDS_FOR: usize = 8;
const LEAST_HANDS: i64 = 4;
const MOST_HANDS: i64 = 64;
const AT_SIGHT: i64 = 8;
/// How many times the budget the fewest hands may take.
const BEYOND: u32 = 2;

/// So many plays are looked ahead at most, should others throw again and again.
const LONGEST: u32 = 8;

/// How far below the best result, at first sight, another may be that is looked at more closely.
const MARGIN: Chance = CERTAIN / 12;

/// A way of judging results, and room to do it in.
pub struct Search<G: Playable> {
    sight: Sight<G>,
    /// So many positions may be judged before no further result is looked at more closely; 0 looks
    /// at none.
    budget: u32,
    ends: Results<G::Play>,
}

impl<G: Playable> Search<G> {
    /// A search by what a net knows, with a budget of positions judged.
    pub fn new(net: Arc<Net>, budget: u32) -> Search<G> {
        Search {
            sight: Sight::new(net),
            budget,
            ends: Results::default(),
        }
    }

    /// The distinct results of a decision, the best first: first those that were looked at more
    /// closely, then the others.
    ///
    /// # Panics
    /// When the state is no decision.
    pub fn results(&mut self, game: &G, state: &G::State, seat: Seat, seed: u64) -> Vec<Judged<G>> {
        self.sight.take_count();
        let (throw, play) = game.play(state);
        // Taken out, since judging needs the rest.
        let mut ends = std::mem::take(&mut self.ends);
        let judged = ends.of(play, &throw).iter().map(|end| {
            let result = game.settle(state, &throw, end);
            Judged {
                end: *end,
                value: self.sight.chance(game, &result, seat).into(),
                lot: lot_of(seed, &result),
                result,
            }
        });
        let mut results: Vec<Judged<G>> = judged.collect();
        self.ends = ends;
        best_first(&mut results);
        let close = self.look_closely(game, seat, seed, &mut results);
        let (close, others) = results.split_at_mut(close);
        best_first(close);
        if let Some(worst) = close.last().map(|each| each.value) {
            // At sight they looked worse; that a closer look was not so kind to the first does not
            // make them better.
            others
                .iter_mut()
                .for_each(|each| each.value = each.value.min(worst - 1));
        }
        results
    }

    /// Looks one play further ahead at the best results, and says at how many.
    fn look_closely(
        &mut self,
        game: &G,
        seat: Seat,
        seed: u64,
        results: &mut [Judged<G>],
    ) -> usize {
        let best = results[0].value;
        let near = |each: &&Judged<G>| each.value >= best - i64::from(MARGIN);
        let near = results.iter().take_while(near).count();
        if near == 1 || best == i64::from(CERTAIN) || self.budget == 0 {
            return 0;
        }
        if game.is_dealt(&results[0].result) {
            return self.deal(game, seat, seed, &mut results[..near.min(HANDS_FOR)]);
        }
        for (index, each) in results[..near].iter_mut().enumerate() {
            let chance = self.ahead(game, &each.result, seat, seed);
            if self.sight.count() > self.budget && index > 0 {
                return index;
            }
            each.value = chance.into();
        }
        near
    }

    /// Looks at results after which cards are dealt into hands: everybody is dealt what they may
    /// hold, and plays by it until it is the seat's turn again; and so on, with other hands, until
    /// the budget is spent. Says at how many results it has looked: at all, or, where plays have so
    /// many results that too few hands can be dealt, at none.
    fn deal(&mut self, game: &G, seat: Seat, seed: u64, results: &mut [Judged<G>]) -> usize {
        let mut sums = vec![0; results.len()];
        let mut dealt = 0;
        while dealt < LEAST_HANDS || dealt < MOST_HANDS && self.sight.count() < self.budget {
            let mut more = sums.clone();
            for (sum, each) in more.iter_mut().zip(&*results) {
                // The same luck for all results that are compared.
                let mut lot = Lot::new(mix(seed).wrapping_add(dealt as u64));
                let whole = game.resample(&each.result, seat, &mut |below| lot.below(below));
                *sum += i64::from(self.round(game, whole, seat, &mut lot));
                if dealt < LEAST_HANDS && self.sight.count() > BEYOND * self.budget {
                    return 0;
                }
            }
            sums = more;
            dealt += 1;
        }
        for (sum, each) in sums.iter().zip(results.iter_mut()) {
            // What it looked like at sight counts as much as so many hands.
            each.value = (each.value * AT_SIGHT + sum) / (AT_SIGHT + dealt);
        }
        results.len()
    }

    /// The chance of `seat` when it is to throw again, on average: of all that the next player may
    /// throw, and of a few throws by lot of those who come after.
    fn ahead(&mut self, game: &G, state: &G::State, seat: Seat, seed: u64) -> Chance {
        if !matches!(game.node(state), Node::Chance { .. }) {
            return self.round(game, state.clone(), seat, &mut Lot::new(seed));
        }
        let mut outcomes = Vec::new();
        game.chances(state, &mut outcomes);
        let (mut sum, mut total) = (0_i64, 0_i64);
        for (number, (outcome, weight)) in (0..).zip(outcomes) {
            let mut next = state.clone();
            game.happen(&mut next, outcome, &mut Silent);
            // The same luck for all results that are compared.
            let lot =
                |sample: u64| Lot::new(mix(seed).wrapping_add((SAMPLES + 1) * number + sample));
            let mut first = lot(0);
            while let Node::Chance { .. } = game.node(&next) {
                by_lot(game, &mut next, &mut first);
            }
            let next = self.reply(game, next);
            let samples = match game.node(&next) {
                Node::Chance { seat: other } if other != seat => SAMPLES,
                _ => 1,
            };
            let mut part = 0;
            for sample in 1..=samples {
                part += i64::from(self.round(game, next.clone(), seat, &mut lot(sample)));
            }
            sum += i64::from(weight) * part / samples as i64;
            total += i64::from(weight);
        }
        (sum / total) as Chance
    }

    /// The chance of `seat` once all others have thrown, or been dealt cards, by lot and have played.
    fn round(&mut self, game: &G, mut state: G::State, seat: Seat, lot: &mut Lot) -> Chance {
        // Only what a play has come to, or the beginning of a turn, can be judged.
        let mut judged = state.clone();
        let (mut replies, mut dealt, mut others) = (0, false, false);
        loop {
            match game.node(&state) {
                Node::Terminal { .. } => {
                    judged = state;
                    break;
                }
                Node::Chance { .. } if replies >= LONGEST => break,
                Node::Chance { .. } if game.is_dealt(&state) => {
                    dealt = true;
                    by_lot(game, &mut state, lot);
                }
                Node::Chance { seat: other } => {
                    judged.clone_from(&state);
                    if other == seat {
                        break;
                    }
                    by_lot(game, &mut state, lot);
                }
                // With a hand a turn begins with a choice.
                Node::Decision { seat: other } if other == seat && dealt && others => break,
                Node::Decision { seat: other } => {
                    others |= other != seat;
                    replies += 1;
                    state = self.reply(game, state);
                    judged.clone_from(&state);
                }
            }
        }
        self.sight.chance(game, &judged, seat)
    }

    /// The state once the one who decides has played what looks best to them.
    fn reply(&mut self, game: &G, state: G::State) -> G::State {
        match game.node(&state) {
            Node::Decision { seat: player } => self.sight.best(game, &state, player).1,
            _ => state,
        }
    }
}

fn by_lot<G: Playable>(game: &G, state: &mut G::State, lot: &mut Lot) {
    let ticket = lot.below(game.chance_total(state));
    let outcome = game.chance_at(state, ticket);
    game.happen(state, outcome, &mut Silent);
}
