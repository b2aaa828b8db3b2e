//! The chart of a race: a line for each side.

use rules::board::Point;
use table::outcome::{RaceChart, RaceLine};
use yew::prelude::*;

use crate::board::svg::{path, path_at, points, polyline, translate};
use crate::board::theme::emblem;
use crate::markup::colour_class;

/// The plot within the picture, in its units.
const LEFT: i32 = 10;
const RIGHT: i32 = 366;
const TOP: i32 = 16;
const BOTTOM: i32 = 144;

/// What the emblems at the lines' ends need, one below the other.
const EMBLEM: i32 = 17;

/// The chart of a race. Its lines differ in colour, dashes and the emblem at their end.
pub fn race_chart(chart: &RaceChart) -> Html {
    let grid: String = (0..=4)
        .map(|quarter| format!("M{LEFT} {}H{RIGHT}", height(quarter * 250)))
        .collect();
    let end = |line: &RaceLine| height(line.progress.last().map_or(0, |last| i32::from(*last)));
    let ends = spread(chart.lines.iter().map(end).collect(), BOTTOM);
    let line = |(index, line): (usize, &RaceLine)| {
        let way = points(&way(line));
        html! {
            <g class={classes!(colour_class(line.colour_key), format!("dashes-{index}"))}>
                { polyline("rim", way.clone()) }
                { polyline("line", way) }
                { sign(line.colour_key, Point { x: RIGHT, y: end(line) }, ends[index]) }
            </g>
        }
    };
    html! {
        <svg class="race-chart" viewBox="0 0 400 154" role="img" aria-label={chart.label.clone()}>
            { path("grid", grid) }
            { for chart.lines.iter().enumerate().map(line) }
        </svg>
    }
}

/// The points of a line.
fn way(line: &RaceLine) -> Vec<Point> {
    let last = line.progress.len().saturating_sub(1).max(1) as i32;
    let point = |(turn, progress): (usize, &u16)| Point {
        x: LEFT + (RIGHT - LEFT) * turn as i32 / last,
        y: height(i32::from(*progress)),
    };
    line.progress.iter().enumerate().map(point).collect()
}

/// How high a progress in thousandths stands.
fn height(progress: i32) -> i32 {
    BOTTOM - (BOTTOM - TOP) * progress / 1000
}

/// How far the middle of an emblem is from the end of its line.
const BESIDE: i32 = 22;

/// The emblem beside the end of a line, at its height or at another, to which a thin line leads then.
pub fn sign(colour_key: &str, end: Point, y: i32) -> Html {
    let x = end.x + BESIDE;
    // In units of an emblem, which is drawn round its middle.
    let place = format!("{} scale(.042)", translate(Point { x, y }));
    html! {
        <>
            if y != end.y {
                { path("leader", format!("M{} {}L{x} {y}", end.x, end.y)) }
            }
            { path_at("line-end", emblem::outline(colour_key), place) }
        </>
    }
}

/// How high the emblem of each line stands: at its end, or as near as those of others leave room above `bottom`.
pub fn spread(mut ends: Vec<i32>, bottom: i32) -> Vec<i32> {
    // Two that are too near make way for each other, again and again until all have room.
    for _ in 0..EMBLEM * 4 {
        for one in 0..ends.len() {
            for other in one + 1..ends.len() {
                if (ends[one] - ends[other]).abs() < EMBLEM {
                    let (above, below) = match ends[one] <= ends[other] {
                        true => (one, other),
                        false => (other, one),
                    };
                    ends[above] = (ends[above] - 1).max(10);
                    ends[below] = (ends[below] + 1).min(bottom);
                }
            }
        }
    }
    ends
}
