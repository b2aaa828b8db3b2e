//! The board as it lies on the table (P-7), in board units.
//!
//! Broadway is a band round a square that stands on its point. All is worked out for the side
//! that runs from Yellow's entrance, on the left, down to Green's, at the bottom, and turned by
//! quarters for the others.

use words::text;

use super::PollyannaRules;
use super::track::{BRANCH, TRACK};
use crate::board::{Board, Kind, Point, Shape};
use crate::race::{Drawn, MIDDLE, Place, board_spaces, square};

/// From the middle of the board to an entrance.
const TO_ENTRANCE: i32 = 4_350;
/// Along the way, from one space of Broadway to the next: a fifteenth of a side of the diamond.
const PITCH: i32 = 410;
/// From Broadway's middle line to its outer edge.
const OUTWARD: i32 = 450;
/// From Broadway's middle line to its inner edge.
const INWARD: i32 = 550;
/// A turnout's spaces from t1 to t4, at the top of the arc; t5 to t7 mirror them. They lie at equal
/// distances on half an ellipse whose feet stand on numbers 5 and 10.
const ARC: [OnArc; 4] = [
    OnArc {
        along: -930,
        inward: 827,
        angle: 545,
        cosine: 5_807,
        sine: 8_141,
    },
    OnArc {
        along: -671,
        inward: 1_058,
        angle: 306,
        cosine: 8_607,
        sine: 5_090,
    },
    OnArc {
        along: -347,
        inward: 1_188,
        angle: 139,
        cosine: 9_707,
        sine: 2_402,
    },
    OnArc {
        along: 0,
        inward: 1_230,
        angle: 0,
        cosine: 10_000,
        sine: 0,
    },
];
/// The cosine of 45 degrees, in ten-thousandths.
const DIAGONAL: i32 = 7_071;
/// Half of a turnout space's edge.
const TURNOUT_HALF: i32 = 165;
/// From one space of a home path to the next.
const HOME_PITCH: i32 = 490;
/// Half of a home path space's edge.
const HOME_PATH_HALF: i32 = 245;
/// Half of the edge of home.
const HOME_HALF: i32 = 1_150;
/// From the middle to the rows in which pawns stand at home, near the edge: the disc with the
/// game's name has the rest.
const TO_HOME_ROW: i32 = 930;
/// From the board's edge to the corners' triangles.
const MARGIN: i32 = 150;
/// Each of the two equal sides of such a triangle.
const YARD_SIDE: i32 = 4_500;
/// The radius of the circle that touches its three sides: their length, less half the third side.
const YARD_ROUND: i32 = 1_318;
/// The radius of a portrait circle; the pawns stand on its rim.
const PORTRAIT: i32 = 970;

/// The board in the theme of an edition.
pub(super) fn board(edition: &str) -> Board {
    let (theme, title) = match edition {
        "pollyanna-1916" => ("lithograph", text!(pollyanna::board_1916)),
        _ => ("midcentury", text!(pollyanna::board_1951)),
    };
    let mut spaces = board_spaces::<PollyannaRules>(&TRACK, |_| false, drawn);
    if theme == "lithograph" {
        for yard in spaces.iter_mut().filter(|info| info.kind == Kind::Yard) {
            yard.shape = Shape::Disc { radius: PORTRAIT };
        }
    }
    Board {
        spaces,
        slides: Vec::new(),
        pile: None,
        theme,
        title,
        turns: 0,
    }
}

/// The quarter that a space lies in, and how it is drawn there.
fn drawn(place: Place) -> (u8, Drawn) {
    match place {
        Place::Ring { side, number: 0 } => (side, entrance()),
        Place::Ring { side, number } => (side, broad(i32::from(number))),
        Place::Turnout { side, number } => (side, single_file(usize::from(number))),
        Place::HomePath { side, number } => (side, home_path(i32::from(number))),
        Place::Yard { side } => (side, yard()),
        Place::Home { side } => (side, home()),
    }
}

/// The point so far along the side from its entrance, and so far inward of Broadway's middle line.
fn on_side(along: i32, inward: i32) -> Point {
    // Down and to the right along the side, up and to the right inward.
    let diagonal = |units: i32| units * DIAGONAL / 10_000;
    Point {
        x: MIDDLE - TO_ENTRANCE + diagonal(along + inward),
        y: MIDDLE + diagonal(along - inward),
    }
}

