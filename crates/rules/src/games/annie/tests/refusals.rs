//! What a person may try in vain, and what they are told.

use super::*;
use crate::board::Space;
use crate::seat::{Seat, SeatSet};

#[test]
fn a02_before_the_lot_nothing_is_played() {
    let game = game("annie");
    let state = game.initial_state(SeatSet(0b11)).expect("two can play");
    let go = game.parse_step(&state, "go").expect("a step");
    let refusal = game.refusal(&state, go).expect("refused");
    assert_eq!(refusal.facts(), "A-2: nobody has been chosen to begin yet");
}

/// A step tried in a state in which nothing is to be played.
fn tried(line: &str, step: &str) -> String {
    let Position { game, state } = at(line);
    let step = game.parse_step(&state, step).expect("a step");
    game.refusal(&state, step).expect("refused").facts()
}

#[test]
fn a03_before_the_throw_nothing_is_played() {
    let line = "14/Y:0/B:0 Y";
    assert_eq!(
        tried(line, "go"),
        "A-3: the red die has not been rolled yet"
    );
    let line = "13/Y:0/B:0 B";
    assert_eq!(
        tried(line, "forward"),
        "A-3: the white die has not been rolled yet"
    );
    let line = "12/Y:0/B:0 B";
    assert_eq!(
        tried(line, "give Y"),
        "A-3: the dice have not been rolled yet"
    );
    let line = "10/Y:0/B:0 B@arrow";
    assert_eq!(
        tried(line, "go"),
        "A-9: the red die has not been rolled yet"
    );
    let line = "16/Y:0/B:0 B@stars";
    assert_eq!(tried(line, "go"), "A-11: the dice have not been rolled yet");
    let line = "8/Y:0/B:0 B@against-Y";
    assert_eq!(tried(line, "go"), "A-13: the dice have not been rolled yet");
}

#[test]
fn a03_one_die_goes_one_way() {
    let line = "14/Y:0/B:0 Y:4";
    let why = "A-3: with red 4 Annie must go forward 4";
    refused(line, "forward", why);
    refused(line, "backward", why);
    let why = "A-3: with white 4 Annie must go back 4";
    refused("13/Y:0/B:0 Y:4", "forward", why);
}

#[test]
fn a04_different_dice_go_one_way() {
    let why = "A-4: with red 5 and white 3 Annie must go forward 2";
    refused("16/Y:0/B:0 Y:5-3", "forward", why);
    refused("16/Y:0/B:0 Y:5-3", "backward", why);
    let why = "A-4: with red 3 and white 5 Annie must go back 2";
    refused("16/Y:0/B:0 Y:3-5", "forward", why);
}

#[test]
fn a04_equal_dice_are_a_choice() {
    let why = "A-4: with red 3 and white 3 Annie goes forward or back 6, as you like";
    refused("16/Y:0/B:0 Y:3-3", "go", why);
}

#[test]
fn a05_the_orphanage_leaves_no_choice() {
    let line = "0/Y:0/B:0 Y:3-3";
    let why = "A-5: with red 3 and white 3 Annie must go forward 6";
    refused(line, "forward", why);
    refused(line, "backward", why);
    let why = "A-5: with red 3 and white 5 Annie must stay on the Orphanage";
    refused("0/Y:0/B:0 Y:3-5", "backward", why);
    let why = "A-5: with red 5 and white 3 Annie must go forward 2";
    refused("0/Y:0/B:0 Y:5-3", "forward", why);
}

#[test]
fn a09_an_arrow_goes_one_way() {
    let why = "A-9: with red 2 Annie must go forward 2";
    refused("10/Y:0/B:0 Y@arrow:2", "backward", why);
    let why = "A-9: with white 2 Annie must go back 2";
    refused("17/Y:0/B:0 Y@arrow:2", "forward", why);
}

#[test]
fn a10_stars_are_given_to_others_who_play() {
    let line = "9/Y:2/B:0/R:0 Y@give";
    refused(line, "give Y", "A-10: the star goes to another player");
    refused(line, "give P", "A-10: Purple does not play");
    let why = "A-10: a star goes to another player now";
    for step in ["go", "forward", "backward", "against B"] {
        refused(line, step, why);
    }
    let why = "A-10: no star is given away with red 5 and white 3";
    refused("9/Y:2/B:0 Y:5-3", "give B", why);
}

#[test]
fn a11_a_throw_for_stars_moves_nobody() {
    let line = "16/Y:2/B:0 Y@stars:5-3";
    let why = "A-11: red 5 and white 3 are for stars and do not move Annie";
    refused(line, "forward", why);
    refused("16/Y:2/B:0 Y@stars:5-5", "backward", &why.replace('3', "5"));
}

#[test]
fn a13_others_who_play_are_rolled_against() {
    let line = "8/Y:2/B:0/R:0 Y@against";
    refused(
        line,
        "against Y",
        "A-13: this roll is against another player",
    );
    refused(line, "against G", "A-13: Green does not play");
    let why = "A-13: the next roll is against another player";
    for step in ["go", "forward", "backward", "give B"] {
        refused(line, step, why);
    }
    let line = "8/Y:2/B:0/R:0 Y@against-R:5-3";
    let why = "A-13: red 5 and white 3 are rolled against another player and do not move Annie";
    refused(line, "forward", why);
    let why = "A-13: no player is chosen with red 5 and white 3";
    refused(line, "against B", why);
}

#[test]
fn a17_after_the_end_nothing_is_played() {
    let line = "40/Y:2/B:0 - winner=Y";
    for step in ["go", "forward", "give B", "against B"] {
        assert_eq!(tried(line, step), "A-17: the game is over");
    }
}

/// What moving Annie on the board from one space to another could mean.
fn attempts(line: &str, from: u8, to: u8) -> Vec<String> {
    let Position { game, state } = at(line);
    let attempts = game
        .candidate_actions(&state, Space(from), Space(to))
        .into_iter();
    attempts.map(|step| game.step(&state, step)).collect()
}

#[test]
fn a04_pointing_at_the_board() {
    let line = "16/Y:0/B:0 Y:3-3";
    assert_eq!(attempts(line, 16, 22), ["forward"]);
    assert_eq!(attempts(line, 16, 10), ["backward"]);
    // Both ways are legal, but neither leads there.
    assert_eq!(attempts(line, 16, 21), [""; 0]);
    assert_eq!(attempts(line, 15, 21), [""; 0]);
    let line = "16/Y:0/B:0 Y:5-3";
    assert_eq!(attempts(line, 16, 18), ["go"]);
    // What does not lead there is refused, and says where Annie goes.
    assert_eq!(attempts(line, 16, 14), ["backward"]);
    assert_eq!(attempts(line, 16, 20), ["forward"]);
    assert_eq!(attempts(line, 16, 16), [""; 0]);
}

#[test]
fn steps_that_are_none() {
    let Position { game, state } = at("9/Y:2/B:0 Y@give");
    for wrong in [
        "", "Go", "go ", "give", "give ", "give W", "give BR", "against", "pass", "3",
    ] {
        assert!(game.parse_step(&state, wrong).is_err(), "{wrong}");
    }
    let step = game.parse_step(&state, "give B");
    assert_eq!(step, Ok(super::super::Step::Give(Seat(1))));
}
