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
        let mut results = Results::default();
        let ends = results.of(play, &throw);
        let settled = |game: &G, end: &G::Play| game.settle(state, &throw, end);
        let mut values = Vec::new();
        for end in ends {
            let result = settled(&self.game, end);
            values.push(self.judge(seat, &result));
        }
        let mut ranked: Vec<Ranked<G>> = Vec::new();
        let mut base = None;
        while let Some((index, value)) = take_best(&mut values)
            && ranked.len() < most
        {
            let end = ends[index];
            let result = settled(&self.game, &end);
            if ranked.iter().any(|other| other.result == result) {
                continue;
            }
            let base = *base.get_or_insert_with(|| self.lead(seat, &result) * UNIT - value);
            if let Some(&first) = path(play, &throw, &end).first() {
                ranked.push(Ranked {
                    first,
                    end,
                    chance: chance(self.game.node(&result), seat, base + value),
                    result,
                });
            }
        }
        ranked
    }
}

/// A step, in the unit of the weights.
const UNIT: i64 = 100;

/// Takes the best of what is left: its index and its value.
fn take_best(values: &mut [(i64, u64)]) -> Option<(usize, i64)> {
    let best = (0..values.len()).max_by_key(|index| values[*index])?;
    let (value, _) = std::mem::replace(&mut values[best], TAKEN);
    (value != TAKEN.0).then_some((best, value))
}

/// No value, less than all.
const TAKEN: (i64, u64) = (i64::MIN, 0);

/// The chance of winning, in thousandths, as it is told until it is known better.
fn chance(node: Node, seat: Seat, lead: i64) -> u16 {
    match node {
        Node::Terminal { winners } => 1_000 * u16::from(winners.has(seat)),
        _ => (500 + 500 * lead / (lead.abs() + 60 * UNIT)).clamp(1, 999) as u16,
    }
}
