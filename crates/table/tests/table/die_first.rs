//! A die is chosen first, then a pawn.

use std::collections::BTreeSet;

use table::position_lines::random_record;
use table::scene::{BoardDie, DieUse, Scene};
use table::session::Intent;

use crate::desk::Desk;

/// Yellow has pawns on Y8 and Y6 and has rolled 4 and 3.
const ROLLED: &str = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
    open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 6-3: 6 yard-R6, 3 R6-R9\nY 5-1: 1+5 yard-Y6\n\
    R 6-3: 6 yard-R6, 3 R6-R9\nY 4-3:\n";

fn die(scene: &Scene, face: u8) -> usize {
    let index = scene.now.dice.iter().position(|die| die.face == face);
    index.expect("a die of that face")
}

fn movable(scene: &Scene) -> usize {
    let pawns = scene.board.pawns.iter();
    pawns.filter(|pawn| pawn.label.is_some()).count()
}

#[test]
fn a_die_and_then_a_pawn_is_a_move() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    let four = die(&desk.scene(), 4);
    desk.say(Intent::ChooseDie(four));
    let scene = desk.scene();
    assert_eq!(scene.now.die_uses[four], DieUse::Chosen);
    assert_eq!(scene.board.dice[four].used, DieUse::Chosen);
    assert!(!scene.moves.list.is_empty() && movable(&scene) > 0);
    desk.choose("Y6");
    let record = desk.saved.lines().last().unwrap_or_default();
    assert_eq!(record, "Y 4-3: 4 Y6-Y10");
    desk.shown();
    assert!(!desk.scene().now.die_uses.contains(&DieUse::Chosen));
}

#[test]
fn a_pawn_and_then_a_die_is_a_move_too() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.choose("Y6");
    assert!(desk.scene().board.goals.len() > 1);
    let three = die(&desk.scene(), 3);
    desk.say(Intent::ChooseDie(three));
    assert!(desk.saved.ends_with("3 Y6-Y9\n"), "{}", desk.saved);
}

#[test]
fn a_drag_that_ends_beside_all_spaces_leaves_what_was_selected_before() {
    let desk = || Desk::resumed(ROLLED, &[]);
    let at = |name| desk().session.table().board().find(name).unwrap();
    let [y6, y8] = ["Y6", "Y8"].map(at);
    for before in [
        vec![],
        vec![Intent::Select(y6)],
        vec![Intent::Select(y8)],
        vec![Intent::ChooseDie(0), Intent::Select(y8)],
    ] {
        let mut desk = desk();
        for intent in &before {
            desk.say(intent.clone());
        }
        let scene = desk.scene();
        desk.say(Intent::Drag(y6));
        assert!(!desk.scene().board.goals.is_empty(), "{before:?}");
        desk.say(Intent::EndDrag);
        assert_eq!(desk.scene(), scene, "{before:?}");
        // It counts once.
        desk.say(Intent::Select(y6));
        desk.say(Intent::EndDrag);
        let mut pawns = desk.scene().board.pawns.clone().into_iter();
        let selected = pawns.find(|pawn| pawn.selected);
        assert_eq!(selected.map(|pawn| pawn.space), Some(y6), "{before:?}");
    }
}

#[test]
fn a_waiting_pawn_dropped_elsewhere_hears_where_it_comes_out() {
    let mut desk = Desk::resumed(&ROLLED.replace("Y 4-3:", "Y 6-2:"), &[]);
    let board = desk.session.table().board();
    let [from, to] = ["Y yard", "R3"].map(|name| board.find(name).unwrap());
    desk.say(Intent::Move(from, to));
    let alert = desk.scene().now.alert.expect("an alert");
    assert!(
        alert.starts_with("A new pawn starts on its starting space and nowhere else"),
        "{alert}"
    );
}

#[test]
fn a_second_tap_deselects_a_die() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    let before = desk.scene();
    desk.say(Intent::ChooseDie(0));
    assert_ne!(desk.scene(), before);
    desk.say(Intent::ChooseDie(0));
    assert_eq!(desk.scene(), before);
    desk.say(Intent::ChooseDie(0));
    desk.say(Intent::Unselect);
    assert_eq!(desk.scene(), before);
}

