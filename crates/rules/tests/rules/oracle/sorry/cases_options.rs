//! Positions about partners and the hand, and draws, with the answers derived by hand.

use super::cards::{self, Card};
use super::cases::{exactly, forced, leads, long};
use super::{draw, line};

/// The position after this draw, options left out.
fn drawn(position: &str, card: Card, result: &str) {
    let before = line::read(&long(position)).expect(position);
    let found = draw::draw(&before, card).print();
    let expected = long(result);
    assert_eq!(
        found.split_once(' ').unwrap().1,
        expected.split_once(' ').unwrap().1,
        "{position}: {card}"
    );
}

#[test]
fn s25_pawns_of_either_colour() {
    let position = "partners R:4yard/B:4yard/Y:4yard/G:4yard R:1";
    exactly(position, &["1 yard-R4", "1 yard-Y4"]);
    leads(
        position,
        "1 yard-Y4",
        "R:4yard/B:4yard/Y:3yard,Y4/G:4yard B discard=1",
    );
    exactly(
        "partners R:4yard/B:3yard,B5/Y:4yard/G:3yard,G5 G:3",
        &["3 B5-B8", "3 G5-G8"],
    );
    // S-12: each into its own zone.
    exactly(
        "partners R:Y2,3home/B:4yard/Y:R2,3home/G:4yard Y:1",
        &["1 R2-R3", "1 Y2-Y3"],
    );
    exactly(
        "partners R:R2,3home/B:4yard/Y:Y2,3home/G:4yard Y:1",
        &["1 R2-Rh1", "1 Y2-Yh1"],
    );
}

#[test]
fn s25_the_colour_of_the_pawn_decides_about_slides() {
    exactly(
        "partners R:4home/B:4yard/Y:Y8,3home/G:4yard R:1",
        &["1 Y8-Y9"],
    );
    exactly(
        "partners R:4home/B:4yard/Y:R8,3home/G:4yard R:1",
        &["1 R8-R9>R13"],
    );
}

#[test]
fn s25_a_partners_pawn_is_bumped() {
    let position = "partners R:R4,3home/B:4yard/Y:R7,3home/G:4yard R:3";
    exactly(position, &["3 R4xR7", "3 R7-R10"]);
    leads(
        position,
        "3 R4xR7",
        "R:R7,3home/B:4yard/Y:yard,3home/G:4yard B discard=3",
    );
    // S-11: from the circle, too.
    exactly(
        "partners R:4yard/B:4yard/Y:R4,3home/G:4yard R:1",
        &["1 R4-R5", "1 yardxR4"],
    );
}

#[test]
fn s25_sorry_must_hit_an_opponent_if_there_is_one() {
    exactly(
        "partners R:4yard/B:3yard,B8/Y:3yard,Y8/G:4yard R:sorry",
        &["sorry R:yardxB8", "sorry Y:yardxB8"],
    );
    // One START is empty.
    exactly(
        "partners R:R8,3home/B:3yard,B8/Y:yard,Y8,2home/G:3yard,G1 R:sorry",
        &["sorry Y:yardxB8", "sorry Y:yardxG1>G4"],
    );
    // The triangle is Yellow's own.
    exactly(
        "partners R:yard,3home/B:3yard,Y1/Y:yard,3home/G:4yard R:sorry",
        &["sorry R:yardxY1>Y4", "sorry Y:yardxY1"],
    );
}

#[test]
fn s25_sorry_against_the_sides_other_colour() {
    forced(
        "partners R:4yard/B:4yard/Y:3yard,Y8/G:4yard R:sorry",
        "sorry R:yardxY8",
        "R:3yard,Y8/B:4yard/Y:4yard/G:4yard B discard=sorry",
    );
    exactly(
        "partners R:3yard,R8/B:4yard/Y:3yard,Y8/G:4yard R:sorry",
        &["sorry R:yardxY8", "sorry Y:yardxR8"],
    );
    // Opponents in a zone are not there to be hit.
    exactly(
        "partners R:R8,3home/B:3home,Bh2/Y:yard,Y8,2home/G:4yard Y:sorry",
        &["sorry Y:yardxR8"],
    );
    // Nobody on START; nobody on the track but the own colour.
    exactly(
        "partners R:R8,3home/B:4yard/Y:Y8,3home/G:4yard R:sorry",
        &["pass"],
    );
    exactly(
        "partners R:3yard,R8/B:4yard/Y:4home/G:4yard R:sorry",
        &["pass"],
    );
}

