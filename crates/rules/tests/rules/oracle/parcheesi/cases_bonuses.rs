//! Positions about captures, safe spaces, bonuses and winning; answers derived by hand.

use super::cases::{exactly, leads};

#[test]
fn c16_nobody_ends_a_step_on_a_rival_on_a_safe_space() {
    exactly("Y:G3,3home/R:3yard,G5 Y:4-2", &["4 G3-G7, 2 G7-G9"]);
    // On the ring of 68 it is number 12 and not 13.
    exactly("Y:G11,3home/R:3yard,G13 Y:2-1", &["1 G11-G12, 2 G12-G14"]);
    exactly(
        "ring68 Y:G11,3home/R:3yard,G12 Y:2-1",
        &["2 G11-G13, 1 G13-G14"],
    );
}

#[test]
fn c17_a_single_rival_is_captured_and_c20_earns_twenty() {
    let position = "Y:Y6,3home/R:3yard,Y8 Y:6-2";
    exactly(
        position,
        &[
            "2 Y6xY8, 6 Y8-Y14, +20 Y14-G16",
            "2 Y6xY8, 6 Y8-Y14, +20 -",
            "6 Y6-Y12, 2 Y12-Y14",
        ],
    );
    leads(
        position,
        "2 Y6xY8, 6 Y8-Y14, +20 Y14-G16",
        "Y:G16,3home/R:4yard R",
    );
    leads(
        position,
        "2 Y6xY8, 6 Y8-Y14, +20 -",
        "Y:Y14,3home/R:4yard R",
    );
}

#[test]
fn c18_a_pawn_entering_captures() {
    let position = "Y:yard,3home/R:3yard,Y5 Y:5-2";
    exactly(
        position,
        &["5 yardxY5, 2 Y5-Y7, +20 Y7-G9", "5 yardxY5, 2 Y5-Y7, +20 -"],
    );
    exactly(
        "Y:yard,3home/R:3yard,Y5 Y:4-1",
        &["1+4 yardxY5, +20 Y5-G7", "1+4 yardxY5, +20 -"],
    );
    // Any other pawn does not.
    exactly(
        "B:B17,3home/G:2yard,Y5,home B:6-6",
        &[
            // 6 6 1 1: the 6 would land there first of all.
            "1 B17-Y0, 1 Y0-Y1, 6 Y1-Y7, 6 Y7-Y13",
            "1 B17-Y0, 6 Y0-Y6, 1 Y6-Y7, 6 Y7-Y13",
            "1 B17-Y0, 6 Y0-Y6, 6 Y6-Y12, 1 Y12-Y13",
        ],
    );
}

#[test]
fn c20_bonuses_after_all_dice() {
    exactly(
        "Y:Yh6,Y9,2home/R:4yard Y:4-2",
        &[
            "2 Yh6-home, 4 Y9-Y13, +10 Y13-G5",
            "2 Yh6-home, 4 Y9-Y13, +10 -",
            "4 Y9-Y13, 2 Yh6-home, +10 Y13-G5",
            "4 Y9-Y13, 2 Yh6-home, +10 -",
            "4 Y9-Y13, 2 Y13-Y15",
            "2 Y9-Y11, 4 Y11-Y15",
        ],
    );
}

#[test]
fn c20_a_die_that_waits_for_a_bonus_is_forfeited() {
    // R on Y13 is safe, so that 6 and 2 cannot both be played by the pawn from Y5.
    exactly(
        "Y:Y5,3home/R:2yard,Y7,Y13 Y:6-2",
        &["2 Y5xY7, +20 Y7-G9", "2 Y5xY7, +20 -", "6 Y5-Y11"],
    );
}

#[test]
fn c20_a_bonus_may_capture_and_earn_again() {
    exactly(
        "Y:Y6,3home/R:2yard,Y8,G16 Y:6-2",
        &[
            "2 Y6xY8, 6 Y8-Y14, +20 Y14xG16, +20 G16-B0",
            "2 Y6xY8, 6 Y8-Y14, +20 Y14xG16, +20 -",
            "2 Y6xY8, 6 Y8-Y14, +20 -",
            "6 Y6-Y12, 2 Y12-Y14",
        ],
    );
}

