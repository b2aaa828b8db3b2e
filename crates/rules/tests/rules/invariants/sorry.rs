//! Invariants at every moment of random games of Sorry!.

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
const LIMIT: u64 = 50_000;

/// The number of cards in the deck.
const DECK: u32 = 45;

/// Counts over many games.
#[derive(Default)]
struct Seen {
    games: u64,
    moves: u64,
    slides: u64,
    swaps: u64,
    captures: u64,
    /// How often each card was drawn.
    cards: BTreeMap<String, u64>,
    /// How often each seat won, alone or with its partner.
    wins: BTreeMap<Seat, u64>,
}

impl Seen {
    fn join(&mut self, other: Seen) {
        self.games += other.games;
        self.moves += other.moves;
        self.slides += other.slides;
        self.swaps += other.swaps;
        self.captures += other.captures;
        for (card, count) in other.cards {
            *self.cards.entry(card).or_default() += count;
        }
        for (seat, count) in other.wins {
            *self.wins.entry(seat).or_default() += count;
        }
    }
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
    let mut discarded = 0;
    for _ in 0..LIMIT {
        events.clear();
        match game.node(&state) {
            Node::Chance { .. } => {
                let before = game.pieces(&state);
                let chance =
                    game.sample_outcome(&state, rng.below(game.chance_weight_total(&state)));
                if !game.in_opening(&state) {
                    *seen.cards.entry(chance.to_string()).or_default() += 1;
                }
                game.apply_chance(&mut state, chance, &mut events);
                assert_eq!(game.pieces(&state), before, "a draw moves nothing");
                if events.contains(&Event::Reshuffled) {
                    discarded = 0;
                }
            }
            Node::Decision { seat } => {
                let before = game.pieces(&state);
                actions.clear();
                game.legal_actions(&state, &mut actions);
                let action = actions[rng.index(actions.len())];
                let side = game.side(&state, seat);
                game.apply(&mut state, action, &mut events);
                for event in &events {
                    look_at_event(board, seat, side, event, seen);
                }
                look_at_pieces(game, board, &state, &before, &events);
                discarded += u32::from(!game.in_play(&state));
            }
            Node::Terminal { winners } => {
                let home = |seat| game.tally(&state, seat) == 4;
                assert!(winners.iter().all(home));
                let others = seats.iter().filter(|seat| !winners.has(*seat));
                let mut sides = others.map(|seat| game.side(&state, seat));
                assert!(sides.all(|side| !side.iter().all(home)), "one side wins");
                look_at_points(game, &state, winners);
                for seat in winners.iter() {
                    *seen.wins.entry(seat).or_default() += 1;
                }
                return;
            }
        }
        look_at_cards(game, &state, discarded);
    }
    panic!("no end after {LIMIT} outcomes and actions");
}

/// Checks that no card is lost: each is in the pile, in a hand, in play, or discarded.
fn look_at_cards<G: Playable>(game: &G, state: &G::State, discarded: u32) {
    let over = matches!(game.node(state), Node::Terminal { .. });
    let pile: u32 = game
        .remaining_cards(state)
        .iter()
        .map(|(_, count)| count)
        .sum();
    let hands = game.seats(state).iter().map(|seat| game.hand(state, seat));
    let hands: Option<Vec<_>> = hands.collect();
    let held = hands.iter().flatten().map(|hand| hand.len() as u32);
    let held: u32 = held.sum();
    let in_play = u32::from(game.card(state).is_some());
    assert_eq!(pile + held + in_play + discarded, DECK);
    assert!(pile > 0, "an empty pile is reshuffled at once");
    assert!(!over || held == 0);
}

/// Checks the points: 5 for each pawn home, and more for the winner.
fn look_at_points<G: Playable>(game: &G, state: &G::State, winners: SeatSet) {
    for (seat, points) in game.points(state).unwrap() {
        let home = |seat: SeatSet| seat.iter().map(|each| game.tally(state, each)).sum::<u32>();
        let own = 5 * home(game.side(state, seat));
        if winners.has(seat) {
            let away: u32 = game
                .seats(state)
                .iter()
                .filter(|seat| !winners.has(*seat))
                .map(|seat| 4 - game.tally(state, seat))
                .sum();
            let more = points - own - 5 * away;
            assert!([0, 25, 50, 100].contains(&more), "{points}");
        } else {
            assert_eq!(points, own);
        }
    }
}

