//! Invariants at every moment of random games of Annie.

use std::collections::BTreeMap;

use rules::board::Board;
use rules::chance::Look;
use rules::conform::TestRng;
use rules::event::{Cost, Event};
use rules::games::{self, Playable, Visitor};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use super::{game_count, is_near};

/// The number of outcomes and actions after which a random game must be over.
const LIMIT: u64 = 10_000;

/// The number of stars.
const STARS: u32 = 64;

/// The last space.
const END: u8 = 40;

/// Counts over many games.
#[derive(Default)]
struct Seen {
    games: u64,
    moves: u64,
    /// Stars taken from the supply, returned to it, and passed between players.
    taken: u64,
    returned: u64,
    passed: u64,
    shared: u64,
    /// How often each roll of both dice occurred.
    rolls: BTreeMap<String, u64>,
    /// How often each roll of a single die occurred.
    single: BTreeMap<String, u64>,
    /// How often the first, second, ... of the players went first, and won.
    went_first: [u64; 6],
    won: [u64; 6],
}

struct Games<'a> {
    seats: SeatSet,
    count: u64,
    seed: u64,
    seen: &'a mut Seen,
}

impl Visitor for Games<'_> {
    type Output = ();

    fn visit<G: Playable>(self, game: G) {
        let board = game.board();
        for index in 0..self.count {
            let mut rng = TestRng::new(self.seed).fork(index);
            play(&game, &board, self.seats, &mut rng, self.seen);
            self.seen.games += 1;
        }
    }
}

/// The index of a seat among the players.
fn place(seats: SeatSet, seat: Seat) -> usize {
    seats.iter().position(|each| each == seat).unwrap()
}

/// Plays a random game and checks every state and event.
fn play<G: Playable>(game: &G, board: &Board, seats: SeatSet, rng: &mut TestRng, seen: &mut Seen) {
    let mut state = game.initial_state(seats).unwrap();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for _ in 0..LIMIT {
        events.clear();
        let before = state.clone();
        match game.node(&state) {
            Node::Chance { .. } => {
                let chance =
                    game.sample_outcome(&state, rng.below(game.chance_weight_total(&state)));
                game.apply_chance(&mut state, chance, &mut events);
                look_at_chance(game, board, &before, &state, &events, seats, seen);
            }
            Node::Decision { seat } => {
                actions.clear();
                game.legal_actions(&state, &mut actions);
                let action = actions[rng.index(actions.len())];
                game.apply(&mut state, action, &mut events);
                look_at_step(game, board, seat, &before, &state, &events, seen);
            }
            Node::Terminal { winners } => {
                let most = seats.iter().map(|seat| game.tally(&state, seat)).max();
                for seat in seats.iter() {
                    let wins = Some(game.tally(&state, seat)) == most;
                    assert_eq!(winners.has(seat), wins, "all with the most stars win");
                    seen.won[place(seats, seat)] += u64::from(wins);
                }
                seen.shared += u64::from(winners.len() > 1);
                assert_eq!(annie(game, &state), END);
                return;
            }
        }
    }
    panic!("no end after {LIMIT} outcomes and actions");
}

/// The number of Annie's space.
fn annie<G: Playable>(game: &G, state: &G::State) -> u8 {
    let pieces = game.pieces(state);
    assert_eq!(pieces.len(), 1);
    assert_eq!(pieces[0].piece.owner, None);
    pieces[0].at.0
}

fn look_at_chance<G: Playable>(
    game: &G,
    board: &Board,
    before: &G::State,
    after: &G::State,
    events: &[Event],
    seats: SeatSet,
    seen: &mut Seen,
) {
    let at = annie(game, before);
    assert_eq!(at, annie(game, after), "a roll moves nothing");
    match events {
        [Event::Begins { seat }] => seen.went_first[place(seats, *seat)] += 1,
        [Event::Rolled { seat, faces }] => {
            assert_eq!(Some(*seat), game.node(before).seat());
            let numbers: Vec<_> = faces.numbers().iter().map(u8::to_string).collect();
            let roll = numbers.join("-");
            let info = &board.spaces[usize::from(at)];
            let dice = game.dice(after);
            // At the start of a turn, the die of the space says how many dice are rolled, and
            // which.
            let turn = game.position(before);
            if !turn.contains('@') {
                assert_eq!(dice.len() == 1, info.die.is_some(), "{turn}");
                assert!(info.die.is_none_or(|look| dice[0].look == look), "{turn}");
            }
            match dice.len() {
                1 => *seen.single.entry(roll).or_default() += 1,
                _ => {
                    assert_eq!([dice[0].look, dice[1].look], [Look::Red, Look::White]);
                    *seen.rolls.entry(roll).or_default() += 1;
                }
            }
        }
        _ => panic!("{events:?}"),
    }
}

