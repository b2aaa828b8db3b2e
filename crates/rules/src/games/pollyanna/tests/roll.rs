//! The roll: P-11, P-15 to P-17.

use super::*;
use crate::chance::Faces;
use crate::event::Event;
use crate::seat::Seat;

#[test]
fn p11_each_die_is_a_step_in_either_order() {
    only(
        "Y:G1,3home/R:4yard Y:2-1",
        &["1 G1-G2, 2 G2-G4", "2 G1-G3, 1 G3-G4"],
    );
}

#[test]
fn p11_one_pawn_makes_both_steps_or_two_pawns_one_each() {
    only(
        "Y:G1,R7,2home/R:4yard Y:2-1",
        &[
            "1 G1-G2, 2 G2-G4",
            "1 G1-G2, 2 R7-R9",
            "1 R7-R8, 2 G1-G3",
            "1 R7-R8, 2 R8-R10",
            "2 G1-G3, 1 G3-G4",
            "2 G1-G3, 1 R7-R8",
            "2 R7-R9, 1 G1-G2",
            "2 R7-R9, 1 R9-R10",
        ],
    );
}

#[test]
fn p11_where_one_pawn_makes_both_each_landing_must_be_legal() {
    // G6 is Green's start, where its pawn is safe: only the 1 can come first on Broadway.
    only(
        "Y:G4,3home/G:3yard,G6/R:4yard Y:2-1",
        &[
            "1 G4-G5, 2 G5-G7",
            "1 G4-G5, 2 G5-Gt2",
            "2 G4-Gt1, 1 Gt1-Gt2",
        ],
    );
    // Neither die can come first.
    only("Y:G1,3home/R:2yard,G2,G2 Y:2-1", &["pass"]);
}

#[test]
fn p11_a_rival_on_the_first_landing_is_captured() {
    let line = "Y:G1,3home/R:3yard,G2 Y:2-1";
    only(
        line,
        &[
            "1 G1xG2, +10 -, 2 G2-G4",
            "1 G1xG2, +10 G2-G12, 2 G12-G14",
            "1 G1xG2, +10 G2-Gt7, 2 Gt7-G11",
            "2 G1-G3, 1 G3-G4",
        ],
    );
    leads(line, "1 G1xG2, +10 -, 2 G2-G4", "Y:G4,3home/R:4yard R");
}

#[test]
fn p11_a_throw_comes_before_any_step() {
    refused(
        "Y:4yard/R:4yard Y:5-4",
        "6 yard-Y6",
        "P-11: no 6 was rolled",
    );
    let Position { game, state } = at("Y:4yard/R:4yard Y");
    let step = game.parse_step(&state, "6 yard-Y6").expect("a step");
    let refusal = game.refusal(&state, step).expect("nothing was rolled");
    assert_eq!(refusal.facts(), "P-11: Yellow has not rolled yet");
}

#[test]
fn p15_both_dice_if_there_is_a_way_by_order() {
    // The 2 first would leave the 6, which must enter; only the entered pawn can play the 2.
    only("Y:3yard,G1/R:2yard,G3,G3 Y:6-2", &["6 yard-Y6, 2 Y6-Y8"]);
    // The 1 first stops before the blockade; only the 3 first leaves a way for the 1.
    only(
        "Y:G9,Yh4,2home/R:2yard,G12,G12 Y:3-1",
        &["1 G9-G10, 3 Yh4-home", "3 Yh4-home, 1 G9-G10"],
    );
}

#[test]
fn p15_both_dice_if_there_is_a_way_by_choice() {
    // After 2 Yh3-Yh5 nothing could play the 4.
    let line = "Y:G1,Yh3,2home/R:2yard,G4,G4 Y:4-2";
    only(line, &["2 G1-G3, 4 Yh3-home", "4 Yh3-home, 2 G1-G3"]);
    refused(
        line,
        "2 Yh3-Yh5",
        "P-15: you must use both dice if you can, and after this move only one could be used. Try another pawn first",
    );
}

