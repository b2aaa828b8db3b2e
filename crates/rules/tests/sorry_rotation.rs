//! With every seat's letter turned to the next one's, every position of Sorry! has the same plays,
//! results and winners. See [`rotation`].

pub mod rotation;

use rotation::{rotate, turned};

/// Decisions in a game, at least, on average.
const DECISIONS: u64 = 40;

#[test]
fn positions_are_turned_by_letters() {
    let family = rules::games::ruleset("sorry").unwrap().family;
    for (line, expected) in [
        (
            "sorry R:yard,R6,Yh2,home/Y:yard,yard,G9,R13 Y:sorry discard=1,sorry",
            "sorry B:yard,B6,Gh2,home/G:yard,yard,R9,B13 G:sorry discard=1,sorry",
        ),
        (
            "sorry+hand R:yard,yard,yard,yard/Y:yard,yard,yard,yard R hand=1 hands=Y:2,3",
            "sorry+hand B:yard,yard,yard,yard/G:yard,yard,yard,yard B hand=1 hands=G:2,3",
        ),
    ] {
        assert_eq!(turned(family, line), expected);
        let whole_turn = (0..4).fold(line.to_owned(), |line, _| turned(family, &line));
        assert_eq!(whole_turn, line);
    }
}

#[test]
fn two_and_three() {
    let seatings: &[&[u8]] = &[
        &[0, 2],
        &[1, 3],
        &[0, 1, 2],
        &[0, 1, 3],
        &[0, 2, 3],
        &[1, 2, 3],
    ];
    rotate("sorry", seatings, 4, DECISIONS);
    rotate("sorry+fast", &seatings[..2], 4, DECISIONS);
}

#[test]
fn four() {
    rotate("sorry", &[&[0, 1, 2, 3]], 6, DECISIONS);
    rotate("sorry+fast+hand", &[&[0, 1, 2, 3]], 4, DECISIONS);
}
