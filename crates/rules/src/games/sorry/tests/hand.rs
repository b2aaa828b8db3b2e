//! A hand of five: S-26.

use super::*;
use crate::event::Event;
use crate::observe::Observation;
use crate::seat::Seat;
use crate::state::Node;

#[test]
fn s26_hands_are_dealt_as_draws_each_seat_up_to_five() {
    let dealt = at("hand R:4yard/Y:4yard R").all_drawn("1 1 2 3 4");
    assert_eq!(
        dealt.line(),
        "R:yard,yard,yard,yard/Y:yard,yard,yard,yard Y hands=R:1,1,2,3,4"
    );
    assert!(dealt.game.is_automatic_chance(&dealt.state));
    let dealt = dealt.all_drawn("5 7 8 sorry 10");
    assert_eq!(
        dealt.line(),
        "R:yard,yard,yard,yard/Y:yard,yard,yard,yard R hand=1,1,2,3,4 hands=Y:5,7,8,10,sorry"
    );
    assert_eq!(
        dealt.game.node(&dealt.state),
        Node::Decision { seat: Seat(0) }
    );
}

#[test]
fn s26_a_card_that_can_be_played_is_chosen_and_the_hand_drawn_up() {
    let line = "hand R:3yard,R6/Y:4yard R hand=1,3,4,sorry,sorry hands=Y:5,7,8,10,11";
    only(line, &["1 R6-R7", "1 yard-R4", "3 R6-R9", "4 R6-R2"]);
    let after = at(line).after("3 R6-R9");
    assert_eq!(
        after.line(),
        "R:yard,yard,yard,R9/Y:yard,yard,yard,yard R discard=3 hand=1,4,sorry,sorry hands=Y:5,7,8,10,11"
    );
    assert_eq!(
        after.came("12").line(),
        "R:yard,yard,yard,R9/Y:yard,yard,yard,yard Y discard=3 hand=5,7,8,10,11 hands=R:1,4,12,sorry,sorry"
    );
    refused(line, "8 R6-R14", "S-26: Red does not hold an 8");
    refused(
        line,
        "discard 3",
        "S-26: you can play a card from your hand, so you may not discard one",
    );
}

#[test]
fn s26_if_none_can_be_played_one_is_put_away_and_one_drawn() {
    let line = "hand R:4yard/Y:4yard R hand=3,3,4,7,sorry hands=Y:1,1,1,1,1";
    only(
        line,
        &["discard 3", "discard 4", "discard 7", "discard sorry"],
    );
    let after = at(line).after("discard 7").came("2");
    assert_eq!(
        after.line(),
        "R:yard,yard,yard,yard/Y:yard,yard,yard,yard Y discard=7 hand=1,1,1,1,1 hands=R:2,3,3,4,sorry"
    );
    assert_eq!(
        log(line, "discard 7"),
        ["Red can play no card and discards a 7"]
    );
}

#[test]
fn s26_after_a_played_2_one_draws_up_and_plays_again() {
    let line = "hand R:4yard/Y:4yard R hand=2,2,3,4,5";
    let after = at(line).after("2 yard-R4");
    assert_eq!(
        after.line(),
        "R:yard,yard,yard,R4/Y:yard,yard,yard,yard R again=1 discard=2 hand=2,3,4,5"
    );
    let after = after.came("sorry");
    assert_eq!(
        after.game.node(&after.state),
        Node::Decision { seat: Seat(0) }
    );
    assert_eq!(
        after.line(),
        "R:yard,yard,yard,R4/Y:yard,yard,yard,yard R again=1 discard=2 hand=2,3,4,5,sorry"
    );
    let after = after.after("3 R4-R7").came("8");
    assert!(
        after
            .line()
            .contains(" Y discard=2,3 hands=R:2,4,5,8,sorry")
    );
}

#[test]
fn s26_a_2_that_moves_nothing_is_not_chosen_and_put_away_ends_the_turn() {
    let line = "hand R:Rh5,3home/Y:4yard R hand=2,2,3,5,8";
    only(line, &["discard 2", "discard 3", "discard 5", "discard 8"]);
    let after = at(line).after("discard 2").came("2");
    assert!(
        after
            .line()
            .starts_with("R:Rh5,home,home,home/Y:yard,yard,yard,yard Y ")
    );
    // Nor does it play on after another 2.
    let line = "hand R:Rh5,3home/Y:4yard R again=1 hand=2,2,3,5,8";
    assert!(!at(line).after("discard 2").line().contains("again"));
}

