//! Rolling and moving.

use super::*;
use crate::chance::Look;
use crate::state::Node;

/// The spaces with a red die, and those with a white one.
const RED: [u8; 7] = [4, 11, 14, 22, 31, 34, 38];
const WHITE: [u8; 3] = [13, 23, 32];

#[test]
fn a03_the_space_decides_which_dice_are_thrown() {
    for number in 0..40 {
        let position = at(&format!("{number}/Y:0/B:0 Y"));
        let single = RED.contains(&number) || WHITE.contains(&number);
        let throws = position.throws();
        assert_eq!(throws.len(), if single { 6 } else { 36 }, "{number}");
        let thrown = position.came(if single { "4" } else { "5-3" });
        let dice = thrown.game.dice(&thrown.state);
        let shown: Vec<_> = dice.iter().map(|die| (die.face, die.look)).collect();
        let expected = match (RED.contains(&number), WHITE.contains(&number)) {
            (true, _) => vec![(4, Look::Red)],
            (_, true) => vec![(4, Look::White)],
            _ => vec![(5, Look::Red), (3, Look::White)],
        };
        assert_eq!(shown, expected, "{number}");
    }
}

#[test]
fn a03_each_throw_comes_as_often_as_any_other() {
    assert_eq!(at("4/Y:0/B:0 Y").throws(), ["1", "2", "3", "4", "5", "6"]);
    let both = (1..=6).flat_map(|red| (1..=6).map(move |white| format!("{red}-{white}")));
    assert_eq!(at("5/Y:0/B:0 Y").throws(), both.collect::<Vec<_>>());
}

#[test]
fn a03_a_red_die_alone_goes_forward_a_white_one_back() {
    for number in RED {
        for die in 1..=6 {
            let thrown = at(&format!("{number}/Y:0/B:0 Y:{die}"));
            assert_eq!(thrown.steps(), ["go"]);
            let to = thrown
                .game
                .action_view(&thrown.state, super::super::Step::Go)
                .to;
            assert_eq!(to.map(|space| space.0), Some((number + die).min(40)));
        }
    }
    for number in WHITE {
        for die in 1..=6 {
            let thrown = at(&format!("{number}/Y:0/B:0 Y:{die}"));
            assert_eq!(thrown.steps(), ["go"]);
            let to = thrown
                .game
                .action_view(&thrown.state, super::super::Step::Go)
                .to;
            assert_eq!(to.map(|space| space.0), Some(number - die));
        }
    }
    leads("14/Y:0/B:0 Y:4", "go", "18/Y:0/B:0 B");
    leads("13/Y:0/B:0 Y:1", "go", "12/Y:3/B:0 B");
}

#[test]
fn a03_the_wrong_dice_are_refused() {
    no_position("4/Y:0/B:0 Y:5-3", "A-3");
    no_position("13/Y:0/B:0 Y:5-3", "A-3");
    no_position("5/Y:0/B:0 Y:4", "A-3");
    no_position("0/Y:0/B:0 Y:4", "A-3");
    for wrong in ["7", "0", "6-7", "63", "6-", "-3", "4-4-4", "x"] {
        assert!(read(&format!("5/Y:0/B:0 Y:{wrong}")).is_err(), "{wrong}");
    }
}

#[test]
fn a04_the_larger_die_decides_the_way_and_the_difference_how_far() {
    leads("16/Y:3/B:0 Y:5-3", "go", "18/Y:2/B:0 B");
    leads("16/Y:3/B:0 Y:3-5", "go", "14/Y:3/B:1 B");
    leads("25/Y:0/B:0 Y:6-1", "go", "30/Y:3/B:0 B");
    leads("26/Y:0/B:0 Y:1-6", "go", "21/Y:3/B:0 B");
    for red in 1..=6_i32 {
        for white in (1..=6).filter(|white| *white != red) {
            let thrown = at(&format!("20/Y:0/B:0 Y:{red}-{white}"));
            assert_eq!(thrown.steps(), ["go"]);
            let to = thrown
                .game
                .action_view(&thrown.state, super::super::Step::Go)
                .to;
            assert_eq!(to.map(|space| i32::from(space.0)), Some(20 + red - white));
        }
    }
}

