//! Invariants at every moment of random games of Parcheesi.

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
    sent_back: u64,
    /// Bonuses earned, used, declined and lapsed. Those of a winning play are only earned.
    earned: u64,
    used: u64,
    declined: u64,
    lapsed: u64,
    /// How often each roll of two dice occurred.
    rolls: BTreeMap<String, u64>,
    /// How often each seat won.
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
    let mut doublets = 0;
    for _ in 0..LIMIT {
        events.clear();
        let before = game.pieces(&state);
        match game.node(&state) {
            Node::Chance { .. } => {
                let opening = game.in_opening(&state);
                let chance =
                    game.sample_outcome(&state, rng.below(game.chance_weight_total(&state)));
                game.apply_chance(&mut state, chance, &mut events);
                assert_eq!(game.pieces(&state), before, "a roll moves nothing");
                let text = chance.to_string();
                assert_eq!(
                    text.contains('-'),
                    !opening,
                    "one die for who goes first, then two"
                );
                if !opening {
                    doublets = if text[..1] == text[2..] {
                        doublets + 1
                    } else {
                        0
                    };
                    *seen.rolls.entry(text).or_default() += 1;
                }
            }
            Node::Decision { seat } => {
                actions.clear();
                game.legal_actions(&state, &mut actions);
                let action = actions[rng.index(actions.len())];
                let there = Standings::of(board, &before);
                game.apply(&mut state, action, &mut events);
                for event in &events {
                    there.look_at(seat, event, doublets, seen);
                }
                look_at_pieces(game, board, &state, &before, &events);
                if game.node(&state).seat() != Some(seat) {
                    doublets = 0;
                }
            }
            Node::Terminal { winners } => {
                let home = |seat| game.tally(&state, seat) == 4;
                assert_eq!(seats.iter().filter(|&seat| home(seat)).count(), 1);
                assert!(winners.len() == 1 && winners.iter().all(home));
                for seat in winners.iter() {
                    *seen.wins.entry(seat).or_default() += 1;
                }
                return;
            }
        }
        assert!(doublets <= 3, "a turn ends with its third doublet");
    }
    panic!("no end after {LIMIT} outcomes and actions");
}

/// The pieces and their owners before a step.
struct Standings<'a> {
    board: &'a Board,
    spaces: BTreeMap<Space, Vec<Seat>>,
}

