//! Seats turned round the table: where no seat is better than another, every position has the same
//! plays, results and winners as the same position turned.
//!
//! Positions are turned as text: each seat's letter becomes that of the next side, in the names of
//! spaces as well, and what stands in the order of the placement is put back into it.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;

use std::collections::BTreeMap;

use rules::conform::Lots;
use rules::event::Silent;
use rules::features::FeatureSet;
use rules::games::{self, Playable, Visitor};
use rules::notation::{parse_position_line, plays, position_line};
use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// How a game's positions are turned.
#[derive(Clone)]
pub(crate) struct Turning {
    /// The letters of the sides in the order in which they lie; each becomes the next.
    sides: String,
    /// The letters of the seats in the order of the placement.
    placement: String,
}

impl Turning {
    /// Of a game whose sides lie in the order of its turns.
    pub(crate) fn of(family: &Family) -> Turning {
        let letters: String = family.seats.iter().map(|seat| seat.letter).collect();
        Turning {
            sides: letters.clone(),
            placement: letters,
        }
    }

    /// Of a game whose sides lie in another order, given by their letters.
    pub(crate) fn with_sides(family: &Family, sides: &str) -> Turning {
        Turning {
            sides: sides.to_owned(),
            ..Turning::of(family)
        }
    }

    /// A text with every seat's letter turned. No other word may hold one of them.
    fn letters(&self, text: &str) -> String {
        let next = |letter: char| match self.sides.find(letter) {
            Some(index) => self.sides.chars().cycle().nth(index + 1).unwrap(),
            None => letter,
        };
        text.chars().map(next).collect()
    }

    /// A position line turned.
    pub(crate) fn line(&self, line: &str) -> String {
        let place = |text: &str| self.placement.find(text.chars().next()?);
        let line = self.letters(line);
        let mut fields: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let mut rows: Vec<String> = fields[1].split('/').map(str::to_owned).collect();
        // What is no seat's comes first, and stays there.
        rows.sort_by_key(|row| place(row));
        for field in &mut fields[2..] {
            if let Some(winners) = field.strip_prefix("winner=") {
                let mut winners: Vec<&str> = winners.split(',').collect();
                winners.sort_by_key(|letter| place(letter));
                *field = format!("winner={}", winners.join(","));
            } else if let Some(blockades) = field.strip_prefix("blockades=") {
                let mut blockades: Vec<&str> = blockades.split(',').collect();
                // In the order of those who stand there.
                blockades.sort_by_key(|each| {
                    let (space, _) = each.split_once(':').unwrap();
                    let stands = |row: &String| row[2..].split(',').any(|name| name == space);
                    rows.iter().position(stands)
                });
                *field = format!("blockades={}", blockades.join(","));
            }
        }
        fields[1] = rows.join("/");
        fields.join(" ")
    }

    /// Compares what evaluations see of a position with what they see of the same turned.
    fn features<G: Playable>(&self, game: &G, line: &str) {
        let letters = G::FAMILY.seats.iter().map(|seat| seat.letter);
        for letter in letters {
            let seat = |letter: char| G::FAMILY.seat(letter).unwrap();
            let turned = self.letters(&letter.to_string()).chars().next().unwrap();
            let here = features(game, line, seat(letter));
            let there = features(game, &self.line(line), seat(turned));
            assert_eq!(here, there, "{line} as {letter} sees it");
        }
    }

    /// Plays so many random games with each of the seatings, and compares all their decisions, at
    /// least so many in a game on average, with the same turned.
    pub(crate) fn rotate(&self, ruleset: &str, seatings: &[&[u8]], games: u64, decisions: u64) {
        for seats in seatings {
            let seats: SeatSet = seats.iter().copied().map(Seat).collect();
            let mut compared = Compared::default();
            for seed in 0..games {
                let ruleset = games::ruleset(ruleset).unwrap();
                let turning = self.clone();
                let game = games::visit(
                    ruleset,
                    Rotate {
                        turning,
                        seats,
                        seed,
                    },
                );
                compared.decisions += game.decisions;
                compared.won += game.won;
            }
            assert!(compared.decisions > decisions * games && compared.won >= games);
        }
    }
}

/// The features of a position as a seat sees it.
fn features<G: Playable>(game: &G, line: &str, seat: Seat) -> Vec<u16> {
    let state = parse_position_line(game, line).unwrap();
    let mut features = FeatureSet::EMPTY;
    game.features(&state, seat, &mut features);
    features.iter().collect()
}

/// All plays of a position with their results.
fn outcomes<G: Playable>(game: &G, line: &str) -> BTreeMap<String, String> {
    let state = parse_position_line(game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let plays = plays(game, &state).into_iter();
    plays
        .map(|play| (play.text, position_line(game, &play.state)))
        .collect()
}

struct Rotate {
    turning: Turning,
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
        let turning = self.turning;
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
                            (turning.letters(play), turning.line(result))
                        };
                        let expected: BTreeMap<_, _> = here.iter().map(turn).collect();
                        let found = outcomes(&game, &turning.line(&line));
                        assert_eq!(found, expected, "{line}");
                        turning.features(&game, &line);
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
