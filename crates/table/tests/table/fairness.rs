//! Fairness of the page's dice and cards: 10 million dice and up to 1 million decks, rolled and drawn as
//! [`GameSession::roll`](table::game_session::GameSession::roll) does.
//!
//! The seeds are fixed, so a test never fails by chance: it fails when a change makes chance unfair.

use std::collections::HashMap;
use std::thread;

use rules::any_game::{AnyGame, Move};
use rules::games;
use rules::seat::Seat;
use rules::state::Node;
use table::game_session;
use table::random_numbers::{Dice, Seeded};
use table::roll_counts::{ChiSquaredTest, Tally};

use crate::desk::setup;
use crate::repetitions;

/// The most that a count may deviate from what is expected, in standard deviations. Fair counts exceed it 1 time
/// in 1.7 million. These tests compare about 8,000 counts, so they would fail for about 1 in 200 sets of fair seeds.
/// In 10 million dice, the bound is 0.35 % of the count of each number.
const MAX_DEVIATIONS: f64 = 5.0;

/// The least p-value of a chi-squared test. A p-value just as near to 1 also fails: counts that fit too well
/// are not random either. There are about 95 such tests, so about 1 in 50 sets of fair seeds would fail.
const LEAST_P_VALUE: f64 = 0.0001;

/// Rolls as a game session does: the n-th ticket of a seat gives its n-th roll.
struct Roller {
    dice: Seeded,
    rolled: [u64; 8],
}

impl Roller {
    fn new(seed: u64) -> Roller {
        Roller {
            dice: Seeded { seed },
            rolled: [0; 8],
        }
    }

    fn roll(&mut self, game: &dyn AnyGame) -> Move {
        let Node::Chance { seat } = game.node() else {
            panic!("no roll is due");
        };
        let n = &mut self.rolled[seat.index()];
        let ticket = self.dice.ticket(seat, *n, game.turn().weight_total);
        *n += 1;
        game.sample(ticket)
    }
}

#[test]
fn sessions_roll_as_these_tests_do() {
    for query in [
        "game=pollyanna-1951&Y=person&R=easy",
        "game=parcheesi&Y=person&R=easy",
        "game=annie&Y=person&B=easy",
        "game=sorry&R=person&Y=easy",
        "game=sorry+hand&R=person&Y=easy",
    ] {
        let mut session = game_session::open(&setup(query), Some(9)).unwrap();
        let mut dice = Seeded { seed: 9 };
        let mut roller = Roller::new(9);
        let mut picks = Seeded { seed: 10 };
        let mut rolls = 0;
        for n in 0..200 {
            match session.node() {
                Node::Chance { .. } => {
                    let outcome = roller.roll(session.game());
                    let mut expected = session.game().boxed_clone();
                    expected.apply(outcome);
                    session.roll(&mut dice);
                    assert_eq!(session.game().position_line(), expected.position_line());
                    rolls += 1;
                }
                Node::Decision { seat } => {
                    let count = session.choices().len() as u32;
                    session.play(picks.ticket(seat, n, count) as usize);
                }
                Node::Terminal { .. } => break,
            }
        }
        assert!(rolls > 20, "{query}: {rolls}");
    }
}

/// Checks a chi-squared test, and returns its p-value.
fn check(what: &str, test: ChiSquaredTest) {
    println!("{what}: p-value {:.5}", test.p_value);
    let valid = LEAST_P_VALUE..=1.0 - LEAST_P_VALUE;
    assert!(valid.contains(&test.p_value), "{what}: {test:?}");
}

/// Checks a deviation in standard deviations.
fn check_deviation(what: &str, deviations: f64) {
    println!("{what}: at most {deviations:.2} standard deviations");
    assert!(deviations < MAX_DEVIATIONS, "{what}: {deviations}");
}

/// Checks how often each cell of a table came, when the probabilities of all draws are the same.
fn check_uniform(what: &str, counts: &[u64], weights: &[u32]) {
    let table = Transitions {
        counts: vec![counts.to_vec()],
    };
    table.check(what, weights);
}

/// How often each outcome followed each other outcome.
#[derive(Clone)]
struct Transitions {
    /// A row for each earlier outcome, a column for each later one.
    counts: Vec<Vec<u64>>,
}

impl Transitions {
    fn new(outcomes: usize) -> Transitions {
        Transitions {
            counts: vec![vec![0; outcomes]; outcomes],
        }
    }

    fn add(&mut self, from: u8, to: u8) {
        self.counts[usize::from(from)][usize::from(to)] += 1;
    }

    /// Checks that the later outcome has the same probabilities in each row: independence and uniformity. Rows
    /// overlap (an outcome is the later one of a pair, and the earlier one of the next), so the number of each
    /// earlier outcome is taken as it is.
    fn check(&self, what: &str, weights: &[u32]) {
        let total: u32 = weights.iter().sum();
        let (mut statistic, mut most) = (0.0, 0.0f64);
        for row in &self.counts {
            let in_row = row.iter().sum::<u64>() as f64;
            for (&count, &weight) in row.iter().zip(weights) {
                let probability = f64::from(weight) / f64::from(total);
                let expected = in_row * probability;
                let deviation = count as f64 - expected;
                statistic += deviation * deviation / expected;
                most = most.max(deviation.abs() / (expected * (1.0 - probability)).sqrt());
            }
        }
        let degrees_of_freedom = self.counts.len() * (weights.len() - 1);
        check(what, ChiSquaredTest::new(statistic, degrees_of_freedom));
        check_deviation(what, most);
    }
}

