//! Turned by a quarter, every position of Pollyanna has the same plays, results and winners.

pub mod rotation;

use rotation::Quarter;

const QUARTER: Quarter = Quarter {
    sides: "YGRB",
    placement: "YGRB",
};

#[test]
fn positions_are_turned_by_letters() {
    let line = "pollyanna-1951 Y:yard,Y6,Rt2,home/R:yard,yard,Y9,Rh1 Y:6-3";
    let quarter = "pollyanna-1951 G:yard,G6,Bt2,home/B:yard,yard,G9,Bh1 G:6-3";
    assert_eq!(QUARTER.line(line), quarter);
    let turned = |line: &str| QUARTER.line(line);
    assert_eq!(turned(&turned(&turned(quarter))), line);
}

#[test]
fn two() {
    QUARTER.rotate("pollyanna-1951", &[&[0, 2], &[1, 3]], 6);
}

#[test]
fn three() {
    QUARTER.rotate(
        "pollyanna-1916",
        &[&[0, 1, 2], &[0, 1, 3], &[0, 2, 3], &[1, 2, 3]],
        4,
    );
}

#[test]
fn four_alone_and_as_partners() {
    QUARTER.rotate("pollyanna-1951", &[&[0, 1, 2, 3]], 6);
    QUARTER.rotate("pollyanna-1951+partners", &[&[0, 1, 2, 3]], 6);
}
