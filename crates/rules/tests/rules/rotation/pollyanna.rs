//! Symmetry of Pollyanna: rotating the table by a quarter does not change plays, results or
//! winners.

use super::Turning;

/// The minimal number of decisions in a game.
const DECISIONS: u64 = 40;

fn turning() -> Turning {
    Turning::of(rules::games::ruleset("pollyanna-1951").unwrap().family)
}

#[test]
fn positions_are_turned_by_letters() {
    let line = "pollyanna-1951 Y:yard,Y6,Rt2,home/R:yard,yard,Y9,Rh1 Y:6-3";
    let quarter = "pollyanna-1951 G:yard,G6,Bt2,home/B:yard,yard,G9,Bh1 G:6-3";
    let turned = |line: &str| turning().line(line);
    assert_eq!(turned(line), quarter);
    assert_eq!(turned(&turned(&turned(quarter))), line);
}

#[test]
fn two() {
    turning().rotate("pollyanna-1951", &[&[0, 2], &[1, 3]], 6, DECISIONS);
}

#[test]
fn three() {
    let seatings: &[&[u8]] = &[&[0, 1, 2], &[0, 1, 3], &[0, 2, 3], &[1, 2, 3]];
    turning().rotate("pollyanna-1916", seatings, 4, DECISIONS);
}

#[test]
fn four_alone_and_as_partners() {
    turning().rotate("pollyanna-1951", &[&[0, 1, 2, 3]], 6, DECISIONS);
    turning().rotate("pollyanna-1951+partners", &[&[0, 1, 2, 3]], 6, DECISIONS);
}
