//! Layout of pieces on their spaces: side by side on the track, at fixed places in the yard and at home; and their size.

use rules::board::{Board, Kind, Point, Shape, Space, SpaceInfo};
use rules::piece::PiecePosition;

use crate::dice_layout::turned;
use crate::placement::area::distance;

/// The distance between neighbours if three pieces stand across a space.
const ACROSS: i32 = 305;
/// The distance between two pieces on a space, which have more room.
const PAIR: i32 = 400;
/// The distance between pieces in a yard that is not a disc.
const APART: i32 = 640;
/// The distance between pieces at home.
const CLOSE: i32 = 388;
/// The distance between pieces on the rim of a disc, in thousandths of its radius.
const ON_RIM: i32 = 1_414;

/// The width of a piece of the usual size, and how far its foot is below its middle.
const WIDTH: i32 = 428;
const FOOT: i32 = 165;
/// The room between neighbours, where pieces are small.
const GAP: i32 = 24;

/// The size of pieces on a board. Where spaces are closer to each other than a piece is wide, pieces are smaller, and stand
/// with their feet, not with their middles, on the points of their spaces: so it is seen which space each stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceSize {
    /// In hundredths of the usual size, at most 100.
    pub percent: i32,
}

impl PieceSize {
    /// The size on a board.
    pub fn of(board: &Board) -> PieceSize {
        let to_next = |info: &SpaceInfo| {
            let next = info.next.iter().map(|next| board.space(*next).place);
            next.map(|next| distance(info.place, next)).min()
        };
        let on_track = board.spaces.iter().filter(|info| info.kind != Kind::Yard);
        let closest = on_track.filter_map(to_next).min().unwrap_or(WIDTH);
        let percent = match closest < WIDTH {
            true => (100 * (closest - GAP) / WIDTH).max(50),
            false => 100,
        };
        PieceSize { percent }
    }

    /// A length on a piece of the usual size, on one of this size.
    pub fn scaled(self, length: i32) -> i32 {
        length * self.percent / 100
    }

    /// The middle of a piece that stands at a point.
    pub fn middle(self, at: Point) -> Point {
        let above = if self.percent < 100 {
            self.scaled(FOOT)
        } else {
            0
        };
        Point {
            y: at.y - above,
            ..at
        }
    }

    /// Where a point of a figure, from its middle, is on a piece that stands at a point.
    pub fn on(self, at: Point, part: Point) -> Point {
        let middle = self.middle(at);
        Point {
            x: middle.x + self.scaled(part.x),
            y: middle.y + self.scaled(part.y),
        }
    }
}

/// The point of the piece at `index`.
pub fn spot(board: &Board, pieces: &[PiecePosition], index: usize) -> Point {
    let piece = pieces[index];
    let alone = matches!(board.space(piece.at).kind, Kind::Yard | Kind::Home);
    let beside = |other: &&PiecePosition| {
        if alone {
            // An owner's pieces keep their places when others are away.
            other.piece == piece.piece
        } else {
            other.at == piece.at
        }
    };
    let before = pieces[..index].iter().filter(beside).count();
    let count = pieces.iter().filter(beside).count();
    place_among(board, piece.at, before, count)
}

/// The point of the `index`-th of `count` pieces on a space.
pub fn place_among(board: &Board, space: Space, index: usize, count: usize) -> Point {
    let info = board.space(space);
    let Point { x, y } = info.place;
    let abreast = |offset: i32| {
        (
            part(offset, info.angle + 1_800),
            part(offset, info.angle + 900),
        )
    };
    let (right, down) = match (info.kind, &info.shape) {
        (Kind::Home, Shape::Polygon(_)) => abreast(CLOSE * (2 * (index % 4) as i32 - 3) / 2),
        (Kind::Yard | Kind::Home, shape) => {
            // In two rows of two. On a disc they stand at the rim and do not cover its picture.
            let apart = match shape {
                Shape::Disc { radius } => radius * ON_RIM / 1_000,
                Shape::Polygon(_) => APART,
            };
            let half = |first: bool| if first { -apart / 2 } else { apart / 2 };
            // The nest of a turned board is turned, too.
            let from_middle = (half(index.is_multiple_of(2)), half(index % 4 < 2));
            turned(from_middle, board.turns)
        }
        _ => {
            let apart = if count == 2 { PAIR } else { ACROSS };
            abreast(
                PieceSize::of(board).scaled(apart) * (2 * index as i32 - (count as i32 - 1)) / 2,
            )
        }
    };
    Point {
        x: x + right,
        y: y + down,
    }
}

/// The radius of a shape, treated as a disc of about the same size.
pub fn radius(shape: &Shape) -> i32 {
    match shape {
        Shape::Disc { radius } => *radius,
        Shape::Polygon(_) => APART,
    }
}

/// `length` times the sine of an angle in tenths of a degree.
///
/// Uses Bhaskara's approximation. The error is at most 2 thousandths of `length`: less than a unit here. The
/// result is the same on every machine and needs none of the tables that a real sine adds to the page.
fn part(length: i32, angle: i32) -> i32 {
    let angle = angle.rem_euclid(3_600);
    let half = angle % 1_800;
    let arch = half * (1_800 - half);
    let signed = if angle < 1_800 { length } else { -length };
    let exact = 4.0 * f64::from(signed) * f64::from(arch) / f64::from(4_050_000 - arch);
    exact.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::{self, FAMILIES};
    use rules::ruleset::Ruleset;

    #[test]
    fn places_turn_with_the_board() {
        for family in FAMILIES {
            let board = games::game(Ruleset::of(family, 0)).board();
            for quarters in 1..4 {
                let turned = board.turned(quarters);
                for (space, info) in board.iter() {
                    for (index, count) in [(0, 1), (0, 2), (1, 2), (0, 4), (1, 4), (2, 4), (3, 4)] {
                        assert_eq!(
                            place_among(&turned, space, index, count),
                            place_among(&board, space, index, count).turned(quarters),
                            "{} {index}",
                            info.name
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn pieces_are_small_only_where_they_would_lie_over_each_other() {
        for family in FAMILIES {
            let board = games::game(Ruleset::of(family, 0)).board();
            let size = PieceSize::of(&board);
            let has_turnouts = board.spaces.iter().any(|info| info.kind == Kind::Turnout);
            assert_eq!(size.percent < 100, has_turnouts, "{}", board.theme);
            for info in board.spaces.iter().filter(|info| info.kind == Kind::Track) {
                for next in &info.next {
                    let apart = distance(info.place, board.space(*next).place);
                    assert!(apart >= size.scaled(WIDTH), "{}", info.name);
                }
            }
            assert_eq!(size, PieceSize::of(&board.turned(1)));
        }
    }

    #[test]
    fn parts_match_the_sine() {
        for angle in -3_600..7_200 {
            let sine = (f64::from(angle) / 10.0).to_radians().sin();
            for length in [-450, -150, 0, 150, 450] {
                let off = f64::from(part(length, angle)) - f64::from(length) * sine;
                assert!(off.abs() < 1.3, "{length} at {angle}: {off}");
            }
        }
    }
}