#[test]
fn s26_an_11_that_could_only_swap_may_be_chosen_and_left() {
    let line = "hand R:G14,3home/Y:R6,3yard R hand=11,12,12,12,12";
    only(line, &["11 -", "11 G14~R6"]);
    let after = at(line).after("11 -");
    assert_eq!(
        after.line(),
        "R:G14,home,home,home/Y:yard,yard,yard,R6 R discard=11 hand=12,12,12,12"
    );
    assert_eq!(log(line, "11 -"), ["Red discards an 11"]);
}

#[test]
fn s26_a_7_that_cannot_be_used_in_full_is_not_chosen() {
    let line = "hand R:Rh1,3home/Y:4yard R hand=7,7,8,8,12";
    only(line, &["discard 12", "discard 7", "discard 8"]);
    legal("hand R:Rh1,3home/Y:4yard R hand=3,7,7,8,8", &["3 Rh1-Rh4"]);
    never("hand R:Rh1,3home/Y:4yard R hand=3,7,7,8,8", "7 Rh1-home");
}

#[test]
fn s26_a_card_is_laid_down_and_told() {
    let events = at("hand R:R5,B5,2home/Y:4yard R hand=7,8,8,12,12").events("7 R5-R8, 7 B5-B9>B13");
    let laid = events
        .iter()
        .filter(|event| matches!(event, Event::CardPlayed { .. }));
    assert_eq!(laid.count(), 1);
    assert!(matches!(events[0], Event::CardPlayed { .. }));
    let position = at("hand R:4yard/Y:4yard R hand=1,2,3,4");
    let mut state = position.state;
    let mut events = Vec::new();
    position
        .game
        .apply_chance(&mut state, "sorry".parse().unwrap(), &mut events);
    // What is drawn into a hand is not told.
    assert_eq!(
        events,
        [
            Event::Drawn { seat: Seat(0) },
            Event::TurnPasses { to: Seat(2) }
        ]
    );
}

#[test]
fn s26_nobody_sees_the_hand_of_another() {
    let line = "hand R:R6,3yard/Y:4yard R hand=1,3,4,sorry,sorry hands=Y:5,7,8,10,11";
    let Position { game, state } = at(line);
    let seen = |seat| game.position(Observation::new(&game, &state, Seat(seat)).state());
    let pawns = "R:yard,yard,yard,R6/Y:yard,yard,yard,yard";
    assert_eq!(seen(0), format!("{pawns} R hand=1,3,4,sorry,sorry"));
    assert_eq!(seen(2), format!("{pawns} R hands=Y:5,7,8,10,11"));
    // Whatever the other holds, one sees the same.
    let other = at(&line.replace("5,7,8,10,11", "1,1,2,12,12"));
    let again = Observation::new(&game, &other.state, Seat(0));
    assert_eq!(game.position(again.state()), seen(0));
    // Within a 7 the card laid down is seen on the table, the rest is not.
    let first = at("hand R:R5,B5,2home/Y:4yard R hand=7,8,8,12,12").after("7 R5-R8");
    let seen = Observation::new(&first.game, &first.state, Seat(2));
    let hand = first.game.hand(seen.state(), Seat(0)).unwrap();
    assert!(hand.is_empty());
    assert_eq!(first.game.card(seen.state()).unwrap().name, "7");
    let own = first.game.hand(&first.state, Seat(0)).unwrap();
    let own: Vec<_> = own.iter().map(|card| card.name).collect();
    assert_eq!(own, ["8", "8", "12", "12"]);
}

#[test]
fn s26_what_another_may_hold_is_dealt_anew() {
    let line = "hand R:R6,3yard/Y:4yard R hand=1,3,4,sorry,sorry hands=Y:5,7,8,10,11";
    let Position { game, state } = at(line).after("3 R6-R9").came("12");
    let yellow = Seat(2);
    assert_eq!(game.node(&state), Node::Decision { seat: yellow });
    let seen = Observation::new(&game, &state, Seat(0));
    // By what Red knows Yellow would only draw.
    assert_eq!(game.node(seen.state()), Node::Chance { seat: yellow });
    let mut count = 0;
    let dealt = game.resample(seen.state(), Seat(0), &mut |below| {
        count += 1;
        count % below
    });
    assert_eq!(game.node(&dealt), Node::Decision { seat: yellow });
    assert_eq!(game.hand(&dealt, yellow).unwrap().len(), 5);
    assert_eq!(
        game.hand(&dealt, Seat(0)),
        game.hand(&state, Seat(0)),
        "one's own hand is what it was"
    );
    assert_eq!(count, 5, "a number a card");
}

