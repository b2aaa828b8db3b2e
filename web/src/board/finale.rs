//! What the board shows once a game is won: the winners' homes in the light, a podium, and confetti.

use rules::board::{BOARD_SIZE, Board, Kind, Point, Shape, SpaceInfo};
use rules::seat::{SeatName, SeatSet};
use yew::prelude::*;

use crate::board::pawns::figure;
use crate::board::svg::{circle, path, shape, shape_path, text, translate};
use crate::markup::colour_class;

/// How many pieces of confetti fall.
const CONFETTI: usize = 36;

/// The light round a home, in board units.
const LIGHT: i32 = 1_250;

/// From a home to the podium, in board units.
const FROM_HOME: f64 = 2_300.0;

/// A shade over the whole board except the homes of the winners, and the winners on a podium.
/// It moves when it is shown for the first time.
pub fn spotlight(
    board: &Board,
    seats: &'static [SeatName],
    winners: SeatSet,
    is_new: bool,
) -> Html {
    let is_home = |info: &&SpaceInfo| {
        let of_winner = |owner| winners.has(owner);
        info.kind == Kind::Home && info.owner.is_none_or(of_winner)
    };
    let homes: Vec<&SpaceInfo> = board.spaces.iter().filter(is_home).collect();
    let mut shade = format!("M0 0H{BOARD_SIZE}V{BOARD_SIZE}H0z");
    for home in &homes {
        let light = Shape::Disc { radius: LIGHT };
        shade.push_str(&shape_path(home.place, &light));
    }
    html! {
        <g class={classes!("spotlight", is_new.then_some("new"))} aria-hidden="true">
            { path("shade", shade) }
            { for homes.iter().map(|home| circle("edge", home.place, LIGHT)) }
            { for homes.iter().map(|home| shape("ring rim", home)) }
            { for homes.iter().map(|home| shape("ring", home)) }
            { podium(winners, seats, homes.first().map(|home| home.place)) }
        </g>
    }
}

/// Three steps, the highest in the middle.
const PODIUM: &str = "M-1000 900V540H-340V240H340V620H1000V900z";

/// The winners on the highest step of a podium, across the middle of the board from their home.
fn podium(winners: SeatSet, seats: &'static [SeatName], home: Option<Point>) -> Html {
    let colours: Vec<&str> = winners
        .iter()
        .filter_map(|seat| seats.get(seat.index()))
        .map(|seat| seat.key)
        .collect();
    let middle = f64::from(BOARD_SIZE / 2);
    let home = home.map_or((middle, middle), |home| {
        (f64::from(home.x), f64::from(home.y))
    });
    let (dx, dy) = (middle - home.0, middle - home.1);
    let away = match dx.hypot(dy) {
        length if length < 1.0 => (0.0, -1.0),
        length => (dx / length, dy / length),
    };
    let at = Point {
        x: (home.0 + away.0 * FROM_HOME) as i32,
        y: (home.1 + away.1 * FROM_HOME) as i32,
    };
    let from = -250 * (colours.len() as i32 - 1);
    let winner = |(index, colour): (usize, &&'static str)| {
        let x = from + 500 * index as i32;
        let transform = format!("translate({x} -190) scale(2.1)");
        html! {
            <g class={classes!("pawn", colour_class(colour))} {transform}>{ figure(Some(colour)) }</g>
        }
    };
    html! {
        <g class="podium" transform={translate(at)}>
            <g class="rises">
                { path("steps", PODIUM) }
                { text("number", Point { x: 0, y: 550 }, "1") }
                { text("number", Point { x: -670, y: 695 }, "2") }
                { text("number", Point { x: 670, y: 735 }, "3") }
                { for colours.iter().enumerate().map(winner) }
            </g>
        </g>
    }
}

/// Confetti in the winners' colours, over the board; where less motion is wanted, a garland.
pub fn confetti(seats: &'static [SeatName], winners: SeatSet, is_new: bool) -> Html {
    let colours: Vec<String> = winners
        .iter()
        .filter_map(|seat| seats.get(seat.index()))
        .map(|seat| colour_class(seat.key))
        .collect();
    let piece = |colour: &String| html! { <i class={colour.clone()} /> };
    let class = classes!("confetti", is_new.then_some("new"));
    html! {
        <div {class} aria-hidden="true">{ for colours.iter().cycle().take(CONFETTI).map(piece) }</div>
    }
}
