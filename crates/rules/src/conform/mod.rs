//! Conformance suite: checks of every game on random games.
//!
//! ```
//! use rules::conform;
//! use rules::game::Game;
//! use rules::games::pollyanna::Pollyanna;
//! use rules::seat::{Seat, SeatSet};
//!
//! let game = Pollyanna::new(rules::games::ruleset("pollyanna-1951").unwrap());
//! let seats: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
//! let report = conform::check(&game, seats, 1, 7).unwrap();
//! assert_eq!(report.games, 1);
//! ```
//!
//! At every node, the suite checks that
//!
//! - the kind of node agrees with the lists of outcomes and actions,
//! - chance outcomes have their weights,
//! - the legal actions are sorted and distinct, and exactly the others are refused,
//! - every refusal cites a rule of the rulebook,
//! - texts parse back to the values they were printed from,
//! - the events applied to the pieces give the pieces of the next state.
//!
//! It also checks the finished records, and once for each game its board, seats, names and lessons.
//! [`check_with`] asks a [`Checker`] as well, which knows what must hold in one game only.
//! [`check_look_ahead`] compares the legal actions of a [`TurnGame`](crate::turn::TurnGame) with a
//! search of all plays.
//!
//! Tests must call [`check`] for every ruleset and seating of a game.

mod chance;
mod decision;
mod declared;
mod lessons;
mod look_ahead;
mod plays;
mod random_options;
mod records;
mod state;
mod test_rng;

use std::collections::BTreeSet;
use std::fmt;

use words::Language;

use crate::any_game::{AnyGame, Playing};
use crate::board::{Board, Space};
use crate::event::{Event, NullSink};
use crate::notation;
use crate::playable::Playable;
use crate::record::{HistoryEntry, Player, Record};
use crate::seat::SeatSet;
use crate::state::Node;

pub use look_ahead::check_look_ahead;
pub use random_options::with_random_options;
pub use test_rng::TestRng;

/// The number of outcomes and actions after which a random game must be over.
pub const LIMIT: usize = 50_000;

/// A broken law.
#[derive(Clone, PartialEq, Eq)]
pub struct Fault {
    /// The law: "legal actions are sorted and distinct".
    pub law: &'static str,
    /// What was found instead.
    pub found: String,
    /// The position line, and how to reach the position.
    pub at: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { law, found, at } = self;
        write!(f, "it does not hold that {law}\nfound: {found}\nat: {at}")
    }
}

// Makes `unwrap` in a test print a readable message.
impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Fault {}

type Holds = Result<(), Fault>;

/// Checks that a law holds; `found` describes the fault otherwise.
fn hold(law: &'static str, holds: bool, found: impl FnOnce() -> String) -> Holds {
    if holds {
        return Ok(());
    }
    Err(Fault {
        law,
        found: found(),
        at: String::new(),
    })
}

/// The numbers of checks made, so that a test can require a minimum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Finished games.
    pub games: u64,
    /// Nodes checked.
    pub nodes: u64,
    /// Legal actions applied.
    pub actions: u64,
    /// Illegal actions and their refusals.
    pub refusals: u64,
    /// Whole plays.
    pub plays: u64,
    /// Records written and parsed.
    pub records: u64,
    /// Outcomes and actions of the longest game.
    pub longest: u64,
}

/// Plays `games` random games with these seats and checks every node.
///
/// # Errors
/// The first fault.
pub fn check<G: Playable>(
    game: &G,
    seats: SeatSet,
    games: u64,
    seed: u64,
) -> Result<Report, Fault> {
    check_with(game, seats, games, seed, |_| Ok(()))
}

/// An outcome or a legal action, and what it does.
pub struct Change<'a> {
    /// The board of the game.
    pub board: &'a Board,
    /// The game before it.
    pub before: &'a dyn AnyGame,
    /// What happens.
    pub events: &'a [Event],
    /// The game after it.
    pub after: &'a dyn AnyGame,
}

