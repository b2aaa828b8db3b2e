//! What a person may try in vain, and what they are told.

use super::*;
use crate::words::Words;

/// A position in which Yellow can do many things, all colours in play.
const BUSY: &str = "Y:yard,G4,G7,B14/G:3yard,G6/R:G9,G9,R13,Bt2/B:yard,Gt1,B0,B6";

#[test]
fn p11_dice_that_are_not_there() {
    let line = &format!("{BUSY} Y:5-2");
    refused(line, "3 G4-G7", "P-11: no 3 was rolled");
    refused(line, "2 G7-G9", "P-20: Red's blockade stands on G9");
    refused(line, "1+5 yard-Y6", "P-11: 1 and 5 were not rolled");
    let line = "Y:G1,R7,2home/R:4yard Y:5-1";
    refused(line, "5 G1-G6, 5 R7-R12", "P-11: the 5 has been used");
    refused(
        line,
        "5 G1-G6, 1+5 yard-Y6",
        "P-11: one of the two dice has been used",
    );
}

#[test]
fn p11_both_dice_as_one_step() {
    refused(
        "Y:G1,R7,2home/R:4yard Y:5-1",
        "1+5 G1-G7",
        "P-11: each die is a move of its own: the 1 and the 5, one after the other",
    );
    refused(
        "Y:G1,R7,2home/R:4yard Y:6-3",
        "3+6 G1-G10",
        "P-11: each die is a move of its own: the 3 and the 6, one after the other",
    );
}

#[test]
fn p12_ways_that_do_not_lead_out_of_the_yard() {
    let line = "Y:3yard,G1/R:4yard Y:5-2";
    refused(
        line,
        "5 yard-Y6",
        "P-12: a pawn starts with a six, or with two dice that add up to six, not with 5",
    );
    refused(line, "2+5 yard-Y6", "P-12: 2 and 5 do not add up to six");
    let line = "Y:3yard,G1/R:4yard Y:6-2";
    refused(
        line,
        "6 yard-Y7",
        "P-12: a pawn starts on Y6 and nowhere else",
    );
    refused(
        line,
        "6 yard-G6",
        "P-12: a pawn starts on Y6 and nowhere else",
    );
    refused(
        line,
        "6 yard-home",
        "P-12: a pawn starts on Y6 and nowhere else",
    );
    refused(
        "Y:G1,3home/R:4yard Y:6-2",
        "6 yard-Y6",
        "P-12: Yellow has no pawn left to start",
    );
}

#[test]
fn p13_steps_that_leave_a_pawn_waiting() {
    refused(
        "Y:3yard,G7/R:4yard Y:6-2",
        "6 G7-G13",
        "P-13: you must start a pawn with the 6. Start a pawn first",
    );
    refused(
        "Y:3yard,G7/R:4yard Y:4-2",
        "2 G7-G9",
        "P-13: you must start a pawn with 2 and 4 together. Start a pawn first",
    );
    refused(
        "Y:3yard,G7/R:4yard Y:6-6",
        "6 G7-G13",
        "P-13: you must start two pawns with this roll, and after this move only one could come out. Start a pawn first",
    );
    refused(
        "partners Y:2yard,Y6,G1/G:4yard/R:2yard,Y6,Y6/B:3yard,G3 Y:6-2",
        "2 G1xG3, +10 -",
        "P-13: you must start a pawn with the 6. Move a pawn off your starting space first",
    );
}

#[test]
fn p18_pawns_that_are_not_there_or_not_yellows() {
    let line = &format!("{BUSY} Y:5-2");
    refused(line, "2 G5-G7", "P-18: Yellow has no pawn on G5");
    refused(
        line,
        "2 R13-B0",
        "P-18: the pawn on R13 is Red's, not Yellow's",
    );
    refused(
        line,
        "2 G9-G11",
        "P-18: the pawns on G9 are Red's, not Yellow's",
    );
    refused(
        line,
        "2 Gt1-Gt3",
        "P-18: the pawn on Gt1 is Blue's, not Yellow's",
    );
}

