//! A bot gets an observation of its seat, never the dice to come, the pile's order or another's
//! hand: for every ruleset, games that differ only in what a seat has not seen look the same to it,
//! and the bot there answers alike. That it does not feel dice to come is tested where bots are
//! seated, in `src/sitting.rs`.

mod alike;

use alike::Course;
use bot::level::Level;
use bot::lot::Lot;
use bot::player::Player;
use bot::{PROTOCOL, Request, Shelf};
use rules::games::{self, Playable, Visitor};
use rules::observe::Observation;
use rules::playthrough::all_of;
use rules::record::{Made, Record};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use table::game_session::resume;
use table::table::Table;

/// Every edition with every set of its options.
fn rulesets() -> Vec<Ruleset> {
    let mut rulesets = Vec::new();
    for family in games::FAMILIES {
        for edition in 0..family.editions.len() {
            for bits in 0..1u32 << family.options.len() {
                let all = family.options.iter().enumerate();
                let on = all.filter(|(at, _)| bits >> at & 1 == 1);
                let ruleset = on.fold(Ruleset::of(family, edition), |ruleset, (_, option)| {
                    ruleset.with(option.name, true).unwrap()
                });
                rulesets.push(ruleset);
            }
        }
    }
    rulesets
}

/// The smallest and the largest set of seats that can play.
fn seat_sets<G: Playable>(game: &G) -> Vec<SeatSet> {
    let sets = (1..=G::FAMILY.all_seats().0).map(SeatSet);
    let mut sets: Vec<SeatSet> = sets.filter(|seats| game.opening(*seats).is_ok()).collect();
    sets.sort_by_key(|seats| seats.len());
    sets.dedup_by_key(|seats| seats.len());
    let last = sets.len().saturating_sub(1);
    let chosen = sets.iter().enumerate();
    let chosen = chosen.filter(|(at, _)| *at == 0 || *at == last);
    chosen.map(|(_, seats)| *seats).collect()
}

const SEED: u64 = 1 << 40 | 3;

/// All that a bot is given at a step, by its type: what the seat sees. There is no other way to ask
/// it, and what it sees is made by [`Observation::new`] alone.
fn ask<G: Playable>(game: &G, level: Level, seen: &Observation<G>) -> G::Action {
    let step: fn(&mut Player<G>, &Observation<G>) -> G::Action = Player::step;
    step(
        &mut Player::new(
            game.clone(),
            level,
            Shelf::carried().net(game.ruleset()),
            SEED,
        ),
        seen,
    )
}

/// The first so many things of a game by random bots.
fn course<G: Playable>(game: &G, seats: SeatSet, count: usize, lot: &mut Lot) -> Course<G> {
    let sitters = all_of::<G>(seats, Level::Random.name());
    let record = Record::new(game.clone(), sitters, Some(lot.number())).unwrap();
    let mut course = Course::of(record);
    while course.record.made.len() < count {
        let state = course.state();
        let made = match game.node(state) {
            Node::Chance { .. } => {
                let ticket = lot.below(game.chance_total(state));
                Made::Chance(game.chance_at(state, ticket))
            }
            Node::Decision { .. } => {
                let mut actions = Vec::new();
                game.legal_actions(state, &mut actions);
                Made::Action(actions[lot.below(actions.len() as u32) as usize])
            }
            Node::Terminal { .. } => break,
        };
        course.make(made);
    }
    course
}

/// The table of the page, as a save of the game opens it.
fn table<G: Playable>(course: &Course<G>) -> Box<dyn Table> {
    let (table, _) = resume(&course.record.to_text()).unwrap();
    table
}

/// The question that the page asks its worker for `seat`.
fn request(table: &dyn Table, seat: Seat, level: Level) -> Request {
    let (position, steps) = table.observed_play(seat);
    Request {
        protocol: PROTOCOL,
        position,
        steps,
        seat: table.ruleset().family.letter(seat),
        level: level.name().to_owned(),
        seed_high: (SEED >> 32) as u32,
        seed_low: SEED as u32,
    }
}

