//! The cards: S-15 to S-19.

use super::*;

#[test]
fn s15_cards_that_go_forward() {
    for (card, to) in [
        ("1", "R7"),
        ("2", "R8"),
        ("3", "R9"),
        ("5", "R11"),
        ("8", "R14"),
        ("12", "B3"),
    ] {
        only(
            &format!("R:R6,3home/Y:4yard R:{card}"),
            &[&format!("{card} R6-{to}")],
        );
    }
}

#[test]
fn s15_a_1_or_a_2_starts_a_pawn_or_moves_one() {
    only("R:R6,3yard/Y:4yard R:1", &["1 R6-R7", "1 yard-R4"]);
    only("R:R6,3yard/Y:4yard R:2", &["2 R6-R8", "2 yard-R4"]);
}

#[test]
fn s15_after_a_2_the_same_player_draws_again_even_if_nothing_could_move() {
    leads(
        "R:R6,3yard/Y:4yard R:2",
        "2 R6-R8",
        "R:3yard,R8/Y:4yard R discard=2",
    );
    leads(
        "R:Rh5,3home/Y:4yard R:2",
        "pass",
        "R:Rh5,3home/Y:4yard R discard=2",
    );
    let log = log("R:Rh5,3home/Y:4yard R:2", "pass");
    assert_eq!(log, ["Red can play nothing", "A 2: Red goes again"]);
}

#[test]
fn s15_a_4_goes_backward() {
    only("R:R6,B2,2yard/Y:4yard R:4", &["4 B2-R13", "4 R6-R2"]);
}

#[test]
fn s15_a_10_goes_forward_10_or_backward_1() {
    only("R:R6,3yard/Y:4yard R:10", &["10 R6-B1>B4", "10 R6-R5"]);
    // None can go forward, so one goes back.
    only(
        "R:Rh3,G14,2home/Y:4yard R:10",
        &["10 G14-G13", "10 Rh3-Rh2"],
    );
    // Back onto an own pawn it cannot go.
    only("R:Rh3,Rh2,2home/Y:4yard R:10", &["10 Rh2-Rh1"]);
}

#[test]
fn s16_one_pawn_goes_seven_or_two_share_it_in_any_order() {
    only("R:R6,3home/Y:4yard R:7", &["7 R6-R13"]);
    let plays = plays("R:R5,B5,2home/Y:4yard R:7");
    // Each goes all seven, or six shares in either order: slides and all.
    assert_eq!(plays.len(), 2 + 2 * 6, "{plays:#?}");
    legal(
        "R:R5,B5,2home/Y:4yard R:7",
        &[
            "7 R5-R8, 7 B5-B9>B13",
            "7 B5-B9>B13, 7 R5-R8",
            "7 R5-R12",
            "7 B5-B12",
        ],
    );
}

#[test]
fn s16_alone_two_pawns_share_it_at_most_and_each_has_one_part() {
    let line = "R:R5,R14,B14,Y14/Y:4yard R:7";
    assert!(plays(line).iter().all(|play| play.split(", ").count() <= 2));
    refused(
        line,
        "7 R5-R8, 7 R8-R12",
        "S-16: the pawn on R8 has had its part of the 7",
    );
    refused(
        line,
        "7 R5-R8, 7 R14-B2",
        "S-16: the second pawn must use all 4 that are left of the 7",
    );
}

#[test]
fn s16_the_first_part_has_all_its_effects_before_the_second() {
    // The first slides away from a square that the second then comes to.
    legal("R:R14,R13,2home/Y:4yard R:7", &["7 R14-B1>B4, 7 R13-B3"]);
    // The other way round the second part finds its square taken: by the first.
    legal("R:R5,R8,2home/Y:4yard R:7", &["7 R8-R12, 7 R5-R8"]);
    never("R:R5,R8,2home/Y:4yard R:7", "7 R5-R8, 7 R8-R12");
    let first = at("R:R5,R8,2home/Y:4yard R:7").after("7 R8-R12");
    assert_eq!(
        first.line(),
        "R:R5,R12,home,home/Y:yard,yard,yard,yard R:3-of-7"
    );
    assert_eq!(first.steps(), ["7 R5-R8"]);
}

#[test]
fn s16_it_starts_no_pawn() {
    only("R:4yard/Y:4yard R:7", &["pass"]);
    refused(
        "R:4yard/Y:4yard R:7",
        "7 yard-R4",
        "S-16: a 7 brings no pawn out of START",
    );
}