#[test]
fn p18_spaces_to_which_the_number_does_not_lead() {
    let line = &format!("{BUSY} Y:5-2");
    refused(
        line,
        "2 G4-G9",
        "P-18: 2 from G4 leads to G6 or Gt1, not to G9",
    );
    refused(
        line,
        "2 G7-home",
        "P-18: 2 from G7 leads to G9, not to home",
    );
    refused(
        line,
        "2 G7-yard",
        "P-18: pawns move forward, and only a captured one goes back to its corner",
    );
    refused(
        line,
        "2 G7-Gh1",
        "P-5: only Green's pawns go up Green's Home Path",
    );
    refused(
        line,
        "5 B14-Y4",
        "P-26: Yellow's pawns turn up the Home Path at Y0 and never come to Y4",
    );
    refused(
        line,
        "5 B14-Yt1",
        "P-4: Yellow's pawns never come by the turnout of their own side",
    );
}

#[test]
fn p27_home_is_farther_or_nearer() {
    let line = "Y:2yard,Yh4,Yh1/R:4yard Y:5-2";
    refused(
        line,
        "5 Yh4-home",
        "P-27: Yh4 is 3 from home, and 5 is too many",
    );
    refused(
        line,
        "2 Yh4-home",
        "P-27: Yh4 is 3 from home, and 2 is too few",
    );
    refused(
        line,
        "5 Yh1-home",
        "P-27: Yh1 is 6 from home, and 5 is too few",
    );
    refused(
        "Y:yard,G7,B14,home/R:3yard,G9 Y:2-1",
        "2 G7xG9, +10 B14-home",
        "P-27: B14 is 8 from home, and 10 is too many",
    );
}

#[test]
fn p20_to_p25_what_stands_in_the_way() {
    let line = &format!("{BUSY} Y:5-2");
    refused(line, "5 G7-G12", "P-20: Red's blockade on G9 is in the way");
    refused(line, "5 G4-G9", "P-20: Red's blockade stands on G9");
    refused(
        line,
        "5 G4-Gt4",
        "P-23: Blue's pawn on Gt1 is in the way, and nobody passes on a turnout",
    );
    refused(
        line,
        "2 G4-Gt1",
        "P-23: Blue's pawn stands on Gt1, which has room for one",
    );
    refused(
        line,
        "2 G4-G6",
        "P-25: Green's pawn is safe on G6, its own starting space",
    );
}

/// A step tried by pointing, from one space of the board to another, and all that is said.
fn pointed(line: &str, from: &str, to: &str) -> Vec<String> {
    let Position { game, state } = at(line);
    let board = game.board();
    let space = |name: &str| board.find(name).expect("a space");
    let attempts = game.candidate_actions(&state, space(from), space(to));
    let said = attempts
        .into_iter()
        .filter_map(|step| game.refusal(&state, step));
    said.map(|refusal| refusal.facts()).collect()
}

#[test]
fn p12_other_yards_and_homes_are_pointed_at_in_vain() {
    assert_eq!(
        pointed("Y:3yard,G7/R:4yard Y:6-6", "R yard", "Y6"),
        ["P-12: Yellow's pawns wait in their own corner"; 2]
    );
    let line = "Y:3yard,G7/R:3yard,home Y:5-5";
    let moves_no_more = "P-27: a pawn that is home moves no more";
    assert_eq!(pointed(line, "R home", "Y6"), [moves_no_more; 2]);
    assert_eq!(
        pointed(line, "G7", "R home")[0],
        "P-5: only Red's pawns go up Red's Home Path"
    );
    assert_eq!(
        pointed(line, "G7", "R yard")[0],
        "P-18: pawns move forward, and only a captured one goes back to its corner"
    );
    // Where somebody has captured, only the reward can be meant.
    let Position { game, state } = at("Y:G7,3home/R:3yard,G9 Y:4-2").after("2 G7xG9");
    let board = game.board();
    let space = |name: &str| board.find(name).expect("a space");
    let steps = game.candidate_actions(&state, space("G9"), space("R4"));
    let steps: Vec<_> = steps
        .into_iter()
        .map(|step| game.step(&state, step))
        .collect();
    assert_eq!(steps, ["+10 G9-R4"]);
}

