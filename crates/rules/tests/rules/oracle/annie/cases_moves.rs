//! Positions about the roll, Annie's way and the spaces that move her on, with the answers derived
//! by hand from the rules.

use super::board::{self, Action, Beside};
use super::plays;
use std::collections::{BTreeMap, BTreeSet};

/// These plays and no others, each with the line it leads to (the ruleset left out of both).
pub(super) fn exactly(position: &str, expected: &[(&str, &str)]) {
    let found =
        plays(&format!("annie {position}")).unwrap_or_else(|error| panic!("{position}: {error}"));
    let expected: BTreeMap<String, String> = expected
        .iter()
        .map(|(play, result)| (play.to_string(), format!("annie {result}")))
        .collect();
    assert_eq!(found, expected, "{position}");
}

/// The one play is `go`, and leads there.
pub(super) fn goes(position: &str, result: &str) {
    exactly(position, &[("go", result)]);
}

/// There is nothing to decide in this position.
fn undecided(position: &str) {
    assert!(plays(&format!("annie {position}")).is_err(), "{position}");
}

#[test]
fn a1_the_track_as_it_is_printed() {
    let numbers: Vec<String> = (0..=40).map(|number: u32| number.to_string()).collect();
    assert_eq!(board::TRACK.map(|(number, ..)| number).to_vec(), numbers);
    let with = |die: &str| {
        let spaces = board::TRACK.iter().filter(|(.., beside)| *beside == die);
        spaces.map(|(number, ..)| *number).collect::<Vec<_>>()
    };
    assert_eq!(with("red"), ["4", "11", "14", "22", "31", "34", "38"]);
    assert_eq!(with("white"), ["13", "23", "32"]);
    let said: BTreeSet<&str> = board::TRACK.iter().map(|(_, words, _)| *words).collect();
    for (words, times) in [
        ("Orphanage", 1),
        ("Sandy and star", 5),
        ("Star for the other orphans", 3),
        ("Red arrow", 3),
        ("White arrow", 4),
        ("Give another orphan a star", 3),
        ("Roll for stars", 4),
        ("Give Miss Hannigan one star", 3),
        ("The Mudges", 3),
        ("Roll against an orphan", 3),
        ("A Happy Ending", 1),
    ] {
        assert!(said.contains(words));
        let spaces = board::TRACK.iter().filter(|(_, text, _)| *text == words);
        assert_eq!(spaces.count(), times, "{words}");
    }
    // The others are the four places and the ways there.
    let going = said.iter().filter(|words| words.starts_with("Go to"));
    assert_eq!(going.count(), 4);
    assert_eq!(said.len(), 11 + 4 + 4);
}

#[test]
fn a2_turns_pass_to_the_left_from_seat_to_seat() {
    let after = |mover: &str| {
        let all = plays(&format!(
            "annie 16/Y:1/B:1/R:1/G:1/O:1/P:1 {mover}@stars:4-3"
        ));
        all.unwrap()["go"].clone()
    };
    assert_eq!(after("Y"), "annie 16/Y:2/B:1/R:1/G:1/O:1/P:1 B");
    assert_eq!(after("B"), "annie 16/Y:1/B:2/R:1/G:1/O:1/P:1 R");
    assert_eq!(after("R"), "annie 16/Y:1/B:1/R:2/G:1/O:1/P:1 G");
    assert_eq!(after("G"), "annie 16/Y:1/B:1/R:1/G:2/O:1/P:1 O");
    assert_eq!(after("O"), "annie 16/Y:1/B:1/R:1/G:1/O:2/P:1 P");
    assert_eq!(after("P"), "annie 16/Y:1/B:1/R:1/G:1/O:1/P:2 Y");
    // Seats that nobody has are skipped.
    goes("16/B:1/O:1 B@stars:4-3", "16/B:2/O:1 O");
    goes("16/B:1/O:1 O@stars:4-3", "16/B:1/O:2 B");
}

#[test]
fn a3_a_red_die_goes_forward_by_its_number() {
    goes("11/Y:3/B:0 Y:1", "12/Y:6/B:0 B");
    goes("4/Y:3/B:0 Y:3", "7/Y:4/B:1 B");
    goes("38/Y:3/B:0 B:1", "39/Y:3/B:0 Y");
    undecided("4/Y:3/B:0 Y:3-2");
    undecided("4/Y:3/B:0 Y");
}

