//! Turned by a quarter, every position of Parcheesi has the same plays, results and winners.

pub mod rotation;

use rotation::Quarter;

const QUARTER: Quarter = Quarter {
    sides: "YGRB",
    placement: "YBRG",
};

#[test]
fn positions_are_turned_by_letters() {
    let line = "parcheesi Y:yard,Y6,Y6,home/R:yard,yard,Y9,Y9 Y:6-3 blockades=Y6:2,Y9:4";
    let quarter = "parcheesi B:yard,yard,G9,G9/G:yard,G6,G6,home G:6-3 blockades=G9:4,G6:2";
    assert_eq!(QUARTER.line(line), quarter);
    let turned = |line: &str| QUARTER.line(line);
    assert_eq!(turned(&turned(&turned(quarter))), line);
}

#[test]
fn two() {
    QUARTER.rotate("parcheesi", &[&[0, 2], &[1, 3]], 4);
}

#[test]
fn three() {
    let seatings: [&[u8]; 4] = [&[0, 1, 2], &[0, 1, 3], &[0, 2, 3], &[1, 2, 3]];
    QUARTER.rotate("parcheesi", &seatings, 2);
}

#[test]
fn four_on_both_rings() {
    QUARTER.rotate("parcheesi", &[&[0, 1, 2, 3]], 3);
    QUARTER.rotate("parcheesi+ring68", &[&[0, 1, 2, 3]], 3);
}
