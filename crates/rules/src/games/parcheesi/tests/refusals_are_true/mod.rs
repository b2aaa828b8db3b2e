//! Whatever is tried: each refusal is looked at, and what it says is checked against the position line,
//! by means that know nothing of the code that wrote the sentence.

mod tried;

use super::*;
use crate::state::Node;
use crate::test_kit::refusal_check::{Judge, refusals_are_true};
use tried::Tried;

#[test]
fn refusals_say_nothing_that_is_not_so() {
    let positions = include_str!("../../../../../tests/rules/oracle/parcheesi/positions.txt");
    let rules = [
        "C-3", "C-6", "C-7", "C-8", "C-9", "C-10", "C-11", "C-12", "C-13", "C-14", "C-15", "C-16",
        "C-19", "C-20",
    ];
    refusals_are_true(positions, &rules, |&game: &Parcheesi, &state| {
        matches!(game.node(&state), Node::Decision { .. }).then(|| {
            let (position, board) = (Position { game, state }, game.board());
            let judge: Judge<'_, Parcheesi> =
                Box::new(move |step, said| Tried::of(&position, &board, step).is_true(said));
            judge
        })
    });
}
