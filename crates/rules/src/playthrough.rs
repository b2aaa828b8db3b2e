//! Whole games played from their opening to their end by given choosers.

use crate::game::Game;
use crate::record::{Made, Make, Record, Sitter};
use crate::seat::Seat;
use crate::state::Node;

/// Plays a game to its end. `ticket` gives chance: a number below the bound, for the seat.
/// `choose` picks the index of one of the legal actions.
///
/// Returns `None` when the game is not over after `limit` outcomes and actions.
pub fn play<G: Game>(
    mut record: Record<G>,
    mut ticket: impl FnMut(Seat, u32) -> u32,
    mut choose: impl FnMut(&G, &G::State, Seat, &[G::Action]) -> usize,
    limit: usize,
) -> Option<Record<G>> {
    let mut state = record.state();
    let mut actions = Vec::new();
    for _ in 0..limit {
        let made = match record.game.node(&state) {
            Node::Chance { seat } => {
                let total = record.game.chance_total(&state);
                Made::Chance(record.game.chance_at(&state, ticket(seat, total)))
            }
            Node::Decision { seat } => {
                actions.clear();
                record.game.legal_actions(&state, &mut actions);
                Made::Action(actions[choose(&record.game, &state, seat, &actions)])
            }
            Node::Terminal { .. } => return Some(record),
        };
        record.game.make(&mut state, made);
        record.made.push(made);
    }
    None
}

/// The sitters of a game in which every seat of `seats` is of one kind.
pub fn all_of<G: Game>(seats: crate::seat::SeatSet, kind: &str) -> Vec<(Seat, Sitter)> {
    seats
        .iter()
        .map(|seat| {
            (
                seat,
                Sitter {
                    kind: kind.to_owned(),
                    name: None,
                },
            )
        })
        .collect()
}
