//! The chart of a review: every side's chance of winning, turn by turn.

use rules::board::Point;
use web_sys::Element;
use words::t;
use yew::prelude::*;

use super::model::{ReviewModel, chances_text};
use crate::board::svg::{path, points, polyline, text};
use crate::game::end::race_chart::{sign, spread};
use crate::markup::colour_class;

/// The width of the picture, and the plot within it, in its units.
const WIDTH: i32 = 400;
const LEFT: i32 = 50;
const RIGHT: i32 = 338;
const TOP: i32 = 12;
const BOTTOM: i32 = 192;

/// The maximal number of turn numbers below the plot, besides 0.
const MAX_TICKS: usize = 6;

/// The chart, with a turn marked, 0 for the start, and as long as the whole game, as far as that is known. It calls
/// `onturn` with a turn that was pointed at. Its lines differ in colour, dashes and the emblem at their end.
pub fn review_chart(
    model: &ReviewModel,
    turn: usize,
    length: usize,
    onturn: Callback<usize>,
) -> Html {
    let length = length.max(model.turns.len()).max(1);
    let x = |turn: usize| LEFT + (RIGHT - LEFT) * turn as i32 / length as i32;
    let grid: String = (0..=4)
        .map(|quarter| format!("M{LEFT} {}H{RIGHT}", height(quarter * 250)))
        .collect();
    let level = |percent: i32| {
        let at = Point {
            x: LEFT - 4,
            y: height(percent * 10),
        };
        text("level", at, t!(review::percent, percent = percent as u32))
    };
    let tick = |turn: usize| {
        let at = Point {
            x: x(turn),
            y: BOTTOM + 18,
        };
        text("tick", at, turn.to_string())
    };
    let end = |chances: &Vec<u16>| height(chances.last().map_or(0, |chance| i32::from(*chance)));
    let ends = spread(model.chances.iter().map(end).collect(), BOTTOM);
    let chance_text = |chances: &Vec<u16>| {
        let chance = chances.last().copied().unwrap_or_default();
        t!(review::percent, percent = u32::from(chance + 5) / 10)
    };
    let line = |(index, chances): (usize, &Vec<u16>)| {
        let place = |(turn, chance): (usize, &u16)| Point {
            x: x(turn),
            y: height(i32::from(*chance)),
        };
        let way: Vec<Point> = chances.iter().enumerate().map(place).collect();
        let (way, last) = (points(&way), x(chances.len() - 1));
        html! {
            <g class={classes!(colour_class(model.sides[index].colour_key), format!("dashes-{index}"))}>
                { polyline("rim", way.clone()) }
                { polyline("line", way) }
                { sign(model.sides[index].colour_key, Point { x: last, y: end(chances) }, ends[index]) }
                { text("value", Point { x: last + 33, y: ends[index] }, chance_text(chances)) }
            </g>
        }
    };
    let now: Vec<u16> = model
        .chances
        .iter()
        .filter_map(|side| side.last().copied())
        .collect();
    let chances = chances_text(&model.sides, &now);
    let label = t!(review::chart, count = model.turns.len(), chances);
    let point_at = {
        let last = model.turns.len();
        move |event: &PointerEvent| {
            let target = event.target_dyn_into::<Element>();
            let Some(chart) = target.and_then(|it| it.closest("svg").ok()?) else {
                return;
            };
            let bounds = chart.get_bounding_client_rect();
            let x =
                (f64::from(event.client_x()) - bounds.left()) * f64::from(WIDTH) / bounds.width();
            let part = (x - f64::from(LEFT)) / f64::from(RIGHT - LEFT);
            let turn = (part * length as f64).round().max(0.0) as usize;
            onturn.emit(turn.min(last));
        }
    };
    let onpointerdown = {
        let point_at = point_at.clone();
        move |event: PointerEvent| point_at(&event)
    };
    let onpointermove = move |event: PointerEvent| {
        if event.buttons() != 0 {
            point_at(&event);
        }
    };
    html! {
        <svg class="race-chart review-chart" viewBox="0 0 400 216" role="img" aria-label={label}
            {onpointerdown} {onpointermove}>
            { path("grid", grid) }
            { for [0, 50, 100].map(level) }
            { for ticks(length).map(tick) }
            { path("turn", format!("M{} {TOP}V{BOTTOM}", x(turn))) }
            { for model.chances.iter().enumerate().map(line) }
        </svg>
    }
}

/// The turns whose numbers stand below the plot: multiples of 1, 2 or 5 times a power of 10.
fn ticks(length: usize) -> impl Iterator<Item = usize> {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_usize.pow(power)));
    let step = steps.into_iter().find(|step| length / step <= MAX_TICKS);
    (0..=length).step_by(step.unwrap_or(length))
}

/// How high a chance in thousandths stands.
fn height(chance: i32) -> i32 {
    BOTTOM - (BOTTOM - TOP) * chance / 1000
}