fn look_at_event(board: &Board, mover: Seat, side: SeatSet, event: &Event, seen: &mut Seen) {
    let kind = |space: Space| board.space(space).kind;
    match event {
        Event::Moved {
            seat,
            piece,
            way,
            cost,
        } => {
            seen.moves += 1;
            let owner = piece.owner.unwrap();
            assert_eq!(*seat, mover);
            assert!(side.has(owner), "{event:?}");
            let &Cost::Card(card, steps) = cost else {
                panic!("moves cost cards: {event:?}");
            };
            assert_eq!(way.len() - 1, usize::from(steps), "{event:?}");
            let joined = |from: Space, to: Space| board.space(from).next.contains(&to);
            let forward = way.windows(2).all(|pair| joined(pair[0], pair[1]));
            let backward = way.windows(2).all(|pair| joined(pair[1], pair[0]));
            match (card, steps, kind(way[0])) {
                ("sorry", 1, Kind::Yard) => {}
                ("1" | "2", 1, Kind::Yard) => assert!(forward, "{event:?}"),
                ("4", 4, _) | ("10", 1, _) => assert!(backward, "{event:?}"),
                ("7", 1..=7, _) => assert!(forward, "{event:?}"),
                (number, ..) => assert!(forward && number == steps.to_string(), "{event:?}"),
            }
        }
        Event::Slid { piece, way, .. } => {
            seen.slides += 1;
            let triangle = board.space(way[0]);
            assert_eq!(triangle.kind, Kind::Triangle);
            assert_ne!(triangle.owner, piece.owner, "{event:?}");
            assert!(board.slides.iter().any(|slide| slide.way == *way));
        }
        Event::Swapped { one, other, .. } => {
            seen.swaps += 1;
            let [one, other] = [one, other].map(|each| each.piece.owner.unwrap());
            assert!(side.has(one) && !side.has(other), "{event:?}");
        }
        Event::Captured {
            seat,
            piece,
            from,
            to,
        } => {
            seen.captures += 1;
            assert_eq!(*seat, mover);
            let safe = [Kind::HomePath, Kind::Yard, Kind::Home];
            assert!(!safe.contains(&kind(*from)), "{event:?}");
            let (kind, owner) = (kind(*to), board.space(*to).owner);
            assert_eq!((kind, owner), (Kind::Yard, piece.owner));
        }
        Event::Won { seats } => assert_eq!(*seats, side, "the mover wins"),
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
        let there = spaces.entry(standing.at).or_default();
        there.extend(standing.piece.owner);
    }
    for (space, there) in spaces {
        let info = board.space(space);
        let own = matches!(info.kind, Kind::HomePath | Kind::Yard | Kind::Home);
        let most = match info.kind {
            Kind::Yard | Kind::Home => 4,
            _ => 1,
        };
        assert!(there.len() <= most, "{there:?} on {}", info.name);
        assert!(
            !own || info.owner == Some(there[0]),
            "{there:?} on {}",
            info.name
        );
    }
    // A pawn stands on a foreign triangle only if an opponent's swap has put it there.
    let foreign = |each: &&PiecePosition| {
        let info = board.space(each.at);
        info.kind == Kind::Triangle && info.owner != each.piece.owner
    };
    for each in pieces.iter().filter(foreign) {
        let swapped = events.iter().any(|event| {
            matches!(event, Event::Swapped { one, other, .. }
                if other.piece == each.piece && one.at == each.at)
        });
        assert!(swapped || before.contains(each), "{each:?}: {events:?}");
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
        all.join(games::visit(games::ruleset(ruleset).unwrap(), share));
    }
    all
}

#[test]
fn random_games() {
    let two: &[&[u8]] = &[&[0, 2], &[1, 3]];
    let three: &[&[u8]] = &[&[0, 1, 2], &[0, 1, 3], &[0, 2, 3], &[1, 2, 3]];
    let four: &[&[u8]] = &[&[0, 1, 2, 3]];
    let shares: [(&str, &[&[u8]]); 10] = [
        ("sorry", two),
        ("sorry", three),
        ("sorry", four),
        ("sorry+fast", two),
        ("sorry+fast+hand", three),
        ("sorry+fast+hand+partners", four),
        ("sorry+fast+partners", four),
        ("sorry+hand", two),
        ("sorry+hand+partners", four),
        ("sorry+partners", four),
    ];
    let mut games = 0;
    for (seed, (ruleset, seatings)) in (45..).zip(shares) {
        let seen = games_of(ruleset, seatings, game_count() / 10, seed);
        games += seen.games;
        assert!(seen.moves > 30 * seen.games && seen.captures > seen.games);
        assert!(seen.slides > seen.games && seen.swaps > seen.games);
        // All seats win about equally often: within a fifth of the expected number.
        let wins: u64 = seen.wins.values().sum();
        assert_eq!(seen.wins.len(), 4, "{ruleset}");
        for (seat, won) in &seen.wins {
            assert!(
                is_near(*won, wins, (1, 4), 5),
                "{ruleset}: {seat:?} won {won} of {wins}"
            );
        }
        assert_eq!(seen.cards.len(), 11);
        // Cards kept in hands are drawn less often than others.
        if ruleset.contains("hand") {
            continue;
        }
        // Cards occur in proportion to their number in the deck: within a twentieth of the
        // expected number.
        let all: u64 = seen.cards.values().sum();
        for (card, came) in &seen.cards {
            let weight = if card == "1" { 5 } else { 4 };
            assert!(
                is_near(*came, all, (weight, u64::from(DECK)), 20),
                "{ruleset}: {card} came {came} of {all}"
            );
        }
    }
    assert_eq!(games, game_count());
}
