//! Bubbles and banners: beside the place that they are about.

use rules::board::{BOARD_SIZE, Point};

use super::Ground;
use super::area::Area;
use crate::lesson::TaskLayout;
use crate::scene::cards::corners;
use crate::scene::{BoardPart, Pawn};

/// The distance from a place to its bubble: a little more than half of a pawn or die.
pub const GAP: i32 = 350;
/// Places to try along each side of the board.
const TRIED: f64 = 40.0;
/// How much farther away a bubble may be for each other place that it then leaves free.
pub const DETOUR: i32 = 500;
/// The same for a banner: it goes farther than the board is wide, if it must.
pub const BANNER_DETOUR: i32 = 20_000;
/// The same for the place that it is about.
const ABOUT: i32 = 20_000;

/// A point that a bubble should leave free, and how many times it counts.
pub type Other = (Point, i32);

/// The points that a bubble should leave free: pawns, destinations, dice, hints and cards. What can be played counts more, and
/// the selected pawn, its destinations, and both ends of shown plays as much as the place that the bubble is about.
pub fn kept_free(board: &BoardPart) -> Vec<Other> {
    const PLAYABLE: i32 = 4;
    const CHOSEN: i32 = ABOUT / DETOUR;
    let weight = |pawn: &Pawn| match (pawn.selected, pawn.label.is_some()) {
        (true, _) => CHOSEN,
        (false, true) => PLAYABLE,
        (false, false) => 1,
    };
    let pawns = board.pawns.iter().map(|pawn| (pawn.at, weight(pawn)));
    let goals = board.goals.iter().map(|goal| (goal.at, CHOSEN));
    let ways = || board.hint_ways.iter().chain(&board.made_ways);
    let ends = ways().flat_map(|way| way.points.first().into_iter().chain(way.points.last()));
    let ends = ends.map(|at| (*at, CHOSEN));
    let hints = ways().flat_map(|way| &way.points).copied();
    let dice = board.dice.iter().map(|die| die.at);
    let cards = board.layout.pile.into_iter().flat_map(corners);
    let rest = dice.chain(hints).chain(cards).map(|at| (at, 1));
    pawns.chain(goals).chain(ends).chain(rest).collect()
}

/// The points that a bubble should leave free in a lesson besides: those of its text and captions.
pub fn kept_in_lesson(task: &TaskLayout) -> impl Iterator<Item = Other> {
    const APART: usize = GAP as usize;
    let along = |from: i32, size: i32| (from..=from + size).step_by(APART).chain([from + size]);
    let points = move |area: Area| {
        along(area.from.x, area.size.x)
            .flat_map(move |x| along(area.from.y, area.size.y).map(move |y| (Point { x, y }, 1)))
    };
    let captions = task.marks.iter().map(|mark| mark.caption);
    captions.chain([task.bubble]).flat_map(points)
}

/// The place of a bubble of this size: on the board, and near the place that it is `about` without covering it, or near the
/// middle of the board. It may be farther away by `detour` for each of the `others` that it then leaves free.
pub fn beside(size: Point, about: Option<Point>, others: &[Other], detour: i32) -> Area {
    let middle = Point {
        x: BOARD_SIZE / 2,
        y: BOARD_SIZE / 2,
    };
    let (x, y) = exact(about.unwrap_or(middle));
    let mut ground = Ground::default();
    for (at, count) in others {
        let cost = 10 * i64::from(*count) * i64::from(detour);
        ground.keep_areas([Area::around(*at, GAP)], cost);
    }
    let about = about.map(|at| Area::around(at, GAP));
    ground.keep_areas(about, 10 * i64::from(ABOUT));
    let (width, height) = exact(size);
    let away = |(left, top): (f64, f64)| {
        let (aside, off) = (left + width / 2.0 - x, top + height / 2.0 - y);
        let (aside, off) = (aside.abs(), off.abs());
        if about.is_none() {
            return tenths(aside.hypot(off));
        }
        let (across, down) = (aside - width / 2.0, off - height / 2.0);
        // Of the places at that distance the one straight above, below or beside.
        tenths(across.max(0.0).hypot(down.max(0.0)) + 0.1 * aside.min(off))
    };
    let along =
        |size: i32, step: i32| f64::from((BOARD_SIZE - size).max(0)) * f64::from(step) / TRIED;
    let steps = || 0..=TRIED as i32;
    let corners = steps()
        .flat_map(|column| steps().map(move |row| (along(size.x, column), along(size.y, row))));
    let areas = corners.map(|corner| {
        let from = Point {
            x: corner.0.round() as i32,
            y: corner.1.round() as i32,
        };
        (away(corner), Area { from, size })
    });
    let best = ground.place(areas);
    best.unwrap_or(Area::around(middle, 0))
}

fn exact(Point { x, y }: Point) -> (f64, f64) {
    (f64::from(x), f64::from(y))
}

/// A distance in tenths of units, exact enough to find places that are equally near.
fn tenths(distance: f64) -> i64 {
    (10.0 * distance).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Point = Point { x: 3_700, y: 1_300 };

    /// How far a place is from the edge of the bubble, across or down; negative if it is covered.
    fn apart(bubble: Area, at: Point) -> i32 {
        let middle = bubble.middle();
        let across = (at.x - middle.x).abs() - bubble.size.x / 2;
        across.max((at.y - middle.y).abs() - bubble.size.y / 2)
    }

    #[test]
    fn a_bubble_is_beside_its_place_and_covers_neither_it_nor_another() {
        for x in [0, 300, 5_000, 9_700, 10_000] {
            for y in [0, 300, 5_000, 9_700, 10_000] {
                let (at, goal) = (
                    Point { x, y },
                    Point {
                        x,
                        y: (y - 1_400).abs(),
                    },
                );
                let bubble = beside(SIZE, Some(at), &[(goal, 1)], DETOUR);
                assert!(bubble.is_inside(0), "{bubble:?}");
                assert!(apart(bubble, goal) >= GAP, "{at:?}");
                assert!((GAP..860).contains(&apart(bubble, at)), "{at:?} {bubble:?}");
            }
        }
    }

    #[test]
    fn a_bubble_among_pawns_stays_near_its_place() {
        let row = |y| {
            (0..8)
                .map(move |column| 2_500 + 700 * column)
                .map(move |x| Point { x, y })
        };
        let others = row(4_300).chain(row(5_700)).map(|at| (at, 1));
        let others: Vec<Other> = others.collect();
        let at = Point { x: 5_000, y: 5_000 };
        let bubble = beside(SIZE, Some(at), &others, DETOUR);
        assert!((GAP..1_200).contains(&apart(bubble, at)), "{bubble:?}");
    }

    #[test]
    fn a_banner_is_near_its_event_and_covers_no_pawn() {
        let size = Point { x: 4_300, y: 700 };
        for x in [570, 2_900, 5_000, 9_400] {
            for y in [570, 5_000, 9_400] {
                let at = |x, y| Point { x, y };
                let pawns = [at(x, y), at(x, y + 640), at(5_000, 4_300), at(1_300, 8_600)];
                let others = pawns.map(|at| (at, 1));
                let banner = beside(size, Some(at(x, y)), &others, BANNER_DETOUR);
                assert!(banner.is_inside(0), "{banner:?}");
                assert!(
                    pawns.iter().all(|pawn| apart(banner, *pawn) >= GAP),
                    "{banner:?}"
                );
                assert!((banner.middle().y - y).abs() < 2_900, "{banner:?}");
            }
        }
    }
}
