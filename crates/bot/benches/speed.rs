//! How fast the rules and the bots are, on one core: `cargo bench -p bot`.
//!
//! The work is that of `bot::measure`, which a page can do as well, so that both can be compared.
//! Throughput is in items: steps, throws, decisions, positions.

use std::sync::Arc;

use bot::Shelf;
use bot::level::Level;
use bot::lot::Lot;
use bot::measure;
use bot::net::Sums;
use bot::player::Player;
use bot::sight::Sight;
use divan::Bencher;
use divan::counter::ItemsCount;
use rules::event::Silent;
use rules::features::FeatureSet;
use rules::games::{self, Playable, Visitor};
use rules::observe::Observation;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;
use rules::turn::Results;

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

/// The first steps of expert bots with a choice, a full table.
#[divan::bench(args = rulesets())]
fn expert_decisions(bencher: Bencher<'_, '_>, ruleset: &str) {
    const DECISIONS: u64 = 200;
    let ruleset = games::ruleset(ruleset).unwrap();
    let bencher = bencher.counter(ItemsCount::new(DECISIONS));
    bencher.bench(|| games::visit(ruleset, Decisions(DECISIONS)));
}

/// Positions judged one after the other as a search does: what changed is added and taken away.
#[divan::bench(args = rulesets())]
fn positions_kept_up_to_date(bencher: Bencher<'_, '_>, ruleset: &str) {
    let anew = false;
    games::visit(games::ruleset(ruleset).unwrap(), Judged { bencher, anew });
}

/// The same positions, each judged from nothing.
#[divan::bench(args = rulesets())]
fn positions_anew(bencher: Bencher<'_, '_>, ruleset: &str) {
    let anew = true;
    games::visit(games::ruleset(ruleset).unwrap(), Judged { bencher, anew });
}

/// Judges what plays of a full table may come to, features and all.
struct Judged<'a, 'b> {
    bencher: Bencher<'a, 'b>,
    anew: bool,
}

impl Visitor for Judged<'_, '_> {
    type Output = ();

    fn visit<G: Playable>(self, game: G) {
        let net = Shelf::carried().net(game.ruleset()).unwrap();
        let positions = results(&game, 2_000);
        let mut sight = Sight::new(Arc::clone(&net));
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
                let judged = positions.iter();
                let judged = judged.map(|(state, seat)| sight.chance(&game, state, *seat));
                judged.sum::<i32>()
            });
        }
    }
}

/// What so many decisions of games by lot may come to, with the seats that decide.
fn results<G: Playable>(game: &G, decisions: usize) -> Vec<(G::State, Seat)> {
    let (mut lot, mut ends) = (Lot::new(2), Results::default());
    let (mut results, mut left) = (Vec::new(), decisions);
    play(game, |state, seat| {
        let (throw, play) = game.play(state);
        let first = results.len();
        let ends = ends.of(play, &throw).iter();
        results.extend(ends.map(|end| (game.settle(state, &throw, end), seat)));
        let found = (results.len() - first) as u32;
        *state = results[first + lot.below(found) as usize].0.clone();
        left -= 1;
        left > 0
    });
    results
}

/// So many decisions of an expert bot that plays all seats.
struct Decisions(u64);

impl Visitor for Decisions {
    type Output = ();

    fn visit<G: Playable>(self, game: G) {
        let net = Shelf::carried().net(game.ruleset());
        let mut player = Player::new(game.clone(), Level::Expert, net, 1);
        let (mut left, mut actions) = (self.0, Vec::new());
        play(&game, |state, seat| {
            actions.clear();
            game.legal_actions(state, &mut actions);
            left -= u64::from(actions.len() > 1);
            let step = player.step(&Observation::new(&game, state, seat));
            game.apply(state, step, &mut Silent);
            left > 0
        });
    }
}

/// Games of a full table one after the other, with throws by lot. `decide` is asked at each
/// decision: it goes on with the state, and says whether to go on with the games.
fn play<G: Playable>(game: &G, mut decide: impl FnMut(&mut G::State, Seat) -> bool) {
    let start = || game.begin(G::FAMILY.full_table, Seat(0)).unwrap();
    let (mut state, mut lot) = (start(), Lot::new(1));
    loop {
        match game.node(&state) {
            Node::Chance { .. } => {
                let ticket = lot.below(game.chance_total(&state));
                let chance = game.chance_at(&state, ticket);
                game.happen(&mut state, chance, &mut Silent);
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
