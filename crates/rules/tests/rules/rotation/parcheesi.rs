//! Symmetry of Parcheesi: rotating the table by a quarter does not change plays, results or
//! winners.

use super::Turning;

/// The minimal number of decisions in a game, on average.
const DECISIONS: u64 = 40;

/// The sides follow each other in the direction opposite to the turns (C-2).
fn turning() -> Turning {
    Turning::with_sides(rules::games::ruleset("parcheesi").unwrap().family, "YGRB")
}

#[test]
fn positions_are_turned_by_letters() {
    let line = "parcheesi Y:yard,Y6,Y6,home/R:yard,yard,Y9,Y9 Y:6-3 blockades=Y6:2,Y9:4";
    let quarter = "parcheesi B:yard,yard,G9,G9/G:yard,G6,G6,home G:6-3 blockades=G9:4,G6:2";
    assert_eq!(turning().line(line), quarter);
    let turned = |line: &str| turning().line(line);
    assert_eq!(turned(&turned(&turned(quarter))), line);
}

#[test]
fn two() {
    turning().rotate("parcheesi", &[&[0, 2], &[1, 3]], 4, DECISIONS);
}

#[test]
fn three() {
    let seatings: [&[u8]; 4] = [&[0, 1, 2], &[0, 1, 3], &[0, 2, 3], &[1, 2, 3]];
    turning().rotate("parcheesi", &seatings, 2, DECISIONS);
}

#[test]
fn four_on_both_rings() {
    turning().rotate("parcheesi", &[&[0, 1, 2, 3]], 3, DECISIONS);
    turning().rotate("parcheesi+ring68", &[&[0, 1, 2, 3]], 3, DECISIONS);
}
