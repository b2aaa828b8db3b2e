//! Plays a random game of any ruleset, and prints its log and the position at its end.
//!
//! `cargo run -p rules --example play_random -- parcheesi+ring68 7`

#![allow(clippy::disallowed_methods, reason = "arguments are read")]

use rules::event::Event;
use rules::games;
use rules::notation::position_line;
use rules::playable::{Playable, Visitor};
use rules::state::Node;

/// Random numbers for the example, by xorshift. Real games want a better generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % u64::from(bound)) as u32
    }
}

struct Play {
    random: Random,
}

impl Visitor for Play {
    type Output = Result<(), String>;

    fn visit<G: Playable>(mut self, game: G) -> Self::Output {
        let seats = G::FAMILY.usual_seats;
        let start = game.initial_state(seats);
        let mut state = start.map_err(|refusal| refusal.to_string())?;
        let mut actions = Vec::new();
        loop {
            let mut events: Vec<Event> = Vec::new();
            match game.node(&state) {
                Node::Chance { .. } => {
                    let roll = self.random.below(game.chance_weight_total(&state));
                    let outcome = game.sample_outcome(&state, roll);
                    game.apply_chance(&mut state, outcome, &mut events);
                }
                Node::Decision { .. } => {
                    actions.clear();
                    game.legal_actions(&state, &mut actions);
                    let choice = self.random.below(actions.len() as u32);
                    game.apply(&mut state, actions[choice as usize], &mut events);
                }
                Node::Terminal { .. } => break,
            }
            for sentence in events.iter().filter_map(|event| game.sentence(event)) {
                println!("{sentence}");
            }
        }
        println!("{}", position_line(&game, &state));
        Ok(())
    }
}

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments
        .next()
        .unwrap_or_else(|| games::FAMILIES[0].editions[0].name.to_owned());
    let seed = arguments.next().unwrap_or_else(|| "1951".to_owned());
    let seed: u64 = seed
        .parse()
        .map_err(|_| "usage: play_random [RULESET [SEED]]")?;
    // Xorshift needs a seed other than 0.
    let random = Random(seed.max(1));
    games::visit(games::ruleset(&name)?, Play { random })
}
