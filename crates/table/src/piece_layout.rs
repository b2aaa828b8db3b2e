//! Layout of pieces on their spaces: side by side on the track, at fixed places in the yard and at home.

use rules::board::{Board, Kind, Point, Shape, Space};
use rules::piece::PiecePosition;

use crate::dice_layout::turned;

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
            abreast(apart * (2 * index as i32 - (count as i32 - 1)) / 2)
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
