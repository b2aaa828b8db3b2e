//! Single-core benchmarks of the rules and the bots: `cargo bench -p bot`.
//!
//! The work is that of `bot::measure`, so the page can run it for comparison. Throughput is in
//! items: steps, rolls, decisions or positions.
//!
//! Counter-check: where `visit` in `bot::measure` does twice as many steps and rolls, `random_steps` and
//! `rolls_with_all_results` are half as fast, and the others as fast as before.

use std::sync::Arc;

use bot::Bot;
use bot::NetCache;
use bot::evaluator::Evaluator;
use bot::level::Level;
use bot::measure;
use bot::net::Sums;
use bot::rng::Rng;
use divan::Bencher;
use divan::counter::ItemsCount;
use rules::event::NullSink;
use rules::features::FeatureSet;
use rules::games;
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
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

/// Random steps with all seats: each lists the legal steps and applies one of them.
#[divan::bench(args = rulesets())]
fn random_steps(bencher: Bencher<'_, '_>, ruleset: &str) {
    const STEPS: u64 = 100_000;
    let ruleset = games::ruleset(ruleset).unwrap();
    let bencher = bencher.counter(ItemsCount::new(STEPS));
    bencher.bench(|| measure::random_steps(ruleset, STEPS, 1));
}

/// Rolls with all seats: each generates every distinct result.
#[divan::bench(args = rulesets())]
fn rolls_with_all_results(bencher: Bencher<'_, '_>, ruleset: &str) {
    const THROWS: u64 = 20_000;
    let ruleset = games::ruleset(ruleset).unwrap();
    let bencher = bencher.counter(ItemsCount::new(THROWS));
    bencher.bench(|| measure::all_results(ruleset, THROWS, 1));
}

/// First steps of expert bots at decisions with a choice, with all seats.
#[divan::bench(args = rulesets())]
fn expert_decisions(bencher: Bencher<'_, '_>, ruleset: &str) {
    const DECISIONS: u64 = 200;
    let ruleset = games::ruleset(ruleset).unwrap();
    let bencher = bencher.counter(ItemsCount::new(DECISIONS));
    bencher.bench(|| games::visit(ruleset, Decisions(DECISIONS)));
}

/// Evaluations of consecutive positions, updated incrementally as in a search.
#[divan::bench(args = rulesets())]
fn positions_evaluated_incrementally(bencher: Bencher<'_, '_>, ruleset: &str) {
    let anew = false;
    games::visit(
        games::ruleset(ruleset).unwrap(),
        Evaluations { bencher, anew },
    );
}

/// Evaluations of the same positions, each from scratch.
#[divan::bench(args = rulesets())]
fn positions_anew(bencher: Bencher<'_, '_>, ruleset: &str) {
    let anew = true;
    games::visit(
        games::ruleset(ruleset).unwrap(),
        Evaluations { bencher, anew },
    );
}

/// Evaluates results of plays with all seats, including their features.
struct Evaluations<'a, 'b> {
    bencher: Bencher<'a, 'b>,
    anew: bool,
}

impl Visitor for Evaluations<'_, '_> {
    type Output = ();

    fn visit<G: Playable>(self, game: G) {
        let net = NetCache::carried().net(game.ruleset()).unwrap();
        let positions = results(&game, 2_000);
        let mut evaluator = Evaluator::new(Arc::clone(&net));
        let bencher = self.bencher.counter(ItemsCount::new(positions.len()));
        if self.anew {
            bencher.bench_local(|| {
                let anew = |(state, seat): &(G::State, Seat)| {
                    let mut features = FeatureSet::EMPTY;
                    game.features(state, *seat, &mut features);
                    net.chance(Sums::new(&net).go_to(&net, &features))
                };
                positions.iter().map(anew).sum::<i32>()
            });
        } else {
            bencher.bench_local(|| {
                let chances = positions.iter();
                let chances = chances.map(|(state, seat)| evaluator.chance(&game, state, *seat));
                chances.sum::<i32>()
            });
        }
    }
}

/// Results of this many decisions in random games, each with the deciding seat.
fn results<G: Playable>(game: &G, decisions: usize) -> Vec<(G::State, Seat)> {
    let (mut rng, mut scratch) = (Rng::new(2), G::Scratch::default());
    let (mut results, mut left) = (Vec::new(), decisions);
    play(game, |state, seat| {
        let first = results.len();
        let each = |result| results.push((result, seat));
        game.results(state, &mut scratch, each);
        let found = (results.len() - first) as u32;
        *state = results[first + rng.below(found) as usize].0.clone();
        left -= 1;
        left > 0
    });
    results
}

/// This many decisions of an expert bot that plays all seats.
struct Decisions(u64);

impl Visitor for Decisions {
    type Output = ();

    fn visit<G: Playable>(self, game: G) {
        let net = NetCache::carried().net(game.ruleset());
        let mut player = Bot::new(game.clone(), Level::Expert, net, 1);
        let (mut left, mut actions) = (self.0, Vec::new());
        play(&game, |state, seat| {
            actions.clear();
            game.legal_actions(state, &mut actions);
            left -= u64::from(actions.len() > 1);
            let step = player.step(&Observation::new(&game, state, seat));
            game.apply(state, step, &mut NullSink);
            left > 0
        });
    }
}

/// Plays games with all seats and random chance outcomes. At each decision, `decide` makes a step
/// and returns whether to continue.
fn play<G: Playable>(game: &G, mut decide: impl FnMut(&mut G::State, Seat) -> bool) {
    let start = || {
        game.initial_state_with_first(G::FAMILY.full_table, Seat(0))
            .unwrap()
    };
    let (mut state, mut rng) = (start(), Rng::new(1));
    loop {
        match game.node(&state) {
            Node::Chance { .. } => {
                let ticket = rng.below(game.chance_weight_total(&state));
                let chance = game.sample_outcome(&state, ticket);
                game.apply_chance(&mut state, chance, &mut NullSink);
            }
            Node::Decision { seat } => {
                if !decide(&mut state, seat) {
                    break;
                }
            }
            Node::Terminal { .. } => state = start(),
        }
    }
}