/// The seats that roll.
const SEATS: usize = 4;
/// The rolls of each seat in a game, which has a seed of its own.
const ROUNDS: usize = 100;
/// The games of a ruleset: with 4 seats, 100 rounds and 2 dice, they have 10 million dice.
const GAMES: u64 = 12_500;

/// Rolls of two dice that a ruleset lists as 21 pairs.
#[test]
fn pairs_of_dice_are_uniform_and_independent() {
    roll_two_dice("pollyanna-1951", 21, 0);
}

/// Rolls of two different dice, in 36 ways.
#[test]
fn different_dice_are_uniform_and_independent() {
    // The same seeds would give the same dice again.
    roll_two_dice("annie", 36, GAMES);
}

/// The state in which a seat is about to roll: in any game with captures, or after a draw for who starts.
fn first_roll(start: &dyn AnyGame, seat: Seat) -> Box<dyn AnyGame> {
    let begun = || {
        let mut outcomes = start.moves().into_iter();
        outcomes.find_map(|(outcome, _)| {
            let mut game = start.boxed_clone();
            game.apply(outcome);
            (game.node() == Node::Chance { seat }).then_some(game)
        })
    };
    start.about_to_roll(seat).or_else(begun).unwrap()
}

fn roll_two_dice(ruleset: &str, outcome_count: usize, first_seed: u64) {
    let game = games::game(games::ruleset(ruleset).unwrap());
    let states: Vec<_> = (0..SEATS as u8)
        .map(|seat| first_roll(&*game, Seat(seat)))
        .collect();
    let outcomes = states[0].moves();
    assert_eq!(outcomes.len(), outcome_count);
    let weights: Vec<u32> = outcomes.iter().map(|(_, weight)| *weight).collect();
    let indexes = outcomes.iter().map(|(outcome, _)| *outcome).zip(0..);
    let indexes: HashMap<Move, u8> = indexes.collect();

    let mut counts = vec![0; outcome_count];
    let new = || Transitions::new(outcome_count);
    let (mut same_seat, mut next_seat, mut opposite) = (new(), new(), new());
    let (mut next_seed, mut previous) = (new(), None::<Vec<u8>>);
    for seed in first_seed..first_seed + GAMES {
        let mut roller = Roller::new(seed);
        // In turn order: the rolls of a seat are `SEATS` apart.
        let turns = (0..SEATS * ROUNDS).map(|turn| &states[turn % SEATS]);
        let rolls: Vec<u8> = turns.map(|state| indexes[&roller.roll(&**state)]).collect();
        for &roll in &rolls {
            counts[usize::from(roll)] += 1;
        }
        let later = |by: usize| rolls.iter().zip(&rolls[by..]);
        later(1).for_each(|(from, to)| next_seat.add(*from, *to));
        later(2).for_each(|(from, to)| opposite.add(*from, *to));
        later(SEATS).for_each(|(from, to)| same_seat.add(*from, *to));
        for (from, to) in previous.iter().flatten().zip(&rolls) {
            next_seed.add(*from, *to);
        }
        previous = Some(rolls);
    }

    let mut numbers = [0; 6];
    for ((outcome, _), count) in outcomes.iter().zip(&counts) {
        for number in game.faces(*outcome).numbers() {
            numbers[usize::from(*number) - 1] += count;
        }
    }
    assert_eq!(numbers.iter().sum::<u64>(), 10_000_000);
    check_uniform(&format!("{ruleset}, numbers"), &numbers, &[1; 6]);
    check_uniform(&format!("{ruleset}, rolls"), &counts, &weights);
    for (what, table) in [
        ("the next roll of a seat", same_seat),
        ("the roll of the next seat", next_seat),
        ("the roll of the seat after that", opposite),
        ("the same roll with the next seed", next_seed),
    ] {
        table.check(&format!("{ruleset}, {what}"), &weights);
    }
}

/// The decks drawn in a game, which has a seed of its own.
const DECKS: usize = 2;

/// Cards drawn from piles.
struct Cards {
    /// The first card of each deck, the second, and so on.
    positions: Vec<Tally>,
    /// The cards of each seat, given what is left in the pile.
    seats: Vec<Tally>,
    /// The cards after each card, given what is left in the pile.
    after: Vec<Tally>,
    /// The cards of a seat after each card that it drew before.
    after_own: Vec<Tally>,
    /// The cards at the same draw with the next seed, by the card with this seed.
    next_seed: Vec<Tally>,
}