#[test]
fn s25_swaps_with_opponents_alone() {
    // Y8 goes 11 to G4; G14 would go beyond home.
    exactly(
        "partners R:G14,3home/B:4yard/Y:Y8,3home/G:4yard R:11",
        &["11 Y8-G4"],
    );
    // S-17: a move by 11 of either colour's pawn makes the swap one that can't be declined.
    exactly(
        "partners R:G14,3home/B:3yard,B8/Y:Y8,3home/G:4yard R:11",
        &["11 G14~B8", "11 Y8-G4", "11 Y8~B8"],
    );
    exactly(
        "partners R:G14,3home/B:3yard,B8/Y:4yard/G:4yard Y:11",
        &["11 -", "11 G14~B8"],
    );
}

#[test]
fn s25_turns_and_the_win() {
    // A seat whose four are home keeps its turns.
    forced(
        "partners R:4home/B:4yard/Y:4yard/G:4yard G:3",
        "pass",
        "R:4home/B:4yard/Y:4yard/G:4yard R discard=3",
    );
    forced(
        "partners R:4home/B:4yard/Y:Yh5,3home/G:4yard R:1",
        "1 Yh5-home",
        "R:4home/B:4yard/Y:4home/G:4yard - discard=1 winner=R,Y",
    );
    leads(
        "partners R:4yard/B:Bh5,3home/Y:4yard/G:4home G:1",
        "1 Bh5-home",
        "R:4yard/B:4home/Y:4yard/G:4home - discard=1 winner=B,G",
    );
}

#[test]
fn s26_choosing_a_card() {
    let position = "hand R:4yard/Y:4yard R hand=1,1,2,5,sorry hands=Y:1,2,3,4,5";
    exactly(position, &["1 yard-R4", "2 yard-R4"]);
    leads(
        position,
        "1 yard-R4",
        "R:3yard,R4/Y:4yard R discard=1 hand=1,2,5,sorry hands=Y:1,2,3,4,5",
    );
    // After a played 2 it draws up and chooses again.
    leads(
        position,
        "2 yard-R4",
        "R:3yard,R4/Y:4yard R again=1 discard=2 hand=1,1,5,sorry hands=Y:1,2,3,4,5",
    );
}

#[test]
fn s26_again_goes_on_with_twos_only() {
    let position = "hand R:4yard/Y:4yard R again=1 discard=2 hand=1,2,3,3,5";
    leads(
        position,
        "2 yard-R4",
        "R:3yard,R4/Y:4yard R again=1 discard=2,2 hand=1,3,3,5",
    );
    leads(
        position,
        "1 yard-R4",
        "R:3yard,R4/Y:4yard R discard=1,2 hand=2,3,3,5",
    );
}

#[test]
fn s26_nothing_can_be_played() {
    let position = "hand R:4yard/Y:4yard R again=1 discard=2 hand=3,3,5,7,11";
    exactly(
        position,
        &["discard 3", "discard 5", "discard 7", "discard 11"],
    );
    leads(
        position,
        "discard 3",
        "R:4yard/Y:4yard R discard=2,3 hand=3,5,7,11",
    );
}

#[test]
fn s26_a_two_that_moves_nothing() {
    // It can't be chosen while something else can be played, and discarded it ends the turn.
    exactly(
        "hand R:Rh5,3home/Y:4yard R hand=2,2,3,5,10",
        &["10 Rh5-Rh4"],
    );
    let position = "hand R:Rh5,3home/Y:4yard R hand=2,2,3,5,7";
    exactly(
        position,
        &["discard 2", "discard 3", "discard 5", "discard 7"],
    );
    leads(
        position,
        "discard 2",
        "R:Rh5,3home/Y:4yard R discard=2 hand=2,3,5,7",
    );
}

