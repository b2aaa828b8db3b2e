//! Words for what can be chosen and for what happens.

use super::*;
use crate::event::NullSink;
use crate::words::Words;

fn choices(line: &str, made: &str) -> Vec<String> {
    let Position { game, state } = at(line).after(made);
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    let words = actions.iter().map(|&action| game.choice(&state, action));
    words.collect()
}

#[test]
fn choices_name_spaces_captures_and_bonuses() {
    assert_eq!(
        choices("Y:4yard/R:3yard,Y5 Y:4-1", ""),
        ["1 and 4: nest to Y5, captures Red"]
    );
    assert_eq!(
        choices("Y:G1,Yh7,2home/R:3yard,G3 Y:2-1", "2 G1xG3, 1 Yh7-home"),
        [
            "Bonus of 10: G3 to G13",
            "Bonus of 20: G3 to R5",
            "Give up the bonus of 10",
            "Give up the bonus of 20",
        ]
    );
    assert_eq!(
        choices("Y:4yard/R:4yard Y:6-4", ""),
        ["No legal move: pass"]
    );
    assert_eq!(
        choices("Y:4yard/R:4yard Y:6-6 doublets=2", ""),
        ["One roll too many: the turn ends"]
    );
}

#[test]
fn the_log_tells_a_play() {
    let line = "Y:G1,Yh7,yard,home/R:3yard,G3 Y:2-1";
    assert_eq!(
        log(line, "2 G1xG3, 1 Yh7-home, +20 -, +10 G3-G13"),
        [
            "Yellow moves from G1 to G3 with a 2",
            "Yellow captures Red on G3: back to the nest",
            "Yellow earns a bonus of 20",
            "Yellow brings a pawn from Yh7 home with a 1",
            "Yellow earns a bonus of 10",
            "Yellow gives up the bonus of 20",
            "Yellow moves from G3 to G13 with the bonus of 10",
        ]
    );
    assert_eq!(
        log("Y:4yard/R:4yard Y:6-6", "pass"),
        ["Yellow plays nothing", "Doublets: Yellow rolls again"]
    );
    assert_eq!(
        log("Y:4yard/R:4yard Y:6-6 doublets=2", "pass"),
        ["One roll too many: Yellow's turn ends"]
    );
    assert_eq!(
        log("Y:B13,yard,2home/R:3yard,B14 Y:2-1", "1 B13xB14, 2 B14-B16"),
        [
            "Yellow moves from B13 to B14 with a 1",
            "Yellow captures Red on B14: back to the nest",
            "Yellow earns a bonus of 20",
            "Yellow moves from B14 to B16 with a 2",
            "Yellow has no pawn that can go the full 20: the bonus is lost",
        ]
    );
    assert_eq!(
        log("Y:G1,yard,2home/R:2yard,G4,G4 Y:2-1", "2 G1-G3"),
        [
            "Yellow moves from G1 to G3 with a 2",
            "Yellow cannot play the 1"
        ]
    );
}

#[test]
fn the_status_says_what_is_left() {
    let status = |line: &str, made: &str| {
        let Position { game, state } = at(line).after(made);
        game.status(&state)
    };
    assert_eq!(status("Y:4yard/R:4yard Y", ""), "Yellow to roll");
    assert_eq!(
        status("Y:4yard/R:4yard Y doublets=2", ""),
        "Yellow to roll; another doublet sends a pawn back"
    );
    let line = "Y:G1,3home/R:4yard Y:5-5";
    assert_eq!(status(line, ""), "Yellow to play 5, 5, 2 and 2");
    assert_eq!(status(line, "2 G1-G3, 5 G3-G8"), "Yellow to play 5 and 2");
    let line = "Y:G1,Yh7,2home/R:3yard,G3 Y:2-1";
    assert_eq!(
        status(line, "2 G1xG3, 1 Yh7-home"),
        "Yellow to use the bonuses of 20 and 10"
    );
    assert_eq!(
        status(line, "2 G1xG3, 1 G3-G4"),
        "Yellow to use a bonus of 20"
    );
}

#[test]
fn the_opening_is_told() {
    let game = game("parcheesi");
    let state = game
        .initial_state(Parcheesi::FAMILY.usual_seats)
        .expect("two");
    assert_eq!(game.status(&state), "Yellow to roll for the first turn");
    let mut told = Vec::new();
    let mut state = state;
    for die in [4, 4, 6, 2] {
        game.apply_chance(&mut state, crate::race::Roll::one(die), &mut told);
    }
    let told: Vec<_> = told
        .iter()
        .filter_map(|event| game.sentence(event))
        .collect();
    assert_eq!(
        told,
        [
            "Yellow rolls a 4 for the first turn",
            "Red rolls a 4 for the first turn",
            "Yellow and Red tie and roll again",
            "Yellow rolls a 6 for the first turn",
            "Red rolls a 2 for the first turn",
            "Yellow begins",
        ]
    );
    let two = crate::race::Roll::two(6, 3);
    game.apply_chance(&mut state, two, &mut NullSink);
    assert_eq!(game.status(&state), "Yellow to play 6 and 3");
}

#[test]
fn c01_to_c22_stand_in_the_rulebook_as_list_items() {
    let book = game("parcheesi").rulebook(::words::Language::En);
    let items = book.lines().filter_map(|line| line.strip_prefix("- **C-"));
    let numbers: Vec<_> = items.filter_map(|line| line.split_once("** ")).collect();
    let numbers: Vec<&str> = numbers.iter().map(|(number, _)| *number).collect();
    let expected: Vec<String> = (1..=22).map(|number| number.to_string()).collect();
    assert_eq!(numbers, expected);
    assert!(book.starts_with("# Parcheesi\n"));
}
