//! Turned by a quarter, every position of a symmetric board has the same plays, results and winners.
//!
//! Positions are turned as text: each side's letter becomes the next one's, and what stands in the
//! order of the placement is put back into it.

use std::collections::BTreeMap;

use rules::conform::Lots;
use rules::event::Silent;
use rules::games::{self, Playable, Visitor};
use rules::notation::{parse_position_line, plays, position_line};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// How a game's positions are turned.
#[derive(Clone, Copy)]
pub struct Quarter {
    /// The letters of the sides in the order in which they lie; each becomes the next.
    pub sides: &'static str,
    /// The letters of the seats in the order of the placement.
    pub placement: &'static str,
}

impl Quarter {
    /// A text with every seat's letter turned. No other word may hold one of them.
    pub fn letters(self, text: &str) -> String {
        let next = |letter: char| match self.sides.find(letter) {
            Some(index) => self.sides.chars().cycle().nth(index + 1).unwrap(),
            None => letter,
        };
        text.chars().map(next).collect()
    }

    /// A position line turned.
    pub fn line(self, line: &str) -> String {
        let line = self.letters(line);
        let mut fields: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let mut rows: Vec<String> = fields[1].split('/').map(str::to_owned).collect();
        rows.sort_by_key(|row| self.placement.find(&row[..1]));
        for field in &mut fields[2..] {
            if let Some(winners) = field.strip_prefix("winner=") {
                let mut winners: Vec<&str> = winners.split(',').collect();
                winners.sort_by_key(|letter| self.placement.find(letter));
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

    /// Plays random games with each of the seatings and compares all their decisions with the same
    /// turned.
    pub fn rotate(self, ruleset: &str, seatings: &[&[u8]], games: u64) {
        for seats in seatings {
            let seats: SeatSet = seats.iter().copied().map(Seat).collect();
            let (mut compared, mut won) = (0, 0);
            for seed in 0..games {
                let ruleset = games::ruleset(ruleset).unwrap();
                let quarter = self;
                let game = Rotate {
                    quarter,
                    seats,
                    seed,
                };
                let counts = games::visit(ruleset, game);
                compared += counts.0;
                won += counts.1;
            }
            assert!(u64::from(compared) > 40 * games && u64::from(won) >= games);
        }
    }
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
    quarter: Quarter,
    seats: SeatSet,
    seed: u64,
}

impl Visitor for Rotate {
    /// How many decisions were compared, and how many of their plays won.
    type Output = (u32, u32);

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
                            .map(|(play, result)| {
                                (self.quarter.letters(play), self.quarter.line(result))
                            })
                            .collect();
                        let turned = self.quarter.line(&line);
                        assert_eq!(outcomes(&game, &turned), expected, "{line}");
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