#[test]
fn c20_a_bonus_that_cannot_be_used_now_stays_or_lapses() {
    // The 10 from G3 would land on G13, where R is safe; from R5 it can be moved.
    let position = "Y:Y17,Yh6,2home/R:2yard,G3,G13 Y:4-2";
    exactly(
        position,
        &[
            "2 Yh6-home, 4 Y17xG3, +20 G3-R5, +10 R5-R15",
            "2 Yh6-home, 4 Y17xG3, +20 G3-R5, +10 -",
            "2 Yh6-home, 4 Y17xG3, +20 -",
            "4 Y17xG3, 2 Yh6-home, +20 G3-R5, +10 R5-R15",
            "4 Y17xG3, 2 Yh6-home, +20 G3-R5, +10 -",
            "4 Y17xG3, 2 Yh6-home, +20 -",
            "4 Y17xG3, 2 G3-G5, +20 G5-R7",
            "4 Y17xG3, 2 G3-G5, +20 -",
            "2 Y17-G1, 4 G1-G5",
        ],
    );
    // Nobody can use it: nothing is written. Nor does it enter a pawn.
    exactly("Y:yard,Yh7,2home/R:4yard Y:6-1", &["1 Yh7-home"]);
    exactly("Y:Y6,3home/R:yard,Y8,Y12,Y12 Y:6-2", &["2 Y6xY8"]);
}

#[test]
fn c20_two_alike_are_one_choice() {
    // 20 for the capture on Y12 and 20 for that on Y15.
    exactly(
        "Y:yard,Y9,2home/R:2yard,Y12,Y15 Y:3-3",
        &[
            "3 Y9xY12, 3 Y12xY15, +20 Y15-G17, +20 G17-B1",
            "3 Y9xY12, 3 Y12xY15, +20 Y15-G17, +20 -",
            "3 Y9xY12, 3 Y12xY15, +20 -, +20 Y15-G17",
            "3 Y9xY12, 3 Y12xY15, +20 -, +20 -",
        ],
    );
}

#[test]
fn c20_a_bonus_may_be_made_on_the_home_path_and_bring_home_and_win() {
    let position = "Y:B10,Yh5,2home/R:4yard Y:6-3";
    exactly(
        position,
        &[
            "3 Yh5-home, 6 B10-B16, +10 B16-home",
            "3 Yh5-home, 6 B10-B16, +10 -",
            "6 B10-B16, 3 Yh5-home, +10 B16-home",
            "6 B10-B16, 3 Yh5-home, +10 -",
            "6 B10-B16, 3 B16-Yh1",
            "3 B10-B13, 6 B13-Yh1",
        ],
    );
    leads(
        position,
        "3 Yh5-home, 6 B10-B16, +10 B16-home",
        "Y:4home/R:4yard - winner=Y",
    );
    // Here nobody can use the 10: it is too much for the pawn on the home path, and Y12 is closed.
    exactly(
        "Y:Y6,B16,Yh7,home/R:2yard,Y12,Y12 Y:6-1",
        &[
            "1 Yh7-home, 6 B16-Yh4",
            "6 B16-Yh4, 1 Yh7-home",
            "6 B16-Yh4, 1 Yh4-Yh5",
            "6 B16-Yh4, 1 Y6-Y7",
            "1 Y6-Y7, 6 B16-Yh4",
            "1 B16-B17, 6 B17-Yh5",
        ],
    );
}

#[test]
fn c20_home_by_a_bonus_earns_ten() {
    // The 10 for Yh6 brings B16 home; the 10 for that nobody can use, as Y8 is closed.
    let position = "Y:Y6,B12,Yh6,home/R:2yard,Y8,Y8 Y:4-2";
    exactly(
        position,
        &[
            "2 Yh6-home, 4 B12-B16, +10 B16-home",
            "2 Yh6-home, 4 B12-B16, +10 -",
            "4 B12-B16, 2 Yh6-home, +10 B16-home",
            "4 B12-B16, 2 Yh6-home, +10 -",
            "4 B12-B16, 2 B16-Y0",
            "2 B12-B14, 4 B14-Y0",
        ],
    );
    // Here another pawn uses it, and captures.
    let position = "Y:G6,B12,Yh6,home/R:2yard,G8,G16 Y:4-2";
    leads(
        position,
        "2 Yh6-home, 4 B12-B16, +10 B16-home, +10 G6xG16, +20 G16-B0",
        "Y:B0,3home/R:3yard,G8 R",
    );
}

#[test]
fn c21_a_win_ends_the_game_at_once() {
    leads(
        "Y:Yh6,3home/R:2yard,R9,R9 Y:6-2 blockades=R9:2",
        "2 Yh6-home",
        "Y:4home/R:2yard,R9,R9 - blockades=R9:2 winner=Y",
    );
    // No further roll, and what else could be played is not.
    let position = "Y:Yh6,3home/R:4yard Y:2-2 doublets=1";
    exactly(position, &["2 Yh6-home"]);
    leads(position, "2 Yh6-home", "Y:4home/R:4yard - winner=Y");
}
