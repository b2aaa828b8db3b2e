//! What bots think, as a text to compare: it must be the same on every machine.

use std::fmt::Write as _;

use rules::event::Silent;
use rules::games::{self, Playable, Visitor};
use rules::seat::Seat;
use rules::state::Node;

use crate::lot::{Lot, lot_of};
use crate::net::Net;
use crate::search::Search;
use crate::shelf::Shelf;

/// So many decisions are thought about, with a small budget each.
const DECISIONS: u32 = 40;
const BUDGET: u32 = 2_000;

/// A line for each net that this program carries: its name, and a print of all values that a bot
/// gives to the results of some decisions.
pub fn of_all_nets() -> String {
    let shelf = Shelf::carried();
    let mut lines = String::new();
    for (name, net) in shelf.all() {
        let ruleset = games::ruleset(name).expect("files bear the names of rulesets");
        let thoughts = games::visit(ruleset, Thoughts(net.clone()));
        writeln!(lines, "{name} {thoughts:016x}").expect("a string takes it");
    }
    lines
}

struct Thoughts(std::sync::Arc<Net>);

impl Visitor for Thoughts {
    type Output = u64;

    fn visit<G: Playable>(self, game: G) -> u64 {
        let (mut lot, mut print) = (Lot::new(9), 0);
        let mut search = Search::new(self.0, BUDGET);
        let begin = || game.begin(G::FAMILY.full_table, Seat(0));
        let mut state = begin().expect("a full table can play");
        let mut left = DECISIONS;
        while left > 0 {
            match game.node(&state) {
                Node::Chance { .. } => {
                    let ticket = lot.below(game.chance_total(&state));
                    let outcome = game.chance_at(&state, ticket);
                    game.happen(&mut state, outcome, &mut Silent);
                }
                Node::Decision { seat } => {
                    let results = search.results(&game, &state, seat, 5);
                    for each in &results {
                        print = lot_of(print, &(each.value as u64, each.lot));
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
