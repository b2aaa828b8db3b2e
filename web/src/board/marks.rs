//! The shapes of marks on the board. Their colours are in `marks.css`.
//!
//! A mark is a line of its own colour on a dark band with a light edge, so it is seen on any print and hides little of
//! it.

use rules::board::{BOARD_SIZE, Point};
use table::piece_layout::PieceSize;
use table::scene::Spent;
use yew::prelude::*;

use crate::board::svg::{
    ORIGIN, circle, path, path_at, points, polygon, polyline, rect, sized, translate,
};
use crate::markup::is_word;

/// The radius of the ring of an empty goal, in board units, and of the two rings of a sum.
const RING: i32 = 222;
const SUM_RINGS: [i32; 2] = [286, 200];
/// The radius of the ring round a pawn.
const ROUND_PAWN: i32 = 345;
/// The middle of a pawn, from the point where it stands.
const PAWN: Point = Point { x: 0, y: -62 };
/// The middle of the tag of a ring round a pawn, and its height below the pawns of the first row.
const TAG: Point = Point { x: 300, y: -330 };
const LOW_TAG: i32 = 240;
/// Half of a tag's width.
const TAG_HALF: i32 = 200;
/// The ticks of a capture, like crosshairs, on the ring round a pawn.
const SIGHT: &str = "M0-492V-342M0 218V368M-430-62H-280M280-62H430";
/// The sign for a swap: arrows both ways.
const SWAP: &str = "M-110-55H100M50-110 105-55 50 0M110 60H-100M-50 5-105 60-50 115";
/// A star with eight points, round a pawn.
const STAR: &str = "M0-530 112-332 332-394 270-174 470-62 270 50 332 270 112 208 0 406-112 208-332 270-270 50-470-62\
    -270-174-332-394-112-332z";
/// The diamond of warning signs.
const SIGN: &str = "M0-215 215 0 0 215-215 0z";
/// The radii of the first and of the last mark of a trail.
const START: i32 = 120;
const END: i32 = 272;
/// The distances of an arrow's tip and of its head's base from the middle of its goal, and of its start from a pawn.
const TIP: i32 = 440;
const BASE: i32 = 600;
const START_OF_ARROW: i32 = 150;
/// How far from the middle of the board a long straight arrow keeps.
const MIDDLE: f64 = 2_600.0;
/// A way shorter than this has no arrow: the pawn would hide it, and the ring at its end is beside the pawn.
const SHORT: f64 = 1_150.0;
/// How near the middle of a pawn is to an arrow, and to the ring at its end, that it covers.
const COVERS: f64 = 330.0;
const COVERS_RING: f64 = 450.0;
/// How many straight parts a curve has.
const PARTS: i32 = 12;
/// Where an arrow's number may be, from the middle of its end, and the radius of its disc.
const AROUND: [Point; 8] = [
    Point { x: -310, y: -310 },
    Point { x: 310, y: 310 },
    Point { x: -310, y: 310 },
    Point { x: 310, y: -310 },
    Point { x: -440, y: 0 },
    Point { x: 440, y: 0 },
    Point { x: 0, y: -440 },
    Point { x: 0, y: 440 },
];
const NUMBER: i32 = 205;

/// The pips of a die as a path of dots round the origin.
pub const PIPS: [&str; 6] = [
    "M0 0h0",
    "M-95-95h0M95 95h0",
    "M-100-100h0M0 0h0M100 100h0",
    "M-95-95h0M95-95h0M-95 95h0M95 95h0",
    "M-100-100h0M100-100h0M0 0h0M-100 100h0M100 100h0",
    "M-80-115h0M80-115h0M-80 0h0M80 0h0M-80 115h0M80 115h0",
];