#[test]
fn s26_keys_of_hands() {
    no_position("hand R:4yard/Y:4yard R hand=1,2,3,4,5,7", "S-26");
    no_position("hand R:4yard/Y:4yard R:7 hand=1,2", "S-26");
    no_position("R:4yard/Y:4yard R hand=1,2", "S-26");
    no_position("R:4yard/Y:4yard R again=1", "S-26");
}

#[test]
fn s26_a_win_lays_the_hands_down() {
    leads(
        "hand R:Rh1,3home/Y:4yard R hand=5,7,7,8,8 hands=Y:1,2,3,4,5",
        "5 Rh1-home",
        "hand R:4home/Y:4yard - discard=5 winner=R",
    );
}

/// A record of what everybody has seen has the cards of hands face down.
#[test]
fn s26_a_hand_face_down_may_hold_whatever_is_not_seen_elsewhere() {
    let dealt = at("hand R:4yard/Y:4yard R discard=2,2,2,2,sorry,sorry,sorry,sorry")
        .all_drawn("? ? ? ? ? ? ? ? ? ?");
    assert_eq!(
        dealt.line(),
        "R:yard,yard,yard,yard/Y:yard,yard,yard,yard R discard=2,2,2,2,sorry,sorry,sorry,sorry"
    );
    let steps = dealt.steps();
    assert!(steps.contains(&"1 yard-R4".to_owned()) && steps.contains(&"discard 7".to_owned()));
    for wrong in ["discard 1", "2 yard-R4", "sorry yardxY3", "pass", "11 -"] {
        assert!(
            notation::legal_step(&dealt.game, &dealt.state, wrong).is_err(),
            "{wrong}"
        );
    }
    let after = dealt.after("discard 7");
    assert_eq!(after.game.hand(&after.state, Seat(0)), Some(Vec::new()));
    assert!(after.line().contains("discard=2,2,2,2,7,sorry"));
}

#[test]
fn s26_a_7_face_down_is_shared_before_all_eyes_and_in_full() {
    let line = "hand R:R5,B5,2home/Y:4yard R hand=8,8,12,12";
    let drawn = at(line).all_drawn("? ? ? ? ? ?");
    // A 7 could be used in full, so nobody puts one away.
    assert!(!drawn.steps().contains(&"discard 7".to_owned()));
    let first = drawn.after("7 R5-R8");
    let names = |position: &Position| {
        let hand = position.game.hand(&position.state, Seat(0)).unwrap();
        hand.iter().map(|card| card.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&first), ["8", "8", "12", "12"]);
    assert_eq!(first.steps(), ["7 B5-B9>B13"]);
    let second = first.after("7 B5-B9>B13");
    assert_eq!(names(&second), ["8", "8", "12", "12"]);
    assert!(second.line().contains("discard=7 "), "{}", second.line());
}

#[test]
fn s26_the_pile_runs_out_when_all_that_is_left_of_it_is_held_face_down() {
    let line = "hand R:4yard/Y:4yard R discard=1,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,7,7,7,7,8,8,8,8,10,10,10,10,11,11";
    let dealt = at(line).all_drawn("? ? ? ? ? ? ? ? ?");
    assert!(dealt.line().contains("discard="), "{}", dealt.line());
    let dealt = dealt.came("?");
    assert!(!dealt.line().contains("discard="), "{}", dealt.line());
}

#[test]
fn s26_the_steps_by_cards_face_down_are_in_order() {
    let dealt = at("hand R:R5,3yard/Y:Y5,3yard R").all_drawn("? ? ? ? ? ? ? ? ? ?");
    let mut actions = Vec::new();
    dealt.game.legal_actions(&dealt.state, &mut actions);
    assert!(dealt.steps().contains(&"11 R5~Y5".to_owned()));
    assert!(
        actions.is_sorted_by(|one, other| one < other),
        "{actions:?}"
    );
}
