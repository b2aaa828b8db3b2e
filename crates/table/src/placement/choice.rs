//! The choice "Which one?" among targets that are close together: a large button for each, beside the finger, and the
//! question.

use rules::board::{BOARD_SIZE, Point};

use super::Ground;
use super::area::Area;
use crate::sides::Side;

/// Half of a button's width: on the smallest board it is as wide as a fingertip, 44 px.
pub const RADIUS: i32 = 720;
/// The distance between the middles of two buttons.
const APART: i32 = 2 * RADIUS + 160;
/// The distances from the targets to the row of buttons.
const AWAY: [i32; 5] = [1_700, 1_900, 2_100, 2_400, 2_800];
/// The distance from the edge of the board.
const MARGIN: i32 = 40;
/// The radius that stays visible round a target.
pub const CLEAR: i32 = 300;
/// The distance from the buttons to the question.
const GAP: i32 = 140;

/// Where the parts of a choice lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The middles of the buttons, each of the target at this place in the list.
    pub buttons: Vec<Point>,
    /// The area of the question.
    pub question: Area,
}

/// The places of the buttons for these targets, and of a question of this size, as the person at the side `reader` sees
/// them: a row above the targets, or below them where there is no room; or a column beside targets that lie in one.
pub fn choice(targets: &[Point], question: Point, reader: Side) -> Choice {
    let turns = reader.turns();
    let seen: Vec<Point> = targets.iter().map(|at| at.turned(turns)).collect();
    let choice = upright(&seen, question);
    let back = (4 - turns) % 4;
    let buttons = choice.buttons.into_iter();
    Choice {
        buttons: buttons.map(|at| at.turned(back)).collect(),
        question: choice.question.turned(back),
    }
}

fn upright(targets: &[Point], question: Point) -> Choice {
    let mut ground = Ground::default();
    ground.keep_points(targets, CLEAR, 100_000);
    let cost = |choice: &Choice| {
        let areas = choice.areas();
        let costs = areas.map(|area| match area.is_inside(MARGIN) {
            true => ground.cost(&area),
            false => 1_000_000,
        });
        costs.sum::<i64>()
    };
    let is_column = is_column(targets);
    // The nearest first.
    let choices = AWAY.into_iter().flat_map(|away| {
        [-away, away].into_iter().flat_map(move |away| {
            let buttons = match is_column {
                true => column(targets, away),
                false => row(targets, away),
            };
            // Beyond the buttons, where no line to a target crosses it.
            let is_below_first = !is_column && away > 0;
            [is_below_first, !is_below_first].map(|is_below| Choice {
                question: beyond(&buttons, question, is_below),
                buttons: buttons.clone(),
            })
        })
    });
    let best = choices.min_by_key(cost);
    best.expect("there is at least one place")
}

impl Choice {
    /// The areas of the buttons and of the question.
    pub fn areas(&self) -> impl Iterator<Item = Area> {
        let buttons = self.buttons.iter().map(|at| Area::around(*at, RADIUS));
        buttons.chain([self.question])
    }
}

/// Whether targets lie one below another rather than side by side.
fn is_column(targets: &[Point]) -> bool {
    let spread = |of: fn(&Point) -> i32| {
        let (least, most) = (targets.iter().map(of).min(), targets.iter().map(of).max());
        most.unwrap_or_default() - least.unwrap_or_default()
    };
    spread(|at| at.y) > spread(|at| at.x)
}

fn column(targets: &[Point], away: i32) -> Vec<Point> {
    let flipped = |Point { x, y }: &Point| Point { x: *y, y: *x };
    let targets: Vec<Point> = targets.iter().map(flipped).collect();
    row(&targets, away).iter().map(flipped).collect()
}

/// The middles of buttons in a row, which is this far below the targets. They are in the order of the targets, so that no
/// line crosses another.
fn row(targets: &[Point], away: i32) -> Vec<Point> {
    let count = targets.len() as i32;
    let sum = |of: fn(&Point) -> i32| targets.iter().map(of).sum::<i32>() / count.max(1);
    let half = (count - 1) * APART / 2;
    let edge = half + RADIUS + MARGIN;
    let x = sum(|at| at.x).clamp(edge, BOARD_SIZE - edge);
    let y = sum(|at| at.y).clamp(0, BOARD_SIZE) + away;
    let order = |index: usize| (targets[index].x, targets[index].y, index);
    let button = |index: usize| {
        let before = (0..targets.len()).filter(|other| order(*other) < order(index));
        Point {
            x: x - half + before.count() as i32 * APART,
            y,
        }
    };
    (0..targets.len()).map(button).collect()
}

/// The area of the question, above or below the buttons.
fn beyond(buttons: &[Point], size: Point, is_below: bool) -> Area {
    let ends = |of: fn(&Point) -> i32| {
        let (least, most) = (buttons.iter().map(of).min(), buttons.iter().map(of).max());
        (least.unwrap_or_default(), most.unwrap_or_default())
    };
    let ((left, right), (top, bottom)) = (ends(|at| at.x), ends(|at| at.y));
    let edge = MARGIN + size.x / 2;
    Area {
        from: Point {
            x: ((left + right) / 2).clamp(edge, BOARD_SIZE - edge) - size.x / 2,
            y: match is_below {
                true => bottom + RADIUS + GAP,
                false => top - RADIUS - GAP - size.y,
            },
        },
        size,
    }
}
