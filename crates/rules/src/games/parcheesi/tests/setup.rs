//! Setting up: C-5, C-22.

use super::*;
use crate::chance::Faces;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

const SEATS: [&str; 4] = ["Y:4yard", "B:4yard", "R:4yard", "G:4yard"];

fn seats(bits: u8) -> Vec<&'static str> {
    let seats = SEATS.into_iter().enumerate();
    seats
        .filter(|(index, _)| bits >> index & 1 == 1)
        .map(|(_, seat)| seat)
        .collect()
}

#[test]
fn c05_two_opposite_three_or_four_play() {
    for bits in 1..16 {
        let playing = seats(bits);
        let line = format!("{} {}", playing.join("/"), &playing[0][..1]);
        if playing.len() > 2 || bits == 0b0101 || bits == 0b1010 {
            assert_eq!(at(&line).line(), spelt_out(&line)["parcheesi ".len()..]);
        } else {
            no_position(&line, "C-5");
        }
        let opened = game("parcheesi").initial_state(SeatSet(bits));
        assert_eq!(opened.is_ok(), read(&line).is_ok(), "{bits:04b}");
    }
}

#[test]
fn c05_four_pawns_each_begin_in_the_nest() {
    no_position("Y:3yard/R:4yard Y", "C-5");
    no_position("Y:4yard,yard/R:4yard Y", "C-5");
    let game = game("parcheesi");
    let state = game
        .initial_state_with_first(SeatSet(0b1111), Seat(2))
        .expect("four can play");
    let line = spelt_out("Y:4yard/B:4yard/R:4yard/G:4yard R");
    assert_eq!(format!("parcheesi {}", game.position(&state)), line);
    let refused = game
        .initial_state_with_first(SeatSet(0b0101), Seat(1))
        .unwrap_err();
    assert_eq!(refused.rule, "C-5");
}

/// Rolls for the first turn, one die after the other, and who is to roll then.
fn opened(seats: u8, dice: &[u8]) -> (Position, Vec<Event>) {
    let game = game("parcheesi");
    let mut state = game.initial_state(SeatSet(seats)).expect("they can play");
    let mut events = Vec::new();
    for &die in dice {
        assert!(game.in_opening(&state));
        assert_eq!(game.chance_weight_total(&state), 6);
        game.apply_chance(&mut state, crate::race::Roll::one(die), &mut events);
    }
    (Position { game, state }, events)
}

#[test]
fn c05_the_highest_of_one_die_each_begins() {
    let (position, events) = opened(0b1111, &[2, 6, 5, 1]);
    assert!(!position.game.in_opening(&position.state));
    assert_eq!(
        position.line(),
        "Y:yard,yard,yard,yard/B:yard,yard,yard,yard/R:yard,yard,yard,yard/G:yard,yard,yard,yard B"
    );
    let opened = Event::Opened {
        seat: Seat(3),
        faces: Faces::Dice(vec![1]),
    };
    assert_eq!(events[3..], [opened, Event::Begins { seat: Seat(1) }]);
}

#[test]
fn c05_ties_throw_again_among_themselves() {
    let (position, events) = opened(0b1111, &[4, 2, 4, 4, 1, 3]);
    assert!(position.game.in_opening(&position.state));
    let seats = SeatSet(0b1101);
    assert!(events.contains(&Event::OpeningTied { seats }));
    let (position, events) = opened(0b1111, &[4, 2, 4, 4, 1, 3, 3, 2, 5]);
    assert!(events.contains(&Event::OpeningTied {
        seats: SeatSet(0b1100)
    }));
    let seat = Seat(3);
    assert_eq!(position.game.node(&position.state), Node::Chance { seat });
    assert_eq!(events.last(), Some(&Event::Begins { seat }));
}

#[test]
fn c05_the_throws_that_decide_who_begins_are_not_played() {
    let (position, _) = opened(0b0101, &[5]);
    let Position { game, state } = position;
    let step = game.parse_step(&state, "5 yard-R5").expect("a step");
    let refusal = game.refusal(&state, step).expect("not now");
    assert_eq!(
        refusal.facts(),
        "C-5: the rolls that decide who begins do not move pawns"
    );
}

#[test]
fn c22_with_a_head_start_a_players_pawns_are_out_or_half_way() {
    for (options, line) in [
        (
            "fast+head-blue=1+head-red=half",
            "Y:yard,yard,yard,Y5/B:yard,yard,B5,B5/R:yard,yard,R5,Y0/G:yard,yard,yard,G5 Y",
        ),
        (
            "head-green=2+head-yellow=half+ring68",
            "Y:yard,yard,yard,R0/B:yard,yard,yard,yard/R:yard,yard,yard,yard/G:yard,yard,G5,G5 Y",
        ),
    ] {
        assert_eq!(at(&format!("parcheesi+{options}")).line(), line);
    }
    // A seat that nobody has.
    assert_eq!(
        at("parcheesi+head-blue=2 Y:4yard/R:4yard Y").line(),
        "Y:yard,yard,yard,yard/R:yard,yard,yard,yard Y"
    );
    for refused in [
        "fast=2+head-red=1",
        "head-red=half+pawns=2+fast=2",
        "fast+head-red=2",
    ] {
        let mut options: Vec<_> = refused.split('+').collect();
        options.sort_unstable();
        let name = format!("parcheesi+{}", options.join("+"));
        assert!(crate::games::ruleset(&name).is_err(), "{name}");
    }
}

#[test]
fn c22_with_a_fast_start_one_pawn_begins_on_the_entry_space() {
    for options in ["fast", "fast+ring68"] {
        assert_eq!(
            at(&format!("parcheesi+{options}")).line(),
            "Y:yard,yard,yard,Y5/B:yard,yard,yard,B5/R:yard,yard,yard,R5/G:yard,yard,yard,G5 Y"
        );
    }
    // Also while they throw for who begins; a seat that nobody has stays empty.
    let game = game("parcheesi+fast");
    let state = game.initial_state(SeatSet(0b0101)).expect("two can play");
    assert!(game.in_opening(&state));
    let started = game.initial_state_with_first(SeatSet(0b0101), Seat(2));
    let expected = at("fast Y:3yard,Y5/R:3yard,R5 R").state;
    assert!(started.expect("two can play") == expected);
    assert_eq!(state.pawns, expected.pawns);
    only(
        "fast Y:3yard,Y5/R:3yard,R5 Y:5-1",
        &["1 Y5-Y6, 5 yard-Y5", "5 yard-Y5, 1 Y5-Y6"],
    );
}