#[test]
fn p20_of_all_that_pointing_can_mean_the_number_that_leads_there_is_heard_first() {
    let line = "Y:G3,3home/R:2yard,G9,G9 Y:6-3";
    assert_eq!(
        pointed(line, "G3", "G9")[..2],
        [
            "P-20: Red's blockade stands on G9",
            "P-18: 3 from G3 leads to G6 or Gt1, not to G9",
        ]
    );
    // Both together, where both together lead there.
    assert_eq!(
        pointed(line, "G3", "G12")[0],
        "P-11: each die is a move of its own: the 3 and the 6, one after the other"
    );
    // Out of the yard a six leads, or a pair that makes one.
    let closed = "P-24: Red's blockade on Y6 keeps Yellow from starting a pawn";
    assert_eq!(
        pointed("Y:4yard/R:2yard,Y6,Y6 Y:6-3", "Y yard", "Y6")[0],
        closed
    );
    assert_eq!(
        pointed("Y:4yard/R:2yard,Y6,Y6 Y:5-1", "Y yard", "Y6")[0],
        closed
    );
}

#[test]
fn p34_refusals_speak_the_words_of_1916() {
    let refused = |line: &str, steps: &str, refusal: &str| {
        super::refused(&spelt_out(line).replace("1951", "1916"), steps, refusal);
    };
    refused(
        "Y:3yard,G1/R:4yard Y:5-2",
        "5 yard-Y6",
        "P-12: a pawn enters with a six, or with two dice that add up to six, not with 5",
    );
    refused(
        "Y:G1,3home/R:4yard Y:6-2",
        "6 yard-Y6",
        "P-12: Yellow has no pawn left to enter",
    );
    refused(
        "Y:3yard,G7/R:4yard Y:6-2",
        "6 G7-G13",
        "P-13: you must enter a pawn with the 6. Enter a pawn first",
    );
    refused(
        "Y:yard,G7,2home/R:3yard,G9 Y:2-1",
        "2 G7xG9, +10 yard-Y6",
        "P-30: a reward cannot enter a pawn",
    );
    refused(
        "Y:3yard,G1/R:2yard,Y6,Y6 Y:6-1",
        "6 yard-Y6",
        "P-24: Red's blockade on Y6 keeps Yellow from entering a pawn",
    );
    refused(
        "Y:B13,3home/R:2yard,Y0,Y0 Y:4-1",
        "4 B13-Yh2",
        "P-24: Red's blockade on Y0 keeps Yellow from the Glad Path",
    );
    refused(
        "Y:G4,3home/G:3yard,G6/R:4yard Y:2-2",
        "2 G4-G6",
        "P-25: Green's pawn is safe on G6, its own starting point",
    );
    refused(
        "Y:Y14,3home/G:3yard,G0/R:4yard Y:2-1",
        "1 Y14-G0",
        "P-25: Green's pawn is safe on G0, its own Glad Entrance",
    );
    refused(
        "Y:3yard,G7/R:4yard Y:5-2",
        "2 G7-yard",
        "P-18: pawns move forward, and only a captured one goes back to its portrait circle",
    );
}

#[test]
fn a_legal_step_is_not_refused() {
    let Position { game, state } = at(&format!("{BUSY} Y:5-2"));
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    assert!(!actions.is_empty());
    for action in actions {
        assert_eq!(
            game.refusal(&state, action),
            None,
            "{}",
            game.choice(&state, action)
        );
    }
}