/// Checks what must hold of every change in one game. The error says what does not.
pub type Checker = fn(&Change<'_>) -> Result<(), String>;

/// Like [`check`], and asks the checker about every legal action and every outcome on the way.
///
/// # Errors
/// The first fault.
pub fn check_with<G: Playable>(
    game: &G,
    seats: SeatSet,
    games: u64,
    seed: u64,
    checker: Checker,
) -> Result<Report, Fault> {
    let mut suite = Suite::new(game);
    suite.checker = Some(checker);
    suite.declared(seats)?;
    for index in 0..games {
        suite.random_game(seats, seed, index)?;
    }
    // Last, so that faults of the game itself are reported first.
    suite.lessons()?;
    Ok(suite.report)
}

/// Checks a single state, such as a parsed position line.
///
/// # Errors
/// The first fault.
pub fn check_state<G: Playable>(game: &G, state: &G::State) -> Result<Report, Fault> {
    check_state_trying(game, state, Tries::Few)
}

/// Checks a single state without trying illegal actions, which is faster.
pub(crate) fn check_state_quickly<G: Playable>(
    game: &G,
    state: &G::State,
) -> Result<Report, Fault> {
    check_state_trying(game, state, Tries::None)
}

fn check_state_trying<G: Playable>(
    game: &G,
    state: &G::State,
    tries: Tries,
) -> Result<Report, Fault> {
    let mut suite = Suite::new(game);
    suite
        .state(state, tries)
        .map_err(|fault| suite.located(fault, state, ""))?;
    Ok(suite.report)
}

/// Which illegal actions to try at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tries {
    /// Actions of other nodes, and moves of the pieces of the seat to act to every space.
    Few,
    /// The same, with moves from every space to every space.
    All,
    /// No actions.
    None,
}

/// The maximal number of actions of other nodes to try.
const STRANGERS: usize = 600;

struct Suite<'a, G: Playable> {
    game: &'a G,
    board: Board,
    /// The numbers of the rules in the rulebook.
    rules: BTreeSet<String>,
    /// Actions seen at other nodes.
    strangers: BTreeSet<G::Action>,
    checker: Option<Checker>,
    report: Report,
}

