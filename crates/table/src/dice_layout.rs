//! Layout of dice on the board, near the player whose turn it is.

use rules::board::{BOARD_SIZE, Board, Kind, Point, Shape};
use rules::seat::Seat;

use crate::game_session::GameSession;

/// The minimum radius of a yard that has room for dice in its middle.
const LARGE_YARD: i32 = 1_200;
/// Offsets of dice beside a smaller yard, from its middle, for a yard in the lower right corner: along the
/// lower edge of the board, then along the right edge.
const BESIDE: [(i32, i32); 4] = [(-1_230, 330), (-1_900, 900), (330, -1_230), (900, -1_900)];
/// Offsets of dice in two rows of two.
const SQUARE: [(i32, i32); 4] = [(-400, 0), (400, 0), (-400, 760), (400, 760)];
/// Offsets of dice from the middle of a board without yards: at its sides, where they leave the middle free.
const BESIDE_MIDDLE: [(i32, i32); 4] = [(-1_325, -250), (1_325, -250), (-1_325, 610), (1_325, 610)];

/// The positions of up to four dice near a seat, on a board that is turned by `turns` quarter turns.
pub(crate) fn spots(table: &GameSession, seat: Seat, turns: u8) -> Vec<Point> {
    let board = table.board();
    match yard(board, seat) {
        Some((at, radius)) if radius >= LARGE_YARD => {
            let offset = |(x, y)| {
                // Keep the rows level on the turned board.
                let (x, y) = turned((x, y - 380), 4 - turns % 4);
                Point {
                    x: at.x + x,
                    y: at.y + y,
                }
            };
            SQUARE.map(offset).to_vec()
        }
        Some((at, _)) => {
            let quarters = quarters(at);
            let offset = |offset| {
                let (x, y) = turned(offset, quarters);
                Point {
                    x: at.x + x,
                    y: at.y + y,
                }
            };
            BESIDE.map(offset).to_vec()
        }
        None => {
            let middle = BOARD_SIZE / 2;
            let offset = |(x, y)| Point {
                x: middle + x,
                y: middle + y,
            };
            BESIDE_MIDDLE.map(offset).to_vec()
        }
    }
}

/// The middle and radius of a seat's yard. The radius of a polygon is that of the square within its corners.
fn yard(board: &Board, seat: Seat) -> Option<(Point, i32)> {
    let mut spaces = board.spaces.iter();
    let own = spaces.find(|info| info.kind == Kind::Yard && info.owner == Some(seat))?;
    let radius = match own.shape {
        Shape::Disc { radius } => radius,
        Shape::Polygon(ref corners) => {
            let reach = |corner: &Point| {
                let (x, y) = (corner.x - own.place.x, corner.y - own.place.y);
                x.abs().max(y.abs())
            };
            corners.iter().map(reach).min().unwrap_or_default()
        }
    };
    Some((own.place, radius))
}

/// The quarter turns, clockwise, from the lower right corner to the corner of `at`.
fn quarters(at: Point) -> u8 {
    let middle = BOARD_SIZE / 2;
    match (at.x > middle, at.y > middle) {
        (true, true) => 0,
        (false, true) => 1,
        (false, false) => 2,
        (true, false) => 3,
    }
}

fn turned((x, y): (i32, i32), quarters: u8) -> (i32, i32) {
    (0..quarters).fold((x, y), |(x, y), _| (-y, x))
}

#[cfg(test)]
mod tests {
    use rules::games::FAMILIES;
    use rules::ruleset::Ruleset;

    use super::*;
    use crate::game_session;
    use crate::setup::{PERSON, Setup};

    /// Half of a die's width.
    const HALF: i32 = 330;

    #[test]
    fn dice_lie_on_the_board_apart_from_each_other_and_from_every_space_of_the_track() {
        for family in FAMILIES {
            let setup = Setup::usual(Ruleset::of(family, 0), PERSON);
            let table = game_session::open(&setup, Some(1)).unwrap();
            let board = table.board();
            if board.pile.is_some() {
                // Cards have their own place.
                continue;
            }
            for standing in table.standings() {
                let spots = spots(&table, standing.seat, 0);
                for (index, at) in spots.iter().enumerate() {
                    let inside = HALF..=BOARD_SIZE - HALF;
                    assert!(inside.contains(&at.x) && inside.contains(&at.y), "{at:?}");
                    for other in &spots[..index] {
                        let (x, y) = ((at.x - other.x).abs(), (at.y - other.y).abs());
                        assert!(x.max(y) >= 2 * HALF, "{at:?} {other:?}");
                    }
                    let track = |kind| !matches!(kind, Kind::Yard | Kind::Home);
                    for info in board.spaces.iter().filter(|info| track(info.kind)) {
                        let (x, y) = (info.place.x - at.x, info.place.y - at.y);
                        let away = f64::from(x).hypot(f64::from(y));
                        assert!(away > 600.0, "{at:?} lies on {}", info.name);
                    }
                }
            }
        }
    }
}
