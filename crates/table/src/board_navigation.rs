//! Where keys lead on a board: forward and back along the way of whoever plays, off it where ways part and
//! meet, and from one piece to the next.

use rules::board::{Board, Kind, Space, SpaceInfo};
use rules::seat::Seat;

use crate::session::Session;

/// An arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// Forward, as a pawn goes that stays on its way home.
    On,
    /// Back, as it came.
    Back,
    /// Forward by the other way, where two ways part.
    Off,
    /// Back by the other way, where two ways meet.
    In,
}

impl Arrow {
    /// All arrows.
    pub const ALL: [Arrow; 4] = [Arrow::On, Arrow::Back, Arrow::Off, Arrow::In];

    /// The one that leads back.
    pub fn opposite(self) -> Arrow {
        match self {
            Arrow::On => Arrow::Back,
            Arrow::Back => Arrow::On,
            Arrow::Off => Arrow::In,
            Arrow::In => Arrow::Off,
        }
    }

    fn is_forward(self) -> bool {
        matches!(self, Arrow::On | Arrow::Off)
    }

    fn is_aside(self) -> bool {
        matches!(self, Arrow::Off | Arrow::In)
    }
}

/// Where the keys are on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    at: Space,
    /// The arrow that led there, and from where, if one did.
    came: Option<(Arrow, Space)>,
}

impl Cursor {
    /// On a space.
    pub fn on(at: Space) -> Cursor {
        Cursor { at, came: None }
    }

    /// The space.
    pub fn at(self) -> Space {
        self.at
    }

    /// Where an arrow leads on the way of a seat, or of nobody; `None` where no way goes on. The arrow
    /// that is opposite to the last one leads back whence that came.
    #[must_use]
    pub fn go(self, board: &Board, seat: Option<Seat>, arrow: Arrow) -> Option<Cursor> {
        let back = self.came.filter(|(came, _)| came.opposite() == arrow);
        let to = match back {
            Some((_, from)) => Some(from),
            None => led(board, seat, self.at, arrow),
        };
        to.map(|to| Cursor {
            at: to,
            came: Some((arrow, self.at)),
        })
    }
}

/// Where an arrow leads from a space.
pub fn led(board: &Board, seat: Option<Seat>, at: Space, arrow: Arrow) -> Option<Space> {
    let mut ways = if arrow.is_forward() {
        board.space(at).next.clone()
    } else {
        let comes = board.iter().filter(|(_, info)| info.next.contains(&at));
        comes.map(|(space, _)| space).collect()
    };
    ways.sort_by_key(|space| rank(board, seat, *space));
    ways.get(usize::from(arrow.is_aside())).copied()
}

/// How far a space is off the way of a seat.
fn rank(board: &Board, seat: Option<Seat>, space: Space) -> u8 {
    let info = board.space(space);
    let is_own = seat.is_some() && info.owner == seat;
    match info.kind {
        Kind::HomePath | Kind::Home | Kind::Yard if is_own => 0,
        Kind::HomePath | Kind::Home | Kind::Yard => 3,
        Kind::Turnout => 2,
        _ => 1,
    }
}

/// Where a seat's way begins: where its pieces wait; on a board where nobody's do, with the first space.
pub fn beginning(board: &Board, seat: Option<Seat>) -> Space {
    of_kind(board, seat, Kind::Yard).unwrap_or(Space(0))
}

/// Where a seat's way ends.
pub fn end(board: &Board, seat: Option<Seat>) -> Space {
    let last = Space((board.spaces.len() - 1) as u8);
    of_kind(board, seat, Kind::Home).unwrap_or(last)
}

/// The space of a kind of which each seat has its own, or all have one.
fn of_kind(board: &Board, seat: Option<Seat>, kind: Kind) -> Option<Space> {
    let of_kind = || board.iter().filter(|(_, info)| info.kind == kind);
    let own = of_kind().find(|(_, info)| info.owner.is_none() || info.owner == seat);
    own.or_else(|| of_kind().next()).map(|(space, _)| space)
}

