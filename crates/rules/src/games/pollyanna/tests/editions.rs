//! The words of the two editions: P-34.

use super::super::track::TRACK;
use super::*;
use crate::board::{Kind, Shape};
use crate::race::YARD;
use crate::seat::{Seat, SeatSet};
use crate::words::Words;

const EDITIONS: [&str; 2] = ["pollyanna-1951", "pollyanna-1916"];

/// The same line in both editions.
fn both(line: &str) -> [String; 2] {
    EDITIONS.map(|edition| spelt_out(line).replace("pollyanna-1951", edition))
}

/// What each edition says in the log of a play.
fn logs(line: &str, play: &str) -> [Vec<String>; 2] {
    both(line).map(|line| log(&line, play))
}

/// What each edition calls the choices of a position.
fn choices(line: &str, made: &str) -> [Vec<String>; 2] {
    both(line).map(|line| {
        let Position { game, state } = at(&line).after(made);
        let mut actions = Vec::new();
        game.legal_actions(&state, &mut actions);
        actions
            .into_iter()
            .map(|action| game.choice(&state, action))
            .collect()
    })
}

#[test]
fn p34_the_editions_play_alike() {
    for line in [
        "Y:4yard/R:4yard Y:6-6",
        "Y:3yard,G7/R:3yard,G9 Y:2-1",
        "partners Y:G7,3home/G:4yard/R:3yard,G9/B:4yard Y:2-1",
        "Y:Yh4,3home/R:4yard Y:3-2",
    ] {
        let [of_1951, of_1916] = both(line).map(|line| plays(&line));
        assert_eq!(of_1951, of_1916);
    }
}

#[test]
fn p34_each_edition_has_its_look() {
    let [of_1951, of_1916] = EDITIONS.map(|edition| game(edition).board());
    assert_eq!(
        (of_1951.theme, of_1951.title.say()),
        ("midcentury", "Pollyanna")
    );
    assert_eq!(
        (of_1916.theme, of_1916.title.say()),
        ("lithograph", "POLLYANNA")
    );
    // The way is the same, but the older one's yards are portrait circles (P-7).
    for (space, newer) in of_1951.iter() {
        let mut older = of_1916.space(space).clone();
        if older.kind == Kind::Yard {
            assert!(matches!(older.shape, Shape::Disc { .. }), "{}", older.name);
            older.shape = newer.shape.clone();
        }
        assert_eq!(newer, &older);
    }
}

#[test]
fn p34_choices() {
    let [of_1951, of_1916] = choices("Y:3yard,home/R:3yard,Y3/B:3yard,Y8 R:6-5", "");
    assert_eq!(
        of_1951,
        [
            "5: Y3 to Y8, captures Blue",
            "5: Y3 to Yt3",
            "6: corner to R6"
        ]
    );
    assert_eq!(
        of_1916,
        [
            "5: Y3 to Y8, captures Blue",
            "5: Y3 to Yt3",
            "6: circle to R6"
        ]
    );
    let [of_1951, of_1916] = choices("Y:3yard,G1/R:4yard Y:4-2", "");
    assert_eq!(
        (of_1951, of_1916),
        (
            vec!["2 and 4: corner to Y6".to_owned()],
            vec!["2 and 4: circle to Y6".to_owned()],
        )
    );
    let [of_1951, of_1916] = choices("Y:yard,Yh4,2home/R:4yard Y:3-2", "");
    assert_eq!(of_1951, ["2: Yh4 to Yh6", "3: Yh4 to Home Space"]);
    assert_eq!(of_1916, ["2: Yh4 to Yh6", "3: Yh4 to POLLYANNA"]);
    let [of_1951, of_1916] = choices("Y:4yard/R:4yard Y:5-4", "");
    assert_eq!(of_1951, ["No legal move: pass"]);
    assert_eq!(of_1916, of_1951);
}

