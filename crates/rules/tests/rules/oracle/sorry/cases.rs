//! Positions about the board, starting, moving, the safety zone and the single cards, with the
//! answers derived by hand. `3yard` is short for `yard,yard,yard`.

use super::{board, cards, plays};
use std::collections::{BTreeMap, BTreeSet};

/// Spells out `4yard`, `3home` and so on, and puts `sorry` in front, with the options if the text
/// begins with some: `hand+partners R:...`.
pub(super) fn long(text: &str) -> String {
    let mut text = if text.starts_with(['R', 'B']) {
        format!("sorry {text}")
    } else {
        format!("sorry+{text}")
    };
    for count in 2..=4 {
        for word in ["yard", "home"] {
            let all = vec![word; count].join(",");
            text = text.replace(&format!("{count}{word}"), &all);
        }
    }
    text
}

/// All legal plays of a position.
fn all(position: &str) -> BTreeMap<String, String> {
    plays(&long(position)).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// These are the legal plays and no others.
pub(super) fn exactly(position: &str, expected: &[&str]) {
    let found: BTreeSet<String> = all(position).into_keys().collect();
    let expected: BTreeSet<String> = expected.iter().map(|play| play.to_string()).collect();
    assert_eq!(found, expected, "{position}");
}

/// This play is legal and leads there (options left out).
pub(super) fn leads(position: &str, play: &str, result: &str) {
    let all = all(position);
    let found = all
        .get(play)
        .unwrap_or_else(|| panic!("{position}: no {play} in {all:#?}"));
    let (_, found) = found.split_once(' ').unwrap();
    let expected = long(result);
    let (_, expected) = expected.split_once(' ').unwrap();
    assert_eq!(found, expected, "{position}: {play}");
}

/// This is the only legal play, and it leads there.
pub(super) fn forced(position: &str, play: &str, result: &str) {
    exactly(position, &[play]);
    leads(position, play, result);
}

#[test]
fn s01_the_track_is_a_ring_of_60() {
    let mut seen = BTreeSet::new();
    let mut space = "R3";
    // Blue's pawn, so that it goes by Red's zone and turns in at its own.
    while board::on_track(space) {
        assert!(seen.insert(space));
        space = board::forward('B', space).unwrap();
    }
    assert_eq!((seen.len(), space), (15, "Bh1"));
    let mut back = "R3";
    for _ in 0..60 {
        back = board::backward('R', back).unwrap();
    }
    assert_eq!(back, "R3");
    let order: Vec<char> = board::SIDES.map(board::next_side).into();
    assert_eq!(order, ['B', 'Y', 'G', 'R']);
}

#[test]
fn s02_slides_and_circles() {
    for side in board::SIDES {
        let names = |numbers: std::ops::RangeInclusive<u32>| -> Vec<String> {
            numbers.map(|n| format!("{side}{n}")).collect()
        };
        for n in 0..15 {
            let space = board::space(&format!("{side}{n}")).unwrap();
            let expected = match n {
                1 => Some(names(2..=4)),
                9 => Some(names(10..=13)),
                _ => None,
            };
            let found = board::slide(space).map(|(colour, squares)| {
                assert_eq!(colour, side);
                squares.iter().map(|name| name.to_string()).collect()
            });
            assert_eq!(found, expected, "{space}");
        }
        assert_eq!(board::circle(side), format!("{side}4"));
    }
}

#[test]
fn s03_the_way_home_is_64_steps() {
    for colour in board::SIDES {
        let mut space = board::circle(colour);
        for _ in 0..64 {
            assert_ne!(space, "home");
            space = board::forward(colour, space).unwrap();
        }
        assert_eq!(space, "home");
        // START, 60 squares, 5 of the zone, home: each once.
        let listed = board::standing(colour);
        let different: BTreeSet<_> = listed.iter().collect();
        assert_eq!((listed.len(), different.len()), (67, 67));
    }
}

#[test]
fn s04_the_deck_has_45_cards() {
    let deck = cards::deck();
    assert_eq!(deck.len(), 45);
    assert_eq!(deck.iter().filter(|card| **card == "1").count(), 5);
    for card in &cards::CARDS[1..] {
        assert_eq!(deck.iter().filter(|other| *other == card).count(), 4);
    }
}

#[test]
fn s01_turns_go_clockwise_among_those_who_play() {
    forced(
        "R:4yard/B:4yard/G:4yard B:3",
        "pass",
        "R:4yard/B:4yard/G:4yard G discard=3",
    );
    forced(
        "R:4yard/B:4yard/G:4yard G:3",
        "pass",
        "R:4yard/B:4yard/G:4yard R discard=3",
    );
    forced("R:4yard/Y:4yard R:3", "pass", "R:4yard/Y:4yard Y discard=3");
}

#[test]
fn s07_one_must_move_even_to_ones_harm() {
    // Out of the safety zone.
    forced(
        "R:Rh3,3home/Y:4yard R:4",
        "4 Rh3-R1",
        "R:R1,3home/Y:4yard Y discard=4",
    );
    // And by the 10 too, which goes back 1 where it can't go forward.
    forced(
        "R:Rh1,3home/Y:4yard R:10",
        "10 Rh1-R2",
        "R:R2,3home/Y:4yard Y discard=10",
    );
}

#[test]
fn s08_pawns_jump() {
    exactly("R:R4,R5,2home/Y:3yard,R6 R:3", &["3 R4-R7", "3 R5-R8"]);
}

#[test]
fn s09_own_pawns_never_share_a_square() {
    exactly("R:R4,R7,2home/Y:4yard R:3", &["3 R7-R10"]);
    exactly("R:Rh1,Rh3,2home/Y:4yard R:2", &["2 Rh3-Rh5"]);
    // Backward too.
    exactly("R:R9,R5,2home/Y:4yard R:4", &["4 R5-R1"]);
    // Even on a triangle from which it would slide on.
    exactly("R:R14,B1,2home/Y:4yard R:2", &["2 B1-B3"]);
}

#[test]
fn s10_ending_on_a_rival_bumps_it() {
    forced(
        "R:R4,3home/Y:3yard,R7 R:3",
        "3 R4xR7",
        "R:R7,3home/Y:4yard Y discard=3",
    );
    // Passing does not.
    forced(
        "R:R4,3home/Y:3yard,R6 R:3",
        "3 R4-R7",
        "R:R7,3home/Y:3yard,R6 Y discard=3",
    );
    // Backward.
    forced(
        "R:R4,3home/Y:3yard,R0 R:4",
        "4 R4xR0",
        "R:R0,3home/Y:4yard Y discard=4",
    );
}

#[test]
fn s11_and_s15_starting() {
    forced(
        "R:4yard/Y:4yard R:1",
        "1 yard-R4",
        "R:3yard,R4/Y:4yard Y discard=1",
    );
    // S-15, S-19: after a 2 again.
    forced(
        "R:4yard/Y:4yard R:2",
        "2 yard-R4",
        "R:3yard,R4/Y:4yard R discard=2",
    );
    for card in ["3", "4", "5", "7", "8", "10", "11", "12", "sorry"] {
        forced(
            &format!("R:4yard/Y:4yard R:{card}"),
            "pass",
            &format!("R:4yard/Y:4yard Y discard={card}"),
        );
    }
    // An own pawn on the circle is in the way, a rival is bumped.
    exactly("R:3yard,R4/Y:4yard R:1", &["1 R4-R5"]);
    forced(
        "R:4yard/Y:3yard,R4 R:1",
        "1 yardxR4",
        "R:3yard,R4/Y:4yard Y discard=1",
    );
    exactly(
        "R:2yard,R5,R8/Y:4yard R:2",
        &["2 yard-R4", "2 R5-R7", "2 R8-R10"],
    );
}

#[test]
fn s12_turning_into_the_safety_zone() {
    exactly("R:3yard,R2/Y:4yard R:1", &["1 R2-Rh1", "1 yard-R4"]);
    exactly("R:R1,3home/Y:4yard R:3", &["3 R1-Rh2"]);
    // S-13: others go by.
    exactly("R:4yard/Y:R2,3home Y:3", &["3 R2-R5"]);
    // Backward past number 2, and in without a lap.
    exactly("R:R4,3home/Y:4yard R:4", &["4 R4-R0"]);
    exactly("R:R0,3home/Y:4yard R:5", &["5 R0-Rh3"]);
    // From number 3 it is a lap.
    exactly("R:R3,3home/Y:4yard R:5", &["5 R3-R8"]);
    exactly("R:R3,3home/Y:4yard R:10", &["10 R3-R13", "10 R3-R2"]);
}

#[test]
fn s13_backward_in_the_safety_zone() {
    exactly("R:Rh5,3home/Y:4yard R:4", &["4 Rh5-Rh1"]);
    exactly("R:Rh2,3home/Y:4yard R:4", &["4 Rh2-R0"]);
    exactly("R:Rh1,3home/Y:4yard R:4", &["4 Rh1-G14"]);
    exactly("R:Rh2,3home/Y:4yard R:10", &["10 Rh2-Rh1"]);
    // The own triangle is no slide for it (S-20).
    exactly("R:Rh3,3home/Y:4yard R:4", &["4 Rh3-R1"]);
    // Never into the zone: from number 4 back by number 2.
    exactly("R:R3,3home/Y:4yard R:4", &["4 R3-G14"]);
    // A rival on number 2 is bumped by one that comes out.
    exactly("R:Rh1,3home/Y:R2,3yard R:10", &["10 Rh1xR2"]);
}

#[test]
fn s13_nothing_happens_to_a_pawn_in_the_zone() {
    exactly("R:yard,3home/Y:Yh2,3home R:sorry", &["pass"]);
    // Forward only, onto Blue's triangle.
    exactly("R:R5,3home/Y:Yh2,3home R:11", &["11 R5-B1>B4"]);
    // Those in it may jump.
    exactly("R:Rh1,Rh3,2home/Y:4yard R:5", &["5 Rh1-home"]);
}

#[test]
fn s14_and_s24_home_by_exact_count() {
    exactly("R:Rh4,3home/Y:4yard R:3", &["pass"]);
    forced(
        "R:Rh3,3home/Y:4yard R:3",
        "3 Rh3-home",
        "R:4home/Y:4yard - discard=3 winner=R",
    );
    forced(
        "R:yard,Rh3,2home/Y:4yard R:3",
        "3 Rh3-home",
        "R:yard,3home/Y:4yard Y discard=3",
    );
    // From the track: eight and twelve.
    exactly("R:R0,3home/Y:4yard R:8", &["8 R0-home"]);
    exactly("R:G11,3home/Y:4yard R:12", &["12 G11-home"]);
    exactly("R:G12,3home/Y:4yard R:12", &["pass"]);
    // A win with a 2 draws no more.
    leads(
        "R:Rh4,3home/Y:4yard R:2",
        "2 Rh4-home",
        "R:4home/Y:4yard - discard=2 winner=R",
    );
}

#[test]
fn s15_the_ten() {
    exactly("R:R5,3home/Y:4yard R:10", &["10 R5-B0", "10 R5-R4"]);
    exactly(
        "R:R5,Rh2,2home/Y:4yard R:10",
        &["10 R5-B0", "10 R5-R4", "10 Rh2-Rh1"],
    );
    // One back is compulsory where nobody can go forward.
    exactly("R:yard,Rh2,2home/Y:4yard R:10", &["10 Rh2-Rh1"]);
    exactly("R:yard,3home/Y:4yard R:10", &["pass"]);
}

#[test]
fn s15_the_four_goes_backward_only() {
    exactly("R:B2,3home/Y:4yard R:4", &["4 B2-R13"]);
    exactly("R:2yard,R8,Y4/Y:4yard R:4", &["4 R8-R4", "4 Y4-Y0"]);
    exactly("R:3yard,R8/Y:4yard R:8", &["8 R8-B1>B4"]);
}

#[test]
fn s15_and_s19_after_a_two_the_same_seat_draws() {
    // Even if nothing could move.
    forced(
        "R:Rh5,3home/Y:4yard R:2",
        "pass",
        "R:Rh5,3home/Y:4yard R discard=2",
    );
    // Not after a 1.
    leads(
        "R:4yard/Y:4yard R:1 discard=2",
        "1 yard-R4",
        "R:3yard,R4/Y:4yard Y discard=1,2",
    );
}

#[test]
fn s17_the_eleven() {
    exactly("R:R5,3home/Y:3yard,Y8 R:11", &["11 R5-B1>B4", "11 R5~Y8"]);
    // From G14 11 would be too many: the swap may be declined.
    let position = "R:G14,3home/Y:3yard,Y8 R:11";
    exactly(position, &["11 -", "11 G14~Y8"]);
    leads(position, "11 -", "R:G14,3home/Y:3yard,Y8 Y discard=11");
    leads(position, "11 G14~Y8", "R:Y8,3home/Y:3yard,G14 Y discard=11");
    // Not if another pawn can go forward 11.
    exactly(
        "R:Y0,G14,2home/Y:3yard,Y8 R:11",
        &["11 Y0-Y11", "11 Y0~Y8", "11 G14~Y8"],
    );
    // Neither: START, zone and home take no part.
    exactly("R:3yard,Rh1/Y:3yard,Y8 R:11", &["pass"]);
    exactly("R:G14,3home/Y:2yard,Yh1,home R:11", &["pass"]);
    // Any one opponent.
    exactly(
        "R:G14,3home/B:3yard,Y5/Y:2yard,R5,R6 R:11",
        &["11 -", "11 G14~Y5", "11 G14~R5", "11 G14~R6"],
    );
}

#[test]
fn s18_the_sorry() {
    forced(
        "R:4yard/Y:3yard,Y8 R:sorry",
        "sorry yardxY8",
        "R:3yard,Y8/Y:4yard Y discard=sorry",
    );
    exactly("R:R5,3home/Y:3yard,Y8 R:sorry", &["pass"]);
    exactly("R:4yard/Y:yard,Yh3,2home R:sorry", &["pass"]);
    exactly(
        "R:3yard,R5/B:3yard,B8/Y:2yard,R4,Y8 R:sorry",
        &["sorry yardxB8", "sorry yardxR4", "sorry yardxY8"],
    );
}
