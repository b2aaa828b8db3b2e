//! Invariants at every moment of random games of Pollyanna.

use std::collections::BTreeMap;

use rules::board::{Board, Kind, Space};
use rules::conform::TestRng;
use rules::event::{Cost, Event};
use rules::games::{self, Playable, Visitor};
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use super::{game_count, is_near};

/// The number of outcomes and actions after which a random game must be over.
const LIMIT: u64 = 20_000;

/// Counts over many games.
#[derive(Default)]
struct Seen {
    games: u64,
    moves: u64,
    captures: u64,
    /// How often each roll occurred.
    rolls: BTreeMap<String, u64>,
    /// How often each seat won, alone or with its partner.
    wins: BTreeMap<Seat, u64>,
}

struct Games {
    seats: SeatSet,
    count: u64,
    seed: u64,
}

impl Visitor for Games {
    type Output = Seen;

    fn visit<G: Playable>(self, game: G) -> Seen {
        let board = game.board();
        let mut seen = Seen::default();
        for index in 0..self.count {
            let mut rng = TestRng::new(self.seed).fork(index);
            play(&game, &board, self.seats, &mut rng, &mut seen);
            seen.games += 1;
        }
        seen
    }
}

/// Plays a random game and checks every state and event.
fn play<G: Playable>(game: &G, board: &Board, seats: SeatSet, rng: &mut TestRng, seen: &mut Seen) {
    let mut state = game.initial_state(seats).unwrap();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for _ in 0..LIMIT {
        events.clear();
        let before = game.pieces(&state);
        match game.node(&state) {
            Node::Chance { .. } => {
                let chance =
                    game.sample_outcome(&state, rng.below(game.chance_weight_total(&state)));
                *seen.rolls.entry(chance.to_string()).or_default() += 1;
                game.apply_chance(&mut state, chance, &mut events);
                assert_eq!(game.pieces(&state), before, "a roll moves nothing");
            }
            Node::Decision { seat } => {
                actions.clear();
                game.legal_actions(&state, &mut actions);
                let action = actions[rng.index(actions.len())];
                game.apply(&mut state, action, &mut events);
                for event in &events {
                    look_at_event(board, seat, event, seen);
                }
                look_at_pieces(game, board, &state, &before, &events);
            }
            Node::Terminal { winners } => {
                let home = |seat| game.tally(&state, seat) == 4;
                assert!(winners.iter().all(home));
                let others = seats.iter().filter(|seat| !winners.has(*seat));
                let mut sides = others.map(|seat| game.side(&state, seat));
                assert!(sides.all(|side| !side.iter().all(home)), "one side wins");
                for seat in winners.iter() {
                    *seen.wins.entry(seat).or_default() += 1;
                }
                return;
            }
        }
    }
    panic!("no end after {LIMIT} outcomes and actions");
}

fn look_at_event(board: &Board, mover: Seat, event: &Event, seen: &mut Seen) {
    let kind = |space: Space| board.space(space).kind;
    match event {
        Event::Moved {
            seat,
            piece,
            way,
            cost,
        } => {
            seen.moves += 1;
            assert_eq!(
                (*seat, piece.owner),
                (mover, Some(mover)),
                "players move their own pawns"
            );
            for pair in way.windows(2) {
                assert!(board.space(pair[0]).next.contains(&pair[1]), "{event:?}");
            }
            let steps = match cost {
                Cost::Die(_) | Cost::Both(..) if kind(way[0]) == Kind::Yard => 1,
                Cost::Die(number) => usize::from(*number),
                Cost::Both(..) => panic!("two dice together only enter: {event:?}"),
                Cost::Reward(steps) => usize::from(*steps),
                Cost::Card(..) | Cost::Space => panic!("there are no cards: {event:?}"),
            };
            assert_eq!(way.len() - 1, steps, "{event:?}");
        }
        Event::Captured {
            seat,
            piece,
            from,
            to,
        } => {
            seen.captures += 1;
            let victim = piece.owner.unwrap();
            assert_eq!(*seat, mover);
            assert_ne!(victim, mover);
            assert!(
                matches!(kind(*from), Kind::Track | Kind::Start | Kind::Entrance),
                "{event:?}"
            );
            assert_ne!(
                board.space(*from).owner,
                Some(victim),
                "pawns are safe on their own colour"
            );
            assert_eq!(
                (kind(*to), board.space(*to).owner),
                (Kind::Yard, Some(victim))
            );
        }
        Event::Won { seats } => assert!(seats.has(mover), "the mover wins"),
        _ => {}
    }
}