#[test]
fn s26_an_eleven_may_be_chosen_and_declined() {
    let position = "hand R:G14,3home/Y:3yard,Y8 R hand=11,12,12,12,12";
    exactly(position, &["11 -", "11 G14~Y8"]);
    leads(
        position,
        "11 -",
        "R:G14,3home/Y:3yard,Y8 R discard=11 hand=12,12,12,12",
    );
    // Without anybody to swap with it can't be played.
    exactly(
        "hand R:G14,3home/Y:4yard R hand=11,12,12,12,12",
        &["discard 11", "discard 12"],
    );
}

#[test]
fn s26_a_seven_not_used_in_full_is_not_played() {
    exactly(
        "hand R:yard,Rh4,2home/Y:4yard R hand=1,7,7,7,7",
        &["1 Rh4-Rh5", "1 yard-R4"],
    );
}

#[test]
fn s26_a_win_lays_the_hands_down() {
    leads(
        "hand R:Rh5,3home/Y:4yard R again=1 discard=2 hand=1,3,3,5,5 hands=Y:1,2,3,4,5",
        "1 Rh5-home",
        "R:4home/Y:4yard - discard=1,2 winner=R",
    );
    leads(
        "hand+partners R:4home/B:4yard/Y:Yh4,3home/G:4yard R hand=2,3,3,5,5 hands=G:1",
        "2 Yh4-home",
        "R:4home/B:4yard/Y:4home/G:4yard - discard=2 winner=R,Y",
    );
}

#[test]
fn s07_a_draw_from_the_pile() {
    drawn("R:4yard/Y:4yard R", "7", "R:4yard/Y:4yard R:7");
    drawn(
        "R:4yard/Y:4yard R discard=1,2",
        "7",
        "R:4yard/Y:4yard R:7 discard=1,2",
    );
}

#[test]
fn s04_the_last_card_of_the_pile() {
    let mut rest = cards::deck();
    cards::take(&mut rest, "12");
    let discard = cards::print(&rest);
    drawn(
        &format!("R:4yard/Y:4yard R discard={discard}"),
        "12",
        "R:4yard/Y:4yard R:12",
    );
    // The card in play begins the next discard.
    forced(
        "R:4yard/Y:4yard R:12",
        "pass",
        "R:4yard/Y:4yard Y discard=12",
    );
    // Into the hand: what is in hands stays there. Nine of them and the one drawn.
    let mut rest = cards::deck();
    for card in ["1", "1", "2", "3", "4", "5", "7", "8", "sorry", "12"] {
        cards::take(&mut rest, card);
    }
    let discard = cards::print(&rest);
    drawn(
        &format!("hand R:4yard/Y:4yard R discard={discard} hand=1,1,2,3 hands=Y:4,5,7,8,sorry"),
        "12",
        "hand R:4yard/Y:4yard Y hand=4,5,7,8,sorry hands=R:1,1,2,3,12",
    );
}

#[test]
fn s26_drawing_up() {
    // One by one, from the first seat on.
    drawn(
        "hand R:4yard/Y:4yard R",
        "7",
        "hand R:4yard/Y:4yard R hand=7",
    );
    drawn(
        "hand R:4yard/Y:4yard R hand=2,7,8,sorry",
        "7",
        "hand R:4yard/Y:4yard Y hands=R:2,7,7,8,sorry",
    );
    drawn(
        "hand R:4yard/B:4yard/Y:4yard B hand=2,7,8,sorry hands=R:1,1,1,1,2",
        "7",
        "hand R:4yard/B:4yard/Y:4yard Y hands=R:1,1,1,1,2/B:2,7,7,8,sorry",
    );
    // After a played 2 the same seat chooses again.
    drawn(
        "hand R:4yard/Y:4yard R again=1 discard=2 hand=2,7,8,sorry",
        "7",
        "hand R:4yard/Y:4yard R again=1 discard=2 hand=2,7,7,8,sorry",
    );
}
