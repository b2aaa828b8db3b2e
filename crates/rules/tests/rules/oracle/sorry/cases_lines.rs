//! Which position lines are accepted, and how they are printed.

use super::cases::long;
use super::{accepted, cards, plays};

/// Accepted, and printed as it is.
fn accepts(position: &str) {
    let line = long(position);
    assert_eq!(accepted(&line).as_ref(), Ok(&line), "{position}");
}

fn refuses(position: &str) {
    let line = long(position);
    assert!(accepted(&line).is_err(), "{position}");
}

#[test]
fn s05_and_s25_who_plays() {
    accepts("R:4yard/Y:4yard R");
    accepts("B:4yard/G:4yard G:sorry");
    accepts("R:4yard/B:4yard/G:4yard B:1");
    accepts("R:4yard/B:4yard/Y:4yard/G:4yard Y:12");
    accepts("fast+hand+partners R:4yard/B:4yard/Y:4yard/G:4yard Y");
    refuses("R:4yard/B:4yard R");
    refuses("R:4yard R");
    refuses("partners R:4yard/Y:4yard R");
    refuses("partners R:4yard/B:4yard/Y:4yard R");
    refuses("R:4yard/Y:4yard B");
    refuses("R:4yard/Y:4yard/Y:4yard R");
    refuses("hand+fast R:4yard/Y:4yard R");
    refuses("fast+fast R:4yard/Y:4yard R");
    refuses("slow R:4yard/Y:4yard R");
}

#[test]
fn s05_four_pawns_each() {
    refuses("R:3yard/Y:4yard R");
    refuses("R:4yard,home/Y:4yard R");
    refuses("R:/Y:4yard R");
}

#[test]
fn s01_to_s03_the_spaces_there_are() {
    accepts("R:R4,R14,B0,G14/Y:R2,R3,Yh1,Yh5 R");
    // S-13: only its own colour.
    refuses("R:3yard,Yh1/Y:4yard R");
    for space in [
        "R15", "Rh0", "Rh6", "R04", "R+4", "Rt1", "O4", "r4", "start", "",
    ] {
        refuses(&format!("R:3yard,{space}/Y:4yard R"));
    }
}

#[test]
fn s02_and_s22_a_pawn_may_stand_on_a_foreign_triangle() {
    accepts("R:2yard,B1,B9/Y:4yard R");
}

#[test]
fn s01_and_s12_the_order_in_which_spaces_are_printed() {
    let printed = |line: &str| accepted(&long(line)).unwrap();
    assert_eq!(
        printed("R:home,Rh2,R3,R4/Y:Y0,G14,yard,Y4 R"),
        long("R:R4,R3,Rh2,home/Y:yard,Y4,G14,Y0 R")
    );
    // Seats in turn order from Red on.
    assert_eq!(
        accepted(&long("R:4yard/G:4yard/B:4yard G")),
        Ok(long("R:4yard/B:4yard/G:4yard G"))
    );
}

#[test]
fn s09_and_s10_one_pawn_on_a_square() {
    refuses("R:2yard,R4,R4/Y:4yard R");
    refuses("R:2yard,Rh4,Rh4/Y:4yard R");
    refuses("R:3yard,R4/Y:3yard,R4 R");
    refuses("partners R:3yard,R4/B:4yard/Y:3yard,R4/G:4yard R");
    accepts("R:2yard,2home/Y:2yard,2home R");
}

#[test]
fn s04_cards_that_there_are() {
    accepts("R:4yard/Y:4yard R:10 discard=1,1,1,1,1,2,10,10,10,11,sorry,sorry");
    refuses("R:4yard/Y:4yard R:10 discard=10,10,10,10");
    refuses("R:4yard/Y:4yard R discard=1,1,1,1,1,1");
    refuses("R:4yard/Y:4yard R:6");
    refuses("R:4yard/Y:4yard R:9");
    refuses("R:4yard/Y:4yard R:Sorry");
    refuses("R:4yard/Y:4yard R:");
    refuses("R:4yard/Y:4yard R discard=6");
    // In order, and nothing empty.
    refuses("R:4yard/Y:4yard R discard=2,1");
    refuses("R:4yard/Y:4yard R discard=sorry,12");
    refuses("R:4yard/Y:4yard R discard=");
    refuses("R:4yard/Y:4yard R discard=1,,2");
}

