//! Winning: C-21.

use super::*;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::words::Words;

#[test]
fn c21_the_first_with_four_home_wins_at_once() {
    let line = "Y:Yh5,3home/R:3home,Rh7 Y:6-3";
    only(line, &["3 Yh5-home"]);
    leads(line, "3 Yh5-home", "Y:4home/R:Rh7,3home - winner=Y");
    let after = at(line).after("3 Yh5-home");
    let winners = SeatSet::EMPTY.with(Seat(0));
    assert_eq!(after.game.node(&after.state), Node::Terminal { winners });
    assert_eq!(after.game.status(&after.state), "Yellow wins: PARCHEESI!");
}

#[test]
fn c21_doublets_and_bonuses_do_not_matter_any_more() {
    leads(
        "Y:Yh7,Yh5,2home/R:4yard Y:3-1",
        "1 Yh7-home, 3 Yh5-home",
        "Y:4home/R:4yard - winner=Y",
    );
    legal("Y:Yh5,3home/R:4yard Y:3-3 doublets=1", &["3 Yh5-home"]);
    leads(
        "Y:Yh5,3home/R:4yard Y:3-3 doublets=1",
        "3 Yh5-home",
        "Y:4home/R:4yard - winner=Y",
    );
}

#[test]
fn c21_by_a_bonus() {
    leads(
        "Y:Yh6,B15,2home/R:4yard Y:6-2",
        "2 Yh6-home, 6 B15-Yh3",
        "Y:Yh3,3home/R:4yard R",
    );
    leads(
        "Y:Yh6,B10,2home/R:4yard Y:6-2",
        "2 Yh6-home, 6 B10-B16, +10 B16-home",
        "Y:4home/R:4yard - winner=Y",
    );
}

#[test]
fn c21_the_winners_word() {
    let told = log("Y:Yh5,3home/R:4yard Y:6-3", "3 Yh5-home");
    assert_eq!(
        told,
        [
            "Yellow brings a pawn from Yh5 home with a 3",
            "Yellow wins: PARCHEESI!"
        ]
    );
}

#[test]
fn c21_a_position_is_over_or_has_no_winner() {
    at("Y:4home/R:yard,G5,2home - winner=Y");
    for line in [
        "Y:4home/R:4yard Y",
        "Y:4home/R:4yard R:6-3",
        "Y:4home/R:4yard - winner=R",
        "Y:4home/R:4home - winner=Y",
        "Y:3home,yard/R:4yard - winner=Y",
    ] {
        no_position(line, "C-21");
    }
    assert!(read("Y:4home/R:4yard -").is_err());
    assert!(read("Y:3home,yard/R:4yard Y winner=Y").is_err());
    assert!(read("Y:4home/R:4yard - doublets=1 winner=Y").is_err());
    refused_after_the_end();
}

fn refused_after_the_end() {
    let Position { game, state } = at("Y:4home/R:4yard - winner=Y");
    let step = game.parse_step(&state, "5 yard-Y5").expect("a step");
    let refusal = game.refusal(&state, step).expect("nothing is legal");
    assert_eq!(refusal.facts(), "C-21: the game is over");
}

#[test]
fn c21_a_finished_game_keeps_the_age_of_blockades() {
    leads(
        "Y:Yh5,3home/R:2yard,G3,G3 Y:6-3 blockades=G3:2",
        "3 Yh5-home",
        "Y:4home/R:2yard,G3,G3 - blockades=G3:2 winner=Y",
    );
}