/// A line of three strokes, the widest first.
fn inked(part: impl Fn(&'static str) -> Html) -> Html {
    html! { <>{ for ["rim", "edge", "core"].map(part) }</> }
}

fn ring(middle: Point, radius: i32) -> Html {
    inked(|part| circle(part, middle, radius))
}

/// The mark of a goal: a ring with what leads there inside, or round the pawns there, which have a size, with a tag; without
/// `spent` the tag is the sign for a swap.
pub fn goal_mark(
    at: Point,
    spent: Option<&Spent>,
    pawns: Option<PieceSize>,
    captures: bool,
) -> Html {
    match (spent, pawns) {
        (Some(spent), None) => open_ring(spent),
        (_, Some(size)) => html! { <>{ ring_round_pawn(size, captures) }{ tag(at, spent) }</> },
        (None, None) => html! {},
    }
}

/// The ring of an empty goal, with what leads there inside; two thin rings if both dice do.
pub fn open_ring(spent: &Spent) -> Html {
    let rings = match spent.is_sum {
        true => html! { <g class="sum">{ for SUM_RINGS.map(|radius| ring(ORIGIN, radius)) }</g> },
        false => ring(ORIGIN, RING),
    };
    html! { <>{ circle("face", ORIGIN, RING) }{ rings }{ for face(spent) }</> }
}

/// The way on to a sum, from the space between.
pub fn way_on(way: &[Point]) -> Html {
    inked(|part| polyline(part, points(way)))
}

/// The ring round a pawn of a size, which stays visible; `sight` if that pawn is captured.
fn ring_round_pawn(size: PieceSize, sight: bool) -> Html {
    html! {
        <g transform={sized(size.middle(ORIGIN), size.percent)}>
            if sight {
                { inked(|part| path(classes!("sight", part), SIGHT)) }
            }
            { ring(PAWN, ROUND_PAWN) }
        </g>
    }
}

/// What leads to the goal at a point, on a tag beside its ring and on the board; without it, the sign for a swap.
fn tag(at: Point, spent: Option<&Spent>) -> Html {
    let middle = Point {
        x: if at.x + TAG.x + TAG_HALF > BOARD_SIZE {
            -TAG.x
        } else {
            TAG.x
        },
        y: if at.y + TAG.y < TAG_HALF {
            LOW_TAG
        } else {
            TAG.y
        },
    };
    let from = Point {
        x: -TAG_HALF,
        y: -TAG_HALF,
    };
    let size = Point {
        x: 2 * TAG_HALF,
        y: 2 * TAG_HALF,
    };
    let face = spent.map_or_else(|| Some(path("swap", SWAP)), face);
    html! {
        if let Some(face) = face {
            <g class="tag" transform={translate(middle)}>{ rect("disc", from, size, 80) }{ face }</g>
        }
    }
}

/// The face of the die that leads to a goal, or the number in its place, with a minus sign if it leads backward. There is
/// no room for a word.
fn face(spent: &Spent) -> Option<Html> {
    let Spent {
        text, is_backward, ..
    } = spent;
    let pips = spent
        .die
        .and_then(|face| PIPS.get(usize::from(face).checked_sub(1)?));
    if let Some(pips) = pips {
        return Some(path("pips", *pips));
    }
    let class = classes!(
        "spends",
        (text.len() > 1 || *is_backward).then_some("long"),
        (text.len() > 2).then_some("longest"),
    );
    let is_number = !is_word(text) || text.contains('+');
    is_number.then(|| {
        let sign = is_backward.then_some("\u{2212}");
        html! { <text aria-hidden="true" {class}>{ for sign }{ text.clone() }</text> }
    })
}

/// A way of dots from a small ring to a large one round the foot of a pawn of a size.
pub fn dotted_way(way: &[Point], size: PieceSize) -> Html {
    let ends = way.first().zip(way.last());
    html! {
        <g class="way">
            { inked(|part| polyline(part, points(way))) }
            { for ends.map(|(start, end)| html! { <g class="ends">{ ring(*start, START) }{ ring(*end, size.scaled(END)) }</g> }) }
        </g>
    }
}

/// A star round a pawn of a size.
pub fn star(at: Point, size: PieceSize) -> Html {
    let at = sized(size.middle(at), size.percent);
    inked(|part| path_at(part, STAR, at.clone()))
}

/// How an arrow ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ArrowEnd {
    /// An empty space: a ring.
    Free,
    /// A pawn: a ring round it.
    Taken,
    /// The next arrow: a small ring.
    GoesOn,
}

/// An arrow through two or more points, with a ring at the last one, where a pawn has this size.
pub fn arrow(way: &[Point], at_end: ArrowEnd, size: PieceSize) -> Html {
    let has_shaft = !is_short(way);
    let way = curved(way);
    let Some(end) = way.last().copied() else {
        return html! {};
    };
    let mut shaft = cut_end(&way, BASE);
    shaft.reverse();
    let shaft = cut_end(&shaft, START_OF_ARROW);
    let tip = cut_end(&way, TIP).last().copied().unwrap_or(end);
    let (middle, radius) = match at_end {
        ArrowEnd::Free => (end, size.scaled(END)),
        ArrowEnd::Taken => (size.on(end, PAWN), size.scaled(ROUND_PAWN)),
        ArrowEnd::GoesOn => (end, START),
    };
    // The head is a triangle that points as the way goes.
    let head = shaft
        .first()
        .map(|&base| [tip, beside(base, tip, 0, 125), beside(base, tip, 0, -125)]);
    inked(|part| {
        html! {
            <>
                if let (Some(head), true) = (head, has_shaft) {
                    { polyline(part, points(&shaft)) }
                    { polygon(classes!("head", part), points(&head)) }
                }
                { circle(part, middle, radius) }
            </>
        }
    })
}

/// A way without its end, which is so long.
fn cut_end(way: &[Point], length: i32) -> Vec<Point> {
    let (mut way, mut length) = (way.to_vec(), f64::from(length));
    while let [.., before, end] = way[..] {
        way.pop();
        let step = distance(before, end);
        if step > length {
            way.push(beside(end, before, length as i32, 0));
            break;
        }
        length -= step;
    }
    way
}

fn distance(one: Point, other: Point) -> f64 {
    f64::from(one.x - other.x).hypot(f64::from(one.y - other.y))
}

fn is_short(way: &[Point]) -> bool {
    let steps = way.windows(2).map(|step| distance(step[0], step[1]));
    steps.sum::<f64>() < SHORT
}

