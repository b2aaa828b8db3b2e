//! How fast the rules and the bots are, on one core: `cargo bench -p bot`.
//!
//! The work is that of `bot::measure`, which a page can do as well, so that both can be compared.
//! Throughput is in items: steps, throws, decisions.

use bot::Shelf;
use bot::level::Level;
use bot::lot::Lot;
use bot::measure;
use bot::player::Player;
use divan::Bencher;
use divan::counter::ItemsCount;
use rules::event::Silent;
use rules::games::{self, Playable, Visitor};
use rules::observe::Observation;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;

fn main() {
    divan::main();
}

/// The first edition of each game, by name.
fn rulesets() -> Vec<String> {
    let first = games::FAMILIES.iter().map(|family| Ruleset::of(family, 0));
    first.map(|ruleset| ruleset.to_string()).collect()
}

/// A full table: the list of legal steps made, one chosen, applied.
#[divan::bench(args = rulesets())]
fn random_steps(bencher: Bencher<'_, '_>, ruleset: &str) {
    const STEPS: u64 = 100_000;
    let ruleset = games::ruleset(ruleset).unwrap();
    let bencher = bencher.counter(ItemsCount::new(STEPS));
    bencher.bench(|| measure::random_steps(ruleset, STEPS, 1));
}

/// A full table: every distinct result of each throw.
#[divan::bench(args = rulesets())]
fn throws_with_all_results(bencher: Bencher<'_, '_>, ruleset: &str) {
    const THROWS: u64 = 20_000;
    let ruleset = games::ruleset(ruleset).unwrap();
    let bencher = bencher.counter(ItemsCount::new(THROWS));
    bencher.bench(|| measure::all_results(ruleset, THROWS, 1));
}

/// The first steps of bots with a choice, a full table.
#[divan::bench(args = rulesets())]
fn medium_decisions(bencher: Bencher<'_, '_>, ruleset: &str) {
    const DECISIONS: u64 = 200;
    let ruleset = games::ruleset(ruleset).unwrap();
    let bencher = bencher.counter(ItemsCount::new(DECISIONS));
    bencher.bench(|| games::visit(ruleset, Decisions(DECISIONS)));
}

/// So many decisions of an expert bot that plays all seats.
struct Decisions(u64);

impl Visitor for Decisions {
    type Output = ();

    fn visit<G: Playable>(self, game: G) {
        let start = || game.begin(G::FAMILY.full_table, Seat(0)).unwrap();
        let mut player = Player::new(
            game.clone(),
            Level::Expert,
            Shelf::carried().net(game.ruleset()),
            1,
        );
        let (mut state, mut lot, mut actions) = (start(), Lot::new(1), Vec::new());
        let mut left = self.0;
        while left > 0 {
            match game.node(&state) {
                Node::Chance { .. } => {
                    let ticket = lot.below(game.chance_total(&state));
                    let chance = game.chance_at(&state, ticket);
                    game.happen(&mut state, chance, &mut Silent);
                }
                Node::Decision { seat } => {
                    actions.clear();
                    game.legal_actions(&state, &mut actions);
                    left -= u64::from(actions.len() > 1);
                    let step = player.step(&Observation::new(&game, &state, seat));
                    game.apply(&mut state, step, &mut Silent);
                }
                Node::Terminal { .. } => state = start(),
            }
        }
    }
}
