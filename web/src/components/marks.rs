//! What is marked on the board for a moment: the last play, the way that is pointed at, the hint.

use rules::board::{Board, Point, Shape, Space};
use table::scene::Scene;
use yew::prelude::*;

/// How far before its goal the hint's arrow ends, in board units.
const SHORT_OF: i32 = 130;

/// The marks, below the pawns.
pub fn marks(board: &Board, scene: &Scene) -> Html {
    let mark = |space: &Space, class: &'static str| {
        let info = board.space(*space);
        match &info.shape {
            Shape::Polygon(corners) => {
                html! { <polygon {class} points={points(corners)} /> }
            }
            Shape::Disc { radius } => html! {
                <circle {class} cx={info.place.x.to_string()} cy={info.place.y.to_string()} r={radius.to_string()} />
            },
        }
    };
    html! {
        <g class="marks" aria-hidden="true">
            <g>{ for scene.last.iter().map(|space| mark(space, "mark last")) }</g>
            <g>{ for scene.lit.iter().map(|space| mark(space, "mark lit")) }</g>
        </g>
    }
}

/// The hint as an arrow along its way, above the pawns.
pub fn arrow(scene: &Scene) -> Html {
    let [.., before, end] = scene.hint_way[..] else {
        return html! { <g class="hint-arrow" /> };
    };
    // The head is drawn as a triangle at the end of the way, pointing as its last step does.
    let (dx, dy) = (end.x - before.x, end.y - before.y);
    let length = dx.abs().max(dy.abs()).max(1);
    let along = |units: i32, across: i32| Point {
        x: end.x + (dx * units - dy * across) / length,
        y: end.y + (dy * units + dx * across) / length,
    };
    let head = [
        along(SHORT_OF, 0),
        along(-SHORT_OF, 150),
        along(-SHORT_OF, -150),
    ];
    let mut way = scene.hint_way.clone();
    if let Some(last) = way.last_mut() {
        *last = along(-SHORT_OF, 0);
    }
    html! {
        <g class="hint-arrow" aria-hidden="true">
            <polyline class="shaft" points={points(&way)} />
            <polygon class="head" points={points(&head)} />
        </g>
    }
}

fn points(corners: &[Point]) -> String {
    let corners: Vec<_> = corners
        .iter()
        .map(|at| format!("{},{}", at.x, at.y))
        .collect();
    corners.join(" ")
}
