//! Bot evaluations as text, to check that every platform agrees.

use std::fmt::Write as _;

use rules::games::{self, Playable, Visitor};
use rules::seat::Seat;
use rules::state::Node;

use crate::net::Net;
use crate::net_cache::NetCache;
use crate::rng::{Rng, seeded_hash};
use crate::search::{Search, apply_random_outcome};

/// How many decisions to evaluate, each with a small budget.
const DECISIONS: u32 = 40;
const BUDGET: u32 = 2_000;

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
