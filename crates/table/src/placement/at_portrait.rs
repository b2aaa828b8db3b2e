//! The bubble with what a character says: it stands at the portrait, anywhere on the screen. All lengths are CSS pixels.

use rules::board::Point;

use super::Ground;
use super::area::Area;

/// What a place costs that a bubble must never cover.
pub const FORBIDDEN: i64 = 1_000_000;
/// The distance from the portrait: the length of the tail.
const GAP: i32 = 10;
/// The distance from the edge of the screen.
const MARGIN: i32 = 3;
/// The smallest distance of the tail from a corner of the bubble.
const CORNER: i32 = 18;
/// Places to try along each side of the portrait.
const TRIED: i32 = 16;

/// The place of a bubble of this size beside a portrait on the screen; `None` if it would cover what it must not.
pub fn at_portrait(size: Point, portrait: Area, screen: Area, ground: &Ground) -> Option<Area> {
    let middle = portrait.middle();
    let (left, right) = edges(portrait.from.x, portrait.size.x, size.x);
    let (above, below) = edges(portrait.from.y, portrait.size.y, size.y);
    let columns = || along(middle.x, size.x, screen.from.x, screen.size.x);
    let rows = || along(middle.y, size.y, screen.from.y, screen.size.y);
    let beside = [left, right]
        .into_iter()
        .flat_map(|x| rows().map(move |y| (x, y)));
    let over = [above, below]
        .into_iter()
        .flat_map(|y| columns().map(move |x| (x, y)));
    let areas = beside.chain(over).map(|(x, y)| Area {
        from: Point { x, y },
        size,
    });
    let whole = areas.filter(|area| is_within(area, &screen));
    let best = ground.place(whole.map(|area| (away(&area, middle), area)));
    best.filter(|area| ground.cost(area) < FORBIDDEN)
}

/// Where a bubble begins that ends before the portrait, and one that begins after it.
fn edges(from: i32, size: i32, bubble: i32) -> (i32, i32) {
    (from - GAP - bubble, from + size + GAP)
}

/// Where a bubble may begin so that it lies on the screen and its tail points to the middle of the portrait.
fn along(middle: i32, bubble: i32, screen: i32, length: i32) -> impl Iterator<Item = i32> {
    let corner = CORNER.min(bubble / 2);
    let (first, last) = (middle - bubble + corner, middle - corner);
    let (least, most) = (screen + MARGIN, screen + length - MARGIN - bubble);
    (0..=TRIED).map(move |step| (first + (last - first) * step / TRIED).min(most).max(least))
}

fn is_within(area: &Area, screen: &Area) -> bool {
    let inside = |from: i32, size: i32, start: i32, length: i32| {
        from >= start + MARGIN && from + size <= start + length - MARGIN
    };
    inside(area.from.x, area.size.x, screen.from.x, screen.size.x)
        && inside(area.from.y, area.size.y, screen.from.y, screen.size.y)
}

/// Of several places that cover as little the one whose middle is nearest.
fn away(area: &Area, portrait: Point) -> i64 {
    let middle = area.middle();
    i64::from((middle.x - portrait.x).abs() + (middle.y - portrait.y).abs()) / 16
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Point = Point { x: 180, y: 44 };

    fn area(x: i32, y: i32, width: i32, height: i32) -> Area {
        Area {
            from: Point { x, y },
            size: Point {
                x: width,
                y: height,
            },
        }
    }

    #[test]
    fn a_bubble_stands_at_its_portrait_whole_and_covers_nothing_forbidden() {
        let screen = area(0, 0, 390, 844);
        for x in [2, 100, 200, 350] {
            let portrait = area(x, 6, 26, 26);
            // The pawns in a yard below the portrait.
            let pawns = area(x - 60, 52, 150, 90);
            let mut ground = Ground::default();
            ground.keep_areas([portrait, pawns], FORBIDDEN);
            let bubble = at_portrait(SIZE, portrait, screen, &ground);
            let bubble = bubble.expect("the row of the portraits is free");
            assert!(is_within(&bubble, &screen), "{x}: {bubble:?}");
            assert!(!bubble.overlaps(&pawns) && !bubble.overlaps(&portrait));
            assert!(
                bubble.overlaps(&area(x - GAP - 1, 5, 48, 60)),
                "{x}: {bubble:?}"
            );
        }
    }

    #[test]
    fn where_nothing_is_free_there_is_no_bubble() {
        let screen = area(0, 0, 390, 844);
        let portrait = area(4, 4, 30, 30);
        let mut ground = Ground::default();
        ground.keep_areas([area(0, 0, 390, 400)], FORBIDDEN);
        assert_eq!(at_portrait(SIZE, portrait, screen, &ground), None);
    }
}
