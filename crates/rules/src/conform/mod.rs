//! The conformance suite: what must hold for every game, checked on random games.
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
//! At every node of the games: the kind of node agrees with the lists; chance has its weights;
//! legal actions are sorted, distinct, just those that are not refused, and just those that begin a
//! best play when all plays are tried; every refusal cites a rule of the rulebook; texts read back
//! as what they were written from; events folded over the shown pieces give the new pieces; records
//! read back. What holds once for a game (board, seats, names, lessons) is checked as well.
//!
//! A new game is not done until its tests call [`check`] for every ruleset and every seating.

mod chance;
mod decision;
mod declared;
mod lessons;
mod lots;
mod plays;
mod records;
mod state;

use std::collections::BTreeSet;
use std::fmt;

use words::Language;

use crate::board::{Board, Space};
use crate::games::Playable;
use crate::notation;
use crate::playthrough;
use crate::record::{Made, Make, Record};
use crate::seat::SeatSet;
use crate::state::Node;

pub use lots::Lots;

/// Outcomes and actions after which a random game must be over.
pub const LIMIT: usize = 50_000;

/// What does not hold.
#[derive(Clone, PartialEq, Eq)]
pub struct Fault {
    /// What ought to hold: "legal actions are sorted and distinct".
    pub law: &'static str,
    /// What was found instead.
    pub found: String,
    /// Where: the position line, and how to come there again.
    pub at: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { law, found, at } = self;
        write!(f, "it does not hold that {law}\nfound: {found}\nat: {at}")
    }
}

// So that `unwrap` in a test shows something to read.
impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Fault {}

type Holds = Result<(), Fault>;

/// Whether a law holds; `found` says what was found when not.
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

/// How much was checked, so that a test can see that it was not nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Nodes met in them.
    pub nodes: u64,
    /// Legal actions applied and told.
    pub actions: u64,
    /// Actions that are not legal, with the refusals they got.
    pub refusals: u64,
    /// Whole plays.
    pub plays: u64,
    /// Records written and read.
    pub records: u64,
    /// Outcomes and actions of the longest game.
    pub longest: u64,
}

/// Plays `games` random games with these seats and checks everything at every node.
///
/// # Errors
/// The first thing that does not hold.
pub fn check<G: Playable>(
    game: &G,
    seats: SeatSet,
    games: u64,
    seed: u64,
) -> Result<Report, Fault> {
    let mut suite = Suite::new(game);
    suite.declared(seats)?;
    for index in 0..games {
        suite.random_game(seats, seed, index)?;
    }
    // Last: what is wrong with the game itself is to be told first.
    suite.lessons()?;
    Ok(suite.report)
}

/// Checks a state by itself, however it came about: what a position line gave, say.
///
/// # Errors
/// The first thing that does not hold.
pub fn check_state<G: Playable>(game: &G, state: &G::State) -> Result<Report, Fault> {
    check_state_trying(game, state, Tries::Few)
}

/// The same without trying what is not legal, for the sake of speed.
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

/// Which actions that are not legal are tried at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tries {
    /// Those of other nodes, and of the pieces of the seat to act to every space.
    Few,
    /// The same from every space to every space.
    All,
    /// None.
    None,
}

/// The number of actions of other nodes that are kept to be tried.
const STRANGERS: usize = 600;

struct Suite<'a, G: Playable> {
    game: &'a G,
    board: Board,
    /// The numbers of the rules in the rulebook.
    rules: BTreeSet<String>,
    /// Actions seen at other nodes.
    strangers: BTreeSet<G::Action>,
    report: Report,
}

impl<'a, G: Playable> Suite<'a, G> {
    fn new(game: &'a G) -> Suite<'a, G> {
        Suite {
            game,
            board: game.board(),
            rules: declared::rule_numbers(&game.rulebook(Language::default())),
            strangers: BTreeSet::new(),
            report: Report::default(),
        }
    }

    fn spaces(&self) -> impl Iterator<Item = Space> + use<G> {
        let count = self.board.spaces.len();
        (0..=u8::MAX).map(Space).take(count)
    }

    /// A fault with the place where it was found.
    fn located(&self, mut fault: Fault, state: &G::State, how: &str) -> Fault {
        let line = notation::position_line(self.game, state);
        fault.at = format!("{line}{how}");
        fault
    }

    fn random_game(&mut self, seats: SeatSet, seed: u64, index: u64) -> Holds {
        let mut lots = Lots::new(seed).fork(index);
        let sitters = playthrough::all_of::<G>(seats, "person");
        let record = Record::new(self.game.clone(), sitters, Some(seed));
        let mut record = record.map_err(|refusal| Fault {
            law: "the seats asked for can play",
            found: refusal.to_string(),
            at: self.game.ruleset().to_string(),
        })?;
        let mut state = record.state();
        let how = |count: usize| {
            format!(" (game {index} of seed {seed}, after {count} outcomes and actions)")
        };
        for count in 0..=LIMIT {
            let tries = match lots.below(1_024) {
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
                .and_then(|()| match self.pick(&state, &mut lots) {
                    Some(made) => self.made(&state, made).map(|next| Some((made, next))),
                    None => Ok(None),
                })
                .map_err(|fault| self.located(fault, &state, &how(count)))?;
            let Some((made, next)) = next else {
                self.report.longest = self.report.longest.max(count as u64);
                self.report.games += 1;
                return self
                    .records(&record, &state, &mut lots)
                    .map_err(|fault| self.located(fault, &state, &how(count)));
            };
            if let Made::Action(action) = made
                && self.strangers.len() < STRANGERS
            {
                self.strangers.insert(action);
            }
            record.made.push(made);
            state = next;
        }
        let law = "a random game ends";
        hold(law, false, || {
            format!("no end after {LIMIT} outcomes and actions")
        })
        .map_err(|fault| self.located(fault, &state, &how(LIMIT)))
    }

    /// What happens next, by lot; nothing when the game is over.
    fn pick(&self, state: &G::State, lots: &mut Lots) -> Option<Made<G>> {
        match self.game.node(state) {
            Node::Chance { .. } => {
                let ticket = lots.below(self.game.chance_total(state));
                Some(Made::Chance(self.game.chance_at(state, ticket)))
            }
            Node::Decision { .. } => {
                let mut actions = Vec::new();
                self.game.legal_actions(state, &mut actions);
                Some(Made::Action(actions[lots.index(actions.len())]))
            }
            Node::Terminal { .. } => None,
        }
    }

    /// Applies an outcome or an action, with all that must hold of that, and gives the new state.
    fn made(&self, state: &G::State, made: Made<G>) -> Result<G::State, Fault> {
        let game = self.game;
        let (mut silent, mut heard) = (state.clone(), state.clone());
        let mut events = Vec::new();
        game.make(&mut silent, made);
        game.make_heard(&mut heard, made, &mut events);
        let law = "a state depends on the state before and what was made of it alone";
        hold(
            law,
            silent == heard && lots::hash(&silent) == lots::hash(&heard),
            || format!("{made:?} gives {silent:?} and {heard:?}"),
        )?;
        self.told(state, made, &events, &heard)?;
        Ok(heard)
    }
}
