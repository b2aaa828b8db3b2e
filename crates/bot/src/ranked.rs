//! The best results of a play, in order.

use rules::games::Playable;
use rules::observe::Observation;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::{Results, path};

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
    /// How likely the side of the seat that sees is to win then, in thousandths.
    pub chance: u16,
}

impl<G: Playable> Player<G> {
    /// The best distinct results of the play under way, best first, at most so many.
    ///
    /// To be replaced: the order is that of the weighed facts, and the chance is no more than the
    /// lead of the best result in steps, pressed between 0 and 1000 together with how much worse
    /// the others were judged.
    ///
    /// # Panics
    /// When the state is no decision.
    pub fn ranked(&mut self, seen: &Observation<G>, most: usize) -> Vec<Ranked<G>> {
        let (seat, state) = (seen.seat(), seen.state());
        let (throw, play) = self.game.play(state);
        let mut ends = Results::default();
        let mut left = Vec::new();
        for end in ends.of(play, &throw) {
            let result = self.game.settle(state, &throw, end);
            left.push((self.judge(seat, &result), *end, result));
        }
        let mut ranked: Vec<Ranked<G>> = Vec::new();
        let mut base = None;
        while ranked.len() < most {
            let best = (0..left.len()).max_by_key(|index| left[*index].0);
            let Some(((value, _), end, result)) = best.map(|index| left.swap_remove(index)) else {
                break;
            };
            if ranked.iter().any(|other| other.result == result) {
                continue;
            }
            let base = *base.get_or_insert_with(|| self.lead(seat, &result) * UNIT - value);
            let Some(&first) = path(play, &throw, &end).first() else {
                break;
            };
            ranked.push(Ranked {
                first,
                end,
                chance: self.chance(seat, &result, base + value),
                result,
            });
        }
        ranked
    }

    /// The chance of winning, in thousandths, as it is told until it is known better.
    fn chance(&self, seat: Seat, result: &G::State, lead: i64) -> u16 {
        match self.game.node(result) {
            Node::Terminal { winners } => 1_000 * u16::from(winners.has(seat)),
            _ => (500 + 500 * lead / (lead.abs() + 60 * UNIT)).clamp(1, 999) as u16,
        }
    }
}

/// A step, in the unit of the weights.
const UNIT: i64 = 100;