impl<'a, G: Playable> Suite<'a, G> {
    fn new(game: &'a G) -> Suite<'a, G> {
        Suite {
            game,
            board: game.board(),
            rules: declared::rule_numbers(&game.rulebook(Language::default())),
            strangers: BTreeSet::new(),
            checker: None,
            report: Report::default(),
        }
    }

    fn spaces(&self) -> impl Iterator<Item = Space> + use<G> {
        let count = self.board.spaces.len();
        (0..=u8::MAX).map(Space).take(count)
    }

    /// Adds the position to a fault.
    fn located(&self, mut fault: Fault, state: &G::State, how: &str) -> Fault {
        let line = notation::position_line(self.game, state);
        fault.at = format!("{line}{how}");
        fault
    }

    fn random_game(&mut self, seats: SeatSet, seed: u64, index: u64) -> Holds {
        let mut rng = TestRng::new(seed).fork(index);
        let state = self.game.initial_state(seats);
        let initial = state.map_err(|refusal| Fault {
            law: "the requested seats can play",
            found: refusal.to_string(),
            at: self.game.ruleset().to_string(),
        })?;
        let start = Playing::boxed(self.game.clone(), initial.clone());
        let mut state = initial.clone();
        let players = Player::at_all(seats, "person");
        let mut record = Record::new(start, players, Some(seed));
        let how = |count: usize| {
            format!(" (game {index} of seed {seed}, after {count} outcomes and actions)")
        };
        for count in 0..=LIMIT {
            let tries = match rng.below(1_024) {
                0 => Tries::All,
                1..80 => Tries::Few,
                _ => Tries::None,
            };
            let next = self
                .state(&state, tries)
                .and_then(|()| {
                    hold(
                        "the seats in play never change",
                        self.game.seats(&state) == seats,
                        || format!("{:?}", self.game.seats(&state)),
                    )
                })
                .and_then(|()| match self.pick(&state, &mut rng) {
                    Some(entry) => self.make(&state, entry).map(|next| Some((entry, next))),
                    None => Ok(None),
                })
                .map_err(|fault| self.located(fault, &state, &how(count)))?;
            let Some((entry, next)) = next else {
                self.report.longest = self.report.longest.max(count as u64);
                self.report.games += 1;
                return self
                    .records(&record, initial, &state, &mut rng)
                    .map_err(|fault| self.located(fault, &state, &how(count)));
            };
            if let HistoryEntry::Action(action) = entry
                && self.strangers.len() < STRANGERS
            {
                self.strangers.insert(action);
            }
            record.history.push(entry.packed());
            state = next;
        }
        let law = "a random game ends";
        hold(law, false, || {
            format!("no end after {LIMIT} outcomes and actions")
        })
        .map_err(|fault| self.located(fault, &state, &how(LIMIT)))
    }

    /// Picks a random next entry; `None` when the game is over.
    fn pick(&self, state: &G::State, rng: &mut TestRng) -> Option<HistoryEntry<G>> {
        match self.game.node(state) {
            Node::Chance { .. } => {
                let ticket = rng.below(self.game.chance_weight_total(state));
                Some(HistoryEntry::Chance(
                    self.game.sample_outcome(state, ticket),
                ))
            }
            Node::Decision { .. } => {
                let mut actions = Vec::new();
                self.game.legal_actions(state, &mut actions);
                Some(HistoryEntry::Action(actions[rng.index(actions.len())]))
            }
            Node::Terminal { .. } => None,
        }
    }

    /// Checks that a move is the outcome or action that it was made from.
    fn packs(&self, entry: HistoryEntry<G>) -> Holds {
        let (packed, is_outcome) = (entry.packed(), matches!(entry, HistoryEntry::Chance(_)));
        let unpacked = HistoryEntry::<G>::unpacked(packed);
        hold(
            "a packed move unpacks to itself",
            unpacked == entry && packed.is_outcome() == is_outcome,
            || format!("{entry:?} is packed into {packed:?}, which is {unpacked:?}"),
        )
    }

    /// Applies an outcome or an action, checks the result, and returns the new state.
    fn apply_checked(&self, state: &G::State, entry: HistoryEntry<G>) -> Result<G::State, Fault> {
        let game = self.game;
        self.packs(entry)?;
        let (mut without_sink, mut with_sink) = (state.clone(), state.clone());
        let mut events = Vec::new();
        entry.apply(game, &mut without_sink, &mut NullSink);
        entry.apply(game, &mut with_sink, &mut events);
        let law = "the next state does not depend on the event sink";
        hold(
            law,
            without_sink == with_sink
                && test_rng::hash(&without_sink) == test_rng::hash(&with_sink),
            || format!("{entry:?} gives {without_sink:?} and {with_sink:?}"),
        )?;
        self.check_events(state, entry, &events, &with_sink)?;
        // Many outcomes are tried at each chance node, so the checker is asked about the one that comes.
        if let HistoryEntry::Action(_) = entry {
            self.ask_checker(state, entry, &events, &with_sink)?;
        }
        Ok(with_sink)
    }

    /// Applies the entry that comes next in a random game.
    fn make(&self, state: &G::State, entry: HistoryEntry<G>) -> Result<G::State, Fault> {
        let HistoryEntry::Chance(_) = entry else {
            return self.apply_checked(state, entry);
        };
        let mut after = state.clone();
        let mut events = Vec::new();
        entry.apply(self.game, &mut after, &mut events);
        self.ask_checker(state, entry, &events, &after)?;
        Ok(after)
    }

    /// Asks the checker of the game about an outcome or an action.
    fn ask_checker(
        &self,
        state: &G::State,
        entry: HistoryEntry<G>,
        events: &[Event],
        after: &G::State,
    ) -> Holds {
        let Some(checker) = self.checker else {
            return Ok(());
        };
        let [before, after] =
            [state, after].map(|state| Playing::boxed(self.game.clone(), state.clone()));
        let change = Change {
            board: &self.board,
            before: &*before,
            events,
            after: &*after,
        };
        checker(&change).map_err(|found| Fault {
            law: "every change is as this game has them",
            found: format!("{found}: {entry:?} tells {events:?}"),
            at: String::new(),
        })
    }
}
