//! Objectives of a lesson, and whether an attempt has reached them.

use crate::board::{Board, Kind, Space};
use crate::event::{Cost, Event};
use crate::piece::PiecePosition;
use crate::ruleset::Ruleset;
use crate::seat::Seat;

/// Something that the learner does or reaches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Objective {
    /// They roll, or draw a card.
    Rolls,
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

/// A learner's attempt at a lesson so far.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
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

impl Attempt<'_> {
    // Plain loops: iterators through function pointers would be loaded before any board.
    pub(super) fn has(&self, objective: &Objective) -> bool {
        let needed = match objective {
            Objective::Stands(names) => return names.iter().all(|name| self.stand_on(name, names)),
            Objective::Enters(count)
            | Objective::Captures(count)
            | Objective::Home(count)
            | Objective::Collects(count) => *count,
            _ => 1,
        };
        let mut found = 0;
        for event in self.events {
            found += self.count(objective, event);
        }
        found >= needed
    }

    /// How much an event counts towards an objective.
    fn count(&self, objective: &Objective, event: &Event) -> usize {
        let own = Some(self.learner);
        let is_letter = |picked: Option<Seat>, letter: char| {
            picked.is_some_and(|seat| self.ruleset.family.letter(seat) == letter)
        };
        let is = match (objective, event) {
            (Objective::Collects(_), Event::Paid { to, count, .. }) if *to == own => {
                return usize::from(*count);
            }
            (Objective::Enters(_), Event::Moved { seat, way, .. }) => {
                Some(*seat) == own && self.is(way.first(), Kind::Yard)
            }
            (Objective::Home(_), Event::Moved { seat, way, .. }) => {
                Some(*seat) == own && self.is(way.last(), Kind::Home)
            }
            (Objective::Turnout, Event::Moved { seat, way, .. }) => {
                let mut round = way.iter();
                Some(*seat) == own && round.any(|space| self.is(Some(space), Kind::Turnout))
            }
            (Objective::Reward, Event::Moved { seat, cost, .. }) => {
                Some(*seat) == own && matches!(cost, Cost::Reward(_))
            }
            (Objective::Captures(_), Event::Captured { seat, piece, .. }) => {
                Some(*seat) == own && piece.owner != own
            }
            (Objective::Rolls, Event::Rolled { seat, .. })
            | (Objective::Slides, Event::Slid { seat, .. })
            | (Objective::Swaps, Event::Swapped { seat, .. }) => Some(*seat) == own,
            (Objective::Picks(letter), Event::Picked { seat, other }) => {
                Some(*seat) == own && is_letter(Some(*other), *letter)
            }
            (Objective::Picks(letter), Event::Paid { from, to, .. }) => {
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
