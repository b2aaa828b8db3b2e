//! Positions about blockades: what they close (C-12, C-15), that they are not moved on (C-13), and
//! when they are due (C-14); answers derived by hand.

use super::cases::{all, exactly, leads};

#[test]
fn c12_a_blockade_closes_for_its_owner_too() {
    exactly(
        "Y:Y8,Y9,Y9,home/R:4yard Y:3-1",
        &[
            "1 Y9-Y10, 3 Y8-Y11",
            "1 Y9-Y10, 3 Y9-Y12",
            "1 Y9-Y10, 3 Y10-Y13",
            "3 Y9-Y12, 1 Y8-Y9",
            "3 Y9-Y12, 1 Y9-Y10",
            "3 Y9-Y12, 1 Y12-Y13",
        ],
    );
}

#[test]
fn c12_two_on_a_home_path_are_no_blockade_but_full() {
    exactly(
        "Y:Yh1,Yh3,Yh3,home/R:4yard Y:4-2",
        &[
            "2 Yh3-Yh5, 4 Yh1-Yh5",
            "2 Yh3-Yh5, 4 Yh3-Yh7",
            "4 Yh1-Yh5, 2 Yh3-Yh5",
            "4 Yh1-Yh5, 2 Yh5-Yh7",
            "4 Yh3-Yh7, 2 Yh1-Yh3",
            "4 Yh3-Yh7, 2 Yh3-Yh5",
        ],
    );
}

#[test]
fn c12_on_safe_spaces_too() {
    // The own zero is on the ring.
    exactly("B:B16,3home/G:yard,B17,B17,home B:2-1", &["pass"]);
    exactly("Y:B17,3home/R:2yard,Y0,Y0 Y:6-2", &["pass"]);
}

#[test]
fn c13_the_two_may_not_both_be_moved_on() {
    exactly("Y:yard,Y9,Y9,home/R:4yard Y:3-3", &["3 Y9-Y12, 3 Y12-Y15"]);
    // The sixes of 6-6 are in front of Y12, and the ones may not move both.
    exactly(
        "Y:Y9,Y9,2home/R:2yard,Y12,Y12 Y:6-6",
        &["1 Y9-Y10, 1 Y10-Y11"],
    );
    // Apart they may.
    exactly("Y:yard,Y9,Y9,home/R:4yard Y:3-2", &["2+3 yard-Y5"]);
    exactly(
        "Y:yard,Y9,Y9,home/R:4yard Y:6-2",
        &[
            "2 Y9-Y11, 6 Y9-Y15",
            "2 Y9-Y11, 6 Y11-Y17",
            "6 Y9-Y15, 2 Y9-Y11",
            "6 Y9-Y15, 2 Y15-Y17",
        ],
    );
}

#[test]
fn c13_not_even_for_a_moment() {
    // 6 6 1 1: the other may come to Y10 once the one is gone from there, but not meet it on Y16.
    let plays = all("Y:Y9,Y9,2home/R:4yard Y:6-6");
    assert!(!plays.contains_key("1 Y9-Y10, 6 Y10-Y16, 1 Y9-Y10, 6 Y10-Y16"));
    assert!(plays.contains_key("1 Y9-Y10, 6 Y10-Y16, 1 Y9-Y10, 6 Y16-G4"));
    for play in plays.keys() {
        assert!(!play.starts_with("1 Y9-Y10, 1 Y9-Y10"), "{play}");
    }
}

#[test]
fn c13_together_on_the_home_path_they_may() {
    let position = "Y:yard,Y0,Y0,home/R:4yard Y:2-2";
    exactly(position, &["2 Y0-Yh2, 2 Y0-Yh2", "2 Y0-Yh2, 2 Yh2-Yh4"]);
    leads(
        position,
        "2 Y0-Yh2, 2 Y0-Yh2",
        "Y:yard,Yh2,Yh2,home/R:4yard Y doublets=1",
    );
    // And home.
    let position = "Y:yard,Yh6,Yh6,home/R:4yard Y:2-2";
    exactly(position, &["2 Yh6-home, 2 Yh6-home"]);
}

#[test]
fn c13_other_pawns_may_join_either() {
    exactly(
        "Y:Y9,Y9,Y10,home/R:2yard,Y14,Y14 Y:6-6",
        &[
            "1 Y9-Y10, 1 Y10-Y11",
            "1 Y10-Y11, 1 Y9-Y10",
            "1 Y10-Y11, 1 Y11-Y12",
        ],
    );
    // 4 4 3 3: the one that has come to Y12 is the one that goes on to Y16, so the second from Y9 may
    // come to Y12; and then the one that was there before may follow to Y16.
    let plays = all("Y:Y9,Y9,Y12,home/R:4yard Y:4-4");
    assert!(plays.contains_key("3 Y9-Y12, 4 Y12-Y16, 3 Y9-Y12, 4 Y12-Y16"));
    // Without the third there is nobody who may.
    let plays = all("Y:Y9,Y9,2home/R:4yard Y:4-4");
    assert!(
        !plays
            .keys()
            .any(|play| play.contains("Y12, 4 Y12-Y16, 3 Y9-Y12, 4 Y12"))
    );
}