impl Cards {
    fn new(deck: &[u32]) -> Cards {
        let tallies = |count| vec![Tally::new(deck.len()); count];
        Cards {
            positions: tallies(deck.iter().sum::<u32>() as usize),
            seats: tallies(SEATS),
            after: tallies(deck.len()),
            after_own: tallies(deck.len()),
            next_seed: tallies(deck.len()),
        }
    }

    fn groups(&mut self) -> [&mut Vec<Tally>; 5] {
        [
            &mut self.positions,
            &mut self.seats,
            &mut self.after,
            &mut self.after_own,
            &mut self.next_seed,
        ]
    }

    fn merge(&mut self, mut other: Cards) {
        for (own, others) in self.groups().into_iter().zip(other.groups()) {
            for (tally, other) in own.iter_mut().zip(others) {
                tally.merge(other);
            }
        }
    }

    /// Draws the decks of games with these seeds.
    fn draw(&mut self, start: &dyn AnyGame, seeds: std::ops::Range<u64>) {
        let mut previous = Vec::new();
        for seed in seeds {
            previous = self.draw_decks(start, seed, &previous);
        }
    }

    /// Draws the decks of a game. `previous` are the cards with the seed before.
    fn draw_decks(&mut self, start: &dyn AnyGame, seed: u64, previous: &[usize]) -> Vec<usize> {
        let deck = start.shown().pile;
        let full_deck: Vec<u32> = deck.iter().map(|(_, count)| *count).collect();
        let mut roller = Roller::new(seed);
        let mut game = start.about_to_roll(Seat(0)).unwrap();
        let mut drawn: Vec<usize> = Vec::new();
        let (mut full, mut remaining) = (full_deck.clone(), full_deck);
        let mut position = 0;
        for _ in 0..DECKS {
            while remaining.iter().sum::<u32>() > 0 {
                let total: u32 = remaining.iter().sum();
                assert_eq!(game.turn().weight_total, total);
                let outcome = roller.roll(&*game);
                let name = game.write(outcome);
                let card = deck.iter().position(|(card, _)| card.name == name).unwrap();
                let seat = drawn.len() % SEATS;
                self.positions[position].add_draw(card, &full, &full);
                self.seats[seat].add_draw(card, &remaining, &full);
                // The piles after a certain card differ from other piles of this size: their own covariances
                // count. They are accurate for so many piles.
                let add = |row: &mut Vec<Tally>, from: Option<&usize>| {
                    if let Some(&from) = from {
                        row[from].add_draw(card, &remaining, &remaining);
                    }
                };
                add(&mut self.after, drawn.last());
                let own = drawn.len().checked_sub(SEATS);
                add(&mut self.after_own, own.map(|own| &drawn[own]));
                add(&mut self.next_seed, previous.get(drawn.len()));
                drawn.push(card);
                remaining[card] -= 1;
                position += 1;
                game.apply(outcome);
                // The next seat draws, whatever this card would do on the board.
                let next = Seat((drawn.len() % SEATS) as u8);
                game = game.about_to_roll(next).unwrap();
            }
            // The last card still lies open when the others are shuffled.
            let pile = game.shown().pile;
            let left = |name| pile.iter().find(|(card, _)| card.name == name);
            let left = deck.iter().map(|(card, _)| left(card.name));
            full = left
                .map(|found| found.map_or(0, |(_, count)| *count))
                .collect();
            remaining.clone_from(&full);
            position = 0;
        }
        drawn
    }
}

/// 1 million decks if `TURNOUT_FULL` is set, else 100,000.
#[test]
fn decks_are_uniform_and_independent() {
    let ruleset = games::ruleset("sorry").unwrap();
    let start = games::game(ruleset);
    let deck: Vec<u32> = start.shown().pile.iter().map(|(_, count)| *count).collect();
    let games = repetitions(100_000, 1_000_000) / DECKS as u64;
    // Neighbouring seeds stay in one thread.
    let threads = repetitions(1, 4);
    let parts = (0..threads).map(|part| games * part / threads..games * (part + 1) / threads);
    let mut cards = Cards::new(&deck);
    thread::scope(|scope| {
        let workers: Vec<_> = parts
            .map(|seeds| {
                let deck = &deck;
                scope.spawn(move || {
                    let mut cards = Cards::new(deck);
                    cards.draw(&*games::game(ruleset), seeds);
                    cards
                })
            })
            .collect();
        for worker in workers {
            cards.merge(worker.join().unwrap());
        }
    });

    let mut all = Tally::new(deck.len());
    cards.seats.iter().for_each(|seat| all.merge(seat));
    check("all cards", all.test().unwrap());
    let names = ["position", "seat", "after", "after the own", "next seed"];
    for (name, group) in names.into_iter().zip(cards.groups()) {
        let mut most = 0.0f64;
        for (index, tally) in group.iter().enumerate() {
            check(&format!("cards, {name} {index}"), tally.test().unwrap());
            for (cell, &count) in tally.observed().iter().enumerate() {
                let deviation = count as f64 - tally.expected()[cell];
                most = most.max(deviation.abs() / tally.standard_deviation(cell));
            }
        }
        check_deviation(&format!("cards, {name}"), most);
    }
}
