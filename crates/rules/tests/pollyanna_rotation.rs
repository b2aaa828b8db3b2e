//! Turned by a quarter, every position of Pollyanna has the same plays, results and winners.
//!
//! Positions are turned as text: each seat's letter becomes the next one's, and the placement is
//! put back into turn order.

use std::collections::BTreeMap;

use rules::conform::Lots;
use rules::event::Silent;
use rules::games::{self, Playable, Visitor};
use rules::notation::{parse_position_line, plays, position_line};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

const ORDER: &str = "YGRB";

/// A text with every seat's letter turned by a quarter. No other word holds one of them.
fn turned_letters(text: &str) -> String {
    let next = |letter: char| match ORDER.find(letter) {
        Some(index) => ORDER.chars().cycle().nth(index + 1).unwrap(),
        None => letter,
    };
    text.chars().map(next).collect()
}

/// A position line turned by a quarter.
fn turned(line: &str) -> String {
    let line = turned_letters(line);
    let mut fields: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let mut rows: Vec<&str> = fields[1].split('/').collect();
    rows.sort_by_key(|row| ORDER.find(&row[..1]));
    fields[1] = rows.join("/");
    if let Some(winners) = fields.last().and_then(|last| last.strip_prefix("winner=")) {
        let mut winners: Vec<&str> = winners.split(',').collect();
        winners.sort_by_key(|letter| ORDER.find(letter));
        let winners = format!("winner={}", winners.join(","));
        fields.pop();
        fields.push(winners);
    }
    fields.join(" ")
}

/// All plays of a position with their results.
fn outcomes<G: Playable>(game: &G, line: &str) -> BTreeMap<String, String> {
    let state = parse_position_line(game, line).unwrap();
    let plays = plays(game, &state).into_iter();
    plays
        .map(|play| (play.text, position_line(game, &play.state)))
        .collect()
}

struct Rotate {
    seats: SeatSet,
    seed: u64,
}

impl Visitor for Rotate {
    type Output = (u32, u32);

    /// Plays a random game; compares all its decisions with the same turned. Returns how many, and
    /// how many of their plays won.
    fn visit<G: Playable>(self, game: G) -> (u32, u32) {
        let mut lots = Lots::new(self.seed);
        let mut state = game
            .begin(self.seats, self.seats.iter().next().unwrap())
            .unwrap();
        let (mut compared, mut won) = (0, 0);
        loop {
            match game.node(&state) {
                Node::Chance { .. } => {
                    let chance = game.chance_at(&state, lots.below(game.chance_total(&state)));
                    game.happen(&mut state, chance, &mut Silent);
                }
                Node::Decision { .. } => {
                    if !game.in_play(&state) {
                        let line = position_line(&game, &state);
                        let here = outcomes(&game, &line);
                        won += here
                            .values()
                            .filter(|line| line.contains("winner="))
                            .count() as u32;
                        let expected: BTreeMap<_, _> = here
                            .iter()
                            .map(|(play, result)| (turned_letters(play), turned(result)))
                            .collect();
                        assert_eq!(outcomes(&game, &turned(&line)), expected, "{line}");
                        compared += 1;
                    }
                    let mut actions = Vec::new();
                    game.legal_actions(&state, &mut actions);
                    game.apply(&mut state, actions[lots.index(actions.len())], &mut Silent);
                }
                Node::Terminal { .. } => return (compared, won),
            }
        }
    }
}

fn rotate(ruleset: &str, seatings: &[&[u8]], games: u64) {
    for seats in seatings {
        let seats: SeatSet = seats.iter().copied().map(Seat).collect();
        let (mut compared, mut won) = (0, 0);
        for seed in 0..games {
            let ruleset = games::ruleset(ruleset).unwrap();
            let counts = games::visit(ruleset, Rotate { seats, seed });
            compared += counts.0;
            won += counts.1;
        }
        assert!(u64::from(compared) > 40 * games && u64::from(won) >= games);
    }
}

#[test]
fn positions_are_turned_by_letters() {
    let line = "pollyanna-1951 Y:yard,Y6,Rt2,home/R:yard,yard,Y9,Rh1 Y:6-3";
    let quarter = "pollyanna-1951 G:yard,G6,Bt2,home/B:yard,yard,G9,Bh1 G:6-3";
    assert_eq!(turned(line), quarter);
    assert_eq!(turned(&turned(&turned(quarter))), line);
}

#[test]
fn two() {
    rotate("pollyanna-1951", &[&[0, 2], &[1, 3]], 6);
}

#[test]
fn three() {
    rotate(
        "pollyanna-1916",
        &[&[0, 1, 2], &[0, 1, 3], &[0, 2, 3], &[1, 2, 3]],
        4,
    );
}

#[test]
fn four_alone_and_as_partners() {
    rotate("pollyanna-1951", &[&[0, 1, 2, 3]], 6);
    rotate("pollyanna-1951+partners", &[&[0, 1, 2, 3]], 6);
}
