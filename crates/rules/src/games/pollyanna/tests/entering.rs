//! Entering: P-12 to P-14.

use super::*;
use crate::race::Roll;

#[test]
fn p12_a_six_or_a_pair_adding_up_to_six_enters_and_nothing_else() {
    for dice in Roll::all(2) {
        let first: &str = match (dice.high(), dice.low()) {
            (6, _) => "6 yard-Y6",
            (5, 1) => "1+5 yard-Y6",
            (4, 2) => "2+4 yard-Y6",
            (3, 3) => "3+3 yard-Y6",
            _ => "pass",
        };
        steps(&format!("Y:4yard/R:4yard Y:{dice}"), "", &[first]);
    }
    leads(
        "Y:4yard/R:4yard Y:4-2",
        "2+4 yard-Y6",
        "Y:3yard,Y6/R:4yard R",
    );
    leads(
        "Y:4yard/R:4yard Y:6-2",
        "6 yard-Y6, 2 Y6-Y8",
        "Y:3yard,Y8/R:4yard R",
    );
}

#[test]
fn p13_entering_is_compulsory() {
    only(
        "Y:3yard,G1/R:4yard Y:6-2",
        &[
            "2 G1-G3, 6 yard-Y6",
            "6 yard-Y6, 2 G1-G3",
            "6 yard-Y6, 2 Y6-Y8",
        ],
    );
    only("Y:3yard,G1/R:4yard Y:4-2", &["2+4 yard-Y6"]);
    only("Y:yard,G1,G2,G3/R:4yard Y:5-1", &["1+5 yard-Y6"]);
    only("Y:yard,G1,G2,G3/R:4yard Y:3-3", &["3+3 yard-Y6"]);
}

#[test]
fn p13_the_start_must_be_freed_with_the_other_die_if_that_can_be() {
    only("Y:yard,Y6,Y6,Y6/R:4yard Y:6-2", &["2 Y6-Y8, 6 yard-Y6"]);
    only("Y:yard,Y6,Y6,Y6/R:4yard Y:6-6", &["6 Y6-Y12, 6 yard-Y6"]);
    // A pair takes both dice, so nothing can free the start for it.
    never("Y:yard,Y6,Y6,Y6/R:4yard Y:4-2", "2+4 yard-Y6");
}

#[test]
fn p13_the_start_must_be_freed_with_a_reward_if_that_can_be() {
    let line = "partners Y:2yard,Y6,G1/G:4yard/R:2yard,Y6,Y6/B:3yard,G3 Y:6-2";
    only(
        line,
        &["2 G1xG3, +10 Y6-G1, 6 yard-Y6", "2 Y6-Y8, 6 yard-Y6"],
    );
    steps(line, "2 G1xG3", &["+10 Y6-G1"]);
}

#[test]
fn p13_two_sixes_enter_two() {
    let line = "Y:3yard,G1/R:4yard Y:6-6";
    only(line, &["6 yard-Y6, 6 yard-Y6"]);
    leads(line, "6 yard-Y6, 6 yard-Y6", "Y:yard,Y6,Y6,G1/R:4yard Y");
    // One own pawn on the start: there is room for two more.
    let line = "Y:2yard,Y6,home/R:4yard Y:6-6";
    only(line, &["6 yard-Y6, 6 yard-Y6"]);
    leads(line, "6 yard-Y6, 6 yard-Y6", "Y:Y6,Y6,Y6,home/R:4yard Y");
    // Two: there is room for one, whether the start is freed before or not.
    only(
        "Y:2yard,Y6,Y6/R:4yard Y:6-6",
        &["6 Y6-Y12, 6 yard-Y6", "6 yard-Y6, 6 Y6-Y12"],
    );
    // Only one is waiting.
    only(
        "Y:yard,G7,2home/R:4yard Y:6-6",
        &[
            "6 G7-G13, 6 yard-Y6",
            "6 yard-Y6, 6 G7-G13",
            "6 yard-Y6, 6 Y6-Y12",
        ],
    );
}

#[test]
fn p13_both_threes_enter_and_the_player_throws_again() {
    leads(
        "Y:4yard/R:4yard Y:3-3",
        "3+3 yard-Y6",
        "Y:3yard,Y6/R:4yard Y",
    );
}

#[test]
fn p13_a_captured_pawn_enters_again_in_the_same_way() {
    let captured = "Y:Y9,3home/R:4yard R";
    leads(
        "Y:Y7,3home/R:3yard,Y8 Y:1-1",
        "1 Y7xY8, +10 -, 1 Y8-Y9",
        "Y:Y9,3home/R:4yard Y",
    );
    steps(&format!("{captured}:6-1"), "", &["6 yard-R6"]);
    steps(&format!("{captured}:5-1"), "", &["1+5 yard-R6"]);
}

#[test]
fn p14_a_six_that_cannot_enter_is_an_ordinary_six() {
    // None in the yard.
    only(
        "Y:G1,3home/R:4yard Y:6-6",
        &["6 G1-G7, 6 G7-G13", "6 G1-Gt2, 6 Gt2-G10"],
    );
    // The start is closed.
    only(
        "Y:3yard,G1/R:2yard,Y6,Y6 Y:6-1",
        &[
            "1 G1-G2, 6 G2-G8",
            "1 G1-G2, 6 G2-Gt3",
            "6 G1-G7, 1 G7-G8",
            "6 G1-Gt2, 1 Gt2-Gt3",
        ],
    );
}

#[test]
fn p14_a_pair_that_cannot_enter_is_two_ordinary_dice() {
    only(
        "Y:3yard,G1/R:2yard,Y6,Y6 Y:4-2",
        &[
            "2 G1-G3, 4 G3-G7",
            "2 G1-G3, 4 G3-Gt2",
            "4 G1-G5, 2 G5-G7",
            "4 G1-G5, 2 G5-Gt2",
        ],
    );
    only(
        "Y:yard,Y6,Y6,Y6/R:4yard Y:5-1",
        &[
            "1 Y6-Y7, 5 Y6-Y11",
            "1 Y6-Y7, 5 Y7-Y12",
            "5 Y6-Y11, 1 Y11-Y12",
            "5 Y6-Y11, 1 Y6-Y7",
        ],
    );
    only("Y:G7,3home/R:4yard Y:3-3", &["3 G7-G10, 3 G10-G13"]);
}
