//! Prints the hints of whole games of every edition, to be read after a change of their words:
//! `cargo run --package bot --example hints -- [LANGUAGE] [SEED]`.

use bot::Bot;
use bot::level::Level;
use bot::rng::Rng;
use bot::{NetCache, Request, hint};
use rules::event::NullSink;
use rules::games::{self, FAMILIES};
use rules::notation::position_line;
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::state::Node;

/// What the players are called, by seat.
const NAMES: [&str; 6] = ["Ann", "Leo", "Mia", "Max", "Eva", "Tom"];

/// A game of bots, in which each hint of the first player is printed.
struct Print {
    seed: u64,
}

impl Visitor for Print {
    type Output = ();

    fn visit<G: Playable>(self, game: G) {
        let seats = game.ruleset().family.full_table.iter().take(4).collect();
        let Some(asker) = game.ruleset().family.full_table.iter().next() else {
            return;
        };
        let Ok(mut state) = game.initial_state_with_first(seats, asker) else {
            return;
        };
        let nets = NetCache::carried();
        let names = NAMES.map(str::to_owned);
        let mut rng = Rng::new(self.seed);
        let mut waiting = Vec::new();
        loop {
            let made = match game.node(&state) {
                Node::Terminal { .. } => return,
                Node::Chance { .. } => {
                    let ticket = rng.below(game.chance_weight_total(&state));
                    HistoryEntry::Chance(game.sample_outcome(&state, ticket))
                }
                Node::Decision { seat } => {
                    let seen = Observation::new(&game, &state, seat);
                    if waiting.is_empty() {
                        let net = nets.net(game.ruleset());
                        let mut bot = Bot::new(game.clone(), Level::Medium, net, 7);
                        let mut best = bot.top_k(&seen, 1);
                        waiting = best.swap_remove(0).path;
                        waiting.reverse();
                        if seat == asker {
                            let question = Request {
                                position: position_line(&game, seen.state()),
                                steps: String::new(),
                                seat: G::FAMILY.letter(seat),
                                level: "medium".to_owned(),
                                seed_high: 0,
                                seed_low: 7,
                            };
                            if let Ok(hint) = hint(&nets, &question, &names) {
                                println!("{}: {}.", hint.plays[0].move_words, hint.plays[0].reason);
                                if hint.sentence != hint.plays[0].reason {
                                    println!("    Why? {}.", hint.sentence);
                                }
                            }
                        }
                    }
                    match waiting.pop() {
                        Some(action) => HistoryEntry::Action(action),
                        None => return,
                    }
                }
            };
            made.apply(&game, &mut state, &mut NullSink);
        }
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let language = args.next().and_then(|code| words::Language::parse(&code));
    words::speak(language.unwrap_or_default());
    let seed = args.next().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    for family in FAMILIES {
        for ruleset in family.plain_rulesets() {
            println!("\n## {ruleset}\n");
            games::visit(ruleset, Print { seed });
        }
    }
}
