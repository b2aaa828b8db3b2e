//! What holds in Parcheesi.

use rules::board::{Board, Kind, Space};
use rules::conform::Change;
use rules::event::{Cost, Event};
use rules::state::Node;

use super::{Holds, Race, ensure, standing};

const RACE: Race = Race {
    room: |kind| match kind {
        Kind::Yard | Kind::Home => 4,
        _ => 2,
    },
    // Elsewhere pawns are safe, but from one that enters.
    captured_on: |place, mover| {
        let entry = place.kind == Kind::Start && place.colour == Some(mover);
        place.pawn != mover && (place.kind == Kind::Track || entry)
    },
    steps: |cost, from| match cost {
        Cost::Die(5) if from == Kind::Yard => Some(1),
        Cost::Both(low, high) if from == Kind::Yard && low + high == 5 => Some(1),
        Cost::Die(number) | Cost::Reward(number) if from != Kind::Yard => Some(number.into()),
        _ => None,
    },
    goes_back: |_| false,
    moves_partner: false,
};

fn is_ring(board: &Board, space: Space) -> bool {
    let ring = [Kind::Track, Kind::Start, Kind::Entrance, Kind::Safe];
    ring.contains(&board.space(space).kind)
}

pub(super) fn check(change: &Change<'_>) -> Holds {
    RACE.check(change)?;
    let Change {
        board,
        before,
        events,
        after,
    } = change;
    let Node::Decision { seat } = before.node() else {
        return Ok(());
    };
    let there = standing(*before);
    let count = |at: &Space| there.get(at).map_or(0, Vec::len);
    for event in *events {
        match event {
            Event::Moved { way, .. } => {
                let mut ahead = way[1..].iter();
                let closed = ahead.find(|at| is_ring(board, **at) && count(at) > 1);
                ensure!(closed.is_none(), "a pawn passes a blockade or lands on it");
            }
            Event::Captured { from, .. } => ensure!(count(from) == 1, "two are captured"),
            Event::SentBack { piece, from, .. } => {
                let in_play = is_ring(board, *from) || board.space(*from).kind == Kind::HomePath;
                let dice = before.shown().dice;
                ensure!(
                    piece.owner == Some(seat) && in_play && dice[0].face == dice[1].face,
                    "a pawn is sent back that should not be"
                );
            }
            _ => {}
        }
    }
    // Every blockade has an age, and no other space has one.
    let pairs = standing(*after).into_iter();
    let pairs = pairs.filter(|(space, there)| there.len() == 2 && is_ring(board, *space));
    let mut noted: Vec<Space> = after.notes().iter().map(|note| note.at).collect();
    noted.sort_unstable();
    ensure!(
        pairs.map(|(space, _)| space).eq(noted),
        "a blockade without an age"
    );
    Ok(())
}
