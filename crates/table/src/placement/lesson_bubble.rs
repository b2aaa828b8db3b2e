//! Bubble, arrow and captions of a lesson.

use rules::board::{BOARD_SIZE, Point};

use super::Ground;
use super::area::{Area, distance, distance_to_line};
use crate::lesson::keep_clear::Obstacles;

/// The possible widths of the bubble.
const WIDTHS: [i32; 5] = [2_800, 3_400, 4_000, 4_600, 5_400];
/// In the bubble: a character's average width, a line's height, and the room beside and above the text.
const LETTER: i32 = 110;
const LINE: i32 = 267;
const BESIDE: i32 = 380;
const ABOVE: i32 = 220;
/// The sign for the result of a lesson, beside the text, and the praise above the text.
const SIGN: i32 = 720;
const CHEER: i32 = 340;
/// The distance between candidate positions of the bubble.
const STEP: usize = 200;
/// The distance between the bubble and the edge of the board.
const MARGIN: i32 = 250;
/// The radius that must stay visible around a pawn or space.
pub const CLEAR: i32 = 340;
/// The size of a letter that stands for a caption.
const BADGE: Point = Point { x: 540, y: 540 };
/// The height of a caption, its width for each character, and its width around the text.
const CAPTION_HEIGHT: i32 = 330;
const CHARACTER: i32 = 132;
const PADDING: i32 = 220;

/// The text of a bubble, and whether it tells how the lesson went.
#[derive(Clone, Copy)]
pub(crate) struct BubbleText<'a> {
    pub(crate) words: &'a str,
    pub(crate) is_outcome: bool,
}

impl BubbleText<'_> {
    /// The height that it needs in a bubble of that width.
    fn height(&self, width: i32) -> i32 {
        let (sign, cheer) = match self.is_outcome {
            true => (SIGN, CHEER),
            false => (0, 0),
        };
        let room = width - BESIDE - sign;
        let (mut lines, mut used) = (1, 0);
        for word in self.words.split(' ') {
            let letters = i32::try_from(word.chars().count()).unwrap_or(0);
            if used > 0 && used + letters * LETTER > room {
                (lines, used) = (lines + 1, 0);
            }
            used += (letters + 1) * LETTER;
        }
        ABOVE + cheer + lines * LINE
    }
}

impl Obstacles {
    /// The position of the bubble of a lesson about `target`: near it, covering nothing that is needed, no
    /// caption, and little else, and near its position `before`.
    pub(crate) fn bubble(
        &self,
        text: BubbleText<'_>,
        target: Option<Point>,
        captions: &[Area],
        before: Option<Area>,
    ) -> Area {
        let starts = |size: i32| (MARGIN..=BOARD_SIZE - MARGIN - size).step_by(STEP);
        let sizes = WIDTHS.map(|x| Point {
            x,
            y: text.height(x),
        });
        let areas = sizes.into_iter().flat_map(|size| {
            starts(size.y).flat_map(move |y| {
                starts(size.x).map(move |x| Area {
                    from: Point { x, y },
                    size,
                })
            })
        });
        let mut ground = Ground::default();
        ground.keep_points(&self.needed, CLEAR, 1_000_000);
        ground.keep_areas(captions.iter().copied(), 100_000);
        ground.keep_points(&self.useful, CLEAR, 1_500);
        ground.keep_points(&self.spaces, 1, 150);
        let away = |area: &Area| {
            let moved = before.map_or(0, |before| distance(before.middle(), area.middle()) / 3);
            let arrow = target.map(|target| self.arrow_cost(area.nearest(target), target));
            i64::from(moved) + arrow.unwrap_or_default()
        };
        let best = ground.place(areas.map(|area| (away(&area), area)));
        best.unwrap_or(Area {
            from: Point { x: 0, y: 0 },
            size: sizes[0],
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
        self.beside(at, size, taken, arrow)
    }

    /// The middle of the letter that stands for a caption, clear of an arrow.
    pub(crate) fn badge(&self, at: Point, taken: &[Area], arrow: Option<[Point; 2]>) -> Area {
        self.beside(at, BADGE, taken, arrow)
    }

    /// The place for something of that size beside `at`.
    fn beside(&self, at: Point, size: Point, taken: &[Area], arrow: Option<[Point; 2]>) -> Area {
        let others = self.marked.iter().filter(|other| **other != at);
        let mut ground = Ground::default();
        ground.keep_points(&self.needed, 260, 20_000);
        ground.keep_points(&self.useful, 200, 150);
        ground.keep_points(others, 480, 1_500);
        ground.keep_areas(taken.iter().copied(), 50_000);
        if let Some(arrow) = arrow {
            ground.keep_line(arrow, 200, 5_000);
        }
        let areas = [380, 500, 640, 900, 1_250, 1_600]
            .into_iter()
            .flat_map(|away| {
                let corners = (0..).zip(corners(at, size, away));
                corners.map(move |(index, from)| (i64::from(away + index), Area { from, size }))
            });
        let best = ground.place(areas.filter(|(_, area)| area.is_on_board()));
        best.unwrap_or(Area { from: at, size })
    }
}

/// The upper left corners of the places for something of that size around `at`, the best first.
fn corners(at: Point, size: Point, away: i32) -> [Point; 12] {
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
    corners.map(|(x, y)| Point { x, y })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bubble_is_as_high_as_its_text() {
        let text = |words, is_outcome| BubbleText { words, is_outcome };
        let (short, long) = (
            text("Here.", false),
            text("Here and there and over there.", false),
        );
        assert_eq!(short.height(2_800), ABOVE + LINE);
        assert_eq!(long.height(2_800), ABOVE + 2 * LINE);
        assert_eq!(long.height(5_400), ABOVE + LINE);
        assert_eq!(
            text(long.words, true).height(2_800),
            long.height(2_800) + CHEER
        );
        // The sign leaves less room.
        assert_eq!(
            text(long.words, true).height(2_400),
            ABOVE + CHEER + 3 * LINE
        );
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
            ..Obstacles::default()
        };
        // An arrow from below would cross the pawn.
        let from = obstacles.short_arrow(at(5_000, 4_200));
        assert!(from.x != 5_000 && from.y > 4_200, "{from:?}");
    }
}
