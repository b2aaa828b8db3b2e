//! Whatever is tried: each refusal is looked at, and what it says is checked against the position line,
//! by means that know nothing of the code that wrote the sentence.

mod tried;
mod ways;

use super::*;
use crate::state::Node;
use crate::test_kit::refusal_check::{Judge, refusals_are_true};
use tried::Tried;

const SIDES: [char; 4] = ['R', 'B', 'Y', 'G'];
const COLOURS: [&str; 4] = ["Red", "Blue", "Yellow", "Green"];

#[test]
fn refusals_say_nothing_that_is_not_so() {
    let positions = include_str!("../../../../../tests/rules/oracle/sorry/positions.txt");
    let rules = [
        "S-7", "S-9", "S-10", "S-11", "S-12", "S-13", "S-14", "S-15", "S-16", "S-17", "S-18",
        "S-20", "S-25", "S-26",
    ];
    refusals_are_true(positions, &rules, |&game: &Sorry, &state| {
        matches!(game.node(&state), Node::Decision { .. }).then(|| {
            let tried = Tried::of(&Position { game, state });
            let judge: Judge<'_, Sorry> = Box::new(move |step, said| tried.is_true(step, said));
            judge
        })
    });
}
