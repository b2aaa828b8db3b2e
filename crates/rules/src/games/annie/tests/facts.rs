//! The facts that bots weigh.

use super::*;
use crate::facts::Facts;
use crate::seat::Seat;
use crate::turn::Results;

/// The fact of that name for a seat.
fn fact(line: &str, seat: u8, name: &str) -> i32 {
    let Position { game, state } = at(line);
    let mut facts = Vec::new();
    game.facts(&state, Seat(seat), &mut Results::default(), &mut facts);
    assert_eq!(facts.len(), Annie::NAMES.len());
    let index = Annie::NAMES.iter().position(|each| *each == name);
    facts[index.expect(name)]
}

#[test]
fn stars_are_counted() {
    let line = "20/Y:3/B:5/R:1 R";
    for (name, of_each) in [
        ("steps", [61, 59, 63]),
        ("rivals", [6, 4, 8]),
        ("leader", [5, 3, 5]),
        ("ahead", [0, 1, 0]),
        ("behind", [1, 0, 1]),
        ("way", [-20, 20, -20]),
        ("turn", [0, 0, 1]),
    ] {
        let found = [0, 1, 2].map(|seat| fact(line, seat, name));
        assert_eq!(found, of_each, "{name}");
    }
}

#[test]
fn the_next_throw_is_looked_at_in_36_ways() {
    // Red larger by 1 to 5 in 5, 4, 3, 2, 1 ways takes that many; white larger returns up to 2.
    let line = "16/Y:2/B:4 Y@stars";
    let taken = 5 + 2 * 4 + 3 * 3 + 4 * 2 + 5;
    let returned = 5 + 2 * 10;
    assert_eq!(fact(line, 0, "hopes"), taken - returned);
    assert_eq!(fact(line, 1, "fears"), taken - returned);
    assert_eq!(fact(line, 0, "fears"), 0);
    // One die: each way counts for six. Of 38 all but a 1 end the game.
    let line = "38/Y:2/B:4 Y";
    assert_eq!([fact(line, 0, "won"), fact(line, 0, "lost")], [0, 30]);
    assert_eq!([fact(line, 1, "won"), fact(line, 1, "lost")], [30, 0]);
    // Equal dice: who is ahead goes on to the end.
    let line = "39/Y:5/B:4 Y";
    assert_eq!(fact(line, 0, "won"), 15 + 6);
}
