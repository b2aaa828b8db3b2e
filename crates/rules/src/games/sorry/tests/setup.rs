//! The deck, who plays, who begins: S-4 to S-6.

use super::super::chance::Outcome;
use super::*;
use crate::event::Event;
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

const FAMILY: &Family = Sorry::FAMILY;

fn seats(letters: &str) -> SeatSet {
    letters
        .chars()
        .map(|letter| FAMILY.seat(letter).expect("a seat"))
        .collect()
}

#[test]
fn s04_the_deck_has_45_cards() {
    let position = at("sorry");
    let mut chances = Vec::new();
    position.game.chance_outcomes(&position.state, &mut chances);
    let cards: Vec<String> = chances
        .iter()
        .map(|(card, count)| format!("{count} {card}"))
        .collect();
    let expected = [
        "5 1", "4 2", "4 3", "4 4", "4 5", "4 7", "4 8", "4 10", "4 11", "4 12", "4 sorry",
    ];
    assert_eq!(cards, expected);
    assert_eq!(position.game.chance_weight_total(&position.state), 45);
}

#[test]
fn s04_a_card_drawn_is_not_put_back() {
    let position = at("R:4yard/Y:4yard R discard=1,1,1,1,4,4,12,sorry");
    let mut chances = Vec::new();
    position.game.chance_outcomes(&position.state, &mut chances);
    let of = |name: &str| {
        let found = chances.iter().find(|(card, _)| card.to_string() == name);
        found.map_or(0, |(_, count)| *count)
    };
    assert_eq!((of("1"), of("4"), of("12"), of("2")), (1, 2, 3, 4));
    assert_eq!(position.game.chance_weight_total(&position.state), 37);
    let position = position.came("1");
    assert_eq!(
        position.line(),
        "R:yard,yard,yard,yard/Y:yard,yard,yard,yard R:1 discard=1,1,1,1,4,4,12,sorry"
    );
    let unseen = position.game.remaining_cards(&position.state);
    assert!(unseen.iter().all(|(card, _)| card.name != "1"));
    assert_eq!(unseen.iter().map(|(_, count)| count).sum::<u32>(), 36);
}

/// All cards but one 5, in a position line.
const ALL_BUT_A_FIVE: &str = "1,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,7,7,7,7,8,8,8,8,10,10,10,10,\
    11,11,11,11,12,12,12,12,sorry,sorry,sorry,sorry";

#[test]
fn s04_with_the_last_card_the_discards_become_the_pile() {
    let line = format!("R:R6,3yard/Y:4yard R discard={ALL_BUT_A_FIVE}");
    let position = at(&line);
    let mut state = position.state;
    let mut events = Vec::new();
    position.game.apply_chance(
        &mut state,
        Outcome::Drawn("5".parse().unwrap()),
        &mut events,
    );
    assert!(events.contains(&Event::Reshuffled));
    // The card in play is not among them, and begins the next discard.
    assert_eq!(
        position
            .game
            .remaining_cards(&state)
            .iter()
            .map(|(_, count)| count)
            .sum::<u32>(),
        44
    );
    let drawn = Position { state, ..position };
    assert_eq!(
        drawn.line(),
        "R:yard,yard,yard,R6/Y:yard,yard,yard,yard R:5"
    );
    assert_eq!(
        drawn.after("5 R6-R11").line(),
        "R:yard,yard,yard,R11/Y:yard,yard,yard,yard Y discard=5"
    );
}

#[test]
fn s04_no_line_leaves_the_pile_empty_or_has_cards_that_there_are_not() {
    no_position(
        &format!("R:R6,3yard/Y:4yard R:5 discard={ALL_BUT_A_FIVE}"),
        "S-4",
    );
    no_position(
        &format!("R:R6,3yard/Y:4yard R:7 discard={ALL_BUT_A_FIVE}"),
        "S-4",
    );
    no_position("R:4yard/Y:4yard R discard=2,2,2,2,2", "S-4");
    no_position("hand R:4yard/Y:4yard R hand=1,1,1 hands=Y:1,1,1", "S-4");
}

#[test]
fn s05_two_opposite_three_or_four_play() {
    let game = game("sorry");
    for letters in ["RY", "BG", "RBY", "RBG", "RYG", "BYG", "RBYG"] {
        assert!(game.initial_state(seats(letters)).is_ok(), "{letters}");
    }
    for letters in ["", "R", "RB", "BY", "YG", "RG"] {
        let refusal = game.initial_state(seats(letters)).unwrap_err();
        assert_eq!(refusal.rule, "S-5", "{letters}");
    }
}

#[test]
fn s05_all_four_pawns_wait_on_start() {
    let line = "R:yard,yard,yard,yard/Y:yard,yard,yard,yard R";
    let game = game("sorry");
    let state = game.initial_state_with_first(seats("RY"), Seat(0)).unwrap();
    assert_eq!(game.position(&state), line);
    no_position("R:3yard/Y:4yard R", "S-5");
    no_position("R:4yard,home/Y:4yard R", "S-5");
}

#[test]
fn s05_a_lot_says_who_begins() {
    let game = game("sorry");
    let opening = game.initial_state(seats("BYG")).unwrap();
    assert!(
        matches!(game.node(&opening), Node::Chance { .. }) && game.is_automatic_chance(&opening)
    );
    let mut chances = Vec::new();
    game.chance_outcomes(&opening, &mut chances);
    let lots: Vec<_> = chances
        .iter()
        .map(|(lot, weight)| format!("{weight} {lot}"))
        .collect();
    assert_eq!(lots, ["1 B", "1 Y", "1 G"]);
    for (lot, _) in chances {
        let (mut state, mut events) = (opening, Vec::new());
        game.apply_chance(&mut state, lot, &mut events);
        let Outcome::First(seat) = lot else {
            panic!("{lot}")
        };
        assert_eq!(events, [Event::Begins { seat }]);
        assert_eq!(game.node(&state), Node::Chance { seat });
    }
    assert_eq!(
        game.initial_state_with_first(seats("RY"), Seat(1))
            .unwrap_err()
            .rule,
        "S-5"
    );
}

#[test]
fn s06_with_a_head_start_a_players_pawns_are_out_or_half_way() {
    assert_eq!(
        at("sorry+head-blue=half+head-green=2+head-red=1").line(),
        "R:yard,yard,yard,R4/B:yard,yard,yard,G7/Y:yard,yard,yard,yard/G:yard,yard,G4,B7 R"
    );
    assert!(crate::games::ruleset("sorry+fast+head-red=half").is_ok());
    assert!(crate::games::ruleset("sorry+fast+head-red=2").is_err());
}

#[test]
fn s06_with_a_fast_start_one_pawn_begins_on_the_circle() {
    assert_eq!(
        at("sorry+fast").line(),
        "R:yard,yard,yard,R4/B:yard,yard,yard,B4/Y:yard,yard,yard,Y4/G:yard,yard,yard,G4 R"
    );
    only("fast R:3yard,R4/Y:3yard,Y4 R:3", &["3 R4-R7"]);
}
