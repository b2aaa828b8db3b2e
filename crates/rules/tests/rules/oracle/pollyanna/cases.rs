//! The printed worked example, and positions about entering, moving, blockades and captures, with
//! the answers derived by hand. `3yard` is short for `yard,yard,yard`.

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

/// All legal plays of a position with the edition left out.
pub(super) fn all(position: &str) -> BTreeMap<String, String> {
    let ruleset = if position.matches('/').count() == 3 && position.starts_with("partners ") {
        position.replace("partners ", "pollyanna-1951+partners ")
    } else {
        format!("pollyanna-1951 {position}")
    };
    plays(&long(&ruleset)).unwrap_or_else(|error| panic!("{position}: {error}"))
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

const EXAMPLE: &str = "Y:3yard,Y6/R:Y3,Y9,Y9,home/B:2yard,Y8,Yt5";

/// The plays of Red in the printed example with this roll.
fn example(throw: &str) -> BTreeMap<String, String> {
    all(&format!("{EXAMPLE} {throw}"))
}

/// How many Red pawns stand on Y9 in a result.
fn on_y9(result: &str) -> usize {
    result.matches("Y9").count()
}

#[test]
fn example_yellow_cannot_play_the_three() {
    let before = "Y:4yard/R:Y3,Y9,Y9,home/B:2yard,Y8,Yt5";
    let throw = format!("{before} Y:6-3");
    exactly(&throw, &["6 yard-Y6"]);
    leads(&throw, "6 yard-Y6", &format!("{EXAMPLE} R"));
    // With 6-2 it captures on Y8; the 10 cannot pass Y9 and is lost (P-30).
    let throw = format!("{before} Y:6-2");
    exactly(&throw, &["6 yard-Y6, 2 Y6xY8"]);
    let after = "Y:3yard,Y8/R:Y3,Y9,Y9,home/B:3yard,Yt5 R";
    leads(&throw, "6 yard-Y6, 2 Y6xY8", after);
}

#[test]
fn example_what_the_single_red_can_do() {
    let begins = |throw: &str, step: &str| example(throw).keys().any(|play| play.starts_with(step));
    assert!(begins("R:5-5", "5 Y3xY8"));
    assert!(begins("R:3-3", "3 Y3-Yt1"));
    assert!(begins("R:4-1", "4 Y3-Yt2"));
    assert!(begins("R:5-1", "5 Y3-Yt3"));
    assert!(begins("R:6-1", "6 Y3-Yt4"));
    assert!(begins("R:6-1", "6 Y3-Y9"));
    for high in 3..=6 {
        let all = example(&format!("R:{high}-3"));
        assert!(
            !all.keys()
                .any(|play| play.contains("3 Y3-Y6") || play.contains("3 Y3xY6"))
        );
    }
}

#[test]
fn example_a_sum_of_six_or_less_can_leave_the_pair_alone() {
    for high in 1..=6 {
        for low in 1..=high {
            if high + low <= 6 {
                let all = example(&format!("R:{high}-{low}"));
                assert!(
                    all.values().any(|result| on_y9(result) >= 2),
                    "{high}-{low}"
                );
            }
        }
    }
    // 1-2 only by way of the turnout: Y6 is Yellow's safe start (P-25).
    for (play, result) in example("R:2-1") {
        assert!(on_y9(&result) < 2 || play.contains("Yt"), "{play}");
    }
}

#[test]
fn example_a_six_and_another_keeps_two_there() {
    for low in 1..=5 {
        let all = example(&format!("R:6-{low}"));
        let kept = all.iter().filter(|(play, result)| {
            play.starts_with(&format!("6 Y3-Y9, {low} Y9")) && on_y9(result) == 2
        });
        assert!(kept.count() > 0, "6-{low}");
    }
}

#[test]
fn example_where_the_pair_is_broken() {
    for throw in ["R:5-2", "R:4-3", "R:5-3", "R:5-4"] {
        for (play, result) in example(throw) {
            assert!(on_y9(&result) < 2, "{throw}: {play}");
        }
    }
    leads(
        &format!("{EXAMPLE} R:4-4"),
        "4 Y9-Y13, 4 Y9-Y13",
        "Y:3yard,Y6/R:Y3,Y13,Y13,home/B:2yard,Y8,Yt5 R",
    );
    leads(
        &format!("{EXAMPLE} R:5-5"),
        "5 Y9-Y14, 5 Y9-Y14",
        "Y:3yard,Y6/R:Y3,Y14,Y14,home/B:2yard,Y8,Yt5 R",
    );
    leads(
        &format!("{EXAMPLE} R:6-6"),
        "6 Y9-G0, 6 Y9-G0",
        "Y:3yard,Y6/R:Y3,G0,G0,home/B:2yard,Y8,Yt5 R",
    );
}

#[test]
fn example_a_pair_on_ten_closes_the_turnout_too() {
    // From Yt5 a 3 lands on Y10, a 4 passes it.
    exactly(
        "Y:4yard/R:Y3,Y9,Y9,home/B:3home,Yt5 B:4-3",
        &["3 Yt5-Y10, 4 Y10-Y14", "4 Yt5-Y11, 3 Y11-Y14"],
    );
    exactly("Y:4yard/R:Y3,Y10,Y10,home/B:3home,Yt5 B:4-3", &["pass"]);
}

#[test]
fn example_the_corner_counts() {
    leads(
        "Y:4yard/R:4yard Y:6-4",
        "6 yard-Y6, 4 Y6-Y10",
        "Y:3yard,Y10/R:4yard R",
    );
    leads(
        "Y:3home,Y10/R:4yard Y:6-1",
        "6 Y10-G1, 1 G1-G2",
        "Y:G2,3home/R:4yard R",
    );
}

#[test]
fn p12_enters_with_six_or_a_sum_of_six_only() {
    exactly("Y:4yard/R:4yard Y:6-3", &["6 yard-Y6, 3 Y6-Y9"]);
    leads(
        "Y:4yard/R:4yard Y:4-2",
        "2+4 yard-Y6",
        "Y:3yard,Y6/R:4yard R",
    );
    exactly("Y:4yard/R:4yard Y:5-1", &["1+5 yard-Y6"]);
    exactly("Y:4yard/R:4yard Y:5-4", &["pass"]);
    leads("Y:4yard/R:4yard Y:5-4", "pass", "Y:4yard/R:4yard R");
}

#[test]
fn p13_entering_is_compulsory() {
    exactly("Y:yard,Y9,2home/R:4yard Y:4-2", &["2+4 yard-Y6"]);
    exactly("Y:4yard/R:4yard Y:6-6", &["6 yard-Y6, 6 yard-Y6"]);
    leads(
        "Y:4yard/R:4yard Y:6-6",
        "6 yard-Y6, 6 yard-Y6",
        "Y:2yard,Y6,Y6/R:4yard Y",
    );
    // One in the yard: the other six is an ordinary one (P-14), before or after.
    exactly("Y:yard,3home/R:4yard Y:6-6", &["6 yard-Y6, 6 Y6-Y12"]);
    let both = ["6 yard-Y6, 6 Y6-Y12", "6 Y6-Y12, 6 yard-Y6"];
    exactly("Y:2yard,Y6,Y6/R:4yard Y:6-6", &both);
}

#[test]
fn p14_a_closed_start_makes_ordinary_dice() {
    exactly(
        "Y:3yard,G3/R:2yard,Y6,Y6 Y:5-1",
        &[
            "1 G3-G4, 5 G4-G9",
            "1 G3-G4, 5 G4-Gt4",
            "5 G3-G8, 1 G8-G9",
            "5 G3-Gt3, 1 Gt3-Gt4",
        ],
    );
    exactly(
        "Y:G0,3home/R:4yard Y:6-1",
        &[
            "1 G0-G1, 6 G1-G7",
            "1 G0-G1, 6 G1-Gt2",
            "6 G0-G6, 1 G6-G7",
            "6 G0-Gt1, 1 Gt1-Gt2",
        ],
    );
}

#[test]
fn p15_entries_count_over_all_orders() {
    // Three of one's own close the start until one of them has gone.
    exactly("Y:yard,Y6,Y6,Y6/R:4yard Y:6-1", &["1 Y6-Y7, 6 yard-Y6"]);
    exactly("Y:yard,Y6,Y6,Y6/R:4yard Y:6-6", &["6 Y6-Y12, 6 yard-Y6"]);
    // With the sum there is no other die to open it with.
    exactly("Y:yard,Y6,Y6,Y6/R:Y8,Y8,2home Y:4-2", &["pass"]);
}

#[test]
fn p15_entries_count_before_dice() {
    // 6 G1-G7 and then 5 G7-G12 would play both dice; entering leaves the 5 unplayable, because Y11
    // is closed (P-20), G6 safe (P-25) and Gt1 taken (P-23).
    let position = "Y:yard,G1,2home/G:3yard,G6/R:yard,Y11,Y11,Gt1/B:4yard Y:6-5";
    exactly(position, &["6 yard-Y6"]);
    leads(
        position,
        "6 yard-Y6",
        "Y:Y6,G1,2home/G:3yard,G6/R:yard,Y11,Y11,Gt1/B:4yard G",
    );
}

#[test]
fn p16_doublets_throw_again_only_with_both_played() {
    leads(
        "Y:4yard/R:4yard Y:3-3",
        "3+3 yard-Y6",
        "Y:3yard,Y6/R:4yard Y",
    );
    leads("Y:4yard/R:4yard Y:4-4", "pass", "Y:4yard/R:4yard R");
    // One 3 only: behind G4 stands a blockade on G5.
    leads(
        "Y:3home,G1/R:2yard,G5,G5 Y:3-3",
        "3 G1-G4",
        "Y:G4,3home/R:2yard,G5,G5 R",
    );
    leads(
        "Y:Yh2,3home/R:4yard Y:2-2",
        "2 Yh2-Yh4, 2 Yh4-Yh6",
        "Y:Yh6,3home/R:4yard Y",
    );
}

#[test]
fn p20_and_p22_own_pair_in_front() {
    exactly(
        "Y:Y8,Y9,Y9,home/R:4yard Y:3-1",
        &[
            "1 Y8-Y9, 3 Y9-Y12",
            "1 Y9-Y10, 3 Y8-Y11",
            "1 Y9-Y10, 3 Y9-Y12",
            "1 Y9-Y10, 3 Y10-Y13",
            "3 Y9-Y12, 1 Y8-Y9",
            "3 Y9-Y12, 1 Y9-Y10",
            "3 Y9-Y12, 1 Y12-Y13",
        ],
    );
    // Three is the most, for their owner too.
    exactly(
        "Y:Y8,Y9,Y9,Y9/R:4yard Y:1-1",
        &[
            "1 Y9-Y10, 1 Y8-Y9",
            "1 Y9-Y10, 1 Y9-Y10",
            "1 Y9-Y10, 1 Y10-Y11",
        ],
    );
}

#[test]
fn p23_turnouts_are_single_file() {
    exactly(
        "Y:Gt2,Gt4,2home/R:4yard Y:2-1",
        &[
            "1 Gt2-Gt3, 2 Gt4-Gt6",
            "1 Gt4-Gt5, 2 Gt5-Gt7",
            "1 Gt4-Gt5, 2 Gt2-Gt4",
            "2 Gt4-Gt6, 1 Gt2-Gt3",
            "2 Gt4-Gt6, 1 Gt6-Gt7",
        ],
    );
    // A rival there is neither passed nor captured.
    exactly("Y:Gt2,3home/R:3yard,Gt4 Y:3-2", &["pass"]);
}

#[test]
fn p24_what_a_blockade_closes() {
    exactly("Y:Gt7,3home/R:2yard,G10,G10 Y:3-1", &["pass"]);
    exactly("Y:G4,3home/R:2yard,G5,G5 Y:6-2", &["pass"]);
    let turnout = ["3 G5-Gt3, 4 Gt3-Gt7", "4 G5-Gt4, 3 Gt4-Gt7"];
    exactly("Y:G5,3home/R:2yard,G7,G7 Y:4-3", &turnout);
    // On the entrance: no way home, not even past it.
    exactly("Y:B13,3home/R:2yard,Y0,Y0 Y:3-2", &["pass"]);
    // One's own pair there may be joined, not passed.
    exactly(
        "Y:B13,Y0,Y0,home/R:4yard Y:2-2",
        &[
            "2 B13-Y0, 2 Y0-Yh2",
            "2 Y0-Yh2, 2 B13-Y0",
            "2 Y0-Yh2, 2 Yh2-Yh4",
        ],
    );
    // From the middle of a blockade a pawn goes on freely.
    exactly(
        "Y:G5,G5,2home/R:2yard,G6,G6 Y:1-1",
        &["1 G5-Gt1, 1 Gt1-Gt2"],
    );
}

#[test]
fn p25_a_safe_pawn_may_be_passed_but_not_landed_on() {
    exactly(
        "Y:R4,3home/R:3yard,R6 Y:2-1",
        &[
            "1 R4-R5, 2 R5-R7",
            "1 R4-R5, 2 R5-Rt2",
            "2 R4-Rt1, 1 Rt1-Rt2",
        ],
    );
    exactly("Y:G14,3home/R:3yard,R0 Y:1-1", &["pass"]);
    // The colour protects its own only.
    let position = "Y:G14,3home/G:3yard,R0/R:4yard Y:1-1";
    exactly(
        position,
        &[
            "1 G14xR0, +10 -, 1 R0-R1",
            "1 G14xR0, +10 R0-R10, 1 R10-R11",
            "1 G14xR0, +10 R0-Rt5, 1 Rt5-Rt6",
        ],
    );
    leads(
        position,
        "1 G14xR0, +10 -, 1 R0-R1",
        "Y:R1,3home/G:4yard/R:4yard Y",
    );
}

#[test]
fn p29_entering_captures_and_p30_the_ten_enters_nobody() {
    let position = "Y:4yard/R:3yard,Y6 Y:6-5";
    exactly(
        position,
        &[
            "6 yardxY6, +10 -, 5 Y6-Y11",
            "6 yardxY6, +10 Y6-G1, 5 G1-G6",
            "6 yardxY6, +10 Y6-G1, 5 G1-Gt1",
        ],
    );
    leads(
        position,
        "6 yardxY6, +10 -, 5 Y6-Y11",
        "Y:3yard,Y11/R:4yard R",
    );
    exactly(
        "Y:4yard/R:3yard,Y6 Y:4-2",
        &["2+4 yardxY6, +10 -", "2+4 yardxY6, +10 Y6-G1"],
    );
}

#[test]
fn p30_a_reward_may_earn_another() {
    let position = "Y:Y7,3home/R:2yard,Y8,G3 Y:1-1";
    exactly(
        position,
        &[
            "1 Y7xY8, +10 -, 1 Y8-Y9",
            "1 Y7xY8, +10 Y8xG3, +10 -, 1 G3-G4",
            "1 Y7xY8, +10 Y8xG3, +10 G3-G10, 1 G10-G11",
            "1 Y7xY8, +10 Y8xG3, +10 G3-G13, 1 G13-G14",
        ],
    );
    let end = "Y:G11,3home/R:4yard Y";
    leads(position, "1 Y7xY8, +10 Y8xG3, +10 G3-G10, 1 G10-G11", end);
}

#[test]
fn p30_what_cannot_be_moved_is_not_offered() {
    // From B14 it is eight to home.
    exactly("Y:B13,3home/R:3yard,B14 Y:1-1", &["1 B13xB14, 1 B14-Y0"]);
}