/// Checks that `seat` cannot tell one game from another that differs in what it has not seen.
fn check<G: Playable>(one: &Course<G>, other: &Course<G>, seat: Seat) {
    let game = one.game();
    for (state, there) in one.states.iter().zip(&other.states) {
        let [seen, found] = [state, there].map(|state| Observation::new(game, state, seat));
        assert_eq!(seen.state(), found.state(), "{seat:?} of {state:?}");
        assert_eq!(seen.seat(), found.seat());
    }
    let (here, there) = (table(one), table(other));
    let eyes = Some(seat);
    assert_eq!(here.position(eyes), there.position(eyes));
    assert_eq!(here.unseen(eyes), there.unseen(eyes));
    assert_eq!(here.log(), there.log());
    if game.node(one.state()) != (Node::Decision { seat }) {
        return;
    }
    let [seen, found] = [one, other].map(|course| Observation::new(game, course.state(), seat));
    // Playing on takes a hundred times as long, and is given the same observation.
    for level in Level::ALL
        .into_iter()
        .filter(|level| *level != Level::Rollout)
    {
        let step = ask(game, level, &seen);
        assert_eq!(ask(game, level, &found), step, "{level}");
        let question = request(&*here, seat, level);
        assert_eq!(request(&*there, seat, level), question);
        let answer = bot::answer(&Shelf::carried(), &question).unwrap();
        assert_eq!(answer.step, game.step(one.state(), step), "{level}");
    }
}

/// How many games that look alike were found: at decisions of who does not see the difference, and
/// whether anything is held in hands.
#[derive(Default)]
struct Found {
    alike: usize,
    at_decisions: usize,
    in_hands: bool,
}

/// The number of moments of each game that are looked at: more with the environment variable
/// `TURNOUT_FULL`, which `cargo xtask test --full` sets.
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
            let mut lot = Lot::new(u64::from(seats.0));
            let whole = course(&game, seats, 160, &mut lot);
            for _ in 0..moments() {
                // From somewhere on up to the next decision.
                let last = whole.record.made.len();
                let from = last / 4 + lot.below(last as u32 / 2) as usize;
                let is_decision =
                    |at: &usize| matches!(game.node(&whole.states[*at]), Node::Decision { .. });
                let here = whole.beginning((from..last).find(is_decision).unwrap_or(last));
                for seat in seats.iter() {
                    found.in_hands |= game.hand(here.state(), seat).is_some();
                    for mut there in here.alike(seat, 40, &mut lot) {
                        // The seed of the dice is others' too.
                        there.record.seed = Some(lot.number());
                        check(&here, &there, seat);
                        // The difference is there, for who would look.
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
fn what_a_seat_has_not_seen_changes_nothing_for_it() {
    for ruleset in rulesets() {
        let found = games::visit(ruleset, Fair);
        println!(
            "{ruleset}: {} games alike, {} of them at decisions",
            found.alike, found.at_decisions
        );
        // Where cards are held in hands, there is something to hide.
        if found.in_hands {
            let enough = found.alike > 25 * moments() && found.at_decisions > 6 * moments();
            assert!(enough, "{ruleset}");
        }
    }
}

/// The test above would tell: who saw the states themselves would see a difference.
#[test]
fn a_seat_that_saw_all_would_be_found_out() {
    struct Seen;
    impl Visitor for Seen {
        type Output = Option<bool>;

        fn visit<G: Playable>(self, game: G) -> Option<bool> {
            let seats = G::FAMILY.full_table;
            let mut lot = Lot::new(2);
            let here = course(&game, seats, 100, &mut lot);
            let seat = game.node(here.state()).seat()?;
            game.hand(here.state(), seat)?;
            let found = here.alike(seat, 40, &mut lot);
            // As if nothing were blanked, or another's cards were shown.
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
    let told = rulesets()
        .into_iter()
        .filter_map(|ruleset| games::visit(ruleset, Seen));
    let told: Vec<bool> = told.collect();
    assert!(
        !told.is_empty() && told.iter().all(|told| *told),
        "{told:?}"
    );
}
