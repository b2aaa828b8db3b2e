//! What stands in the way: P-20 to P-24.

use super::*;

#[test]
fn p20_nobody_passes_a_blockade() {
    for blockade in ["R:2yard,G3,G3", "R:yard,G3,G3,G3"] {
        for die in 3..=6 {
            let line = format!("Y:G1,3home/{blockade} Y:{die}-{die}");
            only(&line, &["pass"]);
        }
    }
    // Not even its owner.
    let line = "Y:G1,G3,G3,home/R:4yard Y:5-4";
    steps(line, "", &["4 G3-G7", "4 G3-Gt2", "5 G3-G8", "5 G3-Gt3"]);
    // Once one has gone, the other is single.
    legal(line, &["4 G3-G7, 5 G1-G6"]);
    refused(
        line,
        "5 G1-G6",
        "P-20: Yellow's own blockade on G3 is in the way",
    );
}

#[test]
fn p20_a_blockade_holds_its_own_pawns_at_the_start_of_a_step_only() {
    steps("Y:G3,G3,2home/R:4yard Y:1-1", "", &["1 G3-G4"]);
}

#[test]
fn p20_a_rival_cannot_land_on_a_blockade() {
    only("Y:G1,3home/R:2yard,G3,G3 Y:2-2", &["pass"]);
    refused(
        "Y:G1,3home/R:2yard,G3,G3 Y:5-2",
        "2 G1-G3",
        "P-20: Red's blockade stands on G3",
    );
    refused(
        "Y:3yard,Y6/R:Y3,Y9,Y9,home Y:3-1",
        "3 Y6-Y9",
        "P-20: Red's blockade stands on Y9",
    );
}

#[test]
fn p20_the_owner_may_make_it_three_and_no_more() {
    leads(
        "Y:G1,G3,G3,home/R:4yard Y:2-1",
        "2 G1-G3, 1 G3-G4",
        "Y:G3,G3,G4,home/R:4yard R",
    );
    let line = "Y:G1,G3,G3,G3/R:4yard Y:2-1";
    refused(
        line,
        "2 G1-G3",
        "P-20: three pawns stand on G3, and no space holds more",
    );
    legal(line, &["1 G3-G4, 2 G1-G3"]);
    no_position("Y:G1,G1,G1,G1/R:4yard Y", "P-20");
}

#[test]
fn p21_a_blockade_may_stand_while_something_else_can_be_played() {
    let line = "Y:G7,G7,R7,home/R:4yard Y:2-1";
    leads(line, "1 R7-R8, 2 R8-R10", "Y:G7,G7,R10,home/R:4yard R");
    // It must be broken where nothing else can.
    let plays = plays("Y:G7,G7,2home/R:4yard Y:2-1");
    assert!(plays.iter().all(|play| play.contains("G7-")), "{plays:?}");
}

#[test]
fn p21_a_pair_may_move_on_together_with_doublets() {
    let line = "Y:G7,G7,2home/R:4yard Y:3-3";
    leads(line, "3 G7-G10, 3 G7-G10", "Y:G10,G10,2home/R:4yard Y");
}

#[test]
fn p22_one_comes_and_one_goes() {
    let line = "Y:G3,G9,G9,home/R:4yard Y:6-1";
    leads(line, "6 G3-G9, 1 G9-G10", "Y:G9,G9,G10,home/R:4yard R");
    // The other way round it is the same.
    leads(line, "1 G9-G10, 6 G3-G9", "Y:G9,G9,G10,home/R:4yard R");
}

#[test]
fn p23_on_a_turnout_two_never_share_a_space_and_none_passes() {
    // A rival, an own pawn, a partner.
    for others in [
        "Y:Gt1,3home/G:4yard/R:3yard,Gt3/B:4yard",
        "partners Y:Gt1,3home/G:4yard/R:3yard,Gt3/B:4yard",
    ] {
        only(&format!("{others} Y:2-1"), &["1 Gt1-Gt2"]);
        only(&format!("{others} Y:6-3"), &["pass"]);
        // No capture there either.
        only(&format!("{others} Y:2-2"), &["pass"]);
    }
    let line = "Y:Gt1,Gt3,2home/R:4yard Y:4-2";
    steps(line, "", &["2 Gt3-Gt5", "4 Gt3-Gt7"]);
    refused(
        line,
        "2 Gt1-Gt3",
        "P-23: Yellow's own pawn stands on Gt3, which has room for one",
    );
    refused(
        line,
        "4 Gt1-Gt5",
        "P-23: Yellow's own pawn on Gt3 is in the way, and nobody passes on a turnout",
    );
    // Coming in, and out again.
    steps("Y:G4,3home/R:3yard,Gt1 Y:3-2", "", &["2 G4-G6", "3 G4-G7"]);
    steps("Y:Gt5,3home/R:3yard,Gt7 Y:4-3", "", &["pass"]);
    steps("Y:G4,3home/R:3yard,Gt7 Y:2-2", "", &["2 G4-G6", "2 G4-Gt1"]);
    no_position("Y:2yard,Gt1,Gt1/R:4yard Y", "P-23");
}

