//! Whatever is tried: each refusal is looked at, and what it says is checked against the position line,
//! by means that know nothing of the code that wrote the sentence.

mod tried;
mod ways;

use super::*;
use crate::state::Node;
use crate::test_kit::refusal_check::{Judge, refusals_are_true};
use tried::Tried;

const SIDES: [char; 4] = ['Y', 'G', 'R', 'B'];
const COLOURS: [&str; 4] = ["Yellow", "Green", "Red", "Blue"];

#[test]
fn refusals_say_nothing_that_is_not_so() {
    let positions = include_str!("../../../../../tests/rules/oracle/pollyanna/positions.txt");
    let rules = [
        "P-4", "P-5", "P-11", "P-12", "P-13", "P-15", "P-17", "P-18", "P-20", "P-23", "P-24",
        "P-25", "P-26", "P-27", "P-30", "P-33",
    ];
    refusals_are_true(positions, &rules, |&game: &Pollyanna, &state| {
        matches!(game.node(&state), Node::Decision { .. }).then(|| {
            let (position, board) = (Position { game, state }, game.board());
            let judge: Judge<'_, Pollyanna> =
                Box::new(move |step, said| Tried::of(&position, &board, step).is_true(said));
            judge
        })
    });
}