#[test]
fn s16_in_full_or_not_at_all() {
    // Two pawns near home have only six steps between them.
    only("R:Rh2,Rh4,2home/Y:4yard R:7", &["pass"]);
    only(
        "R:Rh2,Rh3,2home/Y:4yard R:7",
        &["7 Rh2-home, 7 Rh3-home", "7 Rh3-home, 7 Rh2-home"],
    );
    refused(
        "R:Rh2,Rh4,2home/Y:4yard R:7",
        "7 Rh2-home",
        "S-16: a 7 must be used in full, and no pawn can do that now",
    );
    refused(
        "R:Rh3,R6,2home/Y:4yard R:7",
        "7 Rh3-Rh4, 7 R6-R8",
        "S-16: the second pawn must use all 6 that are left of the 7",
    );
    // What is left after two steps is more than the other pawn has to go.
    refused(
        "R:Rh2,Rh3,2home/Y:4yard R:7",
        "7 Rh2-Rh4",
        "S-16: a 7 must be used in full, and after this move it could not be",
    );
}

#[test]
fn s16_even_a_part_that_brings_the_last_pawn_home() {
    only("R:Rh1,3home/Y:4yard R:7", &["pass"]);
    leads(
        "R:Rh1,Rh4,2home/Y:4yard R:7",
        "7 Rh1-home, 7 Rh4-home",
        "R:4home/Y:4yard - discard=7 winner=R",
    );
}

#[test]
fn s17_an_11_goes_forward_or_changes_places() {
    only(
        "R:R6,3yard/Y:B5,G3,2yard R:11",
        &["11 R6-B2", "11 R6~B5", "11 R6~G3"],
    );
    leads(
        "R:R6,3yard/Y:B5,G3,2yard R:11",
        "11 R6~B5",
        "R:3yard,B5/Y:2yard,G3,R6 Y discard=11",
    );
}

#[test]
fn s17_only_pawns_on_the_open_track_change_places() {
    only("R:R6,Rh2,2yard/Y:Yh1,home,2yard R:11", &["11 R6-B2"]);
    let line = "R:R6,3yard/Y:Yh1,B5,home,yard R:11";
    refused(
        line,
        "11 R6~Yh1",
        "S-13: Yh1 is in a safety zone, where nobody is swapped or bumped",
    );
    refused(
        line,
        "11 yard~B5",
        "S-17: only pawns on the track change places, not those on START, in a safety zone or at home",
    );
    refused(line, "11 R6~B8", "S-17: nobody stands on B8");
}

#[test]
fn s17_the_swap_may_be_left_only_if_no_pawn_can_go_forward_11() {
    only("R:G14,3home/Y:R6,3yard R:11", &["11 -", "11 G14~R6"]);
    leads(
        "R:G14,3home/Y:R6,3yard R:11",
        "11 -",
        "R:G14,3home/Y:3yard,R6 Y discard=11",
    );
    refused(
        "R:R6,3home/Y:R7,3yard R:11",
        "11 -",
        "S-17: a pawn can go forward 11, so you must use the 11",
    );
    only("R:G14,3home/Y:4yard R:11", &["pass"]);
    refused(
        "R:G14,3home/Y:4yard R:11",
        "11 -",
        "S-17: you can only skip a swap, and there is none now",
    );
}

#[test]
fn s18_a_sorry_takes_the_square_of_an_opponent() {
    only(
        "R:2yard,R6,home/Y:B5,G3,Yh1,yard R:sorry",
        &["sorry yardxB5", "sorry yardxG3"],
    );
    leads(
        "R:2yard,R6,home/Y:B5,G3,Yh1,yard R:sorry",
        "sorry yardxB5",
        "R:yard,R6,B5,home/Y:2yard,G3,Yh1 Y discard=sorry",
    );
}

#[test]
fn s18_without_a_pawn_on_start_or_an_opponent_it_is_forfeited() {
    only("R:R6,3home/Y:B5,3yard R:sorry", &["pass"]);
    only("R:4yard/Y:4yard R:sorry", &["pass"]);
    refused(
        "R:R6,3home/Y:B5,3yard R:sorry",
        "sorry R6xB5",
        "S-18: a Sorry! card takes a pawn from START, not from R6",
    );
    refused(
        "R:R6,3yard/Y:B5,3yard R:sorry",
        "sorry yard-B6",
        "S-18: nobody stands on B6",
    );
}

#[test]
fn s19_after_a_1_the_turn_is_over_after_a_2_any_pawn_may_go() {
    leads(
        "R:R6,3yard/Y:4yard R:1",
        "1 yard-R4",
        "R:2yard,R4,R6/Y:4yard Y discard=1",
    );
    let again = at("R:R6,3yard/Y:4yard R:2").after("2 yard-R4").came("3");
    assert_eq!(again.steps(), ["3 R4-R7", "3 R6-R9"]);
}