impl Standings<'_> {
    fn of<'a>(board: &'a Board, pieces: &[PiecePosition]) -> Standings<'a> {
        let mut spaces: BTreeMap<Space, Vec<Seat>> = BTreeMap::new();
        for standing in pieces {
            let owner = standing.piece.owner.unwrap();
            spaces.entry(standing.at).or_default().push(owner);
        }
        Standings { board, spaces }
    }

    fn kind(&self, space: Space) -> Kind {
        self.board.space(space).kind
    }

    fn count(&self, space: Space) -> usize {
        self.spaces.get(&space).map_or(0, Vec::len)
    }

    fn is_ring(&self, space: Space) -> bool {
        let kind = self.kind(space);
        matches!(
            kind,
            Kind::Track | Kind::Start | Kind::Entrance | Kind::Safe
        )
    }

    fn look_at(&self, mover: Seat, event: &Event, doublets: u32, seen: &mut Seen) {
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
                    let next = &self.board.space(pair[0]).next;
                    assert!(next.contains(&pair[1]), "{event:?}");
                }
                let enters = self.kind(way[0]) == Kind::Yard;
                let steps = match cost {
                    Cost::Die(5) if enters => 1,
                    Cost::Both(low, high) if enters => {
                        assert_eq!(low + high, 5, "{event:?}");
                        1
                    }
                    Cost::Die(number) if !enters => usize::from(*number),
                    Cost::Reward(steps) if !enters => {
                        seen.used += 1;
                        usize::from(*steps)
                    }
                    other => panic!("{other:?}: {event:?}"),
                };
                assert_eq!(way.len() - 1, steps, "{event:?}");
                // No pawn passes a blockade or lands on one.
                let closed = way[1..]
                    .iter()
                    .find(|&&at| self.is_ring(at) && self.count(at) > 1);
                assert_eq!(closed, None, "{event:?}");
            }
            Event::Captured {
                seat,
                piece,
                from,
                to,
            } => {
                seen.captures += 1;
                let victim = piece.owner.unwrap();
                assert_eq!((*seat, self.count(*from)), (mover, 1));
                assert_ne!(victim, mover);
                let info = self.board.space(*from);
                let entry = info.kind == Kind::Start && info.owner == Some(mover);
                assert!(info.kind == Kind::Track || entry, "safe on {}", info.name);
                let nest = self.board.space(*to);
                assert_eq!((nest.kind, nest.owner), (Kind::Yard, Some(victim)));
            }
            Event::SentBack { piece, from, .. } => {
                seen.sent_back += 1;
                assert_eq!((doublets, piece.owner), (3, Some(mover)));
                assert!(self.is_ring(*from) || self.kind(*from) == Kind::HomePath);
            }
            Event::RewardEarned { .. } => seen.earned += 1,
            Event::RewardDeclined { .. } => seen.declined += 1,
            Event::RewardLost { .. } => seen.lapsed += 1,
            Event::Won { seats } => assert_eq!(*seats, SeatSet::EMPTY.with(mover)),
            _ => {}
        }
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
    let after = Standings::of(board, &pieces);
    for (&space, there) in &after.spaces {
        let info = board.space(space);
        let most = match info.kind {
            Kind::Yard | Kind::Home => 4,
            _ => 2,
        };
        let alike = there.iter().all(|seat| *seat == there[0]);
        assert!(there.len() <= most && alike, "{there:?} on {}", info.name);
        let own = matches!(info.kind, Kind::HomePath | Kind::Yard | Kind::Home);
        assert!(
            !own || info.owner == Some(there[0]),
            "{there:?} on {}",
            info.name
        );
    }
    for seat in game.seats(state).iter() {
        let in_nest = |pieces: &[PiecePosition]| {
            let own = pieces.iter().filter(|each| each.piece.owner == Some(seat));
            own.filter(|each| board.space(each.at).kind == Kind::Yard)
                .count()
        };
        let back = events.iter().filter(|event| match event {
            Event::Captured { piece, .. } | Event::SentBack { piece, .. } => {
                piece.owner == Some(seat)
            }
            _ => false,
        });
        let entered = events.iter().filter(|event| match event {
            Event::Moved { piece, way, .. } => {
                piece.owner == Some(seat) && board.space(way[0]).kind == Kind::Yard
            }
            _ => false,
        });
        let expected = in_nest(before) + back.count() - entered.count();
        assert_eq!(
            in_nest(&pieces),
            expected,
            "pawns sent back are in the nest"
        );
    }
    // Every blockade has an age, and no other space has one.
    let pairs = after.spaces.iter();
    let pairs = pairs.filter(|(space, there)| there.len() == 2 && after.is_ring(**space));
    let mut noted: Vec<Space> = game.notes(state).iter().map(|note| note.at).collect();
    noted.sort_unstable();
    assert!(pairs.map(|(space, _)| *space).eq(noted));
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
        all.sent_back += seen.sent_back;
        all.earned += seen.earned;
        all.used += seen.used;
        all.declined += seen.declined;
        all.lapsed += seen.lapsed;
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
        ("parcheesi", &[&[0, 2], &[1, 3]]),
        ("parcheesi", three),
        ("parcheesi", &[&[0, 1, 2, 3]]),
        ("parcheesi+ring68", &[&[0, 2], &[1, 3]]),
        ("parcheesi+ring68", &[&[0, 1, 2, 3]]),
    ];
    let mut games = 0;
    for (seed, (ruleset, seatings)) in (60..).zip(shares) {
        let seen = games_of(ruleset, seatings, game_count() / 5, seed);
        games += seen.games;
        assert!(seen.moves > 100 * seen.games && seen.captures > seen.games);
        assert!(seen.sent_back * 10 > seen.games);
        // A winning play leaves its earned bonuses unused.
        let spent = seen.used + seen.declined + seen.lapsed;
        assert!(spent <= seen.earned && seen.earned < spent + 3 * seen.games);
        assert!(seen.used > seen.games && seen.declined > seen.games && seen.lapsed > seen.games);
        // All seats win about equally often.
        let wins: u64 = seen.wins.values().sum();
        assert_eq!(seen.wins.len(), 4, "{ruleset}");
        for (seat, won) in &seen.wins {
            assert!(
                is_near(*won, wins, (1, 4), 5),
                "{ruleset}: {seat:?} won {won} of {wins}"
            );
        }
        // Rolls occur in proportion to their weights.
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
