//! What pieces come close to: a rival's piece ahead, or their home path.

use rules::board::{Board, Kind, Space};
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};
use rules::sort_few::sort_few;

/// How many spaces ahead are close: as many as one die shows.
pub const CLOSE: u32 = 6;

/// What lies ahead of the pieces that have moved on the track, at most [`CLOSE`] spaces away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Approach {
    /// How far away the nearest single piece of a rival is that was not close before, and whose it is.
    pub rival: Option<(u32, Seat)>,
    /// Whether the home path is close that was not before.
    pub home_path: bool,
}

impl Approach {
    /// What the pieces of `side` come close to; `before` and `after` list the same pieces in the same order.
    pub fn of(
        board: &Board,
        side: SeatSet,
        before: &[PiecePosition],
        after: &[PiecePosition],
    ) -> Approach {
        let mut approach = Approach::default();
        let is_rival =
            |each: &PiecePosition| each.piece.owner.is_some_and(|owner| !side.has(owner));
        for (from, to) in before.iter().zip(after) {
            let Some(owner) = to.piece.owner.filter(|owner| side.has(*owner)) else {
                continue;
            };
            let kind = board.space(to.at).kind;
            if from.at == to.at || matches!(kind, Kind::Yard | Kind::HomePath | Kind::Home) {
                continue;
            }
            let was_close = ahead(board, owner, from.at);
            let is_path = |(_, space): &(u32, Space)| board.space(*space).kind == Kind::HomePath;
            for (away, at) in ahead(board, owner, to.at) {
                let is_new = was_close.iter().all(|(_, close)| *close != at);
                match board.space(at).kind {
                    Kind::HomePath => approach.home_path |= !was_close.iter().any(is_path),
                    Kind::Track | Kind::Triangle | Kind::Slide => {
                        let mut there = after.iter().filter(|each| each.at == at && is_rival(each));
                        // Nobody captures a blockade.
                        if let (Some(rival), None) = (there.next(), there.next())
                            && let Some(seat) = rival.piece.owner
                            && is_new
                        {
                            let found = (away, seat);
                            let least = approach.rival.map_or(found, |least| least.min(found));
                            approach.rival = Some(least);
                        }
                    }
                    _ => {}
                }
            }
        }
        approach
    }
}

/// The spaces close ahead of a piece on the track, each with the fewest spaces to it. A piece turns onto its
/// home path where it can.
fn ahead(board: &Board, owner: Seat, from: Space) -> Vec<(u32, Space)> {
    let mut found: Vec<(u32, Space)> = Vec::new();
    let mut reached = vec![from];
    if board.space(from).kind == Kind::Yard {
        return found;
    }
    for away in 1..=CLOSE {
        let mut next: Vec<Space> = Vec::new();
        for space in reached {
            let is_path = |space: &Space| {
                let info = board.space(*space);
                (
                    matches!(info.kind, Kind::HomePath | Kind::Home),
                    info.owner == Some(owner),
                )
            };
            let ways = &board.space(space).next;
            let turns = ways.iter().any(|way| is_path(way) == (true, true));
            next.extend(ways.iter().copied().filter(|way| {
                let (is_path, is_own) = is_path(way);
                if turns { is_path && is_own } else { !is_path }
            }));
        }
        next.retain(|space| *space != from && found.iter().all(|(_, each)| each != space));
        sort_few(&mut next, |space| *space);
        next.dedup();
        found.extend(next.iter().map(|space| (away, *space)));
        reached = next;
    }
    found
}
