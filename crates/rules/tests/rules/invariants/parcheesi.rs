//! What must hold at every moment of random games of Parcheesi.

use std::collections::BTreeMap;

use rules::board::{Board, Kind, Space};
use rules::conform::Lots;
use rules::event::{Event, Spent};
use rules::games::{self, Playable, Visitor};
use rules::piece::Standing;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use super::{game_count, is_near};

/// Outcomes and actions after which a random game must be over.
const LIMIT: u64 = 20_000;

/// What was seen in many games.
#[derive(Default)]
struct Seen {
    games: u64,
    moves: u64,
    captures: u64,
    sent_back: u64,
    /// Bonuses earned, used, given up and lapsed; those of a play that wins are earned only.
    earned: u64,
    used: u64,
    declined: u64,
    lapsed: u64,
    /// How often each throw of two dice came.
    throws: BTreeMap<String, u64>,
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
            let mut lots = Lots::new(self.seed).fork(index);
            play(&game, &board, self.seats, &mut lots, &mut seen);
            seen.games += 1;
        }
        seen
    }
}

/// Plays a random game and looks at every state and event.
fn play<G: Playable>(game: &G, board: &Board, seats: SeatSet, lots: &mut Lots, seen: &mut Seen) {
    let mut state = game.opening(seats).unwrap();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let mut doublets = 0;
    for _ in 0..LIMIT {
        events.clear();
        let before = game.pieces(&state);
        match game.node(&state) {
            Node::Chance { .. } => {
                let opening = game.in_opening(&state);
                let chance = game.chance_at(&state, lots.below(game.chance_total(&state)));
                game.happen(&mut state, chance, &mut events);
                assert_eq!(game.pieces(&state), before, "a roll moves nothing");
                let text = chance.to_string();
                assert_eq!(
                    text.contains('-'),
                    !opening,
                    "one die opens, two are played"
                );
                if !opening {
                    doublets = if text[..1] == text[2..] {
                        doublets + 1
                    } else {
                        0
                    };
                    *seen.throws.entry(text).or_default() += 1;
                }
            }
            Node::Decision { seat } => {
                actions.clear();
                game.legal_actions(&state, &mut actions);
                let action = actions[lots.index(actions.len())];
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

/// Who stood where before a step.
struct Standings<'a> {
    board: &'a Board,
    spaces: BTreeMap<Space, Vec<Seat>>,
}

impl Standings<'_> {
    fn of<'a>(board: &'a Board, pieces: &[Standing]) -> Standings<'a> {
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
                spent,
            } => {
                seen.moves += 1;
                assert_eq!(
                    (*seat, piece.owner),
                    (mover, Some(mover)),
                    "all move their own"
                );
                for pair in way.windows(2) {
                    let next = &self.board.space(pair[0]).next;
                    assert!(next.contains(&pair[1]), "{event:?}");
                }
                let enters = self.kind(way[0]) == Kind::Yard;
                let steps = match spent {
                    Spent::Die(5) if enters => 1,
                    Spent::Both(low, high) if enters => {
                        assert_eq!(low + high, 5, "{event:?}");
                        1
                    }
                    Spent::Die(number) if !enters => usize::from(*number),
                    Spent::Reward(steps) if !enters => {
                        seen.used += 1;
                        usize::from(*steps)
                    }
                    other => panic!("{other:?}: {event:?}"),
                };
                assert_eq!(way.len() - 1, steps, "{event:?}");
                // Nobody passes a blockade or comes to one.
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
    before: &[Standing],
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
        let in_nest = |pieces: &[Standing]| {
            let of = pieces.iter().filter(|each| each.piece.owner == Some(seat));
            of.filter(|each| board.space(each.at).kind == Kind::Yard)
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
        assert_eq!(in_nest(&pieces), expected, "who goes back is in the nest");
    }
    // Every blockade has its age, and nothing else has one.
    let pairs = after.spaces.iter();
    let pairs = pairs.filter(|(space, there)| there.len() == 2 && after.is_ring(**space));
    let mut noted: Vec<Space> = game.notes(state).iter().map(|note| note.at).collect();
    noted.sort_unstable();
    assert!(pairs.map(|(space, _)| *space).eq(noted));
}

/// Plays a share of the games with each of the seatings; adds up what was seen.
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
        for (throw, count) in seen.throws {
            *all.throws.entry(throw).or_default() += count;
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
        // A play that wins leaves what it has earned.
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
        // The throws come by their weights.
        assert_eq!(seen.throws.len(), 21);
        let all: u64 = seen.throws.values().sum();
        for (throw, came) in &seen.throws {
            let (high, low) = throw.split_once('-').unwrap();
            let weight = if high == low { 1 } else { 2 };
            assert!(
                is_near(*came, all, (weight, 36), 20),
                "{ruleset}: {throw} came {came} of {all}"
            );
        }
    }
    assert_eq!(games, game_count());
}
