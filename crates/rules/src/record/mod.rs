//! Records: whole games as text. Replaying a record gives the state of the game.

mod entry;
mod head;
mod players;
mod read;
mod write;

use std::fmt;

use words::t;

use crate::any_game::{AnyGame, Move};
use crate::notation::NotationError;
use crate::seat::{Seat, SeatSet};

pub use entry::HistoryEntry;
pub use head::ruleset_of;
pub use players::is_kind;

/// The longest record that is accepted, in bytes. The longest games of people and bots stay far below.
pub const LONGEST: usize = 4_000_000;

/// Who sits at a seat: a kind (`person`, or a bot's level) and perhaps a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// `person`, or the name of a bot's level: lower-case letters, digits, `-`.
    pub kind: String,
    /// The player's name.
    pub name: Option<String>,
}

impl Player {
    /// A player without a name, of this kind, at each of the seats.
    pub fn at_all(seats: SeatSet, kind: &str) -> Vec<(Seat, Player)> {
        let player = |seat| {
            let (kind, name) = (kind.to_owned(), None);
            (seat, Player { kind, name })
        };
        seats.iter().map(player).collect()
    }
}

/// A change of the player at a seat during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatChange {
    /// The number of entries in the history before the change.
    pub at: usize,
    /// The seat.
    pub seat: Seat,
    /// The new player.
    pub player: Player,
}

/// A match: games that are played one after the other until somebody has so many points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The points that end it.
    pub total: u32,
    /// The points of those who had any before this game, in turn order.
    pub points: Vec<(Seat, u32)>,
}

impl Match {
    /// The highest total that a match can be played to.
    pub const MAX_POINTS: u32 = 10_000;

    /// A match about to begin.
    pub fn to(total: u32) -> Match {
        Match {
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

/// A game from its start to its current state.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game at its start.
    pub start: Box<dyn AnyGame>,
    /// The first player of each seat, in turn order.
    pub players: Vec<(Seat, Player)>,
    /// Changes of players since, by `at`. In a replay some of them are still to come.
    pub seat_changes: Vec<SeatChange>,
    /// The seed of the dice to come; `None` where they were entered by hand. A copy of a game has another
    /// seed than the rolls before.
    pub seed: Option<u64>,
    /// A random number that was drawn with the seed: a hash of both shows that neither was changed later. `None`
    /// where some of the dice do not come from the seed.
    pub salt: Option<u128>,
    /// The match that the game is part of.
    pub match_play: Option<Match>,
    /// How often a player has taken back a choice past the plays of others.
    pub takeback_count: u32,
    /// All outcomes and steps, in order.
    pub history: Vec<Move>,
}

impl Record {
    /// A game about to begin, with a player for each of its seats.
    pub fn new(start: Box<dyn AnyGame>, players: Vec<(Seat, Player)>, seed: Option<u64>) -> Record {
        Record {
            start,
            players,
            seat_changes: Vec::new(),
            seed,
            salt: None,
            match_play: None,
            takeback_count: 0,
            history: Vec::new(),
        }
    }

    /// The seats in play.
    pub fn seats(&self) -> SeatSet {
        seats_of(&self.players)
    }

    /// The current player at a seat in play.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        let mut changes = self.seat_changes.iter().rev();
        let change = changes.find(|change| change.seat == seat && change.at <= self.history.len());
        let first = || self.players.iter().find(|(each, _)| *each == seat);
        change
            .map(|change| &change.player)
            .or_else(|| first().map(|(_, player)| player))
    }

    /// The current player at a seat in play, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        let count = self.history.len();
        let mut changes = self.seat_changes.iter_mut().rev();
        match changes.find(|change| change.seat == seat && change.at <= count) {
            Some(change) => Some(&mut change.player),
            None => {
                let mut first = self.players.iter_mut();
                first.find_map(|(each, player)| (*each == seat).then_some(player))
            }
        }
    }

    /// Keeps only the first `count` outcomes and steps. Changes of players stay, because a new player
    /// has already seen what their seat may see. Later changes move to that point.
    pub fn back_to(&mut self, count: usize) {
        self.history.truncate(count);
        for change in &mut self.seat_changes {
            change.at = change.at.min(count);
        }
    }

    /// The game after the first `count` entries of the history (after all, if there are fewer).
    pub fn game_at(&self, count: usize) -> Box<dyn AnyGame> {
        let mut game = self.start.clone();
        for entry in self.history.iter().take(count) {
            game.apply(*entry);
        }
        game
    }

    /// Whether an outcome is face down. Such a game can only be watched.
    pub fn has_face_down(&self) -> bool {
        let mut game = self.start.clone();
        self.history.iter().any(|entry| {
            let face_down = game.turn().face_down;
            game.apply(*entry);
            face_down == Some(*entry)
        })
    }

    /// The entries of the history as texts.
    pub fn texts(&self) -> Vec<String> {
        let mut game = self.start.clone();
        let mut texts = Vec::new();
        for entry in &self.history {
            texts.push(game.write(*entry));
            game.apply(*entry);
        }
        texts
    }

    /// The game after the whole history.
    pub fn game(&self) -> Box<dyn AnyGame> {
        self.game_at(self.history.len())
    }
}

/// The seats at which somebody sits.
fn seats_of(players: &[(Seat, Player)]) -> SeatSet {
    players.iter().map(|(seat, _)| *seat).collect()
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