/// The way of an arrow. From one side of the board to another it goes round the middle, where the cards are.
fn curved(way: &[Point]) -> Vec<Point> {
    let [from, .., to] = *way else {
        return way.to_vec();
    };
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let length = dx.hypot(dy);
    let middle = BOARD_SIZE / 2;
    let (x, y) = (f64::from(middle - from.x), f64::from(middle - from.y));
    // How far to the right of the straight way the middle is.
    let right = (dx * y - dy * x) / length.max(1.0);
    if way.len() > 2 || length < MIDDLE || right.abs() > MIDDLE {
        return way.to_vec();
    }
    let bend = (2.0 * (MIDDLE - right.abs())).copysign(-right);
    let aside = beside(from, to, length as i32 / 2, bend as i32);
    let between = |one: i32, aside: i32, other: i32, at: i32| {
        let rest = PARTS - at;
        (rest * rest * one + 2 * rest * at * aside + at * at * other) / (PARTS * PARTS)
    };
    let point = |at| Point {
        x: between(from.x, aside.x, to.x, at),
        y: between(from.y, aside.y, to.y, at),
    };
    (0..=PARTS).map(point).collect()
}

/// Points along an arrow, close to each other.
fn along(way: &[Point]) -> Vec<Point> {
    let between = |step: &[Point]| {
        let (from, to) = (step[0], step[1]);
        [0, 1, 2, 3].map(|part| Point {
            x: (from.x * (4 - part) + to.x * part) / 4,
            y: (from.y * (4 - part) + to.y * part) / 4,
        })
    };
    curved(way).windows(2).flat_map(between).collect()
}

/// Whether a pawn of a size at a point covers a part of an arrow, or the ring at its end.
pub fn covers(pawn: Point, size: PieceSize, way: &[Point]) -> bool {
    let middle = size.on(pawn, PAWN);
    let (Some(start), Some(end)) = (way.first(), way.last()) else {
        return false;
    };
    // The arrow begins beside its own pawn.
    let mut drawn = along(way)
        .into_iter()
        .filter(|point| !is_short(way) && distance(*point, *start) > COVERS);
    distance(*end, middle) < COVERS_RING || drawn.any(|point| distance(point, middle) < COVERS)
}

/// The numbers of several arrows, each beside its end, where it is farthest from all arrows, the middles of all pawns, and the tag of a
/// ring.
pub fn numbers(ways: &[Vec<Point>], pawns: &[Point]) -> Html {
    let mut taken: Vec<Point> = ways.iter().flat_map(|way| along(way)).collect();
    taken.extend(pawns);
    let ends = ways.iter().filter_map(|way| way.last().copied());
    taken.extend(ends.clone().map(|end| whole_on_board(end, TAG)));
    let number = |(index, end): (usize, Point)| {
        let around = AROUND.map(|aside| whole_on_board(end, aside));
        let free = |at: &Point| {
            taken
                .iter()
                .map(|point| distance(*at, *point))
                .fold(f64::MAX, f64::min)
        };
        let at = around
            .into_iter()
            .max_by(|one, other| free(one).total_cmp(&free(other)));
        let at = at.unwrap_or(end);
        taken.push(at);
        html! {
            <g class="hint-number mark" aria-hidden="true" transform={translate(at)}>
                { circle("disc", ORIGIN, NUMBER) }
                <text>{ index + 1 }</text>
            </g>
        }
    };
    ends.enumerate().map(number).collect()
}

/// The point beside `at` for a number that is whole on the board.
fn whole_on_board(at: Point, aside: Point) -> Point {
    let within = |at: i32| at.clamp(NUMBER + 40, BOARD_SIZE - NUMBER - 40);
    Point {
        x: within(at.x + aside.x),
        y: within(at.y + aside.y),
    }
}

/// The point that is so far from `from` towards another one, and so far to its right.
fn beside(from: Point, towards: Point, along: i32, across: i32) -> Point {
    let (dx, dy) = (f64::from(towards.x - from.x), f64::from(towards.y - from.y));
    let length = dx.hypot(dy).max(1.0);
    let (along, across) = (f64::from(along) / length, f64::from(across) / length);
    Point {
        x: from.x + (dx * along - dy * across) as i32,
        y: from.y + (dy * along + dx * across) as i32,
    }
}

/// A warning with a number.
pub fn warning(cases: u32) -> Html {
    html! { <>{ path("", SIGN) }<text y="12">{ cases }</text></> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pawn_on_the_way_covers_an_arrow_and_one_beside_it_does_not() {
        let way = [(2_000, 9_000), (6_000, 9_000)].map(|(x, y)| Point { x, y });
        let covers = |at, percent| covers(at, PieceSize { percent }, &way);
        assert!(covers(Point { x: 4_100, y: 9_200 }, 100));
        assert!(covers(way[1], 100));
        assert!(!covers(Point { x: 4_100, y: 9_800 }, 100));
        // A small pawn stands above its point.
        assert!(covers(Point { x: 4_100, y: 9_450 }, 80));
        assert!(!covers(Point { x: 4_100, y: 9_450 }, 100));
    }
}
