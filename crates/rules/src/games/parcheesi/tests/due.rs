//! How long a blockade may stand: C-14.

use super::*;
use crate::words::Words;

#[test]
fn c14_the_count_grows_at_the_end_of_the_owners_turns() {
    // Yellow is walled in, and can play nothing.
    let line = |turn, counts: &str| format!("Y:2yard,G6,G6/R:2yard,G7,G7 {turn}{counts}");
    for (before, after) in [
        ("", " blockades=G6:1"),
        (" blockades=G6:1", " blockades=G6:2"),
        (" blockades=G6:2", " blockades=G6:3"),
        (" blockades=G6:3", " blockades=G6:4"),
        (" blockades=G6:4", " blockades=G6:4"),
        (" blockades=G6:3,G7:1", " blockades=G6:4,G7:1"),
    ] {
        leads(&line("Y:6-4", before), "pass", &line("R", after));
    }
    // A further roll is not the end of the turn.
    leads(
        &line("Y:6-6", " blockades=G6:2"),
        "pass",
        &line("Y", " blockades=G6:2 doublets=1"),
    );
}

#[test]
fn c14_a_due_blockade_must_be_broken_if_there_is_a_way() {
    let line = "Y:G6,G6,R1,yard/R:4yard Y:2-1 blockades=G6:4";
    let plays = plays(line);
    assert!(plays.iter().all(|play| play.contains(" G6-")), "{plays:?}");
    refused(
        line,
        "1 R1-R2, 2 R2-R4",
        "C-14: Yellow's blockade on G6 must be broken up, and after this step it could not be",
    );
    // Before that it need not be.
    legal(
        "Y:G6,G6,R1,yard/R:4yard Y:2-1 blockades=G6:3",
        &["1 R1-R2, 2 R2-R4"],
    );
}

#[test]
fn c14_earlier_it_is_broken_only_if_there_is_nothing_else() {
    let line = "Y:G6,G6,2yard/R:4yard Y:2-1 blockades=G6:1";
    assert!(plays(line).iter().all(|play| play.contains(" G6-")));
}

#[test]
fn c14_of_two_due_as_many_as_any_play_breaks() {
    let line = "Y:G6,G6,R7,R7/R:4yard Y:2-1 blockades=G6:4,R7:4";
    only(
        line,
        &[
            "1 G6-G7, 2 R7-R9",
            "1 R7-R8, 2 G6-G8",
            "2 G6-G8, 1 R7-R8",
            "2 R7-R9, 1 G6-G7",
        ],
    );
    refused(
        line,
        "1 G6-G7, 2 G7-G9",
        "C-14: Yellow's blockade on R7 must be broken up, and after this step it could not be",
    );
    refused(
        "Y:G6,G6,R7,R7/R:4yard Y:2-1 blockades=G6:4,R7:3",
        "1 R7-R8, 2 R8-R10",
        "C-14: Yellow's blockade on G6 must be broken up, and after this step it could not be",
    );
}

#[test]
fn c14_if_none_breaks_it_the_duty_stays() {
    let line = "Y:G6,G6,R1,yard/R:2yard,G7,G7 Y:2-1 blockades=G6:4,G7:1";
    only(line, &["1 R1-R2, 2 R2-R4", "2 R1-R3, 1 R3-R4"]);
    leads(
        line,
        "1 R1-R2, 2 R2-R4",
        "Y:yard,G6,G6,R4/R:2yard,G7,G7 R blockades=G6:4,G7:1",
    );
}

#[test]
fn c14_entries_and_dice_come_first() {
    // The five must enter; the 6 alone could break it, and is barred.
    let line = "Y:G6,G6,yard,home/R:2yard,G12,G12 Y:6-5 blockades=G6:4,G12:1";
    only(line, &["5 yard-Y5, 6 Y5-Y11"]);
    // Breaking it with the 1 would leave no way for the 2.
    let line = "Y:G6,G6,R3,yard/B:3yard,R5/R:2yard,G8,G8 Y:2-1 blockades=G6:4";
    only(line, &["1 R3-R4, 2 R4-R6"]);
}

