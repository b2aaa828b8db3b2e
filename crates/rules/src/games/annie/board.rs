//! The board as it lies on the table, in board units.
//!
//! The track is one street that winds inward through the city, counter-clockwise: once round the
//! edge of the board from the Orphanage in its lower left corner, once more within, and so to the
//! square in the middle where the game ends. The board is seven blocks wide and seven high; a space
//! is one block, the square in the middle three by three.

use super::rules::AnnieRules;
use super::track::{self, END, ORPHANAGE, SPACES};
use crate::board::{Board, Kind, Point, Shape, Space, SpaceInfo};

/// From the middle of one block to that of the next.
const PITCH: i32 = 1_400;
/// From the board's edge to the middle of the first block.
const EDGE: i32 = 800;
/// The last row of blocks, and of columns.
const LAST: i32 = 6;
/// Half the gap between two spaces along the street.
const JOINT: i32 = 15;
/// Half the gap between two parallel stretches of the street.
const KERB: i32 = 90;
/// The size of the cut corner where the street bends.
const CUT: i32 = 330;
/// The size of the cut corners of the square in the middle.
const SQUARE_CUT: i32 = 700;

/// A block: its column from the left, its row from the top.
type Block = (i32, i32);

/// The stretches of the street: a direction, and how many blocks it goes on.
const STRETCHES: [(Block, u8); 8] = [
    (RIGHT, 6),
    (UP, 6),
    (LEFT, 6),
    (DOWN, 5),
    (RIGHT, 5),
    (UP, 4),
    (LEFT, 4),
    (DOWN, 3),
];
const RIGHT: Block = (1, 0);
const DOWN: Block = (0, 1);
const LEFT: Block = (-1, 0);
const UP: Block = (0, -1);
/// The four directions clockwise, as the sides of a block are gone round.
const AROUND: [Block; 4] = [RIGHT, DOWN, LEFT, UP];

/// The board.
pub(super) fn board(rules: &AnnieRules) -> Board {
    Board {
        spaces: (0..SPACES).map(|number| info(number, rules)).collect(),
        slides: Vec::new(),
        pile: None,
        theme: "city",
        title: words::text!(annie::title),
        turns: 0,
    }
}

fn info(number: u8, rules: &AnnieRules) -> SpaceInfo {
    let block = block(number);
    let (kind, shape) = if number == END {
        (Kind::Home, square())
    } else {
        (Kind::Track, street(number))
    };
    SpaceInfo {
        name: number.to_string(),
        place: middle(block),
        angle: angle(number),
        shape: Shape::Polygon(shape),
        kind,
        owner: None,
        icon: Some(track::spot(number).icon()),
        caption: Some(track::spot(number).caption(rules.gift)),
        die: track::die(number),
        next: (number < END)
            .then_some(Space(number + 1))
            .into_iter()
            .collect(),
    }
}

/// The block of a space; of the square in the middle, its middle one.
fn block(number: u8) -> Block {
    if number == END {
        return (LAST / 2, LAST / 2);
    }
    let (mut at, mut left) = ((0, LAST), number);
    for ((right, down), count) in STRETCHES {
        let steps = i32::from(left.min(count));
        at = (at.0 + right * steps, at.1 + down * steps);
        left -= left.min(count);
    }
    at
}

fn middle((column, row): Block) -> Point {
    Point {
        x: EDGE + PITCH * column,
        y: EDGE + PITCH * row,
    }
}

/// The direction in which the street goes on from a space; from the last before the square, into it.
fn onward(number: u8) -> Block {
    let (here, next) = (block(number), block(number + 1));
    match (next.0 - here.0, next.1 - here.1) {
        (0, down) => (0, down.signum()),
        (right, _) => (right.signum(), 0),
    }
}

/// The direction in which Annie leaves a space.
fn angle(number: u8) -> i32 {
    // She stays on the last as she came.
    let leaving = onward(number.min(END - 1));
    let quarters = AROUND.iter().position(|each| *each == leaving);
    900 * quarters.unwrap_or_default() as i32
}

/// The corners of a space of the street: near to those before and after it, with a kerb on the other
/// sides, cut where two kerbs meet.
fn street(number: u8) -> Vec<Point> {
    let ahead = onward(number);
    let behind = (number > ORPHANAGE).then(|| onward(number - 1));
    let is_open = |side: Block| side == ahead || behind == Some((-side.0, -side.1));
    let reach = |side: Block| PITCH / 2 - if is_open(side) { JOINT } else { KERB };
    let middle = middle(block(number));
    let point = |(right, down): (i32, i32)| Point {
        x: middle.x + right,
        y: middle.y + down,
    };
    let mut corners = Vec::new();
    for (index, &one) in AROUND.iter().enumerate() {
        let other = AROUND[(index + 1) % AROUND.len()];
        let corner = (
            one.0 * reach(one) + other.0 * reach(other),
            one.1 * reach(one) + other.1 * reach(other),
        );
        if is_open(one) || is_open(other) {
            corners.push(point(corner));
            continue;
        }
        let back = |from: Block| (corner.0 - CUT * from.0, corner.1 - CUT * from.1);
        corners.extend([point(back(other)), point(back(one))]);
    }
    corners
}

/// The square in the middle, its corners cut.
fn square() -> Vec<Point> {
    let middle = middle(block(END));
    let reach = 3 * PITCH / 2 - KERB;
    let near = reach - SQUARE_CUT;
    let corners = [
        (reach, -near),
        (reach, near),
        (near, reach),
        (-near, reach),
        (-reach, near),
        (-reach, -near),
        (-near, -reach),
        (near, -reach),
    ];
    let point = |(right, down)| Point {
        x: middle.x + right,
        y: middle.y + down,
    };
    corners.map(point).into()
}