fn entrance() -> Drawn {
    let edge = PITCH / 2;
    // The part within the half pitch of both sides, its outer tip cut at the board's edge.
    let corners = [
        on_side(edge, edge),
        on_side(edge, -OUTWARD),
        on_side(-OUTWARD, edge),
    ];
    let tip = Point {
        x: MARGIN,
        y: MIDDLE,
    };
    let cut = [
        Point {
            y: MIDDLE + 140,
            ..tip
        },
        Point {
            y: MIDDLE - 140,
            ..tip
        },
    ];
    let corners = vec![corners[0], corners[1], cut[0], cut[1], corners[2]];
    Drawn {
        place: Point {
            x: MIDDLE - TO_ENTRANCE - 50,
            y: MIDDLE,
        },
        angle: 450,
        shape: Shape::Polygon(corners),
    }
}

fn broad(number: i32) -> Drawn {
    let (from, to) = (PITCH * number - PITCH / 2, PITCH * number + PITCH / 2);
    // Near a corner the two bands meet on the line where along and inward are equal.
    let depth = |along: i32| INWARD.min(along.min(PITCH * i32::from(TRACK.layout.side) - along));
    let mut inner = vec![on_side(to, depth(to)), on_side(from, depth(from))];
    for bend in [INWARD, PITCH * i32::from(TRACK.layout.side) - INWARD] {
        if (from + 1..to).contains(&bend) {
            inner.insert(1, on_side(bend, INWARD));
        }
    }
    let outer = [on_side(from, -OUTWARD), on_side(to, -OUTWARD)];
    let middle = (depth(from).min(depth(to)) - OUTWARD) / 2;
    Drawn {
        place: on_side(PITCH * number, middle),
        angle: 450,
        shape: Shape::Polygon(outer.into_iter().chain(inner).collect()),
    }
}

/// Where a space of a turnout lies, seen from the middle between numbers 5 and 10.
struct OnArc {
    along: i32,
    inward: i32,
    /// How far the way turns inward from the side there, in tenths of a degree.
    angle: i32,
    /// Of that angle, in ten-thousandths.
    cosine: i32,
    /// Of that angle, in ten-thousandths.
    sine: i32,
}

fn single_file(number: usize) -> Drawn {
    let between = PITCH * (2 * i32::from(BRANCH) + 5) / 2;
    let top = ARC.len();
    // Beyond the top the arc goes down as it came up.
    let (arc, mirror) = if number <= top {
        (&ARC[number - 1], 1)
    } else {
        (&ARC[2 * top - 1 - number], -1)
    };
    let (along, inward) = (between + mirror * arc.along, arc.inward);
    let half = TURNOUT_HALF;
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| {
        let across = (x * arc.cosine - mirror * y * arc.sine) / 10_000;
        let up = (mirror * x * arc.sine + y * arc.cosine) / 10_000;
        on_side(along + across, inward + up)
    });
    Drawn {
        place: on_side(along, inward),
        angle: 450 - mirror * arc.angle,
        shape: Shape::Polygon(corners.into()),
    }
}

fn home_path(number: i32) -> Drawn {
    let to_home = HOME_HALF + HOME_PITCH * i32::from(TRACK.layout.home_path) - HOME_PITCH / 2;
    let place = Point {
        x: MIDDLE - to_home + HOME_PITCH * (number - 1),
        y: MIDDLE,
    };
    Drawn {
        place,
        angle: 0,
        shape: square(place, HOME_PATH_HALF),
    }
}

/// The triangle left in the board's corner at the player's right.
fn yard() -> Drawn {
    let (near, far) = (MARGIN, 2 * MIDDLE - MARGIN);
    let corners = vec![
        Point { x: near, y: far },
        Point {
            x: near,
            y: far - YARD_SIDE,
        },
        Point {
            x: near + YARD_SIDE,
            y: far,
        },
    ];
    Drawn {
        place: Point {
            x: near + YARD_ROUND,
            y: far - YARD_ROUND,
        },
        angle: 3_150,
        shape: Shape::Polygon(corners),
    }
}

/// The colour's triangle of the square in the middle.
fn home() -> Drawn {
    let corners = vec![
        Point {
            x: MIDDLE - HOME_HALF,
            y: MIDDLE - HOME_HALF,
        },
        Point {
            x: MIDDLE,
            y: MIDDLE,
        },
        Point {
            x: MIDDLE - HOME_HALF,
            y: MIDDLE + HOME_HALF,
        },
    ];
    Drawn {
        place: Point {
            x: MIDDLE - TO_HOME_ROW,
            y: MIDDLE,
        },
        angle: 0,
        shape: Shape::Polygon(corners),
    }
}