/// Both dice would lead the blockade on G12 to rivals that are safe; twenty spaces lead it on.
const BY_BONUS: &str = "Y:yard,G12,G12,R1/B:3yard,R0/R:3yard,R7/G:3yard,G13 Y:6-1 blockades=G12:4";
const COULD_NOT: &str =
    "C-14: Yellow's blockade on G12 must be broken up, and after this step it could not be";

#[test]
fn c14_if_only_a_bonus_breaks_it_the_capture_must_be_played() {
    only(BY_BONUS, &["6 R1xR7, 1 R7-R8, +20 G12-R14"]);
    refused(BY_BONUS, "1 R1-R2", COULD_NOT);
    // Before it is due nobody must.
    legal(&BY_BONUS.replace(":4", ":3"), &["1 R1-R2, 6 R2-R8"]);
}

#[test]
fn c14_the_duty_goes_before_the_right_to_decline() {
    refused(BY_BONUS, "6 R1xR7, 1 R7-R8, +20 -", COULD_NOT);
    refused(BY_BONUS, "6 R1xR7, 1 R7-R8, +20 R8-B10", COULD_NOT);
}

#[test]
fn c14_in_every_throw_of_the_turn() {
    // Broken in the first roll, the duty is met in the second.
    leads(
        "Y:G6,G6,yard,home/R:4yard Y:1-1 blockades=G6:4",
        "1 G6-G7, 1 G7-G8",
        "Y:yard,G6,G8,home/R:4yard Y doublets=1",
    );
    // Not broken, it binds in the next roll.
    let line = "Y:G6,G6,yard,R1/R:4yard Y:2-1 blockades=G6:4 doublets=1";
    assert!(plays(line).iter().all(|play| play.contains(" G6-")));
}

#[test]
fn c14_formed_again_or_with_another_pawn_it_is_new() {
    // One goes and another comes in the same roll.
    leads(
        "Y:G4,G6,G6,yard/R:4yard Y:4-2 blockades=G6:4",
        "4 G6-G10, 2 G4-G6",
        "Y:yard,G6,G6,G10/R:4yard R blockades=G6:1",
    );
}

#[test]
fn c14_the_key_names_blockades_that_stand() {
    at("Y:G6,G6,R7,R7/R:2yard,B3,B3 Y blockades=G6:4,R7:1,B3:2");
    for wrong in [
        "blockades=G7:1",
        "blockades=G6:0",
        "blockades=G6:5",
        "blockades=G6:01",
        "blockades=R7:1,G6:4",
        "blockades=B3:2,G6:4",
        "blockades=G6:1,G6:1",
        "blockades=G6",
    ] {
        no_position(&format!("Y:G6,G6,R7,R7/R:2yard,B3,B3 Y {wrong}"), "C-14");
    }
    no_position("Y:Yh6,Yh6,2yard/R:4yard Y blockades=Yh6:1", "C-14");
    assert!(read("Y:G6,G6,2yard/R:4yard Y blockades=").is_err());
    no_position("Y:G6,G6,2yard/R:4yard Y doublets=3", "C-10");
    no_position("Y:G6,G6,2yard/R:4yard Y doublets=0", "C-10");
}

#[test]
fn c14_the_age_is_noted_on_the_board() {
    let notes = |line: &str| -> Vec<(String, String, bool)> {
        let Position { game, state } = at(line);
        let notes = game.notes(&state).into_iter();
        notes
            .map(|note| (note.sign(), note.words, note.urgent))
            .collect()
    };
    let note = |sign: &str, words: &str, urgent| (sign.to_owned(), words.to_owned(), urgent);
    assert_eq!(
        notes("Y:G6,G6,R7,R7/R:2yard,B3,B3 Y blockades=G6:4,B3:3"),
        [
            note(
                "!",
                "Yellow's blockade must be broken up now, if it can be",
                true
            ),
            note("3", "Yellow's blockade: 3 turns left", false),
            note("1", "Red's blockade: 1 turn left", false),
        ]
    );
    assert_eq!(
        notes("Y:G6,G6,2yard/R:4yard R blockades=G6:4"),
        [note(
            "0",
            "Yellow's blockade must be broken up next turn",
            false
        )]
    );
}
