//! Symmetry of Sorry!: giving every seat the next one's letter does not change plays, results or
//! winners.

use super::Turning;

/// The minimal number of decisions in a game, on average.
const DECISIONS: u64 = 40;

fn turning() -> Turning {
    Turning::of(rules::games::ruleset("sorry").unwrap().family)
}

#[test]
fn positions_are_turned_by_letters() {
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
        assert_eq!(turning().line(line), expected);
        let whole_turn = (0..4).fold(line.to_owned(), |line, _| turning().line(&line));
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
    turning().rotate("sorry", seatings, 4, DECISIONS);
    turning().rotate("sorry+fast", &seatings[..2], 4, DECISIONS);
}

#[test]
fn four() {
    turning().rotate("sorry", &[&[0, 1, 2, 3]], 6, DECISIONS);
    turning().rotate("sorry+fast+hand", &[&[0, 1, 2, 3]], 4, DECISIONS);
}
