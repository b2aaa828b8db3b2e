//! Entering: C-7, C-15, C-18.

use super::*;

#[test]
fn c07_a_five_on_a_die_enters() {
    only("Y:4yard/R:4yard Y:6-5", &["5 yard-Y5, 6 Y5-Y11"]);
    only("Y:4yard/R:4yard Y:6-4", &["pass"]);
    only("ring68 R:4yard/Y:4yard R:5-1", &["5 yard-R5, 1 R5-R6"]);
}

#[test]
fn c07_both_dice_that_add_up_to_five_enter() {
    only("Y:4yard/R:4yard Y:4-1", &["1+4 yard-Y5"]);
    only("Y:4yard/R:4yard Y:3-2", &["2+3 yard-Y5"]);
    only("Y:4yard/R:4yard Y:4-2", &["pass"]);
}

#[test]
fn c07_two_fives_enter_two() {
    only("Y:4yard/R:4yard Y:5-5", &["5 yard-Y5, 5 yard-Y5"]);
    leads(
        "Y:4yard/R:4yard Y:5-5",
        "5 yard-Y5, 5 yard-Y5",
        "Y:2yard,Y5,Y5/R:4yard Y doublets=1",
    );
    // Where only one can enter in any way, the other five is moved before or after.
    only(
        "Y:2yard,Y5,G3/R:4yard Y:5-5",
        &[
            "5 G3-G8, 5 yard-Y5",
            "5 Y5-Y10, 5 yard-Y5",
            "5 yard-Y5, 5 G3-G8",
            "5 yard-Y5, 5 Y5-Y10",
        ],
    );
}

#[test]
fn c07_every_five_must_enter_when_it_can() {
    refused(
        "Y:3yard,G7/R:4yard Y:5-2",
        "5 G7-G12",
        "C-7: you must bring out a pawn with the 5. Bring a pawn out first",
    );
    refused(
        "Y:3yard,G7/R:4yard Y:3-2",
        "2 G7-G9",
        "C-7: you must bring out a pawn with 2 and 3 together. Bring a pawn out first",
    );
    // The own blockade is moved out of the way first.
    only("Y:yard,Y5,Y5,home/R:4yard Y:5-2", &["2 Y5-Y7, 5 yard-Y5"]);
    refused(
        "Y:yard,Y5,Y5,G7/R:4yard Y:5-2",
        "5 G7-G12",
        "C-7: you must bring out a pawn with the 5. Move a pawn off your starting space first",
    );
}

#[test]
fn c07_a_five_that_cannot_enter_is_an_ordinary_five() {
    only(
        "Y:G1,3home/R:4yard Y:5-1",
        &["1 G1-G2, 5 G2-G7", "5 G1-G6, 1 G6-G7"],
    );
    only(
        "Y:yard,G1,2home/R:2yard,Y5,Y5 Y:4-1",
        &["1 G1-G2, 4 G2-G6", "4 G1-G5, 1 G5-G6"],
    );
}

#[test]
fn c07_there_is_no_other_way_out_of_the_nest() {
    let line = "Y:3yard,G1/R:4yard Y:6-2";
    let how = "with a five, or with two dice that add up to five";
    refused(
        line,
        "6 yard-Y5",
        &format!("C-7: a pawn comes out {how}, not with 6"),
    );
    refused(line, "2+6 yard-Y5", "C-7: 2 and 6 do not add up to five");
    refused(
        "Y:3yard,G1/R:4yard Y:5-2",
        "5 yard-Y6",
        "C-7: a pawn comes out on Y5 and nowhere else",
    );
    refused(
        "Y:G1,3home/R:4yard Y:5-2",
        "5 yard-Y5",
        "C-7: Yellow has no pawn left to bring out",
    );
}

#[test]
fn c15_a_blockade_on_the_entry_space_keeps_the_nest_closed() {
    let rival = "Y:4yard/R:2yard,Y5,Y5 Y:5-2";
    only(rival, &["pass"]);
    refused(
        rival,
        "5 yard-Y5",
        "C-15: Red's blockade on Y5 keeps Yellow's pawns in the nest",
    );
    let own = "Y:2yard,Y5,Y5/R:2yard,Y7,Y7 Y:5-2";
    only(own, &["pass"]);
    refused(
        own,
        "5 yard-Y5",
        "C-15: Yellow's own blockade on Y5 keeps Yellow's pawns in the nest",
    );
    // Elsewhere it does not.
    only("Y:4yard/R:2yard,Y6,Y6 Y:5-3", &["5 yard-Y5"]);
}

#[test]
fn c18_an_entering_pawn_captures_on_its_entry_space() {
    let line = "Y:4yard/R:3yard,Y5 Y:5-2";
    only(
        line,
        &["5 yardxY5, 2 Y5-Y7, +20 -", "5 yardxY5, 2 Y5-Y7, +20 Y7-G9"],
    );
    leads(line, "5 yardxY5, 2 Y5-Y7, +20 -", "Y:3yard,Y7/R:4yard R");
    leads(
        "Y:4yard/R:3yard,Y5 Y:4-1",
        "1+4 yardxY5, +20 Y5-G7",
        "Y:3yard,G7/R:4yard R",
    );
    // Who does not enter there, does not capture there.
    never("Y:4yard/R:3yard,Y5/B:3yard,Y4 B:6-1", "1 Y4xY5");
}
