//! Safety zones and home: S-12 to S-14.

use super::*;

#[test]
fn s12_going_forward_a_pawn_turns_into_its_own_zone() {
    only("R:R1,3home/Y:4yard R:3", &["3 R1-Rh2"]);
    only("R:R2,3home/Y:4yard R:1", &["1 R2-Rh1"]);
    // Others go by.
    only("R:4yard/Y:R1,3home Y:3", &["3 R1-R4"]);
    refused(
        "R:R1,3home/Y:4yard R:3",
        "3 R1-R4",
        "S-12: Red's pawns turn into their safety zone at R2",
    );
}

#[test]
fn s12_going_backward_it_passes_freely_and_may_turn_in_without_a_lap() {
    only("R:R4,3home/Y:4yard R:4", &["4 R4-R0"]);
    only("R:R3,3home/Y:4yard R:10", &["10 R3-R13", "10 R3-R2"]);
    only("R:R0,3home/Y:4yard R:8", &["8 R0-home"]);
    only("R:R0,3home/Y:4yard R:3", &["3 R0-Rh1"]);
}

#[test]
fn s13_only_its_own_colour_enters_a_zone_and_never_backward() {
    only("R:4yard/Y:R1,3home Y:5", &["5 R1-R6"]);
    refused(
        "R:4yard/Y:R1,3home Y:5",
        "5 R1-Rh4",
        "S-13: only Red's pawns go into Red's safety zone",
    );
    only("R:R5,3home/Y:4yard R:4", &["4 R5-R1"]);
    only("R:R6,3home/Y:4yard R:4", &["4 R6-R2"]);
    no_position("R:Yh1,3home/Y:4yard R", "S-13");
}

#[test]
fn s13_in_it_nobody_is_bumped_swapped_or_hit() {
    only("R:4yard/Y:Yh1,Yh5,2home R:sorry", &["pass"]);
    only("R:R6,3yard/Y:Yh1,3home R:11", &["11 R6-B2"]);
    only("R:Rh1,3yard/Y:R6,3home R:11", &["pass"]);
    // Red goes by Yellow's zone while Yellow's pawns are in it.
    leads(
        "R:Y1,3yard/Y:Yh1,Yh2,Yh3,Yh4 R:3",
        "3 Y1-Y4",
        "R:3yard,Y4/Y:Yh1,Yh2,Yh3,Yh4 Y discard=3",
    );
}

#[test]
fn s13_a_pawn_goes_backward_in_its_zone_and_out_of_it() {
    only("R:Rh5,3home/Y:4yard R:4", &["4 Rh5-Rh1"]);
    only("R:Rh4,3home/Y:4yard R:4", &["4 Rh4-R2"]);
    leads(
        "R:Rh3,3home/Y:4yard R:4",
        "4 Rh3-R1",
        "R:R1,3home/Y:4yard Y discard=4",
    );
    only("R:Rh1,3home/Y:4yard R:4", &["4 Rh1-G14"]);
    only("R:Rh1,3home/Y:4yard R:10", &["10 Rh1-R2"]);
    only("R:Rh2,3home/Y:4yard R:10", &["10 Rh2-Rh1"]);
}

#[test]
fn s13_pawns_of_a_colour_jump_one_another_in_the_zone() {
    only("R:Rh1,Rh2,2home/Y:4yard R:3", &["3 Rh1-Rh4", "3 Rh2-Rh5"]);
    only("R:Rh5,Rh2,2home/Y:4yard R:4", &["4 Rh2-R0", "4 Rh5-Rh1"]);
}

#[test]
fn s14_home_is_by_exact_count() {
    only("R:Rh3,3home/Y:4yard R:3", &["3 Rh3-home"]);
    only("R:Rh3,3home/Y:4yard R:5", &["pass"]);
    refused(
        "R:Rh3,3home/Y:4yard R:5",
        "5 Rh3-home",
        "S-14: Rh3 is 3 from home, and 5 is too many",
    );
    only("R:G9,3home/Y:4yard R:12", &["12 G9-Rh4"]);
    only("R:G11,3home/Y:4yard R:12", &["12 G11-home"]);
    only("R:G12,3home/Y:4yard R:12", &["pass"]);
}

#[test]
fn s14_at_home_a_pawn_moves_no_more() {
    only("R:3home,R6/Y:4yard R:4", &["4 R6-R2"]);
    refused(
        "R:3home,R6/Y:4yard R:4",
        "4 home-Rh3",
        "S-14: a pawn that is home moves no more",
    );
}
