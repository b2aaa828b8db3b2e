//! Positions about slides, with the answers derived by hand.

use super::cases::{exactly, forced, leads};

#[test]
fn s20_in_whatever_way_it_comes_there() {
    exactly("R:R14,3home/Y:4yard R:2", &["2 R14-B1>B4"]);
    exactly("R:B4,3home/Y:4yard R:5", &["5 B4-B9>B13"]);
    exactly("R:B5,3home/Y:4yard R:4", &["4 B5-B1>B4"]);
    exactly("R:B2,3home/Y:4yard R:10", &["10 B2-B12", "10 B2-B1>B4"]);
    // A Sorry! and a swap.
    forced(
        "R:4yard/Y:3yard,Y9 R:sorry",
        "sorry yardxY9>Y13",
        "R:3yard,Y13/Y:4yard Y discard=sorry",
    );
    exactly("R:G14,3home/Y:3yard,Y9 R:11", &["11 -", "11 G14~Y9>Y13"]);
}

#[test]
fn s20_a_pawn_stays_on_its_own_slide() {
    forced(
        "R:R7,3home/Y:3yard,R11 R:2",
        "2 R7-R9",
        "R:R9,3home/Y:3yard,R11 R discard=2",
    );
    exactly("R:G14,3home/Y:4yard R:2", &["2 G14-R1"]);
    exactly("R:R5,3home/Y:4yard R:4", &["4 R5-R1"]);
    // A Sorry! on the own triangle.
    exactly("R:4yard/Y:3yard,R9 R:sorry", &["sorry yardxR9"]);
}

#[test]
fn s20_slides_of_a_colour_that_nobody_plays() {
    // With Red and Yellow alone: Blue's and Green's.
    exactly("R:R14,3home/Y:4yard R:2", &["2 R14-B1>B4"]);
    exactly("R:4yard/Y:Y14,3home Y:2", &["2 Y14-G1>G4"]);
}

#[test]
fn s20_everybody_on_the_way_and_at_the_end_is_bumped() {
    let position = "R:R14,B3,2home/Y:2yard,B2,B4 R:2";
    exactly(position, &["2 R14-B1>B4", "2 B3-B5"]);
    // Its own colour's too.
    leads(
        position,
        "2 R14-B1>B4",
        "R:yard,B4,2home/Y:4yard R discard=2",
    );
    // An own pawn at the end does not stop it (S-9 is about the end of the move).
    leads(
        "R:B4,B13,2home/Y:yard,B10,B11,B12 R:5",
        "5 B4-B9>B13",
        "R:yard,B13,2home/Y:4yard Y discard=5",
    );
    // Even those whose slide it is.
    forced(
        "R:R14,3home/B:yard,B2,B3,B4/Y:4yard R:2",
        "2 R14-B1>B4",
        "R:B4,3home/B:4yard/Y:4yard R discard=2",
    );
}

#[test]
fn s20_a_move_that_ends_where_it_began() {
    forced(
        "R:B13,3home/Y:3yard,B10 R:4",
        "4 B13-B9>B13",
        "R:B13,3home/Y:4yard Y discard=4",
    );
    // It is compulsory, and with a rival on the triangle a capture (S-21).
    forced(
        "R:B13,3home/B:3yard,B9/Y:4yard R:4",
        "4 B13xB9>B13",
        "R:B13,3home/B:4yard/Y:4yard B discard=4",
    );
    // An own pawn on the triangle is in the way (S-9).
    exactly("R:B9,B13,2home/Y:4yard R:4", &["4 B9-B5"]);
}

#[test]
fn s21_a_rival_on_the_triangle_is_bumped_first() {
    forced(
        "R:R14,3home/B:3yard,B1/Y:4yard R:2",
        "2 R14xB1>B4",
        "R:B4,3home/B:4yard/Y:4yard R discard=2",
    );
    // From the slide's own squares backward: the moving pawn is not bumped.
    forced(
        "R:B5,3home/B:3yard,B1/Y:3yard,B3 R:4",
        "4 B5xB1>B4",
        "R:B4,3home/B:4yard/Y:4yard B discard=4",
    );
}

#[test]
fn s21_elsewhere_on_a_slide_nothing_happens() {
    forced(
        "R:R14,3home/Y:3yard,B4 R:3",
        "3 R14-B2",
        "R:B2,3home/Y:3yard,B4 Y discard=3",
    );
    // Leaving a foreign triangle on which a swap put it.
    forced(
        "R:B1,3home/Y:3yard,B3 R:3",
        "3 B1-B4",
        "R:B4,3home/Y:3yard,B3 Y discard=3",
    );
}

#[test]
fn s22_the_swapped_opponent_does_not_slide() {
    // Forward 11 from R1 would be beyond home.
    let position = "R:R1,3home/Y:3yard,Y8 R:11";
    exactly(position, &["11 -", "11 R1~Y8"]);
    leads(position, "11 R1~Y8", "R:Y8,3home/Y:3yard,R1 Y discard=11");
}

#[test]
fn s22_a_swap_onto_a_triangle() {
    let position = "R:G14,3home/B:3yard,B1/Y:3yard,B2 R:11";
    exactly(position, &["11 -", "11 G14~B1>B4", "11 G14~B2"]);
    leads(
        position,
        "11 G14~B1>B4",
        "R:B4,3home/B:3yard,G14/Y:4yard B discard=11",
    );
}

#[test]
fn s22_an_opponent_put_on_that_very_slide_is_bumped() {
    let position = "R:B3,3home/B:3yard,B1/Y:4yard R:11";
    exactly(position, &["11 B3-B14", "11 B3~B1>B4"]);
    leads(
        position,
        "11 B3~B1>B4",
        "R:B4,3home/B:4yard/Y:4yard B discard=11",
    );
    // From the end of it: it comes back to where it was.
    leads(
        "R:B4,3home/B:3yard,B1/Y:4yard R:11",
        "11 B4~B1>B4",
        "R:B4,3home/B:4yard/Y:4yard B discard=11",
    );
    // From its triangle to another one: the opponent stays on the first.
    leads(
        "R:R9,3home/Y:3yard,Y9 R:11",
        "11 R9~Y9>Y13",
        "R:Y13,3home/Y:3yard,R9 Y discard=11",
    );
}

#[test]
fn s23_those_who_stand_there_at_the_moment_of_sliding() {
    // R14 with 2 slides over B3, unless B3 has gone before with the 5.
    exactly(
        "R:R14,B3,2home/Y:4yard R:7",
        &[
            "7 B3-B10",
            "7 B3-B4, 7 R14-B5",
            "7 B3-B5, 7 R14-B4",
            "7 B3-B6, 7 R14-B3",
            "7 B3-B7, 7 R14-B2",
            "7 B3-B8, 7 R14-B1>B4",
            "7 B3-B9>B13, 7 R14-B0",
            "7 R14-B0, 7 B3-B9>B13",
            "7 R14-B2, 7 B3-B7",
            "7 R14-B4, 7 B3-B5",
            "7 R14-B5, 7 B3-B4",
            "7 R14-B6",
        ],
    );
    leads(
        "R:R14,B3,2home/Y:4yard R:7",
        "7 B3-B8, 7 R14-B1>B4",
        "R:B4,B8,2home/Y:4yard Y discard=7",
    );
}
