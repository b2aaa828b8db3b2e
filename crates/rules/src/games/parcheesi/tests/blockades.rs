//! Blockades do not march: C-13.

use super::*;

#[test]
fn c12_two_on_the_ring_are_a_blockade_and_two_on_a_home_path_are_none() {
    let Position { game, state } = at("Y:G6,G6,Yh2,Yh2/R:4yard Y:2-2");
    let board = View::board(&game);
    let names = View::blockades(&game, &View::pieces(&game, &state)).into_iter();
    let names: Vec<_> = names.map(|at| board.space(at).name.clone()).collect();
    assert_eq!(names, ["G6"]);
}

#[test]
fn c13_the_two_of_a_blockade_do_not_move_on_together() {
    let line = "Y:G6,G6,yard,home/R:4yard Y:2-2";
    only(line, &["2 G6-G8, 2 G8-G10"]);
    refused(
        line,
        "2 G6-G8, 2 G6-G8",
        "C-13: two that were a blockade at the roll may not come together again on G8 in it",
    );
}

#[test]
fn c13_not_even_for_a_moment() {
    let line = "Y:G6,G6,2home/R:4yard Y:6-6";
    let plays = plays(line);
    assert!(
        plays
            .iter()
            .any(|play| play == "1 G6-G7, 6 G6-G12, 6 G12-R0, 1 R0-R1")
    );
    never_begins(line, &["6 G6-G12, 6 G6-G12", "1 G6-G7, 1 G6-G7"]);
    // In the end each is on G13 or beyond, but not together there.
    never_begins(line, &["1 G6-G7, 6 G7-G13, 1 G6-G7, 6 G7-G13"]);
}

/// No legal play begins so.
fn never_begins(line: &str, begins: &[&str]) {
    let plays = plays(line);
    for begin in begins {
        assert!(!plays.iter().any(|play| play.starts_with(begin)), "{begin}");
    }
}

#[test]
fn c13_another_may_join_either_of_them() {
    let line = "Y:G4,G6,G6,home/R:4yard Y:4-2";
    legal(line, &["2 G6-G8, 4 G4-G8", "4 G6-G10, 2 G4-G6"]);
}

#[test]
fn c13_pawns_that_have_met_are_told_apart_as_the_player_likes() {
    // A third comes to G6 and one from there joins the first mate on G12: it was the third.
    let line = "Y:G5,G6,G6,home/R:4yard Y:6-6";
    legal(line, &["6 G6-G12, 1 G5-G6, 6 G6-G12, 1 G12-G13"]);
    // If none has come it is the mate.
    let line = "Y:G3,G6,G6,home/R:4yard Y:6-6";
    never_begins(line, &["6 G6-G12, 1 G3-G4, 6 G6-G12"]);
}

#[test]
fn c13_two_blockades_are_told_apart_together() {
    // One of each may meet.
    let line = "Y:G6,G6,G11,G11/R:4yard Y:6-1";
    legal(line, &["1 G11-G12, 6 G6-G12"]);
    let line = "Y:G6,G6,G10,G10/R:4yard Y:5-5";
    never_begins(line, &["2 G10-G12, 2 G10-G12", "5 G10-G15, 5 G10-G15"]);
    legal(line, &["5 G10-G15, 2 G6-G8, 2 G8-G10, 5 G10-G15"]);
}

#[test]
fn c13_bonus_steps_count_too() {
    let line = "Y:G6,G6,R1,Yh6/R:4yard Y:5-5";
    let made = "5 G6-G11, 5 G11-G16, 2 R1-R3, 2 Yh6-home";
    steps(line, made, &["+10 G16-R8", "+10 R3-R13", "+10 -"]);
    refused(
        line,
        &format!("{made}, +10 G6-G16"),
        "C-13: two that were a blockade at the roll may not come together again on G16 in it",
    );
}

#[test]
fn c13_on_the_home_path_and_in_a_later_throw_they_may() {
    let line = "Y:B17,B17,yard,home/R:4yard Y:4-4";
    only(line, &["4 B17-Yh3, 4 B17-Yh3", "4 B17-Yh3, 4 Yh3-Yh7"]);
    leads(
        "Y:G6,G8,yard,home/R:4yard Y:2-1 doublets=1",
        "2 G6-G8, 1 G8-G9",
        "Y:yard,G8,G9,home/R:4yard R",
    );
    legal("Y:G6,G8,yard,home/R:4yard Y:4-2", &["2 G6-G8, 4 G8-G12"]);
}
