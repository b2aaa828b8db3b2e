//! What a person may try in vain, and what they are told.

use super::*;
use crate::words::Words;

/// A position in which Red can do many things, all colours in play.
const BUSY: &str = "R:yard,R6,G12,Rh2/B:yard,R8,B1,Bh1/Y:2yard,Y6,home/G:3yard,G6";

#[test]
fn s05_the_lot_is_not_played() {
    let game = game("sorry");
    let seats = crate::seat::SeatSet(0b0101);
    let state = game.initial_state(seats).unwrap();
    match notation::legal_step(&game, &state, "pass") {
        Err(StepError::Refused(refusal)) => assert_eq!(refusal.rule, "S-5"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn s07_cards_that_were_not_drawn() {
    let line = &format!("{BUSY} R:5");
    refused(line, "3 R6-R9", "S-7: Red has drawn a 5, not a 3");
    refused(line, "8 R6-R14", "S-7: Red has drawn a 5, not an 8");
    refused(
        line,
        "sorry yardxR8",
        "S-7: Red has drawn a 5, not a Sorry! card",
    );
    refused(line, "11 R6~R8", "S-7: Red has drawn a 5, not an 11");
    refused(line, "11 -", "S-7: Red has drawn a 5, not an 11");
    refused(
        line,
        "discard 5",
        "S-26: only a card of a hand can be discarded",
    );
    refused(line, "pass", "S-7: the card can be played, so it must be");
}

#[test]
fn s07_pawns_that_are_not_there_or_not_theirs() {
    let line = &format!("{BUSY} R:5");
    refused(line, "5 R7-R12", "S-7: Red has no pawn on R7");
    refused(line, "5 R8-R13", "S-7: the pawn on R8 is Blue's, not Red's");
    refused(
        line,
        "5 Bh1-B:home",
        "S-7: the pawn on Bh1 is Blue's, not Red's",
    );
    let line = &format!("{BUSY} R:1");
    refused(
        line,
        "1 B:yard-R4",
        "S-7: the pawns on Blue's START are not Red's",
    );
}

#[test]
fn s10_nobody_goes_back_to_start_by_itself() {
    refused(
        &format!("{BUSY} R:4"),
        "4 R6-yard",
        "S-10: only a pawn that is bumped goes back to START",
    );
}

#[test]
fn s11_ways_that_do_not_lead_out_of_start() {
    refused(
        &format!("{BUSY} R:5"),
        "5 yard-R4",
        "S-11: a pawn leaves START with a 1, a 2 or a Sorry! card, not with a 5",
    );
    refused(
        &format!("{BUSY} R:1"),
        "1 yard-R5",
        "S-11: Red's pawns start on R4 and nowhere else",
    );
    refused(
        "R:R6,R8,2home/Y:4yard R:1",
        "1 yard-R4",
        "S-11: Red has no pawn left on START",
    );
    refused(
        "R:R6,R8,2home/Y:Y6,3yard R:sorry",
        "sorry yardxY6",
        "S-11: Red has no pawn left on START",
    );
}

#[test]
fn s13_zones_of_others() {
    refused(
        "R:B1,3home/B:4yard/Y:4yard R:3",
        "3 B1-Bh2",
        "S-13: only Blue's pawns go into Blue's safety zone",
    );
    refused(
        "R:B1,3home/B:4yard/Y:4yard R:7",
        "7 B1-B:home",
        "S-13: only Blue's pawns go to Blue's home",
    );
}

#[test]
fn s15_numbers_that_lead_elsewhere() {
    refused(
        &format!("{BUSY} R:5"),
        "5 R6-R10",
        "S-15: 5 from R6 leads to R11, not to R10",
    );
    refused(
        &format!("{BUSY} R:5"),
        "5 R6-home",
        "S-15: 5 from R6 leads to R11, not to home",
    );
    refused(
        &format!("{BUSY} R:4"),
        "4 R6-R10",
        "S-15: 4 back from R6 leads to R2, not to R10",
    );
    refused(
        &format!("{BUSY} R:10"),
        "10 R6-R7",
        "S-15: 10 from R6 leads to B1, 1 back to R5, and neither to R7",
    );
    refused(
        &format!("{BUSY} R:10"),
        "10 Rh2-home",
        "S-15: 1 back from Rh2 leads to Rh1, and 10 forward is too many",
    );
}

#[test]
fn s16_parts_that_do_not_fit() {
    refused(
        &format!("{BUSY} R:7"),
        "7 R6-R14",
        "S-16: a 7 leads from R6 to R13 at most, not to R14",
    );
}

#[test]
fn s16_the_rest_of_a_7() {
    let line = &format!("{BUSY} R:7");
    refused(
        line,
        "7 R6-R9, pass",
        "S-16: 4 of the 7 are still to be moved",
    );
    refused(
        line,
        "7 R6-R9, 4 G12-G8",
        "S-16: 4 of the 7 are still to be moved, not a 4",
    );
    refused(
        line,
        "7 R6-R9, 7 G12-R2",
        "S-16: the 4 left of the 7 lead from G12 to R1 at most, not to R2",
    );
}

#[test]
fn s17_and_18_pawns_that_cannot_be_met() {
    let line = &format!("{BUSY} R:11");
    refused(line, "11 R6~R7", "S-17: nobody stands on R7");
    refused(
        line,
        "11 R6~Bh1",
        "S-13: Bh1 is in a safety zone, where nobody is swapped or bumped",
    );
    refused(
        line,
        "11 Rh2~R8",
        "S-13: Rh2 is in a safety zone, where nobody is swapped or bumped",
    );
    refused(
        line,
        "11 R6~G12",
        "S-17: the pawn on G12 is Red's own, which it cannot change places with",
    );
    refused(
        line,
        "11 R6~B:yard",
        "S-17: Blue's START is not on the open track",
    );
    let line = &format!("{BUSY} R:sorry");
    refused(line, "sorry yard-R7", "S-18: nobody stands on R7");
    refused(
        line,
        "sorry yardxY:home",
        "S-18: Yellow's home is not on the open track",
    );
    refused(
        line,
        "sorry yardxR6",
        "S-18: the pawn on R6 is Red's own, which it cannot bump",
    );
}

#[test]
fn s20_the_end_of_a_slide_is_come_to_by_its_beginning() {
    refused(
        "R:R14,3yard/Y:4yard R:2",
        "2 R14-B4",
        "S-20: the move ends on B1, from where the pawn slides to B4",
    );
}

#[test]
fn s26_cards_that_are_not_held() {
    let line = "hand R:3yard,R6/Y:4yard R hand=1,3,4,8,8";
    refused(line, "12 R6-B3", "S-26: Red does not hold a 12");
    refused(
        line,
        "pass",
        "S-26: you must play or discard a card from your hand",
    );
    refused(
        "hand R:3yard,R6/Y:4yard R hand=1,3",
        "1 R6-R7",
        "S-26: Red must have five cards before playing one",
    );
    refused(
        "R:3yard,R6/Y:4yard R",
        "1 R6-R7",
        "S-7: Red has not drawn a card yet",
    );
}

#[test]
fn s21_what_a_choice_says() {
    let choices = |line: &str| -> Vec<String> {
        let position = at(line);
        let mut actions = Vec::new();
        position.game.legal_actions(&position.state, &mut actions);
        let choice = |&action| position.game.choice(&position.state, action);
        actions.iter().map(choice).collect()
    };
    assert_eq!(
        choices("R:R14,3yard/Y:B1,B3,2yard R:2"),
        ["2: R14 to B1, slides to B4, bumps Yellow", "2: START to R4"]
    );
    assert_eq!(
        choices("R:R6,3yard/Y:B9,3yard R:11"),
        [
            "11: R6 to B2",
            "11: R6 changes places with Yellow on B9, slides to B13"
        ]
    );
    assert_eq!(
        choices("R:4yard/Y:B5,3yard R:sorry"),
        ["Sorry: START to B5, bumps Yellow"]
    );
    assert_eq!(
        choices("partners R:4yard/B:4yard/Y:4yard/G:4yard R:1"),
        ["1: START to R4", "1: Yellow's START to Y4"]
    );
    assert_eq!(choices("R:4yard/Y:4yard R:3"), ["No legal move: pass"]);
}
