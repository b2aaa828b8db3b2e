//! The roll: C-6, C-8 to C-10.

use super::*;
use crate::chance::{Faces, Look};
use crate::seat::Seat;

#[test]
fn c06_each_die_is_a_step_in_either_order() {
    only(
        "Y:G1,yard,2home/R:4yard Y:2-1",
        &["1 G1-G2, 2 G2-G4", "2 G1-G3, 1 G3-G4"],
    );
}

#[test]
fn c06_one_pawn_makes_both_steps_or_two_pawns_one_each() {
    only(
        "Y:G1,R6,2home/R:4yard Y:2-1",
        &[
            "1 G1-G2, 2 G2-G4",
            "1 G1-G2, 2 R6-R8",
            "1 R6-R7, 2 G1-G3",
            "1 R6-R7, 2 R7-R9",
            "2 G1-G3, 1 G3-G4",
            "2 G1-G3, 1 R6-R7",
            "2 R6-R8, 1 G1-G2",
            "2 R6-R8, 1 R8-R9",
        ],
    );
}

#[test]
fn c06_every_landing_must_be_legal() {
    // Green's pawn is safe on G5: the 1 cannot come first.
    only("Y:G4,3home/G:3yard,G5/R:4yard Y:2-1", &["2 G4-G6, 1 G6-G7"]);
    // Where the first step ends a rival is captured.
    leads(
        "Y:G1,3home/R:3yard,G2 Y:2-1",
        "1 G1xG2, 2 G2-G4, +20 -",
        "Y:G4,3home/R:4yard R",
    );
}

#[test]
fn c06_a_throw_comes_before_any_step() {
    let Position { game, state } = at("Y:4yard/R:4yard Y");
    let step = game.parse_step(&state, "5 yard-Y5").expect("a step");
    let refusal = game.refusal(&state, step).expect("nothing was rolled");
    assert_eq!(refusal.facts(), "C-6: Yellow has not rolled yet");
}

#[test]
fn c08_both_dice_if_there_is_a_way() {
    // The 2 on the ring would leave no way for the 4.
    let line = "Y:G1,Yh6,2home/R:2yard,G7,G7 Y:4-2";
    only(line, &["2 Yh6-home, 4 G1-G5", "4 G1-G5, 2 Yh6-home"]);
    refused(
        line,
        "2 G1-G3",
        "C-8: you must use 2 dice, and after this move only 1 could be used. Try another pawn first",
    );
}

#[test]
fn c08_either_die_where_only_one_can_be_played() {
    let line = "Y:G1,yard,2home/R:2yard,G4,G4 Y:2-1";
    only(line, &["1 G1-G2", "2 G1-G3"]);
    leads(line, "2 G1-G3", "Y:yard,G3,2home/R:2yard,G4,G4 R");
}

#[test]
fn c08_entries_come_before_dice() {
    // Without entering both dice could be played, with it only the five: the 6 would lead G7 to a
    // safe rival, and Y5 past a blockade.
    let line = "Y:yard,G7,2home/B:2yard,Y8,Y8/R:4yard/G:3yard,G13 Y:6-5";
    only(line, &["5 yard-Y5"]);
    refused(
        line,
        "5 G7-G12",
        "C-7: you must bring out a pawn with the 5. Bring a pawn out first",
    );
}

#[test]
fn c08_an_entry_with_both_dice_counts_as_two() {
    leads(
        "Y:3yard,G1/R:4yard Y:4-1",
        "1+4 yard-Y5",
        "Y:2yard,Y5,G1/R:4yard R",
    );
}

#[test]
fn c08_a_play_that_wins_counts_as_having_played_all() {
    // The 2 would leave no way to play the 3, and the 3 wins.
    let line = "Y:Yh5,3home/R:4yard Y:3-2";
    only(line, &["3 Yh5-home"]);
    refused(
        line,
        "2 Yh5-Yh7",
        "C-8: this roll can win the game, and this move would stop that. Try another pawn first",
    );
}

#[test]
fn c08_a_win_by_a_bonus_counts_for_forfeited_dice_too() {
    // The twos are forfeited, being barred by a safe rival; the ten wins all the same, and nothing
    // else is as good as the plays with all four.
    let line = "Y:B16,B16,2home/B:3yard,Y0/R:4yard Y:2-2";
    legal(line, &["5 B16-Yh3, 5 Yh3-home, +10 B16-home"]);
    steps(line, "5 B16-Yh3, 5 Yh3-home", &["+10 B16-home"]);
    refused(
        line,
        "5 B16-Yh3, 5 Yh3-home, +10 -",
        "C-8: this roll can win the game, and this move would stop that. Try another pawn first",
    );
}

#[test]
fn c08_each_of_four_counts_as_a_die() {
    let line = "Y:Y10,Yh1,2home/R:4yard Y:6-6";
    let plays = plays(line);
    assert!(plays.iter().all(|play| {
        let dice = play.split(", ").filter(|step| !step.starts_with('+'));
        dice.count() == 4
    }));
    // Three where no way plays four.
    let line = "Y:Yh1,Yh7,2home/R:4yard Y:6-6";
    legal(line, &["1 Yh1-Yh2, 1 Yh7-home, 6 Yh2-home"]);
}

