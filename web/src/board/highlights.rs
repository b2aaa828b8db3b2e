//! What is marked on the board for a moment: the last play, the way that is pointed at, the hint.

use rules::board::{Board, Point, Space};
use table::scene::Scene;
use yew::prelude::*;

use crate::board::draw::{all, group, points, polygon, polyline, shape};

/// How far before its goal the hint's arrow ends, in board units.
const SHORT_OF: i32 = 130;

/// The marks, below the pawns.
pub fn marks(board: &Board, scene: &Scene) -> Html {
    let marked = |class: &'static str, spaces: &[Space]| {
        let shapes = spaces.iter().map(|space| shape(class, board.space(*space)));
        group("", all(shapes))
    };
    html! {
        <g class="marks" aria-hidden="true">
            // Light below dark, so that it is seen on any space.
            { marked("mark rim", &scene.last) }
            { marked("mark last", &scene.last) }
            { marked("mark lit", &scene.lit) }
        </g>
    }
}

/// The hint as an arrow along its way, above the pawns.
pub fn arrow(scene: &Scene) -> Html {
    let [.., before, end] = scene.hint_way[..] else {
        return group("hint-arrow", Html::default());
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
            { polyline("shaft rim", &points(&way)) }
            { polyline("shaft", &points(&way)) }
            { polygon("head", &points(&head)) }
        </g>
    }
}
