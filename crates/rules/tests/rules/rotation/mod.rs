//! Symmetry under rotation of the table. In games where all seats are equal, a rotated position has
//! the same plays, results and winners.
//!
//! Positions are rotated as text. Each seat's letter becomes that of the next side, also in names
//! of spaces, and the rows of the placement are sorted again.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;

use std::collections::BTreeMap;

use rules::conform::TestRng;
use rules::event::NullSink;
use rules::features::FeatureSet;
use rules::games;
use rules::notation::{parse_position_line, plays, position_line};
use rules::playable::{Playable, Visitor};
use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// How to rotate the positions of a game.
#[derive(Clone)]
pub(crate) struct Turning {
    /// The letters of the sides, in order around the board; each becomes the next.
    sides: String,
    /// The letters of the seats, in the order of the placement.
    placement: String,
}

impl Turning {
    /// For a game whose turn order follows the sides.
    pub(crate) fn of(family: &Family) -> Turning {
        let letters: String = family.seats.iter().map(|seat| seat.letter).collect();
        Turning {
            sides: letters.clone(),
            placement: letters,
        }
    }

    /// For a game whose sides are in another order, given by their letters.
    pub(crate) fn with_sides(family: &Family, sides: &str) -> Turning {
        Turning {
            sides: sides.to_owned(),
            ..Turning::of(family)
        }
    }

    /// Rotates every seat's letter in a text. No other word may contain such a letter.
    fn letters(&self, text: &str) -> String {
        let next = |letter: char| match self.sides.find(letter) {
            Some(index) => self.sides.chars().cycle().nth(index + 1).unwrap(),
            None => letter,
        };
        text.chars().map(next).collect()
    }

    /// Rotates a position line.
    pub(crate) fn line(&self, line: &str) -> String {
        let place = |text: &str| self.placement.find(text.chars().next()?);
        let line = self.letters(line);
        let mut fields: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let mut rows: Vec<String> = fields[1].split('/').map(str::to_owned).collect();
        // A row of no seat stays at the front.
        rows.sort_by_key(|row| place(row));
        for field in &mut fields[2..] {
            if let Some(winners) = field.strip_prefix("winner=") {
                let mut winners: Vec<&str> = winners.split(',').collect();
                winners.sort_by_key(|letter| place(letter));
                *field = format!("winner={}", winners.join(","));
            } else if let Some(blockades) = field.strip_prefix("blockades=") {
                let mut blockades: Vec<&str> = blockades.split(',').collect();
                // Blockades follow the order of the rows.
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

    /// Compares the features of a position with those of the rotated position.
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

    /// Plays `games` random games with each seating, and compares all their decisions with the
    /// rotated ones. Games must have at least `decisions` on average.
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

/// The features of a position for a seat.
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

/// Counts of what was compared.
#[derive(Clone, Copy, Default)]
struct Compared {
    decisions: u64,
    /// How many of the plays won the game.
    won: u64,
}

impl Visitor for Rotate {
    type Output = Compared;

    /// Plays a random game and compares all its decisions with the rotated ones.
    fn visit<G: Playable>(self, game: G) -> Compared {
        let turning = self.turning;
        let mut rng = TestRng::new(self.seed);
        let mut state = game
            .initial_state_with_first(self.seats, self.seats.iter().next().unwrap())
            .unwrap();
        let mut compared = Compared::default();
        loop {
            match game.node(&state) {
                Node::Chance { .. } => {
                    let chance =
                        game.sample_outcome(&state, rng.below(game.chance_weight_total(&state)));
                    game.apply_chance(&mut state, chance, &mut NullSink);
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
                    game.apply(&mut state, actions[rng.index(actions.len())], &mut NullSink);
                }
                Node::Terminal { .. } => return compared,
            }
        }
    }
}
