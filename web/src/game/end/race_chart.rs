//! The chart of a race: a line for each side.

use rules::board::Point;
use table::outcome::{self, RaceLine};
use yew::prelude::*;

use crate::board::svg::{path, path_at, points, polyline};
use crate::board::theme::emblem;
use crate::markup::{colour_class, count_render};

/// The plot within the picture, in its units.
const LEFT: i32 = 10;
const RIGHT: i32 = 376;
const TOP: i32 = 16;
const BOTTOM: i32 = 144;

/// What the emblems at the lines' ends need, one below the other.
const EMBLEM: i32 = 17;

/// Props of [`RaceChart`].
#[derive(Properties, PartialEq)]
pub struct RaceChartProps {
    /// The chart.
    pub chart: outcome::RaceChart,
}

/// The chart of a race. Its lines differ in colour, dashes and the emblem at their end.
#[component]
pub fn RaceChart(props: &RaceChartProps) -> Html {
    count_render("RaceChart");
    let chart = &props.chart;
    let grid: String = (0..=4)
        .map(|quarter| format!("M{LEFT} {}H{RIGHT}", height(quarter * 250)))
        .collect();
    let ends = ends(&chart.lines);
    let line = |(index, line): (usize, &RaceLine)| {
        let way = points(&way(line));
        // In units of an emblem, which is drawn round its middle.
        let place = format!("translate({} {}) scale(.042)", RIGHT + 12, ends[index]);
        html! {
            <g class={classes!(colour_class(line.colour_key), format!("dashes-{index}"))}>
                { polyline("rim", way.clone()) }
                { polyline("line", way) }
                { path_at("sign", emblem::outline(line.colour_key), place) }
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

/// How high the emblem of each line stands: at its end, or as near as those of others leave room.
fn ends(lines: &[RaceLine]) -> Vec<i32> {
    let end = |line: &RaceLine| height(line.progress.last().map_or(0, |last| i32::from(*last)));
    let mut ends: Vec<i32> = lines.iter().map(end).collect();
    // Two that are too near make way for each other, again and again until all have room.
    for _ in 0..EMBLEM * 4 {
        for one in 0..ends.len() {
            for other in one + 1..ends.len() {
                if (ends[one] - ends[other]).abs() < EMBLEM {
                    let (above, below) = match ends[one] <= ends[other] {
                        true => (one, other),
                        false => (other, one),
                    };
                    ends[above] = (ends[above] - 1).max(TOP - EMBLEM / 2);
                    ends[below] = (ends[below] + 1).min(BOTTOM);
                }
            }
        }
    }
    ends
}