#[test]
fn a3_a_white_die_goes_backward_by_its_number() {
    goes("13/Y:3/B:0 Y:1", "12/Y:6/B:0 B");
    goes("32/Y:3/B:0 Y:6", "26/Y:0/B:0 B");
    goes("23/Y:3/B:0 Y:2", "21/Y:6/B:0 B");
    undecided("13/Y:3/B:0 Y:3-2");
}

#[test]
fn a4_with_both_dice_the_difference() {
    goes("21/Y:3/B:0 Y:4-3", "22/Y:4/B:1 B");
    goes("21/Y:3/B:0 Y:6-1", "26/Y:0/B:0 B");
    goes("21/Y:3/B:0 Y:1-4", "18/Y:2/B:0 B");
    goes("19/Y:3/B:0 Y:1-6", "14/Y:3/B:1 B");
    undecided("21/Y:3/B:0 Y:4");
}

#[test]
fn a4_equal_dice_leave_the_way_to_the_player() {
    exactly(
        "21/Y:3/B:0 Y:2-2",
        &[
            ("forward", "25/Y:3/B:0 Y@stars"),
            ("backward", "17/Y:3/B:0 Y@arrow"),
        ],
    );
    exactly(
        "12/Y:3/B:0/R:8 R:6-6",
        &[
            ("forward", "30/Y:3/B:0/R:11 Y"),
            ("backward", "0/Y:3/B:0/R:8 Y"),
        ],
    );
    // The sum is more than is needed.
    exactly(
        "39/Y:3/B:5 Y:1-1",
        &[
            ("forward", "40/Y:3/B:5 - winner=B"),
            ("backward", "37/Y:6/B:5 B"),
        ],
    );
}

#[test]
fn a5_on_the_orphanage_nobody_goes_back_or_chooses() {
    goes("0/Y:3/B:0 Y:2-1", "1/Y:4/B:1 B");
    goes("0/Y:3/B:0 Y:6-1", "12/Y:6/B:0 B");
    goes("0/Y:3/B:0 Y:3-4", "0/Y:3/B:0 B");
    goes("0/Y:3/B:0 Y:1-6", "0/Y:3/B:0 B");
    goes("0/Y:3/B:0 Y:1-1", "2/Y:2/B:0 B");
    goes("0/Y:3/B:0 Y:4-4", "8/Y:3/B:0 Y@against");
    goes("0/Y:3/B:0 Y:6-6", "12/Y:6/B:0 B");
}

#[test]
fn a6_back_to_the_orphanage_or_beyond_stops_there() {
    goes("3/Y:3/B:0 Y:1-4", "0/Y:3/B:0 B");
    goes("3/Y:3/B:0 Y:1-5", "0/Y:3/B:0 B");
    goes("1/Y:3/B:0 Y:1-6", "0/Y:3/B:0 B");
    // By an arrow too.
    goes("6/Y:3/B:0 Y@arrow:6", "0/Y:3/B:0 B");
    goes("6/Y:3/B:0 Y@arrow:5", "1/Y:4/B:1 B");
    exactly(
        "8/Y:3/B:0 Y:5-5",
        &[("forward", "18/Y:2/B:0 B"), ("backward", "0/Y:3/B:0 B")],
    );
}

#[test]
fn a6_a_happy_ending_ends_the_game_in_any_way() {
    goes("38/Y:3/B:0 Y:2", "40/Y:3/B:0 - winner=Y");
    goes("38/Y:3/B:0 Y:6", "40/Y:3/B:0 - winner=Y");
    goes("34/Y:3/B:4 Y:6", "40/Y:3/B:4 - winner=B");
    goes("39/Y:3/B:0 Y:2-1", "40/Y:3/B:0 - winner=Y");
    goes("37/Y:3/B:0 Y:6-1", "40/Y:3/B:0 - winner=Y");
    goes("36/Y:3/B:0 Y:6-2", "40/Y:3/B:0 - winner=Y");
    goes("36/Y:3/B:0 Y:5-2", "39/Y:3/B:0 Y@give");
    exactly(
        "28/Y:3/B:0 Y:6-6",
        &[
            ("forward", "40/Y:3/B:0 - winner=Y"),
            ("backward", "16/Y:3/B:0 Y@stars"),
        ],
    );
    undecided("40/Y:3/B:0 - winner=Y");
}

