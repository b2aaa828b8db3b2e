//! Tests that a bot uses only the observation of its seat, never future dice, the order of the pile
//! or other hands. For every ruleset, games that differ only in what a seat has not seen look the
//! same to it, and the bot answers the same. Tests in `src/bot_table.rs` cover future dice.

mod alike;

use alike::Course;
use bot::Bot;
use bot::level::Level;
use bot::rng::Rng;
use bot::{NetCache, Request};
use rules::games;
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
use rules::record::{HistoryEntry, Player};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use table::game_session::GameSession;
use table::game_session::resume;

/// The smallest and the largest set of seats that can play.
fn seat_sets<G: Playable>(game: &G) -> Vec<SeatSet> {
    let sets = (1..=G::FAMILY.all_seats().0).map(SeatSet);
    let mut sets: Vec<SeatSet> = sets
        .filter(|seats| game.initial_state(*seats).is_ok())
        .collect();
    sets.sort_by_key(|seats| seats.len());
    sets.dedup_by_key(|seats| seats.len());
    let last = sets.len().saturating_sub(1);
    let chosen = sets.iter().enumerate();
    let chosen = chosen.filter(|(at, _)| *at == 0 || *at == last);
    chosen.map(|(_, seats)| *seats).collect()
}

const SEED: u64 = 1 << 40 | 3;

/// Asks a bot for a step. By its type, the argument contains only what the seat sees: only
/// [`Observation::new`] creates it.
fn ask<G: Playable>(game: &G, level: Level, seen: &Observation<G>) -> G::Action {
    let step: fn(&mut Bot<G>, &Observation<G>) -> G::Action = Bot::step;
    step(
        &mut Bot::new(
            game.clone(),
            level,
            NetCache::carried().net(game.ruleset()),
            SEED,
        ),
        seen,
    )
}

/// The first entries of a game by random bots.
fn course<G: Playable>(game: &G, seats: SeatSet, count: usize, rng: &mut Rng) -> Course<G> {
    let players = Player::at_all(seats, Level::Random.name());
    let mut course = Course::new(game, players, rng.number());
    while course.history.len() < count {
        let state = course.state();
        let made = match game.node(state) {
            Node::Chance { .. } => {
                let ticket = rng.below(game.chance_weight_total(state));
                HistoryEntry::Chance(game.sample_outcome(state, ticket))
            }
            Node::Decision { .. } => {
                let mut actions = Vec::new();
                game.legal_actions(state, &mut actions);
                HistoryEntry::Action(actions[rng.below(actions.len() as u32) as usize])
            }
            Node::Terminal { .. } => break,
        };
        course.make(made);
    }
    course
}

/// The session of the page, opened from a save of the game.
fn table<G: Playable>(course: &Course<G>) -> GameSession {
    resume(&course.record.to_text()).unwrap()
}

/// The request that the page sends to its worker for `seat`.
fn request(table: &GameSession, seat: Seat, level: Level) -> Request {
    let (position, steps) = table.observed_play(seat);
    Request {
        position,
        steps,
        seat: table.ruleset().family.letter(seat),
        level: level.name().to_owned(),
        seed_high: (SEED >> 32) as u32,
        seed_low: SEED as u32,
    }
}

/// Checks that `seat` cannot distinguish two games that differ in what it has not seen.
fn check<G: Playable>(one: &Course<G>, other: &Course<G>, seat: Seat) {
    let game = &one.game;
    for (state, there) in one.states.iter().zip(&other.states) {
        let [seen, found] = [state, there].map(|state| Observation::new(game, state, seat));
        assert_eq!(seen.state(), found.state(), "{seat:?} of {state:?}");
        assert_eq!(seen.seat(), found.seat());
    }
    let (here, there) = (table(one), table(other));
    let eyes = Some(seat);
    assert_eq!(here.position(eyes), there.position(eyes));
    assert_eq!(here.remaining_cards(eyes), there.remaining_cards(eyes));
    assert_eq!(here.log(), there.log());
    if game.node(one.state()) != (Node::Decision { seat }) {
        return;
    }
    let [seen, found] = [one, other].map(|course| Observation::new(game, course.state(), seat));
    // Playouts take a hundred times as long, and get the same observation.
    for level in Level::ALL
        .into_iter()
        .filter(|level| *level != Level::Rollout)
    {
        let step = ask(game, level, &seen);
        assert_eq!(ask(game, level, &found), step, "{level}");
        let question = request(&here, seat, level);
        assert_eq!(request(&there, seat, level), question);
        let answer = bot::answer(&NetCache::carried(), &question).unwrap();
        assert_eq!(answer.step, game.step(one.state(), step), "{level}");
    }
}

