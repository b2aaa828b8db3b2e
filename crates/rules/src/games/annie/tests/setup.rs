//! Who plays, who begins, what there is: A-2; and how it is written.

use super::*;
use crate::event::Event;
use crate::games;
use crate::record::Record;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

#[test]
fn a02_two_to_six_play() {
    let game = game("annie");
    for bits in 0..=u8::MAX {
        let seats = SeatSet(bits);
        let right = bits < 64 && seats.len() >= 2;
        match game.initial_state(seats) {
            Ok(state) => assert!(right && game.seats(&state) == seats),
            Err(refusal) => assert!(!right && refusal.rule == "A-2", "{refusal}"),
        }
    }
    no_position("0/Y:0 Y", "A-2");
    no_position("0 Y", "A-2");
    at("0/B:0/P:0 P");
}

#[test]
fn a02_a_ruleset_alone_means_four() {
    let state = notation::parse_position_line(&game("annie"), "annie").expect("a position");
    let position = Position {
        game: game("annie"),
        state,
    };
    assert_eq!(position.line(), "0/Y:0/B:0/R:0/G:0 Y");
    assert_eq!(Annie::FAMILY.usual_seats, SeatSet(0b11));
}

#[test]
fn a02_the_turn_passes_to_the_left() {
    let all = "12/Y:0/B:0/R:0/G:0/O:0/P:0";
    for (turn, next) in "YBRGOP".chars().zip("BRGOPY".chars()) {
        let (_, after) = at(&format!("{all} {turn}:6-4")).made("go");
        assert!(after.line().ends_with(&format!(" {next}")), "{turn}");
    }
    // Past the seats that nobody has.
    leads("24/R:0/P:0 P:6-5", "go", "25/R:0/P:0 P@stars");
    leads("25/R:0/P:0 P:6-5", "go", "26/R:0/P:0 R");
}

#[test]
fn a02_64_stars_are_there_and_no_more() {
    at("5/Y:64/B:0 Y");
    at("5/Y:40/B:24 Y");
    no_position("5/Y:40/B:25 Y", "A-2");
    no_position("5/Y:65/B:0 Y", "A-2");
    no_position("5/Y:255/B:255 Y", "A-2");
    for wrong in ["-1", "01", "+1", "", "many", "256"] {
        no_position(&format!("5/Y:{wrong}/B:0 Y"), "A-2");
    }
}

#[test]
fn a02_who_begins_is_drawn_by_lot_among_those_who_play() {
    let game = game("annie");
    let seats: SeatSet = [0, 2, 5].map(Seat).into_iter().collect();
    let opening = game.initial_state(seats).expect("three can play");
    assert_eq!(game.node(&opening), Node::Chance { seat: Seat(0) });
    let position = Position {
        game,
        state: opening,
    };
    assert_eq!(position.throws(), ["Y", "R", "P"]);
    for (index, seat) in (0..).zip(seats.iter()) {
        let mut state = opening;
        let mut events = Vec::new();
        let lot = game.sample_outcome(&opening, index);
        game.apply_chance(&mut state, lot, &mut events);
        assert_eq!(events, [Event::Begins { seat }]);
        assert_eq!(Ok(state), game.initial_state_with_first(seats, seat));
        assert_eq!(game.node(&state), Node::Chance { seat });
    }
    let why = game.initial_state_with_first(seats, Seat(1)).unwrap_err();
    assert_eq!(
        why.to_string(),
        "A-2: the player who begins must be one who plays"
    );
}

#[test]
fn a02_the_lot_stands_in_the_record() {
    let text = "turnout 1\nruleset annie\nseats B=person P=easy\nopen P\nP 5-3: go\nB 2-1:";
    let annie = games::game(game("annie").ruleset());
    let record = Record::parse(&*annie, text).expect("a record");
    assert_eq!(record.game().position_line(), "annie 2/B:0/P:0 B:2-1");
    let wrong = text.replace("open P", "open Y");
    let error = Record::parse(&*annie, &wrong).unwrap_err().to_string();
    assert!(error.starts_with("line 4, column 6: "), "{error}");
}

#[test]
fn a02_seats_are_read_in_any_order_and_printed_in_theirs() {
    assert_eq!(at("3/P:1/Y:2/G:3 G").line(), "3/Y:2/G:3/P:1 G");
    assert!(read("3/Y:1/Y:2 Y").is_err(), "a seat stands once");
    assert!(read("3/Y:1/W:2 Y").is_err(), "there is no such seat");
    assert!(read("3/Y/B:2 Y").is_err(), "its stars are missing");
    no_position("3/Y:1/B:2 R", "A-2");
}
