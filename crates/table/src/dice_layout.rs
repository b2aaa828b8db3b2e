//! Layout of dice on the board, near the player whose turn it is.

use rules::board::{BOARD_SIZE, Board, Point, Shape};
use rules::seat::Seat;

/// The minimum radius of a disc that has room for dice in its middle; its pawns stand at the rim.
const LARGE_DISC: i32 = 1_200;
/// The minimum half width of a square that has room for dice above and below the pawns in its middle.
const LARGE_SQUARE: i32 = 1_450;
/// Offsets of dice beside a smaller yard, from its middle, for a yard in the lower right corner: along the
/// lower edge of the board, then along the right edge.
const BESIDE: [(i32, i32); 4] = [(-1_230, 330), (-1_900, 900), (330, -1_230), (900, -1_900)];
/// Offsets of dice from the middle of a large disc.
const IN_DISC: [(i32, i32); 4] = [(-400, -380), (400, -380), (-400, 380), (400, 380)];
/// Offsets of dice from the middle of a large square.
const IN_SQUARE: [(i32, i32); 4] = [(-400, -1_050), (400, -1_050), (-400, 1_050), (400, 1_050)];
/// Offsets of dice from the middle of a board without yards: at its sides, where they leave the middle free.
const BESIDE_MIDDLE: [(i32, i32); 4] = [(-1_325, -250), (1_325, -250), (-1_325, 610), (1_325, 610)];

/// The positions of up to four dice near a seat.
pub(crate) fn spots(board: &Board, seat: Seat) -> Vec<Point> {
    match board.yard(seat).map(|yard| board.space(yard)) {
        Some(yard) => {
            let (offsets, quarters) = match yard.shape {
                Shape::Disc { radius } if radius >= LARGE_DISC => (IN_DISC, 0),
                Shape::Polygon(ref corners) if is_large_square(yard.place, corners) => {
                    (IN_SQUARE, 0)
                }
                _ => (BESIDE, quarters(yard.place)),
            };
            let offset = |offset| {
                let (x, y) = turned(offset, quarters);
                Point {
                    x: yard.place.x + x,
                    y: yard.place.y + y,
                }
            };
            offsets.map(offset).to_vec()
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

fn is_large_square(middle: Point, corners: &[Point]) -> bool {
    let reach = |corner: &Point| {
        let (x, y) = ((corner.x - middle.x).abs(), (corner.y - middle.y).abs());
        x.min(y)
    };
    corners.len() == 4 && corners.iter().all(|corner| reach(corner) >= LARGE_SQUARE)
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

/// A vector after so many quarter turns, clockwise.
pub(crate) fn turned((x, y): (i32, i32), quarters: u8) -> (i32, i32) {
    (0..quarters).fold((x, y), |(x, y), _| (-y, x))
}

#[cfg(test)]
mod tests {
    use rules::board::Kind;
    use rules::games::FAMILIES;
    use rules::ruleset::{Family, Ruleset};

    use super::*;
    use crate::setup::{PERSON, Setup};
    use crate::{game_session, piece_layout};

    /// Half of a die's width.
    const HALF: i32 = 330;

    #[test]
    fn dice_lie_on_the_board_apart_from_each_other_from_every_space_of_the_track_and_from_pawns() {
        let editions = |family: &'static Family| {
            let count = family.editions.len();
            (0..count).map(move |edition| Ruleset::of(family, edition))
        };
        for ruleset in FAMILIES.iter().copied().flat_map(editions) {
            let setup = Setup::usual(ruleset, PERSON);
            let table = game_session::open(&setup, Some(1)).unwrap();
            if table.board().pile.is_some() {
                // Cards have their own place.
                continue;
            }
            for (standing, turns) in table.standings().into_iter().zip((0..4).cycle()) {
                let board = &table.board().turned(turns);
                let spots = spots(board, standing.seat);
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
                    let pieces = table.pieces();
                    for index in 0..pieces.len() {
                        let pawn = piece_layout::spot(board, pieces, index);
                        let (x, y) = ((pawn.x - at.x).abs(), (pawn.y - at.y).abs());
                        assert!(
                            x.max(y) > 500,
                            "{ruleset}: {at:?} lies on a pawn at {pawn:?}"
                        );
                    }
                }
            }
        }
    }
}