/// How many games that look the same were found, how many of them at decisions of a seat that does
/// not see the difference, and whether the game has hands.
#[derive(Default)]
struct Found {
    alike: usize,
    at_decisions: usize,
    in_hands: bool,
}

/// The number of moments to examine in each game. The environment variable `TURNOUT_FULL`, which
/// `cargo xtask test --full` sets, increases it.
fn moments() -> usize {
    if std::env::var_os("TURNOUT_FULL").is_some() {
        8
    } else {
        2
    }
}

struct Fair;

impl Visitor for Fair {
    type Output = Found;

    fn visit<G: Playable>(self, game: G) -> Found {
        let mut found = Found::default();
        for seats in seat_sets(&game) {
            let mut rng = Rng::new(u64::from(seats.0));
            let whole = course(&game, seats, 160, &mut rng);
            for _ in 0..moments() {
                // Cut the game at a random entry, then continue to the next decision.
                let last = whole.history.len();
                let from = last / 4 + rng.below(last as u32 / 2) as usize;
                let is_decision =
                    |at: &usize| matches!(game.node(&whole.states[*at]), Node::Decision { .. });
                let here = whole.beginning((from..last).find(is_decision).unwrap_or(last));
                for seat in seats.iter() {
                    found.in_hands |= game.hand(here.state(), seat).is_some();
                    for mut there in here.alike(seat, 40, &mut rng) {
                        // The seed of the dice must not matter either.
                        there.record.seed = Some(rng.number());
                        check(&here, &there, seat);
                        // The states differ, although the seat does not see it.
                        if here.state() != there.state() {
                            found.alike += 1;
                            let at_decision = game.node(here.state()) == (Node::Decision { seat });
                            found.at_decisions += usize::from(at_decision);
                        }
                    }
                }
            }
        }
        found
    }
}

#[test]
fn hidden_information_does_not_change_an_answer() {
    for ruleset in games::rulesets() {
        let found = games::visit(ruleset, Fair);
        println!(
            "{ruleset}: {} games alike, {} of them at decisions",
            found.alike, found.at_decisions
        );
        // In games with hands, there is something to hide.
        if found.in_hands {
            let enough = found.alike > 25 * moments() && found.at_decisions > 6 * moments();
            assert!(enough, "{ruleset}");
        }
    }
}

/// Checks that the test above would find a bot that sees the states themselves.
#[test]
fn a_bot_that_sees_everything_would_be_found() {
    struct Seen;
    impl Visitor for Seen {
        type Output = Option<bool>;

        fn visit<G: Playable>(self, game: G) -> Option<bool> {
            let seats = G::FAMILY.full_table;
            let mut rng = Rng::new(2);
            let here = course(&game, seats, 100, &mut rng);
            let seat = game.node(here.state()).seat()?;
            game.hand(here.state(), seat)?;
            let found = here.alike(seat, 40, &mut rng);
            // As if nothing were hidden, or another hand were shown.
            let others = seats.iter().filter(|other| *other != seat);
            Some(found.iter().any(|there| {
                let differs = |eyes| {
                    let seen = |course: &Course<G>| {
                        let seen = Observation::new(&game, course.state(), eyes);
                        seen.state().clone()
                    };
                    seen(&here) != seen(there)
                };
                here.state() != there.state() && others.clone().any(differs)
            }))
        }
    }
    let found = games::rulesets().filter_map(|ruleset| games::visit(ruleset, Seen));
    let found: Vec<bool> = found.collect();
    assert!(
        !found.is_empty() && found.iter().all(|found| *found),
        "{found:?}"
    );
}
