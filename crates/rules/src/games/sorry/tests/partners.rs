//! Partners: S-25.

use super::*;
use crate::turn::Results;

#[test]
fn s25_a_player_moves_pawns_of_either_colour() {
    only(
        "partners R:R6,3yard/B:4yard/Y:Y6,3yard/G:4yard R:1",
        &["1 R6-R7", "1 Y6-Y7", "1 yard-R4", "1 yard-Y4"],
    );
    leads(
        "partners R:4yard/B:4yard/Y:4yard/G:4yard B:1",
        "1 yard-G4",
        "partners R:4yard/B:4yard/Y:4yard/G:3yard,G4 Y discard=1",
    );
    refused(
        "partners R:R6,3yard/B:B6,3yard/Y:4yard/G:4yard R:3",
        "3 B6-B9",
        "S-25: the pawn on B6 is Blue's, not Red and Yellow's",
    );
}

#[test]
fn s25_the_colour_of_the_pawn_decides_circle_slides_and_zone() {
    only(
        "partners R:Y1,3yard/B:4yard/Y:R1,3yard/G:4yard R:3",
        &["3 R1-R4", "3 Y1-Y4"],
    );
    only(
        "partners R:Y6,3yard/B:4yard/Y:R6,3yard/G:4yard R:3",
        &["3 R6-R9>R13", "3 Y6-Y9>Y13"],
    );
    only(
        "partners R:4yard/B:4yard/Y:Y6,3yard/G:4yard R:3",
        &["3 Y6-Y9"],
    );
}

#[test]
fn s25_a_partners_pawn_is_bumped_by_moves_and_slides() {
    leads(
        "partners R:R6,3yard/B:4yard/Y:R8,3yard/G:4yard R:2",
        "2 R6xR8",
        "partners R:3yard,R8/B:4yard/Y:4yard/G:4yard R discard=2",
    );
    leads(
        "partners R:B8,3yard/B:4yard/Y:B10,3yard/G:4yard R:1",
        "1 B8-B9>B13",
        "partners R:3yard,B13/B:4yard/Y:4yard/G:4yard B discard=1",
    );
}

#[test]
fn s25_a_7_is_shared_among_any_number_of_the_sides_pawns() {
    let line = "partners R:R6,B6,2yard/B:4yard/Y:Y6,G6,2yard/G:4yard R:7";
    legal(
        line,
        &[
            "7 R6-R7, 7 B6-B7, 7 Y6-Y7, 7 G6-G10",
            "7 Y6-Y13",
            "7 G6-G7, 7 R6-R12",
        ],
    );
    refused(
        line,
        "7 R6-R7, 7 R7-R8",
        "S-16: the pawn on R7 has had its part of the 7",
    );
    // All eight, with seven steps to share.
    let crowd = "partners R:R5,R7,B5,B7/B:4yard/Y:Y5,Y7,G5,G7/G:4yard R:7";
    legal(
        crowd,
        &["7 R5-R6, 7 R7-R8, 7 B5-B6, 7 B7-B8, 7 Y5-Y6, 7 Y7-Y8, 7 G5-G6"],
    );
}

#[test]
fn s25_a_part_may_be_bumped_by_a_later_one() {
    leads(
        "partners R:B8,3yard/B:4yard/Y:B7,3yard/G:4yard R:7",
        "7 B7-B13, 7 B8-B9>B13",
        "partners R:3yard,B13/B:4yard/Y:4yard/G:4yard B discard=7",
    );
}

#[test]
fn s25_a_sorry_hits_an_opponent_if_there_is_one() {
    let line = "partners R:3yard,R6/B:B6,3yard/Y:3yard,Y6/G:4yard R:sorry";
    only(line, &["sorry R:yardxB6", "sorry Y:yardxB6"]);
    refused(
        line,
        "sorry R:yardxY6",
        "S-25: an opponent can be bumped, so Yellow on Y6 cannot be",
    );
    leads(
        line,
        "sorry Y:yardxB6",
        "partners R:3yard,R6/B:4yard/Y:2yard,B6,Y6/G:4yard B discard=sorry",
    );
}

#[test]
fn s25_else_a_pawn_of_the_sides_other_colour_and_never_its_own() {
    let line = "partners R:3yard,R6/B:Bh1,3yard/Y:3yard,Y6/G:4yard R:sorry";
    only(line, &["sorry R:yardxY6", "sorry Y:yardxR6"]);
    refused(
        line,
        "sorry R:yardxR6",
        "S-18: the pawn on R6 is Red's own, which it cannot bump",
    );
    only(
        "partners R:3yard,R6/B:4yard/Y:4home/G:4yard R:sorry",
        &["pass"],
    );
    only(
        "partners R:3home,R6/B:4yard/Y:4yard/G:4yard R:sorry",
        &["sorry Y:yardxR6"],
    );
}

#[test]
fn s25_swaps_are_with_opponents_alone() {
    let line = "partners R:R6,3yard/B:4yard/Y:Y6,3yard/G:G6,3yard R:11";
    only(line, &["11 R6-B2", "11 R6~G6", "11 Y6-G2", "11 Y6~G6"]);
    refused(
        line,
        "11 R6~Y6",
        "S-25: the pawn on Y6 is Yellow's, and partners do not change places",
    );
    // Yellow can go forward 11, so Red cannot leave the swap.
    never(
        "partners R:G14,3home/B:B6,3yard/Y:Y6,3yard/G:4yard R:11",
        "11 -",
    );
}

#[test]
fn s25_who_is_done_keeps_the_turn_and_eight_at_home_win() {
    let line = "partners R:4home/B:4yard/Y:Yh3,3home/G:4yard R:3";
    leads(
        line,
        "3 Yh3-home",
        "partners R:4home/B:4yard/Y:4home/G:4yard - discard=3 winner=R,Y",
    );
    leads(
        "partners R:4home/B:4yard/Y:Yh3,3home/G:4yard G:3",
        "pass",
        "partners R:4home/B:4yard/Y:Yh3,3home/G:4yard R discard=3",
    );
    no_position("partners R:4home/B:4yard/Y:4home/G:4yard R", "S-25");
    no_position(
        "partners R:4home/B:4yard/Y:4yard/G:4yard - winner=R",
        "S-25",
    );
}

#[test]
fn s25_it_takes_four() {
    let game = game("sorry+partners");
    let two = crate::seat::SeatSet(0b0101);
    assert_eq!(game.initial_state(two).unwrap_err().rule, "S-25");
    no_position("partners R:4yard/Y:4yard R", "S-25");
}

#[test]
fn s25_the_look_ahead_over_a_shared_7_finds_every_result_once() {
    let line = "partners R:R5,R7,B5,B7/B:4yard/Y:Y5,Y7,G5,G7/G:4yard R:7";
    let Position { game, state } = at(line);
    let mut ends = Vec::new();
    game.results(&state, &mut Results::default(), |result| {
        ends.push(game.position(&result));
    });
    let count = ends.len();
    ends.sort();
    ends.dedup();
    assert_eq!(ends.len(), count);
    assert!(count > 1_000, "{count}");
}