#[test]
fn c13_pawns_alike_are_told_apart_as_the_player_likes() {
    // 4 4 3 3, and none beyond G6. Of the two that are on G3 after two steps either may have gone on
    // to G6, so the last 4 can follow it there, and is not forfeited.
    let position = "ring68 B:Y16,Y16,G3,home/G:2yard,G7,G7 B:4-4";
    leads(
        position,
        "3 Y16-G2, 4 Y16-G3, 3 G3-G6, 4 G2-G6",
        "B:G3,G6,G6,home/G:2yard,G7,G7 B doublets=1",
    );
    for play in all(position).keys() {
        assert_eq!(play.split(", ").count(), 4, "{play}");
    }
}

#[test]
fn c13_bonus_steps_too() {
    // 4 4 3 3: the ten of the dice and the ten of the pawn brought home.
    let plays = all("Y:Y9,Y9,Yh4,home/R:4yard Y:4-4");
    let dice = "3 Y9-Y12, 3 Y12-Y15, 4 Y15-G1, 4 Yh4-home";
    assert!(plays.contains_key(&format!("{dice}, +10 G1-G11")));
    assert!(plays.contains_key(&format!("{dice}, +10 -")));
    assert!(!plays.contains_key(&format!("{dice}, +10 Y9-G1")));
}

#[test]
fn c13_is_judged_throw_by_throw() {
    // Thrown again after the one has gone to Y12: the other may follow now.
    let plays = all("Y:yard,Y9,Y12,home/R:4yard Y:6-3 doublets=1");
    assert!(plays.contains_key("3 Y9-Y12, 6 Y12-G0"));
}

#[test]
fn c14_counts_grow_at_the_end_of_the_owners_turn() {
    leads(
        "Y:yard,Y9,Y9,Y12/R:2yard,R9,R9 Y:6-4 blockades=Y9:2,R9:1",
        "4 Y12-Y16, 6 Y16-G4",
        "Y:yard,Y9,Y9,G4/R:2yard,R9,R9 R blockades=Y9:3,R9:1",
    );
    leads(
        "Y:yard,Y9,Y12,G1/R:4yard Y:6-3",
        "3 Y9-Y12, 6 G1-G7",
        "Y:yard,Y12,Y12,G7/R:4yard R blockades=Y12:1",
    );
    // Also one that the key did not name, its owner passing.
    leads(
        "Y:2yard,Y9,Y9/R:2yard,Y10,Y10 Y:6-4",
        "pass",
        "Y:2yard,Y9,Y9/R:2yard,Y10,Y10 R blockades=Y9:1",
    );
    // Not before a further roll.
    leads(
        "Y:yard,Y9,Y9,Y12/R:4yard Y:6-6 blockades=Y9:2",
        "6 Y12-G0, 6 G0-G6",
        "Y:yard,Y9,Y9,G6/R:4yard Y blockades=Y9:2 doublets=1",
    );
    // In the order of the placement, each seat's forward from its entry.
    leads(
        "Y:Y5,Y5,Y0,Y0/B:2yard,B9,B9/R:4yard/G:2yard,G9,G9 Y:6-6 blockades=Y5:1,Y0:2,B9:3,G9:4 doublets=2",
        "pass",
        "Y:yard,Y5,Y5,Y0/B:2yard,B9,B9/R:4yard/G:2yard,G9,G9 B blockades=Y5:2,B9:3,G9:4",
    );
}

#[test]
fn c14_formed_again_it_is_new() {
    leads(
        "Y:yard,Y6,Y9,Y9/R:4yard Y:6-3 blockades=Y9:2",
        "6 Y9-Y15, 3 Y6-Y9",
        "Y:yard,Y9,Y9,Y15/R:4yard R blockades=Y9:1",
    );
    // Before a further roll it is formed in the turn still running.
    leads(
        "Y:yard,Y6,Y9,Y9/R:4yard Y:3-3 blockades=Y9:2",
        "3 Y9-Y12, 3 Y6-Y9",
        "Y:yard,Y9,Y9,Y12/R:4yard Y doublets=1",
    );
    // And the duty is met.
    leads(
        "Y:yard,Y6,Y9,Y9/R:4yard Y:6-3 blockades=Y9:4",
        "6 Y9-Y15, 3 Y6-Y9",
        "Y:yard,Y9,Y9,Y15/R:4yard R blockades=Y9:1",
    );
}