#[test]
fn p15_what_a_die_could_do_before_the_other_is_no_way() {
    // After 4 G1-G5 the pawn can no longer play the 2 that it could have played from G1.
    only(
        "Y:G1,R4,2home/R:yard,G7,G7,R6/B:2yard,Gt2,Rt1 Y:4-2",
        &["2 G1-G3, 4 R4-R8", "4 R4-R8, 2 G1-G3", "4 R4-R8, 2 R8-R10"],
    );
    // After 3 B13-Yh1 the pawn on Yh1 is in the way of the 4 from B14.
    only(
        "Y:B13,B14,Yh5,home/R:4yard Y:4-3",
        &["4 B14-Yh3, 3 B13-Yh1"],
    );
}

#[test]
fn p15_both_dice_if_there_is_a_way_by_taking_the_reward() {
    // The 4 is barred for both pawns until the reward takes one beyond Red's start.
    let line = "Y:G1,R2,2home/R:2yard,R6,G2/B:yard,G5,G5,Rt1 Y:4-1";
    only(line, &["1 G1xG2, +10 R2-R12, 4 R12-B1", "1 R2-R3, 4 R3-R7"]);
    refused(
        line,
        "1 G1xG2, +10 -",
        "P-15: you must use the 4 if you can, and after this move no pawn could use it. Try another pawn first",
    );
}

#[test]
fn p15_both_dice_if_there_is_a_way_by_declining_the_reward() {
    let line = "Y:yard,B11,2home/G:3yard,B12/R:4yard Y:4-1";
    only(line, &["1 B11xB12, +10 -, 4 B12-Yh1", "4 B11-Y0, 1 Y0-Yh1"]);
    refused(
        line,
        "1 B11xB12, +10 B12-home",
        "P-15: you must use the 4 if you can, and after this move no pawn could use it. Try another pawn first",
    );
}

#[test]
fn p15_either_die_where_only_one_can_be_played() {
    only("Y:G1,3home/R:2yard,G4,G4 Y:2-1", &["1 G1-G2", "2 G1-G3"]);
    only("Y:Yh2,Yh4,2home/R:4yard Y:4-1", &["1 Yh2-Yh3", "1 Yh4-Yh5"]);
    leads(
        "Y:G1,3home/R:2yard,G4,G4 Y:2-1",
        "2 G1-G3",
        "Y:G3,3home/R:2yard,G4,G4 R",
    );
}

#[test]
fn p15_entries_come_before_dice() {
    // Without entering both dice could be played, with it only the six.
    let line = "Y:yard,G4,2home/G:3yard,G6/R:2yard,Y7,Y7/B:3yard,Gt1 Y:6-2";
    only(line, &["6 yard-Y6"]);
    refused(
        line,
        "6 G4-G10",
        "P-13: you must start a pawn with the 6. Start a pawn first",
    );
}

#[test]
fn p15_an_entry_with_both_dice_counts_as_both() {
    // No other play is needed, and none is left.
    leads(
        "Y:3yard,G1/R:4yard Y:5-1",
        "1+5 yard-Y6",
        "Y:2yard,Y6,G1/R:4yard R",
    );
    leads(
        "Y:3yard,G1/R:4yard Y:3-3",
        "3+3 yard-Y6",
        "Y:2yard,Y6,G1/R:4yard Y",
    );
}

#[test]
fn p15_a_play_that_wins_counts_as_having_played_all() {
    // The 2 would leave no way to play the 3, and the 3 wins.
    let line = "Y:Yh4,3home/R:4yard Y:3-2";
    only(line, &["3 Yh4-home"]);
    refused(
        line,
        "2 Yh4-Yh6",
        "P-15: this roll can win the game, and this move would stop that. Try another pawn first",
    );
    // A win with one die is as good as one with both.
    only(
        "Y:B12,3home/G:3yard,B13/R:4yard Y:6-1",
        &["1 B12xB13, 6 B13-Yh4", "6 B12-Yh3, 1 Yh3-Yh4"],
    );
    only(
        "Y:B11,3home/G:3yard,B12/R:4yard Y:6-1",
        &[
            "1 B11xB12, +10 -, 6 B12-Yh3",
            "1 B11xB12, +10 B12-home",
            "6 B11-Yh2, 1 Yh2-Yh3",
        ],
    );
}

