//! Tries much of what there is to try, and has each refusal judged: what it says must be so. A game's
//! judge knows the position line, and nothing of the code that wrote the sentence.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Space;
use crate::conform::TestRng;
use crate::event::NullSink;
use crate::games;
use crate::notation::{self, position_line};
use crate::piece::PiecePosition;
use crate::playable::Playable;
use crate::record::HistoryEntry;
use crate::ruleset::Ruleset;
use crate::state::Node;

/// Whether what is said about an action is so.
pub(crate) type Judge<'a, G> = Box<dyn Fn(<G as crate::game::Game>::Action, &str) -> bool + 'a>;

/// One of this many moments of a random game is looked at.
const INTERVAL: u32 = 24;

/// One of this many moves is tried that a player hardly means.
const OTHERS: u32 = 24;

/// How many actions of other positions are tried.
const STRANGERS: usize = 40;

/// How often each rule must be cited.
const ENOUGH: u32 = 5;

/// Tries actions in the listed positions and in random games of all rulesets. `judge` gives what
/// knows one position; nothing if nobody asks there. `rules` must all be cited.
pub(crate) fn refusals_are_true<G: Playable>(
    positions: &str,
    rules: &[&str],
    judge: impl for<'a> Fn(&'a G, &'a G::State) -> Option<Judge<'a, G>>,
) {
    let mut rng = TestRng::new(17);
    let mut moments = Vec::new();
    for line in positions.lines() {
        moments.extend(listed(line, &mut rng).unwrap_or_default());
    }
    // The judges know only the words of the first edition.
    let printed = |ruleset: &Ruleset| ruleset.edition.name == G::FAMILY.editions[0].name;
    for ruleset in G::FAMILY.rulesets().filter(printed) {
        moments.extend(random_game(G::new(ruleset), &mut rng));
    }
    let mut strangers = BTreeSet::new();
    for (game, state) in &moments {
        strangers.extend(legal(game, state));
    }
    let strangers: Vec<_> = strangers.into_iter().collect();
    let mut cited: BTreeMap<&str, u32> = BTreeMap::new();
    for (game, state) in &moments {
        let Some(is_true) = judge(game, state) else {
            continue;
        };
        let legal = legal(game, state);
        for action in tried(game, state, &strangers, &mut rng) {
            let refusal = game.refusal(state, action);
            assert_eq!(
                refusal.is_none(),
                legal.contains(&action),
                "the list alone decides"
            );
            let Some(refusal) = refusal else { continue };
            let said = refusal.to_string();
            // Advice follows the facts.
            let facts = said.split(". ").next().unwrap_or_default();
            assert!(
                is_true(action, facts),
                "{}: {}: \"{said}\" is not true, or unknown to this test",
                position_line(game, state),
                game.step(state, action)
            );
            assert!(said.len() < 150 && !said.ends_with('.'), "{said}");
            *cited.entry(refusal.rule).or_default() += 1;
        }
    }
    for rule in rules {
        let times = cited.get(rule).copied().unwrap_or_default();
        assert!(times >= ENOUGH, "{rule}: {cited:?}");
    }
}

/// A position of a list, and those on the way of a play.
fn listed<G: Playable>(line: &str, rng: &mut TestRng) -> Option<Vec<(G, G::State)>> {
    let mut line = line.to_owned();
    for count in 2..=4 {
        for word in ["yard", "home"] {
            line = line.replace(&format!("{count}{word}"), &vec![word; count].join(","));
        }
    }
    let game = G::new(games::ruleset(line.split(' ').next()?).ok()?);
    let mut state = notation::parse_position_line(&game, &line).ok()?;
    let mut moments = vec![(game.clone(), state.clone())];
    while let Node::Decision { .. } = game.node(&state) {
        let actions = legal(&game, &state);
        game.apply(&mut state, actions[rng.index(actions.len())], &mut NullSink);
        if !game.in_play(&state) {
            break;
        }
        moments.push((game.clone(), state.clone()));
    }
    Some(moments)
}

/// Some moments of a random game at a full table.
fn random_game<G: Playable>(game: G, rng: &mut TestRng) -> Vec<(G, G::State)> {
    let seats = G::FAMILY.full_table;
    let first = seats.iter().next().expect("a seat");
    let start = game.initial_state_with_first(seats, first);
    let mut state = start.expect("a full table can play");
    let mut moments = Vec::new();
    loop {
        let entry = match game.node(&state) {
            Node::Chance { .. } => {
                let ticket = rng.below(game.chance_weight_total(&state));
                HistoryEntry::Chance(game.sample_outcome(&state, ticket))
            }
            Node::Decision { .. } => {
                let actions = legal(&game, &state);
                HistoryEntry::Action(actions[rng.index(actions.len())])
            }
            Node::Terminal { .. } => {
                moments.push((game, state));
                return moments;
            }
        };
        if rng.below(INTERVAL) == 0 {
            moments.push((game.clone(), state.clone()));
        }
        entry.apply(&game, &mut state, &mut NullSink);
    }
}

fn legal<G: Playable>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    actions
}

/// Moves to other spaces, of the pieces of the seat to act above all, and what is legal in other
/// positions.
fn tried<G: Playable>(
    game: &G,
    state: &G::State,
    strangers: &[G::Action],
    rng: &mut TestRng,
) -> BTreeSet<G::Action> {
    let side = game.node(state).seat().map(|seat| game.side(state, seat));
    let spaces = (0..=u8::MAX).map(Space).take(game.board().spaces.len());
    let mut tried = BTreeSet::new();
    for PiecePosition { piece, at } in game.pieces(state) {
        let is_own = piece
            .owner
            .zip(side)
            .is_none_or(|(owner, side)| side.has(owner));
        for to in spaces.clone() {
            // The first is what the player most likely means.
            for (index, action) in game
                .candidate_actions(state, at, to)
                .into_iter()
                .enumerate()
            {
                if is_own && index == 0 || rng.below(OTHERS) == 0 {
                    tried.insert(action);
                }
            }
        }
    }
    let others = (0..STRANGERS).map(|_| strangers[rng.index(strangers.len())]);
    tried.extend(others);
    tried
}
