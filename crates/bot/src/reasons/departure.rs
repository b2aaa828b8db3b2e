//! Which piece goes on along the track, and what it leaves.

use rules::board::{Board, Kind};
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};

/// The place of a piece among those of its owner that are on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// There is no other.
    Only,
    /// It is nearest to home.
    Front,
    /// It is farthest from home.
    Rear,
    /// It is neither.
    Middle,
}

/// What the pieces of a side leave, and which piece goes, if it is one alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Departure {
    /// Whether the side's own start becomes free for a piece that waits in the yard.
    pub clears_start: bool,
    /// The rival from whose start a single piece goes away, while that rival has pieces in the yard.
    pub leaves_start_of: Option<Seat>,
    /// The place of the only piece that goes on along the track, before it goes.
    pub rank: Option<Rank>,
}

impl Departure {
    /// What pieces of `side` do; `before` and `after` list the same pieces in the same order.
    pub fn of(
        board: &Board,
        side: SeatSet,
        before: &[PiecePosition],
        after: &[PiecePosition],
    ) -> Departure {
        let kind = |each: &PiecePosition| board.space(each.at).kind;
        let waits = |owner: Seat| {
            let mut pieces = after.iter();
            pieces.any(|each| each.piece.owner == Some(owner) && kind(each) == Kind::Yard)
        };
        let mut departure = Departure::default();
        let mut walkers = Vec::new();
        for (from, to) in before.iter().zip(after) {
            let Some(owner) = from.piece.owner.filter(|owner| side.has(*owner)) else {
                continue;
            };
            let is_out = |each| !matches!(kind(each), Kind::Yard | Kind::HomePath | Kind::Home);
            if from.at == to.at || !is_out(from) || kind(to) == Kind::Yard {
                continue;
            }
            walkers.push(*from);
            if kind(from) != Kind::Start {
                continue;
            }
            let Some(start) = board.space(from.at).owner.filter(|start| waits(*start)) else {
                continue;
            };
            let left = after.iter().filter(|each| *each == from).count();
            let had = before.iter().filter(|each| *each == from).count();
            departure.clears_start |= start == owner && left == 0;
            if !side.has(start) && had == 1 {
                departure.leaves_start_of = Some(start);
            }
        }
        if let [walker] = walkers[..] {
            departure.rank = Some(rank(board, before, walker));
        }
        departure
    }
}

/// The place of a piece among those of its owner that are on their way.
fn rank(board: &Board, pieces: &[PiecePosition], walker: PiecePosition) -> Rank {
    let left = board.steps_home(walker.piece.owner);
    let own = pieces.iter().filter(|each| each.piece == walker.piece);
    let out = own.filter(|each| !matches!(board.space(each.at).kind, Kind::Yard | Kind::Home));
    let others = out.filter(|each| each.at != walker.at);
    let to_go = |each: &PiecePosition| left[usize::from(each.at.0)];
    let others: Vec<usize> = others.map(to_go).collect();
    let own = to_go(&walker);
    match (others.iter().min(), others.iter().max()) {
        (Some(least), _) if own < *least => Rank::Front,
        (_, Some(most)) if own > *most => Rank::Rear,
        (Some(_), _) => Rank::Middle,
        (None, _) => Rank::Only,
    }
}