#[test]
fn a_spent_die_cannot_be_chosen_and_a_tap_on_a_die_to_be_rolled_rolls() {
    let mut desk = Desk::resumed(ROLLED, &[(5, 2)]);
    desk.play("4 Y6-Y10");
    desk.shown();
    let scene = desk.scene();
    let four = die(&scene, 4);
    assert_eq!(scene.now.die_uses[four], DieUse::Refused);
    desk.say(Intent::ChooseDie(four));
    let scene = desk.scene();
    assert_eq!(scene.now.die_uses[four], DieUse::Refused);
    assert_eq!(
        scene.now.alert.as_deref(),
        Some("This 4 has been played: use another number")
    );
    desk.play("3 Y8-Y11");
    let during = desk.scene().board.dice;
    assert!(during.iter().all(|die| die.action.is_none()));
    desk.shown();
    let scene = desk.scene();
    let rolls = |die: &BoardDie| die.action == Some(Intent::Roll) && !die.die.spent;
    assert!(scene.board.dice.len() == 2 && scene.board.dice.iter().all(rolls));
    // They have come to the other player.
    assert_ne!(scene.board.dice[0].at, during[0].at);
}

#[test]
fn a_tap_on_an_empty_space_says_what_can_be_tapped() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.choose("R3");
    let alert = desk.scene().now.alert;
    assert_eq!(
        alert.as_deref(),
        Some("None of your pawns gets there now. Choose a pawn on a bright disc")
    );
    assert!(desk.scene().board.goals.is_empty());
}

#[test]
fn a_tap_beside_all_spaces_says_what_can_be_tapped_unless_something_is_chosen() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.say(Intent::ChooseNothing);
    let alert = desk.scene().now.alert;
    assert_eq!(alert.as_deref(), Some("Choose a pawn on a bright disc"));
    desk.choose("Y6");
    desk.say(Intent::ChooseNothing);
    let scene = desk.scene();
    assert_eq!(scene.now.alert, None);
    assert!(!scene.board.goals.is_empty(), "the pawn stays chosen");
}

#[test]
fn a_die_that_needs_another_first_says_which() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
        open R 5-1\nY 6-3:\n";
    let mut desk = Desk::resumed(record, &[]);
    let three = die(&desk.scene(), 3);
    desk.say(Intent::ChooseDie(three));
    let alert = desk.scene().now.alert;
    assert_eq!(
        alert.as_deref(),
        Some("Play the 6 first: then the 3 can follow")
    );
}

#[test]
fn a_refusal_is_about_the_tapped_space() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.choose("Y6");
    desk.choose("R9");
    let scene = desk.scene();
    assert!(scene.now.alert.is_some());
    let board = desk.session.table().board();
    assert_eq!(
        scene.board.alert_at,
        Some(board.space(board.find("R9").unwrap()).place)
    );
}

#[test]
fn the_goals_of_a_7_say_how_far_each_is() {
    let mut several = 0;
    for seed in 1..6 {
        let record = random_record("sorry", "RY", seed).unwrap();
        let record = record.replace("=random", "=person");
        let lines: Vec<&str> = record.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let Some((drawn, _)) = line.split_once(" 7:") else {
                continue;
            };
            let before = lines[..index].join("\n");
            let mut desk = Desk::resumed(&format!("{before}\n{drawn} 7:\n"), &[]);
            let choices = desk.session.choices();
            for from in choices.iter().filter_map(|choice| choice.pointing.from) {
                desk.say(Intent::Select(from));
                let goals = desk.scene().board.goals.clone();
                let numbers: BTreeSet<&String> =
                    goals.iter().map(|goal| &goal.spent.text).collect();
                assert_eq!(numbers.len(), goals.len(), "{goals:?}");
                assert!(
                    goals
                        .iter()
                        .all(|goal| ("1"..="7").contains(&&*goal.spent.text))
                );
                several += usize::from(goals.len() > 1);
            }
        }
    }
    assert!(several > 3, "{several}");
}
