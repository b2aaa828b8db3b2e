//! Perft: the number of sequences of a given length from a position.

use crate::event::NullSink;
use crate::game::Game;
use crate::state::Node;

/// The number of sequences of exactly `depth` levels from `state`. Each distinct chance outcome and
/// each action is a level; sequences that end sooner are not counted.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = |apply: &dyn Fn(&mut G::State)| {
        let mut after = state.clone();
        apply(&mut after);
        perft(game, &after, depth - 1)
    };
    match game.node(state) {
        Node::Chance { .. } => {
            let mut chances = Vec::new();
            game.chance_outcomes(state, &mut chances);
            if depth == 1 {
                return chances.len() as u64;
            }
            chances
                .iter()
                .map(|(chance, _)| next(&|after| game.apply_chance(after, *chance, &mut NullSink)))
                .sum()
        }
        Node::Decision { .. } => {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            if depth == 1 {
                return actions.len() as u64;
            }
            actions
                .iter()
                .map(|action| next(&|after| game.apply(after, *action, &mut NullSink)))
                .sum()
        }
        Node::Terminal { .. } => 0,
    }
}