#[test]
fn a7_the_action_is_done_once() {
    // The space left behind does nothing any more.
    goes("35/Y:3/B:0 Y:3-4", "34/Y:2/B:0 B");
    goes("8/Y:3/B:0 B:3-4", "7/Y:4/B:1 Y");
    // What Annie passes does nothing.
    goes("14/Y:3/B:0 Y:4", "18/Y:2/B:0 B");
}

#[test]
fn a9_a_red_arrow_goes_forward_by_the_red_die() {
    goes("9/Y:3/B:0 Y:4-3", "10/Y:3/B:0 Y@arrow");
    goes("10/Y:3/B:0 Y@arrow:1", "11/Y:0/B:0 B");
    goes("10/Y:3/B:0 Y@arrow:2", "12/Y:6/B:0 B");
    goes("20/Y:3/B:0 Y@arrow:2", "22/Y:4/B:1 B");
    goes("29/Y:3/B:0 Y@arrow:6", "35/Y:3/B:0 Y@stars");
    undecided("10/Y:3/B:0 Y@arrow");
    undecided("10/Y:3/B:0 Y@arrow:2-1");
}

#[test]
fn a9_a_white_arrow_goes_backward_by_the_white_die() {
    goes("18/Y:3/B:0 Y:3-4", "17/Y:3/B:0 Y@arrow");
    goes("17/Y:3/B:0 Y@arrow:1", "16/Y:3/B:0 Y@stars");
    goes("27/Y:3/B:0 Y@arrow:6", "21/Y:6/B:0 B");
    goes("36/Y:3/B:0 Y@arrow:4", "32/Y:4/B:1 B");
}

#[test]
fn a9_arrows_may_follow_one_another() {
    // They may by the rule; on this track none lies within a die of another, in its direction.
    let arrows: Vec<usize> = (0..=40)
        .filter(|number| board::TRACK[*number].1.ends_with("arrow"))
        .collect();
    assert_eq!(arrows, [6, 10, 17, 20, 27, 29, 36]);
    for number in arrows.iter().copied() {
        let red = board::TRACK[number].1.starts_with("Red");
        for die in 1..=6 {
            let reached = if red {
                number + die
            } else {
                number.saturating_sub(die)
            };
            assert!(!arrows.contains(&reached), "{number} {die}");
        }
    }
}

#[test]
fn a14_the_place_gone_to_gives_three_once() {
    goes("4/Y:3/B:0 Y:1", "12/Y:6/B:0 B");
    goes("14/Y:3/B:0 Y:1", "21/Y:6/B:0 B");
    goes("22/Y:3/B:0 Y:2", "30/Y:6/B:0 B");
    goes("31/Y:3/B:0 Y:2", "37/Y:6/B:0 B");
    // Backward to it as well, and by an arrow.
    goes("16/Y:3/B:0 Y:1-2", "21/Y:6/B:0 B");
    goes("7/Y:3/B:0 Y:1-3", "12/Y:6/B:0 B");
    goes("10/Y:3/B:0 Y@arrow:5", "21/Y:6/B:0 B");
    goes("36/Y:3/B:0 Y@arrow:3", "37/Y:6/B:0 B");
    goes("6/Y:3/B:0 Y@arrow:1", "12/Y:6/B:0 B");
    // No more than there is.
    goes("4/Y:3/B:59 Y:1", "12/Y:5/B:59 B");
}

#[test]
fn a14_her_new_space_counts_for_the_next_turn() {
    // Nothing is beside any of the four places: both dice.
    for (number, ..) in board::TRACK {
        if let Action::GoTo(place) = board::action(number) {
            assert_eq!(board::action(place), Action::TakeThree);
            assert_eq!(board::beside(place), Beside::Nothing);
        }
    }
    goes("12/Y:6/B:0 B:2-1", "13/Y:7/B:1 Y");
}
