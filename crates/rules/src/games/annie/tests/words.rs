//! What is said.

use super::*;
use crate::words::Words;

/// The choices of a position in words.
#[track_caller]
fn choices(line: &str, expected: &[&str]) {
    let Position { game, state } = at(line);
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    let words: Vec<_> = actions
        .into_iter()
        .map(|action| game.choice(&state, action))
        .collect();
    assert_eq!(words, expected, "{line}");
}

#[test]
fn choices_say_where_they_lead() {
    choices("15/Y:3/B:0 Y:5-3", &["Forward 2 to 17 (White arrow)"]);
    choices("15/Y:3/B:0 Y:3-5", &["Back 2 to 13 (Sandy and star)"]);
    choices("38/Y:3/B:0 Y:6", &["Forward 2 to 40 (A Happy Ending)"]);
    choices(
        "15/Y:3/B:0 Y:3-3",
        &[
            "Forward 6 to 21 (The White House)",
            "Back 6 to 9 (Give another orphan a star)",
        ],
    );
    choices("2/Y:3/B:0 Y:1-4", &["Back 2 to 0 (Orphanage)"]);
    choices("0/Y:3/B:0 Y:3-5", &["Stay on 0 (Orphanage)"]);
    choices(
        "9/Y:3/B:0/R:0 Y@give",
        &["Give Blue a star", "Give Red a star"],
    );
    choices(
        "8/Y:3/B:0/R:0 R@against",
        &["Roll against Yellow", "Roll against Blue"],
    );
}

#[test]
fn choices_say_what_changes_hands() {
    choices("16/Y:3/B:0 Y@stars:5-4", &["Take 1 star"]);
    choices("16/Y:60/B:1 Y@stars:6-1", &["Take 3 stars"]);
    choices("16/Y:3/B:0 Y@stars:1-6", &["Return 3 stars"]);
    choices("16/Y:3/B:0 Y@stars:2-2", &["Equal: roll again"]);
    choices("8/Y:3/B:1 Y@against-B:5-2", &["Take 1 star from Blue"]);
    choices("8/Y:3/B:1 Y@against-B:2-4", &["Blue takes 2 stars"]);
    choices("8/Y:3/B:1 Y@against-B:2-2", &["Equal: roll again"]);
}

#[test]
fn the_status_says_who_is_to_do_what() {
    for (line, status) in [
        ("15/Y:3/B:0 Y", "Yellow to roll both dice"),
        ("14/Y:3/B:0 Y", "Yellow to roll the red die"),
        ("13/Y:3/B:0 B", "Blue to roll the white die"),
        ("15/Y:3/B:0 Y:5-3", "Yellow to play red 5 and white 3"),
        ("13/Y:3/B:0 Y:5", "Yellow to play white 5"),
        (
            "10/Y:3/B:0 Y@arrow",
            "Yellow to roll the red die for the arrow",
        ),
        ("16/Y:3/B:0 Y@stars", "Yellow to roll both dice for stars"),
        (
            "8/Y:3/B:0 Y@against-B",
            "Yellow to roll both dice against Blue",
        ),
        (
            "8/Y:3/B:0 Y@against",
            "Yellow to choose whom to roll against",
        ),
        ("9/Y:3/B:0 Y@give", "Yellow to choose who is given a star"),
        (
            "40/Y:3/B:3/R:1 - winner=Y,B",
            "Yellow and Blue share the win",
        ),
        ("40/Y:3/B:2 - winner=Y", "Yellow wins"),
    ] {
        let Position { game, state } = at(line);
        assert_eq!(game.status(&state), status, "{line}");
    }
}

#[test]
fn the_log_tells_it_all() {
    assert_eq!(
        log("4/Y:1/B:0 Y:1", "go"),
        [
            "Yellow takes Annie forward to 5 (Go to see Daddy Warbucks)",
            "Annie goes on to 12 (Daddy Warbucks)",
            "Yellow takes 3 stars",
        ]
    );
    assert_eq!(
        log("7/Y:2/B:0 Y:1-6", "go"),
        [
            "Yellow takes Annie back to 2 (Give Miss Hannigan one star)",
            "Yellow returns 1 star",
        ]
    );
    assert_eq!(
        log("9/Y:2/B:0 Y@give", "give B"),
        ["Yellow gives Blue 1 star"]
    );
    assert_eq!(
        log("8/Y:2/B:0 Y@against", "against B"),
        ["Yellow rolls against Blue", "Yellow rolls again"]
    );
    assert_eq!(
        log("0/Y:2/B:0 Y:1-6", "go"),
        ["Annie stays on the Orphanage: to leave, the red die must not be lower than the white"]
    );
    assert_eq!(
        log("39/Y:2/B:2 Y:2-1", "go"),
        [
            "Yellow takes Annie forward to 40 (A Happy Ending)",
            "Yellow and Blue share the win",
        ]
    );
    let game = game("annie");
    let words = |dice: &str| {
        let faces = game.roll_view(dice.parse().expect("a roll"));
        game.sentence(&Event::Rolled {
            seat: crate::seat::Seat(0),
            faces,
        })
    };
    assert_eq!(
        words("5-3").as_deref(),
        Some("Yellow rolls red 5 and white 3")
    );
    assert_eq!(words("4").as_deref(), Some("Yellow rolls 4"));
}