#[test]
fn c08_what_cannot_be_played_is_forfeited_and_nothing_is_a_pass() {
    let line = "Y:4yard/R:4yard Y:6-4";
    only(line, &["pass"]);
    leads(line, "pass", "Y:4yard/R:4yard R");
    let told = at("Y:G1,yard,2home/R:2yard,G4,G4 Y:2-1").events("2 G1-G3");
    let forfeited = Event::Forfeited {
        seat: Seat(0),
        faces: Faces::Dice(vec![1]),
    };
    assert_eq!(told[1..], [forfeited, Event::TurnPasses { to: Seat(2) }]);
    refused(
        "Y:G1,3home/R:4yard Y:2-1",
        "pass",
        "C-8: you cannot pass while a pawn can move",
    );
}

#[test]
fn c08_bonuses_count_for_nothing() {
    // Capturing or not, using the bonus or not: all the same.
    only(
        "Y:G1,3home/R:3yard,G3 Y:2-1",
        &[
            "1 G1-G2, 2 G2-G4",
            "2 G1xG3, 1 G3-G4, +20 -",
            "2 G1xG3, 1 G3-G4, +20 G4-R6",
        ],
    );
}

#[test]
fn c09_doublets_earn_another_throw_played_or_not() {
    leads(
        "Y:G1,yard,2home/R:4yard Y:1-1",
        "1 G1-G2, 1 G2-G3",
        "Y:yard,G3,2home/R:4yard Y doublets=1",
    );
    leads(
        "Y:4yard/R:4yard Y:6-6",
        "pass",
        "Y:4yard/R:4yard Y doublets=1",
    );
    leads(
        "Y:4yard/R:4yard Y:6-6 doublets=1",
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
fn c09_with_an_empty_nest_the_undersides_count() {
    let line = "Y:G1,3home/R:2yard,R7,R7 Y:5-5";
    let plays = plays(line);
    assert_eq!(plays.len(), 6, "{plays:?}");
    assert!(plays.contains(&"2 G1-G3, 5 G3-G8, 2 G8-G10, 5 G10-G15".to_owned()));
    // Fourteen in all.
    for play in plays {
        assert_eq!(
            at(line).after(&play).line(),
            "Y:G15,home,home,home/R:yard,yard,R7,R7 Y doublets=1"
        );
    }
    let dice = at(line).after("2 G1-G3, 5 G3-G8");
    let table = dice.game.dice(&dice.state);
    let looks: Vec<_> = table
        .iter()
        .map(|die| (die.face, die.look, die.spent))
        .collect();
    let expected = [
        (5, Look::Plain, true),
        (5, Look::Plain, false),
        (2, Look::Underside, true),
        (2, Look::Underside, false),
    ];
    assert_eq!(looks, expected);
}

#[test]
fn c09_one_pawn_in_the_nest_leaves_the_undersides_out() {
    let line = "Y:yard,G1,2home/R:4yard Y:6-6";
    only(line, &["6 G1-G7, 6 G7-G13"]);
    assert_eq!(at(line).game.dice(&at(line).state).len(), 2);
    refused(
        line,
        "1 G1-G2",
        "C-9: you had a pawn in the nest when you rolled, so the undersides do not count",
    );
    // Also where it is entered by the roll.
    only(
        "Y:yard,Yh1,2home/R:4yard Y:5-5",
        &[
            "5 Yh1-Yh6, 5 yard-Y5",
            "5 yard-Y5, 5 Y5-Y10",
            "5 yard-Y5, 5 Yh1-Yh6",
        ],
    );
}

#[test]
fn c10_the_third_doublet_sends_the_nearest_home_back() {
    for (line, after) in [
        (
            "Y:Y6,G3,Yh3,home/R:4yard Y:6-6",
            "Y:yard,Y6,G3,home/R:4yard R",
        ),
        ("Y:Y6,G3,2yard/R:4yard Y:5-5", "Y:3yard,Y6/R:4yard R"),
        ("Y:2yard,2home/R:4yard Y:5-5", "Y:2yard,2home/R:4yard R"),
    ] {
        let line = format!("{line} doublets=2");
        only(&line, &["pass"]);
        leads(&line, "pass", after);
    }
    refused(
        "Y:3yard,G3/R:4yard Y:5-5 doublets=2",
        "5 yard-Y5",
        "C-10: that is one doublet too many in a turn: it is not played",
    );
    // Two doublets and another roll are no third doublet.
    leads(
        "Y:G3,3home/R:4yard Y:6-1 doublets=2",
        "1 G3-G4, 6 G4-G10",
        "Y:G10,3home/R:4yard R",
    );
}

#[test]
fn c10_a_blockade_that_loses_the_pawn_is_broken_others_grow() {
    leads(
        "Y:G6,G6,R7,R7/R:4yard Y:3-3 blockades=G6:1,R7:2 doublets=2",
        "pass",
        "Y:yard,G6,G6,R7/R:4yard R blockades=G6:2",
    );
}

#[test]
fn c10_going_back_is_told() {
    let line = "Y:Y6,G3,Yh3,home/R:4yard Y:6-6 doublets=2";
    assert_eq!(
        log(line, "pass"),
        ["One roll too many: Yellow's pawn on Yh3, the nearest home, goes back to the nest"]
    );
    let position = at(line);
    let mut actions = Vec::new();
    position.game.legal_actions(&position.state, &mut actions);
    use crate::words::Words;
    assert_eq!(
        position.game.choice(&position.state, actions[0]),
        "One roll too many: the pawn nearest home goes back to the nest"
    );
    assert_eq!(
        position.game.status(&position.state),
        "Yellow's roll is one too many, and is not played"
    );
}
