//! Bonuses: C-20.

use super::*;
use crate::seat::Seat;

#[test]
fn c20_twenty_for_a_capture_ten_for_a_pawn_at_home() {
    steps(
        "Y:G1,Yh7,2home/R:3yard,G3 Y:2-1",
        "2 G1xG3, 1 Yh7-home",
        &["+10 G3-G13", "+10 -", "+20 G3-R5", "+20 -"],
    );
}

#[test]
fn c20_after_all_the_dice_and_before_another_throw() {
    steps("Y:G1,yard,2home/R:3yard,G3 Y:2-1", "2 G1xG3", &["1 G3-G4"]);
    refused(
        "Y:G1,yard,2home/R:3yard,G3 Y:2-1",
        "2 G1xG3, +20 G3-R5",
        "C-20: the dice are played before the bonuses",
    );
    leads(
        "Y:G1,yard,2home/R:3yard,G2 Y:1-1",
        "1 G1xG2, 1 G2-G3, +20 G3-R5",
        "Y:yard,R5,2home/R:4yard Y doublets=1",
    );
}

#[test]
fn c20_a_die_that_cannot_be_played_before_is_forfeited() {
    // After the bonus the 6 could be played from G14, but it is gone.
    only(
        "Y:yard,Y12,R1,home/B:yard,R2,R4,R4/R:2yard,Y13,G0 Y:6-1",
        &["1 R1xR2, +20 -", "1 R1xR2, +20 Y12-G14"],
    );
}

#[test]
fn c20_in_the_order_the_player_likes() {
    let line = "Y:G1,Yh7,2home/R:3yard,G3 Y:2-1";
    legal(
        line,
        &[
            "1 Yh7-home, 2 G1xG3, +10 G3-G13, +20 G13-R15",
            "1 Yh7-home, 2 G1xG3, +20 G3-R5, +10 R5-R15",
            "1 Yh7-home, 2 G1xG3, +10 -, +20 G3-R5",
            "1 Yh7-home, 2 G1xG3, +20 -, +10 -",
        ],
    );
}

#[test]
fn c20_whole_by_one_pawn_in_play() {
    let line = "Y:yard,G1,R1,home/R:3yard,G3 Y:2-1";
    steps(
        line,
        "2 G1xG3, 1 R1-R2",
        &["+20 G3-R5", "+20 R2-B4", "+20 -"],
    );
    refused(
        line,
        "2 G1xG3, 1 R1-R2, +20 yard-Y5",
        "C-20: a bonus cannot bring a pawn out",
    );
}

#[test]
fn c20_a_bonus_step_obeys_the_rules_of_moving() {
    // A blockade in the way, a safe rival, a capture, home by exact count.
    let after = "2 G1xG3, 1 G3-G4";
    steps("Y:G1,3home/R:2yard,G3,R5/B:2yard,R4,R4 Y:2-1", after, &[]);
    let line = "Y:G1,3home/R:2yard,G3,R6 Y:2-1";
    steps(line, after, &["+20 G4xR6", "+20 -"]);
    let line = "Y:Yh7,B14,2home/R:4yard Y:2-1";
    steps(line, "1 Yh7-home, 2 B14-B16", &["+10 B16-home", "+10 -"]);
}

#[test]
fn c20_it_may_be_made_on_the_home_path() {
    let line = "Y:yard,B12,Yh7,home/R:4yard Y:2-1";
    steps(line, "1 Yh7-home, 2 B12-B14", &["+10 B14-Yh6", "+10 -"]);
}

#[test]
fn c20_a_bonus_may_earn_another() {
    let line = "Y:G1,3home/R:2yard,G3,R6 Y:2-1";
    steps(line, "2 G1xG3, 1 G3-G4, +20 G4xR6", &["+20 R6-B8", "+20 -"]);
    leads(
        "Y:Yh6,B13,R1,home/R:4yard Y:3-2",
        "2 Yh6-home, 3 B13-B16, +10 B16-home, +10 R1-R11",
        "Y:R11,3home/R:4yard R",
    );
}

#[test]
fn c20_it_may_be_declined_for_good() {
    let line = "Y:G1,yard,2home/R:3yard,G3 Y:2-1";
    leads(line, "2 G1xG3, 1 G3-G4, +20 -", "Y:yard,G4,2home/R:4yard R");
    refused(line, "+20 -", "C-20: Yellow has no bonus of 20 to give up");
    let told = at(line).events("2 G1xG3, 1 G3-G4, +20 -");
    assert!(told.contains(&Event::RewardDeclined {
        seat: Seat(0),
        steps: 20
    }));
}

#[test]
fn c20_one_that_none_can_use_waits_and_lapses_at_last() {
    // The own blockade bars the 20 until the 10 breaks it.
    let line = "Y:R15,B10,B10,Yh7/R:4yard/G:3yard,R17 Y:2-1";
    let made = "1 Yh7-home, 2 R15xR17";
    steps(line, made, &["+10 B10-Yh2", "+10 R17-B9", "+10 -"]);
    refused(
        line,
        &format!("{made}, +20 -"),
        "C-20: no pawn can go 20 yet, but one may later: you cannot give it up now",
    );
    let broken = format!("{made}, +10 B10-Yh2");
    steps(line, &broken, &["+20 R17-Yh1", "+20 -"]);
    // Where the 10 is spent otherwise nobody can use the 20 any more.
    for last in ["+10 -", "+10 R17-B9"] {
        let told = at(line).events(&format!("{made}, {last}"));
        let lapsed = Event::RewardLost {
            seat: Seat(0),
            steps: 20,
        };
        assert!(told.contains(&lapsed), "{last}: {told:?}");
    }
    leads(
        "Y:B13,yard,2home/R:3yard,B14 Y:1-1",
        "1 B13xB14, 1 B14-B15",
        "Y:yard,B15,2home/R:4yard Y doublets=1",
    );
}
