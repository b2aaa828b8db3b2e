//! Whatever is tried: what each refusal says is checked against the position line, by means that know
//! nothing of the code that wrote the sentence.

use super::*;
use crate::test_kit::refusal_check::{Judge, refusals_are_true};

const LETTERS: &str = "YBRGOP";
const COLOURS: [&str; 6] = ["Yellow", "Blue", "Red", "Green", "Orange", "Purple"];
const RED: [u8; 7] = [4, 11, 14, 22, 31, 34, 38];

/// What the reason ought to be, from the position line and the step as text.
fn expected(line: &str, step: &str) -> (&'static str, String) {
    let (placement, turn) = line.split_once(' ').expect("a turn");
    if turn.starts_with('-') {
        return ("A-17", "the game is over".to_owned());
    }
    let annie: u8 = placement.split('/').next().unwrap().parse().unwrap();
    let mover = COLOURS[LETTERS.find(&turn[..1]).expect("a seat")];
    let (stage, dice) = match turn[1..].split_once(':') {
        Some((stage, dice)) => (stage, Some(dice)),
        None => (&turn[1..], None),
    };
    let named = |letter: &str| COLOURS[LETTERS.find(letter).expect("a seat")];
    if stage == "@give" || stage == "@against" {
        let (rule, own) = if stage == "@give" {
            ("A-10", "give")
        } else {
            ("A-13", "against")
        };
        let reason = match step.split_once(' ') {
            Some((word, letter)) if word == own && named(letter) == mover => match own {
                "give" => "the star goes to another player".to_owned(),
                _ => "this roll is against another player".to_owned(),
            },
            Some((word, letter)) if word == own => {
                assert!(!placement.contains(&format!("/{letter}:")));
                format!("{} does not play", named(letter))
            }
            _ if own == "give" => "a star goes to another player now".to_owned(),
            _ => "the next roll is against another player".to_owned(),
        };
        return (rule, reason);
    }
    // The die that lies there, or is on the arrow.
    let single = match (stage, annie) {
        ("", 13 | 23 | 32) | ("@arrow", 6 | 17 | 27 | 36) => Some("white"),
        ("", number) if RED.contains(&number) => Some("red"),
        ("@arrow", _) => Some("red"),
        _ => None,
    };
    let rule = match stage {
        "" => "A-3",
        "@arrow" => "A-9",
        "@stars" => "A-11",
        _ => "A-13",
    };
    let Some(dice) = dice else {
        let dice = single.map_or("the dice have".to_owned(), |die| {
            format!("the {die} die has")
        });
        return (rule, format!("{dice} not been rolled yet"));
    };
    let (words, forward, rule) = match (single, dice.split_once('-')) {
        (Some(die), None) => {
            let number: i32 = dice.parse().unwrap();
            let forward = if die == "red" { number } else { -number };
            (format!("{die} {dice}"), forward, rule)
        }
        (None, Some((red, white))) => {
            let (one, other): (i32, i32) = (red.parse().unwrap(), white.parse().unwrap());
            let rule = match stage {
                "" if annie == 0 => "A-5",
                "" => "A-4",
                _ => rule,
            };
            let forward = if one == other {
                one + other
            } else {
                one - other
            };
            (format!("red {red} and white {white}"), forward, rule)
        }
        _ => panic!("{line}"),
    };
    let alike = single.is_none() && dice[..1] == dice[2..];
    match (step, stage) {
        _ if step.starts_with("give") => ("A-10", format!("no star is given away with {words}")),
        _ if step.starts_with("against") => ("A-13", format!("no player is chosen with {words}")),
        (_, "@stars") => (rule, format!("{words} are for stars and do not move Annie")),
        (_, stage) if stage.starts_with("@against-") => (
            rule,
            format!("{words} are rolled against another player and do not move Annie"),
        ),
        _ if alike && annie > 0 => (
            rule,
            format!("with {words} Annie goes forward or back {forward}, as you like"),
        ),
        _ if annie == 0 && forward < 0 => (
            rule,
            format!("with {words} Annie must stay on the Orphanage"),
        ),
        _ => {
            let way = if forward > 0 { "forward" } else { "back" };
            let count = forward.abs();
            let reason = format!("with {words} Annie must go {way} {count}");
            (rule, reason)
        }
    }
}

#[test]
fn what_refusals_say_is_true() {
    let positions = include_str!("../../../../tests/rules/oracle/annie/positions.txt");
    let rules = ["A-3", "A-4", "A-5", "A-9", "A-10", "A-11", "A-13", "A-17"];
    refusals_are_true(positions, &rules, |game: &Annie, &state| {
        let judge: Judge<'_, Annie> = Box::new(move |step, said| {
            let (rule, reason) = expected(&game.position(&state), &game.step(&state, step));
            said == format!("{rule}: {reason}")
        });
        Some(judge)
    });
}
