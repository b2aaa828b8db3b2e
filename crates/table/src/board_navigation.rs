//! Keyboard navigation on the board: forward and back along the reader's path, off it where paths part or
//! meet, and from piece to piece.

use rules::board::{Board, Kind, Space};
use rules::seat::Seat;
use rules::sort_few::sort_few;

use crate::game_session::Choice;
use crate::session::{Intent, Session};

/// An arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// Forward, along the path home.
    On,
    /// Back, along the same path.
    Back,
    /// Forward along the other path, where two paths part.
    Off,
    /// Back along the other path, where two paths meet.
    In,
}

impl Arrow {
    /// All arrows.
    pub const ALL: [Arrow; 4] = [Arrow::On, Arrow::Back, Arrow::Off, Arrow::In];

    /// The arrow that leads back.
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

/// The keyboard cursor on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    at: Space,
    /// The arrow that led here, and the space it came from, if any.
    came: Option<(Arrow, Space)>,
}

impl Cursor {
    /// A cursor on a space.
    pub fn on(at: Space) -> Cursor {
        Cursor { at, came: None }
    }

    /// The space.
    pub fn at(self) -> Space {
        self.at
    }

    /// Moves the cursor along the path of a seat, or of nobody. Returns `None` at the end of the path. The
    /// arrow opposite to the last one leads back to the space before.
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

/// The space that an arrow leads to.
pub fn led(board: &Board, seat: Option<Seat>, at: Space, arrow: Arrow) -> Option<Space> {
    let mut ways = if arrow.is_forward() {
        board.space(at).next.clone()
    } else {
        let comes = board.iter().filter(|(_, info)| info.next.contains(&at));
        comes.map(|(space, _)| space).collect()
    };
    sort_few(&mut ways, |space| rank(board, seat, *space));
    ways.get(usize::from(arrow.is_aside())).copied()
}

/// How far a space is off a seat's path.
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

/// The start of a seat's path: its yard. On a board without yards, the first space.
pub fn beginning(board: &Board, seat: Option<Seat>) -> Space {
    of_kind(board, seat, Kind::Yard).unwrap_or(Space(0))
}

/// The end of a seat's path.
pub fn end(board: &Board, seat: Option<Seat>) -> Space {
    let last = Space((board.spaces.len() - 1) as u8);
    of_kind(board, seat, Kind::Home).unwrap_or(last)
}

/// The seat's own space of a kind, or the shared one.
fn of_kind(board: &Board, seat: Option<Seat>, kind: Kind) -> Option<Space> {
    let of_kind = || board.iter().filter(|(_, info)| info.kind == kind);
    let own = of_kind().find(|(_, info)| info.owner.is_none() || info.owner == seat);
    own.or_else(|| of_kind().next()).map(|(space, _)| space)
}

/// The distance of each space from the end of a seat's path, which sorts spaces in the order in which the
/// seat's pieces reach them. Spaces off the path are farthest.
fn distances(board: &Board, seat: Option<Seat>) -> Vec<usize> {
    board.steps_to(vec![end(board, seat)])
}

/// The seat whose path the keys follow: the only person, or the person who acts or acted last. In a replay and in a
/// game between bots, the seat to act.
pub fn reader(session: &Session) -> Option<Seat> {
    let person = session.local().own().or(session.local().current_player());
    let person = person.filter(|_| session.local().watching().is_none());
    person.or(session.table().node().seat())
}

/// The first position of the cursor: a space that can be chosen, or the start of the path.
pub fn first_cursor(session: &Session) -> Cursor {
    let first = choosable(session).into_iter().next();
    Cursor::on(first.unwrap_or_else(|| beginning(session.table().board(), reader(session))))
}

/// What choosing a space by key does: the hinted move of the pawn there, or else what a tap does.
pub fn chosen(session: &Session, at: Space) -> Intent {
    let hinted = session.selection().hinted();
    match hinted.filter(|hinted| hinted.pointing.from == Some(at)) {
        Some(hinted) => Intent::Play(session.table().id(hinted)),
        None => Intent::Choose(at),
    }
}

/// The cursor after a move: on the pawn that moved, or on the next choice if that pawn cannot move again.
pub fn after_move(session: &Session) -> Option<Cursor> {
    let table = session.table();
    let end = *table.game_summary().last.last()?.last()?;
    let spaces = choosable(session);
    let on = match spaces.contains(&end) {
        true => None,
        false => next(table.board(), reader(session), spaces, end, false),
    };
    Some(Cursor::on(on.unwrap_or(end)))
}

/// The spaces that can be chosen now, in path order: pieces that can be selected, or the destinations of
/// the selected piece.
pub fn choosable(session: &Session) -> Vec<Space> {
    let selected = session.selection().selected(session.local());
    let space = |choice: Choice| match selected {
        None => choice.pointing.from,
        Some(_) if choice.pointing.from == selected => choice.pointing.to,
        Some(_) => None,
    };
    let choices = session.selection().choices_on_board(session.local());
    let spaces = choices.into_iter().filter_map(space);
    ordered(session.table().board(), reader(session), spaces.collect())
}

/// The spaces of the reader's pieces, or of a shared token.
pub fn own_spaces(session: &Session) -> Vec<Space> {
    let reader = reader(session);
    let pieces = session.table().pieces().iter();
    let own = pieces.filter(|piece| piece.piece.owner.is_none() || piece.piece.owner == reader);
    let spaces = own.map(|piece| piece.at).collect();
    ordered(session.table().board(), reader, spaces)
}

/// Spaces in the order in which a seat's pieces reach them, without duplicates.
pub(crate) fn ordered(board: &Board, seat: Option<Seat>, mut spaces: Vec<Space>) -> Vec<Space> {
    put_in_order(&mut spaces, &distances(board, seat));
    spaces
}

/// Sorts spaces in path order and removes duplicates.
fn put_in_order(spaces: &mut Vec<Space>, distances: &[usize]) {
    sort_few(spaces, |space| rank_on_way(distances, *space));
    spaces.dedup();
}

/// The next or the previous one of some spaces, from a space on a seat's path. Wraps around at the ends.
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

/// The sort key of a space in path order, from the distances to the end.
fn rank_on_way(distances: &[usize], space: Space) -> (usize, Space) {
    (usize::MAX - distances[usize::from(space.0)], space)
}