#[test]
fn p34_choices_of_a_reward() {
    let line = "Y:G1,3home/G:2yard,G10,G13/R:3yard,G3 Y:2-1";
    let expected = [
        "Reward of 10: G3 to G10 by the turnout, captures Green",
        "Reward of 10: G3 to G13, captures Green",
        "Give up the reward of 10",
    ];
    for choices in choices(line, "2 G1xG3") {
        assert_eq!(choices, expected);
    }
}

#[test]
fn p34_choices_are_distinct_for_distinct_steps() {
    for line in [
        "Y:yard,G4,Gt3,B12/G:4yard/R:2yard,G9,R8 Y:6-5",
        "Y:G1,G3,G5,G14/G:4yard/R:3yard,G6 Y:3-2",
        "Y:G3,G3,Y14,Yh1/G:4yard/R:2yard,G6,G1 Y:3-3",
    ] {
        for made in ["", "steps"] {
            let mut position = at(line);
            if made == "steps" {
                let first = position.steps().into_iter().next().expect("a step");
                position = position.after(&first);
            }
            let mut actions = Vec::new();
            position.game.legal_actions(&position.state, &mut actions);
            let choices = actions
                .iter()
                .map(|&action| position.game.choice(&position.state, action));
            let mut choices: Vec<_> = choices.collect();
            choices.sort();
            choices.dedup();
            assert_eq!(choices.len(), actions.len(), "{line}: {choices:#?}");
        }
    }
}

#[test]
fn p34_the_log_of_moves() {
    let [of_1951, of_1916] = logs("Y:4yard/R:4yard Y:6-5", "6 yard-Y6, 5 Y6-Y11");
    assert_eq!(
        of_1951,
        [
            "Yellow starts a pawn on Y6 with a 6",
            "Yellow moves from Y6 to Y11 with a 5"
        ]
    );
    assert_eq!(
        of_1916,
        [
            "Yellow enters a pawn on Y6 with a 6",
            "Yellow moves from Y6 to Y11 with a 5"
        ]
    );
    let [of_1951, of_1916] = logs("Y:4yard/R:4yard Y:3-3", "3+3 yard-Y6");
    assert_eq!(
        of_1951,
        [
            "Yellow starts a pawn on Y6 with 3 and 3",
            "Doublets: Yellow rolls again"
        ]
    );
    assert_eq!(
        of_1916,
        [
            "Yellow enters a pawn on Y6 with 3 and 3",
            "Doublets: Yellow rolls again"
        ]
    );
    let [of_1951, of_1916] = logs("Y:yard,Yh4,2home/R:4yard Y:3-2", "3 Yh4-home");
    assert_eq!(
        of_1951,
        [
            "Yellow brings a pawn from Yh4 to the Home Space with a 3",
            "Yellow cannot play the 2"
        ]
    );
    assert_eq!(
        of_1916,
        [
            "Yellow brings a pawn from Yh4 to POLLYANNA with a 3",
            "Yellow cannot play the 2"
        ]
    );
}

#[test]
fn p34_the_log_of_captures_and_rewards() {
    let line = "Y:G1,3home/G:3yard,G10/R:3yard,G3 Y:2-1";
    let play = "2 G1xG3, +10 G3xG10, +10 -, 1 G10-G11";
    let [of_1951, of_1916] = logs(line, play);
    assert_eq!(
        of_1951,
        [
            "Yellow moves from G1 to G3 with a 2",
            "Yellow captures Red on G3: back to the corner",
            "Yellow earns a reward of 10",
            "Yellow moves from G3 to G10 by the turnout with the reward of 10",
            "Yellow captures Green on G10: back to the corner",
            "Yellow earns a reward of 10",
            "Yellow gives up the reward of 10",
            "Yellow moves from G10 to G11 with a 1",
        ]
    );
    let renamed: Vec<_> = of_1951
        .iter()
        .map(|line| line.replace("corner", "portrait circle"))
        .collect();
    assert_eq!(of_1916, renamed);
    for log in logs("Y:B14,3home/R:3yard,Y0 Y:2-1", "1 B14xY0, 2 Y0-Yh2") {
        assert_eq!(
            log[2],
            "Yellow has no pawn that can go the full 10: the reward is lost"
        );
    }
}

