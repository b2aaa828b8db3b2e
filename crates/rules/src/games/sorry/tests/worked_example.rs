//! The example at the end of the rulebook.

use super::*;

const PLACEMENT: &str = "R:2yard,R6,G12/B:R11,B1,2yard/Y:B4,3yard";

fn line(card: &str) -> String {
    format!("{PLACEMENT} R:{card}")
}

#[test]
fn s20_a_3_stops_on_a_triangle_of_its_own_colour() {
    leads(
        &line("3"),
        "3 R6-R9",
        "R:2yard,R9,G12/B:2yard,B1,R11/Y:3yard,B4 B discard=3",
    );
    leads(
        &line("5"),
        "5 R6xR11",
        "R:2yard,R11,G12/B:3yard,B1/Y:3yard,B4 B discard=5",
    );
}

#[test]
fn s21_a_10_bumps_blue_and_slides_on_to_bump_yellow() {
    leads(
        &line("10"),
        "10 R6xB1>B4",
        "R:2yard,B4,G12/B:3yard,R11/Y:4yard B discard=10",
    );
}

#[test]
fn s14_a_12_is_too_many_for_the_pawn_that_is_11_from_home() {
    only(&line("12"), &["12 R6-B3"]);
}

#[test]
fn s16_a_7_may_be_shared() {
    legal(
        &line("7"),
        &[
            "7 R6xR11, 7 G12-G14",
            "7 R6-R9, 7 G12-R1",
            "7 G12-R1, 7 R6-R9",
        ],
    );
}

#[test]
fn s22_an_11_goes_home_or_changes_places_and_slides() {
    legal(&line("11"), &["11 G12-home"]);
    leads(
        &line("11"),
        "11 R6~B1>B4",
        "R:2yard,B4,G12/B:2yard,R6,R11/Y:4yard B discard=11",
    );
}

#[test]
fn s18_a_sorry_takes_the_place_of_any_opponent() {
    only(
        &line("sorry"),
        &["sorry yardxB1>B4", "sorry yardxB4", "sorry yardxR11"],
    );
}