#[test]
fn c14_a_due_blockade_must_be_broken() {
    exactly(
        "Y:yard,Y9,Y9,Y12/R:4yard Y:6-4 blockades=Y9:4",
        &[
            "4 Y9-Y13, 6 Y9-Y15",
            "4 Y9-Y13, 6 Y12-G0",
            "4 Y9-Y13, 6 Y13-G1",
            "4 Y12-Y16, 6 Y9-Y15",
            "6 Y9-Y15, 4 Y9-Y13",
            "6 Y9-Y15, 4 Y12-Y16",
            "6 Y9-Y15, 4 Y15-G1",
            "6 Y12-G0, 4 Y9-Y13",
        ],
    );
    // Not a turn earlier.
    assert!(
        all("Y:yard,Y9,Y9,Y12/R:4yard Y:6-4 blockades=Y9:3").contains_key("4 Y12-Y16, 6 Y16-G4")
    );
    // Another's duty is no concern of this turn.
    assert!(
        all("Y:2yard,Y9,Y12/R:2yard,R9,R9 Y:6-4 blockades=R9:4")
            .contains_key("4 Y12-Y16, 6 Y16-G4")
    );
}

#[test]
fn c14_if_no_play_breaks_it_the_duty_stays() {
    let position = "Y:yard,Y9,Y9,Y12/R:2yard,Y10,Y10 Y:6-4 blockades=Y9:4";
    exactly(position, &["4 Y12-Y16, 6 Y16-G4", "6 Y12-G0, 4 G0-G4"]);
    leads(
        position,
        "4 Y12-Y16, 6 Y16-G4",
        "Y:yard,Y9,Y9,G4/R:2yard,Y10,Y10 R blockades=Y9:4",
    );
}

#[test]
fn c14_entries_and_dice_go_before_the_duty() {
    let position = "Y:yard,Y9,Y9,home/R:4yard Y:4-1 blockades=Y9:4";
    exactly(position, &["1+4 yard-Y5"]);
    leads(
        position,
        "1+4 yard-Y5",
        "Y:Y5,Y9,Y9,home/R:4yard R blockades=Y9:4",
    );
    // 2 Y9-Y11 would break it, but leave the 6 unplayable: Y15 is closed, and R is safe on G13. The 2
    // opens a way for the 6 from G7 only.
    let position = "Y:yard,Y9,Y9,G7/R:yard,Y15,Y15,G13 Y:6-2 blockades=Y9:4";
    exactly(position, &["2 G7-G9, 6 G9-G15"]);
    leads(
        position,
        "2 G7-G9, 6 G9-G15",
        "Y:yard,Y9,Y9,G15/R:yard,Y15,Y15,G13 R blockades=Y9:4",
    );
}

#[test]
fn c14_of_two_due_as_many_as_any_play_breaks() {
    let position = "Y:Y9,Y9,G9,G9/R:4yard Y:4-2 blockades=Y9:4,G9:4";
    exactly(
        position,
        &[
            "2 Y9-Y11, 4 G9-G13",
            "2 G9-G11, 4 Y9-Y13",
            "4 Y9-Y13, 2 G9-G11",
            "4 G9-G13, 2 Y9-Y11",
        ],
    );
    leads(position, "4 Y9-Y13, 2 G9-G11", "Y:Y9,Y13,G9,G11/R:4yard R");
}

#[test]
fn c14_if_only_a_bonus_breaks_it_the_capture_must_be_played() {
    // The two on G17 are kept there by a 6 and a 1 to safe spaces that others hold.
    let position = "Y:G17,G17,B1,home/R:yard,R5,B7,R0 Y:6-1 blockades=G17:4";
    exactly(position, &["6 B1xB7, 1 B7-B8, +20 G17-B1"]);
    leads(
        position,
        "6 B1xB7, 1 B7-B8, +20 G17-B1",
        "Y:G17,B1,B8,home/R:2yard,R5,R0 R",
    );
    // The bonus may not be declined, nor played by the pawn that earned it.
    let position = "Y:yard,Y9,Y9,G2/R:2yard,Y13,G6 Y:4-4 blockades=Y9:4";
    exactly(position, &["4 G2xG6, 4 G6-G10, +20 Y9-G11"]);
    leads(
        position,
        "4 G2xG6, 4 G6-G10, +20 Y9-G11",
        "Y:yard,Y9,G10,G11/R:3yard,Y13 Y doublets=1",
    );
}

#[test]
fn c15_blockades_on_the_entry_space() {
    let position = "Y:4yard/R:2yard,Y5,Y5 Y:5-3";
    exactly(position, &["pass"]);
    // Nor does the other's count grow in this turn.
    leads(position, "pass", "Y:4yard/R:2yard,Y5,Y5 R");
    exactly(
        "Y:yard,Y9,2home/R:2yard,Y5,Y5 Y:4-1",
        &["1 Y9-Y10, 4 Y10-Y14", "4 Y9-Y13, 1 Y13-Y14"],
    );
}