fn look_at_step<G: Playable>(
    game: &G,
    board: &Board,
    mover: Seat,
    before: &G::State,
    after: &G::State,
    events: &[Event],
    seen: &mut Seen,
) {
    let seats = game.seats(before);
    let mut tallies: BTreeMap<Seat, u32> = seats
        .iter()
        .map(|seat| (seat, game.tally(before, seat)))
        .collect();
    let mut supply = STARS - tallies.values().sum::<u32>();
    assert_eq!(game.supply(before), Some(supply));
    for event in events {
        match event {
            Event::Moved {
                seat, way, cost, ..
            } => {
                seen.moves += 1;
                assert_eq!(*seat, mover);
                for pair in way.windows(2) {
                    let near = pair[0].0.abs_diff(pair[1].0) == 1;
                    assert!(near && usize::from(pair[1].0) < board.spaces.len());
                }
                let most = match *cost {
                    Cost::Die(number) => usize::from(number),
                    Cost::Both(low, high) if low == high => usize::from(low + high),
                    Cost::Both(low, high) => usize::from(high - low),
                    Cost::Space => way.len() - 1,
                    Cost::Reward(_) | Cost::Card(..) => panic!("{event:?}"),
                };
                let end = way.last().unwrap().0;
                let stopped = end == 0 || end == END;
                assert!(way.len() - 1 == most || stopped && way.len() - 1 < most);
            }
            Event::Paid { from, to, count } => {
                let count = u32::from(*count);
                assert!(count > 0 && from != to);
                match from {
                    Some(seat) => *tallies.get_mut(seat).unwrap() -= count,
                    None => supply -= count,
                }
                match to {
                    Some(seat) => *tallies.get_mut(seat).unwrap() += count,
                    None => supply += count,
                }
                *match (from, to) {
                    (None, _) => &mut seen.taken,
                    (_, None) => &mut seen.returned,
                    _ => &mut seen.passed,
                } += u64::from(count);
            }
            Event::Picked { seat, other } => {
                assert!(*seat == mover && *other != mover && seats.has(*other));
            }
            _ => {}
        }
    }
    // The stars in the events are those of the new state, and none are lost.
    for (seat, stars) in tallies {
        assert_eq!(game.tally(after, seat), stars);
    }
    assert_eq!(game.supply(after), Some(supply));
    let next = game.node(after);
    let over = matches!(next, Node::Terminal { .. });
    assert_eq!(
        over,
        annie(game, after) == END,
        "the game ends on the last space"
    );
    match events.last() {
        Some(Event::TurnPasses { to }) => {
            assert_eq!(*to, seats.after(mover), "the turn passes to the left");
            assert_eq!(next, Node::Chance { seat: *to });
        }
        Some(Event::RollsAgain { seat }) => {
            assert_eq!(*seat, mover);
            assert_eq!(next, Node::Chance { seat: mover });
        }
        Some(Event::Won { .. }) => assert!(over),
        _ => assert_eq!(next, Node::Decision { seat: mover }),
    }
}

/// Asserts that all of `count` outcomes occurred about equally often: within a tenth.
fn assert_even(came: &BTreeMap<String, u64>, count: u64) {
    assert_eq!(came.len() as u64, count);
    let all: u64 = came.values().sum();
    for (what, each) in came {
        assert!(
            is_near(*each, all, (1, count), 10),
            "{what}: {each} of {all}, one of {count}"
        );
    }
}

#[test]
fn random_games() {
    let ruleset = games::ruleset("annie").unwrap();
    let all = (0..64).map(SeatSet).filter(|seats| seats.len() >= 2);
    let mut played = 0;
    for players in 2..=6 {
        let seatings: Vec<_> = all.clone().filter(|seats| seats.len() == players).collect();
        let mut seen = Seen::default();
        let share = game_count() / 5;
        for (index, &seats) in seatings.iter().enumerate() {
            // Divide the games as evenly as possible.
            let count = (share + index as u64) / seatings.len() as u64;
            let games = Games {
                seats,
                count,
                seed: 81 + u64::from(seats.0),
                seen: &mut seen,
            };
            games::visit(ruleset, games);
        }
        assert_eq!(seen.games, share, "{players} players");
        played += seen.games;
        assert!(seen.moves > 10 * seen.games && seen.taken > 5 * seen.games);
        assert!(seen.returned > seen.games && seen.passed > seen.games / 2);
        assert!(seen.shared > 0);
        assert_even(&seen.rolls, 36);
        assert_even(&seen.single, 6);
        for counts in [seen.went_first, seen.won] {
            // With many players, the counts are small, and chance alone makes differences of a
            // fifth.
            let all: u64 = counts.iter().sum();
            assert_eq!(counts[players..].iter().sum::<u64>(), 0);
            for count in &counts[..players] {
                assert!(
                    is_near(*count, all, (1, players as u64), 5),
                    "{players} players: {counts:?}"
                );
            }
        }
    }
    assert_eq!(played, game_count());
}
