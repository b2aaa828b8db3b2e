//! The turn: S-7 to S-11.

use super::*;

#[test]
fn s07_whoever_can_move_must() {
    // The only move gives the way home up.
    only("R:3yard,R3/Y:4yard R:4", &["4 R3-G14"]);
    only("R:R3,Rh5,2home/Y:4yard R:3", &["3 R3-R6"]);
    refused(
        "R:3yard,R3/Y:4yard R:4",
        "pass",
        "S-7: the card can be played, so it must be",
    );
}

#[test]
fn s07_who_cannot_move_forfeits_the_turn() {
    only("R:4yard/Y:4yard R:3", &["pass"]);
    leads("R:4yard/Y:4yard R:3", "pass", "R:4yard/Y:4yard Y discard=3");
    only("R:Rh4,3home/Y:4yard R:3", &["pass"]);
    only("R:R4,R6,2yard/Y:4yard R:2", &["2 R6-R8"]);
    only("R:R4,Rh5,2yard/Y:4yard R:1", &["1 R4-R5", "1 Rh5-home"]);
}

#[test]
fn s08_pawns_jump_and_count_every_square() {
    leads(
        "R:R5,R6,2yard/Y:R7,R8,2yard R:5",
        "5 R5-R10",
        "R:2yard,R6,R10/Y:2yard,R7,R8 Y discard=5",
    );
    only(
        "R:R5,R6,R7,R8/Y:4yard R:3",
        &["3 R6-R9", "3 R7-R10", "3 R8-R11"],
    );
}

#[test]
fn s09_never_two_of_a_colour_on_a_square() {
    only("R:R5,R8,2yard/Y:4yard R:3", &["3 R8-R11"]);
    refused(
        "R:R5,R8,2yard/Y:4yard R:3",
        "3 R5-R8",
        "S-9: Red's own pawn stands on R8",
    );
    only("R:Rh1,Rh4,2home/Y:4yard R:3", &["pass"]);
    no_position("R:R5,R5,2yard/Y:4yard R", "S-9");
    no_position("R:Rh2,Rh2,2yard/Y:4yard R", "S-9");
}

#[test]
fn s09_not_even_on_a_triangle_from_which_it_would_slide() {
    // An own pawn stands on Blue's triangle, where a swap has put it.
    never("R:R13,B1,2yard/Y:4yard R:3", "3 R13-B1>B4");
    refused(
        "R:R13,B1,2yard/Y:4yard R:3",
        "3 R13-B1>B4",
        "S-9: Red's own pawn stands on B1, before it could slide on from there",
    );
    // START and home hold all.
    legal("R:3home,Rh5/Y:4yard R:1", &["1 Rh5-home"]);
}

#[test]
fn s10_a_rival_is_bumped_where_a_move_ends() {
    leads(
        "R:R5,3yard/Y:R8,Y6,2yard R:3",
        "3 R5xR8",
        "R:3yard,R8/Y:3yard,Y6 Y discard=3",
    );
    leads(
        "R:R5,3yard/Y:R7,3yard R:3",
        "3 R5-R8",
        "R:3yard,R8/Y:3yard,R7 Y discard=3",
    );
    no_position("R:R5,3yard/Y:R5,3yard R", "S-10");
    assert_eq!(
        log("R:R5,3yard/Y:R8,Y6,2yard R:3", "3 R5xR8"),
        [
            "Red moves from R5 to R8 with a 3",
            "Red bumps Yellow on R8: back to START"
        ]
    );
}

#[test]
fn s11_a_pawn_is_started_with_a_1_or_a_2_on_its_circle() {
    for card in ["3", "4", "5", "7", "8", "10", "11", "12", "sorry"] {
        only(&format!("R:4yard/Y:4yard R:{card}"), &["pass"]);
    }
    leads(
        "R:4yard/Y:4yard R:1",
        "1 yard-R4",
        "R:3yard,R4/Y:4yard Y discard=1",
    );
    leads(
        "R:4yard/Y:4yard R:2",
        "2 yard-R4",
        "R:3yard,R4/Y:4yard R discard=2",
    );
    leads(
        "R:4yard/Y:4yard Y:1",
        "1 yard-Y4",
        "R:4yard/Y:3yard,Y4 R discard=1",
    );
}

#[test]
fn s11_on_the_circle_a_rival_is_bumped_and_an_own_pawn_in_the_way() {
    leads(
        "R:4yard/Y:R4,3yard R:1",
        "1 yardxR4",
        "R:3yard,R4/Y:4yard Y discard=1",
    );
    only("R:R4,3yard/Y:4yard R:1", &["1 R4-R5"]);
    refused(
        "R:R4,3yard/Y:4yard R:1",
        "1 yard-R4",
        "S-9: Red's own pawn stands on R4",
    );
}