#[test]
fn s04_the_pile_is_never_empty() {
    let mut rest = cards::deck();
    let all = cards::print(&rest);
    refuses(&format!("R:4yard/Y:4yard R discard={all}"));
    refuses(&format!("R:4home/Y:4yard - discard={all} winner=R"));
    cards::take(&mut rest, "7");
    let but_one = cards::print(&rest);
    accepts(&format!("R:4yard/Y:4yard R discard={but_one}"));
    refuses(&format!("R:4yard/Y:4yard R:7 discard={but_one}"));
    refuses(&format!("hand R:4yard/Y:4yard R discard={but_one} hand=7"));
    refuses(&format!(
        "hand R:4yard/Y:4yard R discard={but_one} hands=Y:7"
    ));
    accepts(&format!("hand R:4yard/Y:4yard R discard={but_one}"));
}

#[test]
fn s26_hands() {
    accepts("hand R:4yard/Y:4yard R");
    accepts("hand R:4yard/Y:4yard R hand=1,1,2,3,sorry");
    accepts("hand R:4yard/Y:4yard R again=1 discard=2 hand=1,1,2,3 hands=Y:4");
    accepts("hand R:4yard/B:4yard/Y:4yard Y hands=R:4/B:5,5");
    accepts("hand R:4yard/B:4yard/Y:4yard Y hands=B:5,5");
    refuses("R:4yard/Y:4yard R hand=1");
    refuses("R:4yard/Y:4yard R hands=Y:1");
    refuses("R:4yard/Y:4yard R again=1");
    refuses("hand R:4yard/Y:4yard R again=0");
    refuses("hand R:4yard/Y:4yard R hand=");
    refuses("hand R:4yard/Y:4yard R hand=2,1");
    refuses("hand R:4yard/Y:4yard R hand=1,1,1,2,2,2");
    refuses("hand R:4yard/Y:4yard R hands=Y:1,1,1,2,2,2");
    refuses("hand R:4yard/Y:4yard R hands=R:1");
    refuses("hand R:4yard/Y:4yard R hands=B:1");
    refuses("hand R:4yard/Y:4yard R hands=Y:");
    refuses("hand R:4yard/Y:4yard R hands=Y:1/Y:2");
    refuses("hand R:4yard/B:4yard/Y:4yard Y hands=B:5,5/R:4");
    // Drawn into the hand, never played from the pile.
    refuses("hand R:4yard/Y:4yard R:7");
    // More than the deck has, wherever they are.
    refuses("hand R:4yard/Y:4yard R discard=7 hand=7,7 hands=Y:7,7");
}

#[test]
fn s24_and_s25_the_end() {
    accepts("R:4home/Y:4yard - winner=R");
    accepts("R:4home/Y:4yard - discard=1,2 winner=R");
    accepts("hand R:4home/Y:4yard - winner=R");
    accepts("partners R:4yard/B:4home/Y:4yard/G:4home - winner=B,G");
    accepts("partners R:4home/B:4home/Y:4yard/G:4yard R:5");
    refuses("R:4home/Y:4yard R");
    refuses("R:4home/Y:4yard Y:5");
    refuses("R:4home/Y:4yard -");
    refuses("R:4home/Y:4yard - winner=Y");
    refuses("R:4home/Y:4home - winner=R");
    refuses("R:4home/Y:4yard R winner=R");
    refuses("R:4yard/Y:4yard - winner=R");
    refuses("partners R:4home/B:4yard/Y:4yard/G:4yard - winner=R");
    refuses("partners R:4home/B:4yard/Y:4home/G:4yard - winner=Y,R");
    refuses("partners R:4home/B:4yard/Y:4home/G:4yard - winner=R");
    refuses("hand R:4home/Y:4yard - hand=1 winner=R");
    refuses("hand R:4home/Y:4yard - hands=Y:1 winner=R");
    refuses("hand R:4home/Y:4yard - again=1 winner=R");
}

#[test]
fn s26_keys_in_alphabetical_order_once_each() {
    refuses("hand R:4yard/Y:4yard R hand=1 discard=2");
    refuses("hand R:4yard/Y:4yard R hand=1 hand=1");
    refuses("R:4yard/Y:4yard R doublets=1");
    refuses("R:4yard/Y:4yard R discard");
    refuses("R:4yard/Y:4yard  R");
    refuses("R:4yard/Y:4yard R ");
    refuses("R:4yard/Y:4yard");
}

#[test]
fn s07_nothing_is_decided_before_the_draw() {
    assert!(plays(&long("R:4yard/Y:4yard R")).is_err());
    assert!(plays(&long("hand R:4yard/Y:4yard R hand=1,1,2,3")).is_err());
    assert!(plays(&long("R:4home/Y:4yard - winner=R")).is_err());
}
