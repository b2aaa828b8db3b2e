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
    use crate::rulebook::book::{Block, read};
    use rules::event::Event;
    use rules::games::FAMILIES;
    use rules::words::in_edition;
    use words::{Book, Language};

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

    /// Whether a move from a position has the effect that a picture of it shows.
    fn has_effect(edition: &str, shown: &ShownMove) -> bool {
        let ruleset = games::ruleset(edition).unwrap();
        let mut game = games::game(ruleset)
            .at(&format!("{ruleset} {}", shown.position))
            .unwrap();
        let step = game.read(&shown.step).unwrap();
        let moves: Vec<_> = game.moves().into_iter().map(|(step, _)| step).collect();
        assert!(moves.contains(&step), "{edition}: {shown:?}");
        let events = game.apply(step);
        let board = game.board();
        let way = events.iter().find_map(|event| match event {
            Event::Moved { way, .. } => Some(way.clone()),
            _ => None,
        });
        let way = way.unwrap_or_default();
        let kind = |space: &_| board.space(*space).kind;
        let has = |is: fn(&Event) -> bool| events.iter().any(is);
        match &*shown.effect {
            "capture" => has(|event| matches!(event, Event::Captured { .. })),
            "slide" => has(|event| matches!(event, Event::Slid { .. })),
            "swap" => has(|event| matches!(event, Event::Swapped { .. })),
            "turnout" => way.iter().any(|space| kind(space) == Kind::Turnout),
            "home" => way.last().is_some_and(|space| kind(space) == Kind::Home),
            "blockade" => {
                let blockades = game.blockades(&game.shown().pieces);
                way.last().is_some_and(|space| blockades.contains(space))
            }
            _ => false,
        }
    }

    #[test]
    fn every_picture_shows_a_legal_move_with_its_effect() {
        let mut effects = Vec::new();
        for family in FAMILIES {
            for language in Language::ALL {
                let book = Book::Rulebook.of(language, family.name()).unwrap();
                for edition in family.editions.iter().map(|edition| edition.name) {
                    for block in read(&in_edition(book, edition)).unwrap() {
                        if let Block::Move(shown, _) = block {
                            assert!(has_effect(edition, &shown), "{edition}: {shown:?}");
                            effects.push((edition, shown.effect));
                        }
                    }
                }
            }
        }
        for (edition, count) in [
            ("pollyanna-1951", 4),
            ("pollyanna-1916", 4),
            ("parcheesi", 3),
            ("sorry", 3),
        ] {
            let shown = effects.iter().filter(|(each, _)| *each == edition);
            assert_eq!(shown.count(), count * Language::ALL.len(), "{edition}");
        }
    }
}
