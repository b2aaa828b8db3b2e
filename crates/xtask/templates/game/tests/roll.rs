//! Rolling and winning.

use super::*;
use crate::conform::check_look_ahead;
use crate::seat::SeatSet;

#[test]
fn x05_each_die_is_a_step_in_either_order() {
    only(
        "Y:yard,yard,Y2,G1/R:4yard Y:5-3",
        &[
            "3 G1-G4, 5 G4-G9",
            "3 G1-G4, 5 Y2-Y7",
            "3 Y2-Y5, 5 G1-G6",
            "3 Y2-Y5, 5 Y5-G0",
            "5 G1-G6, 3 G6-G9",
            "5 G1-G6, 3 Y2-Y5",
            "5 Y2-Y7, 3 G1-G4",
            "5 Y2-Y7, 3 Y7-G0",
        ],
    );
    // Each step must be legal by itself: a single pawn cannot go by way of Y5.
    only("Y:3yard,Y2/R:yard,yard,Y5,Y5 Y:5-3", &["5 Y2-Y7, 3 Y7-G0"]);
    only("Y:3yard,Y2/R:4yard Y:4-4", &["4 Y2-Y6, 4 Y6-G0"]);
}

#[test]
fn the_look_ahead_finds_what_trying_every_play_finds() {
    let decisions = check_look_ahead(&game(), SeatSet(0b1111), 2, 7).unwrap();
    assert!(decisions > 20, "{decisions} decisions");
}

#[test]
fn x06_both_dice_if_possible() {
    // After the 3 the six could not be played: a pair stands on G0, and no pawn waits in the yard.
    let line = "Y:3home,Y1/R:yard,yard,G0,G0 Y:6-3";
    only(line, &["3 Y1-Y4", "6 Y1-Y7"]);
    let line = "Y:3home,Y1/R:yard,yard,Y4,Y4 Y:6-3";
    only(line, &["6 Y1-Y7, 3 Y7-G0"]);
    // The second pawn, brought out by the six, can make the 3; the first could not.
    let line = "Y:home,home,yard,Yh2/R:4yard Y:6-3";
    only(line, &["6 yard-Y1, 3 Y1-Y4"]);
    // With the 1 it would be too near home for the 6.
    let line = "Y:home,home,Yh1,B8/R:4yard Y:6-1";
    only(line, &["1 Yh1-Yh2, 6 B8-home", "6 B8-home, 1 Yh1-Yh2"]);
    let duty = "X-6: more of this roll can be played, and must be";
    refused(line, "1 B8-B9", duty);
    // A win counts as having played both.
    let line = "Y:3home,Yh2/R:4yard Y:2-1";
    only(line, &["2 Yh2-home"]);
    refused(line, "1 Yh2-Yh3", duty);
    let said = [
        "Yellow moves from Y1 to Y4 with a 3",
        "Yellow cannot play the 6",
    ];
    assert_eq!(log("Y:3home,Y1/R:yard,yard,G0,G0 Y:6-3", "3 Y1-Y4"), said);
}

#[test]
fn x07_a_player_without_a_step_passes() {
    leads("Y:4yard/R:4yard Y:5-4", "pass", "Y:4yard/R:4yard R");
    // Empty seats are skipped, and doublets earn nothing.
    leads("G:4yard/B:4yard B:3-3", "pass", "G:4yard/B:4yard G");
    leads(
        "Y:3yard,Y1/R:4yard Y:3-3",
        "3 Y1-Y4, 3 Y4-Y7",
        "Y:3yard,Y7/R:4yard R",
    );
    assert_eq!(
        log("Y:4yard/R:4yard Y:5-4", "pass"),
        ["Yellow can play nothing"]
    );
}

#[test]
fn x14_the_first_with_all_four_home_wins() {
    // The rest of the roll is not played.
    leads(
        "Y:3home,Yh1/R:4yard Y:5-3",
        "3 Yh1-home",
        "Y:4home/R:4yard - winner=Y",
    );
    let (_, events) = at("Y:3home,Yh1/R:4yard Y:5-3").played("3 Yh1-home");
    let seats = SeatSet(0b0001);
    assert_eq!(events.last(), Some(&Event::Won { seats }));
    for line in [
        "Y:4home/R:4yard Y",
        "Y:4home/R:4yard - winner=R",
        "Y:4home/R:4home - winner=Y",
        "Y:3home,Yh3/R:4yard - winner=Y",
    ] {
        no_position(line, "X-14");
    }
}
