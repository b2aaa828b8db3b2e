//! Records: a whole game as text, one fact a line. The state is the fold of its record.

mod head;
mod read;
mod sitters;
mod written;

use std::fmt;

use words::t;

use crate::event::{Event, Sink};
use crate::game::Game;
use crate::notation::NotationError;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};

pub use head::ruleset_of;
pub use sitters::is_kind;

/// The longest record that is accepted, in bytes. The longest games of people and bots stay far below.
pub const LONGEST: usize = 4_000_000;

/// An entry of a game's history: an outcome of chance or an action.
pub enum Made<G: Game> {
    /// A chance outcome.
    Chance(G::Chance),
    /// A player's step.
    Action(G::Action),
}

// By hand, since a derive would ask the same of `G`.
impl<G: Game> Clone for Made<G> {
    fn clone(&self) -> Made<G> {
        *self
    }
}

impl<G: Game> Copy for Made<G> {}

impl<G: Game> PartialEq for Made<G> {
    fn eq(&self, other: &Made<G>) -> bool {
        match (self, other) {
            (Made::Chance(one), Made::Chance(other)) => one == other,
            (Made::Action(one), Made::Action(other)) => one == other,
            _ => false,
        }
    }
}

impl<G: Game> fmt::Debug for Made<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Made::Chance(chance) => write!(f, "Chance({chance})"),
            Made::Action(action) => write!(f, "Action({action:?})"),
        }
    }
}

/// Applying what was made, silently or heard.
pub trait Make: Game {
    /// Applies `made` silently.
    fn make(&self, state: &mut Self::State, made: Made<Self>) {
        self.make_told(state, made, None);
    }

    /// Applies `made` and adds to `events`, if there are any, what happens.
    fn make_told(
        &self,
        state: &mut Self::State,
        made: Made<Self>,
        mut events: Option<&mut Vec<Event>>,
    ) {
        self.make_heard(state, made, &mut events);
    }

    /// Applies `made` and tells `sink` what happens.
    fn make_heard(&self, state: &mut Self::State, made: Made<Self>, sink: &mut impl Sink) {
        match made {
            Made::Chance(chance) => self.happen(state, chance, sink),
            Made::Action(action) => self.apply(state, action, sink),
        }
    }
}

impl<G: Game> Make for G {}

/// Who sits at a seat: a kind (`person`, or a bot's level) and perhaps a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// `person`, or the name of a bot's level: lower-case letters, digits, `-`.
    pub kind: String,
    /// The player's name.
    pub name: Option<String>,
}

/// Somebody else taking a seat in the course of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatChange {
    /// How much had been made by then.
    pub at: usize,
    /// Whose seat.
    pub seat: Seat,
    /// Who sits there from then on.
    pub sitter: Sitter,
}

/// A match: games that are played one after the other until somebody has so many points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    /// The points that end it.
    pub total: u32,
    /// The points of those who had any before this game, in turn order.
    pub points: Vec<(Seat, u32)>,
}

impl Series {
    /// The highest total that a match can be played to.
    pub const MOST: u32 = 10_000;

    /// A match about to begin.
    pub fn to(total: u32) -> Series {
        Series {
            total,
            points: Vec::new(),
        }
    }

    /// The points of a seat before this game.
    pub fn points_of(&self, seat: Seat) -> u32 {
        let found = self.points.iter().find(|(each, _)| *each == seat);
        found.map_or(0, |(_, points)| *points)
    }
}

/// A game from its opening to where it stands.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The game with its ruleset.
    pub game: G,
    /// Who sat where at first, in turn order.
    pub sitters: Vec<(Seat, Sitter)>,
    /// Who has taken a seat since, by `at`. In a replay some of it is still to come.
    pub seat_changes: Vec<SeatChange>,
    /// The seed of the dice to come; `None` where they were entered by hand. A copy of a game has another
    /// seed than the throws before.
    pub seed: Option<u64>,
    /// The match that the game is part of.
    pub series: Option<Series>,
    /// How often a player has taken back a choice past the plays of others.
    pub taken_back: u32,
    /// All outcomes and actions, in order.
    pub made: Vec<Made<G>>,
}

impl<G: Game> Record<G> {
    /// A game about to be opened.
    ///
    /// # Errors
    /// When these seats cannot play this ruleset; cites the rule.
    pub fn new(
        game: G,
        sitters: Vec<(Seat, Sitter)>,
        seed: Option<u64>,
    ) -> Result<Record<G>, Refusal> {
        game.opening(seats_of(&sitters))?;
        Ok(Record {
            game,
            sitters,
            seat_changes: Vec::new(),
            seed,
            series: None,
            taken_back: 0,
            made: Vec::new(),
        })
    }

    /// The seats in play.
    pub fn seats(&self) -> SeatSet {
        seats_of(&self.sitters)
    }

    /// Who sits at a seat in play, after all that was made.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        let mut changes = self.seat_changes.iter().rev();
        let change = changes.find(|change| change.seat == seat && change.at <= self.made.len());
        let first = || self.sitters.iter().find(|(each, _)| *each == seat);
        change
            .map(|change| &change.sitter)
            .or_else(|| first().map(|(_, sitter)| sitter))
    }

    /// The same, to be changed.
    pub fn sitter_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        let made = self.made.len();
        let mut changes = self.seat_changes.iter_mut().rev();
        match changes.find(|change| change.seat == seat && change.at <= made) {
            Some(change) => Some(&mut change.sitter),
            None => {
                let mut first = self.sitters.iter_mut();
                first.find_map(|(each, sitter)| (*each == seat).then_some(sitter))
            }
        }
    }

    /// Keeps only the first `made` outcomes and steps. Changes of players stay, because a new player
    /// has already seen what their seat may see. Those made after that point move to it.
    pub fn back_to(&mut self, made: usize) {
        self.made.truncate(made);
        for change in &mut self.seat_changes {
            change.at = change.at.min(made);
        }
    }

    /// The state before anything happened.
    pub fn start(&self) -> G::State {
        let opening = self.game.opening(self.seats());
        opening.unwrap_or_else(|refusal| panic!("a record of seats that cannot play: {refusal}"))
    }

    /// The state after the first `count` of what was made (all, if there are fewer).
    pub fn state_at(&self, count: usize) -> G::State {
        let mut state = self.start();
        for made in self.made.iter().take(count) {
            self.game.make(&mut state, *made);
        }
        state
    }

    /// The state after all that was made.
    pub fn state(&self) -> G::State {
        self.state_at(self.made.len())
    }
}

/// The seats at which somebody sits.
fn seats_of(sitters: &[(Seat, Sitter)]) -> SeatSet {
    sitters.iter().map(|(seat, _)| *seat).collect()
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What was expected, or why a step is refused.
    pub message: String,
}

impl RecordError {
    fn at(line: usize, error: NotationError) -> RecordError {
        RecordError {
            line,
            column: error.column,
            message: error.told(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column, message) = (self.line, self.column, &self.message);
        f.write_str(&t!(records::at, line, column, message))
    }
}

impl std::error::Error for RecordError {}