fn look_at_pieces<G: Playable>(
    game: &G,
    board: &Board,
    state: &G::State,
    before: &[PiecePosition],
    events: &[Event],
) {
    let pieces = game.pieces(state);
    assert_eq!(pieces.len(), game.seats(state).len() * 4);
    let mut spaces: BTreeMap<Space, Vec<Seat>> = BTreeMap::new();
    for standing in &pieces {
        spaces
            .entry(standing.at)
            .or_default()
            .push(standing.piece.owner.unwrap());
    }
    for (space, there) in spaces {
        let info = board.space(space);
        let side = game.side(state, there[0]);
        let most = match info.kind {
            Kind::Track | Kind::Start | Kind::Entrance => 3,
            Kind::Turnout | Kind::HomePath => 1,
            Kind::Yard | Kind::Home => 4,
            _ => panic!("no such space: {}", info.name),
        };
        assert!(there.len() <= most, "{there:?} on {}", info.name);
        assert!(
            there.iter().all(|seat| side.has(*seat)),
            "{there:?} on {}",
            info.name
        );
        let own = matches!(info.kind, Kind::HomePath | Kind::Yard | Kind::Home);
        assert!(
            !own || info.owner == Some(there[0]),
            "{there:?} on {}",
            info.name
        );
    }
    for seat in game.seats(state).iter() {
        assert_eq!(
            pieces
                .iter()
                .filter(|each| each.piece.owner == Some(seat))
                .count(),
            4
        );
        let in_yard = |pieces: &[PiecePosition]| {
            let own = pieces.iter().filter(|each| each.piece.owner == Some(seat));
            own.filter(|each| board.space(each.at).kind == Kind::Yard)
                .count()
        };
        let captured = events.iter().filter(
            |event| matches!(event, Event::Captured { piece, .. } if piece.owner == Some(seat)),
        );
        let entered = events.iter().filter(|event| {
            let Event::Moved { piece, way, .. } = event else {
                return false;
            };
            piece.owner == Some(seat) && board.space(way[0]).kind == Kind::Yard
        });
        let expected = in_yard(before) + captured.count() - entered.count();
        assert_eq!(in_yard(&pieces), expected, "captured pawns are in the yard");
    }
}

/// Divides the games among the seatings, and adds up their counts.
fn games_of(ruleset: &str, seatings: &[&[u8]], count: u64, seed: u64) -> Seen {
    let mut all = Seen::default();
    for (index, seats) in (0..).zip(seatings) {
        let seats: SeatSet = seats.iter().copied().map(Seat).collect();
        let share = Games {
            seats,
            count: count / seatings.len() as u64,
            seed: seed + index,
        };
        let seen = games::visit(games::ruleset(ruleset).unwrap(), share);
        all.games += seen.games;
        all.moves += seen.moves;
        all.captures += seen.captures;
        for (roll, count) in seen.rolls {
            *all.rolls.entry(roll).or_default() += count;
        }
        for (seat, count) in seen.wins {
            *all.wins.entry(seat).or_default() += count;
        }
    }
    all
}

#[test]
fn random_games() {
    let three: &[&[u8]] = &[&[0, 1, 2], &[0, 1, 3], &[0, 2, 3], &[1, 2, 3]];
    let shares: [(&str, &[&[u8]]); 5] = [
        ("pollyanna-1951", &[&[0, 2], &[1, 3]]),
        ("pollyanna-1951", three),
        ("pollyanna-1951", &[&[0, 1, 2, 3]]),
        ("pollyanna-1916", &[&[0, 1, 2, 3]]),
        ("pollyanna-1951+partners", &[&[0, 1, 2, 3]]),
    ];
    let mut games = 0;
    for (seed, (ruleset, seatings)) in (60..).zip(shares) {
        let seen = games_of(ruleset, seatings, game_count() / 5, seed);
        games += seen.games;
        assert!(seen.moves > 100 * seen.games && seen.captures > seen.games);
        // All seats win about equally often: within a fifth of the expected number.
        let wins: u64 = seen.wins.values().sum();
        assert_eq!(seen.wins.len(), 4, "{ruleset}");
        for (seat, won) in &seen.wins {
            assert!(
                is_near(*won, wins, (1, 4), 5),
                "{ruleset}: {seat:?} won {won} of {wins}"
            );
        }
        // Rolls occur in proportion to their weights: within a twentieth of the expected number.
        assert_eq!(seen.rolls.len(), 21);
        let all: u64 = seen.rolls.values().sum();
        for (roll, came) in &seen.rolls {
            let (high, low) = roll.split_once('-').unwrap();
            let weight = if high == low { 1 } else { 2 };
            assert!(
                is_near(*came, all, (weight, 36), 20),
                "{ruleset}: {roll} came {came} of {all}"
            );
        }
    }
    assert_eq!(games, game_count());
}