#[test]
fn p23_on_the_home_path_likewise() {
    only(
        "Y:Yh1,Yh3,2home/R:4yard Y:2-1",
        &[
            "1 Yh1-Yh2, 2 Yh3-Yh5",
            "1 Yh3-Yh4, 2 Yh1-Yh3",
            "1 Yh3-Yh4, 2 Yh4-Yh6",
            "2 Yh3-Yh5, 1 Yh1-Yh2",
            "2 Yh3-Yh5, 1 Yh5-Yh6",
        ],
    );
    steps("Y:Y0,Yh1,2home/R:4yard Y:6-4", "", &["6 Yh1-home"]);
    refused(
        "Y:Y0,Yh1,2home/R:4yard Y:6-4",
        "4 Y0-Yh4",
        "P-23: Yellow's own pawn on Yh1 is in the way, and nobody passes on the Home Path",
    );
    no_position("Y:2yard,Yh1,Yh1/R:4yard Y", "P-23");
}

#[test]
fn p24_a_blockade_on_5_or_10_closes_broadway_and_turnout() {
    for die in 2..=6 {
        only(
            &format!("Y:G4,3home/R:2yard,G5,G5 Y:{die}-{die}"),
            &["pass"],
        );
    }
    // Up to number 10 the ways are open, onto it and beyond they are closed.
    only(
        "Y:G4,3home/R:2yard,G10,G10 Y:6-5",
        &["6 G4-Gt5", "5 G4-G9", "5 G4-Gt4"],
    );
    only("Y:G9,3home/R:2yard,G10,G10 Y:6-1", &["pass"]);
    only("Y:Gt7,3home/R:2yard,G10,G10 Y:6-1", &["pass"]);
    // Nor does a pawn come out of the turnout onto a closed number 10, or over it.
    only("Y:Gt5,3home/R:2yard,G10,G10 Y:4-3", &["pass"]);
    refused(
        "Y:G3,3home/R:2yard,G5,G5 Y:4-3",
        "4 G3-Gt2",
        "P-24: Red's blockade on G5 closes the turnout too",
    );
    refused(
        "Y:Gt5,3home/R:2yard,G10,G10 Y:4-1",
        "4 Gt5-G11",
        "P-24: Red's blockade on G10 closes the turnout too",
    );
}

#[test]
fn p24_a_blockade_on_6_to_9_closes_broadway_alone() {
    for number in 6..=9 {
        let line = format!("Y:G4,3home/R:2yard,G{number},G{number} Y:6-6");
        steps(&line, "", &["6 G4-Gt5"]);
        legal(&line, &["6 G4-Gt5, 6 Gt5-G13"]);
    }
}

#[test]
fn p24_round_a_blockade_only_the_turnout_leads() {
    // For the second die, and for a reward.
    only(
        "Y:G3,3home/R:2yard,G7,G7 Y:5-1",
        &["1 G3-G4, 5 G4-Gt4", "5 G3-Gt3, 1 Gt3-Gt4"],
    );
    let line = "Y:G3,3home/R:yard,G4,G9,G9 Y:4-1";
    steps(line, "1 G3xG4", &["+10 G4-G11", "+10 -"]);
    legal(
        line,
        &["1 G3xG4, +10 -, 4 G4-G8", "1 G3xG4, +10 -, 4 G4-Gt3"],
    );
}

#[test]
fn p24_a_blockade_on_the_start_keeps_pawns_from_entering() {
    let line = "Y:4yard/R:2yard,Y6,Y6 Y:6-1";
    only(line, &["pass"]);
    for dice in ["5-1", "4-2", "3-3", "6-6"] {
        only(&format!("Y:4yard/R:2yard,Y6,Y6 Y:{dice}"), &["pass"]);
    }
    refused(
        "Y:3yard,G1/R:2yard,Y6,Y6 Y:6-1",
        "6 yard-Y6",
        "P-24: Red's blockade on Y6 keeps Yellow from starting a pawn",
    );
    // Three of its own do, a pair does not.
    refused(
        "Y:yard,Y6,Y6,Y6/R:4yard Y:5-1",
        "1+5 yard-Y6",
        "P-24: three pawns stand on Y6, and no space holds more",
    );
    leads(
        "Y:yard,Y6,Y6,home/R:4yard Y:5-1",
        "1+5 yard-Y6",
        "Y:Y6,Y6,Y6,home/R:4yard R",
    );
}

#[test]
fn p24_a_blockade_on_the_entrance_keeps_pawns_from_their_home_path() {
    only("Y:B14,3home/R:2yard,Y0,Y0 Y:2-1", &["pass"]);
    refused(
        "Y:B13,3home/R:2yard,Y0,Y0 Y:4-1",
        "4 B13-Yh2",
        "P-24: Red's blockade on Y0 keeps Yellow from the Home Path",
    );
    // One's own does, too, until one of it has gone on.
    only(
        "Y:B14,Y0,Y0,home/R:4yard Y:2-1",
        &[
            "1 B14-Y0, 2 Y0-Yh2",
            "1 Y0-Yh1, 2 Yh1-Yh3",
            "2 Y0-Yh2, 1 B14-Y0",
            "2 Y0-Yh2, 1 Y0-Yh1",
            "2 Y0-Yh2, 1 Yh2-Yh3",
        ],
    );
}
