//! Lessons: positions in which somebody who is new to a game finds out one thing by doing it.
//!
//! A game tells its lessons in a text ([`crate::words::Words::LESSONS`]), which the page fetches like the
//! rulebook and [`read`] reads. A lesson is a position line, a task, and the [`Deed`]s by which it is
//! done; the conformance suite plays each of them in every way there is.

mod read;
#[cfg(test)]
pub(crate) mod trial;

use crate::board::{Board, Kind, Space};
use crate::event::{Event, Spent};
use crate::few::cut;
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
    /// Spaces that are marked on the board.
    pub looks: Vec<Look>,
    /// What to do.
    pub task: String,
    /// It is done as soon as all of this holds.
    pub done: Vec<Deed>,
    /// How to do it.
    pub hint: String,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// What is said once it is done.
    pub praise: String,
}

/// A space to be noticed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The space by its name on the board.
    pub space: String,
    /// What is to be noticed there, without a full stop: "Red's pair is in your way".
    pub words: String,
}

/// Something that whoever does a lesson has done in it, or come to.
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
        let (_, fields) = cut(&self.position, " ").unwrap_or_default();
        format!("{ruleset} {fields}")
    }

    /// Whether it is done, as it has gone so far.
    pub fn is_done(&self, course: &Course<'_>) -> bool {
        self.done.iter().all(|deed| course.has(deed))
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
    fn has(&self, deed: &Deed) -> bool {
        let times = |is: &dyn Fn(&Event) -> bool| {
            let events = self.events.iter();
            events.filter(|event| is(event)).count()
        };
        let is = |kind: Kind, space: Option<&Space>| {
            space.is_some_and(|space| self.board.space(*space).kind == kind)
        };
        let moves = |is: &dyn Fn(&[Space]) -> bool| times(&|event| self.way(event).is_some_and(is));
        match deed {
            Deed::Enters(count) => moves(&|way| is(Kind::Yard, way.first())) >= *count,
            Deed::Home(count) => moves(&|way| is(Kind::Home, way.last())) >= *count,
            Deed::Turnout => {
                let round = |way: &[Space]| way.iter().any(|space| is(Kind::Turnout, Some(space)));
                moves(&round) > 0
            }
            Deed::Captures(count) => {
                times(&|event| match event {
                    Event::Captured { seat, piece, .. } => {
                        *seat == self.learner && piece.owner != Some(*seat)
                    }
                    _ => false,
                }) >= *count
            }
            Deed::Slides => {
                times(&|event| match event {
                    Event::Slid { seat, .. } => *seat == self.learner,
                    _ => false,
                }) > 0
            }
            Deed::Swaps => {
                times(&|event| match event {
                    Event::Swapped { seat, .. } => *seat == self.learner,
                    _ => false,
                }) > 0
            }
            Deed::Reward => {
                times(&|event| match event {
                    Event::Moved { seat, spent, .. } => {
                        *seat == self.learner && matches!(spent, Spent::Reward(_))
                    }
                    _ => false,
                }) > 0
            }
            Deed::Collects(count) => {
                let paid = self.events.iter().filter_map(|event| match event {
                    Event::Paid { to, count, .. } if *to == Some(self.learner) => Some(count),
                    _ => None,
                });
                paid.map(|count| usize::from(*count)).sum::<usize>() >= *count
            }
            Deed::Picks(letter) => {
                let is = |seat: Seat| self.ruleset.family.letter(seat) == *letter;
                let picks = |event: &Event| match event {
                    Event::Picked { seat, other } => *seat == self.learner && is(*other),
                    Event::Paid { from, to, .. } => {
                        *from == Some(self.learner) && to.is_some_and(is)
                    }
                    _ => false,
                };
                times(&picks) > 0
            }
            Deed::Stands(names) => names.iter().all(|name| self.stand_on(name, names)),
        }
    }

    /// The way that the learner moved a piece, if an event tells of one.
    fn way<'e>(&self, event: &'e Event) -> Option<&'e [Space]> {
        match event {
            Event::Moved { seat, way, .. } if *seat == self.learner => Some(way),
            _ => None,
        }
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
