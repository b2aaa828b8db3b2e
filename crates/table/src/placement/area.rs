//! Rectangles and distances on the board.

use rules::board::{BOARD_SIZE, Point};

/// The width of a board's frame.
const FRAME: i32 = 160;

/// A rectangle on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The upper left corner.
    pub from: Point,
    /// The width and height.
    pub size: Point,
}

impl Area {
    /// The square round a point, this far to each side.
    pub fn around(at: Point, half: i32) -> Area {
        Area {
            from: Point {
                x: at.x - half,
                y: at.y - half,
            },
            size: Point {
                x: 2 * half,
                y: 2 * half,
            },
        }
    }

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
        let near = self.nearest(at);
        let (dx, dy) = (near.x - at.x, near.y - at.y);
        dx * dx + dy * dy < radius * radius
    }

    /// Whether two areas have a point in common.
    pub fn overlaps(&self, other: &Area) -> bool {
        let apart = |from: i32, size: i32, other: i32, others: i32| {
            from + size <= other || other + others <= from
        };
        !apart(self.from.x, self.size.x, other.from.x, other.size.x)
            && !apart(self.from.y, self.size.y, other.from.y, other.size.y)
    }

    /// Whether the area is on the board, and not on its frame.
    pub fn is_on_board(&self) -> bool {
        self.is_inside(FRAME)
    }

    /// Whether the area is on the board, at least this far from its edge.
    pub fn is_inside(&self, margin: i32) -> bool {
        let inside = |from: i32, size: i32| from >= margin && from + size <= BOARD_SIZE - margin;
        inside(self.from.x, self.size.x) && inside(self.from.y, self.size.y)
    }

    /// The same area on a board that is turned by so many quarters, clockwise.
    pub fn turned(&self, quarters: u8) -> Area {
        let Point { x, y } = self.from;
        let (one, other) = (
            self.from,
            Point {
                x: x + self.size.x,
                y: y + self.size.y,
            },
        );
        let (one, other) = (one.turned(quarters), other.turned(quarters));
        Area {
            from: Point {
                x: one.x.min(other.x),
                y: one.y.min(other.y),
            },
            size: Point {
                x: (one.x - other.x).abs(),
                y: (one.y - other.y).abs(),
            },
        }
    }
}

/// The distance between two points.
pub fn distance(one: Point, other: Point) -> i32 {
    let (dx, dy) = (one.x - other.x, one.y - other.y);
    (dx * dx + dy * dy).isqrt()
}

/// The distance of a point from the line between two others.
pub(crate) fn distance_to_line(at: Point, from: Point, to: Point) -> i32 {
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

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Area = Area {
        from: Point { x: 1_000, y: 2_000 },
        size: Point { x: 500, y: 300 },
    };

    #[test]
    fn areas_contain_points_and_overlap_each_other() {
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
        assert!(!moved(100, 2_000).is_on_board());
        assert_eq!(
            AREA.turned(1),
            Area {
                from: at(7_700, 1_000),
                size: at(300, 500)
            }
        );
        assert_eq!(AREA.turned(1).turned(3), AREA);
    }
}
