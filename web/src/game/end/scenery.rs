//! The scene of the end: art in the style of the board, and the night after a loss.

use rules::board::{BOARD_SIZE, Board, Point};
use yew::prelude::*;

use crate::board::svg::{circle, path};
use crate::board::theme;

/// What turns, and the light in the winner's colour behind it, are round this point, where the winner stands.
const STAGE: Point = Point { x: 5_000, y: 4_750 };

/// Beams of light behind the podium where the board has no art.
const BEAMS: usize = 14;

/// The moon of a night sky.
const MOON: &str = "M8500 3050A600 600 0 1 0 9020 3950A560 560 0 0 1 8500 3050z";

/// Its stars.
const STARS: [Point; 9] = [
    Point { x: 900, y: 3_300 },
    Point { x: 1_500, y: 700 },
    Point { x: 2_300, y: 4_300 },
    Point { x: 3_100, y: 3_200 },
    Point { x: 5_100, y: 600 },
    Point { x: 6_900, y: 3_900 },
    Point { x: 7_300, y: 800 },
    Point { x: 9_200, y: 1_300 },
    Point { x: 9_100, y: 5_200 },
];

/// What is behind the podium, from back to front: a scene, what turns in it, the night after a loss, and the lights.
pub fn scenery(board: &Board, is_lost: bool) -> Html {
    html! {
        <>
            { path("shade", format!("M0 0H{BOARD_SIZE}V{BOARD_SIZE}H0z")) }
            { part(board, "back") }
            { circle("halo print", STAGE, 2_400) }
            if !is_lost {
                { path("beams plain-drawing", beams()) }
            }
            { part(board, "turning") }
            if is_lost {
                { path("dusk", format!("M0 0H{BOARD_SIZE}V{BOARD_SIZE}H0z")) }
                { path("night", night()) }
            }
            { part(board, "lights") }
        </>
    }
}

/// A part of the scene: "back", "turning", "lights", or "foot", which belongs to the podium. A board without art has none.
pub fn part(board: &Board, name: &'static str) -> Html {
    if !theme::is_printed(board) {
        return html! {};
    }
    let href = format!("ends/{}-{name}.svg", board.theme);
    html! { <image class={classes!("print", name)} {href} width="10000" height="10000" /> }
}

/// A moon and stars.
fn night() -> String {
    let star =
        |Point { x, y }: Point| format!("M{x} {y}l30 90 90 30-90 30-30 90-30-90-90-30 90-30z");
    let stars: String = STARS.into_iter().map(star).collect();
    format!("{MOON}{stars}")
}

/// Wedges of light from behind the winner, over the whole board.
fn beams() -> String {
    let far = f64::from(BOARD_SIZE);
    let (x, y) = (f64::from(STAGE.x), f64::from(STAGE.y));
    let end = |turn: f64| {
        let (sin, cos) = (turn * std::f64::consts::TAU / BEAMS as f64).sin_cos();
        format!("L{:.0} {:.0}", x + far * cos, y + far * sin)
    };
    let beam = |index: usize| {
        let (from, to) = (end(index as f64), end(index as f64 + 0.5));
        format!("M{x} {y}{from}{to}z")
    };
    (0..BEAMS).map(beam).collect()
}
