//! What a person may try in vain, and what they are told.

use super::*;
use crate::words::Words;

#[test]
fn c06_dice_that_are_not_there() {
    let line = "Y:G1,R7,2home/R:4yard Y:6-1";
    refused(line, "3 G1-G4", "C-6: no 3 was rolled");
    refused(line, "6 G1-G7, 6 R7-R13", "C-6: the 6 has been used");
    refused(line, "1+5 yard-Y5", "C-6: 1 and 5 were not rolled");
    refused(
        line,
        "1+6 G1-G8",
        "C-6: each die is a move of its own: the 1 and the 6, one after the other",
    );
    refused(
        "Y:3yard,G1/R:2yard,Y5,Y5 Y:4-1",
        "1 G1-G2, 1+4 yard-Y5",
        "C-6: a die of this roll has been used or could not be used",
    );
}

#[test]
fn c07_other_nests() {
    let Position { game, state } = at("Y:4yard/R:4yard Y:5-1");
    let board = game.board();
    let space = |name: &str| board.find(name).expect("a space");
    let attempts = game.candidate_actions(&state, space("R yard"), space("Y5"));
    assert!(!attempts.is_empty());
    for step in attempts {
        let refusal = game.refusal(&state, step).expect("not theirs");
        let facts = "C-7: Yellow's pawns wait in their own nest";
        assert_eq!(refusal.facts(), facts);
    }
}

#[test]
fn c08_dice_that_would_be_left() {
    refused(
        "Y:yard,Y12,R1,home/B:2yard,R7,R7/R:4yard/G:3yard,G0 Y:6-1",
        "1 R1-R2",
        "C-8: you must use 2 dice, and after this move only 1 could be used. Try another pawn first",
    );
}

#[test]
fn c11_pawns_that_are_not_there_or_not_yellows() {
    let line = "Y:3home,G4/B:4yard/R:2yard,R9,R9/G:3yard,R13 Y:2-1";
    refused(line, "2 G5-G7", "C-11: Yellow has no pawn on G5");
    refused(
        line,
        "2 R13-R15",
        "C-11: the pawn on R13 is Green's, not Yellow's",
    );
    refused(
        line,
        "2 R9-R11",
        "C-11: the pawns on R9 are Red's, not Yellow's",
    );
}

#[test]
fn c20_bonuses_that_are_not_there_or_not_now() {
    let line = "Y:G1,yard,2home/R:3yard,G3 Y:2-1";
    refused(
        line,
        "2 G1xG3, 1 G3-G4, +10 G4-G14",
        "C-20: Yellow has no bonus of 10 to use",
    );
    refused(
        line,
        "2 G1xG3, 1 G3-G4, 1 G4-G5",
        "C-20: no dice of this roll are left, only bonuses",
    );
}

/// What is said first of a step tried by pointing, from one space of the board to another.
fn pointed(position: &Position, from: &str, to: &str) -> String {
    let Position { game, state } = position;
    let board = game.board();
    let space = |name: &str| board.find(name).expect("a space");
    let attempts = game.candidate_actions(state, space(from), space(to));
    let refusal = game.refusal(state, attempts[0]).expect("it is refused");
    refusal.facts()
}

#[test]
fn c12_of_all_that_pointing_can_mean_what_leads_there_is_heard_first() {
    let position = at("Y:G3,3home/R:2yard,G9,G9 Y:6-3");
    assert_eq!(
        pointed(&position, "G3", "G9"),
        "C-12: Red's blockade stands on G9"
    );
    assert_eq!(
        pointed(&position, "G3", "G12"),
        "C-6: each die is a move of its own: the 3 and the 6, one after the other"
    );
    let position = at("Y:G1,yard,2home/R:2yard,G3,R6 Y:2-1").after("2 G1xG3");
    assert_eq!(
        pointed(&position, "G3", "R5"),
        "C-20: the dice are played before the bonuses"
    );
}

#[test]
fn c10_pointing_at_the_pawn_that_goes_back_means_the_pass() {
    let Position { game, state } = at("Y:Y6,G3,2yard/R:4yard Y:6-6 doublets=2");
    let board = game.board();
    let space = |name: &str| board.find(name).expect("a space");
    let attempts = game.candidate_actions(&state, space("G3"), space("Y yard"));
    assert_eq!(game.refusal(&state, attempts[0]), None);
    assert_eq!(
        game.choice(&state, attempts[0]),
        "One roll too many: the pawn nearest home goes back to the nest"
    );
}

#[test]
fn a_legal_step_is_not_refused() {
    for line in [
        "Y:yard,G4,G7,B14/R:R9,R9,R13,yard Y:5-2",
        "Y:G4,G7,B14,Yh3/R:R9,R9,R13,yard Y:3-3",
    ] {
        let Position { game, state } = at(line);
        let mut actions = Vec::new();
        game.legal_actions(&state, &mut actions);
        for action in actions {
            assert_eq!(game.refusal(&state, action), None);
        }
    }
}
