//! Winning and points: S-24 and S-27.

use super::*;

/// The points by letters: "R=90 Y=5".
fn points(line: &str) -> String {
    let Position { game, state } = at(line);
    let points = game.points(&state).expect("games are scored").into_iter();
    let each = points.map(|(seat, points)| format!("{}={points}", Sorry::FAMILY.letter(seat)));
    each.collect::<Vec<_>>().join(" ")
}

#[test]
fn s24_the_first_with_four_home_wins() {
    leads(
        "R:Rh5,3home/B:4yard/Y:Yh5,3home/G:4yard R:1",
        "1 Rh5-home",
        "R:4home/B:4yard/Y:Yh5,3home/G:4yard - discard=1 winner=R",
    );
    assert_eq!(
        log("R:Rh5,3home/Y:4yard R:1", "1 Rh5-home"),
        ["Red brings a pawn from Rh5 home with a 1", "Red wins"]
    );
    // After a 2 that wins nothing more is drawn.
    leads(
        "R:Rh4,3home/Y:4yard R:2",
        "2 Rh4-home",
        "R:4home/Y:4yard - discard=2 winner=R",
    );
    no_position("R:4home/Y:4yard R", "S-24");
    no_position("R:4home/Y:4yard - winner=Y", "S-24");
    no_position("R:4home/Y:4home - winner=R", "S-24");
    refused(
        "R:4home/Y:4yard - winner=R",
        "1 Rh5-home",
        "S-24: the game is over",
    );
}

#[test]
fn s27_everybody_gets_5_for_each_own_pawn_home() {
    assert_eq!(
        points("R:2home,2yard/B:home,3yard/Y:4yard/G:3home,yard R"),
        "R=10 B=5 Y=0 G=15"
    );
}

#[test]
fn s27_the_winner_also_for_opponents_pawns_that_are_not() {
    // 4 x 5 own, 1 + 2 of others away, somebody has three home.
    assert_eq!(
        points("R:4home/B:3home,yard/Y:2home,2yard - winner=R"),
        "R=35 B=15 Y=10"
    );
}

#[test]
fn s27_and_the_highest_of_three_sums_by_what_each_opponent_has_home() {
    assert_eq!(
        points("R:4home/B:2home,2yard/Y:home,3yard - winner=R"),
        "R=70 B=10 Y=5"
    );
    assert_eq!(
        points("R:4home/B:home,3yard/Y:home,3yard - winner=R"),
        "R=100 B=5 Y=5"
    );
    assert_eq!(
        points("R:4home/B:4yard/Y:4yard - winner=R"),
        "R=160 B=0 Y=0"
    );
}

#[test]
fn s27_partners_score_as_one_but_the_sums_look_at_each_opponent() {
    assert_eq!(
        points("partners R:4home/B:2home,2yard/Y:4home/G:home,3yard - winner=R,Y"),
        "R=90 B=15 Y=90 G=15"
    );
    // Three at home with one opponent: no further sum.
    assert_eq!(
        points("partners R:4home/B:3home,yard/Y:4home/G:4yard - winner=R,Y"),
        "R=65 B=15 Y=65 G=15"
    );
}
