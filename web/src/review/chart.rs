//! The chart of a review: every side's chance of winning, turn by turn.

use rules::board::Point;
use words::t;
use yew::prelude::*;

use super::model::{ReviewModel, chances_text};
use crate::board::svg::{path, points, polyline};
use crate::markup::{colour_class, count_render};

/// The plot within the picture, in its units.
const LEFT: i32 = 10;
const RIGHT: i32 = 390;
const TOP: i32 = 10;
const BOTTOM: i32 = 190;

/// Props of [`ReviewChart`].
#[derive(Properties, PartialEq)]
pub struct ReviewChartProps {
    /// The review.
    pub model: std::rc::Rc<ReviewModel>,
    /// The turn that is marked; 0 for the start.
    pub turn: usize,
    /// How many turns the whole game has, as far as it is known.
    pub length: usize,
}

/// The chart. Its lines differ in colour and dashes.
#[component]
pub fn ReviewChart(props: &ReviewChartProps) -> Html {
    count_render("ReviewChart");
    let model = &props.model;
    let length = props.length.max(model.turns.len()).max(1);
    let x = |turn: usize| LEFT + (RIGHT - LEFT) * turn as i32 / length as i32;
    let grid: String = (0..=4)
        .map(|quarter| format!("M{LEFT} {}H{RIGHT}", height(quarter * 250)))
        .collect();
    let line = |(index, chances): (usize, &Vec<u16>)| {
        let place = |(turn, chance): (usize, &u16)| Point {
            x: x(turn),
            y: height(i32::from(*chance)),
        };
        let way: Vec<Point> = chances.iter().enumerate().map(place).collect();
        let way = points(&way);
        html! {
            <g class={classes!(colour_class(model.sides[index].colour_key), format!("dashes-{index}"))}>
                { polyline("rim", way.clone()) }
                { polyline("line", way) }
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
    html! {
        <svg class="race-chart review-chart" viewBox="0 0 400 200" role="img" aria-label={label}>
            { path("grid", grid) }
            { for model.chances.iter().enumerate().map(line) }
            { path("turn", format!("M{} {TOP}V{BOTTOM}", x(props.turn))) }
        </svg>
    }
}

/// How high a chance in thousandths stands.
fn height(chance: i32) -> i32 {
    BOTTOM - (BOTTOM - TOP) * chance / 1000
}