#[test]
fn p34_the_log_of_the_rest() {
    for log in logs("Y:4yard/R:4yard Y:5-4", "pass") {
        assert_eq!(log, ["Yellow can play nothing"]);
    }
    for log in logs("Y:Yh4,3home/R:4yard Y:3-2", "3 Yh4-home") {
        assert_eq!(log[1], "Yellow wins");
    }
    for log in logs(
        "partners Y:Yh4,3home/G:4yard/R:4home/B:4yard Y:3-2",
        "3 Yh4-home",
    ) {
        assert_eq!(log[1], "Yellow and Red win");
    }
    for edition in EDITIONS {
        let game = game(edition);
        let mut events = Vec::new();
        let mut state = game.initial_state(SeatSet(0b1101)).expect("three can play");
        for dice in ["6-3", "5-4", "6-3", "2-1", "3-1", "5-5"] {
            game.apply_chance(&mut state, dice.parse().expect("a roll"), &mut events);
        }
        game.apply_chance(&mut state, "6-2".parse().expect("a roll"), &mut events);
        let log: Vec<_> = events
            .iter()
            .filter_map(|event| game.sentence(event))
            .collect();
        assert_eq!(
            log,
            [
                "Yellow rolls 6 and 3 for the first turn: 9",
                "Red rolls 5 and 4 for the first turn: 9",
                "Blue rolls 6 and 3 for the first turn: 9",
                "Yellow, Red and Blue tie and roll again",
                "Yellow rolls 2 and 1 for the first turn: 3",
                "Red rolls 3 and 1 for the first turn: 4",
                "Blue rolls 5 and 5 for the first turn: 10",
                "Blue begins",
                "Blue rolls 6 and 2",
            ]
        );
        assert_eq!(game.sentence(&Event::TurnPasses { to: Seat(0) }), None);
    }
}

#[test]
fn p34_the_status() {
    for edition in EDITIONS {
        let status = |line: &str, made: &str| {
            let line = spelt_out(line).replace("pollyanna-1951", edition);
            let position = at(&line).after(made);
            position.game.status(&position.state)
        };
        assert_eq!(status("Y:4yard/R:4yard Y", ""), "Yellow to roll");
        let line = "Y:G1,3home/R:3yard,G3 Y:6-2";
        assert_eq!(status(line, ""), "Yellow to play 6 and 2");
        assert_eq!(status(line, "2 G1xG3"), "Yellow to use a reward of 10");
        assert_eq!(status(line, "2 G1xG3, +10 -"), "Yellow to play 6");
        assert_eq!(
            status("Y:G1,3home/R:3yard,G3 Y:3-3", ""),
            "Yellow to play 3 and 3"
        );
        assert_eq!(status("Y:4home/R:4yard - winner=Y", ""), "Yellow wins");
        let over = "partners Y:4yard/G:4home/R:4yard/B:4home - winner=G,B";
        assert_eq!(status(over, ""), "Green and Blue win");
        let game = game(edition);
        let state = game.initial_state(SeatSet(0b0101)).expect("two can play");
        assert_eq!(game.status(&state), "Yellow to roll for the first turn");
        assert_eq!(game.chance_word(), "Roll");
    }
}

#[test]
fn p34_spaces_are_called_as_printed() {
    let [of_1951, of_1916] = EDITIONS.map(game);
    let [yard, home, start] = [YARD, TRACK.home(), 1].map(|index| TRACK.space_at(Seat(2), index));
    let words = |game: &Pollyanna| [yard, home, start].map(|space| game.space_words(space));
    assert_eq!(words(&of_1951), ["corner", "Home Space", "R6"]);
    assert_eq!(words(&of_1916), ["circle", "POLLYANNA", "R6"]);
}
