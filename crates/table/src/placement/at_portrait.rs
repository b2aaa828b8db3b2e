//! The bubble with what a character says: it stands at the portrait, anywhere on the screen. All lengths are CSS pixels.

use rules::board::Point;

use super::Ground;
use super::area::Area;

/// What a place costs that a bubble must never cover.
pub const FORBIDDEN: i64 = 1_000_000;
/// The distance from the portrait, which is the length of the tail, and how many larger ones are tried: a long tail is
/// better than a bubble over another player's panel.
const GAP: i32 = 10;
const GAPS: i32 = 9;
/// The distance from the edge of the screen.
const MARGIN: i32 = 3;
/// The smallest distance of the tail from a corner of the bubble.
const CORNER: i32 = 18;
/// Places to try along each side of the portrait.
const TRIED: i32 = 16;

/// The place of a bubble of this size beside a portrait on the screen; `None` if it would cover what it must not.
pub fn at_portrait(size: Point, portrait: Area, screen: Area, ground: &Ground) -> Option<Area> {
    let middle = portrait.middle();
    let columns = || along(middle.x, size.x, screen.from.x, screen.size.x);
    let rows = || along(middle.y, size.y, screen.from.y, screen.size.y);
    let beside =
        edges(portrait.from.x, portrait.size.x, size.x).flat_map(|x| rows().map(move |y| (x, y)));
    let over = edges(portrait.from.y, portrait.size.y, size.y)
        .flat_map(|y| columns().map(move |x| (x, y)));
    let areas = beside.chain(over).map(|(x, y)| Area {
        from: Point { x, y },
        size,
    });
    let whole = areas.filter(|area| is_within(area, &screen));
    let best = ground.place(whole.map(|area| (away(&area, middle), area)));
    best.filter(|area| ground.cost(area) < FORBIDDEN)
}

/// Where a bubble begins that ends before the portrait, and one that begins after it, the nearest first.
fn edges(from: i32, size: i32, bubble: i32) -> impl Iterator<Item = i32> {
    let gaps = (1..=GAPS).map(|times| times * GAP);
    gaps.flat_map(move |gap| [from - gap - bubble, from + size + gap])
}

/// How far a bubble is from its portrait.
pub fn gap(bubble: Area, portrait: Area) -> i32 {
    let apart = |from: i32, size: i32, other: i32, length: i32| {
        (other - from - size).max(from - other - length)
    };
    let (at, size) = (bubble.from, bubble.size);
    let across = apart(at.x, size.x, portrait.from.x, portrait.size.x);
    across.max(apart(at.y, size.y, portrait.from.y, portrait.size.y))
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
    fn a_bubble_leaves_the_panels_below_its_own_free() {
        let screen = area(0, 0, 390, 844);
        let mut ground = Ground::default();
        let rows = [4, 48].map(|y| [2, 130, 258].map(|x| area(x, y, 125, 42)));
        ground.keep_areas(rows.into_iter().flatten(), 40);
        ground.keep_areas([area(0, 96, 390, 390)], 30);
        let portrait = area(260, 6, 26, 26);
        ground.keep_areas([portrait], FORBIDDEN);
        let bubble = at_portrait(SIZE, portrait, screen, &ground).expect("the board has room");
        let covers = |panel: &Area| bubble.overlaps(panel);
        assert!(!rows.as_flattened().iter().any(covers), "{bubble:?}");
        assert!((60..80).contains(&gap(bubble, portrait)), "{bubble:?}");
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
