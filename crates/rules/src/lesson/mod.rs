//! Lessons: positions in which somebody who is new to a game finds out one thing by doing it.
//!
//! A game tells its lessons in a text ([`crate::words::Words::lessons`]), which the page fetches like the
//! rulebook and [`read`] reads. A lesson is a position line, a task, and the [`Deed`]s by which it is
//! done; the conformance suite plays each of them in every way there is.

mod read;
#[cfg(test)]
pub(crate) mod trial;

use crate::board::{Board, Kind, Space};
use crate::event::{Event, Spent};
use crate::piece::Standing;
use crate::ruleset::Ruleset;
use crate::seat::Seat;

pub use read::read;

/// A lesson. Its words are sentences as a player reads them, with full stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it is about: "The turnout".
    pub title: String,
    /// The position line that it begins with; whoever is to act there does the lesson.
    pub position: String,
    /// What comes when there is a throw or draw, one after the other, each as in a record. A turn that
    /// calls for more is over.
    pub comes: Vec<String>,
    /// Spaces and pawns that are marked on the board; the task is about the first.
    pub looks: Vec<Look>,
    /// What to do.
    pub task: String,
    /// It is done as soon as all of this holds.
    pub done: Vec<Deed>,
    /// The later parts of the task, in order.
    pub parts: Vec<Part>,
    /// How to do it.
    pub hint: String,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// What is said once it is done.
    pub praise: String,
}

/// A later part of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The number of deeds that must hold before it.
    pub deeds: usize,
    /// What to do.
    pub task: String,
}

/// A space or pawn to be noticed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The space by its name on the board.
    pub space: String,
    /// Whether the pawn is meant that stands there at first, wherever it goes.
    pub is_pawn: bool,
    /// What is to be noticed there, without a full stop: "Red's pair is in your way".
    pub words: String,
}

/// Something that the player of a lesson has done or reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// So many of their pieces came out of where they wait.
    Enters(usize),
    /// So many pieces of others were captured.
    Captures(usize),
    /// So many of their pieces came home.
    Home(usize),
    /// A piece went onto a way round.
    Turnout,
    /// A piece slid.
    Slides,
    /// Two pieces changed places.
    Swaps,
    /// A reward was moved.
    Reward,
    /// So many of the things that players collect came to them.
    Collects(usize),
    /// They chose the player of this letter, or gave them something.
    Picks(char),
    /// Pieces of theirs, or of everybody, stand on these spaces now; on one that is named twice there are
    /// two.
    Stands(Vec<String>),
}

impl Lesson {
    /// Its position line in an edition of the same game.
    pub fn position_in(&self, ruleset: Ruleset) -> String {
        let (_, fields) = self.position.split_once(' ').unwrap_or_default();
        format!("{ruleset} {fields}")
    }

    /// Whether it is done, as it has gone so far.
    pub fn is_done(&self, course: &Course<'_>) -> bool {
        self.done.iter().all(|deed| course.has(deed))
    }

    /// The number of parts that have begun.
    pub fn begun(&self, course: &Course<'_>) -> usize {
        let held = self.done.iter().take_while(|deed| course.has(deed));
        let held = held.count();
        let begun = self.parts.iter().filter(|part| part.deeds <= held);
        begun.count()
    }

    /// The task once `begun` of its parts have begun.
    pub fn task_at(&self, begun: usize) -> &str {
        let part = begun.checked_sub(1).and_then(|index| self.parts.get(index));
        part.map_or(&self.task, |part| &part.task)
    }
}

/// How a lesson has gone so far.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a> {
    /// The board.
    pub board: &'a Board,
    /// The ruleset, whose seats have letters.
    pub ruleset: Ruleset,
    /// Who does the lesson.
    pub learner: Seat,
    /// All that has happened.
    pub events: &'a [Event],
    /// The pieces now.
    pub pieces: &'a [Standing],
}

impl Course<'_> {
    // Plain loops: small functions that are called through a table are loaded before any board.
    fn has(&self, deed: &Deed) -> bool {
        let wanted = match deed {
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
        found >= wanted
    }

    /// How often an event is such a deed.
    fn count(&self, deed: &Deed, event: &Event) -> usize {
        let own = Some(self.learner);
        let of = |picked: Option<Seat>, letter: char| {
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
            (Deed::Reward, Event::Moved { seat, spent, .. }) => {
                Some(*seat) == own && matches!(spent, Spent::Reward(_))
            }
            (Deed::Captures(_), Event::Captured { seat, piece, .. }) => {
                Some(*seat) == own && piece.owner != own
            }
            (Deed::Slides, Event::Slid { seat, .. })
            | (Deed::Swaps, Event::Swapped { seat, .. }) => Some(*seat) == own,
            (Deed::Picks(letter), Event::Picked { seat, other }) => {
                Some(*seat) == own && of(Some(*other), *letter)
            }
            (Deed::Picks(letter), Event::Paid { from, to, .. }) => *from == own && of(*to, *letter),
            _ => false,
        };
        usize::from(is)
    }

    fn is(&self, space: Option<&Space>, kind: Kind) -> bool {
        space.is_some_and(|space| self.board.space(*space).kind == kind)
    }

    /// Whether as many pieces stand on a space as it is named.
    fn stand_on(&self, name: &str, names: &[String]) -> bool {
        let wanted = names.iter().filter(|each| *each == name).count();
        let own = |standing: &&Standing| {
            let owner = standing.piece.owner;
            owner.is_none_or(|owner| owner == self.learner)
        };
        let there = |standing: &&Standing| self.board.space(standing.at).name == name;
        let pieces = self.pieces.iter();
        pieces.filter(own).filter(there).count() >= wanted
    }
}
