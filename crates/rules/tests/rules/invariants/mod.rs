//! What holds of every outcome and every legal action of one game. The conformance suite asks.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;

use std::collections::BTreeMap;

use rules::board::{Board, Kind, Space};
use rules::conform::Change;
use rules::event::{Cost, Event};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// Returns an error unless this is so.
macro_rules! ensure {
    ($holds:expr, $($else:tt)+) => {
        if !$holds {
            return Err(format!($($else)+));
        }
    };
}
use ensure;

type Holds = Result<(), String>;

/// Checks a change of any game.
pub(crate) fn check(change: &Change<'_>) -> Holds {
    match change.before.ruleset().family.name() {
        "annie" => annie::check(change),
        "parcheesi" => parcheesi::check(change),
        "pollyanna" => pollyanna::check(change),
        "sorry" => sorry::check(change),
        _ => Ok(()),
    }
}

/// What a race with four pawns a player says of its own changes.
struct Race {
    /// How many pawns a space holds.
    room: fn(Kind) -> usize,
    /// Whether a pawn of an owner can be captured on a space of this kind, by a mover.
    captured_on: fn(Place, Seat) -> bool,
    /// How many spaces a step of this cost goes, from a space of this kind.
    steps: fn(Cost, Kind) -> Option<usize>,
    /// Whether a step may go backward.
    goes_back: fn(Cost) -> bool,
    /// Whether pawns of the partner are moved and captured like one's own.
    moves_partner: bool,
}

/// The kind of a space, its colour, and whose pawn stands there.
struct Place {
    kind: Kind,
    colour: Option<Seat>,
    pawn: Seat,
}

/// The owners of the pawns on each space.
type Standing = BTreeMap<Space, Vec<Seat>>;

/// The pawns before or after a change.
fn standing(game: &dyn rules::any_game::AnyGame) -> Standing {
    let mut standing = Standing::new();
    for each in game.shown().pieces {
        standing
            .entry(each.at)
            .or_default()
            .extend(each.piece.owner);
    }
    standing
}

impl Race {
    fn check(&self, change: &Change<'_>) -> Holds {
        let Change {
            board,
            before,
            events,
            after,
        } = change;
        let Node::Decision { seat } = before.node() else {
            ensure!(
                before.shown().pieces == after.shown().pieces,
                "chance moves a pawn"
            );
            return Ok(());
        };
        let side = before.seat(seat).side;
        for event in *events {
            self.check_event(board, seat, side, event)?;
        }
        for (space, there) in standing(*after) {
            let info = board.space(space);
            let together = after.seat(there[0]).side;
            ensure!(
                there.len() <= (self.room)(info.kind)
                    && there.iter().all(|seat| together.has(*seat)),
                "{there:?} on {}",
                info.name
            );
            let own = matches!(info.kind, Kind::HomePath | Kind::Yard | Kind::Home);
            ensure!(
                !own || info.owner == Some(there[0]),
                "{there:?} on {}",
                info.name
            );
        }
        if let Node::Terminal { winners } = after.node() {
            let home = |seat: Seat| after.seat(seat).tally == 4;
            let all_home = after
                .about()
                .seats
                .iter()
                .filter(|seat| after.seat(*seat).side.iter().all(home));
            ensure!(all_home.collect::<SeatSet>() == winners, "{winners:?} win");
            ensure!(winners == side, "the mover does not win");
        }
        Ok(())
    }

    fn check_event(&self, board: &Board, mover: Seat, side: SeatSet, event: &Event) -> Holds {
        let own = |pawn: Option<Seat>| match pawn {
            Some(owner) if self.moves_partner => side.has(owner),
            owner => owner == Some(mover),
        };
        match event {
            Event::Moved {
                seat,
                piece,
                way,
                cost,
            } => {
                ensure!(
                    *seat == mover && own(piece.owner),
                    "another player's pawn moves"
                );
                let steps = (self.steps)(*cost, board.space(way[0]).kind);
                ensure!(
                    steps == Some(way.len() - 1),
                    "the cost is not the way's length"
                );
                let next = |from: Space, to: Space| board.space(from).next.contains(&to);
                let forward = way.windows(2).all(|pair| next(pair[0], pair[1]));
                let back = way.windows(2).all(|pair| next(pair[1], pair[0]));
                // A Sorry! goes from START to any square.
                let jumps = matches!(cost, Cost::Card("sorry", _));
                let joined = if (self.goes_back)(*cost) {
                    back
                } else {
                    forward
                };
                ensure!(joined || jumps, "the spaces of the way are not joined");
            }
            Event::Captured {
                seat,
                piece,
                from,
                to,
            } => {
                ensure!(*seat == mover, "another seat captures");
                let info = board.space(*from);
                let pawn = piece.owner.ok_or("a pawn without an owner")?;
                let place = Place {
                    kind: info.kind,
                    colour: info.owner,
                    pawn,
                };
                ensure!(
                    (self.captured_on)(place, mover),
                    "a pawn is captured on {}",
                    info.name
                );
                let yard = board.space(*to);
                let to_yard = (yard.kind, yard.owner) == (Kind::Yard, piece.owner);
                ensure!(to_yard, "captured to {}", yard.name);
            }
            _ => {}
        }
        Ok(())
    }
}
