//! Bot evaluations as text, to check that every platform agrees.

use std::fmt::Write as _;

use rules::any_game::Playing;
use rules::event::NullSink;
use rules::games;
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
use rules::record::{HistoryEntry, Player, Record};
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;

use crate::best_move::Bot;
use crate::level::Level;
use crate::net::Net;
use crate::net_cache::NetCache;
use crate::review::{ReviewRequest, review};
use crate::rng::{Rng, seeded_hash};
use crate::search::{Search, apply_random_outcome};

/// How many decisions to evaluate, each with a small budget.
const DECISIONS: u32 = 40;
const BUDGET: u32 = 2_000;

/// The number of games to review.
const REVIEWED: usize = 20;

/// One line for each of twenty games: its ruleset and seed, and a hash of its review.
///
/// # Panics
/// When a game cannot be reviewed.
pub fn of_reviews() -> String {
    let nets = NetCache::carried();
    let mut lines = String::new();
    for (seed, (name, _)) in (0..).zip(nets.all().iter().cycle().take(REVIEWED)) {
        let ruleset = games::ruleset(name).expect("nets are named after rulesets");
        let request = ReviewRequest {
            record: played_game(ruleset, seed).to_text(),
            viewer: None,
            from: 0,
            turns: usize::MAX,
        };
        let review = review(&nets, &request).expect("a whole game can be reviewed");
        let snapshot = seeded_hash(seed, &format!("{review:?}"));
        writeln!(lines, "{name} {seed} {snapshot:016x}").expect("writing to a string succeeds");
    }
    lines
}

/// The record of a game to its end, in which most steps are sensible and some are random.
pub fn played_game(ruleset: Ruleset, seed: u64) -> Record {
    games::visit(ruleset, PlayedGame(seed))
}

struct PlayedGame(u64);

impl Visitor for PlayedGame {
    type Output = Record;

    fn visit<G: Playable>(self, game: G) -> Record {
        let mut rng = Rng::new(self.0);
        let mut bot = Bot::new(game.clone(), Level::Runner, None, self.0);
        let seats = G::FAMILY.full_table;
        let state = game.initial_state(seats);
        let mut state = state.expect("a full table can play");
        let start = Playing::boxed(game.clone(), state.clone());
        let mut record = Record::new(start, Player::at_all(seats, "person"), None);
        loop {
            let entry = match game.node(&state) {
                Node::Terminal { .. } => return record,
                Node::Chance { .. } => {
                    let ticket = rng.below(game.chance_weight_total(&state));
                    HistoryEntry::Chance(game.sample_outcome(&state, ticket))
                }
                Node::Decision { .. } if rng.below(4) == 0 => {
                    let mut actions = Vec::new();
                    game.legal_actions(&state, &mut actions);
                    HistoryEntry::Action(actions[rng.below(actions.len() as u32) as usize])
                }
                Node::Decision { seat } => {
                    HistoryEntry::Action(bot.step(&Observation::new(&game, &state, seat)))
                }
            };
            record.history.push(entry.packed());
            entry.apply(&game, &mut state, &mut NullSink);
        }
    }
}

/// One line for each built-in net: its name, and a hash of the values that a bot gives to the
/// results of some decisions.
pub fn of_all_nets() -> String {
    let nets = NetCache::carried();
    let mut lines = String::new();
    for (name, net) in nets.all() {
        let ruleset = games::ruleset(name).expect("nets are named after rulesets");
        let snapshot = games::visit(ruleset, Thoughts(net.clone()));
        writeln!(lines, "{name} {snapshot:016x}").expect("writing to a string succeeds");
    }
    lines
}

struct Thoughts(std::sync::Arc<Net>);

impl Visitor for Thoughts {
    type Output = u64;

    fn visit<G: Playable>(self, game: G) -> u64 {
        let (mut rng, mut print) = (Rng::new(9), 0);
        let mut search = Search::new(self.0, BUDGET);
        let begin = || game.initial_state_with_first(G::FAMILY.full_table, Seat(0));
        let mut state = begin().expect("a full table can play");
        let mut left = DECISIONS;
        while left > 0 {
            match game.node(&state) {
                Node::Chance { .. } => {
                    apply_random_outcome(&game, &mut state, &mut rng);
                }
                Node::Decision { seat } => {
                    let results = search.results(&game, &state, seat, 5);
                    for each in &results {
                        print = seeded_hash(print, &(each.value as u64, each.tie_break));
                    }
                    left -= u32::from(results.len() > 1);
                    state = results[0].result.clone();
                }
                Node::Terminal { .. } => state = begin().expect("a full table can play"),
            }
        }
        print
    }
}
