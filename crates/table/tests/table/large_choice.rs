//! Choices that are shown large over the board.

use table::scene::LargeChoice;
use table::session::Intent;

use crate::desk::Desk;

/// A game of Annie up to a moment, of a person, Blue, after a bot.
fn after(seats: &str, lines: &str) -> Desk {
    Desk::resumed(
        &format!("turnout 1\nruleset annie\nseats {seats}\nopen Y\n{lines}\n"),
        &[],
    )
}

fn large(desk: &Desk) -> Option<LargeChoice> {
    desk.scene().moves.large
}

#[test]
fn which_way_the_token_goes_is_asked_large() {
    let mut desk = after("Y=easy B=person", "Y 5-2: go\nB 4-4:");
    let asked = large(&desk).expect("doubles");
    assert_eq!(asked.question, "Which way?");
    let words: Vec<&str> = asked.ways.iter().map(|way| &*way.words).collect();
    // Not beyond the Orphanage.
    assert_eq!(words, ["Forward 8", "Back 3"]);
    assert_eq!(
        asked.ways[0].label,
        "Forward 8 to 11 (The Mudges). Return three stars."
    );
    assert_eq!(
        asked.ways[1].label,
        "Back 3 to 0 (Orphanage). The street begins here."
    );
    let along = asked.ways.iter().map(|way| (way.along.x, way.along.y));
    assert_eq!(along.collect::<Vec<_>>(), [(1, 0), (-1, 0)]);
    desk.say(Intent::Play(asked.ways[1].id));
    assert!(desk.scene().position.starts_with("annie 0/"));
    assert_eq!(large(&desk), None);
    // A roll without a choice asks nothing.
    assert_eq!(large(&after("Y=easy B=person", "Y 5-2: go\nB 4-3:")), None);
}

#[test]
fn which_player_is_meant_is_asked_large_unless_there_is_only_one() {
    let lines = "Y 5-2: go\nB 6-1: go";
    let asked = large(&after("Y=easy B=person R=easy", lines)).expect("a choice of two");
    assert_eq!(asked.question, "Choose a rival");
    assert_eq!(asked.ways, []);
    let alone = after("Y=easy B=person", lines);
    assert_eq!(large(&alone), None);
}
