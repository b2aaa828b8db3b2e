//! Symmetry of Annie: giving every seat the next one's letter does not change plays, results or
//! winners.

use super::Turning;

/// The minimal number of decisions in a game, on average.
const DECISIONS: u64 = 25;

fn turning() -> Turning {
    Turning::of(rules::games::ruleset("annie").unwrap().family)
}

#[test]
fn positions_are_turned_by_letters() {
    for (line, expected) in [
        ("annie 8/Y:3/P:1 P@against-Y", "annie 8/Y:1/B:3 Y@against-B"),
        (
            "annie 40/B:5/G:5/P:5 - winner=B,G,P",
            "annie 40/Y:5/R:5/O:5 - winner=Y,R,O",
        ),
    ] {
        assert_eq!(turning().line(line), expected);
        let whole_turn = (0..6).fold(line.to_owned(), |line, _| turning().line(&line));
        assert_eq!(whole_turn, line);
    }
}

#[test]
fn two_and_three() {
    let seatings: &[&[u8]] = &[
        &[0, 1],
        &[0, 3],
        &[1, 5],
        &[0, 1, 2],
        &[1, 3, 5],
        &[2, 3, 5],
    ];
    turning().rotate("annie", seatings, 60, DECISIONS);
}

#[test]
fn four_to_six() {
    let seatings: &[&[u8]] = &[
        &[0, 1, 2, 3],
        &[0, 2, 3, 5],
        &[0, 1, 2, 3, 4],
        &[0, 1, 2, 3, 4, 5],
    ];
    turning().rotate("annie", seatings, 60, DECISIONS);
}
