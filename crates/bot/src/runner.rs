//! Judging results by steps to go alone.

use rules::games::Playable;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::Results;

use crate::judged::{Judged, best_first};
use crate::lot::lot_of;

/// What a won game is worth: more than all steps together.
pub(crate) const WON: i64 = 1 << 40;

/// The distinct results of a decision, the best first. The unit of value is a step.
///
/// # Panics
/// When the state is no decision.
pub fn results<G: Playable>(game: &G, state: &G::State, seat: Seat, seed: u64) -> Vec<Judged<G>> {
    let (throw, play) = game.play(state);
    let mut ends = Results::default();
    let judged = ends.of(play, &throw).iter().map(|end| {
        let result = game.settle(state, &throw, end);
        let value = match game.node(&result) {
            Node::Terminal { winners } if winners.has(seat) => WON,
            Node::Terminal { .. } => -WON,
            _ => lead(game, seat, &result),
        };
        Judged {
            end: *end,
            value,
            lot: lot_of(seed, &result),
            result,
        }
    });
    let mut results: Vec<Judged<G>> = judged.collect();
    best_first(&mut results);
    results
}

/// By how many steps the others together have farther to go, on average, than the seat's side.
fn lead<G: Playable>(game: &G, seat: Seat, result: &G::State) -> i64 {
    let side = game.side(result, seat);
    let seats = game.seats(result);
    let others = seats.iter().filter(|other| !side.has(*other));
    let to_go = |seat| i64::from(game.steps_to_go(result, seat));
    let count = others.clone().count() as i64;
    others.map(to_go).sum::<i64>() - count * to_go(seat)
}