/// How many steps each space lies before the end of a seat's way, so that spaces can be told in the order
/// in which its pieces come to them. Those that it never comes to are farthest.
fn distances(board: &Board, seat: Option<Seat>) -> Vec<u16> {
    let mut distances = vec![u16::MAX; board.spaces.len()];
    let mut reached = vec![end(board, seat)];
    let mut distance = 0;
    while !reached.is_empty() {
        for space in &reached {
            distances[usize::from(space.0)] = distance;
        }
        let comes = |info: &SpaceInfo| info.next.iter().any(|to| reached.contains(to));
        let before = board.iter().filter(|(_, info)| comes(info));
        let before = before.map(|(space, _)| space);
        reached = before
            .filter(|space| distances[usize::from(space.0)] == u16::MAX)
            .collect();
        distance += 1;
    }
    distances
}

impl Session {
    /// Whose way the keys follow: the only person's, or that of the person who acts or acted last; where
    /// nobody plays, of whoever acts.
    pub fn reader(&self) -> Option<Seat> {
        let person = self.own().or(self.current_player());
        let person = person.filter(|_| self.watching().is_none());
        person.or(self.table().node().seat())
    }

    /// The only person, also in a lesson.
    pub(crate) fn own(&self) -> Option<Seat> {
        if let Some(learner) = self.learner() {
            return Some(learner);
        }
        match self.persons()[..] {
            [only] if self.watching().is_none() => Some(only),
            _ => None,
        }
    }

    /// Where the keys are at first: on what can be chosen, or where a way begins.
    pub fn first_cursor(&self) -> Cursor {
        let seat = self.reader();
        let first = self.choosable().into_iter().next();
        Cursor::on(first.unwrap_or_else(|| beginning(self.table().board(), seat)))
    }

    /// The spaces that can be chosen now, as a piece comes to them: where a piece can be taken up; or, once
    /// one is, where it can go.
    pub fn choosable(&self) -> Vec<Space> {
        let selected = self.selected();
        let mut spaces = Vec::new();
        for choice in self.choices() {
            let pointing = choice.pointing;
            let space = match selected {
                None => pointing.from,
                Some(_) if pointing.from == selected => pointing.to,
                Some(_) => None,
            };
            if let Some(space) = space {
                spaces.push(space);
            }
        }
        self.in_order(spaces)
    }

    /// The spaces on which pieces of the one stand whose way the keys follow, or the token of all.
    pub fn own_spaces(&self) -> Vec<Space> {
        let reader = self.reader();
        let pieces = self.table().pieces().iter();
        let own = pieces.filter(|piece| piece.piece.owner.is_none() || piece.piece.owner == reader);
        self.in_order(own.map(|piece| piece.at).collect())
    }

    fn in_order(&self, spaces: Vec<Space>) -> Vec<Space> {
        ordered(self.table().board(), self.reader(), spaces)
    }
}

/// Spaces in the order in which a piece of a seat comes to them, each once.
pub(crate) fn ordered(board: &Board, seat: Option<Seat>, mut spaces: Vec<Space>) -> Vec<Space> {
    put_in_order(&mut spaces, &distances(board, seat));
    spaces
}

/// Puts spaces in the order of their distances, each once.
fn put_in_order(spaces: &mut Vec<Space>, distances: &[u16]) {
    spaces.sort_by_key(|space| rank_on_way(distances, *space));
    spaces.dedup();
}

/// The next of some spaces on the way of a seat, or the one before, from a space on; and round again.
pub fn next(
    board: &Board,
    seat: Option<Seat>,
    mut spaces: Vec<Space>,
    from: Space,
    back: bool,
) -> Option<Space> {
    let distances = distances(board, seat);
    let here = rank_on_way(&distances, from);
    put_in_order(&mut spaces, &distances);
    if back {
        spaces.reverse();
    }
    let is_on = |space: &&Space| {
        let there = rank_on_way(&distances, **space);
        if back { there < here } else { there > here }
    };
    let on = spaces.iter().find(is_on);
    on.or(spaces.first()).copied()
}

/// How far on its way a space lies, by the distances from its end.
fn rank_on_way(distances: &[u16], space: Space) -> (u16, Space) {
    (u16::MAX - distances[usize::from(space.0)], space)
}