#[test]
fn a04_of_equal_dice_the_sum_forward_or_backward_by_choice() {
    only("16/Y:3/B:0 Y:1-1", &["forward", "backward"]);
    leads("16/Y:3/B:0 Y:1-1", "forward", "18/Y:2/B:0 B");
    leads("16/Y:3/B:0 Y:1-1", "backward", "14/Y:3/B:1 B");
    leads("16/Y:3/B:0 Y:6-6", "forward", "28/Y:3/B:1 B");
    leads("16/Y:3/B:0 Y:6-6", "backward", "4/Y:3/B:0 Y@stars");
    let position = at("16/Y:3/B:0 Y:1-1");
    let mut actions = Vec::new();
    position.game.legal_actions(&position.state, &mut actions);
    let mut actions = actions.into_iter();
    assert!(actions.all(|action| position.game.is_player_choice(&position.state, action)));
}

#[test]
fn a05_on_the_orphanage_white_larger_ends_the_turn() {
    only("0/Y:3/B:0 Y:3-5", &["go"]);
    leads("0/Y:3/B:0 Y:3-5", "go", "0/Y:3/B:0 B");
    let (events, _) = at("0/Y:3/B:0 Y:3-5").made("go");
    assert!(matches!(
        events[..],
        [Event::Passed { .. }, Event::TurnPasses { .. }]
    ));
}

#[test]
fn a05_on_the_orphanage_equal_dice_go_forward_without_a_choice() {
    only("0/Y:3/B:0 Y:1-1", &["go"]);
    leads("0/Y:3/B:0 Y:1-1", "go", "2/Y:2/B:0 B");
    leads("0/Y:3/B:0 Y:6-6", "go", "12/Y:6/B:0 B");
    leads("0/Y:3/B:0 Y:5-3", "go", "2/Y:2/B:0 B");
    let position = at("0/Y:3/B:0 Y:1-1");
    assert!(
        !position
            .game
            .is_player_choice(&position.state, super::super::Step::Go)
    );
}

#[test]
fn a06_nobody_goes_back_beyond_the_orphanage() {
    for (line, step) in [
        ("2/Y:3/B:0 Y:1-3", "go"),
        ("2/Y:3/B:0 Y:1-6", "go"),
        ("2/Y:3/B:0 Y:4-4", "backward"),
        ("6/Y:3/B:0 Y@arrow:6", "go"),
    ] {
        leads(line, step, "0/Y:3/B:0 B");
    }
    let (events, _) = at("2/Y:3/B:0 Y:1-6").made("go");
    let Event::Moved { way, .. } = &events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(
        way.iter().map(|space| space.0).collect::<Vec<_>>(),
        [2, 1, 0]
    );
}

#[test]
fn a06_who_comes_to_the_end_or_beyond_it_has_arrived() {
    for (line, step) in [
        ("37/Y:3/B:0 Y:6-3", "go"),
        ("37/Y:3/B:0 Y:6-2", "go"),
        ("37/Y:3/B:0 Y:4-4", "forward"),
        ("38/Y:3/B:0 Y:2", "go"),
        ("38/Y:3/B:0 Y:6", "go"),
    ] {
        leads(line, step, "40/Y:3/B:0 - winner=Y");
    }
    let (events, _) = at("38/Y:3/B:0 Y:6").made("go");
    let Event::Moved { way, .. } = &events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(
        way.iter().map(|space| space.0).collect::<Vec<_>>(),
        [38, 39, 40]
    );
}

#[test]
fn a07_the_action_is_done_once_and_the_turn_ends() {
    // The star is taken on coming to 7, not by who goes on from there.
    leads("5/Y:0/B:0 Y:3-1", "go", "7/Y:1/B:1 B");
    leads("7/Y:1/B:1 B:5-1", "go", "11/Y:1/B:0 Y");
    // Who begins a turn on a space does nothing for it.
    let position = at("12/Y:0/B:0 Y");
    assert!(matches!(
        position.game.node(&position.state),
        Node::Chance { .. }
    ));
    leads("12/Y:0/B:0 Y:1-5", "go", "8/Y:0/B:0 Y@against");
}
