//! Evaluation of results by steps to go.

use rules::playable::Playable;
use rules::seat::Seat;
use rules::state::Node;

use crate::evaluated_result::{EvaluatedResult, best_first};
use crate::rng::seeded_hash;

/// The value of a win, higher than any number of steps.
pub(crate) const WON: i64 = 1 << 40;

/// The distinct results of a decision, best first. Values are in steps.
///
/// # Panics
/// When the state is not a decision.
pub fn results<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
    seed: u64,
) -> Vec<EvaluatedResult<G>> {
    let mut results: Vec<EvaluatedResult<G>> = Vec::new();
    game.results(state, &mut G::Scratch::default(), |result| {
        let value = match game.node(&result) {
            Node::Terminal { winners } if winners.has(seat) => WON,
            Node::Terminal { .. } => -WON,
            _ => lead(game, seat, &result),
        };
        results.push(EvaluatedResult {
            value,
            tie_break: seeded_hash(seed, &result),
            result,
        });
    });
    best_first(&mut results);
    results
}

/// By how many steps the seat's side is ahead of the average of the others.
fn lead<G: Playable>(game: &G, seat: Seat, result: &G::State) -> i64 {
    let side = game.side(result, seat);
    let seats = game.seats(result);
    let others = seats.iter().filter(|other| !side.has(*other));
    let to_go = |seat| i64::from(game.steps_to_go(result, seat));
    let count = others.clone().count() as i64;
    others.map(to_go).sum::<i64>() - count * to_go(seat)
}