#[test]
fn p16_doublets_played_earn_another_throw() {
    leads(
        "Y:G1,3home/R:4yard Y:1-1",
        "1 G1-G2, 1 G2-G3",
        "Y:G3,3home/R:4yard Y",
    );
    leads(
        "Y:G1,3home/R:4yard Y:2-1",
        "1 G1-G2, 2 G2-G4",
        "Y:G4,3home/R:4yard R",
    );
    // Without limit and without penalty.
    let mut position = at("Y:G1,3home/R:4yard Y");
    for number in (1..).step_by(2).take(6) {
        let play = format!(
            "1 {0}-{1}, 1 {1}-{2}",
            name(number),
            name(number + 1),
            name(number + 2)
        );
        position = position.came("1-1").after(&play);
        assert_eq!(
            position.line(),
            format!(
                "Y:{},home,home,home/R:yard,yard,yard,yard Y",
                name(number + 2)
            )
        );
    }
}

/// The space so many steps beyond G0.
fn name(number: u8) -> String {
    format!("G{number}")
}

#[test]
fn p16_doublets_not_both_played_earn_none() {
    leads(
        "Y:G1,3home/R:2yard,G4,G4 Y:2-2",
        "2 G1-G3",
        "Y:G3,3home/R:2yard,G4,G4 R",
    );
    leads("Y:4yard/R:4yard Y:2-2", "pass", "Y:4yard/R:4yard R");
    // The last step says so, a pass does not.
    let withheld = |line: &str, play: &str| {
        let is_it = |event: &Event| matches!(event, Event::NoOtherRoll { seat: Seat(0) });
        at(line).events(play).iter().any(is_it)
    };
    assert!(withheld("Y:G1,3home/R:2yard,G4,G4 Y:2-2", "2 G1-G3"));
    assert!(!withheld("Y:G1,3home/R:2yard,G4,G4 Y:2-1", "1 G1-G2"));
    assert!(!withheld("Y:G1,3home/R:4yard Y:1-1", "1 G1-G2, 1 G2-G3"));
    assert!(!withheld("Y:4yard/R:4yard Y:2-2", "pass"));
}

#[test]
fn p16_a_reward_not_taken_does_not_matter() {
    // Given up, then lost.
    leads(
        "Y:G1,3home/R:3yard,G2 Y:1-1",
        "1 G1xG2, +10 -, 1 G2-G3",
        "Y:G3,3home/R:4yard Y",
    );
    leads(
        "Y:B14,3home/R:3yard,Y0 Y:1-1",
        "1 B14xY0, 1 Y0-Yh1",
        "Y:Yh1,3home/R:4yard Y",
    );
    // With the last die.
    leads(
        "Y:G1,3home/R:3yard,G3 Y:1-1",
        "1 G1-G2, 1 G2xG3, +10 -",
        "Y:G3,3home/R:4yard Y",
    );
}

#[test]
fn p17_if_nothing_can_be_played_the_turn_passes() {
    let line = "Y:4yard/R:4yard Y:5-4";
    only(line, &["pass"]);
    leads(line, "pass", "Y:4yard/R:4yard R");
    let [yellow, red] = [Seat(0), Seat(2)];
    let told = [
        Event::Passed { seat: yellow },
        Event::TurnPasses { to: red },
    ];
    assert_eq!(at(line).events("pass"), told);
    // A die that cannot be played is told, too.
    let told = at("Y:G1,3home/R:2yard,G4,G4 Y:2-1").events("2 G1-G3");
    let forfeited = Event::Forfeited {
        seat: yellow,
        faces: Faces::Dice(vec![1]),
    };
    assert_eq!(told[1..], [forfeited, Event::TurnPasses { to: red }]);
    refused(
        "Y:G1,3home/R:4yard Y:2-1",
        "pass",
        "P-17: you cannot pass while a pawn can move",
    );
}

#[test]
fn p15_a_path_never_takes_the_same_pawn_there_without_a_die_that_must_be_used() {
    // The reward of 10 leads straight to B12, but then the 3 cannot be used. By the turnout both can.
    let Position { game, state } = at("Y:Y0,3home/G:R13,3home/R:B2,Rh3,2home/B:R12,3home G:4-3");
    let mut results = Vec::new();
    game.results(&state, &mut Default::default(), |result| {
        results.push(result);
    });
    assert_eq!(results.len(), 3);
    for result in results {
        let mut reached = state;
        for action in game.path(&state, &result) {
            assert_eq!(game.refusal(&reached, action), None);
            game.apply(&mut reached, action, &mut NullSink);
        }
        assert_eq!(reached, result);
    }
}
