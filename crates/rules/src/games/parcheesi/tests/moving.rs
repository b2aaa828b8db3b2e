//! Moving: C-11, C-12, C-19.

use super::*;

#[test]
fn c11_forward_by_the_exact_number() {
    let line = "Y:G1,yard,2home/R:4yard Y:4-2";
    steps(line, "", &["2 G1-G3", "4 G1-G5"]);
    refused(line, "4 G1-G4", "C-11: 4 from G1 leads to G5, not to G4");
    refused(
        line,
        "2 G1-yard",
        "C-11: pawns move forward, and only a captured one goes back to its nest",
    );
}

#[test]
fn c11_no_die_is_played_in_part() {
    // Three spaces before the blockade: a 2 fits, a 4 does not.
    steps("Y:G1,yard,2home/R:2yard,G4,G4 Y:4-2", "", &["2 G1-G3"]);
}

#[test]
fn c11_single_pawns_may_be_passed() {
    steps(
        "Y:G1,G2,2home/R:3yard,G3/G:3yard,G5 Y:6-4",
        "",
        &["4 G2-G6", "6 G1-G7", "6 G2-G8"],
    );
}

#[test]
fn c12_two_of_a_colour_let_nobody_pass_or_land() {
    let line = "Y:G1,3home/R:2yard,G4,G4 Y:6-3";
    only(line, &["pass"]);
    refused(line, "3 G1-G4", "C-12: Red's blockade stands on G4");
    refused(line, "6 G1-G7", "C-12: Red's blockade on G4 is in the way");
}

#[test]
fn c12_not_even_their_owner() {
    let line = "Y:G1,G4,G4,home/R:4yard Y:6-3";
    refused(
        line,
        "6 G1-G7",
        "C-12: Yellow's own blockade on G4 is in the way",
    );
    refused(line, "3 G1-G4", "C-12: Yellow's own blockade stands on G4");
}

#[test]
fn c12_anywhere_on_the_ring() {
    for (from, space) in [
        ("Y17", "G0"),
        ("G4", "G5"),
        ("G12", "G13"),
        ("R4", "R5"),
        ("B8", "B9"),
        ("B16", "B17"),
        ("B17", "Y0"),
    ] {
        only(
            &format!("Y:{from},3home/R:2yard,{space},{space} Y:6-1"),
            &["pass"],
        );
    }
}

#[test]
fn c12_no_more_than_two_on_a_space() {
    no_position("Y:yard,G3,G3,G3/R:4yard Y", "C-12");
    no_position("Y:yard,Yh3,Yh3,Yh3/R:4yard Y", "C-12");
    let line = "Y:Yh1,Yh3,Yh3,home/R:4yard Y:6-2";
    never(line, "2 Yh1-Yh3");
    refused(
        line,
        "2 Yh1-Yh3",
        "C-12: two pawns stand on Yh3, and no space holds more",
    );
}

#[test]
fn c12_two_on_a_home_path_may_be_passed() {
    legal(
        "Y:Yh1,Yh3,Yh3,home/R:4yard Y:6-4",
        &["6 Yh1-Yh7, 4 Yh3-Yh7"],
    );
    at("Y:yard,Yh7,Yh7,home/R:4yard Y");
}

#[test]
fn c19_up_the_home_path_at_the_own_number_0() {
    let line = "Y:B17,3home/R:4yard Y:3-2";
    only(line, &["2 B17-Yh1, 3 Yh1-Yh4", "3 B17-Yh2, 2 Yh2-Yh4"]);
    refused(
        line,
        "2 B17-Y1",
        "C-19: Yellow's pawns turn up the home path at Y0 and never come to Y1",
    );
    no_position("Y:Y4,3home/R:4yard Y", "C-19");
    // Others go on.
    legal("Y:4yard/R:B17,3home R:3-2", &["2 B17-Y1, 3 Y1-Y4"]);
}

#[test]
fn c19_home_by_exact_count() {
    let line = "Y:Yh4,Yh1,2home/R:4yard Y:5-4";
    steps(line, "", &["4 Yh4-home", "5 Yh1-Yh6"]);
    refused(
        line,
        "5 Yh4-home",
        "C-19: Yh4 is 4 from home, and 5 is too many",
    );
    refused(
        line,
        "4 Yh1-home",
        "C-19: Yh1 is 7 from home, and 4 is too few",
    );
    refused(
        line,
        "4 home-Yh1",
        "C-19: a pawn that is home moves no more",
    );
}

#[test]
fn c19_nobody_is_captured_on_a_home_path() {
    // Red's pawn never comes there.
    refused(
        "Y:Yh1,3home/R:B17,3home R:6-2",
        "2 B17-Yh1",
        "C-3: only Yellow's pawns go up Yellow's home path",
    );
}
