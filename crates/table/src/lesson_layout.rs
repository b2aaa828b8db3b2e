//! Layout of a lesson on the board: bubble, arrow and captions.

use rules::board::{BOARD_SIZE, Kind, Point};

use crate::piece_layout;
use crate::table::Table;

/// The size of the bubble, large enough for the longest task.
const BUBBLE: Point = Point { x: 4_200, y: 2_200 };
/// The distance between candidate positions of the bubble.
const STEP: usize = 200;
/// The distance between the bubble and the edge of the board.
const MARGIN: i32 = 100;
/// The radius that must stay visible around a pawn or space.
pub const CLEAR: i32 = 340;
/// The height of a caption, its width for each character, and its width around the text.
const CAPTION_HEIGHT: i32 = 330;
const CHARACTER: i32 = 132;
const PADDING: i32 = 220;

/// A rectangle on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The upper left corner.
    pub from: Point,
    /// The width and height.
    pub size: Point,
}

impl Area {
    /// The point of the area that is nearest to `to`.
    pub fn nearest(&self, to: Point) -> Point {
        Point {
            x: to.x.clamp(self.from.x, self.from.x + self.size.x),
            y: to.y.clamp(self.from.y, self.from.y + self.size.y),
        }
    }

    /// The middle of the area.
    pub fn middle(&self) -> Point {
        Point {
            x: self.from.x + self.size.x / 2,
            y: self.from.y + self.size.y / 2,
        }
    }

    /// Whether a disc around a point reaches into the area.
    pub fn covers(&self, at: Point, radius: i32) -> bool {
        distance(self.nearest(at), at) < radius
    }

    /// Whether two areas have a point in common.
    pub fn overlaps(&self, other: &Area) -> bool {
        let apart = |from: i32, size: i32, other: i32, others: i32| {
            from + size <= other || other + others <= from
        };
        !apart(self.from.x, self.size.x, other.from.x, other.size.x)
            && !apart(self.from.y, self.size.y, other.from.y, other.size.y)
    }

    /// Whether the area is on the board.
    pub fn is_on_board(&self) -> bool {
        let inside = |from: i32, size: i32| from >= 0 && from + size <= BOARD_SIZE;
        inside(self.from.x, self.size.x) && inside(self.from.y, self.size.y)
    }
}

/// The distance between two points.
pub fn distance(one: Point, other: Point) -> i32 {
    let (dx, dy) = (one.x - other.x, one.y - other.y);
    (dx * dx + dy * dy).isqrt()
}

/// The distance of a point from the line between two others.
fn distance_to_line(at: Point, from: Point, to: Point) -> i32 {
    let (dx, dy) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    let (px, py) = (i64::from(at.x - from.x), i64::from(at.y - from.y));
    let length = (dx * dx + dy * dy).max(1);
    let along = (px * dx + py * dy).clamp(0, length);
    let foot = |start: i32, delta: i64| start + i32::try_from(delta * along / length).unwrap_or(0);
    let foot = Point {
        x: foot(from.x, dx),
        y: foot(from.y, dy),
    };
    distance(foot, at)
}

/// The obstacles on the board for a lesson's bubble and captions.
#[derive(Clone, Default, Debug)]
pub(crate) struct Obstacles {
    /// Points that are never covered: the pawns and spaces that the task is about.
    pub(crate) needed: Vec<Point>,
    /// Points that are covered only if nothing else is free, such as destinations of pawns.
    pub(crate) useful: Vec<Point>,
}

impl Obstacles {
    /// The pawns on the board and the cards. Pawns in a yard or at home are needed only if `is_own`.
    pub(crate) fn of(table: &dyn Table, is_own: impl Fn(usize) -> bool) -> Obstacles {
        let (board, pieces) = (table.board(), table.pieces());
        let mut obstacles = Obstacles::default();
        for (index, standing) in pieces.iter().enumerate() {
            let waits = matches!(board.space(standing.at).kind, Kind::Yard | Kind::Home);
            let at = piece_layout::spot(board, pieces, index);
            match waits && !is_own(index) {
                true => obstacles.useful.push(at),
                false => obstacles.needed.push(at),
            }
        }
        if let Some(Point { x, y }) = board.pile {
            let row = |y: i32| [-1_300, -650, 0, 650, 1_300].map(|dx| Point { x: x + dx, y });
            let rows = [y - 850, y, y + 850].map(row);
            obstacles.needed.extend(rows.as_flattened());
        }
        obstacles
    }

    /// The position of the bubble of a lesson about `target`: near it, covering nothing that is needed, no
    /// caption, and little else.
    pub(crate) fn bubble(
        &self,
        table: &dyn Table,
        target: Option<Point>,
        captions: &[Area],
    ) -> Area {
        let spaces = table.board().spaces.iter().map(|info| info.place);
        let spaces: Vec<Point> = spaces.collect();
        let starts = |size: i32| (MARGIN..=BOARD_SIZE - MARGIN - size).step_by(STEP);
        let areas = starts(BUBBLE.y).flat_map(|y| {
            starts(BUBBLE.x).map(move |x| Area {
                from: Point { x, y },
                size: BUBBLE,
            })
        });
        let cost = |area: &Area| {
            let covered = |points: &[Point], radius: i32| {
                let covered = points.iter().filter(|at| area.covers(**at, radius));
                i64::try_from(covered.count()).unwrap_or(i64::MAX)
            };
            let clashes = captions.iter().filter(|caption| caption.overlaps(area));
            let clashes = i64::try_from(clashes.count()).unwrap_or(i64::MAX);
            let cost = covered(&self.needed, CLEAR) * 1_000_000
                + clashes * 100_000
                + covered(&self.useful, CLEAR) * 1_500
                + covered(&spaces, 1) * 150;
            cost + target.map_or(0, |target| self.arrow_cost(area.nearest(target), target))
        };
        let best = areas.min_by_key(cost);
        best.unwrap_or(Area {
            from: Point { x: 0, y: 0 },
            size: BUBBLE,
        })
    }

