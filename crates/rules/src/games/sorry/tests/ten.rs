//! The house rule of a 10 that only goes forward, in place of S-15.

use super::*;

#[test]
fn s15_ten_forward_does_not_go_back() {
    only(
        "sorry+ten=forward R:R5,B12,2home/Y:4yard R:10",
        &["10 B12-Y7", "10 R5-B0"],
    );
    let why = "S-15: 10 from R5 leads to B0, not to R4";
    refused("sorry+ten=forward R:R5,3home/Y:4yard R:10", "10 R5-R4", why);
}

#[test]
fn s15_ten_forward_is_forfeited_where_no_pawn_goes_10() {
    leads(
        "sorry+ten=forward R:Rh1,3home/Y:4yard R:10",
        "pass",
        "R:Rh1,3home/Y:4yard Y discard=10",
    );
    let why = "S-14: Rh1 is 5 from home";
    refused(
        "sorry+ten=forward R:Rh1,3home/Y:4yard R:10",
        "10 Rh1-R2",
        why,
    );
}

#[test]
fn s15_ten_forward_brings_home_without_exact_count() {
    leads(
        "sorry+exact=no+ten=forward R:Rh5,3home/Y:4yard R:10",
        "10 Rh5-home",
        "R:4home/Y:4yard - discard=10 winner=R",
    );
}

#[test]
fn s15_ten_forward_is_put_away_from_a_hand() {
    let line = "sorry+hand=3+ten=forward R:Rh1,3home/Y:4yard R hand=10,11,12 hands=Y:5,7,8";
    steps(line, "", &["discard 10", "discard 11", "discard 12"]);
}

#[test]
fn s15_ten_forward_stands_on_the_card() {
    for (ruleset, text, goes_back) in [
        ("sorry", "Move a pawn forward 10, or backward 1.", true),
        ("sorry+ten=forward", "Move a pawn forward 10.", false),
    ] {
        let Position { game, state } = at(&format!("{ruleset} R:R5,3home/Y:4yard R:10"));
        let card = game.card(&state).expect("a card");
        assert_eq!((card.text.say(), card.goes_back), (text, goes_back));
    }
}
