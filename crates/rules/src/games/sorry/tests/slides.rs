//! Slides: S-20 to S-23.

use super::*;

#[test]
fn s20_from_a_foreign_triangle_a_pawn_slides_however_it_came() {
    leads(
        "R:R14,3yard/Y:4yard R:2",
        "2 R14-B1>B4",
        "R:3yard,B4/Y:4yard R discard=2",
    );
    leads(
        "R:B8,3yard/Y:4yard R:1",
        "1 B8-B9>B13",
        "R:3yard,B13/Y:4yard Y discard=1",
    );
    leads(
        "R:B5,3yard/Y:4yard R:4",
        "4 B5-B1>B4",
        "R:3yard,B4/Y:4yard Y discard=4",
    );
    leads(
        "R:R6,3yard/Y:B9,3yard R:11",
        "11 R6~B9>B13",
        "R:3yard,B13/Y:3yard,R6 Y discard=11",
    );
    leads(
        "R:4yard/Y:B9,3yard R:sorry",
        "sorry yardxB9>B13",
        "R:3yard,B13/Y:4yard Y discard=sorry",
    );
    legal("R:B7,R6,2home/Y:4yard R:7", &["7 B7-B9>B13, 7 R6-R11"]);
}

#[test]
fn s20_on_its_own_colour_it_stays() {
    leads(
        "R:R6,3yard/Y:4yard R:3",
        "3 R6-R9",
        "R:3yard,R9/Y:4yard Y discard=3",
    );
    leads(
        "R:R5,3yard/Y:4yard R:4",
        "4 R5-R1",
        "R:3yard,R1/Y:4yard Y discard=4",
    );
}

#[test]
fn s20_a_slide_of_a_colour_that_nobody_plays_is_foreign() {
    leads(
        "R:G7,3yard/Y:4yard R:2",
        "2 G7-G9>G13",
        "R:3yard,G13/Y:4yard R discard=2",
    );
}

#[test]
fn s20_it_bumps_all_on_the_way_and_at_the_end_its_own_colour_too() {
    leads(
        "R:B8,B11,2yard/Y:B10,B13,2yard R:1",
        "1 B8-B9>B13",
        "R:3yard,B13/Y:4yard Y discard=1",
    );
    assert_eq!(
        log("R:B8,B11,2yard/Y:B10,B13,2yard R:1", "1 B8-B9>B13"),
        [
            "Red moves from B8 to B9 with a 1",
            "Red bumps Yellow on B10: back to START",
            "Red bumps a pawn of its own on B11: back to START",
            "Red bumps Yellow on B13: back to START",
            "Red slides from B9 to B13",
        ]
    );
    // Behind the end nobody is bumped.
    leads(
        "R:B8,B14,2yard/Y:B7,3yard R:1",
        "1 B8-B9>B13",
        "R:2yard,B13,B14/Y:3yard,B7 Y discard=1",
    );
}

#[test]
fn s20_a_move_that_ends_where_it_began_is_a_move() {
    only("R:B13,3yard/Y:4yard R:4", &["4 B13-B9>B13"]);
    leads(
        "R:B13,3yard/Y:B12,3yard R:4",
        "4 B13-B9>B13",
        "R:3yard,B13/Y:4yard Y discard=4",
    );
}

#[test]
fn s21_a_rival_on_the_triangle_is_bumped_before_the_slide() {
    leads(
        "R:B8,3yard/Y:B9,3yard R:1",
        "1 B8xB9>B13",
        "R:3yard,B13/Y:4yard Y discard=1",
    );
    let log = log("R:B8,3yard/Y:B9,3yard R:1", "1 B8xB9>B13");
    assert_eq!(
        log[1..],
        [
            "Red bumps Yellow on B9: back to START",
            "Red slides from B9 to B13"
        ]
    );
}

#[test]
fn s21_elsewhere_on_a_slide_nothing_happens() {
    for (card, to) in [("2", "B10"), ("3", "B11"), ("5", "B13")] {
        let line = format!("R:B8,3home/Y:B12,3yard R:{card}");
        only(&line, &[&format!("{card} B8-{to}")]);
        assert!(
            at(&line)
                .after(&format!("{card} B8-{to}"))
                .line()
                .contains("B12")
        );
    }
}

#[test]
fn s22_after_a_swap_the_player_slides_and_the_opponent_does_not() {
    // Red stands on Blue's triangle, where a swap has put it before; Yellow comes there now.
    leads(
        "R:B1,3yard/Y:B9,3yard R:11",
        "11 B1~B9>B13",
        "R:3yard,B13/Y:3yard,B1 Y discard=11",
    );
    leads(
        "R:R6,3yard/Y:R9,3yard R:11",
        "11 R6~R9",
        "R:3yard,R9/Y:3yard,R6 Y discard=11",
    );
}

#[test]
fn s22_an_opponent_whom_the_swap_has_put_on_that_slide_is_bumped() {
    leads(
        "R:B11,3yard/Y:B9,3yard R:11",
        "11 B11~B9>B13",
        "R:3yard,B13/Y:4yard Y discard=11",
    );
    assert_eq!(
        log("R:B11,3yard/Y:B9,3yard R:11", "11 B11~B9>B13"),
        [
            "Red on B11 changes places with Yellow on B9",
            "Red bumps Yellow on B11: back to START",
            "Red slides from B9 to B13",
        ]
    );
}

#[test]
fn s23_only_those_on_the_slide_at_that_moment_are_bumped() {
    // The first part takes a pawn off the slide, or brings one there.
    leads(
        "R:B8,B11,2yard/Y:4yard R:7",
        "7 B11-Y2, 7 B8-B9>B13",
        "R:2yard,B13,Y2/Y:4yard Y discard=7",
    );
    leads(
        "R:B8,B5,2yard/Y:4yard R:7",
        "7 B5-B11, 7 B8-B9>B13",
        "R:3yard,B13/Y:4yard Y discard=7",
    );
    // The slide comes first, and bumps the pawn that was to have the other part.
    refused(
        "R:B8,B11,2yard/Y:4yard R:7",
        "7 B8-B9>B13",
        "S-16: a 7 must be used in full, and after this move it could not be",
    );
}
