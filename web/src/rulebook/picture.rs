//! Pictures of a rulebook: the way round the board, and moves, each on the board itself.

use rules::board::{Board, Kind, Point, Space};
use rules::games;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::scene::{HintWay, move_way};
use table::sides::{Side, own_side};
use yew::prelude::*;

use super::book::ShownMove;
use crate::home::mini_board::{BoardPicture, detail, lap_picture};
use crate::setup::seats::layout;

/// The board, turned so many quarters, with the way of the player who sits below; of all, where nobody has a side.
pub fn board_with_lap(ruleset: Ruleset, turns: u8) -> Option<Html> {
    let board = layout(ruleset)?.turned(turns);
    let mut seats = ruleset.family.all_seats().iter();
    let below = seats.find(|seat| own_side(&board, *seat) == Some(Side::Bottom));
    let way = HintWay {
        points: lap(&board, below),
        captures: Vec::new(),
        is_taken: false,
        pieces: Vec::new(),
    };
    let picture = BoardPicture::at(board, ruleset.family.seats, &[]);
    Some(lap_picture(&picture, way))
}

/// A move: the position before it, and its way as an arrow; as much of the board as it needs.
pub fn move_picture(ruleset: Ruleset, turns: u8, shown: &ShownMove) -> Option<Html> {
    let line = format!("{ruleset} {}", shown.position);
    let mut game = games::game(ruleset).at(&line).ok()?;
    let board = game.board().turned(turns);
    let mut pieces = game.shown().pieces;
    let picture = BoardPicture::at(board.clone(), ruleset.family.seats, &pieces);
    let events = game.apply(game.read(&shown.step).ok()?);
    Some(detail(&picture, move_way(&board, events, &mut pieces)))
}

/// The way of an owner's pawns from where they come out to their home; that of a shared token for nobody.
fn lap(board: &Board, owner: Option<Seat>) -> Vec<Point> {
    let left = board.steps_home(owner);
    let to_go = |space: &Space| left[usize::from(space.0)];
    let mut yards = board.iter();
    let yard = yards.find(|(_, info)| info.kind == Kind::Yard && info.owner == owner);
    let mut at = yard.map_or(Space(0), |(space, _)| space);
    let mut way = Vec::new();
    loop {
        let next = board.space(at).next.iter().copied().min_by_key(to_go);
        let Some(next) = next.filter(|next| to_go(next) < to_go(&at)) else {
            return way;
        };
        way.push(board.space(next).place);
        at = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;

    #[test]
    fn every_lap_goes_round_the_board_and_ends_at_home() {
        for family in FAMILIES {
            let board = layout(Ruleset::of(family, 0)).unwrap();
            for seat in family.all_seats().iter() {
                let owner = own_side(&board, seat).map(|_| seat);
                let way = lap(&board, owner);
                let home = board.iter().find(|(_, info)| {
                    info.kind == Kind::Home && (owner.is_none() || info.owner == owner)
                });
                let home = home.map(|(_, info)| info.place);
                assert_eq!(way.last().copied(), home, "{}", family.name());
                assert!(way.len() > 35, "{}: {}", family.name(), way.len());
            }
        }
    }
}
