//! Seats turned round the table: where no seat is better than another, every position has the same
//! plays, results and winners as the same position turned.
//!
//! Positions are turned as text: each seat's letter becomes that of the next seat, in the names of
//! spaces as well, and the placement is put back into turn order.

use std::collections::BTreeMap;

use rules::conform::Lots;
use rules::event::Silent;
use rules::games::{self, Playable, Visitor};
use rules::notation::{parse_position_line, plays, position_line};
use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// A text with every seat's letter turned to the next one's. No other word holds one of them.
fn turned_letters(family: &Family, text: &str) -> String {
    let next = |letter: char| match family.seat(letter) {
        Some(seat) => family.letter(family.all_seats().after(seat)),
        None => letter,
    };
    text.chars().map(next).collect()
}

/// A position line turned by one seat.
pub fn turned(family: &Family, line: &str) -> String {
    let place = |text: &&str| text.chars().next().and_then(|letter| family.seat(letter));
    let line = turned_letters(family, line);
    let mut fields: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let mut rows: Vec<&str> = fields[1].split('/').collect();
    // What is no seat's comes first, and stays there.
    rows.sort_by_key(place);
    fields[1] = rows.join("/");
    if let Some(winners) = fields.last().and_then(|last| last.strip_prefix("winner=")) {
        let mut winners: Vec<&str> = winners.split(',').collect();
        winners.sort_by_key(place);
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

/// What was compared.
#[derive(Clone, Copy, Default)]
struct Compared {
    decisions: u64,
    /// Of their plays, those that won.
    won: u64,
}

impl Visitor for Rotate {
    type Output = Compared;

    /// Plays a random game; compares all its decisions with the same turned.
    fn visit<G: Playable>(self, game: G) -> Compared {
        let family = G::FAMILY;
        let mut lots = Lots::new(self.seed);
        let mut state = game
            .begin(self.seats, self.seats.iter().next().unwrap())
            .unwrap();
        let mut compared = Compared::default();
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
                        let won = here.values().filter(|line| line.contains("winner="));
                        compared.won += won.count() as u64;
                        let turn = |(play, result): (&String, &String)| {
                            (turned_letters(family, play), turned(family, result))
                        };
                        let expected: BTreeMap<_, _> = here.iter().map(turn).collect();
                        let found = outcomes(&game, &turned(family, &line));
                        assert_eq!(found, expected, "{line}");
                        compared.decisions += 1;
                    }
                    let mut actions = Vec::new();
                    game.legal_actions(&state, &mut actions);
                    game.apply(&mut state, actions[lots.index(actions.len())], &mut Silent);
                }
                Node::Terminal { .. } => return compared,
            }
        }
    }
}

/// Plays so many random games with each of the seatings, and compares at least so many decisions in
/// a game, on average.
pub fn rotate(ruleset: &str, seatings: &[&[u8]], games: u64, decisions: u64) {
    for seats in seatings {
        let seats: SeatSet = seats.iter().copied().map(Seat).collect();
        let mut compared = Compared::default();
        for seed in 0..games {
            let ruleset = games::ruleset(ruleset).unwrap();
            let game = games::visit(ruleset, Rotate { seats, seed });
            compared.decisions += game.decisions;
            compared.won += game.won;
        }
        assert!(compared.decisions > decisions * games && compared.won >= games);
    }
}