    /// The start of a short arrow to `target`. It crosses as little as possible, and preferably comes from
    /// below.
    pub(crate) fn short_arrow(&self, target: Point) -> Point {
        let far = 1_900;
        let near = far * 7 / 10;
        let ways = [
            (0, far),
            (near, near),
            (-near, near),
            (far, 0),
            (-far, 0),
            (near, -near),
            (-near, -near),
            (0, -far),
        ];
        let starts = ways.map(|(x, y)| Point {
            x: target.x + x,
            y: target.y + y,
        });
        let inside = |at: i32| (0..=BOARD_SIZE).contains(&at);
        let starts = starts.into_iter().filter(|at| inside(at.x) && inside(at.y));
        let best = starts.min_by_key(|from| self.arrow_cost(*from, target));
        best.unwrap_or(target)
    }

    /// The cost of an arrow. Arrows cost more if they are long, too short to see, or cross needed points.
    fn arrow_cost(&self, from: Point, target: Point) -> i64 {
        let length = distance(from, target);
        let others = self
            .needed
            .iter()
            .filter(|at| distance(**at, target) > CLEAR);
        let crossed = others.filter(|at| distance_to_line(**at, from, target) < CLEAR);
        let crossed = i64::try_from(crossed.count()).unwrap_or(i64::MAX);
        let short = if length < 900 { 3_000 } else { 0 };
        i64::from(length) + short + crossed * 3_000
    }

    /// The area of a caption beside `at`, clear of the `taken` areas and of an arrow.
    pub(crate) fn caption(
        &self,
        at: Point,
        words: &str,
        taken: &[Area],
        arrow: Option<[Point; 2]>,
    ) -> Area {
        let characters = i32::try_from(words.chars().count()).unwrap_or(0);
        let size = Point {
            x: characters * CHARACTER + PADDING,
            y: CAPTION_HEIGHT,
        };
        let on_arrow = |area: &Area| {
            arrow.is_some_and(|[from, to]| {
                let part = |tenth: i32| Point {
                    x: from.x + (to.x - from.x) * tenth / 10,
                    y: from.y + (to.y - from.y) * tenth / 10,
                };
                (0..=9).any(|tenth| area.covers(part(tenth), 200))
            })
        };
        let mut best = None;
        for away in [380, 500, 640, 900, 1_250, 1_600] {
            let (left, middle, right) = (at.x - away - size.x, at.x - size.x / 2, at.x + away);
            let (over, level, under) = (at.y - away - size.y, at.y - size.y / 2, at.y + away);
            let (leftward, rightward) = (at.x - size.x + CLEAR, at.x - CLEAR);
            let corners = [
                (right, level),
                (left, level),
                (middle, over),
                (middle, under),
                (rightward, over),
                (leftward, over),
                (rightward, under),
                (leftward, under),
                (right, over),
                (right, under),
                (left, over),
                (left, under),
            ];
            for (index, (x, y)) in (0..).zip(corners) {
                let area = Area {
                    from: Point { x, y },
                    size,
                };
                let covered = self.needed.iter().filter(|at| area.covers(**at, 260));
                let covered = i32::try_from(covered.count()).unwrap_or(i32::MAX);
                let useful = self.useful.iter().filter(|at| area.covers(**at, 200));
                let useful = i32::try_from(useful.count()).unwrap_or(i32::MAX);
                let clash = taken.iter().any(|other| area.overlaps(other));
                let cost = away
                    + index
                    + covered * 20_000
                    + useful * 150
                    + i32::from(clash) * 50_000
                    + i32::from(on_arrow(&area)) * 5_000;
                if area.is_on_board() && best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, area));
                }
            }
        }
        best.map_or(Area { from: at, size }, |(_, area)| area)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Area = Area {
        from: Point { x: 1_000, y: 2_000 },
        size: Point { x: 500, y: 300 },
    };

    #[test]
    fn areas_cover_and_overlap() {
        let at = |x, y| Point { x, y };
        assert_eq!(AREA.nearest(at(0, 2_100)), at(1_000, 2_100));
        assert!(AREA.covers(at(1_100, 2_100), 1) && AREA.covers(at(900, 2_100), 101));
        assert!(!AREA.covers(at(900, 2_100), 100));
        let moved = |x, y| Area {
            from: at(x, y),
            ..AREA
        };
        assert!(AREA.overlaps(&moved(1_499, 2_299)) && !AREA.overlaps(&moved(1_500, 2_000)));
        assert!(AREA.is_on_board() && !moved(9_600, 0).is_on_board());
    }

    #[test]
    fn arrows_cross_what_is_on_their_line() {
        let at = |x, y| Point { x, y };
        assert_eq!(distance_to_line(at(500, 300), at(0, 0), at(1_000, 0)), 300);
        assert_eq!(
            distance_to_line(at(1_300, 400), at(0, 0), at(1_000, 0)),
            500
        );
        let obstacles = Obstacles {
            needed: vec![at(5_000, 5_000)],
            useful: Vec::new(),
        };
        // An arrow from below would cross the pawn.
        let from = obstacles.short_arrow(at(5_000, 4_200));
        assert!(from.x != 5_000 && from.y > 4_200, "{from:?}");
    }
}
