//! The house rule of one die, in place of C-6, C-7 and C-9.

use super::*;

/// The game of one die, and of one die with which a 6 rolls again.
const ONE: &str = "parcheesi+dice=1";
const SIXES: &str = "parcheesi+dice=1+sixes=again";

#[test]
fn c06_dice_one_die_moves_one_pawn() {
    only(
        &format!("{ONE} Y:G1,R6,2home/R:4yard Y:4"),
        &["4 G1-G5", "4 R6-R10"],
    );
    leads(
        &format!("{ONE} Y:G1,R6,2home/R:4yard Y:4"),
        "4 G1-G5",
        "Y:G5,R6,2home/R:4yard R",
    );
}

#[test]
fn c06_dice_outcomes_are_those_of_one_die() {
    let Position { game, state } = at(&format!("{ONE} Y:4yard/R:4yard Y"));
    let mut outcomes = Vec::new();
    game.chance_outcomes(&state, &mut outcomes);
    let all: Vec<String> = outcomes.iter().map(|(roll, _)| roll.to_string()).collect();
    assert_eq!(all, ["1", "2", "3", "4", "5", "6"]);
    assert_eq!(game.chance_weight_total(&state), 6);
    let error = read(&format!("{ONE} Y:4yard/R:4yard Y:5-1")).err();
    assert!(error.is_some_and(|error| error.contains("expected a die from 1 to 6")));
}

#[test]
fn c07_dice_a_five_must_enter_a_pawn() {
    let line = format!("{ONE} Y:G1,yard,2home/R:4yard Y:5");
    leads(&line, "5 yard-Y5", "Y:Y5,G1,2home/R:4yard R");
    only(&line, &["5 yard-Y5"]);
    // The five that one die shows is no sum.
    refused(&line, "2+3 yard-Y5", "C-6: 2 and 3 were not rolled");
    let why = "C-7: a pawn comes out with a 5, not with 4";
    refused(
        &format!("{ONE} Y:G1,yard,2home/R:4yard Y:4"),
        "4 yard-Y5",
        why,
    );
}

#[test]
fn c09_dice_no_roll_brings_another_or_has_undersides() {
    leads(
        &format!("{ONE} Y:G1,3home/R:4yard Y:6"),
        "6 G1-G7",
        "Y:G7,3home/R:4yard R",
    );
}

#[test]
fn c09_dice_a_six_rolls_again_where_sixes_do() {
    leads(
        &format!("{SIXES} Y:G1,3home/R:4yard Y:6"),
        "6 G1-G7",
        "Y:G7,3home/R:4yard Y doublets=1",
    );
    leads(
        &format!("{SIXES} Y:G1,3home/R:4yard Y:5"),
        "5 G1-G6",
        "Y:G6,3home/R:4yard R",
    );
}

#[test]
fn c10_dice_the_third_six_sends_the_pawn_nearest_home_back() {
    leads(
        &format!("{SIXES} Y:G1,Yh2,2home/R:4yard Y:6 doublets=2"),
        "pass",
        "Y:yard,G1,2home/R:4yard R",
    );
    leads(
        &format!("{SIXES} Y:G1,Yh2,2home/R:4yard Y:1 doublets=2"),
        "1 G1-G2",
        "Y:G2,Yh2,2home/R:4yard R",
    );
}

#[test]
fn c20_dice_a_capture_earns_its_bonus_after_the_die() {
    leads(
        &format!("{ONE} Y:G1,3home/R:3yard,G4 Y:3"),
        "3 G1xG4, +20 -",
        "Y:G4,3home/R:4yard R",
    );
}

#[test]
fn c06_dice_rules_that_need_two_dice_are_refused() {
    for other in [
        "dice=1+doublets=once",
        "dice=1+enter-doublets=yes",
        "dice=1+enter-sum=no",
        "dice=1+third=lose",
        "dice=1+undersides=no",
    ] {
        let error = games::ruleset(&format!("parcheesi+{other}")).unwrap_err();
        assert!(
            error.starts_with("\"Number of dice: 1 die\" and "),
            "{other}: {error}"
        );
    }
    assert!(games::ruleset("parcheesi+dice=1+sixes=again+third=lose").is_ok());
}

#[test]
fn c06_dice_other_choices_follow() {
    let chosen = |ruleset: &str, choice: &str| {
        let ruleset = games::ruleset(ruleset).unwrap();
        let choice = ruleset.family.choice(ruleset.edition, choice).unwrap();
        ruleset.choose_and_fit(choice).to_string()
    };
    let two = "parcheesi+doublets=once+enter-sum=no+sixes=again+undersides=no";
    assert_eq!(chosen(two, "dice=1"), SIXES);
    assert_eq!(chosen(ONE, "undersides=no"), "parcheesi+undersides=no");
    assert_eq!(chosen(ONE, "third=lose"), "parcheesi+third=lose");
}

#[test]
fn c06_dice_options_of_two_dice_are_void() {
    let void = |ruleset: &str| {
        let ruleset = games::ruleset(ruleset).unwrap();
        let options = ruleset.family.options.iter();
        let void = options.filter(|option| ruleset.is_void(option));
        void.map(|option| option.name).collect::<Vec<_>>()
    };
    let of_two = ["doublets", "enter-doublets", "enter-sum", "undersides"];
    assert_eq!(void(SIXES), of_two);
    assert_eq!(
        void(ONE),
        [
            "doublets",
            "enter-doublets",
            "enter-sum",
            "third",
            "undersides"
        ]
    );
    assert_eq!(void("parcheesi+blockades=none"), ["break", "march"]);
    assert!(void("parcheesi").is_empty());
}
