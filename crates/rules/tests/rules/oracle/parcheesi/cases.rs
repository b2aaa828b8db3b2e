//! Positions about entering, dice, doublets and moving, with the answers derived by hand. `3yard` is
//! short for `yard,yard,yard`; the ruleset is left out, or `ring68`.

use super::plays;
use std::collections::{BTreeMap, BTreeSet};

/// Spells out `4yard`, `3home` and so on.
pub(super) fn long(text: &str) -> String {
    let mut text = text.to_string();
    for count in 2..=4 {
        for word in ["yard", "home"] {
            let all = vec![word; count].join(",");
            text = text.replace(&format!("{count}{word}"), &all);
        }
    }
    text
}

/// All legal plays of a position.
pub(super) fn all(position: &str) -> BTreeMap<String, String> {
    let line = match position.strip_prefix("ring68 ") {
        Some(rest) => format!("parcheesi+ring68 {rest}"),
        None => format!("parcheesi {position}"),
    };
    plays(&long(&line)).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// These are the legal plays and no others.
pub(super) fn exactly(position: &str, expected: &[&str]) {
    let found: BTreeSet<String> = all(position).into_keys().collect();
    let expected: BTreeSet<String> = expected.iter().map(|play| play.to_string()).collect();
    assert_eq!(found, expected, "{position}");
}

/// This play is legal and leads there (without the ruleset).
pub(super) fn leads(position: &str, play: &str, result: &str) {
    let all = all(position);
    let found = all
        .get(play)
        .unwrap_or_else(|| panic!("{position}: no {play} in {all:#?}"));
    let (_, found) = found.split_once(' ').unwrap();
    assert_eq!(found, long(result), "{position}: {play}");
}

#[test]
fn c02_pawns_run_one_way_and_turns_the_other() {
    let seats = "Y:4yard/B:4yard/R:4yard/G:4yard";
    for (now, next) in [("Y", "B"), ("B", "R"), ("R", "G"), ("G", "Y")] {
        let thrown = format!("{seats} {now}:6-3");
        leads(&thrown, "pass", &format!("{seats} {next}"));
    }
    let three = "Y:4yard/R:4yard/G:4yard";
    leads(&format!("{three} Y:6-3"), "pass", &format!("{three} R"));
    leads("B:4yard/G:4yard G:6-3", "pass", "B:4yard/G:4yard B");
    exactly(
        "Y:Y16,3home/R:4yard Y:2-1",
        &["1 Y16-Y17, 2 Y17-G1", "2 Y16-G0, 1 G0-G1"],
    );
    exactly(
        "ring68 Y:Y16,3home/R:4yard Y:2-1",
        &["1 Y16-G0, 2 G0-G2", "2 Y16-G1, 1 G1-G2"],
    );
}

#[test]
fn c06_two_dice_by_one_pawn_or_two_in_either_order() {
    exactly(
        "Y:Y6,Y10,2home/R:4yard Y:2-1",
        &[
            "1 Y6-Y7, 2 Y7-Y9",
            "1 Y6-Y7, 2 Y10-Y12",
            "1 Y10-Y11, 2 Y6-Y8",
            "1 Y10-Y11, 2 Y11-Y13",
            "2 Y6-Y8, 1 Y8-Y9",
            "2 Y6-Y8, 1 Y10-Y11",
            "2 Y10-Y12, 1 Y6-Y7",
            "2 Y10-Y12, 1 Y12-Y13",
        ],
    );
    // Every landing must be legal: 5 in all would get to G6, but the 2 lands on the blockade and the
    // 3 has passed it.
    exactly("Y:G1,3home/R:2yard,G3,G3 Y:3-2", &["pass"]);
}

#[test]
fn c07_enters_with_a_five_or_a_sum_of_five() {
    exactly("Y:4yard/R:4yard Y:5-3", &["5 yard-Y5, 3 Y5-Y8"]);
    exactly("Y:4yard/R:4yard Y:4-1", &["1+4 yard-Y5"]);
    leads(
        "Y:4yard/R:4yard Y:3-2",
        "2+3 yard-Y5",
        "Y:3yard,Y5/R:4yard R",
    );
    exactly("Y:4yard/R:4yard Y:6-4", &["pass"]);
    exactly("Y:4yard/R:4yard Y:5-5", &["5 yard-Y5, 5 yard-Y5"]);
    leads(
        "Y:4yard/R:4yard Y:5-5",
        "5 yard-Y5, 5 yard-Y5",
        "Y:2yard,Y5,Y5/R:4yard Y doublets=1",
    );
}

#[test]
fn c07_a_five_must_enter_when_it_can() {
    exactly(
        "Y:yard,Y9,2home/R:4yard Y:5-2",
        &[
            "5 yard-Y5, 2 Y5-Y7",
            "5 yard-Y5, 2 Y9-Y11",
            "2 Y9-Y11, 5 yard-Y5",
        ],
    );
    exactly("Y:yard,Y9,2home/R:4yard Y:4-1", &["1+4 yard-Y5"]);
    // One in the nest only: the other five is an ordinary one.
    exactly("Y:yard,3home/R:4yard Y:5-5", &["5 yard-Y5, 5 Y5-Y10"]);
    // None in the nest: both are.
    exactly(
        "Y:Y6,3home/R:4yard Y:5-1",
        &["1 Y6-Y7, 5 Y7-Y12", "5 Y6-Y11, 1 Y11-Y12"],
    );
}

#[test]
fn c08_entries_count_over_all_orders_and_c15_the_own_blockade() {
    // The two on the entry space keep the third in until one of them has gone.
    let position = "Y:yard,Y5,Y5,home/R:4yard Y:5-1";
    exactly(position, &["1 Y5-Y6, 5 yard-Y5"]);
    // And the pair there is a new one (C-14).
    leads(
        &format!("{position} blockades=Y5:3"),
        "1 Y5-Y6, 5 yard-Y5",
        "Y:Y5,Y5,Y6,home/R:4yard R blockades=Y5:1",
    );
    // With the sum there is no other die to open it with.
    exactly(
        "Y:yard,Y5,Y5,home/R:4yard Y:4-1",
        &[
            "1 Y5-Y6, 4 Y5-Y9",
            "1 Y5-Y6, 4 Y6-Y10",
            "4 Y5-Y9, 1 Y5-Y6",
            "4 Y5-Y9, 1 Y9-Y10",
        ],
    );
}

#[test]
fn c08_entries_count_before_dice() {
    // 5 G7-G12, 6 G12-R0 would play both dice. Entering forfeits the 6: Y11 is closed (C-12), G13
    // safe for another (C-16).
    let position = "Y:yard,G7,2home/R:yard,Y11,Y11,G13 Y:6-5";
    exactly(position, &["5 yard-Y5"]);
    leads(position, "5 yard-Y5", "Y:Y5,G7,2home/R:yard,Y11,Y11,G13 R");
}

#[test]
fn c08_both_dice_if_there_is_a_way_or_else_either() {
    // 1 Yh5-Yh6 would leave the 3 unplayed.
    exactly(
        "Y:yard,Yh5,Yh7,home/R:4yard Y:3-1",
        &["1 Yh7-home, 3 Yh5-home", "3 Yh5-home, 1 Yh7-home"],
    );
    exactly(
        "Y:yard,Yh3,2home/R:4yard Y:4-3",
        &["3 Yh3-Yh6", "4 Yh3-Yh7"],
    );
}

#[test]
fn c08_a_win_counts_as_all_dice() {
    let position = "Y:Yh5,3home/R:4yard Y:3-1";
    exactly(position, &["3 Yh5-home"]);
    leads(position, "3 Yh5-home", "Y:4home/R:4yard - winner=Y");
    exactly(
        "Y:Yh5,3home/R:4yard Y:2-1",
        &["1 Yh5-Yh6, 2 Yh6-home", "2 Yh5-Yh7, 1 Yh7-home"],
    );
    // As all of four, too (C-9): two ones would be two.
    exactly("Y:Yh2,3home/R:4yard Y:6-6", &["6 Yh2-home"]);
}

#[test]
fn c09_doublets_throw_again_played_or_not() {
    leads(
        "Y:4yard/R:4yard Y:4-4",
        "pass",
        "Y:4yard/R:4yard Y doublets=1",
    );
    leads(
        "Y:4yard/R:4yard Y:4-4 doublets=1",
        "pass",
        "Y:4yard/R:4yard Y doublets=2",
    );
    leads(
        "Y:4yard/R:4yard Y:6-4 doublets=2",
        "pass",
        "Y:4yard/R:4yard R",
    );
}

#[test]
fn c09_undersides_count_with_an_empty_nest() {
    let position = "Y:Y6,3home/R:4yard Y:6-6";
    let four = all(position);
    assert_eq!(four.len(), 6, "orders of 1 1 6 6: {four:#?}");
    leads(
        position,
        "1 Y6-Y7, 6 Y7-Y13, 1 Y13-Y14, 6 Y14-G2",
        "Y:G2,3home/R:4yard Y doublets=1",
    );
    for result in four.values() {
        assert!(result.starts_with("parcheesi Y:G2,"), "{result}");
    }
    exactly("Y:yard,Y6,2home/R:4yard Y:6-6", &["6 Y6-Y12, 6 Y12-G0"]);
    // What cannot be played of the four is forfeited.
    let ones = "Y:Yh6,Yh6,2home/R:4yard Y:6-6";
    exactly(ones, &["1 Yh6-Yh7, 1 Yh7-home", "1 Yh6-Yh7, 1 Yh6-Yh7"]);
    leads(
        ones,
        "1 Yh6-Yh7, 1 Yh6-Yh7",
        "Y:Yh7,Yh7,2home/R:4yard Y doublets=1",
    );
    // The win is with the second of the four.
    exactly(
        "Y:Yh1,3home/R:4yard Y:3-3",
        &["3 Yh1-Yh4, 4 Yh4-home", "4 Yh1-Yh5, 3 Yh5-home"],
    );
}

#[test]
fn c10_the_third_doublet_sends_the_nearest_back() {
    for (position, result) in [
        ("Y:yard,Y9,Yh2,home", "Y:2yard,Y9,home"),
        ("Y:yard,Y9,B17,Y0", "Y:2yard,Y9,B17"),
        ("Y:yard,Y9,Y0,Yh1", "Y:2yard,Y9,Y0"),
        ("Y:yard,G9,Yh7,Yh7", "Y:2yard,G9,Yh7"),
        // None between nest and home.
        ("Y:2yard,2home", "Y:2yard,2home"),
        ("Y:4yard", "Y:4yard"),
    ] {
        let thrown = format!("{position}/R:4yard Y:5-5 doublets=2");
        exactly(&thrown, &["pass"]);
        leads(&thrown, "pass", &format!("{result}/R:4yard R"));
    }
}

#[test]
fn c10_breaks_a_blockade_and_ends_the_turn() {
    leads(
        "Y:Y9,Y9,2home/R:4yard Y:1-1 blockades=Y9:2 doublets=2",
        "pass",
        "Y:yard,Y9,2home/R:4yard R",
    );
    // Others have ended one more turn (C-14).
    leads(
        "Y:Y9,Y9,Y12,home/R:4yard Y:1-1 blockades=Y9:2 doublets=2",
        "pass",
        "Y:yard,Y9,Y9,home/R:4yard R blockades=Y9:3",
    );
    // Due and not broken: the duty stays, the roll is not played.
    leads(
        "Y:Y9,Y9,Y12,home/R:4yard Y:1-1 blockades=Y9:4 doublets=2",
        "pass",
        "Y:yard,Y9,Y9,home/R:4yard R blockades=Y9:4",
    );
}

#[test]
fn c11_singles_may_be_passed_and_dice_played_up_to_a_blockade() {
    exactly(
        "Y:Y6,3home/R:3yard,Y7 Y:3-2",
        &["2 Y6-Y8, 3 Y8-Y11", "3 Y6-Y9, 2 Y9-Y11"],
    );
    exactly("Y:Y6,3home/R:2yard,Y10,Y10 Y:5-2", &["2 Y6-Y8"]);
}

#[test]
fn c19_up_the_own_home_path_and_home_by_exact_count() {
    exactly(
        "Y:B17,3home/R:4yard Y:2-1",
        &["1 B17-Y0, 2 Y0-Yh2", "2 B17-Yh1, 1 Yh1-Yh2"],
    );
    exactly(
        "ring68 Y:B16,3home/R:4yard Y:2-1",
        &["1 B16-Y0, 2 Y0-Yh2", "2 B16-Yh1, 1 Yh1-Yh2"],
    );
    exactly("Y:Yh6,3home/R:4yard Y:4-3", &["pass"]);
    // Home holds everybody's: nobody there is captured.
    leads(
        "Y:yard,Yh6,2home/R:yard,3home Y:6-2",
        "2 Yh6-home",
        "Y:yard,3home/R:yard,3home R",
    );
}
