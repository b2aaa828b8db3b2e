//! Lessons: positions in which a beginner learns one thing by doing it.
//!
//! A game's lessons are a text ([`crate::words::Words::lessons`]), which the page fetches like the
//! rulebook and [`read()`] parses. A lesson has a position line, a task, and the [`Deed`]s that
//! complete it. The conformance suite tries every way to play each lesson.

mod read;
#[cfg(test)]
pub(crate) mod trial;

use crate::board::{Board, Kind, Space};
use crate::event::{Cost, Event};
use crate::piece::PiecePosition;
use crate::ruleset::Ruleset;
use crate::seat::Seat;

pub use read::read;

/// A lesson. Its texts are sentences for players, with full stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The title: "The turnout".
    pub title: String,
    /// The initial position line; the seat to act there is the learner.
    pub position: String,
    /// The outcomes of the learner's rolls or draws, in order and in record notation. The lesson
    /// ends at the first roll without an outcome here.
    pub comes: Vec<String>,
    /// Spaces and pawns marked on the board; the first is the one the task is about.
    pub looks: Vec<Look>,
    /// The task at the start.
    pub task: String,
    /// The deeds that complete the lesson, all of them together.
    pub done: Vec<Deed>,
    /// Later parts of the task, in order.
    pub parts: Vec<Part>,
    /// A hint how to do the task.
    pub hint: String,
    /// The numbers of the rules that the lesson shows.
    pub rules: Vec<String>,
    /// The text shown on completion.
    pub praise: String,
}

/// A later part of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// How many deeds must be done before it.
    pub deeds: usize,
    /// The task of this part.
    pub task: String,
}

/// A marked space or pawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The name of the space on the board.
    pub space: String,
    /// Whether the mark follows the pawn that stands there at the start.
    pub is_pawn: bool,
    /// The caption, without a full stop: "Red's pair is in your way".
    pub words: String,
}

/// Something that the learner does or reaches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// This many of their pieces enter.
    Enters(usize),
    /// They capture this many pieces.
    Captures(usize),
    /// This many of their pieces reach home.
    Home(usize),
    /// A piece enters a turnout.
    Turnout,
    /// A piece slides.
    Slides,
    /// Two pieces swap places.
    Swaps,
    /// A piece moves by a reward.
    Reward,
    /// They receive this many collectible items.
    Collects(usize),
    /// They choose the player with this letter, or give them something.
    Picks(char),
    /// Pieces of their own or of nobody now stand on these spaces: two on a space that is named
    /// twice.
    Stands(Vec<String>),
}

impl Lesson {
    /// The position line in an edition of the same game.
    pub fn position_in(&self, ruleset: Ruleset) -> String {
        let (_, fields) = self.position.split_once(' ').unwrap_or_default();
        format!("{ruleset} {fields}")
    }

    /// Whether all deeds are done.
    pub fn is_done(&self, course: &Course<'_>) -> bool {
        self.done.iter().all(|deed| course.has(deed))
    }

    /// How many later parts have started.
    pub fn begun(&self, course: &Course<'_>) -> usize {
        let held = self.done.iter().take_while(|deed| course.has(deed));
        let held = held.count();
        let started = self.parts.iter().filter(|part| part.deeds <= held);
        started.count()
    }

    /// The task after `begun` later parts have started.
    pub fn task_at(&self, begun: usize) -> &str {
        let part = begun.checked_sub(1).and_then(|index| self.parts.get(index));
        part.map_or(&self.task, |part| &part.task)
    }
}

/// The progress of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a> {
    /// The board.
    pub board: &'a Board,
    /// The ruleset, which gives seats their letters.
    pub ruleset: Ruleset,
    /// The seat that does the lesson.
    pub learner: Seat,
    /// All events so far.
    pub events: &'a [Event],
    /// The current pieces.
    pub pieces: &'a [PiecePosition],
}

impl Course<'_> {
    // Plain loops: iterators through function pointers would be loaded before any board.
    fn has(&self, deed: &Deed) -> bool {
        let needed = match deed {
            Deed::Stands(names) => return names.iter().all(|name| self.stand_on(name, names)),
            Deed::Enters(count)
            | Deed::Captures(count)
            | Deed::Home(count)
            | Deed::Collects(count) => *count,
            _ => 1,
        };
        let mut found = 0;
        for event in self.events {
            found += self.count(deed, event);
        }
        found >= needed
    }

    /// How much an event counts towards a deed.
    fn count(&self, deed: &Deed, event: &Event) -> usize {
        let own = Some(self.learner);
        let is_letter = |picked: Option<Seat>, letter: char| {
            picked.is_some_and(|seat| self.ruleset.family.letter(seat) == letter)
        };
        let is = match (deed, event) {
            (Deed::Collects(_), Event::Paid { to, count, .. }) if *to == own => {
                return usize::from(*count);
            }
            (Deed::Enters(_), Event::Moved { seat, way, .. }) => {
                Some(*seat) == own && self.is(way.first(), Kind::Yard)
            }
            (Deed::Home(_), Event::Moved { seat, way, .. }) => {
                Some(*seat) == own && self.is(way.last(), Kind::Home)
            }
            (Deed::Turnout, Event::Moved { seat, way, .. }) => {
                let mut round = way.iter();
                Some(*seat) == own && round.any(|space| self.is(Some(space), Kind::Turnout))
            }
            (Deed::Reward, Event::Moved { seat, cost, .. }) => {
                Some(*seat) == own && matches!(cost, Cost::Reward(_))
            }
            (Deed::Captures(_), Event::Captured { seat, piece, .. }) => {
                Some(*seat) == own && piece.owner != own
            }
            (Deed::Slides, Event::Slid { seat, .. })
            | (Deed::Swaps, Event::Swapped { seat, .. }) => Some(*seat) == own,
            (Deed::Picks(letter), Event::Picked { seat, other }) => {
                Some(*seat) == own && is_letter(Some(*other), *letter)
            }
            (Deed::Picks(letter), Event::Paid { from, to, .. }) => {
                *from == own && is_letter(*to, *letter)
            }
            _ => false,
        };
        usize::from(is)
    }

    fn is(&self, space: Option<&Space>, kind: Kind) -> bool {
        space.is_some_and(|space| self.board.space(*space).kind == kind)
    }

    /// Whether as many pieces stand on a space as it is named.
    fn stand_on(&self, name: &str, names: &[String]) -> bool {
        let needed = names.iter().filter(|each| *each == name).count();
        let own = |standing: &&PiecePosition| {
            let owner = standing.piece.owner;
            owner.is_none_or(|owner| owner == self.learner)
        };
        let there = |standing: &&PiecePosition| self.board.space(standing.at).name == name;
        let pieces = self.pieces.iter();
        pieces.filter(own).filter(there).count() >= needed
    }
}
