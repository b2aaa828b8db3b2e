//! The end: A-17.

use super::*;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

#[test]
fn a17_the_most_stars_win_whoever_moved() {
    leads("39/Y:3/B:5 Y:3-1", "go", "40/Y:3/B:5 - winner=B");
    leads("39/Y:3/B:5 B:3-1", "go", "40/Y:3/B:5 - winner=B");
    let (events, after) = at("39/Y:3/B:5 Y:3-1").made("go");
    let blue = SeatSet::EMPTY.with(Seat(1));
    assert_eq!(events.last(), Some(&Event::Won { seats: blue }));
    assert_eq!(
        after.game.node(&after.state),
        Node::Terminal { winners: blue }
    );
    // Nothing is given or taken there.
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Paid { .. }))
    );
}

#[test]
fn a17_a_tie_is_shared() {
    leads("39/Y:5/B:3/P:5 B:3-1", "go", "40/Y:5/B:3/P:5 - winner=Y,P");
    leads("39/Y:0/B:0 B:3-1", "go", "40/Y:0/B:0 - winner=Y,B");
}

#[test]
fn a17_positions_at_the_end_are_equal_whoever_came_there() {
    let (_, one) = at("39/Y:3/B:5 Y:3-1").made("go");
    let (_, other) = at("38/Y:3/B:5 B:2").made("go");
    assert_eq!(one.state, other.state);
    assert_eq!(one.state, at("40/Y:3/B:5 - winner=B").state);
}

#[test]
fn a17_a_line_says_the_right_winners_and_only_at_the_end() {
    at("40/Y:3/B:5 - winner=B");
    at("40/Y:5/B:5/R:1 - winner=Y,B");
    no_position("40/Y:3/B:5 - winner=Y", "A-17");
    no_position("40/Y:3/B:5 - winner=Y,B", "A-17");
    no_position("40/Y:5/B:5 - winner=Y", "A-17");
    no_position("40/Y:3/B:5 Y", "A-17");
    no_position("40/Y:3/B:5 Y:5-3", "A-17");
    no_position("39/Y:3/B:5 - winner=B", "A-17");
    assert!(read("40/Y:3/B:5 -").is_err(), "the winner is missing");
    assert!(read("40/Y:5/B:5 - winner=B,Y").is_err(), "in turn order");
    assert!(read("39/Y:3/B:5 Y winner=B").is_err(), "not over");
    assert!(read("39/Y:3/B:5 Y again=1").is_err(), "no such key");
}
