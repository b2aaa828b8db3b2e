//! Moving and capturing.

use super::*;

#[test]
fn x08_a_six_brings_a_pawn_out() {
    only("Y:4yard/R:4yard Y:5-4", &["pass"]);
    only("Y:4yard/R:4yard Y:6-4", &["6 yard-Y1, 4 Y1-Y5"]);
    leads(
        "Y:4yard/R:4yard Y:6-6",
        "6 yard-Y1, 6 yard-Y1",
        "Y:yard,yard,Y1,Y1/R:4yard R",
    );
    // A pawn on its way may move the six instead.
    only(
        "Y:3yard,G1/R:4yard Y:6-1",
        &[
            "1 G1-G2, 6 G2-G8",
            "1 G1-G2, 6 yard-Y1",
            "6 G1-G7, 1 G7-G8",
            "6 yard-Y1, 1 G1-G2",
            "6 yard-Y1, 1 Y1-Y2",
        ],
    );
}

#[test]
fn x09_forward_by_the_number_past_all_others() {
    // Past a pair of rivals and a pair of the same colour.
    leads(
        "Y:yard,Y2,Y5,Y5/R:yard,yard,Y4,Y4 Y:5-1",
        "5 Y2-Y7, 1 Y7-Y8",
        "Y:yard,Y5,Y5,Y8/R:yard,yard,Y4,Y4 R",
    );
    refused(
        "Y:3yard,Y2/R:4yard Y:5-1",
        "5 Y2-Y8",
        "X-9: 5 from Y2 leads to Y7, not to Y8",
    );
    refused(
        "Y:3yard,Y2/R:4yard Y:5-1",
        "5 Y7-Y2",
        "X-9: Yellow has no pawn on Y7",
    );
}

#[test]
fn x10_two_of_a_colour_share_a_space_and_no_more() {
    leads(
        "Y:yard,yard,Y2,Y5/R:4yard Y:3-1",
        "3 Y2-Y5, 1 Y5-Y6",
        "Y:yard,yard,Y5,Y6/R:4yard R",
    );
    refused(
        "Y:yard,Y2,Y5,Y5/R:4yard Y:3-1",
        "3 Y2-Y5",
        "X-10: two pawns stand on Y5, and no space holds more",
    );
    refused(
        "Y:yard,Yh1,Yh2,Yh2/R:4yard Y:3-1",
        "1 Yh1-Yh2",
        "X-10: two pawns stand on Yh2, and no space holds more",
    );
    no_position("Y:yard,Y5,Y5,Y5/R:4yard Y", "X-10");
    assert_eq!(
        at("Y:4home/R:4yard - winner=Y").line(),
        spelt_out("Y:4home/R:4yard - winner=Y")
    );
}

#[test]
fn x11_two_that_share_a_space_are_a_blockade() {
    refused(
        "Y:3yard,Y2/R:yard,yard,Y5,Y5 Y:5-3",
        "3 Y2-Y5",
        "X-11: Red's blockade stands on Y5",
    );
    only("Y:4yard/R:yard,yard,Y1,Y1 Y:6-5", &["pass"]);
}

#[test]
fn x12_a_single_rival_is_captured() {
    leads(
        "Y:3yard,Y2/R:3yard,Y5 Y:3-1",
        "3 Y2xY5, 1 Y5-Y6",
        "Y:3yard,Y6/R:4yard R",
    );
    leads(
        "Y:4yard/R:3yard,Y1 Y:6-1",
        "6 yardxY1, 1 Y1-Y2",
        "Y:3yard,Y2/R:4yard R",
    );
    // With the first of two dice, and on an entrance.
    leads(
        "Y:3yard,Y2/R:yard,yard,Y3,Y6 Y:3-1",
        "1 Y2xY3, 3 Y3xY6",
        "Y:3yard,Y6/R:4yard R",
    );
    leads(
        "Y:3yard,B8/R:3yard,Y0 Y:3-2",
        "2 B8xY0, 3 Y0-Yh3",
        "Y:3yard,Yh3/R:4yard R",
    );
    let said = [
        "Yellow moves from Y2 to Y5 with a 3",
        "Yellow captures Red on Y5: back to the yard",
    ];
    assert_eq!(log("Y:3yard,Y2/R:3yard,Y5 Y:3-1", "3 Y2xY5"), said);
    no_position("Y:3yard,Y2/R:3yard,Y2 Y", "X-12");
}

#[test]
fn x13_home_by_exact_count() {
    only("Y:yard,home,home,Yh2/R:4yard Y:3-2", &["2 Yh2-home"]);
    refused(
        "Y:yard,home,home,Yh2/R:4yard Y:3-2",
        "3 Yh2-home",
        "X-13: Yh2 is 2 from home, and 3 is too many",
    );
    refused(
        "Y:yard,home,home,Yh2/R:4yard Y:3-2",
        "2 home-home",
        "X-13: a pawn that is home moves no more",
    );
    only("Y:3yard,Y0/R:4yard Y:4-1", &["1 Y0-Yh1", "4 Y0-home"]);
}
